# What the program says in the terminal.

start-local-table = There is no DISCORD_TOKEN, so this is the local table: the same bot on a simulated Discord, in your browser.
start-address = Open { $address }
    Type /katane there to open a table. “Viewing as” at the top says who you are: { $people }.
    Ctrl-C ends it; the game goes on where it stood when you start again (reload the page then).
start-end = The local table is closed.
start-bad-token = Discord does not accept DISCORD_TOKEN. Take a new one from the bot’s page in the Discord developer portal.
start-unreachable = Discord cannot be reached ({ $reason }). Check the network, then start again.
start-bad-setting = A setting is wrong: { $details }
start-port-taken = Port { $port } is in use. Set TABLE_PORT to another one, or to 0.
error-database-too-new = A newer version of this program wrote the database (revision { $revision }). Start that version, or restore an older backup.
error-database-unreachable = The database { $place } cannot be used ({ $reason }). Check DATABASE_URL and the rights to it, then start again.
error-database-unsupported = DATABASE_URL must name a SQLite file or a PostgreSQL database, not { $backend }.
