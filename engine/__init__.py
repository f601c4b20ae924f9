"""The rules of the games: boards, kernel, rule modules and computer players."""
