# The words of the table: the page, and what all games share.

language-name = English

## Names of players, and lists

# A player without a name.
player = Player { $number }
# The reader, where a sentence has no form of its own for it.
you = you
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Two teams of two move, draw and ask for cards; five points of pastries win.
game-the-pie-game = The Pie Game
    .sentence = Collect the ingredients of your secret recipe, mind the Fudge cards; three baked pies win.
game-pie-factory = Pie Factory
    .sentence = Draft cards from the assembly line, build pies and box them in time, and impress the bosses.
game-cheflebrity = Cheflebrity
    .sentence = Build pies and tarts and serve them, sabotage those of others, trade with a straight face.
game-pie-contest = Pie Contest
    .sentence = Gather Ingredients, find a Salt and an oven: the best single Pie wins.

## The page. What stands between <b> and </b> is bold; other marks there are none.

brand = Bakehouse
page-title = { $title } · Bakehouse
page-language = Language
page-home = To the five games
page-help = Help
page-close = Close
page-your-name = Your name
# Somebody who has not said a name.
page-guest = Guest
page-lost = Nothing is baked here
page-lost-text = There is no such page.
theme-auto = Theme: as the system
theme-light = Theme: light
theme-dark = Theme: dark

problem-offline = The server cannot be reached. Is it still running?
problem-status = The server answered with error { $status }.
problem-unexpected = Something went wrong on this page. Load it again.

count-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
count-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
count-pies =
    { $count ->
        [one] 1 pie
       *[other] { $count } pies
    }

## The first page

landing-claim = Five card games about pie.
    .text = Play at once against bots, or send a link to your friends. No account, nothing to install.
landing-join-with = Join with a code or link
landing-join = Join
landing-loading = Heating the oven …
landing-mine = Your tables
landing-your-turn = Your turn
landing-status =
    { $status ->
        [waiting] Not begun yet
        [playing] Being played
        [paused] Paused
        [over] Over: see the replay
        [closed] Closed
       *[damaged] Damaged
    }
landing-games = The games
landing-players =
    { $is ->
        [exact] { $most } players
       *[range] { $least }–{ $most } players
    }
landing-minutes =
    { $is ->
        [exact] { $most } minutes
       *[range] { $least } to { $most } minutes
    }
landing-play = Play now
landing-play-game = Play now: { $game }
landing-invite = Invite
landing-invite-game = Invite friends to { $game }
landing-options = Options
landing-options-game = { $game } with options
landing-credits = The games are other people’s: Pie Factory is by Bryan Fischer (2014), Pie Contest by Stephen E. Dambeck II (version 0-3, CC-BY-SA 4.0); the rulebooks of Pastry Chefs, The Pie Game and Cheflebrity are unsigned.
    .own = The wording of the rules and the house decks are our own. Our text of Pie Contest’s rules and its house set are shared under <b>CC-BY-SA 4.0</b>.

## A new table

new-title = New table
new-title-game = New table: { $game }
new-no-game = There is no game called { $name }.
new-chairs = Chairs
new-players = Players
new-me = Me
new-guest = Another person on this screen
new-open = Open, for somebody with the link
new-bot =
    { $level ->
        [random] Bot, random
        [easy] Bot, easy
        [medium] Bot, medium
        [hard] Bot, hard
       *[other] Bot, { $level }
    }
new-guest-name = Name of the person: { $player }
new-partners = Partners: { $teams }.
new-clock = Clock
new-minutes = Minutes for each player
new-seconds = Seconds more for each decision
new-no-clock = 0 and 0: no clock. When a clock runs out, the rules’ own default is played.
new-options =
    { $count ->
        [0] Options (none changed)
       *[other] Options ({ $count } changed)
    }
new-number = a number
new-number-of = { $label }: the number
new-range = From { $least } to { $most }.
new-deck = Deck file
new-house-deck = The house deck, unless you bring your own.
new-go = Open the table

## The waiting room

room-invite = Invite
    .text = Send this link, or let them scan the picture. They need no account.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-code = Or the code <b>{ $code }</b>
