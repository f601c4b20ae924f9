"""Rules of the extension for five and six players (five_six.md)."""
