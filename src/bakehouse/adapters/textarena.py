"""The games as TextArena environments: `textarena.make("bakehouse/PieFactory-v0")` after this import.

A player, a language model, reads what its seat sees in words and answers with the number of a choice, in brackets or
alone, or with a move in notation: `[23]`, `23`, `[draw S]`. Who answers wrongly is asked again; the second time the
game's default move is made.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from secrets import randbits
from typing import Any

import textarena as ta

from bakehouse.bots.text_form import TextForm
from bakehouse.core.deck import Deck
from bakehouse.core.errors import MoveError
from bakehouse.core.state import State
from bakehouse.games import load

GAMES = {
    "bakehouse/Cheflebrity-v0": "cheflebrity",
    "bakehouse/PastryChefs-v0": "pastry-chefs",
    "bakehouse/PieContest-v0": "pie-contest",
    "bakehouse/PieFactory-v0": "pie-factory",
    "bakehouse/ThePieGame-v0": "the-pie-game",
}
SEED_BITS = 62
BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class BakehouseTextEnv(ta.Env):
    """One of the games with its players. The rewards are the game's: from 0 (lost) to 1 (won alone)."""

    def __init__(
        self,
        slug: str,
        *,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        with_rules: bool = True,
        error_allowance: int = 1,
    ) -> None:
        """`with_rules`: does each player get the rulebook at the beginning?"""
        self.game = load(slug)
        self._options = options
        self._deck = deck
        self._with_rules = with_rules
        self._error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.table: State = self.game.deal(
            num_players, randbits(SEED_BITS) if seed is None else seed, self._options, self._deck
        )
        self._forms = [TextForm(self.game, self.game.view(self.table, seat)) for seat in range(num_players)]
        self._heard = [0] * num_players
        self.state = ta.FFAMultiPlayerState(num_players, seed=seed, error_allowance=self._error_allowance)
        names = dict(enumerate(self._forms[0].names))
        self.state.reset(game_state={}, player_prompt_function=self._prompt, role_mapping=names)
        self._ask()

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        form = self._forms[player_id]
        rules = [form.rules("")] if self._with_rules else []
        return "\n\n".join([form.welcome(player_id), *rules])

    def _ask(self) -> None:
        """Tell the player whose answer is next what its seat sees, and nobody else."""
        seat = self.table.actors[0]
        events = self.game.events(self.table, self._heard[seat], seat)
        self._heard[seat] = self.table.event_count
        text = self._forms[seat].question(self.game.view(self.table, seat), events)
        self.state.manually_set_current_player_id(seat, force=True)
        self.state.add_observation(text, ta.ObservationType.GAME_BOARD, to_id=seat)

    def step(self, action: str) -> tuple[bool, ta.Info]:
        seat = self.state.current_player_id
        # Only to itself: an answer may be secret.
        self.state.add_observation(action, ta.ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        try:
            atoms = self._read(seat, action)
        except MoveError as error:
            if not self.state.set_invalid_move(str(error)):
                done: tuple[bool, ta.Info] = self.state.step(rotate_player=False)
                return done
            self.state.elimination_order.clear()  # nobody leaves the table
            atoms = self._default(seat)
        for atom in atoms:
            self.table.play(seat, atom)
        if self.table.over:
            self._end()
        done = self.state.step(rotate_player=False)
        if not self.table.over:
            self._ask()
        return done

    def _read(self, seat: int, action: str) -> list[int]:
        """The last thing in brackets, or all of it."""
        wanted = (BRACKETS.findall(action) or [action])[-1].strip()
        if wanted.isascii() and wanted.isdigit() and len(wanted) < 8:
            self.table.check(seat, int(wanted))
            return [int(wanted)]
        return self.game.read(self.table, seat, wanted)

    def _default(self, seat: int) -> list[int]:
        if self.table.pending(seat):
            return self.table.legal(seat)[:1]
        return self.game.default(self.table, seat)

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        rewards = {seat: float(self.table.reward(seat)) for seat in range(self.table.seats)}
        self.state.set_game_outcome(rewards, self._forms[0].words.reason(outcome))


for name, slug in GAMES.items():
    ta.envs.registration.register(
        name, BakehouseTextEnv, default_wrappers=[ta.wrappers.LLMObservationWrapper], slug=slug
    )