room-local = This link works on this computer only. For phones and friends in your network start Bakehouse with <b>{ $command }</b>.
room-qr = QR code of the link
room-seats = Seats
room-open = open
room-bot =
    { $level ->
        [random] bot, random
        [easy] bot, easy
        [medium] bot, medium
        [hard] bot, hard
       *[other] bot, { $level }
    }
room-person =
    { $state ->
        [you] <b>{ $name }</b> (you)
        [away] <b>{ $name }</b> (away)
       *[here] <b>{ $name }</b>
    }
room-sit = Sit here
room-fill = Bot
room-stand = Stand up
# Take the bot away.
room-free = Open
room-kick = Kick
room-agreed = Agreed at this table
room-agreed-line = { $label }: { $value }
room-start = Start the game
room-bots =
    { $count ->
        [one] Bots take the open seat.
       *[other] Bots take the { $count } open seats.
    }
room-host-starts = The host starts the game.

## A table

screen-table = Table
screen-hint = Hint
screen-undo = Undo
    .title = Take the last move back
screen-log = Log
screen-rules = Rules
screen-beside = Beside the table
screen-damaged = Table { $code } cannot be opened
screen-none = There is no table with the code { $code }
    .text = Perhaps it was closed, or the code has a typing error.
screen-lost = The line to the table is broken. Trying again …
screen-finding = Finding the table …
screen-closed = This table was closed
screen-record = Download the record
screen-line-broken = The line to the table is broken. Trying again; nothing is lost.
screen-unseated = The host has given your seat to a bot. You can watch on.

# A name follows, in a line of its own.
curtain-pass = Pass the screen to
curtain-take = I am { $name }: show my cards

menu-open = Menu
menu-title = Table menu
menu-code =
    { $watchers ->
        [0] Table { $code }
       *[other] Table { $code } · { $watchers } watching
    }
menu-help = Keys and help
menu-back = Play { $name } myself again
menu-stand = Let a bot play for { $name }
menu-ask = Ask for the seat of { $name }
menu-go-on = Go on
menu-pause = Pause the table
menu-bot = Give the seat of { $name } to a bot
menu-bot-sure = Sure? Give the seat of { $name } to a bot
menu-free = Open the seat of { $name } for a person
menu-close = Close the table
menu-close-sure = Sure? This ends it for everybody

request-yours = You asked for the seat of { $owner }. The players decide.
request-other = <b>{ $name }</b> would like to take the seat of { $owner }, and would see its hand.
request-yes = Let them
request-no = No
request-others = The others are still asked.

## Players around the table

chair-you = { $name } (you)
chair-partner = your partner
chair-turn = on turn
chair-thinking = thinking
chair-winner = Winner
chair-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
chair-bot =
    { $level ->
        [random] random bot
        [easy] easy bot
        [medium] medium bot
        [hard] hard bot
       *[other] bot ({ $level })
    }
chair-open = open seat
chair-stand-in = away, a bot plays
chair-away = away

## What is asked

ask-title = What to do
ask-paused = The table is paused.
ask-answered = Your answer is in. Waiting for the others.
ask-watching = You are watching.
ask-more = More choices
ask-all = All choices
ask-all-count = All choices ({ $count })
ask-hide = Hide the list
ask-picked = Picked so far
ask-back = Back
ask-cancel = Cancel
ask-hinted = { $label } (hint)
ask-hint = A bot would pick: <b>{ $label }</b>
ask-hint-spoken = Hint: { $label }
ask-standing = Answers in advance

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Choices
popup-why-not = Why not { $name }?
popup-moment = One moment …

## Beside the table

log-title = What happened
log-earlier = Show earlier events

chat-title = Chat
chat-watching = (watching)
chat-nothing = Nobody has said anything yet.
chat-silent = At this table nobody chats (option of { $ruling }).
chat-say-something = Say something
chat-say = Say
chat-spoken = { $name }: { $text }

