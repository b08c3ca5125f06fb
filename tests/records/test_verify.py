"""Each kind of tampering is found out, with its line."""

import re
from hashlib import sha256

import pytest

import bakehouse
from bakehouse.records import Verdict, parse, read, verify
from bakehouse.records.record import quoted
from tests.records.recorded import SECRET, find, finished, pie_game, recorded, replaced, running


def verdict(text: str) -> Verdict:
    return verify(parse(text, file="game.pie"))


def refuted(text: str, line: int, told: str = "") -> None:
    found = verdict(text)
    assert found.holds is False, found.message
    assert found.line == line, found.message
    assert found.message.startswith(f"not verified: game.pie:{line}: ")
    assert told in found.message


def test_a_true_record() -> None:
    found = verdict(finished())
    assert found == Verdict(True, "verified: the seed is the one that was promised, and it gives exactly this game")


def test_a_number_as_a_seed_was_not_promised() -> None:
    for text in (finished(1), pie_game()):
        found = verdict(text)
        assert found.holds is True
        assert "not promised beforehand (no Commit)" in found.message


def test_a_running_game_cannot_be_verified_yet() -> None:
    found = verdict(running())
    assert found.holds is None
    assert "cannot be verified yet" in found.message


def test_a_viewers_record_cannot_be_verified() -> None:
    found = verdict(pie_game(1))
    assert found.holds is None
    assert "only a full record" in found.message


def test_a_record_of_earlier_rules_is_played_by_the_present_ones() -> None:
    text = recorded("cheflebrity", 2, 3, cap=20_000).text()
    assert f'[Rules "{bakehouse.game("cheflebrity").info.rules}"]' in text
    assert verdict(text).holds
    assert verdict(replaced(text, find(text, "[Rules"), '[Rules "1"]')).holds


def test_a_record_of_other_rules_cannot_be_verified() -> None:
    found = verdict(replaced(finished(), find(finished(), "[Rules"), '[Rules "2"]'))
    assert found.holds is None
    assert "version '2' of the rules" in found.message


# -- Tampering ---------------------------------------------------------------


def test_another_seed() -> None:
    """It does not fit the promise."""
    other = bytes(reversed(SECRET))
    text = replaced(finished(), find(finished(), "[Seed"), f'[Seed "{other.hex()}"]')
    refuted(text, find(text, "[Commit"), "the commit is not the hash of the seed")


def test_another_seed_with_its_promise() -> None:
    """It gives other cards."""
    other = bytes(reversed(SECRET))
    text = replaced(finished(), find(finished(), "[Seed"), f'[Seed "{other.hex()}"]')
    text = replaced(text, find(text, "[Commit"), f'[Commit "{sha256(other).hexdigest()}"]')
    assert read(text).errors == []  # by itself the record is sound
    refuted(text, find(text, "~ "), "is not what the seed gives")


def test_a_number_instead_of_the_promised_seed() -> None:
    text = replaced(finished(), find(finished(), "[Seed"), '[Seed "7"]')
    refuted(text, find(text, "[Commit"), "cannot be promised by a commit")


def test_a_swapped_card_of_the_deck() -> None:
    number = find(finished(), "~ deck@1")
    line = finished().split("\n")[number - 1]
    name, cards = line.split(": ")
    first, second, *rest = cards.split()
    assert first != second
    text = replaced(finished(), number, f"{name}: {' '.join([second, first, *rest])}")
    refuted(text, number, "the outcome of 'deck@1' is not what the seed gives, first at place 1")


def test_a_card_that_came_from_elsewhere() -> None:
    number = find(finished(), "~ deck@1")
    line = finished().split("\n")[number - 1]
    refuted(replaced(finished(), number, line[:-2] + ("1c" if line[-2:] != "1c" else "2c")), number)


def test_another_first_player() -> None:
    number = find(finished(), "~ first_player")
    line = finished().split("\n")[number - 1]
    refuted(replaced(finished(), number, line[:-1] + str((int(line[-1]) + 1) % 4)), number, "first_player")


def test_an_outcome_left_out() -> None:
    """It is missed in the deal, which begins with the first line."""
    lines = finished().split("\n")
    del lines[find(finished(), "~ deck@1") - 1]
    refuted("\n".join(lines), find(finished(), "~ "), "the outcome of 'deck@1' is missing")


@pytest.mark.parametrize("start", ["+ dealt S", "+ turned_up", "+ drew"])
def test_another_card_dealt(start: str) -> None:
    number = find(finished(), start)
    line = finished().split("\n")[number - 1]
    refuted(replaced(finished(), number, line[:-2] + ("1c" if line[-2:] != "1c" else "2c")), number, "and should be")


def test_a_changed_move() -> None:
    """Somebody else draws: then the card went elsewhere."""
    number = find(finished(), "N: draw")
    line = finished().split("\n")[number - 1]
    other = line[:-1] + ("S" if line[-1] != "S" else "W")
    refuted(replaced(finished(), number, other), number + 1, 'should be "+ drew')


def test_a_move_that_is_not_legal() -> None:
    number = find(finished(), "N: draw")
    refuted(replaced(finished(), number, "N: bake 1c,2c,3c,4c"), number)


def test_a_move_left_out() -> None:
    lines = finished().split("\n")
    del lines[-2]
    refuted("\n".join(lines), len(lines) - 1, "the game is not over")


def test_a_move_too_many() -> None:
    refuted(finished() + "N: pass\n", finished().count("\n") + 1, "the game is over already")


def test_another_number_of_moves() -> None:
    number = find(finished(), "[Moves")
    refuted(replaced(finished(), number, '[Moves "12"]'), number, "moves, not 12")


def test_another_result() -> None:
    number = find(finished(), "[Result")
    line = finished().split("\n")[number - 1]
    swapped = (
        line.replace("winners N S", "winners E W") if "N S" in line else line.replace("winners E W", "winners N S")
    )
    assert swapped != line
    refuted(replaced(finished(), number, swapped), number, "and should be")
    refuted(replaced(finished(), number, re.sub(r"scores \d", "scores 9", line)), number)


def test_other_options() -> None:
    number = find(finished(), "[Seats")
    lines = finished().split("\n")
    text = "\n".join([*lines[: number - 1], '[Options "games=2"]', *lines[number - 1 :]])
    assert verdict(text).holds is False


def test_a_line_that_cannot_be_read() -> None:
    number = find(finished(), "N: ", 5)
    refuted(replaced(finished(), number, "what?"), number)


def test_a_forged_deck() -> None:
    """Another deck travels inside, and is what its tag says; but the cards of the game are not from it."""
    house = bakehouse.game("pastry-chefs").house_deck().text
    deck = bakehouse.game("pastry-chefs").deck_text(house.replace("copies = 3", "copies = 2").replace("48", "32"))
    lines = finished().split("\n")
    number = find(finished(), "[Deck")
    tags = [f'[Deck "house {deck.digest}"]', f"[DeckFile {quoted(deck.text)}]"]
    text = "\n".join([*lines[: number - 1], *tags, *lines[number:]])
    refuted(text, find(text, "~ deck@1"), "is not what the seed gives")
    assert "the cards of 'deck@1' are not the cards" in str(read(text).errors[0])
