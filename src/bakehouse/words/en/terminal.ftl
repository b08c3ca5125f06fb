# The words of the terminal and the command line.
# What is typed stays as it is in every language: the names of commands, the notation of moves, codes of cards.

## Before a game

terminal-which-game = Which game?
terminal-game = { $title }, { $players } players. { $sentence }
# How many play, where that is not one number.
terminal-range = { $least } to { $most }
terminal-number = Number
terminal-type-game = Please type a number from 1 to { $most }. Ctrl-C leaves.
terminal-how-many = How many players, { $least } to { $most }? (Enter: { $usual })
terminal-type-number = Please type a number from { $least } to { $most }.
terminal-which-people = Which players are people? { $numbers } (Enter: all)
terminal-no-player = There is no player '{ $typed }'. Please type numbers of players, such as 1 2.

## The first lines of a game

terminal-title = { $title }: { $sentence }
terminal-people = { $seats } play at this terminal. Between their turns the cards are hidden.
terminal-bots =
    { $seats-count ->
        [one] { $seats } is a bot. Its level: { $level }.
       *[other] { $seats } are bots. Their level: { $level }.
    }
terminal-partners =
    { $seats-count ->
        [one] Your partner is { $seats }.
       *[other] Your partners are { $seats }.
    }
# How well bots play.
terminal-level =
    { $level ->
        [random] random
        [easy] easy
        [medium] medium
        [hard] hard
       *[other] { $level }
    }
# Moves that are typed name players by short codes; the list has one of the next message for each player.
terminal-seats = In moves that you type, { $names }.
terminal-seat =
    { $seat-is ->
        [you] you are { $code }
       *[other] { $seat } is { $code }
    }
terminal-secret-seed = The cards are shuffled from a secret seed with the SHA-256 { $commitment }
terminal-secret-seed-later = You can check it when the game is over: the seed is shown then.
terminal-seed = The cards are shuffled from the seed { $seed }.
terminal-recorded = Every move is written to { $path }
terminal-how-to-start = Type ? for help, rules for the rules, quit to leave.
terminal-resumed =
    { $count ->
        [0] The game is resumed before the first move.
        [one] The game is resumed after one move.
       *[other] The game is resumed after { $count } moves.
    }

## Questions

terminal-what-happened = What happened:
terminal-the-table = The table:
terminal-so-far = So far: { $move }
terminal-you = You
terminal-you-play = You play: { $move }
terminal-one-choice = There is only one choice, so it is made for you: { $choice }
terminal-type-something = Type the number of a choice, a move in notation, or ? for help.
terminal-no-command = There is no command '{ $typed }'; ? lists them.
terminal-no-choice =
    { $count ->
        [one] There is no choice { $typed }; there is only choice 1.
       *[other] There is no choice { $typed }; there are choices 1 to { $count }.
    }
terminal-refused = '{ $line }' is not allowed. { $rule }
terminal-type-why = Type why { $line } to read more about it.
terminal-be-specific = Please be more specific. { $error }
terminal-not-understood = Not understood: { $error }
terminal-type-choice = Type the number of a choice, or ? for help.

## Several people at one terminal

terminal-hidden = The cards are hidden. { $player } is asked now.
terminal-press-when-alone = { $player }: press Enter when only you see the screen
terminal-press-to-hide = { $player }: press Enter to hide your cards

## Help

terminal-how-to-answer = How to answer:
terminal-answer-number = Type the number of a choice. Some moves are made in steps; each step shows its own choices.
terminal-answer-notation = Or type a whole move in notation, as shown in brackets after each choice.
terminal-commands = Commands:
terminal-slash = If a command is also a possible move, it is the move; /save, with a slash, is the command.
terminal-control-c = Ctrl-C saves the game and leaves.
# One line a command. The lower-case words before the colon are typed; capitals stand for something else.
terminal-command-help = ?: this list
terminal-command-table = table: show the table and your choices again
terminal-command-back = back: drop a move that is not finished
terminal-command-undo = undo: take back your last step or move, if it revealed nothing
terminal-command-always = always, always KEY: answer questions of a kind in advance, or stop doing so
terminal-command-hint = hint, hint why: what a bot would play with your cards; with why, the best bot thinks and gives its reasons
terminal-command-why = why MOVE: the rule that forbids a move
terminal-command-rules = rules, rules ID, rules WORD: the rulebook, one rule with its rulings, or every rule with a word
terminal-command-log = log, log all, log NUMBER: what has happened so far
terminal-command-save = save, save FILE: write the game to a file
terminal-command-quit = quit: leave; the game is saved

## Commands

terminal-nothing-begun = You have not begun a move, so there is nothing to go back from.
terminal-undone =
    { $count ->
        [one] Your last move is taken back.
       *[other] Your last { $count } moves are taken back.
    }
terminal-why-what = Type why and a move in notation, as shown in brackets after each choice.
terminal-why-number = Every numbered choice is allowed. Type why and a move in notation.
terminal-because = '{ $line }' is not allowed because of { $rule }.
terminal-ambiguous = It is not clear which move you mean. { $error }
terminal-not-a-move = That is not a move: { $error }
terminal-allowed = '{ $line }' is allowed.
terminal-log-how = Type log, log all, or log and how many lines you want.
terminal-log-last =
    { $shown ->
        [one] The last of { $count } lines; log all shows all.
       *[other] The last { $shown } of { $count } lines; log all shows all.
    }
