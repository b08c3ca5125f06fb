# The words of Pie Contest. Bake, Swap and Trash, Ingredient, Action, Achievement, Kitchen, Pantry, Pie and the flavors
# are terms of the rules and begin with a capital.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] You have the first turn.
           *[other] { $seat } has the first turn.
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
event-turned-up =
    .log = A new Achievement is turned up: { $cards }.
    .stage = A new Achievement: { $cards }
    .chip = new: { $cards-short }
event-turn-began =
    .log =
        { $seat-is ->
            [you] Turn { $number }: it is your turn.
           *[other] Turn { $number }: it is { $seat }’s turn.
        }
    .chip = turn { $number }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $cards-is ->
                [hidden] draws
               *[shown] { $seat-is ->
                    [you] you draw { $cards-short }
                   *[other] draws { $cards-short }
                }
            }
           *[other] { $seat-is ->
                [you] you draw { $cards-count } cards
               *[other] draws { $cards-count } cards
            }
        }
event-played =
    .log =
        { $seat-is ->
            [you] You play { $cards }.
           *[other] { $seat } plays { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You play { $cards }
           *[other] { $seat } plays { $cards }
        }
    .chip =
        { $seat-is ->
            [you] you play { $cards-short }
           *[other] plays { $cards-short }
        }
event-dived =
    .log =
        { $seat-is ->
            [you] You go dumpster diving.
           *[other] { $seat } goes dumpster diving.
        }
    .stage =
        { $seat-is ->
            [you] You go dumpster diving
           *[other] { $seat } goes dumpster diving
        }
    .chip =
        { $seat-is ->
            [you] you go diving
           *[other] goes diving
        }
event-passed =
    .log =
        { $seat-is ->
            [you] You pass.
           *[other] { $seat } passes.
        }
    .stage =
        { $seat-is ->
            [you] You pass
           *[other] { $seat } passes
        }
    .chip =
        { $seat-is ->
            [you] you pass
           *[other] passes
        }
# One card, which the owner takes into the hand, gains in the Kitchen, and so on. Origin and destination are places, see
# below: "from your hand", "to the Trash".
event-moved =
    .log =
        { $owner-is ->
            [you] { $deed ->
                [take] You take { $cards } { $origin }
                [get] You get { $cards } { $origin }
                [gain] You gain { $cards } { $origin }
                [put] { $seat } puts { $cards } { $origin } into your Kitchen
                [trash] You Trash { $cards } { $origin }
                [lose] You lose { $cards } { $origin } { $destination }
               *[return] You return { $cards } { $origin } { $destination }
            }
           *[other] { $deed ->
                [take] { $owner } takes { $cards } { $origin }
                [get] { $owner } gets { $cards } { $origin }
                [gain] { $owner } gains { $cards } { $origin }
                [put] { $seat-is ->
                    [you] You put { $cards } { $origin } into { $owner }’s Kitchen
                   *[other] { $seat } puts { $cards } { $origin } into { $owner }’s Kitchen
                }
                [trash] { $owner } Trashes { $cards } { $origin }
                [lose] { $owner } loses { $cards } { $origin } { $destination }
               *[return] { $owner } returns { $cards } { $origin } { $destination }
            }
        }{ $by ->
            [chance] , picked at random.
           *[choice] .
        }
    .stage =
        { $owner-is ->
            [you] { $deed ->
                [take] You take { $cards }
                [get] You get { $cards }
                [gain] You gain { $cards }
                [put] { $seat } puts { $cards } into your Kitchen
                [trash] You Trash { $cards }
                [lose] You lose { $cards }
               *[return] You return { $cards }
            }
           *[other] { $deed ->
                [take] { $owner } takes { $cards }
                [get] { $owner } gets { $cards }
                [gain] { $owner } gains { $cards }
                [put] { $seat-is ->
                    [you] You put { $cards } into { $owner }’s Kitchen
                   *[other] { $seat } puts { $cards } into { $owner }’s Kitchen
                }
                [trash] { $owner } Trashes { $cards }
                [lose] { $owner } loses { $cards }
               *[return] { $owner } returns { $cards }
            }
        }
    .chip =
        { $deed ->
            [take] { $owner-is ->
                [you] you take { $cards-short }
               *[other] takes { $cards-short }
            }
            [get] { $cards-short } → { $owner }
            [gain] { $cards-short } → { $owner }
            [put] { $cards-short } → { $owner }
            [trash] { $cards-short } → { $destination-short }
            [lose] { $cards-short } → { $destination-short }
           *[return] { $cards-short } → { $destination-short }
        }
event-swapped =
    .log =
        { $owner-is ->
            [you] Your { $card } and { $other }’s { $other_card } are Swapped.
           *[other] { $other-is ->
                [you] { $owner }’s { $card } and your { $other_card } are Swapped.
               *[other] { $owner }’s { $card } and { $other }’s { $other_card } are Swapped.
            }
        }
    .stage =
        { $owner-is ->
            [you] Your { $card-short } and { $other }’s { $other_card-short } are swapped
           *[other] { $other-is ->
                [you] { $owner }’s { $card-short } and your { $other_card-short } are swapped
               *[other] { $owner }’s { $card-short } and { $other }’s { $other_card-short } are swapped
            }
        }
    .chip =
        { $seat-is ->
            [you] you swap Ingredients
           *[other] swaps Ingredients
        }
event-worth-changed =
    .log =
        { $owner-is ->
            [you] The worth of your { $cards }
           *[other] The worth of { $owner }’s { $cards }
        }{ " " }{ $way ->
            [more] goes up by { $by }.
            [less] goes down by { $by }.
           *[same] stays the same.
        }
    .stage =
        { $owner-is ->
            [you] Your { $cards }:
           *[other] { $owner }’s { $cards }:
        }{ " " }{ $way ->
            [more] worth { $by } more
            [less] worth { $by } less
           *[same] still worth the same
        }
    .chip =
        { $way ->
            [more] { $cards-short } +{ $by }
            [less] { $cards-short } −{ $by }
           *[same] { $cards-short } ±0
        }
event-baked =
    .log =
        { $seat-is ->
            [you] You Bake Pie { $pie }, worth { $value }: { $cards }.
           *[other] { $seat } Bakes Pie { $pie }, worth { $value }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You bake a pie worth { $value }!
           *[other] { $seat } bakes a pie worth { $value }!
        }
    .chip =
        { $seat-is ->
            [you] you bake a pie: { $value }
           *[other] bakes a pie: { $value }
        }
event-pie-changed =
    .log =
        { $seat-is ->
            [you] Your Pie { $pie }
           *[other] { $seat }’s Pie { $pie }
        }{ " " }{ $way ->
            [more] gains { $by } and is now worth { $value }.
            [less] loses { $by } and is now worth { $value }.
           *[same] is still worth { $value }.
        }
    .stage =
        { $seat-is ->
            [you] Your pie { $pie } is now worth { $value }
           *[other] { $seat }’s pie { $pie } is now worth { $value }
        }
    .chip = pie { $pie }: now { $value }
event-shielded =
    .log =
        { $what ->
            [kitchen] { $seat-is ->
                [you] Your Kitchen is shielded until your next turn.
               *[other] { $seat }’s Kitchen is shielded until { $seat }’s next turn.
            }
           *[pies] { $seat-is ->
                [you] Your Pies are shielded until your next turn.
               *[other] { $seat }’s Pies are shielded until { $seat }’s next turn.
            }
        }
    .chip =
        { $what ->
            [kitchen] the Kitchen is shielded
           *[pies] the pies are shielded
        }
event-revealed =
    .log =
        { $to ->
            [all] Everybody sees { $cards } { $place }.
           *[one] { $seat-is ->
                [you] You see { $cards } { $place }.
               *[other] { $seat } sees { $cards } { $place }.
            }
        }
    .stage =
        { $to ->
            [all] { $cards-count ->
                [one] Everybody sees { $cards-short } { $place }
               *[other] Everybody sees { $cards-count } cards { $place }
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] You see { $cards-short } { $place }
                   *[other] You see { $cards-count } cards { $place }
                }
               *[other] { $cards-count ->
                    [one] { $seat } sees { $cards-short } { $place }
                   *[other] { $seat } sees { $cards-count } cards { $place }
                }
            }
        }
    .chip =
        { $to ->
            [all] { $cards-count ->
                [one] all see a card
               *[other] all see { $cards-count } cards
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] you see a card
                   *[other] you see { $cards-count } cards
                }
               *[other] { $cards-count ->
                    [one] sees a card
                   *[other] sees { $cards-count } cards
                }
            }
        }
