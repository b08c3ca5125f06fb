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
    .sentence = Take cards from the assembly line, build pies and box them in time, and impress the bosses.
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
# In the empty field for the name.
page-name-ask = What shall we call you?
page-lost = Nothing is baked here
page-lost-text = There is no such page.

problem-offline = The server cannot be reached. Is it still running?
problem-status = The server answered with error { $status }.
problem-unexpected = Something went wrong on this page. Load it again.

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
landing-mine =
    { $tournaments ->
        [0] Your tables
       *[other] Your tables and tournaments
    }
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
landing-show-all = Show all { $count }
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

## The deal of the day

daily-title = The deal of the day
# On the first page: how many of the games were played today.
daily-strip =
    { $done ->
        [0] The same cards for everybody, new every day.
       *[other] Today you have played { $done } of { $count }.
    }
daily-claim = The same cards for everybody
daily-how = Everybody in this house gets the same cards, the same seat and the same bots, alone at a table. Your first game counts if it is over by midnight (UTC). You may play it again; that does not count. Undo takes back a move that has shown nothing new, as long as no bot has moved.
daily-left = New cards in { $hours } h { $minutes } min.
daily-bots =
    { $bots ->
        [one] Against one medium bot
       *[other] Against { $bots } medium bots
    }
daily-finished =
    { $count ->
        [0] Nobody has finished it yet
        [one] One person has finished it
       *[other] { $count } people have finished it
    }
daily-play = Play
daily-play-game = Play the deal of the day: { $game }
daily-go-on = Continue
daily-go-on-game = Continue the deal of the day: { $game }
daily-results = Results of the day
daily-results-game = Results of the day: { $game }
daily-again = Play again, not counted
# What the reader has done with a deal.
daily-status =
    { $status ->
        [new] Not played yet
        [playing] Under way
        [done] Played
        [later] Played, not counted
       *[given_up] Given up
    }
daily-not-counted = This game is not among the results: it was over after the day, or not your first one.
daily-given-up = You have closed your first game, so none of yours is among the results of this day.
# Where the reader is among all who have played.
daily-rank = Number { $rank } of { $count } in this house
daily-hidden = How the others did is shown when you have finished this deal, or when the day is over.
daily-none = Nobody finished this deal in time.
daily-best = Best
daily-average = Average
daily-people = Finished
daily-column =
    { $column ->
        [rank] Rank
        [name] Name
        [place] Place
        [score] Score
       *[decisions] Decisions
    }
daily-column-why = Place is the place at the table; decisions are the choices that somebody made.
# What is shared; the signs of its course stand below it.
daily-line = Bakehouse · { $game } · { $date }
daily-course = How it went: ahead { $ahead } times, level { $level } times, behind { $behind } times
# The course of a game: who was ahead after a round.
daily-sign =
    { $sign ->
        [ahead] ahead
        [level] level
       *[behind] behind
    }
daily-share = Share
daily-copy = Copy
daily-copied = Copied
daily-earlier = Earlier days
daily-earlier-text = You can play them later; that does not count.
daily-all = All deals of today
daily-proof = Nobody can change the cards
daily-proof-text = The cards of a day come from a seed. Its hash is shown here 30 days before, the seed itself when the day is over. Whoever keeps a hash can check that it is the SHA-256 of that seed.
daily-promised = Hash
daily-revealed = Seed
daily-after = after the day

## The lab

landing-lab = For designers: the lab
lab-title = The lab
lab-claim = What does your deck do?
    .text = Bots play game after game. Watch the answer narrow down, and stop when it is clear enough.
lab-game = Game
lab-deck = Deck
lab-other-deck = Compare with
lab-house-deck = The house deck
lab-own-deck = { $name }, { $count } cards
lab-drop = Drop a CSV, XLSX, TOML or YAML file here, or press to choose one.
lab-no-deck = Use the house deck
deck-take = Use the deck “{ $name }”
lab-ignored = Columns that the game does not know: { $columns }.
lab-question = Question
lab-asks =
    { $question ->
        [first] Is it good to begin?
        [seats] Are all places equally good?
        [length] How long is a game?
        [card] What does a card do?
       *[compare] What does another deck change?
    }
lab-card = Card
lab-players = Players
lab-level = Bots
lab-start = Ask
lab-stop = Stop
lab-play = Play this deck
lab-report = Read the report
lab-answer = Answer
lab-nothing-yet = Choose a question, and ask.
lab-example = Here you will see a number between two others. They begin far apart and come closer with every game; when the dashed line of what would be fair lies outside, that is an answer.
lab-status =
    { $status ->
        [playing] { $games ->
            [0] Starting …
            [one] One game so far
           *[other] { $games } games so far
        }
        [writing] Writing the report …
        [done] { $games } games played
       *[failed] Stopped
    }
lab-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
lab-measure =
    { $measure ->
        [seat-advantage] Victories of whoever begins: points above a fair share
        [place] Victories of place { $number }, in per cent
        [turns] Length: turns or rounds
        [minutes] Duration: minutes, estimated
        [card] Victories of whoever begins with the card: points more
        [seat-advantage-change] Advantage of whoever begins: change in points
       *[turns-change] Length: change in turns or rounds
    }
lab-interval = { $low } to { $high }
lab-intervals = With 95 % confidence all these intervals hold at once, at every moment: look as often as you like, and stop when you like.

## A new table

new-title = New table
new-title-game = New table: { $game }
new-no-game = There is no game called { $name }.
new-chairs = Who plays?
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
new-number = a number
new-number-of = { $label }: the number
new-range = From { $least } to { $most }.
new-bots = How well do the bots play?
new-level =
    { $level ->
        [random] at random
        [easy] easy
        [medium] medium
        [hard] hard
       *[other] { $level }
    }
new-clock-none = No clock
# On a button: for the whole game, and for each decision.
new-clock-short =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
new-clock-own = Your own
new-clock-text = When a player’s clock runs out, the rules’ own default is played for them.
new-house-rules = House rules
new-house-rules-count =
    { $changed ->
        [0] { $count } more, all as in the rulebook
       *[other] { $count } more, { $changed } changed
    }
# What the options that people choose first are about.
new-about =
    { $option ->
        [games] The team that wins more games wins the series.
        [pass] May a player do nothing on their turn?
        [target_pies] The first to bake this many pies wins the match.
        [chat] Talk is free, as long as nobody shows a card.
        [max_pies] So many pies a player may be building at once.
        [score_piles] May everybody look through the pies that are boxed?
        [windows] How often the others are asked whether they want to spoil a pie.
        [trade_sizes] How many cards each side of a trade gives.
        [grand] A longer game: everybody bakes four pies, and the best three count.
       *[claims] The table counts fulfilled Achievements for you, or you have to notice them.
    }
new-deck = Your own deck
new-go = Open the table

## Tournaments

landing-tournament = A tournament for an evening
    .text = Up to sixteen people and bots, round after round. The tables make themselves, and everybody sees who leads.
landing-tournament-open = Open a tournament
tournament-title = Tournament
tournament-title-game = Tournament: { $game }
# An entrant who was forgotten.
tournament-someone = Someone who left
tournament-open = Open the tournament
tournament-game = Which game?
tournament-seats = Players at a table
tournament-seats-count = tables of { $count }
tournament-rounds = Rounds
tournament-rounds-count =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
tournament-pairing = Who meets whom?
tournament-format =
    { $format ->
        [round_robin] Everybody meets everybody
       *[swiss] Swiss
    }
tournament-i-play = I play myself
tournament-bots = Bots that play from the start
tournament-invite = Invite the others
    .text = Let them scan this, or send the link. { $name } starts when everybody is here.
