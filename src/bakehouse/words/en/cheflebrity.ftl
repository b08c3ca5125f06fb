# The words of Cheflebrity.

## What things are called

# A pie, inside a sentence: the second one that its owner began. “own”: in a sentence about what its owner does.
pie =
    { $owner-is ->
        [you] your
       *[other] { $whose ->
            [own] their
           *[named] { $owner }’s
        }
    }{ " " }{ $number ->
        [1] first pie
        [2] second pie
        [3] third pie
        [4] fourth pie
        [5] fifth pie
        [6] sixth pie
        [7] seventh pie
        [8] eighth pie
        [9] ninth pie
        [10] tenth pie
       *[other] pie { $number }
    }
pie-filled =
    { $filling ->
        [apple] { $pie } (apple)
        [blueberry] { $pie } (blueberry)
        [cherry] { $pie } (cherry)
        [pumpkin] { $pie } (pumpkin)
        [none] { $pie } (no filling yet)
       *[plain] { $pie } (some filling)
    }
# What a bonus is for, inside a sentence.
bonus =
    { $name ->
        [most-pies] the most Pies
        [most-tarts] the most Tarts
        [pie-variety] the greatest variety of Pies
        [tart-variety] the greatest variety of Tarts
        [consistency] the most consistent Pie
        [fanciest] the fanciest dessert
        [highest-quality] the Pie of the highest quality
        [lowest-quality] the Pie of the lowest quality
        [sabotages] the most Sabotage! cards
        [saves] the most Saved It! cards
        [pumpkin] the most Pumpkin Fillings
        [biggest] the most cards in one dessert
       *[desserts] the most desserts
    }
# A player's points, in a list.
score = { $seat } with { $points }
# How far a player came for a bonus, in a list, and the points for it.
reached =
    { $points ->
        [0] { $seat } with { $value }
       *[other] { $seat } with { $value } (+{ $points })
    }
# A number with two decimal places.
average = { $whole }.{ $hundredths }

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] You go first.
           *[other] { $seat } goes first.
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] You are dealt { $cards }.
           *[other] { $seat } is dealt { $cards }.
        }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards } from the Ingredients Pile.
           *[other] { $seat } draws { $cards } from the Ingredients Pile.
        }
event-took =
    .log =
        { $seat-is ->
            [you] You take { $cards } from the Leftovers.
           *[other] { $seat } takes { $cards } from the Leftovers.
        }
    .stage =
        { $seat-is ->
            [you] You take { $cards }
           *[other] { $seat } takes { $cards }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] You put { $cards } on the Leftovers.
           *[other] { $seat } puts { $cards } on the Leftovers.
        }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] You have no pie for the Oops! to hit.
           *[other] { $seat } has no pie for the Oops! to hit.
        }
event-spilt =
    .log = The Oops! hits { $pie }.
    .stage = The Oops! hits { $pie }
event-placed =
    .log =
        { $start ->
            [new] { $seat-is ->
                [you] You begin { $pie } with { $card }.
               *[other] { $seat } begins { $pie } with { $card }.
            }
           *[on] { $seat-is ->
                [you] You play { $card } on { $pie }.
               *[other] { $seat } plays { $card } on { $pie }.
            }
        }
    .stage =
        { $seat-is ->
            [you] You play { $card }
           *[other] { $seat } plays { $card }
        }
event-served =
    .log =
        { $dessert ->
            [tart] { $seat-is ->
                [you] You serve { $pie } as a Tart ({ $cards }).
               *[other] { $seat } serves { $pie } as a Tart ({ $cards }).
            }
           *[pie] { $seat-is ->
                [you] You serve { $pie } as a Pie ({ $cards }).
               *[other] { $seat } serves { $pie } as a Pie ({ $cards }).
            }
        }
    .stage =
        { $dessert ->
            [tart] { $seat-is ->
                [you] You serve a Tart!
               *[other] { $seat } serves a Tart!
            }
           *[pie] { $seat-is ->
                [you] You serve a Pie!
               *[other] { $seat } serves a Pie!
            }
        }
