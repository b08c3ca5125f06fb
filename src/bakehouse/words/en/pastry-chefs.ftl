# The words of Pastry Chefs.

## Cards as players describe them

# So many cards of a suit, of a number, or of one kind.
described-suit =
    { $suit ->
        [clubs] { $count ->
            [one] a club
           *[other] { $count } clubs
        }
        [diamonds] { $count ->
            [one] a diamond
           *[other] { $count } diamonds
        }
        [hearts] { $count ->
            [one] a heart
           *[other] { $count } hearts
        }
       *[spades] { $count ->
            [one] a spade
           *[other] { $count } spades
        }
    }
    .short =
        { $suit ->
            [clubs] { $count ->
                [1] a ♣
                [2] two ♣
                [3] three ♣
                [4] four ♣
               *[other] { $count } ♣
            }
            [diamonds] { $count ->
                [1] a ♦
                [2] two ♦
                [3] three ♦
                [4] four ♦
               *[other] { $count } ♦
            }
            [hearts] { $count ->
                [1] a ♥
                [2] two ♥
                [3] three ♥
                [4] four ♥
               *[other] { $count } ♥
            }
           *[spades] { $count ->
                [1] a ♠
                [2] two ♠
                [3] three ♠
                [4] four ♠
               *[other] { $count } ♠
            }
        }
described-number =
    { $number ->
        [1] { $count ->
            [one] a one
           *[other] { $count } ones
        }
        [2] { $count ->
            [one] a two
           *[other] { $count } twos
        }
        [3] { $count ->
            [one] a three
           *[other] { $count } threes
        }
       *[4] { $count ->
            [one] a four
           *[other] { $count } fours
        }
    }
    .short =
        { $count ->
            [1] a { $number }
            [2] two { $number }s
            [3] three { $number }s
            [4] four { $number }s
           *[other] { $count } { $number }s
        }
described-card =
    { $count ->
        [one] a { $card }
       *[other] { $count } × { $card }
    }
    .short =
        { $count ->
            [1] { $card-short }
            [2] two { $card-short }
            [3] three { $card-short }
           *[other] { $count } { $card-short }
        }
# All cards of a suit, of a number, or of one kind, inside a sentence.
named-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
named-number =
    { $number ->
        [1] ones
        [2] twos
        [3] threes
       *[4] fours
    }
named-card = { $card }

## Where moved cards come from and go to

from-hand = from { $owner }
    .short = { $owner }
from-discard = from the discard pile
    .short = pile
to-hand = to { $owner }
    .short = { $owner }
