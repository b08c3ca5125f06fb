"""What a person may type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bakehouse.bots import catch_up, chain_of
from bakehouse.core.errors import AmbiguousMove, IllegalMove, MoveError
from bakehouse.core.messages import Message, say
from bakehouse.terminal.menu import title_of
from bakehouse.terminal.opponents import HARD, MEDIUM
from bakehouse.terminal.stopping import Leave
from bakehouse.words import rulebook

if TYPE_CHECKING:
    from bakehouse.terminal.turn import Turn

SHORT_LOG = 20
MAX_DIGITS = 6
MAX_CANDIDATES = 5  # of a hint


@dataclass(frozen=True, eq=False)
class Command:
    meaning: Message  # with what is typed
    run: Callable[[Turn, str], None]


def help_me(turn: Turn, rest: str) -> None:
    words, screen = turn.words, turn.screen
    screen.heading(words.say("terminal-how-to-answer"))
    screen.show(words.say("terminal-answer-number"))
    screen.show(words.say("terminal-answer-notation"))
    screen.show()
    screen.heading(words.say("terminal-commands"))
    for command in dict.fromkeys(COMMANDS.values()):
        screen.show(words(command.meaning))
    screen.show(words.say("terminal-slash"))
    screen.show(words.say("terminal-control-c"))


def table(turn: Turn, rest: str) -> None:
    turn.show_table()
    turn.show_question()


def back(turn: Turn, rest: str) -> None:
    if not turn.draft.is_begun:
        turn.screen.refuse(turn.words.say("terminal-nothing-begun"))
        return
    turn.draft.drop()
    turn.show_question()


def undo(turn: Turn, rest: str) -> None:
    if turn.draft.is_begun:
        turn.draft.take_back()
        turn.show_question()
        return
    reason = turn.session.match.why_no_undo(turn.seat)
    if reason is not None:
        turn.screen.refuse(turn.words.say("no-undo", why=reason))
        return
    turn.session.undo(turn.seat)
    turn.was_undone = True


def why(turn: Turn, rest: str) -> None:
    words, screen = turn.words, turn.screen
    if not rest:
        screen.refuse(words.say("terminal-why-what"))
        return
    if rest.isascii() and rest.isdigit():
        screen.show(words.say("terminal-why-number"))
        return
    try:
        turn.game.read(turn.state, turn.seat, rest)
    except IllegalMove as error:
        _explain(turn, rest, error)
    except AmbiguousMove as error:
        screen.show(words.say("terminal-ambiguous", error=str(error)))
    except MoveError as error:
        screen.show(words.say("terminal-not-a-move", error=str(error)))
    else:
        screen.show(words.say("terminal-allowed", line=rest))


def _explain(turn: Turn, line: str, error: IllegalMove) -> None:
    rule = turn.game.telling(turn.game.view(turn.state, turn.seat, known=False), error.rule)
    if error.fact is not None:
        turn.screen.refuse(turn.words(error.fact))
    turn.screen.refuse(turn.words.say("terminal-because", line=line, rule=rule))
    turn.screen.show(rulebook.explain(turn.game.rules, rule, turn.words))


def rules(turn: Turn, rest: str) -> None:
    words = turn.words
    turn.screen.show(rulebook.look_up(turn.game, rest, words) if rest else rulebook.contents(turn.game.rules, words))


def log(turn: Turn, rest: str) -> None:
    if rest not in ("", "all") and not (rest.isascii() and rest.isdigit() and len(rest) <= MAX_DIGITS):
        turn.screen.refuse(turn.words.say("terminal-log-how"))
        return
    turn.session.show_log(turn.seat, None if rest == "all" else int(rest or SHORT_LOG))


def save(turn: Turn, rest: str) -> None:
    turn.session.save(rest)


def hint(turn: Turn, rest: str) -> None:
    if rest not in ("", "why"):
        turn.screen.refuse(turn.words.say("terminal-hint-how"))
        return
    level = HARD if rest else MEDIUM
    adviser = turn.session.new_bot(turn.seat, level)
    begun = list(turn.draft.atoms)
    if rest:
        catch_up(adviser, turn.game, turn.state, turn.seat)
        explanation = adviser.explain(turn.draft.view)
        turn.screen.show(turn.words.say("terminal-hint-why"))
        for line in explanation.lines(MAX_CANDIDATES, turn.words):
            turn.screen.show(line)
        begun.append(explanation.chosen)
    atoms = chain_of(adviser, turn.game, turn.state, turn.seat, begun)
    move = turn.game.text(turn.state, turn.seat, atoms)
    turn.screen.show(turn.words.say("terminal-hint", level=say("terminal-level", level=level), move=move))


def always(turn: Turn, rest: str) -> None:
    keys, words = turn.game.standing(), turn.words
    if not keys:
        turn.screen.refuse(words.say("terminal-always-none", game=title_of(turn.game)))
        return
    if rest in keys:
        turn.session.standing ^= {(turn.seat, rest)}
    elif rest:
        turn.screen.refuse(words.say("terminal-always-only", game=title_of(turn.game), keys=keys))
        return
    for key in keys:
        state = "on" if (turn.seat, key) in turn.session.standing else "off"
        turn.screen.show(words.say("terminal-always", key=key, label=Message(f"standing-{key}"), state=state))


def leave(turn: Turn, rest: str) -> None:
    if turn.screen.confirms(say("terminal-leave"), turn.words):
        raise Leave(say("terminal-left"), 0)
    turn.screen.show(turn.words.say("terminal-continues"))


_HELP = Command(say("terminal-command-help"), help_me)
_QUIT = Command(say("terminal-command-quit"), leave)

COMMANDS = {
    "?": _HELP,
    "help": _HELP,
    "table": Command(say("terminal-command-table"), table),
    "back": Command(say("terminal-command-back"), back),
    "undo": Command(say("terminal-command-undo"), undo),
    "always": Command(say("terminal-command-always"), always),
    "hint": Command(say("terminal-command-hint"), hint),
    "why": Command(say("terminal-command-why"), why),
    "rules": Command(say("terminal-command-rules"), rules),
    "log": Command(say("terminal-command-log"), log),
    "save": Command(say("terminal-command-save"), save),
    "quit": _QUIT,
    "exit": _QUIT,
}
