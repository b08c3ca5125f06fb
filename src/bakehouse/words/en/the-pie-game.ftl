# The words of The Pie Game.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Round { $round }: you deal.
           *[other] Round { $round }: { $seat } deals.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }The cards were dealt again once.
           *[other] { " " }The cards were dealt again { $redeals } times.
        }
    .stage = Round { $round }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] You get the recipe { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } gets a recipe.
               *[shown] { $seat } gets the recipe { $cards }.
            }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] You are dealt { $cards }.
           *[other] { $seat } is dealt { $cards }.
        }
event-turned-up =
    .log =
        { $again ->
            [0] The first discard: { $cards }.
           *[other] Turned up and shuffled back: { $cards }.
        }
event-took =
    .log =
        { $seat-is ->
            [you] You take { $cards } from the discard pile.
           *[other] { $seat } takes { $cards } from the discard pile.
        }
    .stage =
        { $seat-is ->
            [you] You take { $cards }
           *[other] { $seat } takes { $cards }
        }
event-drew =
    .log =
        { $seat-is ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
event-laid =
    .log =
        { $seat-is ->
            [you] You draw { $cards }: it takes effect at once.
           *[other] { $seat } draws { $cards }: it takes effect at once.
        }
    .stage =
        { $seat-is ->
            [you] You draw { $cards }!
           *[other] { $seat } draws { $cards }!
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] You discard { $cards }.
           *[other] { $seat } discards { $cards }.
        }
event-played =
    .log =
        { $seat-is ->
            [you] You play { $cards }.
           *[other] { $seat } plays { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You play { $cards }!
           *[other] { $seat } plays { $cards }!
        }
event-threw =
    .log =
        { $seat-is ->
            [you] You throw away { $cards }.
           *[other] { $seat } throws away { $cards }.
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] You lose a turn.
           *[other] { $seat } loses a turn.
        }
event-returned =
    .log =
        { $seat-is ->
            [you] You give up { $cards }.
           *[other] { $seat } gives up { $cards }.
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] You refill your hand with { $cards }.
           *[other] { $seat } refills the hand with { $cards }.
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] The discard pile, one card, becomes the draw pile.
           *[other] The discard pile, { $cards-count } cards, is shuffled and becomes the draw pile.
        }
    .stage = The discards are shuffled
event-chose-partner =
    .log =
        { $seat-is ->
            [you] You trade with { $partner }.
           *[other] { $seat } trades with { $partner }.
        }
event-offered =
    .log =
        { $seat-is ->
            [you] You show { $partner } { $cards }.
           *[other] { $seat } shows { $partner } { $cards }.
        }
event-gave =
    .log =
        { $seat-is ->
            [you] You hand { $partner } { $cards }.
           *[other] { $seat } hands { $partner } { $cards }.
        }
event-baked =
    .log =
        { $seat-is ->
            [you] You bake { $card }: { $cards }.
           *[other] { $seat } bakes { $card }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You bake { $card }!
           *[other] { $seat } bakes { $card }!
        }
event-won =
    .log =
        { $seat-is ->
            [you] You win the match
           *[other] { $seat } wins the match
        }{ " " }{ $rounds ->
            [one] after one round.
           *[other] after { $rounds } rounds.
        }
    .stage =
        { $seat-is ->
            [you] You win!
           *[other] { $seat } wins!
        }

## Questions: at most 60 characters, and what to do

prompt-fudge = You hold Fudge cards: play one of them.
prompt-source = Draw a card, or take the top discard.
prompt-discard = Discard one card.
prompt-discard-drawn = You drew { $card }. Discard one card.
prompt-discard-taken = You took { $card }. Discard one card.
prompt-throw =
    { $count ->
        [one] Throw away one card.
       *[other] Throw away { $count } cards; the last one lies on top.
    }
prompt-throw-more = Throw away { $count } more; the last one lies on top.
prompt-partner = Choose a player to trade with.
prompt-pass =
    { $way ->
        [left] Choose a card to pass to the left.
       *[right] Choose a card to pass to the right.
    }
