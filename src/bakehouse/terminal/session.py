"""One sitting at the terminal: people and bots move until the game is over or somebody leaves."""

from __future__ import annotations

import bakehouse
from bakehouse.bots import Bot, chain_of
from bakehouse.core.decision import Decision
from bakehouse.core.match import Match
from bakehouse.core.position import seed_text
from bakehouse.core.words import some
from bakehouse.records.header import commit_to
from bakehouse.terminal import opponents
from bakehouse.terminal.save import WARNING, Keeper, SaveError
from bakehouse.terminal.screen import Screen
from bakehouse.terminal.setup import Setup
from bakehouse.terminal.stopping import Stopping
from bakehouse.terminal.turn import Turn

SHOWN_AGAIN = 8  # events, when a saved game is resumed


class Session:
    def __init__(self, setup: Setup, match: Match, keeper: Keeper, screen: Screen, stopping: Stopping) -> None:
        self.setup = setup
        self.game = setup.game
        self.match = match
        self.keeper = keeper
        self.screen = screen
        self.stopping = stopping
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
        count = "Your last move is" if taken_back == 1 else f"Your last {taken_back} moves are"
        self.screen.say(f"{count} taken back.")
        self._report_trouble()

    def save(self, name: str) -> None:
        try:
            with self.stopping.hold():
                path = self.keeper.save(name)
        except SaveError as error:
            self.screen.refuse(str(error))
        else:
            self.screen.say(f"The game is saved in {path}")
            if not self.match.state.over:
                self.screen.say(WARNING)

    def _report_trouble(self) -> None:
        trouble = self.keeper.trouble()
        if trouble:
            self.screen.refuse(trouble)

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
        keys = [key for key, _ in self.game.standing() if (seat, key) in self.standing]
        self.standing -= {(seat, key) for key in keys if self.game.standing_ends(view, key)}
        answers = (self.game.standing_answer(view, key) for key in keys if (seat, key) in self.standing)
        return next((answer for answer in answers if answer is not None), None)

    def _draw_curtain(self, seat: int) -> None:
        """Between two people's turns nobody's cards are on the screen."""
        if self.has_curtain and self._at_screen != seat:
            self._hide()
            name = self.game.seat_name(seat)
            self.screen.heading(f"The cards are hidden. Seat {name} is asked now.")
            self.screen.ask(f"Seat {name}: press Enter when only you see the screen ")
        self._at_screen = seat

    def _hide(self) -> None:
        """Whoever moved reads what came of it; then the screen is cleared."""
        if self._at_screen is not None:
            self.show_news(self._at_screen)
            self.screen.say()
            self.screen.ask(f"Seat {self.game.seat_name(self._at_screen)}: press Enter to hide your cards ")
        self.screen.clear()

    def show_news(self, seat: int) -> None:
        events = self.match.news(seat)
        if events:
            self.screen.say()
            self.screen.heading("What happened:")
            for event in events:
                self.screen.say(event.text)

    def show_log(self, seat: int | None, count: int | None) -> None:
        events = self.game.events(self.match.state, 0, seat)
        shown = events if count is None else events[max(0, len(events) - count) :]
        if len(shown) < len(events):
            self.screen.say(f"The last {len(shown)} of {len(events)} lines; log all shows all.")
        for event in shown:
            self.screen.say(f"{event.number}. {event.text}")

    # -- Beginning and end ---------------------------------------------------

    def _greet(self) -> None:
        say = self.screen.say
        self.screen.heading(f"{self.game.info.title}: {self.game.info.sentence}")
        people = ", ".join(self.game.seat_name(seat) for seat in self.setup.people)
        if self.has_curtain:
            say(f"People sit in the seats {people}. Between their turns the cards are hidden.")
        else:
            say(f"You sit in seat {people}.{self._partners(self.setup.people[0])}")
        if self.bots:
            bots = ", ".join(self.game.seat_name(seat) for seat in self.bots)
            say(f"Bots sit in {'the seats' if len(self.bots) > 1 else 'seat'} {bots}. Their level: {self.setup.level}.")
        commitment = commit_to(self.setup.seed)
        if commitment:
            say(f"The cards are shuffled from a secret seed with the SHA-256 {commitment}")
            say("You can check it when the game is over: the seed is shown then.")
        else:
            say(f"The cards are shuffled from the seed {seed_text(self.setup.seed)}.")
        if self.keeper.path is not None:
            say(f"Every move is written to {self.keeper.path}")
        say("Type ? for help, rules for the rules, quit to leave.")
        if self.match.decisions:
            say(f"The game is resumed after {some(len(self.match.decisions), 'move')}.")
            self.match.skip_news(SHOWN_AGAIN)

    def _partners(self, seat: int) -> str:
        others = [other for team in self.game.info.teams if seat in team for other in team if other != seat]
        if not others:
            return ""
        names = ", ".join(self.game.seat_name(other) for other in others)
        return f" Your partner{'s sit in the seats' if len(others) > 1 else ' sits in seat'} {names}."

    def _end(self) -> None:
        """The last screen. Where several people look at it, it shows what a spectator sees."""
        viewer: int | None = self.setup.people[0]
        if self.has_curtain:
            self._hide()
            viewer = None
        else:
            self.show_news(self.setup.people[0])
        view = self.game.view(self.match.state, viewer)
        self.screen.say()
        self.screen.heading("The table at the end:")
        self.screen.say(self.game.picture(view))
        self.screen.say()
        self.screen.heading(self.game.prompt(view))
        if view.outcome is not None:
            self.screen.say(f"The reason: {view.outcome.reason}.")
        if commit_to(self.setup.seed):
            self.screen.say(f"The seed was {seed_text(self.setup.seed)}")
        if self.keeper.path is not None:
            self.screen.say(f"The game is recorded in {self.keeper.path}")
        self._ask_for_record(viewer)

    def _ask_for_record(self, viewer: int | None) -> None:
        while True:
            line = self.screen.ask("save keeps a record, log shows everything again, Enter leaves ")
            word, _, rest = line.partition(" ")
            if not line or word in ("quit", "exit"):
                return
            if word == "save":
                self.save(rest.strip())
            elif word == "log":
                self.show_log(viewer, None)
            else:
                self.screen.refuse("Please type save, save FILE, log, or just Enter.")
