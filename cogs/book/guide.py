"""Help: topics in our own words, with the prices of the game at hand."""

from typing import Final

import locales
from cogs.custom_ids import CustomId
from cogs.selects import Entry, parts, select
from cogs.widgets import Buttons, shortened
from cogs.wording.buttons import public_buttons
from cogs.wording.voice import Voice
from engine.rules import Rules, rules_for

TOPICS: Final = ("start", "turn", "build", "trade", "robber", "cards", "points", "buttons")


def topics(locale: locales.Locale, rules: Rules | None = None) -> list[str]:
    """The topics of help, and those that the rule modules of a game bring (`help-<module>`)."""
    modules = rules.module_ids if rules is not None else ()
    return [*TOPICS, *(name for name in modules if locales.has(f"help-{name}.text", locale))]


def help_text(
    locale: locales.Locale,
    topic: str,
    rules: Rules | None = None,
    posts: locales.Locale | None = None,
) -> str:
    """A topic's text; an unknown topic is the first one. `posts`: the language of the posts."""
    topic = topic if topic in topics(locale, rules) else TOPICS[0]
    lines = [f"### {_title(locale, topic, rules)}", _text(locale, topic, rules, posts)]
    if topic == "build":
        lines += price_lines(Voice(locale, rules or rules_for(("base",), {}, 4), ()))
    return shortened("\n".join(lines), 2000)


def _title(locale: locales.Locale, topic: str, rules: Rules | None) -> str:
    return _say(locale, f"help-{topic}", rules)


def _text(
    locale: locales.Locale, topic: str, rules: Rules | None, posts: locales.Locale | None
) -> str:
    return _say(locale, f"help-{topic}.text", rules, **public_buttons(posts or locale))


def _say(locale: locales.Locale, key: str, rules: Rules | None, **params: locales.Param) -> str:
    """A text of the help as the rules of the game have it."""
    modules = rules.module_ids if rules is not None else ()
    return locales.text(locale, locales.in_modules(locale, key, modules), **params)


def price_lines(voice: Voice) -> list[str]:
    """What everything costs with these rules."""
    lines = []
    for item, cost in voice.rules.costs.items():
        name = " ".join(filter(None, [voice.own_icon("piece", item), voice.term("piece", item)]))
        lines.append(f"- {voice.say('labelled', label=name, value=voice.bag(cost))}")
    return lines


def help_view(
    locale: locales.Locale, game_id: int, topic: str, rules: Rules | None = None
) -> Buttons:
    """The selects of topics."""
    entries = [
        Entry(_title(locale, name, rules), name, present=name == topic)
        for name in topics(locale, rules)
    ]
    placeholder = locales.text(locale, "help-choose")
    return Buttons(
        *(
            select(CustomId("topic", game_id, payload=str(number)), placeholder, part)
            for number, part in enumerate(parts(entries, 0))
        )
    )
