# Alexander the Great.

module-alexander = Alexander the Great
map-alexander = Alexander’s empire
intro-alexander =
    🏺 **334 BC.** A king of twenty-two leaves Macedonia with an army and never comes home. Ten years later cities from the Nile to the Indus bear his name, and Persia is his.
    You are his counsellors. Every turn he goes one point further; wherever he has just been, somebody must feed the army, bridge a river, raise a statue, win a battle or found a city, and whoever offers most may do it. Three services make an advisor, and the First Advisor stands closest to the throne.

command-bid = bid
    .description = Bid in Alexander’s auction, or name your secret maximum; 0 is a pass
    .amount = amount
    .amount-description = What you offer; 0 is a pass

help-alexander = Alexander the Great
    .text =
        {""}**Supply.** Nobody begins with a settlement. Every turn everybody gets a card from the supply deck as long as it lasts; cards that are paid go to five open piles. A pile too small for all claims of a roll pays nobody.
        {""}**The march.** After the roll Alexander passes the next point of his path. At a temple and at a “?” there is an auction; past a violet 7 he goes only on a rolled 7.
        {""}**Auction.** The player whose turn it is bids first, then clockwise; whoever passes is out. Each card that counts is worth 1, gold always 1, a played knight 3 in a battle. Founding: brick, lumber, wool, grain. Famine: wool, grain. Bridge: brick, lumber. Battle: wool, ore, knights. Statue: brick, ore. Whoever wins and cannot pay loses half of the cards in hand, and the others bid anew.
        {""}**Rewards.** A temple: a free settlement there. The others: the token. Three tokens make an advisor: 4, 3 and 2 points for the first three (4 and 2 with three players); more tokens overtake.
        {""}**Building.** Settlements only where Alexander has passed: neither on nor beside a point still ahead of him. Roads are free of that.
        {""}**Gold** is traded like a card, with the bank at 4:1 or 3:1 both ways; it builds nothing, cannot be stolen and does not count on a 7. Discards begin above 11 cards.
        {""}**The end:** 14 points, in anybody’s turn, or Persepolis. Ties go to whoever has more tokens.
help-turn-alexander = A turn
    .text =
        {""}**1. Roll.** Every hex with the number rolled pays: 1 card for each settlement and 2 for each city at its corners. On a 7 nobody is paid and the robber comes. The first turn begins without a roll.
        {""}**2. Alexander goes on.** Everybody gets a card from the supply deck while it lasts; then he passes the next point, and a temple or a “?” brings an auction for all.
        {""}**3. Trade and build,** as often as you like and in any order.
        {""}**4. End your turn.** Nothing ends it for you.
        You may play one development card a turn, before or after the roll, but not one bought in the same turn.
help-robber-alexander = The robber
    .text =
        On a 7 whoever holds more cards than allowed (usually 11; gold coins do not count) discards half, rounded down. Then whoever rolled moves the robber to another hex and steals a card at random, never gold, from one player with a building there.
        The hex under the robber pays nothing. A Knight moves him too.
help-points-alexander = Points and victory
    .text =
        Settlement 1, city 2, victory point card 1, longest road 2 (at least 5 edges in a row), largest army 2 (at least 3 knights; knights paid in a battle no longer count), advisors 4, 3 and 2 (4 and 2 with three players).
        The game ends at once, in anybody’s turn, as soon as somebody has the points that the table plays for (usually 14), or when Alexander passes Persepolis. Most points win; among equals, most event tokens.

option-starting_gold = gold coins at the start
option-founding_may_decline = the winner of a temple may leave it empty
option-auction_mode = auctions
value-in_turn = bidding in turn
value-maximum_bids = secret maximum bids, the bot bids for all

# Events of the march

word-founding_event = Founding
word-famine_event = Famine
word-bridge_event = Bridge
word-battle_event = Battle
word-statue_event = Statue
piece-march_point = a point of Alexander’s march
piece-famine_event = a Famine token
piece-bridge_event = a Bridge token
piece-battle_event = a Battle token
piece-statue_event = a Statue token

word-first_advisor = First Advisor
word-second_advisor = Second Advisor
word-third_advisor = Third Advisor

# Places of the path

word-pella = Pella
word-amphipolis = Amphipolis
word-hellespont = the Hellespont
word-sardis = Sardis
word-gordion = Gordion
word-issus = Issus
word-tyre = Tyre
word-gaza = Gaza
word-pelusium = Pelusium
word-naucratis = Naucratis
word-alexandria = Alexandria
word-siwa = Siwa
word-memphis = Memphis
word-heliopolis = Heliopolis
word-sinai = the Sinai road
word-aila = Aila
word-jordan = the Jordan
word-damascus = Damascus
word-thapsacus = Thapsacus
word-nisibis = Nisibis
word-gaugamela = Gaugamela
word-opis = Opis
word-babylon = Babylon
word-susa = Susa
word-zagros = the Zagros
word-ecbatana = Ecbatana
word-rhagae = Rhagae
word-caspian_gates = the Caspian Gates
word-zadracarta = Zadracarta
word-margiana = Margiana
word-bactra = Bactra
word-oxus = the Oxus
word-eschate = Alexandria Eschate
word-sogdian_rock = the Sogdian Rock
word-hindu_kush = the Hindu Kush
word-aornos = Aornos
word-bucephala = Bucephala
word-multan = Multan
word-indus = the Indus
word-pattala = Pattala
word-rambacia = Rambacia
word-gedrosia_coast = the coast of Gedrosia
word-gedrosian_desert = the Gedrosian desert
word-pura = Pura
word-pasargadae = Pasargadae
word-persepolis = Persepolis

