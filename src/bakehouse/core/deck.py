# mypyc: compiled
"""A deck: the cards of one table. Games add tables of their own to it; copies of a state share it."""

from __future__ import annotations

from hashlib import sha256

from bakehouse.core.native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """Kinds of cards by number (0, 1, 2 …), their codes and how many copies there are of each."""

    __slots__ = ("cards", "codes", "copies", "digest", "kinds", "name", "one", "size", "text")

    def __init__(self, name: str, codes: list[str], copies: list[int], text: str) -> None:
        self.name = name
        self.codes = codes
        self.copies = vec[i64]([n for n in copies])  # noqa: C416 - a vec is made from a comprehension
        self.cards = vec[i64]([kind for kind, n in enumerate(copies) for _copy in range(n)])  # shared: never written to
        self.one = vec[vec[i64]]([vec[i64]([kind]) for kind in range(len(codes))])  # a card alone; never written to
        self.kinds = {code: kind for kind, code in enumerate(codes)}
        self.size: i64 = sum(copies)
        self.text = text  # the file, so that another deck can travel inside a record
        self.digest = digest_of(text)

    def all_cards(self) -> vec[i64]:
        """Every card of the deck, in the order of the file. Not to be written to."""
        return self.cards


def digest_of(text: str) -> str:
    """By which a deck is known: the same for every file that says the same."""
    return sha256(_content(text).encode()).hexdigest()[:16]


def _content(text: str) -> str:
    """A deck file without comments and blank lines: another comment does not make another deck.

    Indentation stays, because in YAML it has a meaning.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join([line for line in lines if line and not line.lstrip().startswith("#")])