tournament-entrants = Who plays ({ $count } of { $most })
tournament-you = you
tournament-left = has left
tournament-add-bot = Add a bot
# The host’s buttons; what cannot be taken back is asked twice.
tournament-drop = Remove { $name }
tournament-drop-sure = Really remove { $name }?
tournament-forfeit = Game lost for { $name }
tournament-forfeit-sure = Really lost for { $name }?
tournament-join = I’ll play
tournament-leave = Leave the tournament
tournament-leave-sure = Really? A running game is lost
tournament-close = End the tournament
tournament-close-sure = Really? It is over for everybody
tournament-start = Start the tournament
tournament-next = Begin the next round
tournament-to-table = To your table
# How it stands.
tournament-missing =
    { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
tournament-ready = Start when everybody is here.
tournament-host-starts = { $name } starts when everybody is here.
tournament-your-turn = Your game has begun.
tournament-your-bye = You have a bye: the point is yours.
tournament-wait =
    { $count ->
        [one] { $mine ->
            [yes] Your game is over. One table is still playing.
           *[no] One table is still playing.
        }
       *[other] { $mine ->
            [yes] Your game is over. { $count } tables are still playing.
           *[no] { $count } tables are still playing.
        }
    }
tournament-next-in = The next round begins in { $time }.
tournament-making = The tables are being made …
tournament-over = All rounds are played.
tournament-closed = The host has ended this tournament.
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-table = Table { $number }
tournament-status =
    { $status ->
        [planned] to come
        [playing] playing
       *[over] over
    }
tournament-score = Score { $score }
tournament-forfeited = lost
# Buttons below a table.
tournament-way =
    { $way ->
        [mine] To your table
        [playing] Watch
       *[over] Look back
    }
tournament-way-to =
    { $way ->
        [mine] To your table, table { $number }
        [playing] Watch table { $number }
       *[over] Look back at table { $number }
    }
tournament-bye = has a bye: 1 point
tournament-bye-title = Bye
tournament-house-bot = Bot of the house
tournament-standings = Standings
tournament-rank = Place
tournament-points = Points
tournament-points-count = Points: { $points }
tournament-games = Games
tournament-tie =
    { $tie ->
        [buchholz] Buchholz
        [median] Median Buchholz
        [direct] Direct encounter
        [sonneborn] Sonneborn-Berger
       *[scores] Share of the scores
    }
# The same as the head of a narrow column.
tournament-tie-short =
    { $tie ->
        [buchholz] Buch.
        [median] Median
        [direct] Direct
        [sonneborn] S.-B.
       *[scores] Share
    }
tournament-tie-why =
    { $tie ->
        [buchholz] the points of all your opponents together. Whoever met stronger opponents is ahead.
        [median] the points of all your opponents together, without the best and the weakest of them. Whoever met stronger opponents is ahead.
        [direct] what those who are level made of their games against each other, if all of them have met.
        [sonneborn] the points of the opponents you beat, and half the points of those with whom you drew. A win against somebody strong counts more.
       *[scores] your share of what a table scored by the game’s own counting, on average over your games.
    }
tournament-level = Level with { $name }: { $tie ->
        [buchholz] Buchholz
        [median] Median Buchholz
        [direct] the direct encounter
        [sonneborn] Sonneborn-Berger
       *[scores] the share of the scores
    } decides, { $own } to { $theirs }.
tournament-won =
    { $count ->
        [one] { $name } wins the tournament!
       *[other] { $name } win the tournament!
    }
tournament-how = How it is counted
tournament-how-points =
    { $table ->
        [two] A win is 1 point, a draw half a point.
        [teams] Both partners get 1 point for a win and half a point for a draw. Partners change from round to round.
       *[more] The share of the others at the table whom you leave behind: first place is 1 point, last place none. Whoever you share a place with counts half.
    }
tournament-how-level = If points are equal
tournament-how-pairing =
    { $pairing ->
        [round_robin-two] Everybody plays everybody once, and sits first about as often as second.
        [round_robin-more] The tables are mixed so that everybody meets everybody as evenly as possible. With partners, these change as well.
        [swiss-two] Whoever has as many points meets, and nobody meets the same person twice if that can be avoided. The first round is drawn by lot.
       *[swiss-more] Whoever has about as many points sits together, and as few as possible meet again. The first round is drawn by lot.
    }
tournament-how-bye = If the number is odd, one has no game in a round and gets the point for it: in a Swiss tournament the last one who has not had a bye, at most once if that can be avoided. The same goes for whoever should have met somebody who has left.
tournament-how-house = If a table is not full, bots of the house take the free places. They play along, but they are not in the standings.
tournament-absent = If somebody is not there
tournament-how-absent = A bot plays for them after a minute, until they come back. The host may count a game as lost for somebody; whoever leaves the tournament loses the game that is being played, and is not paired any more.
tournament-none = There is no tournament { $code }.
    .text = Perhaps a letter is wrong, or it was forgotten after a long time.
tournament-finding = Looking for the tournament …
tournament-back = Back to the tournament

## The waiting room

room-title = waiting room
room-invite = Invite your friends
    .text = Let them scan this, or send the link. No account needed.
room-link = Link to this table
room-copy = Copy link
room-copied = Copied
room-share = Share link
room-qr = QR code of the link
room-phones = Let phones in
    .text = So far only this computer can come in. Let phones in, and everybody in your Wi-Fi can, until you stop Bakehouse.
    .open = Everybody in your Wi-Fi can come in: let them scan this, or send the link.
room-places = Places
room-free = Free place
    .text = waiting for somebody
room-you = you
room-you-host = you · host
room-host = host
room-here = here
# How well a bot plays.
room-level = Level of { $name }
room-sit = Sit here
room-add-bot = Add a bot
room-remove = Remove { $name }
room-remove-place = Remove this place
room-agreed = Agreed at this table
room-agreed-line = { $label }: { $value }
# Nothing was agreed that the rulebook says otherwise.
room-rulebook = All as in the rulebook
room-more = { $count } more
room-clock =
    { $seconds ->
        [0] { $minutes } min each
       *[other] { $minutes } min each, { $seconds } s more per decision
    }
room-options = Options
room-options-use = Play with these
room-start = Start the game
    .text = Start whenever you like.
room-add-place = Add a place ({ $count } of { $most })
room-open-places =
    { $count ->
        [0] Everybody is here.
        [one] One place is free.
       *[other] { $count } places are free.
    }
room-bots =
    { $count ->
        [one] Start when you like: a bot takes the free place, and a friend can take over later.
       *[other] Start when you like: bots take the { $count } free places, and friends can take over later.
    }
room-host-starts = { $name } starts the game.
    .text = Meanwhile: the rules take a minute to read.
room-how = How { $game } is played
room-leave = Leave the table
room-tell-me = Tell me when it is my turn

## The page of a guest

guest-invites = { $name } invites you to { $game }
guest-no-account = no account
guest-there = Who is there
# Under an empty place; the form is for the one that the guest will take.
guest-place = free
    .yours = you?
guest-sit = Sit down
guest-watch = Just watch
guest-full = Every place is taken, but you can watch.

look-title = Your mascot and colour
look-mascot = Your mascot
look-colour = Your colour
look-taken = { $mascot }, taken by { $name }

## Slow tables

new-clock-slow = Days
slow-time = Time for a turn
slow-hours =
    { $unit ->
        [days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
       *[hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
    }
slow-late = When the time is over
slow-late-does =
    { $late ->
        [bot] A bot plays
       *[default] The rules’ default
    }
slow-text = Come and go: the table waits this long for each turn, and never longer. Then it goes on without the player, until they come back.
# In the waiting room, among what was agreed.
slow-agreed =
    { $late ->
        [bot] { $time } a turn, then a bot plays
       *[default] { $time } a turn, then the rules’ default
    }
# Time left, as short as can be.
slow-left =
    { $unit ->
        [days] { $days } d { $hours } h
        [hours] { $hours } h { $minutes } min
       *[minutes] { $minutes } min
    }
# In the list of tables.
slow-time-left = { $left } left
# Of a player who is away: the rules’ default is played for them.
slow-stand-in = away, goes by default
slow-ask-stand-in = You were away: the rules’ default is played for you.

## Away

# At the list of tables, where one of them takes days: a button.
away-say = I am going away …
away-until = You are away until { $date }: your turns wait.
away-title = Going away?
    .text = At tables that take days your turns wait until you are back, and the others see until when. It ends by itself.
away-last = Until the end of
away-limit = At most until { $date }.
away-go = I am away until then
away-back = I am back
# Notifications, beside one's tables.
notify-say = Tell me even while this page is closed
    .text = Your browser shows when it is your turn.
notify-on = This browser tells you of your turns, even while this page is closed.
notify-off = No longer
notify-denied = Your browser does not let this page tell you anything. Its settings for this page can change that.
notify-failed = The notification service of your browser cannot be reached now.
# At a seat of a table that takes days.
away-seat = away until { $date }

## The page as an app

# A newer page than this one is there: a note with two buttons.
app-new = A new version of Bakehouse is here.
app-new-load = Load it
app-new-later = Later
app-offline = The Bakehouse cannot be reached
    .text = Perhaps you are offline, or the server has stopped. This page tries again by itself.
app-offline-needs = What needs the connection
    .text = Playing, against bots too; your tables and the replays; the full rulebooks; the lab.
# What works all the same: a link.
app-offline-works = What works without it
    .text = Help, with the rules of the five games at a glance

## The line to the server

line-title = Connection
line-silent = The server has not answered for a moment. This page waits and goes on by itself.
line-broken = The line to the table is broken. Trying again; nothing is lost.

## A table

screen-table = Table
screen-hint = Hint
screen-undo = Undo
    .title = Take the last move back
screen-log = Log
screen-rules = Rules
screen-beside = Beside the table
screen-spoken = Announcements
screen-damaged = Table { $code } cannot be opened
screen-none = There is no table with the code { $code }
    .text = Perhaps it was closed, or the code has a typing error.
screen-finding = Finding the table …
screen-closed = This table was closed
screen-record = Download the record
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
# A list of bots follows.
menu-free-one = Give a bot’s seat to a person
menu-back = Play { $name } myself again
menu-stand = Let a bot play for { $name }
menu-ask = Ask for the seat of { $name }
menu-go-on = Go on
menu-pause = Pause the table
menu-bot = Give the seat of { $name } to a bot
menu-bot-sure = Sure? Give the seat of { $name } to a bot
menu-close = Close the table
menu-close-sure = Sure? This ends it for everybody

request-yours = You asked for the seat of { $owner }. The players decide.
request-other = <b>{ $name }</b> would like to take the seat of { $owner }, and would see its hand.
request-yes = Let them
request-no = No
# What is told of others at the table.
told-sat = { $name } has sat down.
told-left = { $name } has left.
told-away = { $name } is away.
told-back = { $name } is back.
request-others = The others are still asked.

## Players around the table

chair-you = { $name } (you)
chair-partner = your partner
chair-turn = on turn
chair-thinking = thinks …
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
ask-stand-in = A bot plays for you.
ask-answered = You have chosen. The others think.
ask-watching = You are watching.
ask-all = All choices
ask-all-count = All choices ({ $count })
ask-hide = Hide the list
ask-picked = Picked so far
ask-cancel = Cancel
ask-hinted = { $label } (hint)
ask-hint-spoken = Hint: { $label }
# A question and what a bot would answer: “Espresso Shot: play a card? Yes”.
ask-hint-answer = { $question } { $answer }
ask-standing = Answers in advance

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Choices
popup-why-not = Why not { $name }?
popup-moment = One moment …
# What is asked now follows, in a line of its own.
popup-not-now = Not now.

## The frame of the table

theme =
    { $theme ->
        [auto] as the system
        [light] light
        [dark] dark
       *[contrast] high contrast
    }
menu-speed = Bots’ speed
menu-sound = Sound
menu-theme = Theme
speed =
    { $speed ->
        [slow] slow
        [normal] normal
        [fast] fast
       *[step] step by step
    }
dock-sure = Really: { $label }?
dock-moment = The round is over.
dock-continue = Continue
dock-next = Next
dock-skip = Skip to my turn
dock-back = Play myself again
dock-drop = { $label }: take it back
strip-title = The last events: open the log
stage-just-now = Just now
stage-since = Since your turn
turn-yours = Your turn, { $name }!
hint-do = Do it
hint-other = Another idea
popup-rule = The rule
board-the-pie-game-goal =
    { $pies ->
        [one] round { $round } · first to a pie
       *[other] round { $round } · first to { $pies } pies
    }
board-the-pie-game-of = { $count } of { $all }
board-the-pie-game-on-recipe = on your recipe
board-the-pie-game-off-recipe = not on your recipe

## Beside the table

log-title = What happened
log-earlier = Show earlier events

chat-title = Chat
# Of a tab: how many lines nobody has read yet.
chat-title-unread = Chat ({ $count })
chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-watching = (watching)
chat-nothing = Nobody has said anything yet.
chat-silent = At this table nobody chats (option of { $ruling }).
chat-say-something = Say something
chat-say = Say
chat-phrases = Say by a press
# Said by a press.
chat-quick-luck = Good luck!
chat-quick-nice = Well played!
chat-quick-wait = One moment …
chat-quick-thanks = Thank you!
chat-spoken = { $name }: { $text }

rules-title = Rulebook
rules-page =
    { $page ->
        [glance] At a glance
       *[all] Every rule
    }
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
hand-known = Surely in hand: { $cards }
hand-unknown = Nothing is certain about this hand.
# On a card that was just drawn.
hand-new = new
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
mark-prime = { $minutes }′

## The end of a game

end-won =
    { $winners-is ->
        [you] You win!
        [with-you] Well baked: { $winners } win!
        [other] { $winners } wins!
       *[others] { $winners } win!
    }
end-draw = A draw
end-scores = Scores. { $scores }
end-score = { $name }: { $score }
end-next = To the next game
end-rematch = Rematch
end-replay = Watch the replay
end-others = Other games
end-scoring = The scoring
end-adding = Adding up the scores…
end-no-scoring = The scoring cannot be shown just now.

## The sheet of a result

sheet-score = Points
sheet-score-why = What everybody has at the end of the game.
# Under the first point of a chart of scores.
chart-start = start
chart-number = { $number }
# What the numbers under a chart count.
chart-round = Round
chart-turn = Turn
chart-move = Move

## A replay

replay-title = Replay
replay-title-game = Replay: { $game }
replay-opening = Opening the record …
replay-hand = The hand of { $name }
replay-own-hand = The hand
replay-move = Move
replay-event-before = Event before
replay-event-next = Next event
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-eyes = Through the eyes of
replay-everybody = everybody
replay-spectator = a spectator

## The full screen of a result, and the tape of a replay

end-player = Player
end-how = How it went
# What is shown: player by category, the scores over time, or the scoring line by line.
end-page =
    { $page ->
        [table] Table
        [chart] Chart
       *[scoring] Scoring
    }
# How the reader did. Rank 0: nobody won, or everybody.
end-rank =
    { $team ->
        [yes] { $rank ->
            [0] Your team finished with { $score }.
            [1] Your team won with { $score }.
           *[other] Your team lost with { $score }.
        }
       *[no] { $rank ->
            [0] You finished with { $score }.
            [1] You won with { $score }.
            [2] You came second with { $score }.
            [3] You came third with { $score }.
            [4] You came fourth with { $score }.
            [5] You came fifth with { $score }.
            [6] You came sixth with { $score }.
            [7] You came seventh with { $score }.
            [8] You came eighth with { $score }.
            [9] You came ninth with { $score }.
            [10] You came tenth with { $score }.
           *[other] You came in place { $rank } with { $score }.
        }
    }
# Instead of a score.
end-nothing = nothing
# Somebody wants a rematch.
end-next-open = The next game is open.
end-share = Share
end-copied = Link to the replay copied
replay-at = Move { $move } of { $moves }
replay-speed = Speed
replay-hands = Hands
replay-result = To the result
replay-go-to = Go to move { $number }

## Reviewing one’s own game, going on from a position, sharing one

review-open = Review my game
review-title = Review of your game
review-thinking = The hard bot goes through your decisions …
review-found =
    { $count ->
        [one] The decision that cost you most
       *[other] The { $count } decisions that cost you most
    }
review-nothing = Nothing decisive was found: of your { $decisions } decisions, none was clearly worse than what the hard bot would have done.
review-fair = Judged by what you could know at that moment. The hidden cards were dealt anew in every simulated game, in ways that fit what you had seen.
review-when = Move { $move }
review-hand = Your hand
review-played = You played
review-better = The hard bot would play
# How likely one wins with this move.
review-chance = wins { $percent } %
review-gain = { $points } percentage points, ± { $error }; { $games } simulated games of each
review-see = See it
fork-play = Play from here
# The game goes on from a finished one: that one’s table, and after how many moves.
fork-from = From { $code }, move { $move }
fork-replay = Replay of the game it comes from
share-open = Share this position
share-live = The link and the picture show what you see now, and nothing of what comes later. When the game is over, its replay can be played on from.
share-seen = The link and the picture show this position through the eyes of { $name }.
share-link = Share the link
share-replay = Share the replay
share-picture = Save the picture
share-copied = Link copied
share-alt = { $game }: the position as a picture
share-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
position-title = Position: { $game }
position-eyes = Through the eyes of { $name }
position-spectator = a spectator
position-looking = A moment of a game. Nothing happens here any more.
# Shared while the game went on.
position-live = From a running game: to be looked at only, so that nobody learns hidden cards.
position-replay = Watch the replay
position-opening = Opening the position …
position-bad = This link does not lead to a position. It may have been cut off on its way: ask for it again.

## Help

help-rules = Rules of the games
    .text = Choose a game: its rules fit on a page.
help-sit = Sit down
    .text = <b>Play now</b> seats you against bots at once. <b>Invite</b> opens a table with a link, a code and a picture to scan; whoever opens the link takes a seat. Under <b>Options</b> you choose seats, bots, house rules, a clock and a deck of your own; “another person on this screen” lets several people play on one device, with a curtain between them.
    .later = Your tables wait for you: close the page, come back another day with the same browser, and resume.
help-play = Play
    .text = Whatever glows can be picked. A press on a card of your hand only chooses it; the button then says what will happen, and does it. A move of several parts is put together one after the other: the card, then the place. Its parts stand beside the question, and a press takes them back. Cards can be dragged to where they go. Every choice is also in a list: “All choices”.
    .help = Press something that does not glow, and you are told why it cannot be picked, with the rule behind it. <b>Hint</b> asks a bot what it would do with your cards, and why. <b>Undo</b> takes your last move back as long as you have learnt nothing new since. A card that is named in the log opens when you press it.
help-keys = Keys
help-afterwards = Afterwards
    .text = When a game is over, its scoring is explained, and the replay can be watched through anybody’s eyes. The record is a text file (.pie) that anybody can check with <b>bakehouse verify</b>.

keys-title = How to play here
keys-text = Everything that glows can be picked now. Press anything else, and the page tells you why not. Cards can also be dragged to where they go.
keys-number = go to that choice, while the list of all choices is open
# The names of keys.
keys-walking = Tab, arrows, Enter
keys-walk = go through the board and the hand, and pick
# The name of a key.
keys-space = Space
keys-skip = skip what is being shown
keys-escape = close what is open; take back the last part of a move
keys-hint = a hint from a bot
keys-undo = undo, where nothing was revealed
keys-read = read the card that has the focus, large
keys-log = the log
keys-chat = the chat
keys-rules = the rulebook
keys-sound = sound on or off
keys-repeat = say the last thing again
keys-keys = these keys

## Lessons: a first game by a script. What a game’s own steps say is in the catalogue of the game.

lesson-learn = Learn by playing
lesson-learn-game = Learn by playing: { $game }
lesson-resume = Go on with the lesson
lesson-resume-game = Go on with the lesson: { $game }
lesson-title = Lesson
# On a bar that fills, for those who cannot see it.
lesson-progress = Lesson: { $step } of { $steps }
lesson-next = Next
lesson-back = Back
# What is to be pressed: a card, a player, the words on a button.
lesson-press = Press: { $thing }
# To whoever presses something while the lesson still explains.
lesson-next-first = First press “Next”.
# Where somebody plays a game with bots for the first time; below it the buttons lesson-learn and lesson-decline.
lesson-offer = New to { $game }?
    .text = Learn it by playing: about four minutes.
lesson-decline = No, thanks
lesson-play = Play a real game
lesson-other = Next lesson: { $game }
lesson-drop = End the lesson
lesson-drop-sure = Sure? Next time it begins anew

## Rules at a glance: the headings. What a game’s page says is in the catalogue of the game.

glance-goal = Goal
glance-turn = A turn
glance-scoring = Scoring
glance-end = The end
glance-print = Print this page

## Board: Pastry Chefs

board-pastry-chefs-goal = first team to { $points } points
# The same where there is little room.
board-pastry-chefs-goal-short = to { $points }
board-pastry-chefs-turn-bake = Bake, move or draw?
board-pastry-chefs-turn = Move or draw?
# Whoever draws must reveal something: the question says so.
board-pastry-chefs-reveal =
    { $count ->
        [one] Whoever draws reveals: its suit or its number?
       *[other] Whoever draws reveals: what do you say?
    }
board-pastry-chefs-won =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }
board-pastry-chefs-points = { $points } of { $most } points
board-pastry-chefs-tail = or press a card, a player or the deck
# Below three cards each: what a pastry is made of.
board-pastry-chefs-run = A run: one suit
board-pastry-chefs-set = A set: one number
# All cards of a number, as short as can be.
board-pastry-chefs-number = { $number }s
board-pastry-chefs-grid = The sixteen cards: discards, what is blocked, and the words of a Move
board-pastry-chefs-tracker = Card tracker
# In the corner of the grid, below their number: very short.
board-pastry-chefs-discards = Discards
board-pastry-chefs-rows = row: run · column: set
# In the head of the card tracker: there are three copies of each card.
board-pastry-chefs-copies = 3 of each
board-pastry-chefs-cell = { $name }: { $discarded } discarded, { $yours } yours, { $known } in a known hand, { $unseen } unseen, { $baked } baked
board-pastry-chefs-cell-blocked = { $name }, blocked
# Marks in the grid: where the three copies of a card are.
board-pastry-chefs-discarded = discarded
board-pastry-chefs-yours = yours
board-pastry-chefs-known = known
board-pastry-chefs-unseen = unseen
board-pastry-chefs-baked = baked
board-pastry-chefs-blocked =
    { $seat-is ->
        [you] Blocked by your turn: <b>{ $words }</b>
       *[other] Blocked by { $seat }: <b>{ $words }</b>
    }
board-pastry-chefs-free = Nothing is blocked.
board-pastry-chefs-free-ask = Nothing is blocked for questions.
# A sentence of which every bold word is a thing to press. $what is “hearts”, $origin and $destination are players or the discard pile.
board-pastry-chefs-move = Move <b>{ $what }</b> from <b>{ $origin }</b> to <b>{ $destination }</b>
board-pastry-chefs-ask = Ask <b>{ $holder }</b>: got <b>{ $what }</b>?
board-pastry-chefs-said = { $what-short }
board-pastry-chefs-is = It is { $what-short }
# Below what one may reveal: what the next player may not name in a Move.
board-pastry-chefs-blocks = blocks { $what } next turn
board-pastry-chefs-move-cards = Move { $what-short }
# In that sentence: a player who reads, the discard pile, and words that are still missing.
board-pastry-chefs-you = you
board-pastry-chefs-self = You
board-pastry-chefs-pile = the pile
board-pastry-chefs-how-many = how many?
board-pastry-chefs-which = which?
board-pastry-chefs-whom = whom?
board-pastry-chefs-start-over = Start over
board-pastry-chefs-start-move = Move cards
board-pastry-chefs-start-draw = Draw & ask
board-pastry-chefs-bake =
    { $points ->
        [one] Bake { $what } · 1 point
       *[other] Bake { $what } · { $points } points
    }
board-pastry-chefs-your-hand = Your hand
# What is asked for the next empty place of the sentence; on a button that waits, what is to be pressed.
board-pastry-chefs-say-from = From whom?
board-pastry-chefs-say-to = To whom?
board-pastry-chefs-say-which = Which cards?
board-pastry-chefs-say-count = How many?
board-pastry-chefs-say-whom = Ask whom?
board-pastry-chefs-say-this = Ask this?
board-pastry-chefs-make-move = Make this Move?
board-pastry-chefs-choose =
    { $count ->
        [one] Choose a card
       *[other] Choose { $count } cards
    }
board-pastry-chefs-give = Hand over { $cards-short }
board-pastry-chefs-discard = Discard { $cards-short }
board-pastry-chefs-take = Take { $cards-short }
board-pastry-chefs-open = You see these cards: this cannot fail.
board-pastry-chefs-sure = { $owner } surely holds { $what }: this cannot fail.
board-pastry-chefs-fails = { $owner } surely has fewer: it fails, and you discard a card.
board-pastry-chefs-risk = If { $owner } has fewer, nothing moves and you discard a card.
board-pastry-chefs-answered = You know the answer already.
board-pastry-chefs-drew = You drew { $cards-short }.
board-pastry-chefs-heard = Everybody hears what you say, and the next player may not name it in a Move.
board-pastry-chefs-yes = Yes
board-pastry-chefs-no = No
# On a player: what a press means, or what the player is in the sentence.
board-pastry-chefs-from = from
board-pastry-chefs-to = to
board-pastry-chefs-asked = ask
# A note on a player: surely no threes, no ♥.
board-pastry-chefs-no-number = no { $number }s
board-pastry-chefs-no-suit = no { $sign }
board-pastry-chefs-holds = Surely holds: <b>{ $words }</b>
board-pastry-chefs-most = At most: <b>{ $words }</b>
board-pastry-chefs-none = Surely none: <b>{ $words }</b>
board-pastry-chefs-has-baked = Baked:

## Mascots, sound and alerts

# What a person looks like at the table; bots look like the herbs and spices they are called.
mascot-apple = Apple
mascot-cherry = Cherry
mascot-lemon = Lemon
mascot-blueberry = Blueberry
mascot-peach = Peach
mascot-pumpkin = Pumpkin
mascot-egg = Egg
mascot-butter = Butter
mascot-honey = Honey
mascot-coconut = Coconut
mascot-pecan = Pecan
mascot-strawberry = Strawberry

# The colour of a seat.
colour-red = Red
colour-gold = Gold
colour-green = Green
colour-blue = Blue
colour-plum = Plum
colour-teal = Teal
colour-steel = Steel


# The title of the browser’s tab.
alert-title = ● Your turn – { $game }
alert-notification = It is your turn in { $game }

## Board: Pie Factory

board-pie-factory-goal = day { $day } of 2 · deck { $count }
board-pie-factory-line = The assembly line
board-pie-factory-place = Place { $number }
board-pie-factory-taken = taken
board-pie-factory-free = free
board-pie-factory-pay = pay { $count }
board-pie-factory-needs =
    { $count ->
        [one] needs 1 card
       *[other] needs { $count } cards
    }
board-pie-factory-no-card = Place { $number }, empty
board-pie-factory-no-pie = Pie { $number }, empty
# From bottom to top.
board-pie-factory-pie = Pie { $number }: { $layers }; ${ $dollars }
board-pie-factory-boxed =
    { $count ->
        [0] no pies boxed
        [one] 1 pie boxed
       *[other] { $count } pies boxed
    }
board-pie-factory-score-pile = Your score pile
# After a sum in dollars.
board-pie-factory-in-boxes = boxed
board-pie-factory-number = Pie { $number }
# Before the order of play.
board-pie-factory-round = Round
board-pie-factory-new-order = New order
board-pie-factory-next = Next
board-pie-factory-tie = Equal times: whoever was earlier this round stays ahead.
board-pie-factory-last = last
board-pie-factory-peg = { $name }, { $minutes } minutes
board-pie-factory-peg-last = { $name } goes last
board-pie-factory-tail = Shortest time first next round; a tie keeps this order.
# On a tag, before the price.
board-pie-factory-take-verb = Take
# On a tag, before the price: it can only be taken face down.
board-pie-factory-down-verb = Face down
board-pie-factory-play-verb = Play
board-pie-factory-pay-verb = Pay
# The same on a card that is chosen to pay with.
board-pie-factory-paid = Pays ✓
board-pie-factory-draw = Draw
board-pie-factory-draw-one = Draw a card
board-pie-factory-goes-last = you go last
board-pie-factory-box = Box pies…
# Below it: what boxing brings, and what it costs.
board-pie-factory-box-note = score · go last
board-pie-factory-box-which = Box which pies?
board-pie-factory-choose-pies = Press the pies to box
board-pie-factory-only-tops = only top cards score
board-pie-factory-box-for = Box { $count } for ${ $dollars }
board-pie-factory-scores = Scores ${ $dollars }
board-pie-factory-take-card = Take { $card }?
board-pie-factory-play-card = Play { $card }?
board-pie-factory-take-it =
    { $side ->
        [down] Take face down
       *[up] Take it
    }
board-pie-factory-play-it =
    { $side ->
        [down] Play face down
       *[up] Play it
    }
board-pie-factory-pay-first = choose what to pay
board-pie-factory-pay-more =
    { $count ->
        [one] Pay with one more card
       *[other] Pay with { $count } more cards
    }
board-pie-factory-pays =
    { $cards-count ->
        [one] pays { $cards }
       *[other] pays { $cards-count } cards
    }
board-pie-factory-side = How the card lies
board-pie-factory-up = Face up
board-pie-factory-down = Face down
board-pie-factory-no-crust = no crust is free
board-pie-factory-no-filling = no filling fits
board-pie-factory-no-room = no room for a new pie
board-pie-factory-to-hand = it comes back to your hand
board-pie-factory-goes-here = goes here
board-pie-factory-may-go-here = could go here
board-pie-factory-becomes = { $card }, ${ $dollars }
board-pie-factory-down-worth = Face down, $0
board-pie-factory-on-pie = On pie { $number }
board-pie-factory-on-dough = face-down crust
board-pie-factory-took =
    { $minutes ->
        [one] Your { $card } took 1 minute
       *[other] Your { $card } took { $minutes } minutes
    }
board-pie-factory-next-place =
    { $place ->
        [1] You go first next round.
        [2] You go second next round.
        [3] You go third next round.
       *[4] You go fourth next round.
    }
board-pie-factory-choose-card = Choose a card
board-pie-factory-drop = Drop { $card }
board-pie-factory-to-discards = onto the discard pile
board-pie-factory-choose-pie = Choose a pie
board-pie-factory-give-up = Give up ${ $dollars }
board-pie-factory-goes-stale = Goes stale ✓
board-pie-factory-fresh = Crusts stay fresh
board-pie-factory-give-up-card = Give up { $card }, ${ $dollars }
board-pie-factory-all-lost = all its cards are lost
board-pie-factory-closing = Closing time: day { $day } is over
board-pie-factory-overnight = Whoever has filled pies out loses one of them.
board-pie-factory-bosses-bring =
    { $points ->
        [0] the bosses bring nothing
       *[other] the bosses bring { $points } points
    }
# What a worker has done in this round.
board-pie-factory-done = done · { $minutes } min
board-pie-factory-done-down = done · face down
board-pie-factory-done-last = done · goes last
board-pie-factory-waits = waits
board-pie-factory-goal-soon = day { $day } · deck { $count }, ends soon
board-pie-factory-goal-last = day { $day } of 2 · last round
board-pie-factory-last-round = Last round today
board-pie-factory-perhaps-last = Perhaps the last round
# Below it: why.
board-pie-factory-perhaps-why = the deck may not fill the line
board-pie-factory-stale-soon = Last round today: one filled pie left out goes stale
board-pie-factory-stale-perhaps = The day may end now: one filled pie left out goes stale
board-pie-factory-safe = Last round today: none of your pies can go stale
# On a pie that could go stale at the end of this round.
board-pie-factory-at-risk = May go stale
# A pie without a filling: it is no pie yet.
board-pie-factory-crust = Crust
board-pie-factory-scores-crust = ${ $dollars }, no pie
board-pie-factory-pies =
    { $count ->
        [one] 1 pie
       *[other] { $count } pies
    }
# At the end of a day.
board-pie-factory-lost-mine = Your { $card } pie goes stale: ${ $dollars } lost
board-pie-factory-lost = { $name } loses ${ $dollars }
board-pie-factory-lost-none = No filled pie was left out: nobody loses one.
board-pie-factory-lost-not-you = You left no filled pie out: you lose nothing.
board-pie-factory-lost-choose = You choose which filled pie goes stale.
board-pie-factory-day-begins = Then day 2 begins, with the discards as its deck.
board-pie-factory-day-final = All other pies are boxed, and the points are counted.
board-pie-factory-go-on = Press to go on
# Several pies at once; the sum is like "$6 + $4 = $10".
board-pie-factory-boxes =
    { $seat-is ->
        [you] You box { $count } at once: { $sum }
       *[other] { $seat } boxes { $count } at once: { $sum }
    }
board-pie-factory-bosses = Bosses and pies
board-pie-factory-bosses-why = At the end, whoever has boxed the most icons of a boss gets the points. A tie brings nothing.
board-pie-factory-most-pies = Most pies
# Beside the number of pies: these points come with having the most.
board-pie-factory-most = +{ $points } most pies
board-pie-factory-pies-why = A boxed crust is not a pie.
board-pie-factory-points = +{ $points }
board-pie-factory-boss-most = { $boss }: { $points } points for the most
board-pie-factory-grandma = Grandma: at the end, one of your President icons may count as a Foreman or Secretary icon.
board-pie-factory-lies-down = face down
board-pie-factory-this-round = This round
board-pie-factory-hand-full = your hand is full
board-pie-factory-deck-empty = the deck is empty
board-pie-factory-on-table = On the table
board-pie-factory-in-box = Boxed
board-pie-factory-nothing = nothing yet

## Boards

board-deck = Deck
board-draw-pile = Draw pile
board-press-card = Press a card
board-discard-pile = Discard pile

board-the-pie-game-skips = skips
board-the-pie-game-chosen = ✓ chosen
board-the-pie-game-recipe = Your recipe
board-the-pie-game-there = ✓ there
board-the-pie-game-lacking = missing
# Pot Luck is in the hand, and several ingredients are missing: it stands for any one of them.
board-the-pie-game-of-wild = { $count } of { $all } with { $card }
board-the-pie-game-lacking-wild = missing, or { $card } instead
# Below the text of a Fudge card that has just been drawn.
board-the-pie-game-next-turn = Next turn you must play it.
# Buttons: how many are still to be chosen, and what is thrown away.
board-the-pie-game-throw-more =
    { $count ->
        [one] Choose one more
       *[other] Choose { $count } cards
    }
board-the-pie-game-throw = Throw away { $cards }
board-the-pie-game-throw-all = Throw all away
board-the-pie-game-on-top = { $card-short } on top
board-the-pie-game-top-taken = The last one lies on top: { $partner } may take it
board-the-pie-game-throw-count = Throw away { $count } cards.
board-the-pie-game-your-fudge =
    { $kind ->
        [F2] Play your Fudge: discard two.
        [FA] Play your Fudge: discard your hand.
        [FL] Play your Fudge: lose one turn.
        [DL] Play your Double Fudge: pass one left.
        [DR] Play your Double Fudge: pass one right.
       *[FT] Play your Fudge: trade one card.
    }
board-the-pie-game-take = Take { $card-short }
board-the-pie-game-last-discard = Discard { $card }, and your pie is baked!

board-cheflebrity-pile = Pile
board-cheflebrity-out = Out of play
board-cheflebrity-leftovers = Leftovers
board-cheflebrity-leftover = { $name }, in the Leftovers
# There are no Leftovers.
board-cheflebrity-none = No leftovers yet
board-cheflebrity-goal = Pile <b>{ $count }</b>
    .title = When the pile is empty, everybody else has one last turn.
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Last turn!</b>
        [one] <b>Last round:</b> 1 more turn
       *[other] <b>Last round:</b> { $turns } more turns
    }
# Where pies are built, and where they are served: short, on the table.
board-cheflebrity-working-short = Working
board-cheflebrity-served = Served <b>{ $points }</b>
board-cheflebrity-own-working = Your Working Line
board-cheflebrity-own-serving = Your Serving Line <b>{ $points }</b>
board-cheflebrity-working = Working Line of { $name }
board-cheflebrity-serving = Serving Line of { $name }
board-cheflebrity-pie-of = Pie { $number } · { $quality }, { $layers }, from top to bottom, of { $name }
board-cheflebrity-no-pie = No pie yet
board-cheflebrity-nothing-served = Nothing served
board-cheflebrity-new-pie = A new pie
board-cheflebrity-kept = Keeps: { $cards }
board-cheflebrity-steps = The steps of your turn
board-cheflebrity-step =
    { $step ->
        [draw] Draw
        [swap] Swap
        [play] Play
       *[menu] Serve & trade
    }
# What a press does, in a word or two.
board-cheflebrity-tag =
    { $does ->
        [draw] Draw
        [take] Take any one
        [or-take] Or take one
        [serve-pie] Serve as Pie
        [serve-tart] Serve as Tart
        [new] New pie
       *[hit] This one
    }
board-cheflebrity-draw = Draw from the pile
board-cheflebrity-keep = Keep all { $count }
board-cheflebrity-swap = Swap one…
board-cheflebrity-swap-which = Swap which card?
# What a press on a card of the hand does.
board-cheflebrity-swap-verb = Swap
board-cheflebrity-play-verb = Play
board-cheflebrity-play-or-swap = Play a card, or swap one first?
board-cheflebrity-replacement = Now draw its replacement.
board-cheflebrity-keep-it = Keep it after all
board-cheflebrity-aside = You set { $card } aside
board-cheflebrity-new-card = your new card
board-cheflebrity-serve-it =
    { $what ->
        [pie] Serve the Pie: { $points }
       *[tart] Serve the Tart: { $points }
    }
# On the button for serving: no card can be added to what is served.
board-cheflebrity-nothing-added =
    { $what ->
        [pie] for good
       *[tart] for good, without a lid
    }
board-cheflebrity-end = End turn
# What can be served, below a picture of it.
board-cheflebrity-idle-tart = <b>Tart</b>: crust and filling
board-cheflebrity-idle-pie = <b>Pie</b>: with a Top Crust
board-cheflebrity-idle-goal = Only what you serve counts.
board-cheflebrity-playing =
    { $seat-is ->
        [you] A moment: the others may react.
       *[other] { $seat } is playing.
    }
board-cheflebrity-pass = Let it pass
board-cheflebrity-uses =
    { $how ->
        [genius] uses your { $card }
       *[plain] uses the card
    }
board-cheflebrity-sabotage = Sabotage { $pie }?
board-cheflebrity-loses = It would lose { $card }
board-cheflebrity-save = Save it
board-cheflebrity-rescue =
    { $owner-is ->
        [you] You hold { $card } Rescue your pie?
       *[other] You hold { $card } Rescue { $owner }’s pie?
    }
board-cheflebrity-cancels = Cancels the { $card }
board-cheflebrity-ring =
    { $seconds ->
        [one] Passes by itself in 1 second
       *[other] Passes by itself in { $seconds } seconds
    }
board-cheflebrity-ask-only = Ask me only if I can act
board-cheflebrity-trade = The trade that is talked about
board-cheflebrity-trade-button = Trade…
board-cheflebrity-trade-with = Trade with { $partner }: what do you give?
board-cheflebrity-trade-like-this = Trade with { $partner } like this?
board-cheflebrity-trade-what = Trade with { $partner }: what for what?
board-cheflebrity-trade-with-all = Trade with anybody: what for what?
board-cheflebrity-then-hand-over =
    { $count ->
        [one] then hand over 1 card
       *[other] then hand over { $count } cards
    }
board-cheflebrity-says =
    { $seat-is ->
        [you] You promise
       *[other] { $seat } promises
    }
board-cheflebrity-wants =
    { $seat-is ->
        [you] you want for it
       *[other] wants for it
    }
board-cheflebrity-wants-from =
    { $partner-is ->
        [you] wants from you
       *[other] wants from { $partner }
    }
board-cheflebrity-binds = { $give } for { $want }, face down: what is said may be a bluff.
board-cheflebrity-agreed = Agreed: cards are handed over face down.
board-cheflebrity-would-trade = would trade
board-cheflebrity-passes = passes
board-cheflebrity-your-answer = your answer?
board-cheflebrity-hand-over =
    { $count ->
        [one] Hand it over
       *[other] Hand over { $count } cards
    }
board-cheflebrity-face-down = face down
board-cheflebrity-handed = You hand over: { $cards }
board-cheflebrity-secret = Secret: it may be a bluff
board-cheflebrity-bluff = What you say may be a bluff
board-cheflebrity-counter = Counter…
board-cheflebrity-no-trade = No trade
board-cheflebrity-offer-it = Offer this trade
board-cheflebrity-side =
    { $side ->
        [give] I give
       *[want] I want
    }
board-cheflebrity-to = To whom
board-cheflebrity-everybody = All
board-cheflebrity-drop = Take { $name } out
board-cheflebrity-say = Say which card
board-cheflebrity-any = any
board-cheflebrity-you-want = You want from { $partner }
board-cheflebrity-promise =
    { $was ->
        [kept] No bluff
       *[broken] A bluff!
    }
board-cheflebrity-bonuses = Bonuses
board-cheflebrity-bonuses-worth = Bonuses: { $points } points each
board-cheflebrity-tie = Whoever has the most gets { $points } points. Two who tie get { $two } each, three get { $three } each, more get nothing.
board-cheflebrity-nobody-yet = nobody yet
board-cheflebrity-standing =
    { $who ->
        [you] You { $own } · best other { $rest }
        [watching] { $own } · next best { $rest }
       *[other] { $name } { $own } · you { $rest }
    }
board-cheflebrity-replacement-left = Now take another leftover for it.
board-cheflebrity-discard-it = Discard it instead
board-cheflebrity-wield =
    { $by ->
        [genius] What does the Stroke of Genius become?
       *[sabotage] Which pie do you sabotage?
    }
board-cheflebrity-genius-as = Play it as
board-cheflebrity-knock-off =
    { $also ->
        [yes] Or knock the newest card off a pie
       *[no] Knock the newest card off a pie
    }
board-cheflebrity-sabotage-tag = Sabotage −{ $points }
board-cheflebrity-sabotage-it = Sabotage { $pie }
board-cheflebrity-pie =
    { $owner-is ->
        [you] { $filling ->
            [apple] Your apple pie
            [apple-tart] Your apple tart
            [blueberry] Your blueberry pie
            [blueberry-tart] Your blueberry tart
            [cherry] Your cherry pie
            [cherry-tart] Your cherry tart
            [pumpkin] Your pumpkin pie
            [pumpkin-tart] Your pumpkin tart
            [none] Your bare crust
            [plain-tart] Your tart
           *[plain] Your pie
        }
       *[other] { $filling ->
            [apple] { $owner }’s apple pie
            [apple-tart] { $owner }’s apple tart
            [blueberry] { $owner }’s blueberry pie
            [blueberry-tart] { $owner }’s blueberry tart
            [cherry] { $owner }’s cherry pie
            [cherry-tart] { $owner }’s cherry tart
            [pumpkin] { $owner }’s pumpkin pie
            [pumpkin-tart] { $owner }’s pumpkin tart
            [none] { $owner }’s bare crust
            [plain-tart] { $owner }’s tart
           *[plain] { $owner }’s pie
        }
    }

## Board: Pie Contest

board-pie-contest-pantry = Pantry
board-pie-contest-trash = Trash
board-pie-contest-look = Look in
board-pie-contest-look-trash = Look into the Trash
board-pie-contest-hide = Hide it
board-pie-contest-achievements = Achievements
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
board-pie-contest-in-kitchen = in the Kitchen of { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = printed { $worth }
board-pie-contest-counter = counter { $by }
board-pie-contest-guarded = guarded against rivals
board-pie-contest-turned = turned Achievement of { $name }
board-pie-contest-best = best { $worth }
board-pie-contest-pie = Pie { $number } of { $name }: { $worths }, worth { $worth } now. Baked of { $made }
board-pie-contest-pie-title = Pie { $number } of { $name }
board-pie-contest-empty = Nothing in the Kitchen
board-pie-contest-shielded =
    { $what ->
        [both] Kitchen and Pies shielded
        [kitchen] Kitchen shielded
       *[pies] Pies shielded
    }
board-pie-contest-in-hand = In hand: { $names }
board-pie-contest-looked = On top of the Pantry, for your eyes only
board-pie-contest-effects = Your effects that wait
board-pie-contest-effects-order = What is done first may change what comes after.
# When the game ends, before "2/4" and "1/3".
board-pie-contest-ends = Ends:
board-pie-contest-ends-all =
    { $each ->
        [1] all have baked
       *[other] all have { $each } pies
    }
board-pie-contest-ends-alone = or one has { $pies } pies
board-pie-contest-nearly = The next pie may end the game.
# Why it ended, where somebody has three.
board-pie-contest-third =
    { $seats-is ->
        [you] You baked your third pie.
       *[others] { $seats } baked a third pie.
    }
board-pie-contest-no-pie = no pie
board-pie-contest-yours = Your Kitchen
board-pie-contest-your-pies = Your pies
# The same, with the rule that takes something from them.
board-pie-contest-your-pies-lose = Your pies · −{ $by } when a rival bakes
board-pie-contest-rule = Whenever somebody bakes, the pies of all rivals lose { $by }.
board-pie-contest-kitchens = Kitchens
board-pie-contest-pies = Pies
board-pie-contest-sum = { $worth } in all
# What a Pie needs.
board-pie-contest-enough = three or more
board-pie-contest-one-salt = one Salt
# Why this Kitchen cannot be baked.
board-pie-contest-salts =
    { $surplus ->
        [1] { $count } Salts: one too many
       *[other] { $count } Salts: { $surplus } too many
    }
board-pie-contest-full = full, but no Salt
board-pie-contest-bakes = bakes as { $worth }
board-pie-contest-progress = { $reached } of { $parts }
# Buttons, and in small letters what they cost.
board-pie-contest-dive = Dive…
board-pie-contest-dive-price = trash 2, take 1
# Buttons: how many cards are still to be chosen, and which ones pay for the dive.
board-pie-contest-dive-more =
    { $count ->
        [one] Choose one more card
       *[other] Choose { $count } cards
    }
board-pie-contest-dive-with = Trash { $cards }
board-pie-contest-do-all =
    { $deed ->
        [take] Take { $cards }
        [gain] Gain { $cards }
       *[other] Choose { $cards }
    }
# Below the button of an Action that Bakes.
board-pie-contest-nothing-to-bake = Nothing can be baked yet
board-pie-contest-read = Press a card to read it here; press it again to play it.
board-pie-contest-no-thanks = No, thanks
board-pie-contest-bake = Bake for { $worth }
board-pie-contest-bake-price = uses the whole Kitchen
board-pie-contest-rivals-lose = All rivals’ pies lose { $by }
board-pie-contest-pick-player =
    { $seat-is ->
        [you] Choose yourself
       *[other] Choose { $seat }
    }
board-pie-contest-do =
    { $deed ->
        [play] Play { $card-short }
        [trash] Trash { $card-short }
        [take] Take { $card-short }
        [give] Give { $card-short }
        [gain] Gain { $card-short }
        [move] Move { $card-short }
        [put-back] Put { $card-short } back
        [swap] Swap { $card-short }
        [swap-for] Swap for { $card-short }
        [raise] Improve { $card-short }
        [lower] Spoil { $card-short }
        [change] Change { $card-short }
       *[other] Choose { $card-short }
    }
board-pie-contest-change = { $from } → { $to }
board-pie-contest-would =
    { $way ->
        [less] { $card-short } would drop from { $from } to { $to }
       *[more] { $card-short } would rise from { $from } to { $to }
    }
# The baking scene.
board-pie-contest-stale = All other pies go stale: −{ $by }
board-pie-contest-kept = shielded
board-pie-contest-skip = Skip the scene

## My games: the page of a guest’s history

mine-title = My games
mine-none = No finished games yet
    .text = When a game is over it stands here, with its result and its replay.
mine-streak =
    { $count ->
        [one] One win in a row
       *[other] { $count } wins in a row
    }
mine-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
mine-strength = How strong you are
    .text = Your strength lies in this range with 95 % probability; a medium bot has 1500. Every game that you play to its end makes the range narrower or moves it. Only you see it.
mine-range = { $low }–{ $high }
# For those who cannot see the drawing.
mine-range-spoken = { $game }: your strength is between { $low } and { $high }. { $bots }
mine-bot-spoken =
    { $level ->
        [random] Random bots: { $rating }.
        [easy] Easy bots: { $rating }.
        [medium] Medium bots: { $rating }.
        [hard] Hard bots: { $rating }.
       *[other] { $level }: { $rating }.
    }
mine-unrated = Not rated yet
mine-won =
    { $games ->
        [one] { $won } of one game won
       *[other] { $won } of { $games } games won
    }
mine-share = { $percent } %
    .range = { $low } to { $high } %
mine-details = By seat and opponent
mine-seat = Seat { $number }
mine-against =
    { $level ->
        [people] against people
        [random] against random bots
        [easy] against easy bots
        [medium] against medium bots
        [hard] against hard bots
       *[other] against { $level }
    }
mine-rivals = Whom you have met
mine-rival-bots =
    { $level ->
        [random] Random bots
        [easy] Easy bots
        [medium] Medium bots
        [hard] Hard bots
       *[other] Bots ({ $level })
    }
# Heads of columns: in how many games the reader came before them, at the same place, behind them.
mine-ahead = ahead
mine-equal = equal
mine-behind = behind
mine-list = Finished games
mine-place =
    { $place ->
        [0] Draw
        [1] Won
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# A player whose name is gone, in a list of names.
mine-somebody = a guest
mine-left-out =
    { $why ->
        [shared] Not counted: several people played it on one screen.
        [left] Not counted: you were not there from the deal to the end.
        [fork] Not counted: it went on from another finished game.
       *[deck] Not counted: it was played with a deck of your own.
    }
mine-imported = Brought along from another house
mine-result = Result
mine-result-of = Result: { $game }, { $day }
mine-replay = Replay
mine-replay-of = Replay: { $game }, { $day }
mine-more = Show more
mine-yours = Your history is yours
mine-device = Take it to another device
    .text = Scan this with the other device, or open <b>{ $address }</b> there and type the code. From then on both are you.
    .type = Open <b>{ $address }</b> in the other browser and type the code. From then on both are you.
    .once = It works once, and for { $minutes } minutes.
mine-device-go = Show a code
mine-device-qr = QR code of the link for the other device
mine-file = Keep it as a file
    .text = A file of your results, to keep or to read in at another house. What is read in is marked, and changes no rating.
mine-file-save = Save the file
mine-file-read = Read a file in
mine-file-done =
    { $added ->
        [0] Nothing new in it.
        [one] One game was read in.
       *[other] { $added } games were read in.
    }
mine-forget = Forget me
    .text = Your name, your look, your history and your rating are deleted, here and on your other devices. At finished games nobody has your name any more, and what you said there is gone; in running games a bot takes your seat. This cannot be undone.
    .sure = Yes, forget me for good
    .no = No, keep me
    .done = You are forgotten. Nice to have met you!

take-title = Take over a history
    .text = This browser will be the guest who made the code, with their name, tables and history. The other device stays the same guest, too.
take-code = The code from the other device
take-go = Take it over
take-leaves = So far this browser is { $name }. What { $name } has played cannot be reached from here afterwards: save it as a file first, under “My games”.

## What is kept about you. One message for each kind of thing: what it is, why, and when it goes.

kept-title = What is kept about you
    .text = Bakehouse knows no accounts, no e-mail addresses and no advertising, and sends nothing to anybody else, unless you want to be told of your turns. This is everything that it keeps.
kept-why = Why
kept-until = Until when
kept-to-mine = My games, and “Forget me”
kept-guest = Your name, mascot and colour, the days of your first and last visit, and a hash of the secret in your cookie
    .why = So that you are called as you like, and find your tables again.
    .until = Until you are forgotten: when you say so under “My games”, or { $days } days after your last visit if you sit at no table.
kept-browsers = For each other device that took over your history, a hash of its secret; and a hash of a code that you have just asked for
    .why = So that several devices can be you.
    .until = The code for ten minutes, the rest until you are forgotten.
kept-tables = Tables: who sat where under which name, cards, moves, and what was said
    .why = So that a game survives a restart, and can be watched and checked afterwards.
    .until = Games with moves stay; other tables go after { $days } days. When you are forgotten, your name and what you said go, and the moves stay.
kept-history = Your finished games: when, which, in which seat, with whom, place and score, and your rating after it
    .why = So that you see how you have done.
    .until = Until you are forgotten. Others with whom you played keep the game in their history, without your name.
kept-avoided = Whom you have muted or blocked, and under which name
    .why = So that you need not do it again at every table. Nobody is told.
    .until = Until you take it back, or one of you is forgotten.
kept-findable = If you allow to be found by your name: what your name looks like
    .why = So that friends find the table where you play.
    .until = Until you no longer allow it, or are forgotten.
kept-deals = Which deals of the day you have played, at which table, and how they ended
    .why = So that the results of the day can be shown to those who played it.
    .until = Sixty days, or until you are forgotten.
kept-tournaments = Tournaments: who took part under which name, and how they ended
    .why = So that standings can be looked at afterwards.
    .until = Ninety days after something last happened there; your name goes when you are forgotten.
kept-away = If you say that you are away: from when, and until when
    .why = So that your turns at slow tables wait for you, and nobody is away for too long.
    .until = A year after you are back, or until you are forgotten.
kept-notifications = If you want to be told of your turns: for each browser the address and the keys that it gave for that, and its language
    .why = So that your browser can tell you. The service of its maker passes that on, and cannot read it.
    .until = Until you switch it off, your browser ends it, or you are forgotten. At most ten browsers; the oldest go first.
kept-repairs = If a damaged table was repaired: what was cut off
    .why = So that nothing is lost by mistake.
    .until = As long as the table, or until somebody is forgotten who sat there.
kept-copies = Copies of replays, records and results of finished games
    .why = So that they need not be made again each time.
    .until = The newest two hundred stay. When you are forgotten, those with your name go.
kept-address = Your network address, in memory only
    .why = So that nobody can flood the house.
    .until = Until the server stops, at the latest. It is never written down.
kept-log = A log of what goes wrong, with codes of tables; no names, no chat, no addresses
    .why = So that mistakes can be found.
    .until = As long as whoever runs the house keeps it.
kept-browser = In your browser: the cookie with your secret, your language, how the page looks and sounds, and which lessons you have had or did not want
    .why = So that the page is as you left it.
    .until = The cookie for 400 days or until you are forgotten, the rest until you delete it.
## Manners at the table

emote-title = React
emote =
    { $emote ->
        [thumb] Thumbs up
        [applause] Applause
        [laugh] Ha ha!
        [surprise] Oh!
        [oops] Oops!
       *[tea] No hurry
    }
emote-spoken = { $name }: { $emote }
menu-emotes = Reactions
keys-emote = react without a word
manners-title = At the table
manners-emotes = Six small pictures to show at one’s place: applause, a laugh, no hurry …
option-emotes = Reactions
    .on = allowed
    .off = none
# How I treat somebody: as usual, muted, blocked.
avoid-title = You and { $name }
avoid-open = About { $name }
avoid-how =
    { $how ->
        [none] As usual
        [mute] Mute
       *[block] Block
    }
avoid-meaning =
    { $how ->
        [none] You see what they say and show.
        [mute] You see no chat and no reactions of theirs, at any table. They are not told.
       *[block] As muted; and they cannot sit down at tables that you host. They are not told.
    }
avoid-state =
    { $how ->
        [mute] muted
       *[block] blocked
    }
avoid-warning =
    { $count ->
        [one] You have blocked { $names }, who sits at this table.
       *[other] You have blocked { $names }, who sit at this table.
    }
avoided-title = Muted and blocked
avoided-none = Nobody. At a table, press somebody’s place to mute or block them.
avoided-free =
    { $how ->
        [mute] Unmute
       *[block] Unblock
    }
avoided-free-name =
    { $how ->
        [mute] Unmute { $name }
       *[block] Unblock { $name }
    }
manners-watching = With a delay, nobody who watches can tell a player anything that still matters.
option-watching = Who watches
    .n0 = sees it live
    .n1 = 1 minute later
    .n3 = 3 minutes later
    .n5 = 5 minutes later
    .n-1 = nobody
# Of what somebody sees who watches with a delay: a sentence, and a few words.
late-seen =
    { $minutes ->
        [one] You see the table as it was 1 minute ago.
       *[other] You see the table as it was { $minutes } minutes ago.
    }
late-short =
    { $minutes ->
        [one] 1 min late
       *[other] { $minutes } min late
    }
screen-unwatched = This table is not watched
# The table of a friend is found by their name.
find-friend = Watch a friend
find-name = Your friend’s name
find-go = Find
find-text = You find running tables of people who allow it: they switch it on behind their picture.
find-none = Nobody of that name plays just now, or lets their table be found.
find-me = People may find my table by my name
    .text = Whoever writes it under “Watch a friend” may look on, as the table allows.
