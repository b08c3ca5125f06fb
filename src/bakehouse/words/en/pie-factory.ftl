# The words of Pie Factory.

## Parts of sentences: cards with what is printed on them, pies, numbers

part-card = { $card }, ${ $value }, { $minutes } min
part-card-icon = { $card }, ${ $value }, { $minutes } min, { $icon }
# A pie from bottom to top: its base, then the cards on it.
part-pie =
    { $side ->
        [down] { $card-is ->
            [hidden] a face-down card
           *[shown] { $card } face down
        }
       *[up] { $card }
    }{ $cards-is ->
        [none] { "" }
       *[shown] { $side ->
            [down] , with { $cards }
           *[up] { " " }with { $cards }
        }
    }
# How many a player has, in a list of players.
part-count = { $seat } { $count }
part-icons =
    { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
part-draft = take a card
part-play = play a card
part-box = box a pie
part-draw = draw a card

## What happened

event-started =
    .log = Order of play: { $seats }.
    .stage =
        { $seat-is ->
            [you] You go first
           *[other] { $seat } goes first
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
event-lined-up =
    .log = New on the line: { $cards }.
    .chip =
        { $cards-count ->
            [one] one card joins the line
           *[other] { $cards-count } cards join the line
        }
event-paid =
    .log =
        { $seat-is ->
            [you] You pay with { $cards }.
           *[other] { $seat } pays with { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you pay { $cards-short }
               *[other] pays { $cards-short }
            }
           *[other] { $seat-is ->
                [you] you pay { $cards-count } cards
               *[other] pays { $cards-count } cards
            }
        }
event-drafted =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] You take { $cards } face down from place { $place } ({ $minutes } minutes).
               *[up] You take the { $minutes }-minute { $cards } from place { $place }.
            }
           *[other] { $side ->
                [down] { $seat } takes { $cards } face down from place { $place } ({ $minutes } minutes).
               *[up] { $seat } takes the { $minutes }-minute { $cards } from place { $place }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] You take { $cards } face down
               *[up] You take { $cards }
            }
           *[other] { $side ->
                [down] { $seat } takes { $cards } face down
               *[up] { $seat } takes { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } face down
           *[up] { $cards-short }, { $minutes } min
        }
event-played =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] You play { $cards } face down ({ $minutes } minutes).
               *[up] You play the { $minutes }-minute { $cards }.
            }
           *[other] { $side ->
                [down] { $seat } plays { $cards } face down ({ $minutes } minutes).
               *[up] { $seat } plays the { $minutes }-minute { $cards }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] You play { $cards } face down
               *[up] You play { $cards }
            }
           *[other] { $side ->
                [down] { $seat } plays { $cards } face down
               *[up] { $seat } plays { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } face down
           *[up] { $cards-short }, { $minutes } min
        }
event-boxed =
    .log =
        { $seat-is ->
            [you] You box pie { $number }:
           *[other] { $seat } boxes pie { $number }:
        }{ " " }{ $cards-is ->
            [none] it scores nothing.
           *[shown] { $cards } scores ${ $dollars }.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-is ->
                [none] You box pie { $number } for nothing
               *[shown] You box { $cards } for ${ $dollars }!
            }
           *[other] { $cards-is ->
                [none] { $seat } boxes pie { $number } for nothing
               *[shown] { $seat } boxes { $cards } for ${ $dollars }!
            }
        }
    .chip =
        { $seat-is ->
            [you] you box a pie: ${ $dollars }
           *[other] boxes a pie: ${ $dollars }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] You discard { $cards }.
           *[other] { $seat } discards { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you drop { $cards-short }
               *[other] drops { $cards-short }
            }
           *[other] { $seat-is ->
                [you] you drop { $cards-count } cards
               *[other] drops { $cards-count } cards
            }
        }
event-hidden-discarded =
    .log =
        { $seat-is ->
            [you] You discard { $cards } face down.
           *[other] { $seat } discards { $cards } face down.
        }
    .chip =
        { $seat-is ->
            [you] you drop a hidden card
           *[other] drops a hidden card
        }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] draws
           *[shown] { $seat-is ->
                [you] you draw { $cards-short }
               *[other] draws { $cards-short }
            }
        }
