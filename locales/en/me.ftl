# `/me`: when and how the bot may disturb a person.

command-me = me
    .description = Your settings: language, quiet hours, reminders, vacation
command-me-show = show
    .description = See your settings, and where you are waited for
command-me-language = language
    .description = Choose the language of your private answers
    .language = language
    .language-description = Your language; without one, that of your Discord app
command-me-zone = zone
    .description = Say where you live: your quiet hours are those of your clock
    .zone = city
    .zone-description = A city, a country or a time zone, for example London
command-me-quiet = quiet
    .description = Your quiet hours: no reminder comes, no deadline ends
    .start = from
    .start-description = The beginning, for example 22:30; “off” for none
    .end = to
    .end-description = The end, for example 7:00
command-me-reminders = reminders
    .description = Choose the interval of your reminders
    .hours = hours
    .hours-description = Hours between two reminders; 0: never; left out: as the table
command-me-pings = pings
    .description = Choose what notifies you
    .own-turn-only = my-turn-only
    .own-turn-only-description = Do not notify me for what is asked outside of my turn
    .next-note = before-my-turn
    .next-note-description = Tell me when the turn before mine begins
command-me-today = not-today
    .description = No more reminders before tomorrow morning
command-me-vacation = vacation
    .description = Go away until a day: the table sees it, your deadlines wait
    .back = back
    .back-description = The day you are back, for example 15/08 or 10 days; “off” to come back

me-saved = Noted.
me-language = language: { $language }
me-zone = time zone: { $zone }
me-quiet = quiet hours: { $hours }
me-reminders = reminders: { $interval }
me-pings = notifications: { $only ->
    [True] only for my turn
   *[other] for all I am asked
}{ $next ->
    [True] {", and a turn before mine"}
   *[other] {""}
}
me-vacation = vacation until { $until }
me-as-table = as each table
me-unknown = unknown
me-no-quiet = none
me-waited-for = 👉 You are waited for in { $channels }.
me-nobody-waits = 😌 Nobody waits for you here.
me-zone-unknown = I do not know the time zone “{ $zone }”. Perhaps { $meant }? A city is enough: the list offers what comes close.
me-zone-first = First say where you live, with `/me zone`: your quiet hours will follow your clock, in summer and winter.
me-quiet-unknown = I do not understand these hours. Write for example from `22:30` to `7:00`, or `off` for no quiet hours.
me-quiet-too-long = Quiet hours last { $hours } h at most: the deadlines of the others depend on them. For longer there is `/me vacation`.
me-vacation-unknown = I do not understand this day. Write for example `15/08`, `2026-08-15`, `10 days` or `2 weeks`, or `off` to come back.
me-vacation-when = The day you are back is tomorrow at the earliest, and within { $days } days.
me-vacation-set = 🏖️ Enjoy it! Back on { $until }, or as soon as you press a button.