rules-title = Rulebook
rules-search = Search the rules
rules-opening = Opening the rulebook …
# In other languages: “The rules are in English so far.”
rules-english = The rules are in English.
# The chapter of the rules that are everywhere the same.
rules-house = The house
rules-rule = Rule { $id }

## Cards and piles

hidden-card = a hidden card
hand-yours = Your hand
hand-empty = No cards in hand.
# A card of a pie that lies face down.
stack-hidden = face down
stack-down = { $name } (down)
pile-cards =
    { $count ->
        [one] { $title }, 1 card
       *[other] { $title }, { $count } cards
    }
pile-with-top =
    { $count ->
        [one] { $title }, 1 card, on top { $top }
       *[other] { $title }, { $count } cards, on top { $top }
    }
mark-dollars = ${ $dollars }
mark-minutes = { $minutes } min

## The end of a game

end-won =
    { $winners-is ->
        [you] You win: well baked!
        [with-you] Well baked: { $winners } win!
        [other] { $winners } wins
       *[others] { $winners } win
    }
end-draw = A draw
end-scores = Scores. { $scores }
end-score = { $name }: { $score }
end-no-score = { $name }: no score
end-next = To the next game
end-rematch = Rematch
end-replay = Watch the replay
end-download = Download .pie
end-others = Other games
end-scoring = The scoring
end-no-scoring = The scoring cannot be shown just now.

## A replay

replay-title = Replay
replay-title-game = Replay: { $game }
replay-download = Download
replay-opening = Opening the record …
replay-hand = The hand of { $name }
replay-own-hand = The hand
replay-move = Move
replay-event = Event
replay-event-before = Event before
replay-event-next = Next event
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-eyes = Through the eyes of
replay-everybody = everybody
replay-spectator = a spectator

## Help

help-sit = Sit down
    .text = <b>Play now</b> seats you against bots at once. <b>Invite</b> opens a table with a link, a code and a picture to scan; whoever opens the link takes a seat. Under <b>Options</b> you choose seats, bots, house rules, a clock and a deck of your own; “another person on this screen” lets several people play on one device, with a curtain between them.
    .later = Your tables wait for you: close the page, come back another day with the same browser, and resume.
help-play = Play
    .text = Whatever can be picked has a coloured ring and a dot. A move of several parts is picked one after the other: the card, then the place. <b>Back</b> takes the last part back, <b>Cancel</b> all of it. Cards can be dragged to where they go. Every choice is also in a list: “All choices”.
    .help = Press something that cannot be picked, and the rule that forbids it is shown, with a link into the rulebook. <b>Hint</b> asks a bot what it would do with your cards. <b>Undo</b> takes your last move back as long as nothing was revealed, no card was drawn and nobody else has acted. A card that is named in the log opens when you press it.
help-keys = Keys
help-afterwards = Afterwards
    .text = When a game is over, its scoring is explained, and the replay can be watched through anybody’s eyes. The record is a text file (.pie) that anybody can check with <b>bakehouse verify</b>.

keys-title = How to play here
keys-text = Everything with a coloured ring and a dot can be picked now. Press anything else, and the page tells the rule that forbids it. Cards can also be dragged to where they go.
keys-number = pick that choice of the list
# The names of keys.
keys-walking = Tab, arrows, Enter
keys-walk = go through the board and the hand, and pick
keys-escape = cancel an unfinished move; close what is open
keys-hint = a hint from a bot
keys-undo = undo, where nothing was revealed
keys-rules = the rulebook
keys-keys = these keys

## Tours: a first game

tour-title = Tour of the game
tour-step = { $step } of { $steps }
tour-skip = Skip
tour-back = Back
tour-next = Next
tour-play = Play
tour-pick = How to pick
    .text = Whatever can be picked has a ring and a dot. Press anything else and you are told the rule that forbids it. Nothing happens by itself, and Back takes a half-made move apart.
tour-help = If you are stuck
    .text = Hint asks a bot with your cards. Undo takes a move back if nothing was revealed. The rules are beside the table, the log tells what happened. Enjoy!