event-looked =
    .log =
        { $seat-is ->
            [you] You look at the top of the Pantry: { $cards }.
           *[other] { $cards-count ->
                [one] { $seat } looks at the top card of the Pantry.
               *[other] { $seat } looks at the top { $cards-count } cards of the Pantry.
            }
        }
    .stage =
        { $cards-count ->
            [one] { $seat-is ->
                [you] You look at the top card of the Pantry
               *[other] { $seat } looks at the top card of the Pantry
            }
           *[other] { $seat-is ->
                [you] You look at { $cards-count } cards of the Pantry
               *[other] { $seat } looks at { $cards-count } cards of the Pantry
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you look at a card
               *[other] looks at a card
            }
           *[other] { $seat-is ->
                [you] you look at { $cards-count } cards
               *[other] looks at { $cards-count } cards
            }
        }
event-answered =
    .log =
        { $answer ->
            [yes] { $seat-is ->
                [you] { $card }: you say yes.
               *[other] { $card }: { $seat } says yes.
            }
           *[no] { $seat-is ->
                [you] { $card }: you say no.
               *[other] { $card }: { $seat } says no.
            }
        }
    .chip =
        { $answer ->
            [yes] { $seat-is ->
                [you] you say yes
               *[other] says yes
            }
           *[no] { $seat-is ->
                [you] you say no
               *[other] says no
            }
        }
event-chose =
    .log =
        { $seat-is ->
            [you] You choose “{ $choice }”.
           *[other] { $seat } chooses “{ $choice }”.
        }
    .chip = “{ $choice }”
event-pointed =
    .log =
        { $seat-is ->
            [you] { $other-is ->
                [you] You choose yourself.
               *[other] You choose { $other }.
            }
           *[other] { $seat } chooses { $other }.
        }
    .chip =
        { $seat-is ->
            [you] { $other-is ->
                [you] you choose yourself
               *[other] you choose { $other }
            }
           *[other] chooses { $other }
        }
event-nothing-done =
    .log =
        { $seat-is ->
            [you] You have no card for it.
           *[other] { $seat } has no card for it.
        }