to-discard = to the discard pile
    .short = pile

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Game { $game }: you begin.
           *[other] Game { $game }: { $seat } begins.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }One hand was dealt again.
           *[other] { " " }{ $redeals } hands were dealt again.
        }
    .stage =
        { $seat-is ->
            [you] Game { $game }: you begin
           *[other] Game { $game }: { $seat } begins
        }
    .chip =
        { $seat-is ->
            [you] you begin game { $game }
           *[other] begins game { $game }
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
    .log = The { $cards } starts the discard pile.
    .chip = on the pile: { $cards-short }
# $turn is the player whose Move it is, $way what it is to that player:
# give and lay from their own hand (lay: to the discard pile), take and pick into it (pick: from the discard pile),
# move from and to somewhere else. $exact says whether the description names the very card.
event-announced =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] You want to give { $description } { $destination }.
               *[other] { $turn } wants to give { $description } { $destination }.
            }
            [lay] { $turn-is ->
                [you] You want to put { $description } on the discard pile.
               *[other] { $turn } wants to put { $description } on the discard pile.
            }
            [take] { $turn-is ->
                [you] You want to take { $description } { $origin }.
               *[other] { $turn } wants to take { $description } { $origin }.
            }
            [pick] { $turn-is ->
                [you] You want to take { $description } from the discard pile.
               *[other] { $turn } wants to take { $description } from the discard pile.
            }
           *[move] { $turn-is ->
                [you] You want to move { $description } { $origin } { $destination }.
               *[other] { $turn } wants to move { $description } { $origin } { $destination }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] You want to give { $description } { $destination }
               *[other] { $turn } wants to give { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] You want to discard { $description }
               *[other] { $turn } wants to discard { $description }
            }
            [take] { $turn-is ->
                [you] You want { $description } { $origin }
               *[other] { $turn } wants { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] You want { $description } from the pile
               *[other] { $turn } wants { $description } from the pile
            }
           *[move] { $turn-is ->
                [you] You want to move { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } wants to move { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [take] { $turn-is ->
                [you] { $description-short }: { $origin-short } → { $destination-short }?
               *[other] wants { $description-short } { $origin }
            }
           *[other] { $description-short }: { $origin-short } → { $destination-short }?
        }
event-moved =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] You give { $description } { $destination }
               *[other] { $turn } gives { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] You put { $description } on the discard pile
               *[other] { $turn } puts { $description } on the discard pile
            }
            [take] { $turn-is ->
                [you] You take { $description } { $origin }
               *[other] { $turn } takes { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] You take { $description } from the discard pile
               *[other] { $turn } takes { $description } from the discard pile
            }
           *[move] { $turn-is ->
                [you] You move { $description } { $origin } { $destination }
               *[other] { $turn } moves { $description } { $origin } { $destination }
            }
        }{ $exact ->
            [yes] .
           *[no] { $cards-is ->
                [hidden] .
               *[shown] : { $cards }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] You give { $description } { $destination }
               *[other] { $turn } gives { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] You discard { $description }
               *[other] { $turn } discards { $description }
            }
            [take] { $turn-is ->
                [you] You take { $description } { $origin }
               *[other] { $turn } takes { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] You take { $description } from the pile
               *[other] { $turn } takes { $description } from the pile
            }
           *[move] { $turn-is ->
                [you] You move { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } moves { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [give] { $turn-is ->
                [you] you: { $description-short } { $destination }
               *[other] gives { $description-short } { $destination }
            }
            [lay] { $turn-is ->
                [you] you discard { $description-short }
               *[other] discards { $description-short }
            }
            [take] { $turn-is ->
                [you] you: { $description-short } { $origin }
               *[other] takes { $description-short } { $origin }
            }
            [pick] { $turn-is ->
                [you] you pick up { $description-short }
               *[other] picks up { $description-short }
            }
           *[move] { $description-short }: { $origin-short } → { $destination-short }
        }
event-failed =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] You try to give { $description } { $destination }
               *[other] { $turn } tries to give { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] You try to put { $description } on the discard pile
               *[other] { $turn } tries to put { $description } on the discard pile
            }
            [take] { $turn-is ->
                [you] You try to take { $description } { $origin }
               *[other] { $turn } tries to take { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] You try to take { $description } from the discard pile
               *[other] { $turn } tries to take { $description } from the discard pile
            }
           *[move] { $turn-is ->
                [you] You try to move { $description } { $origin } { $destination }
               *[other] { $turn } tries to move { $description } { $origin } { $destination }
            }
        }{ $count ->
            [one] , but there is none.
           *[other] , but there are not enough.
        }
    .stage =
        { $place ->
            [discard] No: the pile lacks { $description }
           *[hand] { $count ->
                [one] { $owner-is ->
                    [you] No: you do not have { $description }
                   *[other] No: { $owner } does not have { $description }
                }
               *[other] { $owner-is ->
                    [you] No: you have fewer than { $description }
                   *[other] No: { $owner } has fewer than { $description }
                }
            }
        }
    .chip = { $description-short } from { $origin-short }: no
event-discarded =
    .log =
        { $seat-is ->
            [you] You discard
           *[other] { $seat } discards
        }{ $cards-count ->
            [one] { " " }the { $cards }
           *[other] { " " }{ $cards }
        }{ $penalty ->
            [1] { " " }as a penalty.
           *[0] .
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you discard { $cards-short }
               *[other] discards { $cards-short }
            }
           *[other] { $seat-is ->
                [you] you discard { $cards-count } cards
               *[other] discards { $cards-count } cards
            }
        }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw
           *[other] { $seat } draws
        }{ $cards-is ->
            [hidden] { " " }a card.
           *[shown] { " " }the { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] draws
           *[shown] { $seat-is ->
                [you] you draw { $cards-short }
               *[other] draws { $cards-short }
            }
        }
event-revealed =
    .log =
        { $seat-is ->
            [you] You reveal { $description }.
           *[other] { $seat } reveals { $description }.
        }
    .stage =
        { $seat-is ->
            [you] You reveal { $description }
           *[other] { $seat } reveals { $description }
        }
    .chip =
        { $seat-is ->
            [you] you reveal { $description-short }
           *[other] reveals { $description-short }
        }
