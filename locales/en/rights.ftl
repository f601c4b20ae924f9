# Discord's rights, as Discord's English app names them.

right-administrator = Administrator
right-attach-files = Attach Files
right-create-public-threads = Create Public Threads
right-embed-links = Embed Links
right-manage-guild = Manage Server
right-manage-messages = Manage Messages
right-manage-threads = Manage Threads
right-pin-messages = Pin Messages
right-read-message-history = Read Message History
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-view-channel = View Channel
