"""Check 69: ten turns on a real Discord server, with a restart in the middle.

Discord lets no bot press a button. So two stand-ins act for the test accounts: what Discord would
send for their presses and commands is handed to the bot where it arrives from the gateway, and goes
the whole way from there. Their private answers stay in this process, since Discord knows of no such
interaction; everything else is real: the login, the registration of commands, the posts with their
pictures, what is changed in them, what is read back from the channel.
"""