tour-pastry-chefs-partner = You and your partner
    .text = Who sits opposite is your partner. The first team with five points wins; you may not tell each other your cards.
tour-pastry-chefs-bake = Bake pastries
    .text = A run in one suit (1-2-3, 2-3-4 or all four) or one number in three or four suits. Three cards are one point, four are two.
tour-pastry-chefs-move = Move cards
    .text = Press a player to move cards out of that hand: say where to, what kind and how many. If there are too few, it fails and you discard a card.
tour-pastry-chefs-draw = Draw and ask
    .text = Or let somebody draw a card. Who draws tells something true about it, and that word is blocked for the next player’s Move.

tour-the-pie-game-recipe = Your secret recipe
    .text = Collect its ingredients. As soon as your hand is exactly the recipe, the pie is baked by itself. Three pies win.
tour-the-pie-game-turn = A turn
    .text = Take the top card of the draw pile or of the discard pile, then discard one card.
tour-the-pie-game-fudge = Pot Luck and Fudge
    .text = Pot Luck stands for any ingredient. Fudge cards must be played, and they hurt: throw cards away, lose a turn, trade, or pass cards around.
tour-the-pie-game-others = The others
    .text = Watch what they take and throw away: that tells you what they are baking.

tour-pie-factory-line = The assembly line
    .text = Draft a card from here. The first places are free; farther right you pay with cards from your hand.
tour-pie-factory-pies = Your pies
    .text = Crust, filling, perhaps a topping that fits the filling. Any card can lie face down as a crust.
tour-pie-factory-box = Box them
    .text = A boxed pie scores its top card: dollars and icons. Most icons of each boss and most pies bring extra points at the end.
tour-pie-factory-order = Who is first?
    .text = The number of minutes on the card you played decides the order of the next round: the quickest goes first.

tour-cheflebrity-line = Your Working Line
    .text = Build pies from the bottom up: Bottom Crust, Filling, Top Crust, Extras. Higher quality is better.
tour-cheflebrity-serve = Serve in time
    .text = Only what you serve counts: the qualities of all its cards, and ten bonuses of 25 points.
tour-cheflebrity-turn = A turn
    .text = Draw a card, perhaps swap one, play one pie card, serve a dessert, trade. When the pile is empty, everybody has one more turn.
tour-cheflebrity-sabotage = Sabotage!
    .text = It knocks the newest card off somebody’s pie. Saved It! cancels that. You are asked in windows; switch on an answer in advance if you do not want to be asked.

tour-pie-contest-kitchen = Your Kitchen
    .text = Play Ingredients into it, one each turn. With three or more, exactly one of them a Salt, a card that says so Bakes the Pie.
tour-pie-contest-best = The best single Pie wins
    .text = It is worth the sum of its Ingredients. Whenever somebody Bakes, the Pies of all rivals lose 4.
tour-pie-contest-dive = Or dive
    .text = Instead of playing a card you may Trash two cards and take any card out of the Trash.
tour-pie-contest-achievements = Achievements
    .text = Whoever fulfils one of these gets its reward.

## Boards

board-deck = Deck
board-draw-pile = Draw pile
board-discard-pile = Discard pile

board-the-pie-game-skips = loses a turn
board-the-pie-game-chosen = has chosen a card
board-the-pie-game-recipe = Your recipe
board-the-pie-game-missing =
    { $count ->
        [0] Everything is there!
       *[other] Still missing: { $count }
    }
board-the-pie-game-there = ✓ there
board-the-pie-game-lacking = missing
board-the-pie-game-effect = Being carried out: <b>{ $card }</b>
board-the-pie-game-queue = Waiting: <b>{ $cards }</b>
board-the-pie-game-give = You hand over: <b>{ $card }</b>