event-attacked =
    .log =
        { $seat-is ->
            [you] You play { $card } against { $pie }.
           *[other] { $seat } plays { $card } against { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] You sabotage { $owner }!
           *[other] { $seat } sabotages { $owner }!
        }
event-knocked-off =
    .log =
        { $by ->
            [oops] The Oops! knocks { $cards } off { $pie }.
           *[sabotage] { $other-is ->
                [you] Your Sabotage! knocks { $cards } off { $pie }.
               *[other] { $other }’s Sabotage! knocks { $cards } off { $pie }.
            }
        }
    .stage = { $cards } falls off { $pie }
event-rescued =
    .log =
        { $seat-is ->
            [you] You play { $card } to rescue { $pie }.
           *[other] { $seat } plays { $card } to rescue { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] You rescue { $pie }!
           *[other] { $seat } rescues { $pie }!
        }
event-quiet =
    .log = Nobody reacts.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] You end your turn.
           *[other] { $seat } ends the turn.
        }
event-last-card =
    .log =
        { $seat-is ->
            [you] You have drawn the last card of the Ingredients Pile;
           *[other] { $seat } has drawn the last card of the Ingredients Pile;
        }{ " " }{ $turns ->
            [0] this is the last turn.
            [one] one more turn follows this one.
           *[other] { $turns } more turns follow this one.
        }
    .stage = The Ingredients Pile is empty!
event-offered =
    .log =
        { $to ->
            [everybody] { $seat-is ->
                [you] You offer everybody a trade ({ $cards } in return for { $other_cards }).
               *[other] { $seat } offers everybody a trade ({ $cards } in return for { $other_cards }).
            }
           *[one] { $seat-is ->
                [you] You offer { $partner } a trade ({ $cards } in return for { $other_cards }).
               *[other] { $seat } offers { $partner } a trade ({ $cards } in return for { $other_cards }).
            }
        }
    .stage =
        { $to ->
            [everybody] { $seat-is ->
                [you] You offer everybody a trade
               *[other] { $seat } offers everybody a trade
            }
           *[one] { $seat-is ->
                [you] You offer { $partner } a trade
               *[other] { $seat } offers { $partner } a trade
            }
        }
event-countered =
    .log =
        { $seat-is ->
            [you] You make { $partner } a counter-offer ({ $cards } in return for { $other_cards }).
           *[other] { $seat } makes { $partner } a counter-offer ({ $cards } in return for { $other_cards }).
        }
    .stage =
        { $seat-is ->
            [you] You make { $partner } a counter-offer
           *[other] { $seat } makes { $partner } a counter-offer
        }
event-accepted =
    .log =
        { $seat-is ->
            [you] You accept { $partner }’s offer.
           *[other] { $partner-is ->
                [you] { $seat } accepts your offer.
               *[other] { $seat } accepts { $partner }’s offer.
            }
        }
    .stage =
        { $seat-is ->
            [you] You accept
           *[other] { $seat } accepts
        }
event-declined =
    .log =
        { $seat-is ->
            [you] You decline { $partner }’s offer.
           *[other] { $partner-is ->
                [you] { $seat } declines your offer.
               *[other] { $seat } declines { $partner }’s offer.
            }
        }
    .stage =
        { $seat-is ->
            [you] You decline
           *[other] { $seat } declines
        }
event-answered =
    .log =
        { $seats-count ->
            [0] Nobody wants to trade.
           *[other] Willing to trade: { $seats }.
        }
event-chose =
    .log =
        { $choice ->
            [nobody] { $seat-is ->
                [you] You trade with nobody.
               *[other] { $seat } trades with nobody.
            }
           *[one] { $seat-is ->
                [you] You trade with { $partner }.
               *[other] { $seat } trades with { $partner }.
            }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] You hand { $cards } to { $partner }.
           *[other] { $seat } hands { $cards } to { $partner }.
        }
