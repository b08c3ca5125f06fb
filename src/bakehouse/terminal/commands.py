"""What a person may type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bakehouse.bots import catch_up, chain_of
from bakehouse.core.errors import AmbiguousMove, IllegalMove, MoveError
from bakehouse.terminal import rulebook
from bakehouse.terminal.opponents import HARD, MEDIUM
from bakehouse.terminal.stopping import Leave

if TYPE_CHECKING:
    from bakehouse.terminal.turn import Turn

SHORT_LOG = 20
MAX_DIGITS = 6
MAX_CANDIDATES = 5  # of a hint


@dataclass(frozen=True)
class Command:
    usage: str
    meaning: str
    run: Callable[[Turn, str], None]


def help_me(turn: Turn, rest: str) -> None:
    turn.screen.heading("How to answer:")
    turn.screen.say("Type the number of a choice. Some moves are made in steps; each step shows its own choices.")
    turn.screen.say("Or type a whole move in notation, as shown in brackets after each choice.")
    turn.screen.say()
    turn.screen.heading("Commands:")
    for command in dict.fromkeys(COMMANDS.values()):
        turn.screen.say(f"{command.usage}: {command.meaning}")
    turn.screen.say("If a command is also a possible move, it is the move; /save, with a slash, is the command.")
    turn.screen.say("Ctrl-C saves the game and leaves.")


def table(turn: Turn, rest: str) -> None:
    turn.show_table()
    turn.show_question()


def back(turn: Turn, rest: str) -> None:
    if not turn.draft.is_begun:
        turn.screen.refuse("You have not begun a move, so there is nothing to go back from.")
        return
    turn.draft.drop()
    turn.show_question()


def undo(turn: Turn, rest: str) -> None:
    if turn.draft.is_begun:
        turn.draft.take_back()
        turn.show_question()
        return
    reason = turn.session.match.why_no_undo(turn.seat)
    if reason:
        turn.screen.refuse(f"Your last move cannot be taken back: {reason}.")
        return
    turn.session.undo(turn.seat)
    turn.was_undone = True


def why(turn: Turn, rest: str) -> None:
    if not rest:
        turn.screen.refuse("Type why and a move in notation, as shown in brackets after each choice.")
        return
    if rest.isascii() and rest.isdigit():
        turn.screen.say("Every numbered choice is allowed. Type why and a move in notation.")
        return
    try:
        turn.game.read(turn.state, turn.seat, rest)
    except IllegalMove as error:
        rule = turn.game.telling(turn.game.view(turn.state, turn.seat, known=False), error.rule)
        if error.facts:
            turn.screen.refuse(error.facts)
        turn.screen.refuse(f"{rest!r} is not allowed because of {rule}.")
        turn.screen.say(rulebook.explain(turn.game.rules, rule))
    except AmbiguousMove as error:
        turn.screen.say(f"It is not clear which move you mean. {error}")
    except MoveError as error:
        turn.screen.say(f"That is not a move: {error}")
    else:
        turn.screen.say(f"{rest!r} is allowed.")


def rules(turn: Turn, rest: str) -> None:
    found = rulebook.look_up(turn.game, rest) if rest else rulebook.contents(turn.game.rules)
    turn.screen.say(found)


def log(turn: Turn, rest: str) -> None:
    if rest not in ("", "all") and not (rest.isascii() and rest.isdigit() and len(rest) <= MAX_DIGITS):
        turn.screen.refuse("Type log, log all, or log and how many lines you want.")
        return
    turn.session.show_log(turn.seat, None if rest == "all" else int(rest or SHORT_LOG))


def save(turn: Turn, rest: str) -> None:
    turn.session.save(rest)


def hint(turn: Turn, rest: str) -> None:
    if rest not in ("", "why"):
        turn.screen.refuse("Type hint, or hint why.")
        return
    level = HARD if rest else MEDIUM
    adviser = turn.session.new_bot(turn.seat, level)
    begun = list(turn.draft.atoms)
    if rest:
        catch_up(adviser, turn.game, turn.state, turn.seat)
        explanation = adviser.explain(turn.draft.view)
        turn.screen.say("Your chance of winning with each choice that was tried, and what the others may hold:")
        for line in explanation.lines(MAX_CANDIDATES):
            turn.screen.say(line)
        begun.append(explanation.chosen)
    atoms = chain_of(adviser, turn.game, turn.state, turn.seat, begun)
    turn.screen.say(f"A {level} bot would play: {turn.game.text(turn.state, turn.seat, atoms)}")


def always(turn: Turn, rest: str) -> None:
    labels = dict(turn.game.standing())
    if rest in labels:
        turn.session.standing ^= {(turn.seat, rest)}
    elif rest or not labels:
        known = f": {', '.join(labels)}" if labels else ""
        turn.screen.refuse(f"{turn.game.info.title} has {'only these' if labels else 'no'} answers in advance{known}.")
        return
    for key, label in labels.items():
        turn.screen.say(f"always {key}: {label}. It is {'on' if (turn.seat, key) in turn.session.standing else 'off'}.")


def leave(turn: Turn, rest: str) -> None:
    if turn.screen.confirms("Leave the game? It is saved, and you can resume it later."):
        raise Leave("You leave the game", 0)
    turn.screen.say("The game continues.")


_HELP = Command("?", "this list", help_me)
_QUIT = Command("quit", "leave; the game is saved", leave)

COMMANDS = {
    "?": _HELP,
    "help": _HELP,
    "table": Command("table", "show the table and your choices again", table),
    "back": Command("back", "drop a move that is not finished", back),
    "undo": Command("undo", "take back your last step or move, if it revealed nothing", undo),
    "always": Command("always, always KEY", "answer questions of a kind in advance, or stop doing so", always),
    "hint": Command(
        "hint, hint why",
        "what a bot would play with your cards; with why, the best bot thinks and gives its reasons",
        hint,
    ),
    "why": Command("why MOVE", "the rule that forbids a move", why),
    "rules": Command(
        "rules, rules ID, rules WORD", "the rulebook, one rule with its rulings, or every rule with a word", rules
    ),
    "log": Command("log, log all, log NUMBER", "what has happened so far", log),
    "save": Command("save, save FILE", "write the game to a file", save),
    "quit": _QUIT,
    "exit": _QUIT,
}
