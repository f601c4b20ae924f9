# Cinq et six joueurs.

module-five_six = extension 5–6 joueurs
map-five_six = plateau pour cinq et six
help-five_six = Cinq et six joueurs
    .text =
        {""}**Phase de construction extraordinaire.** Après chaque tour, tous les autres, l’un après l’autre, peuvent construire et acheter avec les cartes qu’ils ont. On n’y échange pas, on n’y joue aucune carte et on n’y gagne pas. Sans réponse, on passe ; **Consignes** permet de passer d’avance, toujours ou sauf si vous pouvez construire ce que vous nommez.
        {""}**Joueurs associés** (si la table l’a choisi). Après le tour du joueur 1, le troisième à sa gauche, le joueur 2, peut construire, acheter, échanger avec la banque et jouer une carte, sans lancer les dés ni échanger avec les autres.

option-extra_build = entre deux tours
option-small_game = grand plateau à trois ou quatre
value-special_building_phase = phase de construction extraordinaire : les autres peuvent construire
value-paired_players = joueurs associés : un deuxième joueur joue une partie du tour
value-extra_build-none = rien

# Actions

action-pass_building = Passer
    .icon = ⏭️

# Questions

ask-special_building = construisez ou achetez (ni échange, ni carte jouée), ou passez
ask-paired_action = comme joueur 2, construisez, achetez, échangez avec la banque, jouez une carte, ou finissez
ask-paired_exchange = comme joueur 2, échangez avec la banque, puis passez aux constructions ou finissez

phase-special_building = il faut construire ou passer dans la phase de construction extraordinaire
phase-paired_action = il faut finir la part du joueur 2
phase-paired_exchange = il faut passer aux constructions, ou finir la part du joueur 2

# Événements

event-special_building_began = 🔨 Phase de construction extraordinaire : chacun peut construire, sauf { $seat } qui vient de jouer.
event-building_passed = ⏭️ { $seat } passe
event-paired_part_began = 👥 À { $seat } de jouer, comme joueur 2.

# Refus

refusal-no-trading-now-five_six = On ne peut pas échanger entre joueurs maintenant. Seul l’auteur du jet échange avec les autres, après les dés et quand rien d’autre n’est en cours : ni dans la phase de construction extraordinaire, ni comme joueur 2.

standing-special-building = Phase de construction : passer…
    .always = Passer toujours
    .action = Passer sauf si je peux : { $action }