board-pastry-chefs-won =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }
board-pastry-chefs-points = { $points } of { $most } points
# Points of a player.
board-pastry-chefs-baked = { $points } baked
board-pastry-chefs-draws = Draws a card
board-pastry-chefs-draws-name = Draws a card, { $name }
board-pastry-chefs-describe = Describe cards
board-pastry-chefs-any = Any suit, number, or one card
# All cards of a number, as short as can be.
board-pastry-chefs-number = { $number }s
board-pastry-chefs-in-pile = { $short }, { $name } in the discard pile
board-pastry-chefs-blocked = Blocked for Moves now: <b>{ $words }</b>
# $what is “2 hearts”, $origin “from Clove”, $destination “to the discard pile”.
board-pastry-chefs-announced = Announced: <b>{ $what }</b> { $origin } { $destination }
board-pastry-chefs-drawn = Just drawn:
board-pastry-chefs-pastries = Pastries you can bake
board-pastry-chefs-can-bake = You can bake:
board-pastry-chefs-pastry = A pastry

board-pie-factory-day = Day { $day }, round { $round }
# Names follow.
board-pie-factory-order = Order:
board-pie-factory-line = The assembly line
board-pie-factory-free = free
board-pie-factory-pay = pay { $count }
board-pie-factory-no-card = Place { $number }, empty
board-pie-factory-pie = { $layers }, from top to bottom: Pie { $number }
board-pie-factory-no-pie = Pie { $number }, empty
board-pie-factory-empty = pie { $number }
board-pie-factory-plays = plays <b>{ $card }</b>, { $minutes }′
board-pie-factory-plays-down =
    { $card-is ->
        [hidden] plays <b>a hidden card</b> face down, { $minutes }′
       *[shown] plays <b>{ $card }</b> face down, { $minutes }′
    }
board-pie-factory-boxed = boxed { $count }
board-pie-factory-icons = { $icon } { $count }

board-cheflebrity-ingredients = Ingredients Pile
board-cheflebrity-out = Out Pile
board-cheflebrity-leftovers = Leftovers
board-cheflebrity-leftover = { $name }, in the Leftovers
# There are no Leftovers.
board-cheflebrity-none = empty
board-cheflebrity-working = Working Line of { $name }
board-cheflebrity-serving = Serving Line of { $name }
board-cheflebrity-pie = Pie { $number } · <b>{ $quality }</b>
board-cheflebrity-pie-of = Pie { $number } · { $quality }, { $layers }, from top to bottom, of { $name }
board-cheflebrity-no-pie = Nothing on the Working Line
board-cheflebrity-new-pie = A new pie
# Cards follow.
board-cheflebrity-kept = Kept:
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>The last round.</b> The Ingredients Pile is empty: this is the last turn.
        [one] <b>The last round.</b> The Ingredients Pile is empty: 1 turn after this one.
       *[other] <b>The last round.</b> The Ingredients Pile is empty: { $turns } turns after this one.
    }
board-cheflebrity-trade = The trade that is talked about
board-cheflebrity-offer-to-all =
    { $seat-is ->
        [you] <b>You</b> offer <b>everybody</b> a trade. What is said need not be true.
       *[other] <b>{ $seat }</b> offers <b>everybody</b> a trade. What is said need not be true.
    }
board-cheflebrity-offer =
    { $way ->
        [agreed] { $seat-is ->
            [you] <b>Agreed.</b> You and { $partner } now hand over cards in secret: as many as said, but not surely those.
           *[other] { $partner-is ->
                [you] <b>Agreed.</b> You and { $seat } now hand over cards in secret: as many as said, but not surely those.
               *[other] <b>Agreed.</b> { $seat } and { $partner } now hand over cards in secret: as many as said, but not surely those.
            }
        }
        [counter] { $seat-is ->
            [you] <b>You</b> make <b>{ $partner }</b> a counter-offer. What is said need not be true.
           *[other] <b>{ $seat }</b> makes <b>{ $partner }</b> a counter-offer. What is said need not be true.
        }
       *[offer] { $seat-is ->
            [you] <b>You</b> offer <b>{ $partner }</b> a trade. What is said need not be true.
           *[other] <b>{ $seat }</b> offers <b>{ $partner }</b> a trade. What is said need not be true.
        }
    }