event-passed =
    .log =
        { $seat-is ->
            [you] You pass.
           *[other] { $seat } passes.
        }
    .chip =
        { $seat-is ->
            [you] you pass
           *[other] passes
        }
event-ordered =
    .log = Order for the next round: { $seats }.
    .stage = Next round: { $seats }
    .chip = new order of play
event-placed =
    .log =
        { $way ->
            [on] { $seat-is ->
                [you] You put { $cards } on pie { $number }.
               *[other] { $seat } puts { $cards } on pie { $number }.
            }
            [down] { $seat-is ->
                [you] You start pie { $number } with { $cards } face down.
               *[other] { $seat } starts pie { $number } with { $cards } face down.
            }
           *[start] { $seat-is ->
                [you] You start pie { $number } with { $cards }.
               *[other] { $seat } starts pie { $number } with { $cards }.
            }
        }
    .chip =
        { $way ->
            [on] { $cards-short } on pie { $number }
            [down] new pie, face down
           *[start] new pie: { $cards-short }
        }
event-took-back =
    .log =
        { $seat-is ->
            [you] You cannot place { $cards }: it goes into your hand.
           *[other] { $seat } cannot place { $cards }: it goes into the hand.
        }
    .chip =
        { $seat-is ->
            [you] you take the card back
           *[other] takes the card back
        }
event-dropped =
    .log =
        { $seat-is ->
            [you] You discard { $cards } and keep four cards.
           *[other] { $seat } discards { $cards } and keeps four cards.
        }
    .chip =
        { $seat-is ->
            [you] you drop { $cards-short }
           *[other] drops { $cards-short }
        }
event-cleared =
    .log = Nobody took a card from the line, so what was free is discarded: { $cards }.
    .stage = Nobody took a card: the free ones go
    .chip = free cards go
event-day-ended =
    .log = Day { $day } is over.
    .stage = Closing time: day { $day } is over
    .chip = day { $day } is over
event-went-stale =
    .log =
        { $seat-is ->
            [you] Your pie { $number } goes stale.
           *[other] { $seat }’s pie { $number } goes stale.
        }
    .stage =
        { $seat-is ->
            [you] Your pie { $number } goes stale!
           *[other] { $seat }’s pie { $number } goes stale!
        }
    .chip =
        { $seat-is ->
            [you] your pie { $number } goes stale
           *[other] pie { $number } goes stale
        }
event-reshuffled =
    .log =
        { $count ->
            [one] The one discard becomes the deck, and day 2 begins.
           *[other] The { $count } discards are shuffled, and day 2 begins.
        }
    .stage = Day 2 begins
    .chip = day 2 begins
event-opened =
    .log =
        { $seat-is ->
            [you] Your score pile is opened:
           *[other] { $seat }’s score pile is opened:
        }{ " " }{ $cards-is ->
            [none] it is empty.
           *[shown] { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You open your score pile
           *[other] { $seat } opens the score pile
        }
    .chip =
        { $seat-is ->
            [you] you open your score pile
           *[other] opens the score pile
        }
event-grandma-decided =
    .log =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Thanks to Grandma, one of your President icons counts as a Foreman icon.
               *[other] Thanks to Grandma, one of { $seat }’s President icons counts as a Foreman icon.
            }
            [secretary] { $seat-is ->
                [you] Thanks to Grandma, one of your President icons counts as a Secretary icon.
               *[other] Thanks to Grandma, one of { $seat }’s President icons counts as a Secretary icon.
            }
           *[keep] { $seat-is ->
                [you] You could ask Grandma, but you keep all your President icons.
               *[other] { $seat } could ask Grandma, but keeps all President icons.
            }
        }
    .stage =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Thanks to Grandma, your President counts as a Foreman
               *[other] Thanks to Grandma, { $seat }’s President counts as a Foreman
            }
            [secretary] { $seat-is ->
                [you] Thanks to Grandma, your President counts as a Secretary
               *[other] Thanks to Grandma, { $seat }’s President counts as a Secretary
            }
           *[keep] { $seat-is ->
                [you] You keep the President: Grandma changes nothing
               *[other] { $seat } keeps the President: Grandma changes nothing
            }
        }
    .chip =
        { $choice ->
            [foreman] President → Foreman
            [secretary] President → Secretary
           *[keep] Grandma changes nothing
        }
