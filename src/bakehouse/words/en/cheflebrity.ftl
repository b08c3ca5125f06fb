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
# By what is to be seen of it.
pie-seen =
    { $owner-is ->
        [you] { $filling ->
            [apple] your apple pie
            [apple-tart] your apple tart
            [blueberry] your blueberry pie
            [blueberry-tart] your blueberry tart
            [cherry] your cherry pie
            [cherry-tart] your cherry tart
            [pumpkin] your pumpkin pie
            [pumpkin-tart] your pumpkin tart
            [none] your bare crust
            [gone] your dessert
            [plain-tart] your tart
           *[plain] your pie
        }
       *[other] { $whose ->
            [own] { $filling ->
                [apple] their apple pie
                [apple-tart] their apple tart
                [blueberry] their blueberry pie
                [blueberry-tart] their blueberry tart
                [cherry] their cherry pie
                [cherry-tart] their cherry tart
                [pumpkin] their pumpkin pie
                [pumpkin-tart] their pumpkin tart
                [none] their bare crust
                [gone] their dessert
                [plain-tart] their tart
               *[plain] their pie
            }
           *[named] { $filling ->
                [apple] { $owner }’s apple pie
                [apple-tart] { $owner }’s apple tart
                [blueberry] { $owner }’s blueberry pie
                [blueberry-tart] { $owner }’s blueberry tart
                [cherry] { $owner }’s cherry pie
                [cherry-tart] { $owner }’s cherry tart
                [pumpkin] { $owner }’s pumpkin pie
                [pumpkin-tart] { $owner }’s pumpkin tart
                [none] { $owner }’s bare crust
                [gone] { $owner }’s dessert
                [plain-tart] { $owner }’s tart
               *[plain] { $owner }’s pie
            }
        }
    }
pie-worth = { $pie } ({ $quality } points)
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
    .chip =
        { $seat-is ->
            [you] you go first
           *[other] goes first
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] You are dealt { $cards }.
           *[other] { $seat } is dealt { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] you get { $cards-count } cards
           *[other] gets { $cards-count } cards
        }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards } from the Ingredients Pile.
           *[other] { $seat } draws { $cards } from the Ingredients Pile.
        }
    .chip =
        { $cards-is ->
            [hidden] draws
           *[shown] { $seat-is ->
                [you] you draw { $cards-short }
               *[other] draws { $cards-short }
            }
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
    .chip =
        { $seat-is ->
            [you] you take { $cards-short }
           *[other] takes { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] You put { $cards } on the Leftovers.
           *[other] { $seat } puts { $cards } on the Leftovers.
        }
    .chip =
        { $seat-is ->
            [you] you drop { $cards-short }
           *[other] drops { $cards-short }
        }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] You have no pie for the Oops! to hit.
           *[other] { $seat } has no pie for the Oops! to hit.
        }
    .chip = Oops! hits nothing