event-asked =
    .log =
        { $seat-is ->
            [you] You ask { $other }:
           *[other] { $seat } asks { $other }:
        }{ $count ->
            [one] { " " }“Do you have { $description }?”
           *[other] { " " }“Do you have at least { $description }?”
        }{ $answer ->
            [yes] { " " }“Yes.”
           *[no] { " " }“No.”
        }
    .stage =
        { $seat-is ->
            [you] { $answer ->
                [yes] You ask { $other }: got { $description }? Yes
               *[no] You ask { $other }: got { $description }? No
            }
           *[other] { $answer ->
                [yes] { $seat } asks { $other }: got { $description }? Yes
               *[no] { $seat } asks { $other }: got { $description }? No
            }
        }
    .chip =
        { $seat-is ->
            [you] { $answer ->
                [yes] { $other }: { $description-short }? Yes
               *[no] { $other }: { $description-short }? No
            }
           *[other] { $answer ->
                [yes] asks { $other }: { $description-short }? Yes
               *[no] asks { $other }: { $description-short }? No
            }
        }
event-baked =
    .log =
        { $seat-is ->
            [you] You bake { $cards }
           *[other] { $seat } bakes { $cards }
        }{ $points ->
            [one] { " " }for one point.
           *[other] { " " }for { $points } points.
        }
    .stage =
        { $seat-is ->
            [you] You bake { $description }!
           *[other] { $seat } bakes { $description }!
        }
    .chip =
        { $seat-is ->
            [you] you bake { $description-short }
           *[other] bakes { $description-short }
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
event-reshuffled =
    .log =
        { $count ->
            [one] The discard pile, one card, becomes the deck.
           *[other] The discard pile, { $count } cards, is shuffled and becomes the deck.
        }
    .stage = The discard pile becomes the deck
    .chip = discards reshuffled
event-ended =
    .log =
        { $winners-count ->
            [0] Game { $game } is a draw.
           *[other] { $winners-is ->
                [with-you] Your team wins game { $game }.
               *[others] { $winners } win game { $game }.
            }
        }
    .stage =
        { $winners-count ->
            [0] Game { $game } is a draw
           *[other] { $winners-is ->
                [with-you] Your team wins!
               *[others] { $winners } win!
            }
        }
    .chip =
        { $winners-count ->
            [0] game { $game }: a draw
           *[other] { $winners-is ->
                [with-you] your team wins!
               *[others] { $winners } win!
            }
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action = Move cards, let somebody draw, or bake.
prompt-move-to = Choose where the cards go.
prompt-move-what = Name a suit, a number, or a card.
prompt-move-count = Choose how many cards to move.
prompt-give = Pick { $description } for { $other }.
prompt-lay = Pick { $description } to discard.
prompt-take = Pick { $description } from the pile.
prompt-take-for = Pick { $description } from the pile for { $other }.
prompt-pick-more =
    { $count ->
        [one] Pick one more card.
       *[other] Pick { $count } more cards.
    }
prompt-penalty = Your Move failed. Discard one card.
prompt-reveal =
    { $count ->
        [one] Reveal its suit, its number, or both.
       *[other] Say something true about your two cards.
    }
prompt-second = Draw a second card, or do without.
prompt-ask = Ask somebody a question, or nobody.
prompt-ask-what = Ask about a suit, a number, or a card.
prompt-ask-count = Choose the question to ask.
prompt-discard =
    { $count ->
        [one] You may keep seven cards. Discard one.
       *[other] You may keep seven cards. Discard { $count }.
    }
prompt-discard-more =
    { $count ->
        [one] Discard one more card.
       *[other] Discard { $count } more cards.
    }
# $kind is game or series; a series counts the games won, a game points.
prompt-won =
    { $winners-is ->
        [with-you] Your team wins
       *[others] { $winners } win
    }{ $kind ->
        [series] { " " }the series, { $most } to { $least }
       *[game] { ", " }{ $most } to { $least }
    }{ $winners-is ->
        [with-you] !
       *[others] .
    }
prompt-draw =
    { $kind ->
        [series] The series is a draw, { $score } to { $score }.
       *[game] The game is a draw, { $score } to { $score }.
    }

## Whom the table waits for

waiting-action = Waiting for { $seat } to play.
waiting-give = Waiting for { $seat } to pick { $description }.
waiting-discard = Waiting for { $seat } to discard.
waiting-reveal = Waiting for { $seat } to reveal something.
waiting-second = Waiting for { $seat }, who may draw a second card.
waiting-ask = Waiting for { $seat }, who may ask a question.

## Choices

label-pass = Pass
label-second = Draw a second card
label-stop = No second card
label-draw =
    { $seat-is ->
        [you] Draw a card yourself
       *[other] Let { $seat } draw a card
    }
label-ask = Ask { $other }
label-ask-nobody = Ask nobody
label-bake = Bake { $cards }
label-from-hand =
    { $owner-is ->
        [you] Move cards from your own hand
       *[other] Move cards from { $owner }
    }
label-from-discard = Move cards from the discard pile
label-to-hand =
    { $owner-is ->
        [you] To yourself
       *[other] To { $owner }
    }
label-to-discard = To the discard pile
label-suit =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
label-number =
    { $number ->
        [1] Ones
        [2] Twos
        [3] Threes
       *[4] Fours
    }
label-card = { $card }
label-count = Move { $description }
label-question =
    { $count ->
        [one] Do you have { $description }?
       *[other] Do you have at least { $description }?
    }
label-reveal = It is { $description }
# Two cards were drawn.
label-reveal-one = One of them is { $description }
label-reveal-both = Both are { $description }
label-discard = Discard the { $card }
label-take = Take the { $card }
label-give = Hand over the { $card }

## A whole move, as a person would say it: the title of a hint

# $way as in what happened above.
sentence-move =
    { $way ->
        [give] Give { $description } { $destination }
        [lay] Put { $description } on the discard pile
        [take] Take { $description } { $origin }
        [pick] Take { $description } from the discard pile
       *[move] Move { $description } { $origin } { $destination }
    }
sentence-ask =
    { $count ->
        [one] Ask { $other }: “Do you have { $description }?”
       *[other] Ask { $other }: “Do you have at least { $description }?”
    }
sentence-reveal = Say: “{ $statement }”
sentence-pick =
    { $act ->
        [discard] Discard { $cards }
        [take] Take { $cards }
       *[give] Hand over { $cards }
    }

## Why a move is good: one fact, at most 25 words

advice-bake =
    { $points ->
        [one] A point now. Once baked, nobody can take it.
       *[other] { $points } points now. Once baked, nobody can take them.
    }
advice-bake-wins = Your team has { $points } points then and wins.
advice-draw =
    { $seat-is ->
        [you] { $count ->
            [0] You hold no cards.
            [one] You hold only one card.
           *[other] You hold { $count } cards; another one can make a pastry.
        }
       *[other] { $count ->
            [0] { $seat } holds no cards.
            [one] { $seat } holds only one card.
           *[other] { $seat } holds { $count } cards; another one can make a pastry.
        }
    }
advice-second = Another card is yours for good; a question would tell everybody what you look for.
advice-ask = You do not know yet whether { $other } holds { $description }.
advice-reveal =
    { $kept ->
        [number] It tells only the suit; the number stays secret.
       *[suit] It tells only the number; the suit stays secret.
    }
advice-completes = Then you can bake { $cards }.
advice-sure = { $owner } surely holds { $description }, so the Move cannot fail.
advice-partner = { $partner } surely holds { $description } and may bake with more before your next turn.
advice-keeps = You keep { $cards }: two thirds of a pastry.
advice-pile = Everybody can see { $description } on the discard pile: this Move cannot fail.
advice-spare =
    { $count ->
        [one] It makes no pastry with anything else in your hand.
       *[other] They make no pastry with anything else in your hand.
    }

## Why not

fact-not-to-discard = At this table, cards are not moved to the discard pile.
fact-there-already = The cards are there already.
fact-all-blocked = Every card there is blocked: { $descriptions } were used in { $seat }’s turn.
fact-blocked = Blocked: { $descriptions } were used in { $seat }’s turn.
fact-half-made = A Move is half made: finish it, or start over to draw.
fact-nothing-describable = Nothing there fits a description that is not blocked.
fact-none-in-discard = The discard pile has no { $description }.
fact-none-held = You hold no { $description }.
fact-all-in-sight = Nobody else can hold { $description }: you see all of them.
fact-too-few-in-discard = That is too many: the discard pile has { $description }.
fact-too-few-held = That is too many: you hold { $description }.
fact-discard-size =
    { $count ->
        [0] The discard pile is empty.
        [one] The discard pile has one card.
       *[other] The discard pile has { $count } cards.
    }
fact-hand-size =
    { $owner-is ->
        [you] You hold
       *[other] { $owner } holds
    }{ $count ->
        [0] { " " }no cards.
        [one] { " " }one card.
       *[other] { " " }{ $count } cards.
    }
fact-over-the-limit =
    { $needed ->
        [one] You hold { $count } cards, so you discard one.
       *[other] You hold { $count } cards, so you discard { $needed }.
    }
fact-not-in-discard = The { $card } is not in the discard pile.
fact-not-held = You do not hold the { $card }.
fact-all-picked = There is no other { $card } to pick.
fact-does-not-match = Pick { $description }, not the { $card }.
fact-ascending = Cards are picked in ascending order.
fact-too-few-left = Too few cards would be left to pick after this one.
fact-drawn =
    { $cards-count ->
        [one] You drew the { $cards }.
       *[other] You drew { $cards }.
    }
fact-second-drawn = You have already drawn your second card.
fact-deck-empty = The deck is empty, and at this table the discard pile is not shuffled into a new one.
fact-nothing-to-draw = The deck and the discard pile are empty.
fact-not-yourself = You cannot ask yourself.
fact-missing =
    { $cards-count ->
        [one] You are missing the { $cards }.
       *[other] You are missing { $cards }.
    }

## The result

# The heading of the result.
result-won =
    { $winners-is ->
        [with-you] Your team wins!
       *[others] { $winners } win!
    }
reason-five-points = A team has five points.
reason-stalled = Nobody baked for a long time, so the team with more points wins.
reason-draw = Nobody baked for a long time, and the teams have equal points.
reason-series = All games of the series have been played.
result-pastry =
    { $seat-is ->
        [you] You baked { $cards }:
       *[other] { $seat } baked { $cards }:
    }{ $points ->
        [one] { " " }one point.
       *[other] { " " }{ $points } points.
    }
result-team =
    { $seats-is ->
        [with-you] Your team ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }{ $first } + { $second } = 1 point.
       *[other] { " " }{ $first } + { $second } = { $points } points.
    }
result-games =
    { $seats-is ->
        [with-you] Your team ({ $seats }) won
       *[others] { $seats } won
    }{ $games ->
        [0] { " " }no game.
        [one] { " " }one game.
       *[other] { " " }{ $games } games.
    }

## The sheet of a result

sheet-pastries = Pastries
sheet-pastries-why = The pastries that this chef baked.
sheet-moves = Moves
sheet-moves-why = Moves of this chef that succeeded.
sheet-failed = Failed
sheet-failed-why = Moves that failed because the cards were not there.
sheet-asked = Questions
sheet-asked-why = Questions that this chef asked after a draw.
sheet-points = Points
sheet-points-why = A pastry of three cards is worth one point, one of four cards two.
sheet-team = Team
sheet-team-why = The points of both partners. The first team with { $points } wins.
sheet-games = Games won
sheet-games-why = The games of the series that this team won. The other columns are about the last game.

## The table in plain text

picture-game = Game { $game }.
picture-team =
    { $seats-is ->
        [with-you] Your team ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }1 point.
       *[other] { " " }{ $points } points.
    }
