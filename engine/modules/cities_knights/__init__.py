"""Cities & Knights (cities_knights.md): commodities, improvements, knights, barbarians, cards."""

from engine.modules.cities_knights.definition import CitiesKnights

MODULE = CitiesKnights
