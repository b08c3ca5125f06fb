"""A dealt table with other cards in the hands: what would have happened if this seat had begun with that card?"""

from __future__ import annotations

from bakehouse.core.errors import NotQuiet, OptionError, PositionError
from bakehouse.core.game import Game
from bakehouse.core.state import State

PILES = ("pantry", "deck", "pile")  # what is drawn from is called one of these; Pie Contest also has another pile


class Arrangement:
    """A position as its lines. Cards only change places, so that the deck stays what it is."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.lines = dict(_split(line) for line in text.splitlines())
        self.pile = next((key for key in PILES if key in self.lines), "")
        if not self.pile:
            raise OptionError(f"positions of {game.info.title} show no pile to exchange cards with")

    @classmethod
    def of(cls, game: Game, state: State) -> Arrangement | None:
        """The table as it was dealt; None in the rare case that the first decision is in the middle of an effect."""
        try:
            return cls(game, game.write_position(state))
        except NotQuiet:
            return None

    def state(self) -> State:
        """PositionError if the game says that nobody can begin like this, as with a finished pastry in hand."""
        return self.game.position("\n".join(f"{key}: {value}" for key, value in self.lines.items()))

    def hand_of(self, seat: int) -> str:
        return f"hand {self.game.seat_name(seat)}"

    def cards(self, key: str) -> list[str]:
        return self.lines[key].split()

    def lay(self, key: str, cards: list[str]) -> None:
        self.lines[key] = " ".join(cards)

    def give(self, seat: int, code: str) -> bool:
        """This seat begins with the card, in exchange for the last of its others; False if no copy is in reach.

        The copy comes from as deep in the pile as possible, so that the next draws stay the same.
        """
        hand, pile = self.cards(self.hand_of(seat)), self.cards(self.pile)
        if code in hand:
            return True
        if code not in pile:
            return False
        place = len(pile) - 1 - pile[::-1].index(code)
        hand[-1], pile[place] = pile[place], hand[-1]
        self.lay(self.hand_of(seat), hand)
        self.lay(self.pile, pile)
        return True

    def take_away(self, seat: int, code: str) -> bool:
        """This seat begins without the card: other cards from deep in the pile are exchanged for its copies."""
        hand, pile = self.cards(self.hand_of(seat)), self.cards(self.pile)
        others = [place for place in reversed(range(len(pile))) if pile[place] != code]
        own = [place for place, card in enumerate(hand) if card == code]
        if len(others) < len(own):
            return False
        for place, other in zip(own, others, strict=False):
            hand[place], pile[other] = pile[other], hand[place]
        self.lay(self.hand_of(seat), hand)
        self.lay(self.pile, pile)
        return True

    def deal_one_less(self, seat: int) -> None:
        """One card less for this seat than the rules give it: its last one goes to the bottom of the pile."""
        *hand, last = self.cards(self.hand_of(seat))
        self.lay(self.hand_of(seat), hand)
        self.lay(self.pile, [*self.cards(self.pile), last])


def _split(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key, value.strip()


def check_card(game: Game, state: State, code: str) -> None:
    """Refuse a code that no hand can begin with."""
    codes = state.table_deck.codes
    if code not in codes:
        raise OptionError(f"there is no card {code!r} in this deck; there are: {', '.join(codes)}")
    arrangement = Arrangement.of(game, state)
    if arrangement is None:
        return
    try:
        arrangement.give(0, code)
        arrangement.state()
    except PositionError as error:
        raise OptionError(f"no hand can begin with {code}: {error}") from None