picture-deck =
    { $count ->
        [one] Deck: 1 card.
       *[other] Deck: { $count } cards.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Discard pile: empty.
       *[shown] Discard pile: { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] You:
       *[other] { $seat }:
    }{ $count ->
        [one] { " " }1 card
       *[other] { " " }{ $count } cards
    }{ $state ->
        [turn] , on turn.
       *[none] .
    }
picture-baked =
    { $seat-is ->
        [you] You baked { $cards }.
       *[other] { $seat } baked { $cards }.
    }
picture-blocked =
    { $descriptions-count ->
        [0] Blocked for Moves: nothing.
       *[other] Blocked for Moves: { $descriptions }.
    }
picture-hand =
    { $cards-is ->
        [none] Your hand: empty.
       *[shown] Your hand: { $cards }.
    }
picture-drawn = Just drawn: { $cards }.

## What may be said at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-thank-you = Thank you.
phrase-good-game = Good game!
phrase-another-one = Another one?
phrase-have-to-go = I have to go.

## Options of a table

option-redeal = New cards when a dealt hand can bake
    .offending = for that player only
    .everyone = for everybody
option-first_player = Who begins
    .random = a random player
    .host = the first seat
option-next_start = Who begins later games
    .top_scorer = the top scorer
    .rotate = everybody in turn