event-achieved =
    .log =
        { $seat-is ->
            [you] You complete { $cards }.
           *[other] { $seat } completes { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You complete { $cards }!
           *[other] { $seat } completes { $cards }!
        }
    .chip =
        { $seat-is ->
            [you] you fulfil { $cards-short }
           *[other] fulfils { $cards-short }
        }
# An Achievement (cards) turns into another card.
event-turned-into =
    .log = The Achievement { $cards } becomes { $other_card } { $place }.
    .stage = { $cards } becomes { $other_card }
    .chip = { $other_card } appears
# A completed Achievement goes back, or one that had turned into another card.
event-returned =
    .log =
        { $state ->
            [turned] { $other_card } turns back into the Achievement { $cards }, at the bottom of the pile.
           *[completed] The Achievement { $cards } goes to the bottom of the pile.
        }
    .chip =
        { $state ->
            [turned] { $other_card } goes back
           *[completed] { $cards-short } goes back
        }
event-reshuffled =
    .log =
        { $count ->
            [one] The Trash, one card, goes into the Pantry.
           *[other] The Trash, { $count } cards, is shuffled into the Pantry.
        }
    .stage = The Trash is shuffled into the Pantry
    .chip = the Trash is reshuffled
event-dropped =
    .log =
        { $count ->
            [one] One effect is dropped, because this would never end.
           *[other] { $count } effects are dropped, because this would never end.
        }
    .chip =
        { $count ->
            [one] an effect is dropped
           *[other] { $count } effects are dropped
        }
event-ended =
    .log = The game is over. { $reason }
    .stage = The game is over
    .chip = the game is over
event-polled =
    .log =
        { $seat-is ->
            [you] { $when ->
                [today] You ate pie today.
                [yesterday] You last ate pie yesterday.
                [week] You last ate pie this week.
                [month] You last ate pie this month.
                [year] You last ate pie this year.
                [longer] You last ate pie longer ago.
               *[unsaid] You do not say when you last ate pie.
            }
           *[other] { $when ->
                [today] { $seat } ate pie today.
                [yesterday] { $seat } last ate pie yesterday.
                [week] { $seat } last ate pie this week.
                [month] { $seat } last ate pie this month.
                [year] { $seat } last ate pie this year.
                [longer] { $seat } last ate pie longer ago.
               *[unsaid] { $seat } does not say when the last pie was.
            }
        }
    .chip =
        { $when ->
            [today] pie today
            [yesterday] pie yesterday
            [week] pie this week
            [month] pie this month
            [year] pie this year
            [longer] pie longer ago
           *[unsaid] no answer
        }
event-claimed =
    .log =
        { $verdict ->
            [right] { $seat-is ->
                [you] { $other-is ->
                    [you] You point out that you have fulfilled { $cards }.
                   *[other] You point out that { $other } has fulfilled { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } points out that you have fulfilled { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } points out having fulfilled { $cards }.
                       *[other] { $seat } points out that { $other } has fulfilled { $cards }.
                    }
                }
            }
           *[wrong] { $seat-is ->
                [you] { $other-is ->
                    [you] You wrongly claim that you have fulfilled { $cards }.
                   *[other] You wrongly claim that { $other } has fulfilled { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } wrongly claims that you have fulfilled { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } wrongly claims to have fulfilled { $cards }.
                       *[other] { $seat } wrongly claims that { $other } has fulfilled { $cards }.
                    }
                }
            }
        }
    .chip =
        { $verdict ->
            [right] a rightful claim
           *[wrong] a wrong claim
        }

## Places, as parts of the sentences above

from-hand =
    { $owner-is ->
        [you] from your hand
       *[other] from { $owner }’s hand
    }
from-kitchen =
    { $owner-is ->
        [you] from your Kitchen
       *[other] from { $owner }’s Kitchen
    }
# Of the player whom the sentence is about.
from-own-hand =
    { $owner-is ->
        [you] from your hand
       *[other] from hand
    }
from-own-kitchen =
    { $owner-is ->
        [you] from your Kitchen
       *[other] from the Kitchen
    }
from-trash = from the Trash
from-pantry = from the Pantry
to-trash = to the Trash
    .short = Trash
to-pantry-top = to the top of the Pantry
    .short = Pantry
to-pantry-bottom = to the bottom of the Pantry
    .short = Pantry
in-hand =
    { $owner-is ->
        [you] in your hand
       *[other] in { $owner }’s hand
    }
in-kitchen =
    { $owner-is ->
        [you] in your Kitchen
       *[other] in { $owner }’s Kitchen
    }
in-pantry = on top of the Pantry

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-main = Play a card, or go dumpster diving.
prompt-dive-trash =
    { $count ->
        [one] Dive: Trash one more card.
       *[other] Dive: Trash { $count } cards.
    }
prompt-dive-take = Take which card from the Trash?
prompt-effect = Which effect first?
prompt-limit =
    { $count ->
        [one] Keep seven: Trash one card.
       *[other] Keep seven: Trash { $count } cards.
    }
prompt-claim = Has anybody fulfilled an Achievement?
prompt-claim-player = Who has fulfilled it?
prompt-poll = When did you last eat pie?
# The card is the one whose text is carried out, here and below.
prompt-card =
    { $deed ->
        [play] { $card-short }: play which card?
        [trash] { $card-short }: Trash which card?
        [take] { $count ->
            [1] { $card-short }: take which card?
           *[other] { $card-short }: take { $count } cards.
        }
        [give] { $card-short }: give which card?
        [gain] { $card-short }: gain which card?
        [move] { $card-short }: move which card?
        [put-back] { $card-short }: put back which card?
        [swap] { $card-short }: Swap which card?
        [swap-for] { $card-short }: Swap it for which card?
        [raise] { $card-short }: which card gains { $by }?
        [lower] { $card-short }: which card loses { $by }?
        [change] { $card-short }: change which card?
       *[other] { $card-short }: which card?
    }
# Any number of cards, or none.
prompt-cards =
    { $deed ->
        [play] { $card-short }: play a card, or be done.
        [trash] { $card-short }: Trash cards, or be done.
        [take] { $count ->
            [1] { $card-short }: take cards, or be done.
           *[other] { $card-short }: take up to { $count } cards, or be done.
        }
        [give] { $card-short }: give cards, or be done.
        [gain] { $count ->
            [1] { $card-short }: gain cards, or be done.
           *[other] { $card-short }: gain up to { $count } cards, or be done.
        }
        [move] { $card-short }: move cards, or be done.
        [put-back] { $card-short }: put cards back, or be done.
        [raise] { $card-short }: make cards worth more, or be done.
        [lower] { $card-short }: make cards worth less, or be done.
        [change] { $card-short }: change cards, or be done.
       *[other] { $card-short }: choose cards, or be done.
    }
prompt-receiver = { $card-short }: who gets it?
prompt-player = { $card-short }: which player?
prompt-option = { $card-short }: choose one.
prompt-pie = { $card-short }: which Pie?
prompt-commit =
    { $deed ->
        [trash] { $card-short }: Trash a card in secret.
       *[give] { $card-short }: give a card in secret.
    }
