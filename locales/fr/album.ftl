# Les images autour du plateau.

command-pictures = images
    .description = La partie en images, ou en mots pour qui ne les voit pas
    .what = quoi
    .what-description = Quelle image
    .everybody = tous
    .everybody-description = La montrer à tout le salon ; une main reste privée
    .theme = thème
    .theme-description = Couleurs claires ou sombres ; sombres si vous ne dites rien
theme-dark = sombre
theme-light = clair

album-hand = Votre main
album-offers = Offres en cours
album-dice = Dés
album-points = Points au fil des tours
album-harvest = Récoltes
album-standing = Classement
album-film = Film de la partie
album-words = Le plateau en mots

album-which = Quelle image ?
album-not-here = Il n’y a rien à montrer pour l’instant : { $what }.
album-film-too-large = Le film dépasse ce que ce serveur accepte.
album-film-words = La partie coup par coup, { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
button-album = Images
