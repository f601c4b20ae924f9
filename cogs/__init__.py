"""Everything that knows Discord: commands, components, posts, reminders, the error path."""