event-ended =
    .log = The last turn is over; the points are counted.
    .stage = The last turn is over!

## Questions: at most 60 characters, and what to do

prompt-draw = Draw a card, or take one from the Leftovers.
prompt-swap = Discard a card to get another, or keep your hand.
prompt-exchange = In exchange for { $card }, draw or take a card.
prompt-play = Play one pie card, or none.
prompt-place = Choose where { $card } goes.
prompt-menu = Serve a dessert, offer a trade, or end your turn.
prompt-oops = Oops! Choose the pie that loses its newest card.
prompt-save-from-oops = The Oops! hits { $pie }. Save it, or pass.
prompt-save-from-sabotage =
    { $seat-is ->
        [you] You sabotage { $pie }. Save it, or pass.
       *[other] { $seat } sabotages { $pie }. Save it, or pass.
    }
prompt-window = Play a Sabotage! card now, or pass.
prompt-sabotage = Choose the pie to sabotage.
prompt-reply = Accept { $partner }’s offer, decline it, or make another.
prompt-reply-finally = Accept { $partner }’s offer, or decline it.
prompt-pick = Choose whom to trade with, or nobody.
prompt-how-many-given = How many cards do you give?
prompt-how-many-wanted = How many cards do you want?
prompt-claim-given =
    { $count ->
        [one] Name the card you give; it need not be true.
       *[other] Name card { $number } of { $count } that you give; it need not be true.
    }
prompt-claim-wanted =
    { $count ->
        [one] Name the card you want.
       *[other] Name card { $number } of { $count } that you want.
    }
prompt-commit =
    { $count ->
        [one] Choose a card to hand over, as promised or not.
       *[other] Choose { $count } cards to hand over, as promised or not.
    }
prompt-commit-more =
    { $count ->
        [one] Choose one more card to hand over.
       *[other] Choose { $count } more cards to hand over.
    }
prompt-over =
    { $winners-is ->
        [you] You win with
        [other] { $winners } wins with
       *[others] A shared victory for { $winners }, with
    }{ " " }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $winners-is ->
        [you] !
        [other] .
       *[others] { " " }each.
    }

## Whom the table waits for

waiting-answered = Your answer is in. Waiting for the others.
waiting-draw = Waiting for { $seats } to draw a card.
waiting-swap = Waiting for { $seats } to discard a card, or not.
waiting-play = Waiting for { $seats } to play a pie card, or not.
waiting-menu = Waiting for { $seats } to serve, trade, or end the turn.
waiting-oops = Oops! Waiting for { $seats } to choose a pie.
waiting-save =
    { $seats-count ->
        [4] Waiting for 4 players to save the pie, or not.
        [5] Waiting for 5 players to save the pie, or not.
       *[other] Waiting for { $seats } to save the pie, or not.
    }
waiting-window =
    { $seats-count ->
        [4] Waiting for 4 players to sabotage, or not.
        [5] Waiting for 5 players to sabotage, or not.
       *[other] Waiting for { $seats } to sabotage, or not.
    }
waiting-reply =
    { $seats-count ->
        [4] Waiting for 4 players to answer the offer.
       *[other] Waiting for { $seats } to answer the offer.
    }
waiting-pick = Waiting for { $seats } to choose whom to trade with.
waiting-commit = Waiting for { $seats } to hand over cards.

## Choices

label-pass = Pass
label-keep = Keep your hand
label-skip = Play no pie card
label-end = End your turn
label-pile = Draw from the Ingredients Pile
label-no-draw = Draw nothing
label-new = Begin a new pie
label-save = Save it with Saved It!
label-save-genius = Save it with a Stroke of Genius!
label-accept = Accept
label-decline = Decline
label-counter = Make a counter-offer
label-nobody = Trade with nobody
label-offer-all = Offer everybody a trade
label-sabotage = Sabotage one of { $owner }’s pies
label-sabotage-genius = Sabotage one of { $owner }’s pies with a Stroke of Genius!
label-trade = Trade with { $partner }
label-offer = Offer { $partner } a trade
label-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
label-serve = Serve { $pie }
label-play = Play { $card }
label-discard = Discard { $card }
label-take = Take { $card } from the Leftovers
label-card = { $card }
label-on-pie = On { $pie }
label-knock-off = Knock { $card } off { $pie }

