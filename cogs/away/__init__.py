"""People who are away: pings, reminders, deadlines, stewards, standing answers, votes, returns."""
