# Journal et aide.

log-title = 📜 Journal
log-since = 🕘 Depuis votre dernier coup
log-empty = Il ne s’est encore rien passé.
log-nothing-new = Il ne s’est rien passé depuis.
log-record = L’enregistrement de la partie, tel que vous pouvez le connaître : un coup par ligne.
log-older = Plus ancien
log-newer = Plus récent
log-since-button = Depuis mon dernier coup

help-choose = Un autre sujet…
help-start = Pour commencer
    .text =
        Pressez les boutons sous le dernier message du salon : ils font ce qui vous est demandé. Tout ce que vous choisissez en privé (main, emplacements, échanges) s’ouvre sous **{ $button_panel }**, que personne d’autre ne voit.
        Je vous appelle par votre nom quand c’est à vous. Rien ne presse : la partie attend des jours s’il le faut, et un redémarrage ne lui fait rien.
        Si vous préférez taper, chaque coup a sa commande, comme `/lancer`, `/construire route`, `/échange proposer`, `/fin` ; `/faire` énumère tous vos coups.
help-turn = Un tour
    .text =
        {""}**1. Lancez les dés.** Chaque hexagone portant le nombre obtenu rapporte : 1 carte par colonie et 2 par ville à ses angles. Sur un 7, personne ne reçoit rien et le brigand arrive.
        {""}**2. Échangez et construisez,** autant que vous voulez et dans l’ordre que vous voulez.
        {""}**3. Finissez votre tour.** Rien ne le finit à votre place.
        Vous pouvez jouer une carte de développement par tour, avant ou après les dés, mais pas une carte achetée au même tour.
help-build = Construire, et les coûts
    .text =
        Une **route** se pose sur un tronçon libre qui touche votre réseau. Une **colonie** demande un angle libre au bout d’une de vos routes, à deux tronçons au moins de tout autre bâtiment. Une **ville** remplace une de vos colonies.
        Vous avez 15 routes, 5 colonies et 4 villes ; une ville rend sa colonie.
help-trade = Échanger
    .text =
        {""}**Entre joueurs :** seul le joueur dont c’est le tour échange, avec tous les autres. Proposez des cartes contre d’autres (pas la même matière des deux côtés), à une ou plusieurs personnes. Qui est sollicité accepte, refuse ou répond par une autre offre ; si plusieurs acceptent, l’auteur de l’offre choisit.
        {""}**Avec la banque :** 4 cartes pareilles contre 1 de votre choix ; 3 avec un port 3:1 ; 2 de la matière d’un port 2:1. Un port compte dès que vous y avez un bâtiment.
help-robber = Le brigand
    .text =
        Sur un 7, toute personne qui tient plus de cartes que permis (7 d’habitude) en défausse la moitié, arrondie vers le bas. Puis l’auteur du jet déplace le brigand sur un autre hexagone et vole une carte au hasard à un joueur qui y a un bâtiment.
        L’hexagone du brigand ne rapporte rien. Un Chevalier le déplace aussi.
help-cards = Cartes de développement
    .text =
        ⚔️ **Chevalier :** déplacez le brigand et volez une carte. Le premier à trois chevaliers, puis qui en a davantage, détient la plus grosse armée.
        🛣️ **Travaux routiers :** deux routes gratuites.
        🎁 **Invention :** deux cartes de la banque à votre choix.
        💰 **Monopole :** nommez une matière première ; tous les autres vous donnent les leurs.
        ⭐ **Point de victoire :** compte aussitôt, en secret.
help-points = Points et victoire
    .text =
        Colonie 1, ville 2, carte point de victoire 1, route la plus longue 2 (au moins 5 tronçons à la suite ; en mer, routes et bateaux comptent ensemble), plus grosse armée 2 (au moins 3 chevaliers).
        Vous gagnez à votre propre tour, dès que vous avez les points que joue la table (10 d’habitude).
help-buttons = Boutons, reprise, honnêteté
    .text =
        Un vieux bouton ne fait aucun mal : il vous dit ce qui s’est passé et vous montre ce que vous pouvez faire. Personne ne peut presser à votre place.
        {""}**{ $button_undo }** annule votre dernier coup tant que ni les dés, ni une carte, ni un autre joueur n’y a répondu.
        Les dés découlent d’un nombre secret. Son empreinte est montrée au début, le nombre lui-même à la fin : chacun peut vérifier.