event-ended =
    .log = The game is over.
    .stage = The game is over
    .chip = the game is over

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action =
    { $way ->
        [take] Take a card from the line.
        [play] Play a card.
        [draw-box] Draw a card, or box pies.
        [draw] Draw a card.
        [box] Box pies.
        [pass] You can only pass.
       *[take-play] Take from the line, or play a card.
    }
prompt-pay =
    { $count ->
        [one] Pay with which card?
       *[other] Pay with which { $count } cards?
    }
prompt-box-more = Box another pie, or finish.
prompt-place = Where does { $card } go?
prompt-place-or-turn = Place { $card }, or turn it over.
prompt-drop = Five cards: drop one.
prompt-stale = Which pie goes stale?
prompt-grandma = Grandma: your President counts as…
prompt-over =
    { $winners-is ->
        [you] You win the promotion with { $points ->
            [one] one point
           *[other] { $points } points
        }!
       *[other] The promotion goes to { $winners } with { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }

## Whom the table waits for

waiting-action = Waiting for { $seats } to choose an action.
waiting-place = Waiting for { $seats } to place a card.
waiting-drop = Waiting for { $seats } to discard a card.
waiting-stale = Waiting for { $seats } to let a pie go stale.
waiting-grandma = Waiting for { $seats } to ask Grandma.

## Choices

label-draw = Draw a card
label-pass = Pass
label-done = Finish boxing
label-keep = Keep it as a President icon
label-foreman = Count it as a Foreman icon
label-secretary = Count it as a Secretary icon
label-place-down = Turn it face down to start a pie
label-new-pie = Start pie { $number }
label-box = Box pie { $number }: { $pie }
label-place = Put it on pie { $number } ({ $pie })
label-stale = Let pie { $number } go stale: { $pie }
label-draft =
    { $side ->
        [down] Take face down: { $what }
       *[up] Take { $what }
    }{ " " }{ $cost ->
        [0] (free)
        [one] (pay one card)
       *[other] (pay { $cost } cards)
    }
label-play =
    { $side ->
        [down] Play face down: { $what }
       *[up] Play { $what }
    }
label-pay = Pay with { $what }
label-drop = Discard { $what }

## Why a move is good: one fact, at most 25 words

advice-draw = A new card for nothing, but you go last in the next round.
advice-box =
    { $count ->
        [one] A pie worth ${ $dollars } is safe in your score pile, and its place is free again.
       *[other] { $count } pies worth ${ $dollars } are safe in your score pile, and their places are free again.
    }
advice-box-late =
    { $left ->
        [0] The deck is empty,
        [one] The deck has one card left,
       *[other] The deck has { $left } cards left,
    }{ " " }and the day ends soon: { $count ->
        [one] a pie worth ${ $dollars } cannot go stale any more.
       *[other] { $count } pies worth ${ $dollars } cannot go stale any more.
    }
advice-down =
    { $count ->
        [one] Face down it starts a pie on your last free place, and you are early in the next round.
       *[other] Face down it starts a pie, and you are early in the next round. { $count } of your places are free.
    }
advice-crust =
    { $count ->
        [one] A crust starts a new pie on your last free place.
       *[other] A crust starts a new pie: { $count } of your places are free.
    }
advice-into-hand = None of your pies takes it now, so it goes into your hand for later.
advice-worth = It makes a pie worth ${ $after } instead of ${ $before }.
advice-worth-icon = It makes a pie worth ${ $after } instead of ${ $before }, with a { $icon } icon.
advice-spare = None of your pies takes it, and it is worth only ${ $dollars }.
advice-stale = At ${ $dollars }, none of the pies that can go stale is worth less.
advice-grandma =
    { $count ->
        [one] You have one { $icon } icon then, and nobody else has any.
       *[other] You have { $count } { $icon } icons then, and nobody else has more than { $most }.
    }

## Why not

fact-can-act = What you can still do: { $actions }.
fact-hand-full =
    { $count ->
        [one] You already hold one card.
       *[other] You already hold { $count } cards.
    }
fact-deck-empty = The deck is empty.
fact-line-short = The line has only { $count } places.
fact-place-empty = Place { $place } of the line is empty.
fact-cost =
    { $cost ->
        [0] Place { $place } is free.
        [one] Place { $place } costs one card.
       *[other] Place { $place } costs { $cost } cards.
    }
fact-too-dear =
    { $cost ->
        [one] Place { $place } costs one card,
       *[other] Place { $place } costs { $cost } cards,
    }{ " " }{ $held ->
        [0] and you hold none.
       *[other] and you hold only { $held }.
    }
fact-not-held = You do not hold the { $minutes }-minute { $card }.
fact-card-twice = You named the { $minutes }-minute { $card } twice.
fact-card-picked = You have already picked the { $minutes }-minute { $card }.
fact-card-too-late = Cards are picked in order, and the { $minutes }-minute { $card } comes before the last one you picked.
fact-too-few-left = Cards are picked in order, and after the { $minutes }-minute { $card } too few are left to pay with.
fact-pie-twice = You named pie { $number } twice.
fact-pie-picked = You have already picked pie { $number }.
fact-pie-too-late = Pies are picked in order, and pie { $number } comes before the last one you picked.
fact-no-pie = You have no pie.
fact-no-such-pie = You have no pie { $number }.
fact-no-filling = Pie { $number } has no filling.
fact-no-slot = You already have { $count } pies, and there is no room for another.
fact-empty-slot = There is no pie { $number }, and a new pie takes the lowest free number.
fact-does-not-fit = { $card } does not go on pie { $number } ({ $pie }).
fact-only-face-down = { $card } goes on none of your pies, so you can only use it face down.
fact-in-vain = { $card } goes on none of your pies, and this table does not allow playing such a card.
fact-no-room = { $card } goes on none of your pies, and your hand has no room for it.
fact-shown-face-up = You showed the card face up.

## The result

# The heading of the result: who wins is promoted.
result-won =
    { $winners-is ->
        [you] You are promoted!
        [with-you] Promoted: { $winners }!
        [other] { $winners } is promoted!
       *[others] { $winners } are promoted!
    }
reason-most-points = The most points win the promotion.
reason-fewer-crusts = Points are equal: fewer boxed crusts win the promotion.
reason-promoted-together = Points and boxed crusts are equal: the promotion is shared.
result-boxed =
    { $seat-is ->
        [you] You boxed
       *[other] { $seat } boxed
    }{ " " }{ $count ->
        [0] nothing.
        [one] one card worth ${ $dollars }.
       *[other] { $count } cards worth ${ $dollars }.
    }
result-no-majority = { $icon } icons: { $counts }. Nobody has the majority.
result-majority =
    { $winner-is ->
        [you] { $icon } icons: { $counts }. You have the majority: { $points } points.
       *[other] { $icon } icons: { $counts }. { $winner } has the majority: { $points } points.
    }
result-no-most-pies = Pies: { $counts }. Nobody has the most.
result-most-pies =
    { $winners-count ->
        [one] Pies: { $counts }. Most pies: { $winners }, { $points } points.
       *[other] Pies: { $counts }. Most pies: { $winners }, { $points } points each.
    }
result-points =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    }{ " " }{ $points ->
        [one] one point in all.
       *[other] { $points } points in all.
    }

