# The words of Last Slice.

game-last-slice = Last Slice
    .sentence = Tricks with two cards: call high or low, and take the slice.

## What happened

event-dealt =
    .log =
        { $seat-is ->
            [you] You are dealt { $cards }.
           *[other] { $seat } is dealt { $cards }.
        }
event-led =
    .log =
        { $seat-is ->
            [you] { $call ->
                [high] You call high
               *[low] You call low
            }{ " " }and play { $cards }.
           *[other] { $call ->
                [high] { $seat } calls high
               *[low] { $seat } calls low
            }{ " " }and plays { $cards }.
        }
event-played =
    .log =
        { $seat-is ->
            [you] You play { $cards }.
           *[other] { $seat } plays { $cards }.
        }
event-took =
    .log =
        { $seat-is ->
            [you] You take the trick.
           *[other] { $seat } takes the trick.
        }
    .stage =
        { $seat-is ->
            [you] You take it!
           *[other] { $seat } takes it!
        }
event-ended =
    .log = The slices are gone.

## Questions

prompt-call = Call high or low.
prompt-play =
    { $call ->
        [high] Play a slice: the high one takes the trick.
       *[low] Play a slice: the low one takes the trick.
    }
prompt-over =
    { $winners-is ->
        [you] You win
        [with-you] You share the victory: { $winners } have
        [other] { $winners } wins
       *[others] The victory is shared: { $winners } have
    }{ " " }{ $winners-count ->
        [one] with { $points ->
            [one] one trick.
           *[other] { $points } tricks.
        }
       *[other] { $points ->
            [one] one trick each.
           *[other] { $points } tricks each.
        }
    }
waiting-turn = Waiting for { $seat }.

## Choices

label-call =
    { $call ->
        [high] Call high
       *[low] Call low
    }
label-play = Play { $card }

## The result

reason-the-slices-are-gone = The slices are gone.
result-points =
    { $seat-is ->
        [you] You took
       *[other] { $seat } took
    }{ " " }{ $points ->
        [0] no trick.
        [one] one trick.
       *[other] { $points } tricks.
    }

## The table in plain text

picture-deck =
    { $count ->
        [one] Deck: 1 card.
       *[other] Deck: { $count } cards.
    }
picture-trick =
    { $cards-is ->
        [none] Trick: empty.
       *[shown] Trick: { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] You:
       *[other] { $seat }:
    }{ " " }{ $count } in hand, { $points } taken.
picture-hand =
    { $cards-is ->
        [none] Your hand: empty.
       *[shown] Your hand: { $cards }.
    }

## Cards

kind-slice = slice
card-1 = Thin Slice
card-2 = Small Slice
card-3 = Large Slice
card-4 = Thick Slice
