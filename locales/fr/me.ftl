# `/moi` : quand et comment le bot peut déranger une personne.

command-me = moi
    .description = Vos réglages : langue, heures calmes, rappels, vacances
command-me-show = voir
    .description = Voir vos réglages, et où l’on vous attend
command-me-language = langue
    .description = Choisir la langue de vos réponses privées
    .language = langue
    .language-description = Votre langue ; sans elle, celle de votre application Discord
command-me-zone = fuseau
    .description = Dire où vous vivez : vos heures calmes sont celles de votre horloge
    .zone = ville
    .zone-description = Une ville, un pays ou un fuseau, par exemple Paris
command-me-quiet = silence
    .description = Vos heures calmes : ni rappel, ni fin de délai
    .start = de
    .start-description = Le début, par exemple 22h30 ; « non » pour n’en avoir aucune
    .end = à
    .end-description = La fin, par exemple 7h
command-me-reminders = rappels
    .description = Choisir l’intervalle de vos rappels
    .hours = heures
    .hours-description = Heures entre deux rappels ; 0 : jamais ; sans choix : comme la table
command-me-pings = appels
    .description = Choisir ce qui vous notifie
    .own-turn-only = mon-tour-seulement
    .own-turn-only-description = Ne pas me notifier pour ce qu’on me demande hors de mon tour
    .next-note = avant-mon-tour
    .next-note-description = Me prévenir au début du tour qui précède le mien
command-me-today = pas-aujourdhui
    .description = Plus de rappel avant demain matin
command-me-vacation = vacances
    .description = Partir jusqu’à un jour donné : la table le voit, vos délais attendent
    .back = retour
    .back-description = Le jour de votre retour, par exemple 15/08 ou 10 jours ; « non » pour revenir

me-saved = C’est noté.
me-language = langue : { $language }
me-zone = fuseau : { $zone }
me-quiet = heures calmes : { $hours }
me-reminders = rappels : { $interval }
me-pings = notifications : { $only ->
    [True] seulement pour mon tour
   *[other] pour tout ce qu’on me demande
}{ $next ->
    [True] {", et un tour avant le mien"}
   *[other] {""}
}
me-vacation = vacances jusqu’au { $until }
me-as-table = comme chaque table
me-unknown = inconnu
me-no-quiet = aucune
me-waited-for = 👉 On vous attend dans { $channels }.
me-nobody-waits = 😌 Personne ne vous attend ici.
me-zone-unknown = Je ne connais pas le fuseau « { $zone } ». Peut-être { $meant } ? Une ville suffit : la liste propose ce qui s’en approche.
me-zone-first = Dites d’abord où vous vivez, avec `/moi fuseau` : vos heures calmes suivront votre horloge, été comme hiver.
me-quiet-unknown = Je ne comprends pas ces heures. Écrivez par exemple de `22h30` à `7h`, ou `non` pour n’avoir aucune heure calme.
me-quiet-too-long = Les heures calmes durent { $hours } h au plus : les délais des autres en dépendent. Pour plus longtemps, il y a `/moi vacances`.
me-vacation-unknown = Je ne comprends pas ce jour. Écrivez par exemple `15/08`, `2026-08-15`, `10 jours` ou `2 semaines`, ou `non` pour revenir.
me-vacation-when = Le retour est demain au plus tôt, et dans { $days } jours au plus.
me-vacation-set = 🏖️ Bonnes vacances ! Retour le { $until }, ou dès que vous presserez un bouton.