option-pass = Passing
    .off = not allowed
    .on = allowed
option-move_to_discard = Moves to the discard pile
    .on = allowed
    .off = not allowed
option-known_fail = Moves that cannot succeed
    .other_hands_only = allowed from other hands
    .never = not allowed
    .always = allowed
option-draw_blocks = What Draw and Ask blocks
    .reveals = what is revealed
    .nothing = nothing
    .reveals_and_asks = what is revealed or asked
option-deck_empty = When the deck is empty
    .reshuffle = the discard pile is shuffled
    .no_draw = nobody draws
option-stall_turns = Turns without a bake that end the game
    .off = no limit
option-games = Games in the series

## Kinds of cards

kind-clubs = clubs
kind-diamonds = diamonds
kind-hearts = hearts
kind-spades = spades

## Cards

card-1c = One of Clubs
    .short = 1♣
card-2c = Two of Clubs
    .short = 2♣
card-3c = Three of Clubs
    .short = 3♣
card-4c = Four of Clubs
    .short = 4♣
card-1d = One of Diamonds
    .short = 1♦
card-2d = Two of Diamonds
    .short = 2♦
card-3d = Three of Diamonds
    .short = 3♦
card-4d = Four of Diamonds
    .short = 4♦
card-1h = One of Hearts
    .short = 1♥
