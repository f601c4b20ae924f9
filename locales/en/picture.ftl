# On the pictures, and the pictures in words.

picture-turn = Turn { $turn }
picture-setup = Founding
picture-asked = { $names } to play
picture-ended = The game is over
picture-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}

picture-alt-turn = Turn { $turn }, { $name }’s.
picture-alt-setup = Founding phase.
picture-alt-won = The game is over; won by { $names }.
picture-alt-dice = Dice { $dice }, total { $total }.
picture-alt-asked = Waiting for { $names }.
picture-alt-change = Last change: { $places }.
picture-alt-production = Produced: { $places }.
picture-robber = Robber on hex { $hex }.
picture-robber-beside = The robber is beside the board.
picture-place-hex = hex { $place }
picture-place-vertex = corner { $place }
picture-place-edge = edge { $place }
picture-alt-seat = { $name } ({ $color }, letter { $letter }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $counts }.
picture-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-count-development = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
picture-count-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
picture-count-road = road of { $count }
picture-count-settlement = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
picture-count-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
picture-held-knight = largest army
picture-held-road = longest road
picture-alt-pieces = { $name }: { $pieces }.
picture-alt-and = { $first }; { $second }
picture-piece-settlement = { $count ->
    [one] settlement { $places }
   *[other] settlements { $places }
}
picture-piece-city = { $count ->
    [one] city { $places }
   *[other] cities { $places }
}
picture-piece-road = { $count ->
    [one] road { $places }
   *[other] roads { $places }
}
picture-alt-choice-vertex = Possible corners: { $places }.
picture-alt-choice-edge = Possible edges: { $places }.
picture-alt-choice-hex = Possible hexes: { $places }.
picture-hexes = The hexes, row by row, with their corners clockwise from the top:
picture-alt-hex = { $hex }: { $ground }; corners { $corners }
picture-alt-harbor = { $harbor } on edge { $edge }

picture-color-blue = blue
picture-color-vermilion = orange
picture-color-yellow = yellow
picture-color-mauve = pink
picture-color-green = green
picture-color-white = white

picture-terrain-forest = forest
picture-terrain-hills = hills
picture-terrain-pasture = pasture
picture-terrain-fields = fields
picture-terrain-mountains = mountains
picture-terrain-desert = desert
picture-terrain-sea = sea
picture-terrain-gold = gold field
picture-terrain-fog = fog

picture-harbor-any = 3:1 harbour
picture-harbor-brick = 2:1 brick harbour
picture-harbor-lumber = 2:1 lumber harbour
picture-harbor-wool = 2:1 wool harbour
picture-harbor-grain = 2:1 grain harbour
picture-harbor-ore = 2:1 ore harbour

picture-hand-count = { $name } { $count }.
picture-hand-empty = The hand is empty.
picture-offer = { $name } offers
picture-offer-gives = gives
picture-offer-wants = wants
picture-offer-words = { $name } gives { $give } for { $get }.
picture-offer-yes = { $name } accepts.
picture-offer-no = { $name } refuses.
picture-offer-wait = { $name } has not answered.

