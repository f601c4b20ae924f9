"""How games are said: names, places, cards, events, questions and refusals in one language."""
