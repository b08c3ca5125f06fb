"""One sitting at the terminal: people and bots move until the game is over or somebody leaves."""

from __future__ import annotations

import bakehouse
from bakehouse.bots import Bot, chain_of
from bakehouse.core.decision import Decision
from bakehouse.core.match import Match
from bakehouse.core.messages import Message, say
from bakehouse.core.position import seed_text
from bakehouse.core.view import View
from bakehouse.records.header import commit_to
from bakehouse.terminal import opponents
from bakehouse.terminal.menu import title_of
from bakehouse.terminal.readers import Readers
from bakehouse.terminal.save import Keeper, SaveError
from bakehouse.terminal.screen import Screen
from bakehouse.terminal.setup import Setup
from bakehouse.terminal.stopping import Stopping
from bakehouse.terminal.turn import Turn
from bakehouse.words import ENGLISH

SHOWN_AGAIN = 8  # events, when a saved game is resumed


class Session:
    def __init__(
        self,
        setup: Setup,
        match: Match,
        keeper: Keeper,
        screen: Screen,
        stopping: Stopping,
        language: str = ENGLISH,
    ) -> None:
        self.setup = setup
        self.game = setup.game
        self.match = match
        self.keeper = keeper
        self.screen = screen
        self.stopping = stopping
        self.words = Readers(language, setup, match.state.table_deck)
        self.has_curtain = len(setup.people) > 1
        self.bots = {seat: self.new_bot(seat, setup.level) for seat in range(setup.seats) if seat not in setup.people}
        self.standing: set[tuple[int, str]] = set()  # answers given in advance, by seat and key
        self._at_screen: int | None = None  # the person who sees the screen

    def new_bot(self, seat: int, level: str) -> Bot:
        """Each hint comes from a new bot as well: a bot may remember views, and those are one seat's secrets."""
        seed = opponents.bot_seed(self.setup.seed, seat, self.match.state.number)
        return bakehouse.bot(level, self.game, seed)

    def play(self) -> None:
        self._greet()
        while not self.match.state.over:
            # Answers are given in asking order, even where several seats are asked at once, so that the order in
            # which they come reveals nothing about hands.
            seat = self.match.state.actors[0]
            if seat in self.bots:
                self.play_decision(Decision(seat, chain_of(self.bots[seat], self.game, self.match.state, seat)))
            else:
                self._ask_person(seat)
        self._end()

    def play_decision(self, decision: Decision) -> None:
        """Make it and write it down, before anything can interrupt."""
        with self.stopping.hold():
            self.match.play(decision)
            self.keeper.played(decision)
        self._report_trouble()

    def undo(self, seat: int) -> None:
        with self.stopping.hold():
            taken_back = self.match.undo(seat)
            self.keeper.rewrite(self.match.decisions)
        self.screen.show(self.words(seat).say("terminal-undone", count=taken_back))
        self._report_trouble()

    def save(self, name: str) -> None:
        words = self.words(None)
        try:
            with self.stopping.hold():
                path = self.keeper.save(name)
        except SaveError as error:
            self.screen.refuse(words(error.message))
        else:
            self.screen.show(words.say("terminal-saved", path=str(path)))
            if not self.match.state.over:
                self.screen.show(words.say("terminal-saved-warning"))

    def _report_trouble(self) -> None:
        trouble = self.keeper.trouble()
        if trouble is not None:
            self.screen.refuse(self.words(None)(trouble))

    # -- People --------------------------------------------------------------

    def _ask_person(self, seat: int) -> None:
        atom = self._standing_answer(seat)
        if atom is not None:
            self.play_decision(Decision(seat, [atom], forced=True))
            return
        self._draw_curtain(seat)
        decision = Turn(self, seat).ask()
        if decision is not None:
            self.play_decision(decision)

    def _standing_answer(self, seat: int) -> int | None:
        """What this person has answered in advance, unless the answer's end condition is met."""
        view = self.game.view(self.match.state, seat)
        keys = [key for key in self.game.standing() if (seat, key) in self.standing]
        self.standing -= {(seat, key) for key in keys if self.game.standing_ends(view, key)}
        answers = (self.game.standing_answer(view, key) for key in keys if (seat, key) in self.standing)
        return next((answer for answer in answers if answer is not None), None)

    def _draw_curtain(self, seat: int) -> None:
        """Between two people's turns nobody's cards are on the screen."""
        if self.has_curtain and self._at_screen != seat:
            self._hide()
            words, name = self.words(None), self.words.players[seat]
            self.screen.heading(words.say("terminal-hidden", player=name))
            self.screen.ask(words.say("terminal-press-when-alone", player=name))
        self._at_screen = seat

    def _hide(self) -> None:
        """Whoever moved reads what came of it; then the screen is cleared."""
        if self._at_screen is not None:
            self.show_news(self._at_screen)
            self.screen.show()
            name = self.words.players[self._at_screen]
            self.screen.ask(self.words(None).say("terminal-press-to-hide", player=name))
        self.screen.clear()

    def show_news(self, seat: int) -> None:
        events, words = self.match.news(seat), self.words(seat)
        if events:
            self.screen.show()
            self.screen.heading(words.say("terminal-what-happened"))
            for event in events:
                self.screen.show(words.event(event))

    def show_log(self, seat: int | None, count: int | None) -> None:
        events, words = self.game.events(self.match.state, 0, seat), self.words(seat)
        shown = events if count is None else events[max(0, len(events) - count) :]
        if len(shown) < len(events):
            self.screen.show(words.say("terminal-log-last", shown=len(shown), count=len(events)))
        for event in shown:
            self.screen.show(f"{event.number}. {words.event(event)}")

    # -- Beginning and end ---------------------------------------------------

    def _greet(self) -> None:
        reader = None if self.has_curtain else self.setup.people[0]
        words = self.words(reader)
        title = title_of(self.game)
        self.screen.heading(words.say("terminal-title", title=title, sentence=words(title, "sentence")))
        for line in [*self._players(reader), *self._shuffling()]:
            self.screen.show(words(line))
        if self.keeper.path is not None:
            self.screen.show(words.say("terminal-recorded", path=str(self.keeper.path)))
        self.screen.show(words.say("terminal-how-to-start"))
        if self.match.decisions:
            self.screen.show(words.say("terminal-resumed", count=len(self.match.decisions)))
            self.match.skip_news(SHOWN_AGAIN)

    def _players(self, reader: int | None) -> list[Message]:
        """Who plays, and what they are called in notation."""
        lines = [] if reader is not None else [say("terminal-people", seats=self.setup.people)]
        if self.bots:
            level = say("terminal-level", level=self.setup.level)
            lines.append(say("terminal-bots", seats=list(self.bots), level=level))
        partners = [seat for team in self.game.info.teams if reader in team for seat in team if seat != reader]
        if partners:
            lines.append(say("terminal-partners", seats=partners))
        names = [say("terminal-seat", seat=seat, code=self.game.seat_name(seat)) for seat in range(self.setup.seats)]
        return [*lines, say("terminal-seats", names=names)]

    def _shuffling(self) -> list[Message]:
        commitment = commit_to(self.setup.seed)
        if not commitment:
            return [say("terminal-seed", seed=seed_text(self.setup.seed))]
        return [say("terminal-secret-seed", commitment=commitment), say("terminal-secret-seed-later")]

    def _end(self) -> None:
        """The last screen. Where several people look at it, it shows what a spectator sees."""
        viewer: int | None = self.setup.people[0]
        if self.has_curtain:
            self._hide()
            viewer = None
        else:
            self.show_news(self.setup.people[0])
        view, words = self.game.view(self.match.state, viewer), self.words(viewer)
        self.screen.show()
        self.screen.heading(words.say("terminal-table-at-end"))
        self.show_picture(view)
        self.screen.show()
        self.screen.heading(words(self.game.prompt(view)))
        if view.outcome is not None:
            self.screen.show(words.reason(view.outcome))
        if commit_to(self.setup.seed):
            self.screen.show(words.say("terminal-seed-was", seed=seed_text(self.setup.seed)))
        if self.keeper.path is not None:
            self.screen.show(words.say("terminal-recorded-in", path=str(self.keeper.path)))
        self._ask_for_record(viewer)

    def show_picture(self, view: View) -> None:
        """The table, where cards have their codes: those are typed."""
        self.screen.show(self.words(view.seat, with_codes=True).lines(self.game.picture(view)))

    def _ask_for_record(self, viewer: int | None) -> None:
        words = self.words(viewer)
        while True:
            line = self.screen.ask(words.say("terminal-at-end"))
            word, _, rest = line.partition(" ")
            if not line or word in ("quit", "exit"):
                return
            if word == "save":
                self.save(rest.strip())
            elif word == "log":
                self.show_log(viewer, None)
            else:
                self.screen.refuse(words.say("terminal-at-end-how"))
