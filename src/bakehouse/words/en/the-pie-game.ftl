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
    .chip =
        { $seat-is ->
            [you] you deal round { $round }
           *[other] deals round { $round }
        }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] You get the recipe { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } gets a recipe.
               *[shown] { $seat } gets the recipe { $cards }.
            }
        }
    .chip =
        { $seat-is ->
            [you] you get a recipe
           *[other] gets a recipe
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
    .log =
        { $again ->
            [0] The first discard: { $cards }.
           *[other] Turned up and shuffled back: { $cards }.
        }
    .chip =
        { $again ->
            [0] on the pile: { $cards-short }
           *[other] shuffled back: { $cards-short }
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
    .chip =
        { $seat-is ->
            [you] you take { $cards-short }
           *[other] takes { $cards-short }
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
event-laid =
    .log =
        { $seat-is ->
            [you] You draw { $cards }: it takes effect at once.
           *[other] { $seat } draws { $cards }: it takes effect at once.
        }
    .stage =
        { $effect ->
            [trade] { $seat-is ->
                [you] You draw { $cards-short }: trade a card
               *[other] { $seat } draws { $cards-short }: trades a card
            }
            [pass-left] { $seat-is ->
                [you] You draw { $cards-short }: everybody passes left
               *[other] { $seat } draws { $cards-short }: everybody passes left
            }
           *[pass-right] { $seat-is ->
                [you] You draw { $cards-short }: everybody passes right
               *[other] { $seat } draws { $cards-short }: everybody passes right
            }
        }
    .chip =
        { $seat-is ->
            [you] you draw { $cards-short }
           *[other] draws { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] You discard { $cards }.
           *[other] { $seat } discards { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] you discard { $cards-short }
           *[other] discards { $cards-short }
        }
event-played =
    .log =
        { $seat-is ->
            [you] You play { $cards }.
           *[other] { $seat } plays { $cards }.
        }
    .stage =
        { $effect ->
            [discard-two] { $seat-is ->
                [you] You play { $cards-short }: discard two
               *[other] { $seat } plays { $cards-short }: discards two
            }
            [discard-all] { $seat-is ->
                [you] You play { $cards-short }: discard your whole hand
               *[other] { $seat } plays { $cards-short }: discards the whole hand
            }
            [lose-turn] { $seat-is ->
                [you] You play { $cards-short } and lose a turn
               *[other] { $seat } plays { $cards-short } and loses a turn
            }
            [trade] { $seat-is ->
                [you] You play { $cards-short }: trade a card
               *[other] { $seat } plays { $cards-short }: trades a card
            }
            [pass-left] { $seat-is ->
                [you] You play { $cards-short }: everybody passes left
               *[other] { $seat } plays { $cards-short }: everybody passes left
            }
           *[pass-right] { $seat-is ->
                [you] You play { $cards-short }: everybody passes right
               *[other] { $seat } plays { $cards-short }: everybody passes right
            }
        }
    .chip =
        { $seat-is ->
            [you] you play { $cards-short }
           *[other] plays { $cards-short }
        }
event-threw =
    .log =
        { $seat-is ->
            [you] You throw away { $cards }.
           *[other] { $seat } throws away { $cards }.
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] You throw away { $cards-short }
               *[other] { $seat } throws away { $cards-short }
            }
            [2] { $seat-is ->
                [you] You throw away { $cards-short }
               *[other] { $seat } throws away { $cards-short }
            }
           *[other] { $seat-is ->
                [you] You throw away { $cards-count } cards
               *[other] { $seat } throws away { $cards-count } cards
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you throw away a card
               *[other] throws away a card
            }
           *[other] { $seat-is ->
                [you] you throw away { $cards-count } cards
               *[other] throws away { $cards-count } cards
            }
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] You lose a turn.
           *[other] { $seat } loses a turn.
        }
    .stage =
        { $seat-is ->
            [you] You play { $cards-short } and lose a turn
           *[other] { $seat } plays { $cards-short } and loses a turn
        }
    .chip =
        { $seat-is ->
            [you] you lose a turn
           *[other] loses a turn
        }