prompt-commit-none = { $card-short }: you have no card for it.
prompt-may =
    { $deed ->
        [bake] { $card-short }: Bake a Pie now?
        [play] { $card-short }: play a card?
        [play-some] { $card-short }: play a fitting card?
        [draw] { $card-short }: draw?
        [trash] { $card-short }: Trash a card?
        [take] { $card-short }: take a card?
        [give] { $card-short }: give away a card?
        [gain] { $card-short }: gain a card?
        [move] { $card-short }: move a card?
        [put-back] { $card-short }: put back a card?
        [swap] { $card-short }: Swap two cards?
        [raise] { $card-short }: make a card worth more?
        [lower] { $card-short }: make a card worth less?
        [change] { $card-short }: change a card?
       *[other] { $card-short }: do you want to use it?
    }
prompt-over =
    { $winners-is ->
        [you] You win with a score of { $score }!
        [other] { $winners } wins with a score of { $score }.
       *[others] A tie! The winners are { $winners }, with a score of { $score }.
    }
prompt-over-without-pies = Nobody Baked a Pie: everybody wins.

## Whom the table waits for

waiting-main = Waiting for { $seats } to play a card, dive or pass.
waiting-effect = Waiting for { $seats } to put effects in order.
waiting-limit = Waiting for { $seats } to Trash down to seven cards.
waiting-card = { $card }: { $seats } chooses a card.
waiting-player = { $card }: { $seats } chooses a player.
waiting-answer = { $card }: { $seats } decides.
waiting-pie = { $card }: { $seats } chooses a Pie.
waiting-commit = { $card }: cards are being chosen in secret.
waiting-claim = Everybody may point out a fulfilled Achievement.
waiting-poll = Everybody says when they last ate pie.
waiting-others = Your choice is made; others may still be thinking.

## Choices

label-pass = Pass
label-dive = Go dumpster diving
label-done = Done
label-yes = Yes
label-no = No
label-no-claim = No, nothing to point out
label-no-answer = I’d rather not say
label-ate-pie =
    { $when ->
        [today] Today
        [yesterday] Yesterday
        [week] This week
        [month] This month
        [year] This year
       *[longer] Longer ago
    }
label-player =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
label-achievement = { $card }
label-option = { $choice }
label-effect = { $card } first
# Several effects of cards of the same name.
label-one-of-effects = { $card } no. { $number } first
label-play = Play { $card }
label-from-hand = { $card } from your hand
label-from-revealed = { $card } from the hand you see
label-from-trash = { $card } from the Trash
label-from-pantry = { $card } from the top of the Pantry
label-in-kitchen =
    { $owner-is ->
        [you] { $card }, worth { $worth }: no. { $place } in your Kitchen
       *[other] { $card }, worth { $worth }: no. { $place } in { $owner }’s Kitchen
    }
label-pie =
    { $owner-is ->
        [you] Your Pie { $pie }, worth { $value }
       *[other] { $owner }’s Pie { $pie }, worth { $value }
    }

## Why a move is good: one fact, at most 25 words

advice-spare-salt = A Pie takes exactly one Salt, and your Kitchen has it.
advice-full = Your Kitchen is full: no Ingredient has a place there.
advice-salt = A Pie needs exactly one Salt, and your Kitchen has none yet.
advice-one-more = It is one more card in this turn.
advice-ingredient = It brings { $worth }, and your Kitchen to { $count } of the { $needed } Ingredients that a Pie needs.
advice-more = It brings { $worth } more to a Kitchen worth { $sum }.
advice-draws =
    { $count ->
        [one] It draws a card; without it you hold { $held }.
       *[other] It draws { $count } cards; without it you hold { $held }.
    }
advice-bake = Your Kitchen is worth { $sum }; the best Pie of the others is worth { $best }.
advice-bake-first = Your Kitchen is worth { $sum }, and nobody else has a Pie yet.
advice-dive = It gets you { $card }, worth { $worth }.
advice-dive-salt = { $card } is the Salt that your Kitchen lacks.
advice-player-pie = { $seat } has the best Pie of your rivals, worth { $value }.
advice-player-kitchen = { $seat } has the best Kitchen of your rivals, worth { $sum }.
advice-best-spot =
    { $owner-is ->
        [you] At { $worth }, nothing in your Kitchen is worth more.
       *[other] At { $worth }, nothing in { $owner }’s Kitchen is worth more.
    }
advice-least-spot = At { $worth }, nothing in your Kitchen is worth less.
advice-best-pie = At { $value }, no Pie is worth more.
advice-least =
    { $count ->
        [one] At { $worth }, no Ingredient in your hand is worth less.
       *[other] At { $worth } or less, no Ingredients in your hand are worth less.
    }

## Why not

fact-can-play = You can play { $cards }, and this table allows passing only to those who can do nothing else.
fact-can-dive = You can go dumpster diving, and this table allows passing only to those who can do nothing else.
fact-cards-held =
    { $count ->
        [0] You hold no cards.
        [one] You hold only one card.
       *[other] You hold { $count } cards.
    }
fact-not-held = You do not hold { $card }.
fact-no-more-of-it =
    { $count ->
        [one] You hold { $card } only once.
       *[other] You hold { $card } only { $count } times.
    }
fact-kitchen-full = Your Kitchen is full: it has room for { $count } Ingredients.
fact-does-nothing = { $card } could not do anything now, and this table does not allow playing such an Action.
fact-not-in-trash = The Trash does not hold { $card }.
fact-both-trashed = You hold only { $cards }, so both are Trashed.
fact-just-trashed = You Trash { $card } for this dive, and this table does not allow taking it back.
fact-card-says = The text of { $card } is: “{ $card-text }”
fact-not-a-rival = That is you, not a rival. The text of { $card } is: “{ $card-text }”
fact-nothing-for-it = You have nothing for it. The text of { $card } is: “{ $card-text }”
fact-pies =
    { $count ->
        [0] There is no Pie.
        [one] There is only one Pie.
       *[other] There are only { $count } Pies.
    }