terminal-hint-how = Type hint, or hint why.
terminal-hint-why = Your chance of winning with each choice that was tried, and what the others may hold:
terminal-hint = A { $level } bot would play: { $move }
terminal-always =
    { $state ->
        [on] always { $key }: { $label }. It is on.
       *[off] always { $key }: { $label }. It is off.
    }
terminal-always-none = { $game } has no answers in advance.
terminal-always-only = { $game } has only these answers in advance: { $keys }.
terminal-leave = Leave the game? It is saved, and you can resume it later.
terminal-continues = The game continues.
# What is typed to say yes or no, as a word or as its first letter.
terminal-yes = yes
terminal-no = no
terminal-yes-or-no = { $question } ({ terminal-yes } or { terminal-no })
terminal-type-yes-or-no = Please type { terminal-yes } or { terminal-no }.

## Why a bot plays what it plays

terminal-candidate =
    { $visits ->
        [one] { $choice }: { $chance } %, one visit
       *[other] { $choice }: { $chance } %, { $visits } visits
    }
terminal-belief-holds = { $seat } holds { $card } in { $percent } % of the worlds.
terminal-belief-kept =
    { $trades ->
        [one] { $seat } handed over what was said in { $kept } of one trade.
       *[other] { $seat } handed over what was said in { $kept } of { $trades } trades.
    }
terminal-explained = Move { $number }, { $player }: { $prompt }
terminal-played = Played: { $move }

## The rulebook

# Shown where the words around the rules are in another language.
terminal-rules-in-english = The rules are in English.
terminal-rules-contents = The rulebook. Type rules and a section, an id or a word, such as: rules A.
terminal-rules-decided = What was decided where the rulebook is silent:
terminal-rules-span = { $first } to { $last }
terminal-rules-not-found = No rule has the id '{ $wanted }' or contains that word.
terminal-rules-near = The nearest ids are { $ids }.
terminal-rules-with =
    { $count ->
        [one] One rule with '{ $wanted }':
       *[other] { $count } rules with '{ $wanted }':
    }
terminal-rules-about = What was decided about it:
terminal-rules-title = { $title }, version { $version } of the rules
terminal-rules-which = Which one? Say bakehouse rules GAME; the games are:
terminal-rules-count = { $game }: { $count } rules and rulings

## Programs that play by text

text-player-seat = You are { $player } in { $game }. Ask for the rules with "rules", or for some of them with "rules" and a section, an id or a word.
text-player-happened = Since your last move:
text-player-table = The table:
text-player-choices = Your choices (answer with the number of one):

## Saving and resuming

terminal-saved = The game is saved in { $path }
terminal-saved-warning = The file of a running game holds the hidden cards of all players: do not read it if you want to keep playing.
terminal-file-exists = There is a file { $path } already; please name another one.
terminal-not-written = The file { $path } cannot be written: { $reason }.
terminal-tried-again = { $trouble } The game continues; saving is tried again after the next move.
terminal-not-resumed = { $path } exists already, and can't be resumed: { $reason }. Name another file.
terminal-holds-finished = { $path } holds a game that is over. Name another file for a new game.
terminal-holds-no-seed = { $path } holds a game without its seed, so it can't be resumed. Name another file.
terminal-holds-other-cards = { $path } was changed: its seed does not give its cards. Name another file.
terminal-differs =
    { $what ->
        [game] { $path } holds a running game of { $saved }, not of { $wanted }.
        [seats] { $path } holds a running game for { $saved } players, not for { $wanted }.
        [seed] { $path } holds a running game whose seed is { $saved }, not { $wanted }.
        [deck] { $path } holds a running game whose deck is { $saved }, not { $wanted }.
       *[option] { $path } holds a running game whose option { $option } is { $saved }, not { $wanted }.
    }{ " " }Leave that out to resume it, or name another file for a new game.

## Leaving

terminal-left = You leave the game.
terminal-left-control-c = Ctrl-C.
terminal-left-closed = The terminal was closed.
terminal-left-stopped = The program was asked to stop.
terminal-left-input-ended = The input has ended.
terminal-left-fault = Something went wrong inside Bakehouse.
terminal-no-game = { $reason } No game was begun.
terminal-left-not-saved = { $reason } The game could not be saved. { $error }
terminal-left-saved = { $reason } The game is saved in { $path }
terminal-resume-with = Resume it with: { $command }

## The end

terminal-table-at-end = The table at the end:
terminal-seed-was = The seed was { $seed }
terminal-recorded-in = The game is recorded in { $path }
terminal-at-end = save keeps a record, log shows everything again, Enter leaves
terminal-at-end-how = Please type save, save FILE, log, or just Enter.

## A record, told

terminal-replay-title = { $title }, { $count } players, rules { $rules }, deck { $deck }.
terminal-replay-options = Options: { $options }.
terminal-replay-player = { $code }: { $name }
terminal-replay-bot = { $code }: { $name }, a bot of the level { $level }
terminal-replay-one-viewer = This is the record of one viewer ({ $viewer }). Hidden cards are ??, so it cannot be played again; these are its lines.
terminal-replay-deal = The deal
terminal-replay-result = Result: { $result }.
terminal-replay-not-over = The game is not over.