event-returned =
    .log =
        { $seat-is ->
            [you] You give up { $cards }.
           *[other] { $seat } gives up { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] you skip this turn
           *[other] skips this turn
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] You refill your hand with { $cards }.
           *[other] { $seat } refills the hand with { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] you draw a card
               *[other] draws a card
            }
           *[other] { $seat-is ->
                [you] you draw { $cards-count } cards
               *[other] draws { $cards-count } cards
            }
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] The discard pile, one card, becomes the draw pile.
           *[other] The discard pile, { $cards-count } cards, is shuffled and becomes the draw pile.
        }
    .stage = The discards are shuffled
    .chip = discards reshuffled
event-chose-partner =
    .log =
        { $seat-is ->
            [you] You trade with { $partner }.
           *[other] { $seat } trades with { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] You trade a card with { $partner }
           *[other] { $seat } trades a card with { $partner }
        }
    .chip =
        { $seat-is ->
            [you] you trade with { $partner }
           *[other] trades with { $partner }
        }
event-offered =
    .log =
        { $seat-is ->
            [you] You show { $partner } { $cards }.
           *[other] { $seat } shows { $partner } { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You offer { $partner } { $cards-short }
           *[other] { $seat } offers { $partner } { $cards-short }
        }
    .chip =
        { $seat-is ->
            [you] you offer { $partner } a card
           *[other] offers { $partner } a card
        }
event-gave =
    .log =
        { $seat-is ->
            [you] You hand { $partner } { $cards }.
           *[other] { $seat } hands { $partner } { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] You give { $partner } { $cards }
           *[other] { $partner-is ->
                [you] { $seat } gives you { $cards }
               *[other] { $seat } gives { $partner } a card
            }
        }
    .chip = { $cards-short } → { $partner }
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
    .chip =
        { $seat-is ->
            [you] you bake a pie!
           *[other] bakes a pie!
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
    .chip =
        { $seat-is ->
            [you] you win the match!
           *[other] wins the match!
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-fudge = You hold Fudge cards: play one of them.
prompt-source = Draw a card, or take the top discard.
prompt-discard = Discard one card.
prompt-discard-drawn = You drew { $card-short }. Discard one card.
prompt-discard-taken = You took { $card-short }. Discard one card.
prompt-throw =
    { $count ->
        [one] Throw away one card.
       *[other] Throw away { $count } cards; the last one lies on top.
    }
prompt-throw-more =
    { $count ->
        [one] Throw away one more; it lies on top.
       *[other] Throw away { $count } more; the last one lies on top.
    }
prompt-partner = Choose a player to trade with.
prompt-pass = Choose a card to pass to { $partner }.
prompt-trade = Choose a card to give to { $partner }.
prompt-trade-offer = { $partner } offers { $card-short }. Give what?
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
        [wild] Pass { $card } to { $partner } (counts as any ingredient)
        [needed] Pass { $card } to { $partner } (your recipe needs it)
       *[none] Pass { $card } to { $partner }
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

## Why a move is good: one fact, at most 25 words

advice-take = Your recipe needs it: with it you have { $count } of { $total } ingredients.
advice-draw = Your recipe does not need { $card }, which lies on the discard pile.
advice-draw-held = You already hold { $card }, which lies on the discard pile.
advice-fudge-throws =
    { $useless ->
        [one] One of your other cards is of no use to your recipe, and it can go with it.
       *[other] { $useless } of your other cards are of no use to your recipe, and they can go with it.
    }
advice-fudge-passes =
    { $useless ->
        [one] You have a card to hand over that your recipe does not need.
       *[other] You have { $useless } cards to choose from that your recipe does not need.
    }
advice-partner =
    { $pies ->
        [one] { $partner } has a pie, and nobody else has more.
       *[other] { $partner } has { $pies } pies, and nobody else has more.
    }
advice-bakes = The other five are your whole recipe: the pie is baked.
advice-useless = Your recipe does not need it: you keep { $count } of { $total } ingredients.
advice-useless-cards = Your recipe needs none of these: you keep { $count } of { $total } ingredients.
advice-twice = Your recipe needs it only once: you keep { $count } of { $total } ingredients.

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

## The sheet of a result

sheet-pies = Pies
sheet-pies-why =
    { $pies ->
        [one] Whoever bakes a pie first wins the match.
       *[other] Whoever bakes { $pies } pies first wins the match.
    }
sheet-rounds-won = Rounds won
sheet-rounds-won-why = The rounds that ended with this player’s pie.
sheet-turns = Turns
sheet-turns-why = Turns played; those that were lost are not counted.
sheet-taken = Taken from discards
sheet-taken-why = Cards taken from the discard pile instead of the draw pile.
sheet-fudge = Fudge played
sheet-fudge-why = Fudge cards played from the hand, lost turns included.

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
    .short = Streusel
card-GRA = Graham Crust
    .short = Graham
card-GIN = Gingersnap Crust
    .short = Gingersnap
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
    .short = Fudge
    .text = Oh, fudge! Discard two cards from your hand.
card-FA = Fudge (discard all)
    .short = Fudge
    .text = Oh, fudge! Discard your whole hand.
card-FL = Fudge (lose one turn)
    .short = Fudge
    .text = Oh, fudge! Lose one turn.
card-FT = Fudge (trade one card)
    .short = Fudge
    .text = Oh, fudge! Trade one card with a player of your choice.
card-DL = Double Fudge (pass left)
    .short = Double Fudge
    .text = Double fudge! Everybody passes one card to the left.
card-DR = Double Fudge (pass right)
    .short = Double Fudge
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

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-recipe = Your recipe: { $card }
    .text = Hold exactly these five ingredients, and the pie bakes. Three pies win the game. Only you see your recipe.
lesson-hand = Your hand
    .text = A tick marks what is on your recipe. So far that is { $card }: four more to find.
lesson-take = Take { $card }
    .text = { $card } is on your recipe, and lies on top of the discard pile: press it.
    .not = The draw pile may hold anything. { $card } is just what you need: take it.
lesson-discard = Discard { $card }
    .text = A turn ends with a discard. { $card } is not on your recipe: press the card, then the button.
    .not = Let { $card } go this time: it is not on your recipe.
lesson-draw = Draw a card
    .text = What lies on the discard pile is not on your recipe. Draw from the pile, and hope.
    .not = The top discard is not on your recipe. Draw a card instead.
lesson-fudge-came = Fudge! Discard { $card }
    .text = You drew Fudge. It cannot be discarded: you must play it in your next turn. So { $card } goes now.
    .not = Let { $card } go this time.
lesson-fudge = Play { $card }
    .text = With Fudge in your hand you do not draw: you play it. This one costs you two cards.
    .not = Fudge comes before everything else.
lesson-throw = Throw away { $card }
    .text = Two cards must go. First { $card }: the one you press last lies on top, where the next player may take it.
    .not = Keep what has a tick. First throw away { $card }, then { $other_card }.
lesson-throw-more = Now { $other_card }
    .text = Then your hand is filled up to five cards again. Fudge can bring luck!
    .not = Keep what has a tick, and throw away { $other_card }.
lesson-luck = { $card }
    .text = { $card } stands for any ingredient: it fills one of the two empty places. Only one more card is missing.
lesson-pass = Pass on: { $card }
    .text = { $seat } drew Double Fudge: everybody passes a card to the left, in secret. You can spare { $card }.
    .not = That one you need. Pass on: { $card }.
lesson-last = Take { $card }
    .text = Somebody threw away the very card that you lack: take it from the discard pile.
    .not = Do not let it lie there! { $card } is on your recipe.
lesson-bake = Discard { $card } and bake
    .text = When exactly your recipe is left, the pie bakes by itself.
    .not = Then the pie would not be complete. Discard { $card }.
lesson-end = You baked it: { $card }!
    .text = In a real game three pies win. Take what your recipe lacks, let the rest go, and mind the Fudge.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Collect the ingredients of your secret recipe before the others have theirs.
    .take = Take a card: from the draw pile, or the top card of the discard pile.
    .discard = Then discard one.
    .luck = Pot Luck stands for any ingredient.
    .fudge = Whoever holds Fudge must play it instead, and it hurts: throw cards away, lose a turn, trade, or pass cards around.
    .scoring = When your hand is exactly your recipe, the pie bakes by itself, even on another player’s turn. Then a new round begins.
    .end = The first with three pies wins.
