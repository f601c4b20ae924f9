# Les personnes absentes : rappels, délais, intendant, votes, reprises.

time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count } h
time-minutes = { $count } min

button-since = Depuis mon tour
button-later = Pas aujourd’hui
button-back = Me revoilà
button-resume = Reprendre la partie
button-takeover = Prendre la place de { $seat }

remind-ping = 🔔 { $who } : { $what } (demandé { $since }).
remind-again = ⏰ { $who }, on vous attend : { $what } (demandé { $since }).
deadline-until = ⏳ Délai : { $until }
deadline-line = ⏳ { $seat } : jusqu’au { $until }
next-line = ⏭️ Ensuite : { $seat }

away-begins = 🏖️ { $seat } est en vacances jusqu’au { $until }. Ses délais attendent d’ici là.
away-ends = 👋 { $seat } est de retour.
away-line = 🏖️ { $seat } est en vacances jusqu’au { $until }.
steward-line = 🧹 L’intendant remplace { $seat } : il ne fait que le nécessaire, jusqu’à son retour.
steward-acts = 🧹 L’intendant, pour { $seat } : { $acts }
free-line = 🪑 La place de { $seat } est libre. L’intendant la tient en attendant.
pause-by-vote = ⏸️ La partie est en pause, par un vote de la table.
pause-by-nobody = ⏸️ La partie est en pause : plus personne n’est là. Elle reprendra quand quelqu’un reviendra.
pause-by-removed = ⏸️ La partie est en pause : le bot avait été retiré de ce serveur.
pause-because = ⏸️ La partie est en pause : { $reason }
pause-line = ⏸️ La partie est en pause.
ended-line = 🏁 La partie s’est arrêtée sans vainqueur.

later-set = 🌙 Pas de rappel avant { $until }.
later-not-yours = Ce rappel s’adresse à { $seat }. Vos propres rappels se règlent avec `/moi`.
back-done = 👋 Content de vous revoir : votre place est de nouveau à vous.
back-here = Votre place est bien à vous : personne ne joue pour vous.
takeover-done = 🪑 La place de { $seat } est maintenant à vous, avec ses cartes et ses droits. Pressez **{ $button_panel }** sous le message de la partie.
takeover-told = 🪑 { $person } prend la place de { $seat }.
takeover-none = Aucune place n’est libre à cette table.
leave-confirm = Quitter la partie ? Votre place, avec ses cartes et ses points, sera libre pour qui la prendra ; un intendant fera le nécessaire en attendant. Vous pourrez revenir tant qu’elle est libre.
leave-yes = Oui, quitter
leave-done = 🚪 Vous avez quitté la partie. Tant que la place est libre, vous pouvez la reprendre.
leave-told = 🚪 { $seat } quitte la partie.
error-seat-held = Cette place a déjà quelqu’un. Vous pouvez regarder ; `/katane` ouvre votre propre table dans un autre salon.