## The sheet of a result

sheet-dollars = Dollars
sheet-dollars-why = What the cards in the score pile are worth. Every dollar is a point.
sheet-boss-why = Icons of this boss in the score pile. Whoever has the most scores { $points } points; a tie scores nothing.
sheet-pies = Pies
sheet-pies-why =
    { $tie ->
        [all] Fillings and toppings in the score pile. Whoever has the most scores { $points } points, in a tie each of them.
       *[nobody] Fillings and toppings in the score pile. Whoever has the most scores { $points } points; a tie scores nothing.
    }
sheet-points = Points
sheet-points-why = Dollars and bonuses together.

## The table in plain text

picture-day = Day { $day }, round { $round }. Order of play: { $seats }.
picture-deck =
    { $count ->
        [one] Deck: 1 card.
       *[other] Deck: { $count } cards.
    }
picture-place =
    { $cost ->
        [0] Line, place { $place }: { $what } (free)
        [one] Line, place { $place }: { $what } (costs one card)
       *[other] Line, place { $place }: { $what } (costs { $cost } cards)
    }
picture-place-empty = Line, place { $place }: empty
picture-discards =
    { $cards-is ->
        [none] { $hidden ->
            [0] Discards: none
            [one] Discards: one face-down card
           *[other] Discards: { $hidden } face-down cards
        }
       *[shown] { $hidden ->
            [0] Discards: { $cards }
            [one] Discards: { $cards }; one more card face down
           *[other] Discards: { $cards }; { $hidden } more cards face down
        }
    }