event-spilt =
    .log = The Oops! hits { $pie }.
    .stage = Oops! It hits { $pie }!
    .chip = Oops! A pie is hit
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
        { $start ->
            [new] { $seat-is ->
                [you] You begin a dessert: { $card-short }
               *[other] { $seat } begins a dessert: { $card-short }
            }
           *[on] { $seat-is ->
                [you] You put { $card-short } on { $pie }
               *[other] { $seat } puts { $card-short } on { $pie }
            }
        }
    .chip = { $card-short }
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
                [you] { $filling ->
                    [apple] You serve an apple tart worth { $quality }!
                    [blueberry] You serve a blueberry tart worth { $quality }!
                    [cherry] You serve a cherry tart worth { $quality }!
                    [pumpkin] You serve a pumpkin tart worth { $quality }!
                   *[plain] You serve a tart worth { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serves an apple tart worth { $quality }!
                    [blueberry] { $seat } serves a blueberry tart worth { $quality }!
                    [cherry] { $seat } serves a cherry tart worth { $quality }!
                    [pumpkin] { $seat } serves a pumpkin tart worth { $quality }!
                   *[plain] { $seat } serves a tart worth { $quality }!
                }
            }
           *[pie] { $seat-is ->
                [you] { $filling ->
                    [apple] You serve an apple pie worth { $quality }!
                    [blueberry] You serve a blueberry pie worth { $quality }!
                    [cherry] You serve a cherry pie worth { $quality }!
                    [pumpkin] You serve a pumpkin pie worth { $quality }!
                   *[plain] You serve a pie worth { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serves an apple pie worth { $quality }!
                    [blueberry] { $seat } serves a blueberry pie worth { $quality }!
                    [cherry] { $seat } serves a cherry pie worth { $quality }!
                    [pumpkin] { $seat } serves a pumpkin pie worth { $quality }!
                   *[plain] { $seat } serves a pie worth { $quality }!
                }
            }
        }
    .chip =
        { $dessert ->
            [tart] { $seat-is ->
                [you] you serve a tart: { $quality }
               *[other] serves a tart: { $quality }
            }
           *[pie] { $seat-is ->
                [you] you serve a pie: { $quality }
               *[other] serves a pie: { $quality }
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
            [you] You sabotage { $pie }!
           *[other] { $seat } sabotages { $pie }!
        }
    .chip =
        { $seat-is ->
            [you] you sabotage { $owner }
           *[other] sabotages { $owner }
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
    .stage =
        { $by ->
            [oops] Oops! { $cards-short } falls off { $pie }
           *[sabotage] { $other-is ->
                [you] Your Sabotage! knocks { $cards-short } off { $pie }
               *[other] { $other }’s Sabotage! knocks { $cards-short } off { $pie }
            }
        }
    .chip =
        { $seat-is ->
            [you] you lose { $cards-short }
           *[other] loses { $cards-short }
        }
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
    .chip =
        { $seat-is ->
            [you] you save a pie!
           *[other] saves a pie!
        }
event-quiet =
    .log = Nobody reacts.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] You end your turn.
           *[other] { $seat } ends the turn.
        }
    .chip =
        { $seat-is ->
            [you] you end your turn
           *[other] ends the turn
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
    .stage =
        { $turns ->
            [0] Last round! This is the last turn
            [one] Last round! One more turn after this one
           *[other] Last round! { $turns } more turns after this one
        }
    .chip =
        { $seat-is ->
            [you] you draw the last card
           *[other] draws the last card
        }
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
    .chip =
        { $to ->
            [everybody] { $seat-is ->
                [you] you offer all a trade
               *[other] offers all a trade
            }
           *[one] { $seat-is ->
                [you] you offer { $partner } a trade
               *[other] offers { $partner } a trade
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
    .chip =
        { $seat-is ->
            [you] you make a counter-offer
           *[other] makes a counter-offer
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
            [you] You accept { $partner }’s offer
           *[other] { $partner-is ->
                [you] { $seat } accepts your offer
               *[other] { $seat } accepts { $partner }’s offer
            }
        }
    .chip =
        { $seat-is ->
            [you] you accept the trade
           *[other] accepts the trade
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
    .chip =
        { $seat-is ->
            [you] you decline the trade
           *[other] declines the trade
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
    .chip =
        { $choice ->
            [nobody] { $seat-is ->
                [you] you trade with nobody
               *[other] trades with nobody
            }
           *[one] { $seat-is ->
                [you] you trade with { $partner }
               *[other] trades with { $partner }
            }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] You hand { $cards } to { $partner }.
           *[other] { $seat } hands { $cards } to { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-count ->
                [one] You hand { $partner } { $cards }
               *[other] You hand { $partner } { $cards-count } cards
            }
           *[other] { $partner-is ->
                [you] { $cards-count ->
                    [one] { $seat } hands you { $cards }
                   *[other] { $seat } hands you { $cards-count } cards
                }
               *[other] { $seat } and { $partner } trade cards
            }
        }
    .chip =
        { $cards-count ->
            [one] { $cards-short } → { $partner }
           *[other] { $cards-count } cards → { $partner }
        }
event-ended =
    .log = The last turn is over; the points are counted.
    .stage = The last turn is over!
    .chip = the last turn is over

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-draw = Draw from the pile, or take a leftover.
prompt-draw-leftover = Take a leftover: the pile is empty.
prompt-swap = Swap one card for another?
prompt-exchange = Draw or take a card for { $card-short }.
prompt-play = Play one pie card?
prompt-place = Where does { $card-short } go?
prompt-menu = Serve a pie, trade, or end your turn.
prompt-menu-unserved = Trade, or end your turn.
prompt-oops = Which of your pies does the Oops! hit?
prompt-save-from-oops = Oops! Rescue { $pie }?
prompt-save-from-sabotage =
    { $seat-is ->
        [you] Your Sabotage! Rescue { $pie }?
       *[other] { $seat }’s Sabotage! Rescue { $pie }?
    }
prompt-window = Play a Sabotage! card now?
prompt-sabotage = Which pie do you sabotage?
prompt-reply = Accept { $partner }’s offer, decline, or counter?
prompt-reply-finally = Accept { $partner }’s offer?
prompt-pick = Whom do you trade with?
prompt-how-many-given = How many cards do you give?
prompt-how-many-wanted = How many cards do you want?
prompt-claim-given =
    { $count ->
        [one] Name the card you give; it need not be true.
       *[other] Card { $number } of { $count } you give: say what you like.
    }
prompt-claim-wanted =
    { $count ->
        [one] Name the card you want.
       *[other] Name card { $number } of { $count } that you want.
    }
prompt-commit =
    { $count ->
        [one] Hand over a card, as promised or not.
       *[other] Hand over { $count } cards, as promised or not.
    }
prompt-commit-more =
    { $count ->
        [one] Hand over one more card.
       *[other] Hand over { $count } more cards.
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
label-on-pie = On { $pie }: { $before } → { $after }
label-knock-off = Knock { $card } off { $pie }
# Whole moves, as a hint says them.
sentence-offer = Offer { $partner } { $cards } for { $other_cards }
sentence-offer-all = Offer everybody { $cards } for { $other_cards }
sentence-counter = Answer with an offer: { $cards } for { $other_cards }
sentence-swap = Swap { $card } for a card from the pile
sentence-swap-left = Swap { $card } for { $other_card } from the Leftovers
sentence-hand-over = Hand over { $cards }

## Answers given in advance

standing-pass = Pass until my pie is hit
standing-decline = Decline every trade

## Why a move is good: one fact, at most 25 words

advice-no-sabotage = Nothing that could be knocked off now has a quality above { $quality }.
advice-wait = { $card } in your hand can still go on a pie of yours.
advice-no-leftovers = There are no Leftovers to take.
advice-draw = None of the Leftovers fits a pie of yours now.
advice-draw-better = The best of the Leftovers that fits has quality { $quality }; the pile may have something better.
advice-take = You see what you get: quality { $quality }.
advice-take-fits = It fits one of your pies now, with quality { $quality }.
advice-swap = It has quality { $quality }, the other card { $better }.
advice-swap-blind = It has only quality { $quality }; the new card may be better.
advice-keep = No pie card in your hand has a quality below { $quality }.
advice-hand-over =
    { $count ->
        [one] No card in your hand has a lower quality than this one: { $quality }.
       *[other] No cards in your hand have a lower quality than these: at most { $quality }.
    }
advice-decline = You do not hold what is asked for: { $cards }.
advice-accept = You get { $cards }, if { $partner } tells the truth.
advice-end = You have no pie that could be served.
advice-begin = Every dessert begins with a Bottom Crust.
advice-filling = With a filling it can be served: { $quality } points so far.
advice-top = With a Top Crust it counts as a Pie: { $quality } points so far.
advice-extras = It makes the dessert worth { $quality } points.
advice-serve = { $quality } points that nobody can sabotage any more.
advice-serve-late = The last turns have begun, and only what is served counts: { $quality } points.
advice-sabotage = { $owner } loses { $card }.
advice-save = It saves { $card } on { $pie }.
advice-not-yours = It is { $owner }’s pie, not yours.
advice-let-go = Only { $card } is lost.
advice-oops = You lose only { $card }; on no other pie is it less.

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
fact-no-filling = Only a pie with a Filling can be served.
fact-draw-first = You have to draw a card first.
fact-swap-now = Discard a card first, or keep your hand.
fact-play-now = Play a pie card first, or play none.
fact-drawn-already = You have already drawn a card this turn.
fact-nobody-has-pies = Nobody else has a pie in the Working Line.
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
fact-fits-nowhere =
    { $part ->
        [filling] A Filling goes on a bare Bottom Crust: put one down first.
        [top] A Top Crust goes on a Filling that has none yet.
        [extras] Extras go on a pie that has a Filling.
       *[bottom] It fits on none of your pies.
    }
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

## The sheet of a result

sheet-quality = Quality
sheet-quality-why = The quality of all cards in served desserts.
# What a bonus is for, as a heading.
sheet-bonus =
    { $name ->
        [most-pies] Most Pies
        [most-tarts] Most Tarts
        [pie-variety] Pie variety
        [tart-variety] Tart variety
        [consistency] Consistency
        [fanciest] Fanciest
        [highest-quality] Highest quality
        [lowest-quality] Lowest quality
        [sabotages] Sabotages
        [saves] Saves
        [pumpkin] Pumpkin
        [biggest] Biggest
       *[desserts] Desserts
    }
# How far somebody comes for a bonus, as a sentence.
bonus-how =
    { $name ->
        [most-pies] The most Pies served. A Pie has a Top Crust.
        [most-tarts] The most Tarts served. A Tart has no Top Crust.
        [pie-variety] The most different fillings among one’s Pies.
        [tart-variety] The most different fillings among one’s Tarts.
        [consistency] { $unit ->
            [pie] The most cards of one quality in one Pie; at least two.
           *[dessert] The most cards of one quality in one dessert; at least two.
        }
        [fanciest] The most Extras on one dessert.
        [highest-quality] { $unit ->
            [pie] The most cards of quality 25 in one Pie.
           *[dessert] The most cards of quality 25 in one dessert.
        }
        [highest-quality-total] { $unit ->
            [pie] The Pie of the highest total quality.
           *[dessert] The dessert of the highest total quality.
        }
        [highest-quality-average] { $unit ->
            [pie] The Pie of the highest average quality.
           *[dessert] The dessert of the highest average quality.
        }
        [lowest-quality] { $unit ->
            [pie] The most cards of quality 5 in one Pie.
           *[dessert] The most cards of quality 5 in one dessert.
        }
        [lowest-quality-total] { $unit ->
            [pie] The Pie of the lowest total quality.
           *[dessert] The dessert of the lowest total quality.
        }
        [lowest-quality-average] { $unit ->
            [pie] The Pie of the lowest average quality.
           *[dessert] The dessert of the lowest average quality.
        }
        [sabotages] The most Sabotage! cards that worked.
        [saves] The most Saved It! cards played.
        [pumpkin] The most desserts with a Pumpkin Filling.
        [biggest] The most cards in one dessert.
       *[desserts] The most desserts served.
    }
sheet-bonus-why = { $how } { $alone } points; { $two } each for two who share it, { $three } each for three.
sheet-total = Total
sheet-total-why = Quality and bonuses together.

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
    .short = Apple { $quality }
    .title = Apple Filling
card-FB = Blueberry Filling { $quality }
    .short = Blueberry { $quality }
    .title = Blueberry Filling
card-FC = Cherry Filling { $quality }
    .short = Cherry { $quality }
    .title = Cherry Filling
card-FP = Pumpkin Filling { $quality }
    .short = Pumpkin { $quality }
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
    .short = Genius
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
    .short =
        { $role ->
            [B] Genius as Bottom Crust
            [FA] Genius as Apple
            [FB] Genius as Blueberry
            [FC] Genius as Cherry
            [FP] Genius as Pumpkin
            [F] Genius as Filling
            [T] Genius as Top Crust
            [E] Genius as Extras
            [SB] Genius as Sabotage!
           *[SV] Genius as Saved It!
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

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = The goal: serve pies
    .text = Whoever serves the most points wins. Here you build your pies, from the bottom up: crust, filling, top crust.
lesson-draw = Draw a card
    .text = Every turn begins with a card. Press the Ingredients Pile.
    .not = First draw a card.
lesson-crust = Play { $card }
    .text = A pie begins with a Bottom Crust, and you play one card a turn. Press yours.
    .not = A pie begins with a Bottom Crust: play { $card }.
lesson-place = Put it in its place
    .text = Press the place that shines in your Working Line.
    .not = It goes to the place that shines.
lesson-swap = Swap { $card }
    .text = Your card is drawn. The number is its quality, and this one is low. Once a turn you may swap: press “Swap one…”, then it.
    .not = This time swap { $card } for something better.
lesson-swap-for = Draw another one
    .text = Take a new card from the Ingredients Pile.
    .not = Take a new card from the pile.
lesson-filling = Play { $card }
    .text = A filling goes on the crust: now it is a tart already. Press the card, then your pie.
    .not = Your crust wants a filling: play { $card }.
lesson-save = Save your pie!
    .text = { $seat } plays Sabotage!, and your filling would be lost. { $card } prevents that.
    .not = Then your filling is lost. You hold the answer: { $card }
lesson-end-again = End your turn
    .text = You could serve the tart. But with a Top Crust it becomes a pie, and is worth more: wait a turn.
    .not = Wait: with a Top Crust it is worth more. End your turn.
lesson-trade = { $seat } offers a trade
    .text = A Top Crust of 25 for one of your Extras? Press { $card }, then the button: it takes two to trade.
    .not = Take the offer this time: press { $card }, then hand it over.
lesson-bluff = That was a bluff!
    .text = { $seat } promised 25 and gave you { $card }. In a trade only the number of cards is certain. You may bluff too.
lesson-top = Play { $card }
    .text = The Top Crust came when you swapped. Press it, then your pie: that finishes it.
    .not = { $card } finishes your pie.
lesson-serve = Serve your pie
    .text = What is served counts, and nobody can sabotage it any more. Press your pie.
    .not = Serve it now, before somebody spoils it.
lesson-end = Served: { $points } points!
    .text = Ten bonuses of 25 points come on top. When the pile is empty, the others have one more turn: serve in time.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Build the best pies and serve them in time: only what is served counts.
    .draw = Draw a card from the pile, or take one of the Leftovers. You may discard a card to get another.
    .play = You may play one card: a Bottom Crust first, then a Filling, a Top Crust, Extras.
    .serve = You may serve one dessert, and trade. What is served cannot grow any more, but it is safe.
    .special = Sabotage! knocks the newest card off somebody’s pie. Saved It! prevents that. Oops! hits a pie of your own.
    .scoring = The qualities of all served cards, and ten bonuses of 25 points.
    .end = When the last card of the pile is drawn, everybody else has one more turn.