vote-absent = { $seat } n’a pas répondu malgré mes rappels. Que fait-on ? Attendre, laisser l’intendant faire le nécessaire, ou libérer sa place ? Je n’insisterai plus.
vote-absent-left = { $seat } n’est plus sur ce serveur. Que fait-on ? Attendre, laisser l’intendant faire le nécessaire, ou libérer sa place ?
vote-replace = { $by } propose de libérer la place de { $seat }.
vote-pause = { $by } propose de mettre la partie en pause.
vote-resume = { $by } propose de reprendre la partie.
vote-end = { $by } propose d’arrêter la partie sans vainqueur. Il faut l’accord de toutes les personnes présentes.
vote-choice-yes = Oui
vote-choice-no = Non
vote-choice-wait = Attendre
vote-choice-steward = Intendant
vote-choice-replace = Libérer la place
vote-standing = { $said } — il en faut { $needed } sur { $voters } · fin { $until }
vote-cancelled = Le vote est sans objet : { $seat } a joué.
vote-off-over = Le vote est sans objet : la partie est finie.
vote-off-seat = Le vote est sans objet : la place a changé de mains.
vote-off-state = Le vote est sans objet : la question est déjà réglée.
vote-failed = La proposition n’est pas retenue.
vote-waits = On attend.
vote-done-steward = Un intendant joue désormais le nécessaire pour { $seat }, jusqu’à son retour.
vote-done-replace = La place de { $seat } est libre.
vote-done-pause = La partie est en pause.
vote-done-resume = La partie reprend.
vote-done-end = La partie est terminée.
vote-opened = 🗳️ Votre proposition est dans le salon ; votre oui est compté.
vote-cast = 🗳️ Noté : { $choice }. Vous pouvez changer d’avis jusqu’à la fin du vote.
vote-paused = La partie est en pause : on ne peut voter que sa reprise ou son arrêt.
vote-not-paused = La partie n’est pas en pause.
vote-paused-by-moderator = La modération a mis la partie en pause ; c’est elle qui peut la reprendre.
vote-about-whom = Dites de qui il s’agit : choisissez la place d’une autre personne.
vote-about-nobody = Personne ne tient la place de { $seat } : il n’y a pas à voter. Si elle est libre, `/table reprendre` la donne.
vote-too-early = { $seat } a encore le temps : la table peut voter quand on attend depuis un jour, ou quand l’intendant joue à sa place.
vote-not-yours = Ce vote revient aux autres personnes présentes à la table.
error-vote-running = La table vote déjà là-dessus : regardez les derniers messages du salon.
error-vote-over = Ce vote est terminé.

since-title = Depuis votre dernier tour
since-dice = 🎲 { $what }
since-rolled = { $totals } — vous { $cards_none ->
    [yes] ne recevez rien
   *[no] recevez { $cards }
}
since-built = 🔨 { $what }
since-trades = 🤝 { $what }
since-robber = 🥷 { $what }
since-points = 🏆 { $what }
since-part = {" ; "}
since-nothing = rien

option-deadline = délais
option-turn_minutes = temps pour un tour
option-answer_minutes = temps pour répondre hors de son tour
option-budget_minutes = temps total de chacun
option-increment_minutes = temps rendu à chaque demande
option-reminder_minutes = rappel au bout de
    .summary = rappel au bout de { $time }
    .none = sans rappel
option-reminders = rappels avant de demander à la table
value-deadline-none = sans délai
value-deadline-soft = délai par demande, puis intendant
value-deadline-budget = pendule par joueur, puis intendant
value-reminders = { $count ->
    [0] aucun
   *[other] { $count }
}
value-never = jamais
lobby-time = ⏱️ { $terms }

command-table = table
    .description = Qui l’on attend, délais, votes, places libres
command-table-show = voir
    .description = Voir qui l’on attend et pour quoi, les délais, les pendules, les absences, les votes
command-table-vote = voter
    .description = Proposer un vote à la table
    .question = question
    .question-description = Ce que vous proposez
    .seat = place
    .seat-description = De qui il s’agit, pour libérer sa place
command-table-take = reprendre
    .description = Prendre une place libre, avec ses cartes, ou reprendre la vôtre
    .seat = place
    .seat-description = Laquelle, s’il y en a plusieurs
command-table-leave = quitter
    .description = Rendre votre place en cours de partie
command-since = depuis
    .description = Ce qui s’est passé depuis votre dernier tour
vote-about-absent = que faire d’une absence
vote-about-replace = libérer la place de quelqu’un
vote-about-pause = mettre la partie en pause
vote-about-resume = reprendre la partie
vote-about-end = arrêter la partie sans vainqueur
vote-line = 🗳️ { $question } { $seat } ({ $cast } voix sur { $voters })
clock-line = ⌛ { $seat } : il reste { $left }

button-standing = Consignes
command-standing = consignes
    .description = Vos réponses données d’avance, connues de vous seul
standing-title = ### 📌 Vos consignes
standing-about = Ce que vous choisissez ici répond à votre place, après un moment que rien ne distingue du vôtre, et jamais pendant vos heures calmes. Personne d’autre ne le voit. Sans choix, on vous demande.
standing-saved = ✅ C’est noté.
standing-kept = ✅ Vos prochaines parties commenceront avec ces consignes.
standing-keep = Pour mes prochaines parties