## Answers given in advance

standing-pass = Pass until my pie is hit
standing-decline = Decline every trade

## Why not

fact-move-begun = You have begun another move.
fact-no-sabotage = You hold no Sabotage! card.
fact-no-saved-it = You hold no Saved It! card.
fact-no-genius = You hold no Stroke of Genius! card.
fact-own-pie = That pie is your own.
fact-already-served = That dessert has already been served.
fact-served-this-turn = You have already served a dessert this turn.
fact-pile-empty = The Ingredients Pile is empty.
fact-just-discarded = You have just discarded it, and this table does not allow taking it back.
fact-pie-gone = That pie is gone.
fact-no-danger = No pie is in danger.
fact-lowest-first = Cards are picked in order, the lowest first.
fact-you-have-no-such-pie = You have no such pie.
fact-no-such-pie = There is no such pie.
fact-no-pies = { $owner } has no pie in the Working Line.
fact-no-filling = There is no Filling in { $pie }.
fact-draw-first = You have to draw a card first.
fact-swap-now = You have drawn a card; now you may discard one.
fact-play-now = You may play a pie card now.
fact-played-already = You have already played a pie card, or chosen not to.
fact-serving-comes-first = You have offered a trade this turn, and at this table serving comes first.
fact-trading-comes-first = You have served a dessert this turn, and at this table trading comes first.
fact-draw-for-discard = At this table a card is drawn for every discard.
fact-pile-untouched = Nobody has drawn from the Ingredients Pile for a whole round.
fact-genius-has-a-kind = At this table a Stroke of Genius! used as a Filling has to be apple, blueberry, cherry, or pumpkin.
fact-genius-has-no-kind = At this table a Stroke of Genius! used as a Filling is of no kind.
fact-not-in-leftovers = { $card } is not among the Leftovers.
fact-not-held = You do not have { $card } in your hand.
fact-pie-has-one = That pie already has one.
fact-no-pie-takes-another = None of your pies can take another one.
fact-does-not-fit = It does not fit there.
fact-fits-nowhere = It fits on none of your pies.
fact-no-trade-agreed = No trade has been agreed.
fact-no-trade-with-yourself = You cannot trade with yourself.
fact-equal-numbers = At this table both sides of a trade give the same number of cards.
fact-one-for-one = At this table one card is traded for one.
fact-offers-made =
    { $count ->
        [0] At this table nobody offers trades.
        [one] You have already made one offer this turn.
       *[other] You have already made { $count } offers this turn.
    }
fact-counters-made =
    { $count ->
        [0] At this table nobody makes counter-offers.
        [one] This offer has already had one counter-offer.
       *[other] This offer has already had { $count } counter-offers.
    }
fact-offer-to-everybody = This offer is to everybody.
fact-nobody-has-cards = Nobody else has a card.
fact-agreed =
    { $count ->
        [one] You agreed to hand over one card.
       *[other] You agreed to hand over { $count } cards.
    }
fact-not-accepted =
    { $partner-is ->
        [you] The offer is your own.
       *[other] { $partner } has not accepted.
    }
fact-has-cards =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    }{ " " }{ $count ->
        [0] no cards.
        [one] only one card.
       *[other] only { $count } cards.
    }
fact-others-have-at-most =
    { $count ->
        [one] Nobody else has more than one card.
       *[other] Nobody else has more than { $count } cards.
    }
fact-too-many-cards = Nobody in this trade has that many cards.
fact-most-cards =
    { $count ->
        [one] At this table each side of a trade gives one card.
       *[other] At this table each side of a trade gives at most { $count } cards.
    }

