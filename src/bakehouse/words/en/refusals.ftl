# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Nothing has been played yet.
no-undo-moved-since = { $seat } has moved since.
no-undo-together = Answers that are given together are final.
no-undo-forced = There was nothing to choose.
no-undo-chance = Chance had a part in what followed.
no-undo-secret = Somebody has learned something from it.
no-undo-learned = You have learned something since.
no-undo-over = The game is over.
no-undo-late = The time for this move is over.
away-too-long = You can say so for at most { $days } days from now.
no-undo-others-asked = The others are being asked already.
no-undo-watching = You are only watching.
no-undo = Your last move cannot be taken back. { $why }

## Moves

rule-says = { $sentence }
move-complete = The move is complete before all of this is picked.
stale = The table has changed since.
not-asked = You are not asked now.
paused = The game is paused.
stand-in = A bot plays for you; say that you are back first.
no-standing-answer = There is no standing answer “{ $key }”.
no-hint = There is no hint just now.
no-other-hint = There is no other idea as good.

## Names and seats

no-name = Say your name first.
name-taken = { $name } sits at this table already; choose another name for yourself.
name-needs-letters = A name needs letters.
not-your-seat = This seat is not yours.
no-such-seat = There is no such seat at this table.
seat-taken = Somebody sits there already.
seat-asked-for = Somebody else has asked for this seat already.
other-hand = You have held other cards in this game, so you may not see these.
not-your-vote = Those who sit at the table decide about that.
no-request = Nobody asks for this seat.
not-host = Only the host of the table can do that.
not-alone = Only somebody who plays alone against bots can set their pace.
no-such-level = There is no bot level “{ $level }”.

## Coming in

no-more-seats = No more than { $count } can play at this table.
no-fewer-seats = At least { $count } must play at this table.
seat-not-free = Somebody sits there; free the place first.
options-changed = The host has changed the options. { $changes }.
no-such-mascot = There is no mascot “{ $name }”.
no-such-colour = There is no colour “{ $name }”.
only-from-here = Only the computer on which Bakehouse runs can let others in.
network-is-chosen = How others get in was decided when this server was started.
no-network = This computer is in no local network, so phones cannot find it. Connect it to your Wi-Fi and try again.

## The table

not-dealt = The game has not begun yet.
already-dealt = The game has begun already.
not-over = The game is not over yet.
table-over = This table is over.
table-closed = This table is closed.
no-such-table = There is no table with this code.
no-such-game = There is no game “{ $name }”.
too-many-tables = You have too many tables already; close some of them.
too-many-watchers = There are too many watchers at this table.
journal-full = So much has happened at this table that only moves are still written down.
damaged = This table is damaged and cannot be opened; all others can. Whoever keeps this server can look at it with `bakehouse store check`, and save what is readable with `bakehouse store repair --keep-prefix`.
newer = This table was opened by a newer Bakehouse than this server is; it can be opened again by that one.
loading-again = The table is being loaded again.
not-saved = This could not be saved; the table is loaded again.
not-saved-or-read = This could not be saved or read; try again in a moment.

## Chat

no-chat = Nobody chats at this table.
nothing-said = There is nothing to say in that.
phrases-only = Only the given sentences can be said at this table.

## Records and replays

shown-when-over = Everything is shown when the game is over.
own-seat-only = While the game is running you see your own seat only.
no-such-view = The view is all, spectator or the number of a seat.
replay-when-over = A replay can be seen when the game is over.
result-when-over = The result is there when the game is over.

## Reviews, and going on from a finished game

review-when-over = A game can be reviewed when it is over.
review-own-only = You have decided nothing in this seat: everybody reviews their own game.
review-one-at-a-time = Another of your games is being reviewed; wait until that is done.
review-failed = The review did not succeed; try again.
fork-when-over = You can go on from a game when it is over.
fork-nothing-left = The game is over there: nothing is left to be played.

## The server

not-so-fast = Not so fast, please.
too-many-guests = Too many new guests come from here.
too-many-new-tables = Too many new tables; wait a little.
too-many-wrong-codes = Too many wrong codes.
too-many-files = Too many files at once; wait a little.
too-many-connections = There are too many connections from here.
busy = The server is busy; try again in a moment.
stopping = The server is being stopped; come back in a moment.
something-went-wrong = Something went wrong here; try again.
too-slow = This takes longer than it may, so it is not done.
too-much-memory = This cannot be done here: it needs too much memory.
nothing-here = There is nothing here.
deck-is-forgotten = This server has forgotten that deck; bring its file again.

## The lab room

