# Le message de la partie et le panneau privé.

post-title = Les Colons de Katäne
post-founding = 🏝️ Fondation
post-turn = Tour { $turn } · { $seat }
post-finished = 🏆 { $winners }
post-standing = { $place }. { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
post-seed = Nombre secret (graine) des dés : { $seed }. Son empreinte a été annoncée au début ; `/partie vérifier` contrôle tout.
post-afterwards = Après cette image :
post-commitment = Dés honnêtes : ils découlent d’un nombre secret, montré à la fin. Son SHA-256 : { $commitment }

button-panel = Ma main
button-undo = Reprendre
button-undo-of = Reprendre · { $who }
button-log = Journal
button-help = Aide
button-board = Plateau
button-again = Rejouer

group-build = Construire
group-cards = Cartes
group-trade = Échanger

hand-cards = 🖐️ **{ $cards }** ({ $count })
hand-development = 🎴 { $cards }
hand-card = -# { $card } : { $about }
hand-playable = ✅ jouable
hand-later = ⏳ { $when }
hand-no-use = ⛔ sans effet possible maintenant
hand-not-now = ⛔ { $why }
hand-new = { $count ->
    [one] { $count } nouvelle : dès votre prochain tour
   *[other] { $count } nouvelles : dès votre prochain tour
}
hand-points = 🏆 { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }

panel-asked = ➡️ À vous : { $what }.
panel-waiting = ⏳ Rien à faire pour vous maintenant : on attend { $who }.
panel-finished = 🏁 La partie est terminée.
panel-refresh = Actualiser
panel-back = Retour
panel-page = Page { $page }
panel-select = Choisir : { $first } … { $last }
panel-free = gratuit
panel-price = { $icon } { $what } : { $cost } ✓
panel-price-not-now = { $icon } { $what } : { $cost } — pas possible maintenant
panel-price-why = { $icon } { $what } : { $cost } — { $why }
panel-no-place = Aucun endroit ne convient maintenant.
panel-price-missing = { $icon } { $what } : { $cost } — il vous manque { $missing }
panel-no-build = Vous ne pouvez rien construire maintenant.
panel-no-cards = Vous ne pouvez ni acheter ni jouer de carte maintenant.
panel-no-trade = Vous ne pouvez pas échanger maintenant.
panel-no-other = Il n’y a rien à faire ici maintenant.
panel-confirm = { $action } ?
panel-yes = Oui
panel-done = C’est bon
panel-fill = Compléter
panel-chosen = Choisi : { $cards }
panel-exactly = { $count } sur { $total }
panel-between = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
} (de { $least } à { $most })
undone = ↩️ Coup repris.
taken-back = ↩️ { $seat } reprend ce coup : { $what }

choose-vertex = Quel angle ?
choose-edge = Quel tronçon ?
choose-hex = Quel hexagone ?
choose-give = Quelles cartes donnez-vous ?
choose-get = Quelles cartes prenez-vous ?
choose-cards = Quelles cartes ?
choose-resource = Quelle matière première ?
choose-victim = À qui ?
choose-partner = Avec qui ?
choose-offer = Quelle offre ?
choose-to = À qui ?

offer-line = 🤝 **{ $number }.** { $giver } donne { $give } contre { $get }
offer-open = { $who } : d’accord ?
offer-accepted = ✅ { $who }
offer-refused = ❌ { $who }
offer-choose = Répondre à une offre…
offer-not-yours-to-answer = Cette offre ne vous demande rien pour l’instant.
offer-accept = Accepter { $number }
offer-refuse = Refuser { $number }
offer-counter = Contre-offre { $number }
offer-confirm = Conclure { $number } avec { $who }

draft-offer = **Votre offre**
draft-counter = **Votre réponse à l’offre { $number }**
draft-give = Vous donnez : { $cards }
draft-get = Vous recevez : { $cards }
draft-to = À : { $who }
draft-give-word = donner
draft-get-word = recevoir
draft-choose-to = À qui ?
draft-send = Envoyer
draft-add = Ajouter des cartes
draft-remove = Enlever des cartes
draft-clear = Vider
cannot-post = Je n’ai pas le droit d’écrire dans ce salon : il me manque { $rights }. Votre coup compte ; une personne qui gère ce serveur peut accorder ce droit.
panel-forgotten = Vous pourriez encore : { $what }. Finir votre tour quand même ?