fact-no-room-for-it = Your Kitchen is full: there is no room for { $card }.
fact-no-action = Your Kitchen is full, and you hold no Action that could be played.
fact-no-cards =
    { $owner-is ->
        [you] You have no cards in hand.
       *[other] { $owner } has no cards in hand.
    }
fact-there-already =
    { $owner-is ->
        [you] The card is already in your Kitchen.
       *[other] The card is already in { $owner }’s Kitchen.
    }
fact-no-room-there =
    { $owner-is ->
        [you] Your Kitchen is full.
       *[other] { $owner }’s Kitchen is full.
    }
fact-shielded =
    { $owner-is ->
        [you] Your Kitchen is shielded until your next turn.
       *[other] { $owner }’s Kitchen is shielded until { $owner }’s next turn.
    }
fact-guarded =
    { $owner-is ->
        [you] Rivals’ effects cannot touch your { $card }.
       *[other] Rivals’ effects cannot touch { $owner }’s { $card }.
    }
fact-ingredients =
    { $owner-is ->
        [you] You have
       *[other] { $owner } has
    }{ " " }{ $count ->
        [0] no Ingredient in the Kitchen.
        [one] only one Ingredient in the Kitchen.
       *[other] only { $count } Ingredients in the Kitchen.
    }
fact-salts =
    { $owner-is ->
        [you] You have
       *[other] { $owner } has
    }{ " " }{ $count ->
        [0] no Salt in the Kitchen.
        [one] one Salt in the Kitchen.
       *[other] { $count } Salts in the Kitchen.
    }
fact-effects =
    { $count ->
        [one] Only one effect of yours is waiting.
       *[other] Only { $count } different effects of yours are waiting.
    }

## The result

reason-everybody-baked = Everybody has Baked a Pie.
reason-three-pies = Somebody has Baked three Pies.
reason-grand-contest = Everybody has four Pies.
reason-closing-time = It is closing time.
result-no-pie =
    { $seat-is ->
        [you] You Baked no Pie.
       *[other] { $seat } Baked no Pie.
    }
result-pies =
    { $seat-is ->
        [you] You Baked
       *[other] { $seat } Baked
    }{ " " }{ $values-count ->
        [one] one Pie, worth { $score }.
       *[other] { $values-count } Pies, worth { $values }. { $best ->
            [one] The best one counts: { $score }.
           *[other] The best { $best } count: { $score }.
        }
    }

## The sheet of a result

sheet-best =
    { $count ->
        [one] Best Pie
       *[other] Best { $count } Pies
    }
sheet-best-why =
    { $count ->
        [one] What the best Pie is worth in the end. It alone decides.
       *[other] What the best { $count } Pies are worth together. They decide.
    }
sheet-boxes = Its value over time
sheet-boxes-why = What the best Pie was worth when it was Baked, and after each change.
sheet-baked = Pies Baked
sheet-baked-why = All Pies that this player Baked.
sheet-achievements = Achievements
sheet-achievements-why = The Achievements that this player completed.

## The table in plain text

picture-piles =
    { $number ->
        [0] Before the first turn.
       *[other] Turn { $number }.
    }{ " " }{ $cards_left ->
        [one] Pantry: 1 card.
       *[other] Pantry: { $cards_left } cards.
    }{ " " }{ $achievements_left ->
        [one] Pile: 1 Achievement.
       *[other] Pile: { $achievements_left } Achievements.
    }
picture-achievement = Achievement { $card }: { $card-text }
picture-seat =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }{ $state ->
        [turn] , on turn:
       *[none] :
    }{ " " }{ $count ->
        [one] 1 card;
       *[other] { $count } cards;
    }{ " " }{ $kitchen-count ->
        [0] Kitchen: empty;
       *[other] Kitchen: { $kitchen };
    }{ " " }{ $pies-count ->
        [0] no Pies
        [one] Pie: { $pies }
       *[other] Pies: { $pies }
    }{ $shielded ->
        [kitchen] ; Kitchen shielded
        [pies] ; Pies shielded
        [both] ; Kitchen and Pies shielded
       *[none] { "" }
    }
picture-kitchen-card =
    { $state ->
        [guarded] { $card } { $worth } (guarded)
       *[none] { $card } { $worth }
    }
picture-trash =
    { $cards-is ->
        [none] Trash: empty
       *[shown] Trash: { $cards }
    }
picture-text =
    { $seat-is ->
        [you] You carry out { $card }: { $card-text }
       *[other] { $seat } carries out { $card }: { $card-text }
    }
picture-hand =
    { $count ->
        [0] Your hand: empty
       *[other] Your hand:
    }
picture-action = { "  " }{ $card }: { $card-text }
picture-ingredient = { "  " }{ $card } ({ $flavor }, worth { $worth }): { $card-text }
picture-ingredient-with-sub = { "  " }{ $card } ({ $flavor } { $sub }, worth { $worth }): { $card-text }
picture-looked = You look at: { $cards }
picture-revealed = You see { $owner }’s hand: { $cards }

## Options of a table

option-players = Players
    .n4-10 = 4 to 10
    .n2-10 = 2 to 10
option-small_table = The end with two or three players
    .printed = as printed
    .two_each = two Pies each
option-first_player = Who begins
    .random = a random player
    .poll = who ate pie last
    .host = the first seat
option-direction = Directions of turns and effects
    .printed = as printed
    .all_left = all to the left
    .all_right = all to the right
option-pass = Passing
    .allowed = allowed
    .only_if_forced = only if nothing else is possible
option-dive_own = Taking back a card just Trashed
    .allowed = allowed
    .forbidden = not allowed
option-reshuffle = When the Trash is shuffled
    .eager = when the Pantry runs out
    .when_needed = when a card is needed
option-empty_action = Playing an Action that does nothing
    .allowed = allowed
    .forbidden = not allowed