picture-dice-thrown = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
picture-dice-expected = expected
picture-dice-total = { $total }: { $count }, expected { $expected }.
picture-turns = turns
picture-points-of = { $name }: { $points }.
picture-points-from = { $points } from turn { $turn }
picture-produced-of = { $name }: { $total } in all, { $cards }.
picture-final-of = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
picture-final-has = { $name }: { $counts }.
picture-best-produced = Best harvest: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-best-thief = Best thief: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-best-victim = Most often robbed: { $name }, { $count ->
    [one] once
   *[other] { $count } times
}
picture-best-trader = Keenest trader: { $name }, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
picture-best-discarder = Most lost to sevens: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-best-improver = Finest cities: { $name }, { $count ->
    [one] { $count } improvement
   *[other] { $count } improvements
}
picture-best-defender = Shield of the island: { $name }, defender { $count ->
    [one] once
   *[other] { $count } times
}
picture-best-pillaged = Most pillaged: { $name }, { $count ->
    [one] one city lost
   *[other] { $count } cities lost
}
picture-best-sailor = Most at sea: { $name }, { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
picture-best-mason = Master mason: { $name }, { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
picture-best-companion = Alexander’s companion: { $name }, { $count ->
    [one] { $count } event token
   *[other] { $count } event tokens
}

picture-pirate = Pirate on hex { $hex }.
picture-count-chit = { $count ->
    [one] { $count } bonus chit
   *[other] { $count } bonus chits
}
picture-piece-ship = { $count ->
    [one] ship { $places }
   *[other] ships { $places }
}

picture-count-gold_coin = { $count ->
    [one] { $count } gold coin
   *[other] { $count } gold coins
}
picture-count-stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
picture-held-stone = Blessing of the Pharaoh
picture-count-curse = Curse of the Pharaoh
picture-pyramid = Pyramid: { $stones } of { $size } stones, { $black } of them black.
picture-count-token = { $count ->
    [one] { $count } event token
   *[other] { $count } event tokens
}
picture-count-advisor = { $count ->
    [1] First Advisor
    [2] Second Advisor
   *[other] Third Advisor
}
picture-alexander = Alexander at { $place }, corner { $vertex }, { $passed } of { $all } points passed.

picture-count-progress = { $count ->
    [one] { $count } progress card
   *[other] { $count } progress cards
}
picture-count-defender = { $count ->
    [one] { $count } Defender card
   *[other] { $count } Defender cards
}
picture-count-trade = trade level { $count }
picture-held-trade = trade metropolis
picture-count-politics = politics level { $count }
picture-held-politics = politics metropolis
picture-count-science = science level { $count }
picture-held-science = science metropolis
picture-barbarians = { $left ->
    [one] Barbarians one step away.
   *[other] Barbarians { $left } steps away.
}
picture-calendar-of = { $name }: { $levels }.
picture-calendar-price = Level n of { $domain } costs n { $kind }.
picture-count-church = church domain level { $count }
picture-count-beer = { $count ->
    [one] { $count } beer token
   *[other] { $count } beer tokens
}
picture-count-bakery = { $count ->
    [0] no bakery
   *[other] bakery
}
picture-held-church = metropolis (church domain)
picture-count-granary = granary
picture-count-lent = keeps Lent
picture-count-tax = { $count ->
    [one] owes the Church Tax
   *[other] owes the Church Tax { $count } times
}
picture-count-banned_trade = Anathema (trade)
picture-count-banned_politics = Anathema (politics)
picture-count-banned_science = Anathema (science)
picture-count-banned_church = Anathema (church domain)
picture-held-bakery = bakes bread
picture-inquisitor = Inquisitor of { $name } beside the city on { $vertex }.
picture-beer = Beer on the knight on { $vertex }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, it counts as { $sleeps ->
    [yes] passive.
   *[no] a knight of level 1.
}
picture-merchant = Merchant on hex { $hex }.
picture-merchant-held = Merchant of { $name } on hex { $hex }.
picture-piece-basic_knight = { $count ->
    [one] passive basic knight { $places }
   *[other] passive basic knights { $places }
}
picture-piece-active_basic_knight = { $count ->
    [one] active basic knight { $places }
   *[other] active basic knights { $places }
}
picture-piece-strong_knight = { $count ->
    [one] passive strong knight { $places }
   *[other] passive strong knights { $places }
}
picture-piece-active_strong_knight = { $count ->
    [one] active strong knight { $places }
   *[other] active strong knights { $places }
}
picture-piece-mighty_knight = { $count ->
    [one] passive mighty knight { $places }
   *[other] passive mighty knights { $places }
}
picture-piece-active_mighty_knight = { $count ->
    [one] active mighty knight { $places }
   *[other] active mighty knights { $places }
}
picture-piece-wall = { $count ->
    [one] wall { $places }
   *[other] walls { $places }
}
picture-red-die = White die { $white }, red die { $red }, event die: { $face }.
picture-strength = Barbarians’ strength { $barbarians } against { $defence }.
picture-would-lose = Would lose a city now: { $names }.
picture-would-defend = Would be honoured now: { $names }.
picture-piece-metropolis_trade = metropolis (trade) { $places }
picture-piece-metropolis_politics = metropolis (politics) { $places }
picture-piece-metropolis_science = metropolis (science) { $places }
picture-piece-metropolis_church = metropolis (church domain) { $places }
picture-piece-sabotaged_city = { $count ->
    [one] sabotaged city { $places }
   *[other] sabotaged cities { $places }
}
picture-piece-lying_city = { $count ->
    [one] city lying down as a settlement { $places }
   *[other] cities lying down as settlements { $places }
}
picture-no-pyramid = The pyramid has not been begun.
picture-auction = Auction for { $event } at { $place }, corner { $vertex }.
picture-bid = Highest bid { $bid }, { $name }.
picture-bid-out = Out of the auction: { $names }.

# Only in the whole description.

picture-bag = { $count } { $name }
picture-bank = Bank: { $cards }.
picture-deck = Development cards left: { $count }.
picture-open-offer = Open offer: { $giver } gives { $give } for { $get }, to { $to }.
picture-home = Island of the hexes { $hexes }: home of { $names }.
picture-fog-left = Still face down: { $left }.
picture-disc-left = Numbers still face down: { $left }.
picture-harbors-left = Harbours still to be placed: { $left }.
picture-attacks = { $count ->
    [0] The barbarians have not attacked yet.
    [one] The barbarians have attacked once.
   *[other] The barbarians have attacked { $count } times.
}
picture-domain-deck = Progress cards left, { $name }: { $count }.
picture-final-metropolis = The metropolis of { $domain } is final: { $name }.
picture-open-cards = Open before { $name }: { $cards }.
picture-fresh-beer = { $name } brewed in this turn: { $count ->
    [one] { $count } beer token.
   *[other] { $count } beer tokens.
}
picture-poured = The beer on { $vertex } is from { $name }: { $step ->
    [one] one token goes
   *[other] { $step } tokens go
} at the beginning of { $armed ->
    [yes] each of their turns.
   *[no] each of their turns but the next.
}
picture-ban = Anathema of { $by } on { $name }, { $domain }, until paid: { $price }.
picture-debt = { $name } owes { $creditor } the Church Tax.
picture-exiled = The robber is exiled until a seven.
picture-site = Building site of the pyramid: corners { $corners }.
picture-orange-points = Orange points: { $corners }.
picture-stones = Stones in the order of placing: { $stones }.
picture-stone-of = { $name }
picture-stone-black = black
picture-path = Alexander’s way from here: { $points }.
picture-path-point = { $vertex } { $place } ({ $what })
picture-path-temple = temple
picture-path-event = event
picture-path-empty = empty
picture-path-seven = waits for a seven
picture-tokens-won = Tokens of { $name }: { $tokens }.
picture-tokens-left = Tokens not turned yet: { $tokens }.
picture-supply = Cards of the supply deck: { $count }.