# Cards follow.
board-cheflebrity-gives =
    { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    }
board-cheflebrity-wants = and wants
board-cheflebrity-willing = Would trade: <b>{ $seats }</b>
board-cheflebrity-say = Say which card
board-cheflebrity-any = any
board-cheflebrity-oops =
    { $owner-is ->
        [you] <b>{ $card }</b> hits <b>one of your pies</b>
       *[other] <b>{ $card }</b> hits <b>one of { $owner }’s pies</b>
    }
board-cheflebrity-spill =
    { $owner-is ->
        [you] <b>{ $card }</b> is about to knock <b>{ $other_card }</b> off <b>your pie { $number }</b>
       *[other] <b>{ $card }</b> is about to knock <b>{ $other_card }</b> off <b>{ $owner }’s pie { $number }</b>
    }
board-cheflebrity-sabotage =
    { $seat-is ->
        [you] { $how ->
            [genius] <b>Your { $card }</b> as a Sabotage! is about to knock <b>{ $other_card }</b> off <b>{ $owner }’s pie { $number }</b>
           *[plain] <b>Your { $card }</b> is about to knock <b>{ $other_card }</b> off <b>{ $owner }’s pie { $number }</b>
        }
       *[other] { $how ->
            [genius] { $owner-is ->
                [you] <b>{ $seat }’s { $card }</b> as a Sabotage! is about to knock <b>{ $other_card }</b> off <b>your pie { $number }</b>
               *[other] <b>{ $seat }’s { $card }</b> as a Sabotage! is about to knock <b>{ $other_card }</b> off <b>{ $owner }’s pie { $number }</b>
            }
           *[plain] { $owner-is ->
                [you] <b>{ $seat }’s { $card }</b> is about to knock <b>{ $other_card }</b> off <b>your pie { $number }</b>
               *[other] <b>{ $seat }’s { $card }</b> is about to knock <b>{ $other_card }</b> off <b>{ $owner }’s pie { $number }</b>
            }
        }
    }

board-pie-contest-pantry = Pantry
board-pie-contest-trash = Trash
board-pie-contest-look = Look in
board-pie-contest-hide = Hide it
board-pie-contest-achievements = Achievements
board-pie-contest-more = { $count } more in the pile
board-pie-contest-not-yet =
    { $seats-is ->
        [you] not yet for you
       *[others] not yet for { $seats }
    }
board-pie-contest-kitchen =
    { $count ->
        [one] Kitchen of { $name }: 1 Ingredient
       *[other] Kitchen of { $name }: { $count } Ingredients
    }
board-pie-contest-empty = Your Kitchen is empty: play an Ingredient, or drag one here.
board-pie-contest-in-kitchen = in the Kitchen of { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = printed { $worth }
board-pie-contest-counter = counter { $by }
board-pie-contest-guarded = guarded against rivals
board-pie-contest-turned = turned Achievement of { $name }
board-pie-contest-best = best { $worth }
board-pie-contest-best-pie = the best Pie
board-pie-contest-pie = Pie { $number } of { $name }: { $worths }, worth { $worth } now. Baked of { $made }
board-pie-contest-shielded =
    { $what ->
        [both] Kitchen and Pies shielded
        [kitchen] Kitchen shielded
       *[pies] Pies shielded
    }
board-pie-contest-in-hand = In hand: { $names }
board-pie-contest-now = What is carried out now
board-pie-contest-carries-out =
    { $seat-is ->
        [you] you carry this out
       *[other] { $seat } carries this out
    }
board-pie-contest-they = now: <b>{ $seat }</b>
board-pie-contest-because = because of: { $names }
board-pie-contest-next = next: { $names }
board-pie-contest-looked-at =
    { $count ->
        [one] 1 card on top of the Pantry is looked at
       *[other] { $count } cards on top of the Pantry are looked at
    }
board-pie-contest-looked = On top of the Pantry, for your eyes only
board-pie-contest-effects = Your effects that wait
board-pie-contest-first = Which comes first?