option-worth_memory = A changed worth
    .stays = stays in all Kitchens
    .resets_on_move = is lost when the card moves
option-forced_bake = Baking when a card says so
    .yes = required
    .may_decline = may be declined
option-pie_floor = The least that a Pie is worth
    .none = no limit
    .zero = zero
option-staleness = What a new Pie costs the rivals’ Pies
option-end_timing = When the game ends
    .immediate = at once
    .finish_effects = after the waiting effects
option-no_pie = A player without a Pie
    .last = comes last
    .zero = has zero
option-tie = A tie at the end
    .shared = is shared
    .next_best = is broken by the next best Pies
option-closing_time = Laps until closing time
    .usual = 100 (Grand Contest: 250)
    .off = no limit
option-fresh_achievements = A new Achievement already fulfilled
    .count = counts at once
    .need_change = needs a change
option-claims = Fulfilled Achievements
    .auto = count by themselves
    .manual = must be pointed out
option-pile_return = A turned Achievement goes back
    .bottom = to the bottom of the pile
    .shuffled = anywhere in the pile
option-grand = Grand Contest
    .off = off
    .on = on
option-grand_includes_new = Grand Contest: the new Pie gains as well
    .yes = yes
    .no = no

## Kinds of cards, flavors, and subflavors

kind-ingredient = Ingredient
kind-action = Action
kind-achievement = Achievement
kind-sweet = Sweet
kind-sour = Sour
kind-bitter = Bitter
kind-savory = Savory
kind-spicy = Spicy
kind-salt = Salt
kind-cocoa = Cocoa
kind-dairy = Dairy
kind-fruit = Fruit
kind-grain = Grain
kind-herb = Herb
kind-meat = Meat
kind-nut = Nut
kind-root = Root

## Cards: name, text, and what an Achievement is called once it has turned into another card

# Salts

card-table-salt = Table Salt
    .text = No ability.
card-sea-salt = Sea Salt
    .text = When played: draw a card.
card-rock-salt = Rock Salt
    .text = When Baked: worth 2 more if the Pie holds five Ingredients.
card-pink-salt = Pink Salt
    .text = When Baked: worth 1 more per Sweet in the Pie, up to 3.
card-smoked-salt = Smoked Salt
    .text = When Baked: worth 1 more per Savory in the Pie.
card-celery-salt = Celery Salt
    .text = When Baked: worth 2 more if the Pie holds a Herb or a Root.
card-caramel-salt = Caramel Salt
    .text = When played: Trash a card from your hand.
card-pinch-of-salt = Pinch of Salt
    .text = When played: you may play an Ingredient that is not Salt.

# Sweet

card-cane-sugar = Cane Sugar
    .text = No ability.
card-baking-apples = Baking Apples
    .text = No ability.
card-brown-sugar = Brown Sugar
    .text = When Baked: worth 1 more per Spicy in the Pie.
card-peaches = Sun-Warm Peaches
    .short = Peaches
    .text = When played: if you have another Fruit in your Kitchen, draw a card.
card-blueberries = Wild Blueberries
    .short = Blueberries
    .text = When Baked: worth 1 more per other Fruit in the Pie.
card-honey = Sticky Honey
    .text = Passive: rivals' effects cannot touch this card.
card-candied-pecans = Candied Pecans
    .short = Pecans
    .text = When Baked: worth 2 more if another Nut is in the Pie.
card-vanilla-custard = Vanilla Custard
    .short = Custard
    .text = Passive: worth 2 less per Sour in your Kitchen.
card-marshmallows = Puffed Marshmallows
    .short = Marshmallows
    .text = At the start of your turn: if this is worth 4 or less, it is worth 1 more.
card-maple-syrup = Maple Syrup
    .text = When played: each other Sweet in your Kitchen is worth 1 more.
card-candied-cherries = Candied Cherries
    .short = Cherries
    .text = When played: you may gain a Fruit from the Trash.

# Sour

card-lemons = Garden Lemons
    .text = No ability.
card-limes = Sharp Limes
    .text = When played: an Ingredient in a rival's Kitchen is worth 2 less.
card-rhubarb = Rhubarb
    .text = When Baked: worth 4 less if no Sweet is in the Pie.
card-buttermilk = Borrowed Buttermilk
    .short = Buttermilk
    .text = When played: you may Swap another Ingredient in your Kitchen with one in a rival's Kitchen.
card-sour-cherries = Sour Cherries
    .text = When Baked: worth 2 more if Cocoa is in the Pie.
card-cranberries = Bog Cranberries
    .short = Cranberries
    .text = When Baked: after the Pie is written down, draw two cards.
card-cider-vinegar = Cider Vinegar
    .text = When played: move this card to a rival's Kitchen that has room.

# Bitter

card-dark-chocolate = Dark Chocolate
    .short = Chocolate
    .text = No ability.
card-cocoa-powder = Cocoa Powder
    .text = Passive: each other Cocoa in your Kitchen is worth 1 more.
card-espresso = Espresso Shot
    .text = When played: you may play another card.
card-walnuts = Toasted Walnuts
    .short = Walnuts
    .text = When Trashed from your Kitchen, other than by Baking: draw a card.
card-scorched-sugar = Scorched Sugar
    .text = When played: Bake a Pie.
card-grapefruit-peel = Grapefruit Peel
    .short = Grapefruit
    .text = Passive: rivals' effects cannot touch Fruits in your Kitchen (this card included).

# Savory

card-shortcrust = Shortcrust
    .text = No ability.
card-lattice-top = Lattice Top
    .text = When played: if you have four or more Ingredients in your Kitchen, you may Bake a Pie.
card-cheddar = Sharp Cheddar
    .text = When Baked: worth 2 more if a Fruit is in the Pie.
card-bacon = Crisp Bacon
    .text = When Baked: after the Pie is written down, each rival Trashes a card from hand.
card-butter = Cold Butter
    .text = Passive: each Grain in your Kitchen is worth 1 more.