prompt-trade = Choose a card to give to { $partner }.
prompt-trade-offer = { $partner } offers { $card }. What do you give?
prompt-over =
    { $winner-is ->
        [you] You win the match with { $pies ->
            [one] one pie
           *[other] { $pies } pies
        }!
       *[other] { $winner } wins the match with { $pies ->
            [one] one pie
           *[other] { $pies } pies
        }.
    }

## Whom the table waits for

waiting-turn = Waiting for { $seats } to draw or to play.
waiting-discard = Waiting for { $seats } to discard.
waiting-throw =
    { $count ->
        [one] Waiting for { $seats } to throw away a card.
       *[other] Waiting for { $seats } to throw away { $count } cards.
    }
waiting-partner = Waiting for { $seats } to choose a partner.
waiting-pass =
    { $way ->
        [left] Passing left: waiting for { $seats }.
       *[right] Passing right: waiting for { $seats }.
    }
waiting-trade = Trading: waiting for { $seats }.

## Choices

label-play = Play { $card }
label-draw = Draw a card
label-take = Take { $card }
label-trade = Trade with { $partner }
label-give =
    { $use ->
        [wild] Hand over { $card } (counts as any ingredient)
        [needed] Hand over { $card } (your recipe needs it)
       *[none] Hand over { $card }
    }
label-throw =
    { $use ->
        [wild] Throw away { $card } (counts as any ingredient)
        [needed] Throw away { $card } (your recipe needs it)
       *[none] Throw away { $card }
    }
label-discard =
    { $use ->
        [wild] Discard { $card } (counts as any ingredient)
        [needed] Discard { $card } (your recipe needs it)
       *[none] Discard { $card }
    }

## Why not

fact-fudge-held = You hold { $cards }.
fact-one-discard = You may discard only one card.
fact-throw-exactly =
    { $count ->
        [one] You have to throw away exactly one card.
       *[other] You have to throw away exactly { $count } cards.
    }
fact-no-trade-with-yourself = You cannot trade with yourself.
fact-nothing-drawn =
    { $turns ->
        [one] Nobody has drawn a card for one turn.
       *[other] Nobody has drawn a card for { $turns } turns.
    }
fact-fudge-not-taken = { $card } is a Fudge card, and this table does not allow taking those.
fact-all-alike = Every card you hold is { $card }, like the top card of the pile.
fact-is-fudge = { $card } is a Fudge card.
fact-just-taken = You have just taken { $card } from the discard pile, and this table does not allow putting it back.
fact-other-fudge-held = You also hold { $cards }.
fact-all-chosen = You have already chosen all you hold of { $card }.
fact-not-held = You do not hold { $card }.
fact-taken-this-turn = You took { $card } in this turn.
fact-drawn-this-turn = You drew { $card } in this turn.

## The result

reason-pies = Enough pies are baked.
result-pies =
    { $seat-is ->
        [you] You baked
       *[other] { $seat } baked
    }{ " " }{ $pies ->
        [0] no pie.
        [one] one pie.
       *[other] { $pies } pies.
    }
result-match =
    { $pies ->
        [one] The first pie wins the match;
       *[other] { $pies } pies win the match;
    }{ " " }{ $rounds ->
        [one] it took one round.
       *[other] it took { $rounds } rounds.
    }

## The table in plain text

picture-round =
    { $dealer-is ->
        [you] Round { $round }, dealt by you.
       *[other] Round { $round }, dealt by { $dealer }.
    }
picture-draw-pile =
    { $count ->
        [one] Draw pile: 1 card.
       *[other] Draw pile: { $count } cards.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Discard pile: empty.
       *[shown] { $below ->
            [0] Discard pile: { $cards }.
           *[other] Discard pile: { $cards } on { $below } more.
        }
    }
picture-seat =
    { $seat-is ->
        [you] You:
       *[other] { $seat }:
    }{ " " }{ $pies ->
        [one] 1 pie,
       *[other] { $pies } pies,
    }{ " " }{ $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $state ->
        [turn] , on turn
        [skips] , loses the next turn
       *[none] { "" }
    }
