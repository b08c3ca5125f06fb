"""A ruling about an option, as people read it: codes become words, and what it says of other options is left out."""

import bakehouse
from bakehouse.core.options import Option
from bakehouse.words import Words


def test_a_ruling_in_words() -> None:
    words = Words("en", bakehouse.game("the-pie-game"))
    option = Option("put_back", "allowed", ["allowed", "forbidden"])
    text = "May it be put back? Yes. If the table chose `forbidden`, it may not. If it chose `poll`, everybody votes."
    assert words.ruling(option, text) == "May it be put back? Yes. If the table chose “not allowed”, it may not."
    assert words.ruling(option, "With `forbidden` or `poll` it may not.") == "With “not allowed” or “poll” it may not."
    assert words.ruling(option, "Only `put_back` matters.") == "Only “put_back” matters."
