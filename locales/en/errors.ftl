# What the bot says when something failed. {$code} is in the log beside the cause.

error-unexpected = Sorry, that went wrong and nothing was changed that I did not announce. If it happens again, tell the operator of the bot the code **{ $code }**.
error-unexpected-suggestion = ⚠ Suggestions failed (code { $code }): type the value yourself
error-unanswered = Sorry, I have no answer to that. If you expected one, tell the operator of the bot the code **{ $code }**.
error-unknown-control = This button belongs to something I no longer know. Look for the newest post in this channel; `/language` and my other commands always work.
error-form-expired = I no longer know this form. What you typed, so that nothing is lost:
    { $typed }
error-command-gone = This command has changed. Restart your Discord app, then type it anew.
error-only-in-server = I play on servers only: use this command in a channel of a server.
error-needs-permission = For this you need the right { $rights } in this channel.
error-bot-needs-permission = I cannot do that here: I lack the right { $rights }. Somebody who manages this server can grant it.
error-too-fast = One moment: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-discord-busy = Discord did not take my answer in time. Nothing is lost; try again in a moment.