card-2h = Two of Hearts
    .short = 2♥
card-3h = Three of Hearts
    .short = 3♥
card-4h = Four of Hearts
    .short = 4♥
card-1s = One of Spades
    .short = 1♠
card-2s = Two of Spades
    .short = 2♠
card-3s = Three of Spades
    .short = 3♠
card-4s = Four of Spades
    .short = 4♠

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-partner = Your partner: { $partner }
    .text = You are a team. Five points win, and points come from baking pastries. You may not tell each other your cards.
lesson-pastry = What is a pastry?
    .text = A run of three or four in one suit, or one number in different suits. You lack the three of hearts.
lesson-draw = Draw a card
    .text = You cannot bake yet. So draw a card; after that you may ask somebody for something.
    .not = First draw a card yourself.
lesson-reveal = Say that it is a spade
    .text = Whoever draws tells everybody the suit or the number of the card. Say spade: you collect hearts.
    .not = Say that it is a spade: you do not need spades.
lesson-ask = Ask { $other }
    .text = You lack one card: { $card }. Press { $other }: everybody has to answer truly.
    .not = Ask { $other } this time.
lesson-word = Which card?
    .text = Say exactly which one: { $card }. Press it in the grid, then the button: one is enough.
    .not = Say exactly: { $card }.
lesson-yes = { $other } has it!
    .text = Everybody has heard the answer: { $other } holds { $card }. In your next turns you can take it from there.
lesson-give = Help { $partner }
    .text = Your partner asked for threes, and surely collects them. Move yours, from your own hand …
    .not = Help { $partner } first: move { $card } from your own hand.
lesson-give-to = … to { $partner }
    .text = Press { $partner }: that is where it goes.
    .not = It goes to { $partner }.
lesson-team = A point for your team!
    .text = { $partner } baked three threes, one of them from you. Points belong to the team.
lesson-take = Take { $card } from { $other }
    .text = There is the card that you lack, as you know from asking. Press { $other }, and take it with a Move.
    .not = { $other } has the card that you need: press there.
lesson-take-to = … to yourself
    .text = It goes into your own hand.
    .not = You need it yourself: it goes to you.
lesson-bake = Bake!
    .text = One, two, three of hearts: that is a pastry. Press the button.
    .not = You hold a whole pastry: bake it.
lesson-end = Your first pastry!
    .text = Two points for your team, and five win. Where there are too few cards a Move fails: ask first, then take.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = You and the player opposite are a team. Reach five points before the other team does.
    .bake = Bake three or four cards from your hand: a run in one suit, or one number in different suits.
    .move = Or move cards: “two hearts from Dill to me”. If there are too few, nothing moves and you discard a card.
    .draw = Or let somebody draw a card and say something true about it. Then you may ask a question or, with few cards, draw another.
    .blocked = A suit or number that was just used is blocked for the next player’s Move.
    .scoring = A pastry of three cards is one point, one of four cards is two.
    .end = The first team with five points wins.