# Actions

action-bid = Bid
    .icon = 📣
    .full = Bid { $amount }
action-pass_bid = Pass
    .icon = 🙅
action-set_maximum_bid = Name your maximum
    .icon = 🤫
    .full = Bid up to { $amount } (0 is a pass)
action-pay_bid = Pay the bid
    .icon = ⚖️
    .full = Pay { $cards }; knights: { $knights }
action-found_at_temple = Place the settlement
    .icon = 🏛️
action-decline_temple = Leave the place empty
    .icon = 🚫
choose-amount = How much?
choose-knights = How many knights?
    .chosen = { $count ->
        [0] {""}
        [one] { $count } knight, worth 3
       *[other] { $count } knights, worth 3 each
    }

# Questions

ask-bid = { $bidder_known ->
    [no] open the auction “{ $event }” at { $place }, or pass
   *[yes] bid more than { $bid } ({ $bidder }) in the auction “{ $event }” at { $place }, or pass
}
    .own = { $bidder_known ->
        [no] open the auction “{ $event }” at { $place }, or pass
       *[yes] bid more than { $bid } ({ $bidder }) in the auction “{ $event }” at { $place }, or pass
    }; you can pay { $payable } at most, in { $kinds }{ $knights ->
        [0] {""}
        [one] {" "}and with your knight
       *[other] {" "}and with your { $knights } knights
    }
ask-maximum_bid = name in private the most you would pay for “{ $event }” at { $place }
    .own = name in private the most you would pay for “{ $event }” at { $place }; you can pay { $payable } at most, in { $kinds }{ $knights ->
        [0] {""}
        [one] {" "}and with your knight
       *[other] {" "}and with your { $knights } knights
    }
ask-pay_bid = choose what to pay your bid of { $bid } for “{ $event }” with
ask-temple = place your settlement at { $place } ({ $vertex }), or leave the place empty

phase-bid = the auction must be decided
phase-maximum_bid = all must name their maximum bids
phase-pay_bid = the bid must be paid
phase-temple = the place at the temple must be settled or left

# Beside the cards of a hand

own-maximum_bid = 🤫 Your maximum in this auction: { $amount }

# What happens

event-supply_card = 📥 From the supply deck: { $cards }
event-supply_dealt = 📥 Everybody gets a card from the supply deck; { $left } are left.
event-supply_over = 📭 The supply deck is used up. The last cards go to the bank: { $cards }
event-alexander_moved = 🐎 Alexander passes { $place } ({ $vertex }).
event-alexander_waits = ⛺ Alexander waits before { $place }: only a 7 leads past it.
event-auction_opened = 📯 Auction at { $place }: **{ $event }**{ $kinds_none ->
    [yes] {""}
   *[no] , to be paid in { $kinds }{ $knights ->
        [0] {""}
       *[other] {" "}and in knights played ({ $knights } each)
    }
}
event-bid = 📣 { $seat } bids { $amount }
    .run = { $seat }: { $amount }
event-bid_passed = 🙅 { $seat } passes
    .run = { $seat } passes
event-maximum_named = 🤫 { $seat } has named a maximum
event-auction_void = 🍃 Nobody takes on “{ $event }”.
event-auction_won = ⚖️ **{ $seat }** wins “{ $event }” with { $amount }
event-bid_not_paid = 💸 { $seat } cannot pay { $amount }, loses half of the cards in hand and may not bid here again; the others bid anew.
event-bid_paid = ⚖️ { $seat } pays { $cards_none ->
    [yes] {""}
   *[no] { $cards }{ $knights ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $knights ->
    [0] {""}
    [one] { $knights } knight
   *[other] { $knights } knights
}
event-temple_left_empty = 🏛️ { $place } stays without a settlement.
event-token_won = 🎖️ { $seat } takes the token “{ $event }” ({ $tokens ->
    [one] the first
   *[other] { $tokens } now
})
event-advisor = 👑 **{ $seat }** is { $title } now: { $points } points
event-advisor_lost = 👑 { $seat } is no longer an advisor

# Refusals

refusal-alexander-has-not-passed = Alexander has not passed yet: { $vertex } is a point of his path, or next to one, where nobody may build until he has.
refusal-bid-too-high = A bid is at most { $most }.
refusal-bid-too-low = Bid at least { $least }, or pass.
refusal-payment-kind = { $kind } does not count for “{ $event }”.
refusal-payment-knights = { $knights ->
    [0] No knights can be laid down for “{ $event }”.
    [one] You have only { $knights } played knight for “{ $event }”.
   *[other] You have only { $knights } played knights for “{ $event }”.
}
refusal-payment-short = This is worth { $given }, and you bid { $bid }.
refusal-payment-over = This is worth { $given }, more than the { $bid } you bid. Pay exactly; only knights may be worth too much, and only where nothing else fits.