picture-seat =
    { $seat-is ->
        [you] You:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }{ $state ->
        [turn] , to move
       *[none] { "" }
    }
picture-front =
    { $seat-is ->
        [you] { $side ->
            [down] You show { $card } face down ({ $minutes } minutes).
           *[up] You show the { $minutes }-minute { $card }.
        }
       *[other] { $side ->
            [down] { $seat } shows { $card } face down ({ $minutes } minutes).
           *[up] { $seat } shows the { $minutes }-minute { $card }.
        }
    }
picture-pie =
    { $owner-is ->
        [you] Your pie { $number }: { $pie }
       *[other] { $owner }’s pie { $number }: { $pie }
    }
picture-score-pile =
    { $seat-is ->
        [you] You have boxed
       *[other] { $seat } has boxed
    }{ " " }{ $cards-is ->
        [none] nothing yet.
       *[shown] { $cards }: ${ $dollars }.
    }{ $icons-count ->
        [0] { "" }
       *[other] { " " }Icons: { $icons }.
    }
picture-closed-pile =
    { $seat-is ->
        [you] You have boxed
       *[other] { $seat } has boxed
    }{ " " }{ $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
picture-hand = In your hand: { $what }
picture-no-hand = Your hand is empty.
picture-topping = { $card } goes on { $cards }.

## Options of a table

option-max_pies = Pies in progress, at most
option-orientation = Face up or face down is decided
    .at_action = with the action
    .at_placement = when placing
option-null_play = Playing a card that fits nowhere
    .allow = allowed
    .forbid = not allowed
option-full_hand_draft = Taking from the line with a full hand
    .forbid = only what can be placed
    .discard_down = then discard down to four
option-day_end = When a day ends
    .lacking = when a card is missing
    .deck_empty = when the deck is empty
option-most_pies_tie = A tie for the most pies
    .none = nobody gets the points
    .all = everybody tied gets the points
option-score_piles = Score piles
    .open = open
    .closed = closed
option-discards = Discard pile
    .open = open
    .face_down_stay_secret = face-down cards stay secret

## Kinds of cards, and icons

kind-crust = crust
kind-filling = filling
kind-topping = topping
icon-president = President
icon-foreman = Foreman
icon-secretary = Secretary
icon-grandma = Grandma

## Cards

card-C01 = Cracker Crust
card-C02 = Cracker Crust
card-C04 = Flaky Crust
card-C05 = Flaky Crust
card-C06 = Flaky Crust
card-C07 = Graham Crust
card-C08 = Graham Crust
card-C09 = Cookie Crust
card-C11 = Cookie Crust
card-C13 = Butter Crust
card-F10 = Apple
card-F12 = Apple
card-F14 = Cherry
card-F15 = Blueberry
card-F16 = Pumpkin
card-F17 = Lemon
card-F18 = Apple
card-F19 = Cherry
card-F20 = Blueberry
card-F21 = Apple
card-F22 = Pumpkin
card-F23 = Lemon
card-F24 = Lime
card-F25 = Cherry
card-F26 = Pumpkin
card-F28 = Blueberry
card-F29 = Lemon
card-F31 = Chocolate
card-F33 = Lime
card-F36 = Chocolate
card-T27 = Sugar Glaze
    .text = Goes on Cherry, Blueberry, or Lemon.
card-T30 = Crumble
    .text = Goes on Apple, Blueberry, or Pumpkin.
card-T32 = Grandma’s Secret
    .short = Grandma’s
    .text = Goes on Apple, Pumpkin, or Lemon.
card-T34 = Sugar Glaze
    .text = Goes on Cherry, Blueberry, or Lemon.
card-T35 = Ice Cream
    .text = Goes on Apple, Cherry, or Chocolate.
card-T37 = Lattice
    .text = Goes on Apple, Cherry, or Blueberry.
card-T38 = Whipped Cream
    .text = Goes on Pumpkin, Lime, or Chocolate.
card-T39 = Crumble
    .text = Goes on Apple, Blueberry, or Pumpkin.
card-T40 = Ice Cream
    .text = Goes on Apple, Cherry, or Chocolate.
card-T41 = Whipped Cream
    .text = Goes on Pumpkin, Lime, or Chocolate.
card-T42 = Lattice
    .text = Goes on Apple, Cherry, or Blueberry.
card-T43 = Meringue
    .text = Goes on Lemon, Lime, or Chocolate.
card-T44 = Lattice
    .text = Goes on Apple, Cherry, or Blueberry.
card-T45 = Whipped Cream
    .text = Goes on Pumpkin, Lime, or Chocolate.
card-T46 = Meringue
    .text = Goes on Lemon, Lime, or Chocolate.
card-T47 = Meringue
    .text = Goes on Lemon, Lime, or Chocolate.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = The goal: pies in boxes
    .text = The most points after two days win. They come from the pies that you box: crust, filling, perhaps a topping.
lesson-line = The line
    .text = Each round everybody does one thing. The first card of the line is free; farther right you pay with cards.
lesson-crust = Take { $card }
    .text = A pie begins with a crust, and this one is free. Press it, then the button.
    .not = First a crust: { $card }, in the first place, costs nothing.
lesson-filling = Take { $card }
    .text = The line has moved on, and this card is free now. It goes on your crust and is worth four dollars.
    .not = { $card } is free and goes on your crust: take it.
lesson-order = Who goes first?
    .text = The minutes of your card decide. { $seat } was quicker than you, and went first this round.
lesson-topping = Take { $card }
    .text = It goes on your pie, which is then worth six dollars. Press it, then { $other_card } to pay, then the button.
    .not = Take { $card }, and pay with { $other_card }.
lesson-pay = Pay with { $other_card }
    .text = This place costs one card of your hand. { $other_card } is the one that you can spare.
    .not = Keep that one. Pay with { $other_card }.
lesson-down = Play { $card } face down
    .text = No crust in your hand? Any card is one when it lies face down, and takes three minutes only.
    .not = The next pie needs a crust: play { $card } face down.
lesson-boss = Play { $card }
    .text = It goes on that crust. Its P pleases the President: the most of them bring five points.
    .not = { $card } goes on your bare crust, and pleases the President.
lesson-box = Box your pies
    .text = Both are ripe. Press the button, choose both pies, and box them at once.
    .not = Both pies are ripe: box them together. It is one action.
lesson-end = Two pies boxed: { $dollars } dollars!
    .text = That is how points are made. A real game lasts two days, and the most points win.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Box pies that bring dollars and please the bosses.
    .act = Each round everybody does one thing: take a card from the line (farther right it costs cards), play one, draw one, or box pies.
    .build = A pie: crust, filling, perhaps a topping that names the filling. Any card may lie face down as a crust.
    .order = The fewest minutes go first in the next round. Whoever boxed or drew goes last.
    .box = A boxed pie scores only its top card.
    .scoring = Your dollars, and points for the most icons of President (5), Foreman (4) and Secretary (3), and the most pies (3). Ties score nothing.
    .end = When the deck runs out, the day ends: whoever has filled pies out loses one. After day two, the rest is boxed.