card-pumpkin = Roast Pumpkin
    .text = Whenever a rival Bakes a Pie: this is worth 1 more.
card-mushrooms = Forest Mushrooms
    .short = Mushrooms
    .text = When Baked: worth 1 more per different flavor in the Pie.
card-rosemary = Rosemary Sprig
    .text = When Baked: worth 2 more if a Meat or a Root is in the Pie.

# Spicy

card-cinnamon = Cinnamon Stick
    .text = When Baked: worth 2 more if a Fruit is in the Pie.
card-ginger = Ginger Root
    .text = When played: draw a card.
card-nutmeg = Grated Nutmeg
    .short = Nutmeg
    .text = When Baked: worth 1 more per different flavor in the Pie.
card-chili = Bird Chili
    .text = When played: Trash an Ingredient worth 2 or less in a rival's Kitchen.
card-fresh-mint = Fresh Mint
    .text = When played: you may Trash another Ingredient from your Kitchen.
card-black-pepper = Cracked Pepper
    .text = When Baked: worth 3 more if a Meat is in the Pie.

# Actions

card-hot-oven = Hot Oven
    .text = Bake a Pie.
card-slow-bake = Low and Slow
    .text = Bake a Pie. It is worth 3 more if it holds five Ingredients.
card-quick-bake = Flash in the Pan
    .short = Flash
    .text = Bake a Pie. It is worth 2 less. Then draw two cards.
card-dash-to-the-oven = Dash to the Oven
    .short = Dash
    .text = You may play an Ingredient. Then Bake a Pie.
card-bake-off = Village Bake-Off
    .short = Bake-Off
    .text = Each player may Bake a Pie.
card-cooling-rack = Cooling Rack
    .text = Bake a Pie. Until your next turn your Pies cannot be lowered.
card-swap-meet = Over the Fence
    .text = Swap an Ingredient in your Kitchen with one in a rival's Kitchen.
card-grocery-run = Grocery Run
    .text = Draw three cards.
card-window-shopping = Window Shopping
    .short = Shopping
    .text = Look at the top five cards of the Pantry and take two of them. Put the rest on the bottom.
card-windowsill-thief = Windowsill Thief
    .short = Thief
    .text = Gain an Ingredient worth 3 or less from a rival's Kitchen.
card-sticky-fingers = Sticky Fingers
    .text = Take a card at random from a rival's hand.
card-leftovers = Leftovers
    .text = Take another card from the Trash. Then draw a card.
card-wipe-down = Wipe the Counter
    .short = Wipe-Down
    .text = Trash any number of Ingredients from your Kitchen. Draw a card for each.
card-food-fight = Food Fight
    .text = Each player Trashes an Ingredient from their own Kitchen.
card-back-on-the-shelf = Back on the Shelf
    .short = Shelf
    .text = Put an Ingredient from any Kitchen on top of the Pantry.
card-butterfingers = Butterfingers
    .text = Trash an Ingredient from any Kitchen.
card-heavy-hand = Heavy Hand
    .text = Choose one: move a Salt from your Kitchen, or from your hand, to a rival's Kitchen that has room.
    .option-kitchen = From the Kitchen
    .option-hand = From the hand
card-pass-the-bowl = Pass the Bowl
    .text = At the same time, every player gives a card from hand to the player on their left.
card-taste-test = Taste Test
    .text = Look at a rival's hand and take a card from it. Then give that rival a card from your hand.
card-whipped-peak = Whipped Peak
    .text = Your best Pie is worth 3 more.
card-drafty-window = Drafty Window
    .text = Each Pie that is not yours is worth 2 less.
card-cling-film = Cling Film
    .text = Draw a card. Until your next turn, rivals' effects cannot touch your Kitchen and your Pies cannot be lowered.

# Achievements

card-fruit-stand = Fruit Stand
    .text = Have two or more Fruits in your Kitchen. > Draw two cards.
card-full-counter = Full Counter
    .text = Have five Ingredients in your Kitchen. > You may Bake a Pie.
card-sweet-tooth = Sweet Tooth
    .text = Have two or more Sweets in your Kitchen. > Each Sweet in your Kitchen is worth 1 more.
card-pucker-up = Pucker Up
    .text = Have two or more Sours in your Kitchen. > An Ingredient in a rival's Kitchen becomes worth 1.
card-dark-mood = Dark Mood
    .text = Have two or more Bitters in your Kitchen. > You may play a card.
card-hearty-plate = Hearty Plate
    .text = Have two or more Savories in your Kitchen. > Take an Ingredient from the Trash.
card-hot-kitchen = Hot Kitchen
    .text = Have two or more Spicies in your Kitchen. > Trash an Ingredient from a rival's Kitchen.
card-salt-mine = Salt Mine
    .text = Have two or more Salts in your Kitchen. > Trash a Salt from your Kitchen. Draw two cards.
card-five-tastes = Five Tastes
    .text = Have four or more different flavors in your Kitchen. > Each Ingredient in your Kitchen is worth 1 more.
card-heavy-tray = Heavy Tray
    .text = Have Ingredients worth 12 or more in your Kitchen. > Until your next turn rivals' effects cannot touch your Kitchen. Draw a card.
card-dairy-dream = Dairy Dream
    .text = Have a Dairy and a Fruit in your Kitchen. > Becomes Whipped Cream (Sweet Dairy, worth 4) in your Kitchen.
    .turned = Whipped Cream
    .turned-text = No ability.
card-double-cocoa = Double Cocoa
    .text = Have two or more Cocoas in your Kitchen. > Becomes Ganache (Bitter Cocoa, worth 5) in your Kitchen.
    .turned = Ganache
    .turned-text = No ability.
card-crust-master = Crust Master
    .text = Have a Grain and a Dairy in your Kitchen. > Becomes Golden Crust (Savory Grain, worth 3; when played: Bake a Pie) in your hand.
    .turned = Golden Crust
    .turned-text = When played: Bake a Pie.