## The result

reason-points = The last turn is over.
result-quality =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    }{ " " }{ $points ->
        [0] no quality points.
        [one] 1 quality point.
       *[other] { $points } quality points.
    }
result-bonus = Bonus for { $bonus }: { $reached }.
result-bonus-to-nobody = Bonus for { $bonus }: nobody.
result-total =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    }{ " " }{ $points ->
        [one] 1 point in all.
       *[other] { $points } points in all.
    }

## The table in plain text

picture-ingredients =
    { $count ->
        [one] Ingredients Pile: 1 card
       *[other] Ingredients Pile: { $count } cards
    }
picture-last-round =
    { $turns ->
        [0] The last round: this is the last turn
        [one] The last round: one turn after this one
       *[other] The last round: { $turns } turns after this one
    }
picture-leftovers =
    { $cards-is ->
        [none] Leftovers: none
       *[shown] Leftovers: { $cards }
    }
picture-out =
    { $cards-is ->
        [none] Out Pile: empty
       *[shown] Out Pile: { $cards }
    }
picture-seat =
    { $seat-is ->
        [you] You:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $state ->
        [turn] , on turn
       *[none] { "" }
    }
picture-working = { "  " }Working Line, pie { $number }: { $cards }
picture-serving = { "  " }Serving Line, pie { $number }: { $cards }
picture-kept = { "  " }Kept: { $cards }
picture-oops =
    { $owner-is ->
        [you] The Oops! is about to hit one of your pies.
       *[other] The Oops! is about to hit one of { $owner }’s pies.
    }
picture-spilt = The Oops! is about to knock { $card } off { $pie }.
picture-attack =
    { $seat-is ->
        [you] Your Sabotage! is about to knock { $card } off { $pie }.
       *[other] { $seat }’s Sabotage! is about to knock { $card } off { $pie }.
    }
picture-offer =
    { $seat-is ->
        [you] You offer { $partner } a trade: { $cards } in return for { $other_cards }
       *[other] { $seat } offers { $partner } a trade: { $cards } in return for { $other_cards }
    }
picture-offer-to-all =
    { $seat-is ->
        [you] You offer everybody a trade: { $cards } in return for { $other_cards }
       *[other] { $seat } offers everybody a trade: { $cards } in return for { $other_cards }
    }
picture-hand =
    { $cards-is ->
        [none] Your hand: empty
       *[shown] Your hand: { $cards }
    }
picture-quality = Quality points: { $scores }
picture-bonus = Bonus for { $bonus }: { $scores }
picture-total = Total: { $scores }

## Options of a table

option-first_player = Who begins
    .random = a random player
    .host = the first seat
option-step_order = Serving and trading
    .flexible = in any order
    .book = first serve, then trade
    .guide = first trade, then serve
option-swap_draw = Drawing after a discard
    .mandatory = required
    .optional = optional
option-takeback = Taking back the card just discarded
    .allow = allowed
    .forbid = not allowed
option-covered_tart = A tart with Extras counts as
    .tart = a Tart
    .neither = neither Tart nor Pie
option-windows = When others may sabotage
    .full = after every step
    .lite = after placing and at the end of a turn
option-save_scope = Who may save a pie
    .anyone = anybody
    .owner_only = only its owner
option-self_cancel = Stopping one’s own Sabotage!
    .allow = allowed
    .forbid = not allowed
option-sg_filling = A Stroke of Genius! as a filling
    .declared = has a kind that is named
    .no_kind = has no kind
option-trade_sizes = Cards on the two sides of a trade
    .free = any numbers
    .equal_only = equal numbers
    .one_for_one = one for one
option-trade_offers = Trade offers in a turn, at most
    .unlimited = no limit
option-trade_counters = Counter-offers to an offer, at most
    .unlimited = no limit
option-trade_cards = Cards on one side of a trade, at most
option-chat = Chat
    .free = free
    .claims_only = none, only the claims in offers
