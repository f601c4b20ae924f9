# Avant le premier coup.

command-katane = katane
    .description = Ouvrir une table de jeu dans ce salon

lobby-opened = Votre table est ouverte : regardez le dernier message de ce salon. Vous avez la première place.
lobby-heading = 🏝️ Les Colons de Katäne : une nouvelle table
lobby-free = { $count ->
    [one] 🪑 { $count } place libre
   *[other] 🪑 { $count } places libres
}
lobby-rules = 📖 { $modules } · 🗺️ { $board } · 🏆 { $target } points{ $full ->
    [0] {""}
   *[other] {" "}({ $full } à { $seats })
}
lobby-question = **Rejoignez** la table, ajoutez l’ordinateur si vous êtes peu nombreux, puis **Commencez** : je tire les places au sort, je dresse le plateau et je dis à chacun quoi faire.
lobby-question-full = Toutes les places sont prises. **Commencez** : je tire les places au sort, je dresse le plateau et je dis à chacun quoi faire.
lobby-button-join = Rejoindre
lobby-button-leave = Quitter
lobby-button-colour = Couleur
lobby-button-computer = Ajouter l’ordinateur
lobby-button-remove = Retirer l’ordinateur
lobby-button-options = Options
lobby-button-start = Commencer
lobby-button-fill = { $count ->
    [one] Ajouter { $count } joueur ordinateur et commencer
   *[other] Ajouter { $count } joueurs ordinateurs et commencer
}
lobby-started = La partie commence : regardez le dernier message de ce salon.
lobby-sit-first = Prenez d’abord une place : pressez **{ $button_join }** sous le message de la table, ou utilisez `/partie rejoindre`.
lobby-choose-colour = Choisissez votre couleur :
lobby-colour-is = Votre couleur est maintenant : { $colour }.
lobby-options-heading = **Les règles de cette table.** Toute personne assise peut les changer jusqu’au début.
option-idle = sans effet sur ce plateau
option-idle-here = Cette option ne change rien sur le plateau « { $map } ».
option-idle-elsewhere = Cette option ne change rien sur le plateau « { $map } », seulement sur : { $maps }.
lobby-choose-option = Changer…
lobby-choose-value = Choisissez une valeur
lobby-choose-modules = Choisissez des modules
lobby-modules-about = Vous pouvez en choisir plusieurs à la fois, ou aucun : on joue alors le jeu de base seul.

option-seats = nombre maximal de joueurs
option-language = langue des messages
option-modules = modules de règles
lobby-no-pictures = ⚠️ Je ne peux pas joindre de fichiers ici (droit { $rights }) : le plateau sera décrit en mots.
lobby-no-computer = Aucune place de cette table n’est à l’ordinateur.
lobby-is-here = Il y a déjà une table ici : elle est maintenant en bas du salon.
lobby-again = 🔁 **La partie suivante**, avec les joueurs et les règles de la précédente. Qui préfère ne pas jouer presse **Quitter**.
again-opened = La table suivante est ouverte, avec les joueurs et les règles de cette partie : regardez le dernier message du salon.
again-not-yours = Seules les personnes qui avaient une place dans cette partie jusqu’à la fin peuvent ouvrir la suivante avec les mêmes joueurs. `/katane` ouvre une table pour tout le monde.
lobby-which-language = « { $typed } » n’est pas une de mes langues : choisissez `fr` (Français) ou `en` (English).
