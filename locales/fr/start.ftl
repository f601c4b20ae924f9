# Ce que dit le programme dans le terminal.

start-local-table = Il n’y a pas de DISCORD_TOKEN : voici la table locale, le même bot sur un Discord simulé, dans votre navigateur.
start-address = Ouvrez { $address }
    Tapez-y /katane pour ouvrir une table. « Viewing as », en haut, dit qui vous êtes : { $people }.
    Ctrl-C y met fin ; au prochain lancement, la partie reprendra où elle en était (rechargez alors la page).
start-end = La table locale est fermée.
start-bad-token = Discord n’accepte pas DISCORD_TOKEN. Prenez-en un nouveau sur la page du bot dans le portail des développeurs de Discord.
start-unreachable = Discord est injoignable ({ $reason }). Vérifiez le réseau, puis relancez.
start-bad-setting = Un réglage est incorrect : { $details }
start-port-taken = Le port { $port } est occupé. Donnez un autre TABLE_PORT, ou 0.
error-database-too-new = Une version plus récente de ce programme a écrit la base de données (révision { $revision }). Lancez cette version, ou restaurez une sauvegarde plus ancienne.
error-database-unreachable = La base de données { $place } est inutilisable ({ $reason }). Vérifiez DATABASE_URL et les droits d’accès, puis relancez.
error-database-unsupported = DATABASE_URL doit nommer un fichier SQLite ou une base PostgreSQL, pas { $backend }.