option-final_turns = Last turns
    .all_others = one for everybody else
    .finish_round = to the end of the round
option-zero_bonus = Winning a bonus with zero
    .off = not possible
    .on = possible
option-quality_bonus = What the quality bonuses compare
    .count = the number of such cards
    .total = the total quality
    .average = the average quality
option-pie_bonus_scope = What competes for the Pie bonuses
    .pies = Pies
    .pies_and_tarts = Pies and Tarts
option-tiebreak = A tie at the end
    .none = is shared
    .most_desserts = goes to the most desserts
    .fewest_hand_cards = goes to the fewest cards in hand
# In the names of the attributes, - stands for the + of a value.
option-extra_bonuses = More bonus goals
    .none = none
    .pumpkin = most Pumpkin Fillings
    .biggest = biggest dessert
    .desserts = most desserts
    .pumpkin-biggest = Pumpkin and biggest
    .pumpkin-desserts = Pumpkin and most desserts
    .biggest-desserts = biggest and most desserts
    .pumpkin-biggest-desserts = all three

## Kinds of cards

kind-bottom = bottom crust
kind-filling = filling
kind-top = top crust
kind-extras = extras
kind-special = special
kind-oops = Oops!
kind-claim = claim

## Cards: a pie card has its quality as an argument. The title is what stands on a card that shows its quality in a corner.

card-B = Bottom Crust { $quality }
    .title = Bottom Crust
card-FA = Apple Filling { $quality }
    .title = Apple Filling
card-FB = Blueberry Filling { $quality }
    .title = Blueberry Filling
card-FC = Cherry Filling { $quality }
    .title = Cherry Filling
card-FP = Pumpkin Filling { $quality }
    .title = Pumpkin Filling
card-T = Top Crust { $quality }
    .title = Top Crust
card-E = Extras { $quality }
    .title = Extras
card-OO = Oops!
    .text = When drawn from the Ingredients Pile: show it at once. The newest card of one of your pies in the Working Line goes to the Out Pile.
card-SB = Sabotage!
    .text = At any time: the newest card of another player’s pie in the Working Line goes to the Out Pile. Keep this card if it worked.
card-SV = Saved It!
    .text = At any time: cancel an Oops! or a Sabotage! against any pie. Keep this card.
card-SG = Stroke of Genius!
    .text = Use it as any part of a pie, of quality 5, or as a Saved It! or Sabotage! card.
# A Stroke of Genius! that was played as something else.
card-genius =
    { $role ->
        [B] Stroke of Genius! as a Bottom Crust
        [FA] Stroke of Genius! as an Apple Filling
        [FB] Stroke of Genius! as a Blueberry Filling
        [FC] Stroke of Genius! as a Cherry Filling
        [FP] Stroke of Genius! as a Pumpkin Filling
        [F] Stroke of Genius! as a Filling
        [T] Stroke of Genius! as a Top Crust
        [E] Stroke of Genius! as Extras
        [SB] Stroke of Genius! as a Sabotage!
       *[SV] Stroke of Genius! as a Saved It!
    }
    .title =
        { $role ->
            [B] Genius: Bottom Crust
            [FA] Genius: Apple Filling
            [FB] Genius: Blueberry Filling
            [FC] Genius: Cherry Filling
            [FP] Genius: Pumpkin Filling
            [F] Genius: Filling
            [T] Genius: Top Crust
            [E] Genius: Extras
            [SB] Genius: Sabotage!
           *[SV] Genius: Saved It!
        }
    .text = A Stroke of Genius! played as something else.
# What is named in a trade without saying which card it is.
card-any =
    { $part ->
        [B] any Bottom Crust
        [F] any Filling
        [FA] any Apple Filling
        [FB] any Blueberry Filling
        [FC] any Cherry Filling
        [FP] any Pumpkin Filling
        [T] any Top Crust
        [E] any Extras
       *[card] any card
    }
