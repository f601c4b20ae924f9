# Corrections de la modération : ce que lit la table, ce que dit le journal, ce qui est refusé.

mod-told-cards = { $who } corrige la main de { $seat } ({ $what }) : { $reason }
mod-told-card-given = { $who } donne à { $seat } { $what } : { $reason }
mod-told-card-taken = { $who } reprend à { $seat } { $what } : { $reason }
mod-told-piece = { $who } corrige ce que possède { $seat } ({ $what }) : { $reason }
mod-told-piece-of-table = { $who } corrige le plateau ({ $what }) : { $reason }
mod-told-tried = { $who } a voulu corriger ce que possède { $seat }, sans que ce soit possible : { $reason }
mod-told-tried-of-table = { $who } a voulu corriger le plateau, sans que ce soit possible : { $reason }
mod-which-piece = Choisissez une pièce dans la liste.
mod-which-place = Dites où : choisissez un lieu dans la liste, ou tapez son repère sur l’image.
mod-which-card = Choisissez une carte dans la liste.
mod-whose-piece = Dites à qui est la pièce : choisissez une place.

event-correction_gave = 🛡️ { $seat } reçoit { $cards } de la modération
event-correction_took = 🛡️ La modération reprend { $cards } à { $seat }
event-correction_card = { $done ->
    [given] 🛡️ La modération donne à { $seat } { $what }
   *[taken] 🛡️ La modération reprend à { $seat } { $what }
}
event-correction_card_seen = { $done ->
    [given] 🛡️ La modération vous a donné : **{ $card }**
   *[taken] 🛡️ La modération vous a repris : **{ $card }**
}
event-correction_open_card = { $done ->
    [given] 🛡️ La modération pose **{ $card }** devant { $seat }
   *[taken] 🛡️ La modération reprend **{ $card }** à { $seat }
}
event-correction_edge = { $done ->
    [given] 🛡️ La modération donne à { $seat } { $piece } : { $edge }
   *[taken] 🛡️ La modération retire à { $seat } { $piece } : { $edge }
}
event-correction_vertex = { $done ->
    [given] 🛡️ La modération donne à { $seat } { $piece } : { $vertex }
   *[taken] 🛡️ La modération retire à { $seat } { $piece } : { $vertex }
}
event-correction_pawn = { $seat_known ->
    [yes] 🛡️ La modération place { $piece } en { $hex } pour { $seat }
   *[no] 🛡️ La modération place { $piece } en { $hex }
}
event-correction_banished = 🛡️ La modération place { $piece } à côté du plateau
event-correction_holding = { $seat_known ->
    [yes] { $done ->
        [given] 🛡️ La modération donne à { $seat } { $piece } ({ $count } désormais)
       *[taken] 🛡️ La modération retire à { $seat } { $piece } ({ $count } désormais)
    }
   *[no] { $done ->
        [given] 🛡️ La modération ajoute { $piece } ({ $count } désormais)
       *[taken] 🛡️ La modération retire { $piece } ({ $count } désormais)
    }
}

refusal-correction-not-now = Ce qui est demandé en ce moment dépend de la position. Attendez la réponse, donnez-la avec `/modération forcer`, ou annulez des coups avec `/modération annuler`.
refusal-correction-of-nothing = Dites quelles cartes donner ou reprendre.
refusal-correction-bank-lacks = La banque n’a pas ces cartes.
refusal-correction-hand-lacks = { $seat } n’a pas ces cartes. La table sait que vous avez essayé.
refusal-correction-unknown-card = Cette carte n’existe pas dans cette partie.
refusal-correction-card-not-held = { $seat } n’a pas cette carte. La table sait que vous avez essayé.
refusal-correction-deck-lacks = La pioche n’a plus cette carte. La table sait que vous avez essayé.
refusal-correction-hand-full = { $seat } a autant de cartes cachées qu’on peut en avoir. Reprenez-en une d’abord.
refusal-correction-unknown-piece = Cette pièce n’existe pas dans cette partie.
refusal-correction-no-piece-there = { $seat } n’a pas cette pièce à cet endroit.
refusal-correction-not-there = La pièce ne peut pas être là : la liste montre où elle peut l’être.
refusal-correction-pawn-away = Cette pièce est déjà à côté du plateau.
refusal-correction-none-held = Il n’y en a pas à retirer.
refusal-correction-none-spare = On ne peut pas en donner davantage. La table sait que vous avez essayé.
refusal-correction-not-removed = Cette pièce peut seulement être mise ailleurs, pas retirée.
refusal-correction-metropolis-stands = Il y a une métropole en { $vertex }. Mettez-la d’abord sur une autre ville, ou baissez le niveau qui l’a donnée.
refusal-correction-march-back = Il y a un bâtiment là où Alexandre devrait encore passer : il ne peut pas reculer. Retirez-le d’abord, ou annulez des coups avec `/modération annuler`.
refusal-correction-march-token = On ne sait pas quel pion se retrouverait là. Donnez à quelqu’un les pions que personne n’a, sauf une sorte, ou annulez des coups avec `/modération annuler`.
refusal-correction-pyramid-stands = La pyramide ne peut pas perdre son dernier bâtiment en { $vertex } tant qu’elle a des pierres. Retirez d’abord les pierres, ou annulez des coups avec `/modération annuler`.
refusal-correction-needs-city = { $seat } n’a pas de ville libre pour la métropole qui viendrait avec.
action-correct_cards = corriger une main
action-correct_hidden_card = corriger une carte cachée
action-correct_route = corriger une pièce sur un tronçon
action-correct_piece = corriger une pièce sur un angle
action-correct_pawn = corriger une pièce sur un hexagone
action-correct_holding = corriger ce que quelqu’un possède