lab-closed = There is a lab only on the server’s own machine, unless it was started with --lab.
lab-not-installed = The lab is not installed here: pip install 'bakehouse[lab]' adds it; then start the server again.
lab-busy = Others are using the lab; try again in a few minutes.
lab-is-gone = This experiment is gone; ask again.
lab-not-done = The report is there when the games are over.
lab-failed = The lab could not finish this. Try fewer seats, a lower level or another question.

## Tournaments

tournament-is-over = This tournament is over.
tournament-has-begun = The tournament has begun already.
tournament-is-full = No more than { $most } can play in a tournament.
not-tournament-host = Only the host of the tournament can do that.
name-in-tournament = { $name } plays in this tournament already; choose another name for yourself.
no-such-entrant = Nobody like that plays in this tournament.
nothing-to-forfeit = { $name } has no game now that could be lost.
round-not-over = The round is not over yet.
too-few-entrants = At least { $least } are needed.
too-many-tournaments = You have too many tournaments already; end one of them.
too-many-new-tournaments = Too many new tournaments; wait a little.
no-room-for-tournaments = There are too many tournaments here just now; try again later.
no-such-tournament = There is no such tournament.
tournament-is-damaged = This tournament cannot be read.
# What is told at a table whose game is decided.
tournament-closed-table = This game is decided in the tournament, so it was closed.

## Requests that no page sends

hello-first = The first message is a hello.
no-handler = This server has no handler for { $name }.
message-too-large = A message has at most { $bytes } bytes.
unreadable-message = This is not a message: { $error }
unreadable-request = This request cannot be read: { $error }
unreadable-http = This is not a request of HTTP that can be read.
request-too-large = A request has at most { $bytes } bytes.
http-too-large = This request is too large.
request-too-slow = This request takes too long to arrive.
wrong-method = Here you can only { $methods }.
wrong-host = This server is not called “{ $name }”: --allow-host allows it more names.
wrong-origin = This request comes from another site.
one-host = A request names one host.
not-a-socket = This is not the address of a socket.

## What the table tells everybody

# A text that is not translated: what somebody's deck file lacks, a note of an older version.
plain = { $text }
sits-down = { $name } takes an open seat.
bot-sits-down = A bot takes an open seat.
seat-goes-to-bot =
    { $level ->
        [random] The seat of { $name } goes to a random bot.
        [easy] The seat of { $name } goes to an easy bot.
        [hard] The seat of { $name } goes to a hard bot.
       *[medium] The seat of { $name } goes to a medium bot.
    }
seat-opens = The seat of { $name } is open; a bot plays meanwhile.
score-of = { $name } { $score }
score-unknown = { $name } –
other-rules = This game was begun by version { $then } of the rules of { $game }; this server has version { $now }.
other-deck = This game was begun with another deck of { $game } than this server has.
closed-outdated =
    { $why } So it was closed as it stood.{ $scores-count ->
        [0] { "" }
       *[other] { " " }The score was: { $scores }.
    }
shown-in-part =
    { $why } It can be shown only in part.{ $scores-count ->
        [0] { "" }
       *[other] { " " }The score was: { $scores }.
    }
repaired = This table was damaged and has been put back to what could still be read: { $good } of { $stored } entries of its journal. Somebody may remember what came after that.

## Lessons

not-in-lesson = In a lesson everybody plays what the lesson shows, and nothing else.
no-undo-lesson = In a lesson nothing needs to be taken back.
other-lesson = This lesson was begun with another script of { $game } than this server has.
## Histories, and other devices

no-such-page-of-games = There is no such page of games.
history-too-many = A history has room for { $most } games.
history-no-file = This is no file of a Bakehouse history.
history-other-version = This file was written by another version of Bakehouse (its version is { $version }).
history-unreadable = This file cannot be read. { $error }
no-such-offer = This code is wrong, was used already, or is too old. Ask for a new one on the other device.
no-notifications = This house sends no notifications.
bad-subscription = That is no address at which a browser can be told anything.
## Manners at the table

no-emotes = There are no reactions at this table.
not-just-now = You cannot sit down here just now.
nobody-to-avoid = There is nobody there to mute or block.
too-many-avoided = Your list has { $count } people already. Take somebody from it first.
watching-late = You watch this game late; to talk you would have to play.
not-watched = This table is not watched: only those who play here see it.
## The deal of the day

daily-not-shown = Somebody is playing the deal of the day here. Nobody else sees it before the day is over.
daily-fixed = Everybody plays the deal of the day alone, from the same seat and against the same bots.
daily-no-such-day = There is no deal of that day, or no longer.
daily-too-many-tries = You have played this deal often enough.
