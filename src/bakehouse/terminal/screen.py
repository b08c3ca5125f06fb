"""Writing lines and reading lines: plain text that a screen reader can follow.

Colour is an extra, on a terminal only. The cursor never moves back, and nothing is drawn; only the curtain between
two people at one terminal clears the screen.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from shutil import get_terminal_size
from textwrap import wrap
from typing import TextIO
from unicodedata import combining, normalize

from bakehouse.core.messages import Message, say
from bakehouse.records.record import printable
from bakehouse.terminal.stopping import Leave, wait_for_a_line
from bakehouse.words import Words

BOLD = "\x1b[1m"
YELLOW = "\x1b[33m"
PLAIN = "\x1b[0m"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled out of it, and home
BLANK_LINES = 100  # the same where there is no terminal
HANGUP = 129


class Screen:
    """One terminal, or a pair of pipes."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._is_terminal = sink.isatty()
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        self._is_coloured = self._is_terminal and not plain
        self._echoes = not source.isatty()  # a terminal shows what is typed, a pipe does not
        for stream in (source, sink):
            if isinstance(stream, TextIOWrapper):  # a character that the terminal lacks must not stop the game
                stream.reconfigure(errors="replace")

    def show(self, text: str = "") -> None:
        self._write(self._lines(text) + "\n")

    def heading(self, text: str) -> None:
        self._say_in(BOLD, text)

    def refuse(self, text: str) -> None:
        """Something that was typed cannot be done."""
        self._say_in(YELLOW, text)

    def _say_in(self, style: str, text: str) -> None:
        lines = self._lines(text)
        self._write(f"{style}{lines}{PLAIN}\n" if self._is_coloured else f"{lines}\n")

    def _lines(self, text: str) -> str:
        """The text, broken between words where the terminal would break it anywhere."""
        text = printable(text)
        if not self._is_terminal:
            return text
        columns = get_terminal_size().columns
        return "\n".join(
            "\n".join(wrap(line, columns, break_long_words=False, break_on_hyphens=False)) for line in text.split("\n")
        )

    def ask(self, question: str) -> str:
        """The line that the person types, without spaces at its ends."""
        self._write(f"{question} > ")
        try:
            if self._source.isatty():
                wait_for_a_line(self._source)
            line = self._source.readline()
        except OSError:  # a terminal that is gone
            raise Leave(say("terminal-left-closed"), HANGUP) from None
        if not line:
            self._write("\n")
            raise Leave(say("terminal-left-input-ended"), 0)
        line = line.strip()
        if self._echoes:
            self.show(line)
        return line

    def confirms(self, question: Message, words: Words) -> bool:
        """Yes or no, in the reader's language; anything else is asked again."""
        yes, no = _plain(words.say("terminal-yes")), _plain(words.say("terminal-no"))
        while True:
            answer = _plain(self.ask(words.say("terminal-yes-or-no", question=question)))
            if answer in (yes, yes[0]):
                return True
            if answer in (no, no[0]):
                return False
            self.refuse(words.say("terminal-type-yes-or-no"))

    def clear(self) -> None:
        self._write(CLEAR if self._is_terminal else "\n" * BLANK_LINES)

    def last_words(self, text: str) -> None:
        """Something said on the way out, if anybody is still listening."""
        try:
            self.show(text)
        except Leave:
            # Python would complain about the rest of the lost output once more at its end.
            if self._sink is sys.stdout:
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def _write(self, text: str) -> None:
        try:
            self._sink.write(text)
            self._sink.flush()
        except OSError:
            raise Leave(say("terminal-left-closed"), HANGUP) from None


def _plain(word: str) -> str:
    """Without accents and capitals, which not everybody types: "Sí" is "si"."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))
