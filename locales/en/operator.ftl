# `/health`, `/data` and `/game verify`.

command-health = health
    .description = For the owner of the bot: how it is
command-data = data
    .description = What I have stored about you
command-data-show = show
    .description = Get everything I have stored about you, as a file
command-data-delete = delete
    .description = Delete what I have stored about you; I ask you to confirm
command-game-verify = verify
    .description = Check that the dice and draws of this game were honest

health-owner-only = Only whoever operates this bot may see its health.
health-title = ### 🩺 Health
health-connection = 📡 Latency { $latency } ms · servers: { $servers } · shards: { $shards }
health-games-lobby = open tables: { $count }
health-games-running = games in play: { $count }
health-games-paused = paused: { $count }
health-games-finished = finished: { $count }
health-posts = 📮 Posts owed: { $count }
health-timers = ⏲️ Timers: { $count } · next { $following } · last looked { $last }
health-lease = 🔑 { $name }: { $owner }, { $until }
health-no-lease = 🔑 No lease is held: this process is alone.
health-version = 🏷️ Katäne { $version } · discord.py { $library } · Python { $python } · database { $revision }

data-shown = { $rows ->
    [0] I have stored nothing about you.
    [one] This is all I have stored about you: { $rows } entry. Nobody else gets it.
   *[other] This is all I have stored about you: { $rows } entries. Nobody else gets it.
}
data-confirm = **Delete what I know about you?** Your settings and reminders go, and your name goes from finished games. What open games need stays until they end, as do exclusions by moderators.
data-delete-yes = Yes, delete
data-deleted = Done: nothing here names you any more.
data-deleted-but = { $rows ->
    [one] Done. { $rows } entry still names you, because an open game needs it or a moderator made it. Repeat this when your games are over.
   *[other] Done. { $rows } entries still name you, because open games need them or a moderator made them. Repeat this when your games are over.
}

verify-later = 🎲 The game goes on, so its secret number stays secret. Its fingerprint was fixed at the start: `{ $commitment }`. When the game is over, `/game verify` checks everything.
verify-holds = ✅ Honest: the board and all dice and draws of { $moves } moves follow from the secret number, which fits the fingerprint of the start.
    Fingerprint: `{ $commitment }`
    Secret number: `{ $seed }`
    Check it yourself, without me: `python -m engine verify FILE`
verify-fails = ❌ This does not fit: { $error }. The record is in the file; tell the operator of the bot.
