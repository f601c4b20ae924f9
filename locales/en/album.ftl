# The pictures beside the board.

command-pictures = pictures
    .description = The game in pictures, or in words for those who cannot see them
    .what = what
    .what-description = Which picture
    .everybody = everybody
    .everybody-description = Show it to the whole channel; a hand stays private
    .theme = theme
    .theme-description = Light or dark colours; dark if you say nothing
theme-dark = dark
theme-light = light

album-hand = Your hand
album-offers = Open offers
album-dice = Dice
album-points = Points over time
album-harvest = Harvest
album-standing = Standing
album-film = Film of the game
album-words = The board in words

album-which = Which picture?
album-not-here = There is nothing to show now: { $what }.
album-film-too-large = The film is larger than this server accepts.
album-film-words = The game move by move, { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
button-album = Pictures