picture-effect = Being carried out: { $card }
picture-queue = Waiting to be carried out: { $cards }
picture-chosen = Have chosen a card: { $seats }
picture-recipe = Your recipe: { $card }, made of { $cards }
picture-hand = Your hand: { $cards }
picture-missing =
    { $cards-is ->
        [none] Still missing: nothing
       *[shown] Still missing: { $cards }
    }

## Options of a table

option-target_pies = Pies to win the match
option-deck = Deck
    .house = the house deck
    .gentle = the gentle deck
    .custom = your own file
option-first_dealer = First dealer
    .random = a random player
    .seat0 = the first seat
option-natural_pie = A pie in the dealt hand
    .at_once = is baked at once
    .own_first_turn = waits for its owner’s turn
    .redeal = is dealt again
option-fudge_turnup = A Fudge card turned up at the start
    .leave = stays
    .replace = is replaced
option-fudge_pickup = Taking a discarded Fudge card
    .allowed = allowed
    .forbidden = not allowed
option-put_back = Discarding the card just taken
    .allowed = allowed
    .forbidden = not allowed
option-lose_turn_choice = Choosing to lose one turn
    .last_resort = only without another Fudge card
    .free = freely
option-lose_turn_cost = What losing one turn costs
    .printed = as printed
    .single = a single turn
option-trade = How a trade goes
    .each_chooses = each chooses a card
    .blind_draw = each draws blindly
    .offer_first = the offer is seen first
option-bake_when = When a pie is baked
    .any_time = at any time
    .own_turn = in one’s own turn
option-stall_laps = Laps without a draw until one must draw
    .off = no limit
option-chat = Chat
    .on = on
    .off = off

## Kinds of cards

kind-crust = crust
kind-fruit = fruit
kind-accent = accent
kind-sweet = sweet
kind-rich = rich
kind-fudge = Fudge
kind-pot-luck = wild
kind-recipe = recipe

## Cards

card-FLK = Flaky Crust
card-STR = Streusel Crust
card-GRA = Graham Crust
card-GIN = Gingersnap Crust
card-APP = Apples
card-CHE = Cherries
card-BAN = Bananas
card-PUM = Pumpkin
card-CIN = Cinnamon
card-PEC = Pecans
card-COC = Coconut
card-VAN = Vanilla
card-WSU = White Sugar
card-BSU = Brown Sugar
card-HON = Honey
card-MAP = Maple Syrup
card-BUT = Butter
card-EGG = Eggs
card-CRM = Cream
card-CCH = Cream Cheese
card-F2 = Fudge (discard two)
    .text = Oh, fudge! Discard two cards from your hand.
card-FA = Fudge (discard all)
    .text = Oh, fudge! Discard your whole hand.
card-FL = Fudge (lose one turn)
    .text = Oh, fudge! Lose one turn.
card-FT = Fudge (trade one card)
    .text = Oh, fudge! Trade one card with a player of your choice.
card-DL = Double Fudge (pass left)
    .text = Double fudge! Everybody passes one card to the left.
card-DR = Double Fudge (pass right)
    .text = Double fudge! Everybody passes one card to the right.
card-PL = Pot Luck
    .text = Wild: counts as any one ingredient your recipe needs.
card-R01 = Old-Fashioned Apple Pie
card-R02 = Apple Praline Cream Pie
card-R03 = Coconut Apple Cheese Pie
card-R04 = Maple Apple Custard Pie
card-R05 = Spiced Cherry Cream Pie
card-R06 = Cherry Crunch Pie
card-R07 = Cherry Macaroon Pie
card-R08 = Cherry Cheese Pie
card-R09 = Banana Crumb Cheese Pie
card-R10 = Banana Pecan Custard Pie
card-R11 = Island Banana Pie
card-R12 = Banana Cream Pie
card-R13 = Harvest Pumpkin Pie
card-R14 = Pumpkin Praline Pie
card-R15 = Coconut Pumpkin Crumb Pie
card-R16 = Honey Pumpkin Snap Pie
