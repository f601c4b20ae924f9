"""Computer players: they look at a view, which holds no more than their seat may know, and choose.

``LEVELS`` names them. A player is a function of a view and a source of random numbers; the same
view and the same numbers give the same move.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from random import Random

from engine.actions import Action, BagChoice
from engine.bags import largest_kinds_first
from engine.bits import bits
from engine.module import Advice
from engine.view import View

Player = Callable[[View, Random], Action]

_TALK = ("offer_trade", "counter_offer", "withdraw_offer", "confirm_trade")
"""Moves a computer player does not begin by itself; others may still trade with it."""


def random_player(view: View, random: Random) -> Action:
    """Any legal move: a kind by lot, then one of that kind. Raises ValueError if there is none."""
    return _any_of(view, list(view.legal()), random)


def _any_of(view: View, moves: Iterable[Action | BagChoice], random: Random) -> Action:
    by_kind: dict[str, list[Action | BagChoice]] = {}
    for move in moves:
        by_kind.setdefault(move.kind, []).append(move)
    kinds = [kind for kind in by_kind if kind not in _TALK] or list(by_kind)
    random.shuffle(kinds)
    for kind in kinds:
        found = _concrete(view, random.choice(by_kind[kind]), random)
        if found is not None:
            return found
    raise ValueError(f"seat {view.seat} has no move")


def _concrete(view: View, move: Action | BagChoice, random: Random) -> Action | None:
    if isinstance(move, Action):
        return move
    legal = view.legal()
    for _ in range(20):
        made = move.make(**{name: bounds.sample(random) for name, bounds in move.bounds.items()})
        if made in legal:
            return made
    return None


def simple_player(view: View, random: Random) -> Action:
    """Builds what it can, best first, and trades with the bank for what is missing.

    What it has no opinion on, it decides by lot. Raises ValueError if its seat has no move.
    """
    moves = list(view.legal())
    decision = view.decision
    asked = decision is not None and view.seat in decision.seats
    advice: tuple[Advice, ...] = (_answer_offer,)
    if decision is not None and asked:
        general = _CHOICES.get(decision.kind)
        advice = view.rules.advice.get(decision.kind, ()) + ((general,) if general else ())
    for advise in advice:
        found = advise(view, moves)
        if found is not None:
            return found
    return _any_of(view, moves, random)


LEVELS: Mapping[str, Player] = {"simple": simple_player, "random": random_player}
"""Players by the name of their level, the one to offer first leading."""


# --- what places are worth ------------------------------------------------------------------------


def _pips(number: int) -> int:
    return 6 - abs(7 - number) if number else 0


def _vertex_worth(view: View, vertex: int) -> float:
    """Pips of the hexes around, a little more for kinds the seat does not produce yet."""
    state, board = view.state, view.board
    own = _own_terrains(view)
    worth = 0.0
    for hex_ in board.vertex_hexes[vertex]:
        pips = _pips(state.number[hex_])
        worth += pips + (1.0 if pips and state.terrain[hex_] not in own else 0.0)
    on_harbor = any(board.edge_vertex_mask[edge] >> vertex & 1 for edge, _ in state.harbors)
    return worth + (0.5 if on_harbor else 0.0)


def _own_terrains(view: View) -> set[str]:
    state, board = view.state, view.board
    assert view.seat is not None
    own = state.settlements[view.seat] | state.cities[view.seat]
    return {state.terrain[hex_] for vertex in bits(own) for hex_ in board.vertex_hexes[vertex]}


def _edge_worth(view: View, edge: int) -> float:
    """The best building place that a road there brings nearer."""
    state, board = view.state, view.board
    free = state.land_vertices & ~state.near_buildings & ~state.buildings
    assert view.seat is not None
    reached = state.road_ends[view.seat]
    best = 0.0
    for end in board.edge_vertices[edge]:
        if not reached >> end & 1 and free >> end & 1:
            best = max(best, 1.0 + _vertex_worth(view, end))
        for beyond in board.vertex_neighbors[end]:
            if free >> beyond & 1 and not reached >> beyond & 1:
                best = max(best, _vertex_worth(view, beyond) / 2)
    return best


def _robber_worth(view: View, hex_: int) -> float:
    """What a robber there takes from the others, the leading ones first, less what it takes."""
    state, board = view.state, view.board
    around = board.hex_vertex_mask[hex_]
    pips = _pips(state.number[hex_])
    worth = 0.0
    for seat in range(state.seats):
        on_it = (state.settlements[seat] & around).bit_count()
        on_it += 2 * (state.cities[seat] & around).bit_count()
        if seat == view.seat:
            worth -= 3 * on_it * (pips + 1)
        elif on_it:
            prey = 1 if view.hand_size(seat) else 0
            worth += on_it * pips * (1 + view.points(seat) / 10) + prey
    return worth


# --- choices by decision --------------------------------------------------------------------------

Moves = list[Action | BagChoice]


def _best(moves: Moves, kind: str, worth: Callable[[Action], float]) -> Action | None:
    """The best of a kind; among equals the first."""
    fitting = [move for move in moves if isinstance(move, Action) and move.kind == kind]
    return max(fitting, key=worth, default=None)


def _found_settlement(view: View, moves: Moves) -> Action | None:
    return _best(moves, "found_settlement", lambda move: _vertex_worth(view, _place(move)))


def _found_road(view: View, moves: Moves) -> Action | None:
    return _best(moves, "found_road", lambda move: _edge_worth(view, _place(move)))


def _free_road(view: View, moves: Moves) -> Action | None:
    return _best(moves, "place_free_road", lambda move: _edge_worth(view, _place(move)))


def _move_robber(view: View, moves: Moves) -> Action | None:
    return _best(moves, "move_robber", lambda move: _robber_worth(view, _place(move)))


def _steal(view: View, moves: Moves) -> Action | None:
    def worth(move: Action) -> float:
        victim = _place(move)
        return view.points(victim) + view.hand_size(victim) / 100

    return _best(moves, "steal", worth)


def _discard(view: View, moves: Moves) -> Action | None:
    for move in moves:
        if isinstance(move, BagChoice) and move.kind == "discard":
            bounds = move.bounds["cards"]
            return move.make(cards=largest_kinds_first(bounds.maximum, bounds.least))
    return None


def _before_roll(view: View, moves: Moves) -> Action | None:
    """Roll; play a knight first where the robber stands on an own hex."""
    state = view.state
    assert view.seat is not None
    own = state.settlements[view.seat] | state.cities[view.seat]
    blocked = state.robber >= 0 and view.board.hex_vertex_mask[state.robber] & own
    claim = _best(moves, "claim_victory", lambda _: 0)
    knight = _best(moves, "play_knight", lambda _: 0) if blocked else None
    return claim or knight or _best(moves, "roll", lambda _: 0)


def _act(view: View, moves: Moves) -> Action | None:
    """The best thing to do in a turn, or its end."""
    steps: tuple[Callable[[View, Moves], Action | None], ...] = (
        lambda _, moves: _best(moves, "claim_victory", lambda _: 0),
        lambda view, moves: _best(moves, "build_city", lambda m: _vertex_worth(view, _place(m))),
        lambda view, moves: _best(
            moves, "build_settlement", lambda m: _vertex_worth(view, _place(m))
        ),
        _play_card,
        _build_road,
        _buy_card,
        _bank_trade,
        lambda _, moves: _best(moves, "end_trading", lambda _: 0),
        lambda _, moves: _best(moves, "end_turn", lambda _: 0),
    )
    return next(filter(None, (step(view, moves) for step in steps)), None)


def _play_card(view: View, moves: Moves) -> Action | None:
    kinds = ("play_knight", "play_road_building")
    found = (_best(moves, kind, lambda _: 0) for kind in kinds)
    plenty = _best(moves, "play_year_of_plenty", lambda move: _plenty_worth(view, move))
    monopoly = _best(moves, "play_monopoly", lambda move: -_held(view, _place(move)))
    return next(filter(None, chain(found, (plenty, monopoly))), None)


def _plenty_worth(view: View, move: Action) -> float:
    missing = _missing(view)
    taken: tuple[int, ...] = getattr(move, "cards", ())
    return sum(min(taken.count(kind), missing.get(kind, 0)) for kind in set(taken))


def _held(view: View, kind: int) -> int:
    assert view.seat is not None
    return view.state.hands[view.seat][kind]


def _goal(view: View) -> str:
    """What the seat saves for: a place for a settlement, else a city, else a card."""
    state = view.state
    seat = view.seat
    assert seat is not None
    open_places = state.land_vertices & ~state.near_buildings & ~state.buildings
    if state.road_ends[seat] & open_places and state.supply("settlement", seat):
        return "settlement"
    if state.settlements[seat] and state.supply("city", seat):
        return "city"
    return "road" if state.supply("road", seat) else "development_card"


def _goal_cost(view: View) -> tuple[int, ...]:
    """What the goal costs; nothing where all is built and there are no cards to buy."""
    return view.rules.costs.get(_goal(view), (0,) * len(view.rules.kinds))


def _missing(view: View) -> dict[int, int]:
    """Cards missing for the goal, by kind."""
    cost = _goal_cost(view)
    return {
        kind: need - _held(view, kind) for kind, need in enumerate(cost) if need > _held(view, kind)
    }


def _build_road(view: View, moves: Moves) -> Action | None:
    """A road towards a building place, unless there is one to save for already."""
    if _goal(view) == "settlement":
        return None
    road = _best(moves, "build_road", lambda move: _edge_worth(view, _place(move)))
    return road if road is not None and _edge_worth(view, _place(road)) > 0 else None


def _buy_card(view: View, moves: Moves) -> Action | None:
    """A card, if the goal does not need the cards or is far."""
    card = _best(moves, "buy_development_card", lambda _: 0)
    if card is None:
        return None
    cost = view.rules.costs["development_card"]
    goal = _goal_cost(view)
    spare = all(
        _held(view, kind) - need >= goal[kind] for kind, need in enumerate(cost) if goal[kind]
    )
    return card if spare or sum(_missing(view).values()) > 2 else None


def _bank_trade(view: View, moves: Moves) -> Action | None:
    """A trade with the bank for a missing card, paid with cards the goal does not need."""
    missing = _missing(view)
    cost = _goal_cost(view)

    def spare(move: Action) -> int:
        give = _value(move, "give")
        return _held(view, give) - cost[give]

    useful = [
        move
        for move in moves
        if isinstance(move, Action)
        and move.kind == "maritime_trade"
        and _value(move, "get") in missing
        and spare(move) >= 4
    ]
    return max(useful, key=spare, default=None)


def _answer_offer(view: View, moves: Moves) -> Action | None:
    """Accept what brings a missing card for one that is not needed; refuse the rest."""
    missing, cost = _missing(view), _goal_cost(view)
    for offer in view.state.slices["base"].offers:
        if view.seat not in offer.open_to:
            continue
        gains = sum(min(count, missing.get(kind, 0)) for kind, count in enumerate(offer.give))
        needed = any(
            count and _held(view, kind) - count < cost[kind] for kind, count in enumerate(offer.get)
        )
        if gains and not needed and sum(offer.get) <= sum(offer.give) + 1:
            accept = _of_offer(moves, "accept_offer", offer.number)
            if accept is not None:
                return accept
        return _of_offer(moves, "refuse_offer", offer.number)
    return None


def _of_offer(moves: Moves, kind: str, number: int) -> Action | None:
    return next(
        (
            move
            for move in moves
            if isinstance(move, Action)
            and move.kind == kind
            and getattr(move, "offer", None) == number
        ),
        None,
    )


def _place(move: Action) -> int:
    """The only parameter of a move."""
    return _value(move, move.__struct_fields__[1])


def _value(move: Action, name: str) -> int:
    value: int = getattr(move, name)
    return value


_CHOICES: Mapping[str, Callable[[View, Moves], Action | None]] = {
    "found_settlement": _found_settlement,
    "found_road": _found_road,
    "free_road": _free_road,
    "pre_roll": _before_roll,
    "action": _act,
    "trade_phase": _act,
    "build_phase": _act,
    "discard": _discard,
    "move_robber": _move_robber,
    "steal": _steal,
}