card-nut-case = Nut Case
    .text = Have a Nut and a Fruit in your Kitchen. > Becomes Nut Brittle (Sweet Nut, worth 4; rivals' effects cannot touch it) in your Kitchen.
    .turned = Nut Brittle
    .turned-text = Passive: rivals' effects cannot touch this card.
card-sunday-roast = Sunday Roast
    .text = Have a Meat and a Spicy, Root or Herb in your Kitchen. > Becomes Rich Gravy (Savory, worth 5) in your Kitchen.
    .turned = Rich Gravy
    .turned-text = No ability.
card-stale-bread = Bread Pudding
    .text = Have a Pie worth 4 or less. > Your worst Pie is worth 5 more.
card-late-riser = Late Riser
    .text = Have no Pie while two or more rivals have one. > Becomes Emergency Oven (Action: Bake a Pie, worth 2 more) in your hand.
    .turned = Emergency Oven
    .turned-text = Bake a Pie. It is worth 2 more.
card-blue-ribbon = Blue Ribbon
    .text = Bake a Pie worth 15 or more. > That Pie is worth 2 more.
card-humble-pie = Humble Pie
    .text = Bake a Pie worth 8 or less. > Draw three cards.
card-first-slice = First Slice
    .text = Bake a Pie while no rival has one. > Becomes Second Batch (Action: you may play an Ingredient, then Bake a Pie) in your hand.
    .turned = Second Batch
    .turned-text = You may play an Ingredient. Then Bake a Pie.
card-small-bites = Small Bites
    .text = Bake a Pie of exactly three Ingredients. > Becomes Picnic Basket (Action: draw two cards, then you may play an Ingredient) in your hand.
    .turned = Picnic Basket
    .turned-text = Draw two cards. Then you may play an Ingredient.
card-showpiece = Showpiece
    .text = Bake a Pie of exactly five Ingredients. > Until your next turn your Pies cannot be lowered. Draw a card.
card-one-note = One Note
    .text = Bake a Pie with only one flavor besides Salt. > That Pie is worth 4 more.
card-symphony = Symphony of Flavors
    .short = Symphony
    .text = Bake a Pie with four or more flavors. > That Pie is worth 2 more. Draw a card.
card-seconds-please = Seconds, Please
    .short = Seconds
    .text = Bake your second Pie. > Gain up to two Ingredients from the Trash that are not Salt.
card-scavenger = Scavenger
    .text = Go dumpster diving. > Draw a card.
card-trade-fair = Trade Fair
    .text = Swap Ingredients with a rival. > An Ingredient in your Kitchen is worth 2 more.
card-saboteur = Saboteur
    .text = Trash an Ingredient from a rival's Kitchen. > Becomes Pilfered Jam (Sweet Fruit, worth 4) in your hand.
    .turned = Pilfered Jam
    .turned-text = No ability.
card-good-sport = Good Sport
    .text = Lose an Ingredient from your Kitchen to a rival's effect. > Take an Ingredient from the Trash.
card-bare-hands = Bare Hands
    .text = End your turn with three or fewer cards in hand. > Draw three cards.
card-overstocked = Overstocked
    .text = End your turn with eight or more cards in hand. > You may play a card.
card-clean-slate = Clean Slate
    .text = End your turn with an empty Kitchen. > Gain an Ingredient from the Trash.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = The goal: the best Pie
    .text = The best single Pie wins. Its Ingredients gather here: three to five of them, exactly one a Salt.
lesson-achievements = Achievements
    .text = Whoever fulfils one gets its reward. { $card } asks for two Fruits in your Kitchen.
lesson-salt = Play { $card }
    .text = Each turn you draw a card and play one. Press the Salt, then the button: there is no Pie without it.
    .not = First the Salt: there is no Pie without it.
lesson-fruit = Play { $card }
    .text = A Fruit, worth 4: the best that you hold. The worths of all Ingredients add up.
    .not = Better { $card }: worth more, and a Fruit.
lesson-second-fruit = Play { $card }
    .text = Your second Fruit: it fulfils { $other_card }, and you draw two cards.
    .not = One more Fruit fulfils { $other_card }: play { $card }.
lesson-rival = { $seat } has Baked
    .text = The Pie is worth 10. { $card }, which Baked it, lies in the Trash now, under other cards: anybody may get it out.
lesson-dive = Go dumpster diving
    .text = Nothing in your hand Bakes. Trash two cards, and take any card out of the Trash.
    .not = Nothing in your hand Bakes: go dumpster diving.
lesson-dive-pay = Trash { $cards }
    .text = They do not help your Pie. Press one after the other.
    .not = One after the other: { $cards }. The rest helps your Pie.
lesson-dive-take = Take { $card }
    .text = “Bake a Pie”: that is just what you lack.
    .not = You lack a card that Bakes: { $card }.
lesson-spice = Play { $card }
    .text = It is worth 2 more when a Fruit is Baked with it. Four Ingredients make a better Pie than three.
    .not = Not yet: { $card } makes your Pie better first.
lesson-bake = Bake!
    .text = Play { $card }. Your whole Kitchen becomes a Pie, and the Pies of your rivals lose 4.
    .not = Everything is ready: play { $card }.
lesson-end = Your Pie is worth { $worth }!
    .text = The best single Pie wins. The game ends when everybody has Baked, or somebody three times.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Bake the best single Pie of all.
    .play = You draw a card, then play one: an Ingredient into your Kitchen, or an Action.
    .dive = Or you go dumpster diving: Trash two cards and take any card out of the Trash.
    .bake = With three or more Ingredients, exactly one of them a Salt, a card that says so Bakes your whole Kitchen into a Pie.
    .achievement = Whoever fulfils an Achievement gets its reward.
    .scoring = A Pie is worth the sum of its Ingredients. Whenever somebody Bakes, the Pies of all rivals lose 4.
    .end = The game ends when everybody has Baked, or somebody three times. The best single Pie wins.
