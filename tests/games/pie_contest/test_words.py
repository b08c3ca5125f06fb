"""The English catalogue says what is printed on the cards of the house set, and the other words that come with it."""

import re
from pathlib import Path

import pytest

from bakehouse import Rng
from bakehouse.core.view import Face
from bakehouse.games.pie_contest.names import OPTIONS, SUBFLAVORS, card_with_options
from bakehouse.games.pie_contest.vocabulary.terms import FLAVORS
from bakehouse.words import Words, catalogue_text
from tests.games.pie_contest.table import GAME, achievement, action, deck_with, ingredient

DECK = GAME.house_deck()
ENGLISH = Words("en", GAME)
ART = Path(__file__).parents[3] / "web" / "public" / "art.svg"


@pytest.mark.parametrize("face", GAME.faces(DECK), ids=lambda face: face.code)
def test_cards_are_called_what_is_printed_on_them(face: Face) -> None:
    assert face.words is not None
    assert ENGLISH(face.words) == face.name
    assert ENGLISH(face.words, "text") == face.text


def test_every_card_message_is_of_a_card() -> None:
    messages = re.findall(r"^card-([\w-]+) =", catalogue_text("en", "pie-contest"), re.MULTILINE)
    assert sorted(messages) == sorted(DECK.codes)


def test_what_achievements_turn_into() -> None:
    faces = {face.code: face for face in GAME.faces(DECK)}
    turned = {code: face.marks["turned"] for code, face in faces.items() if "turned" in face.marks}
    assert sorted(turned) == sorted(code.removesuffix(".turned") for code in faces if code.endswith(".turned"))
    assert len(turned) == 9
    cream = faces[str(turned["dairy-dream"])]
    assert (cream.name, cream.kind, cream.marks["worth"]) == ("Whipped Cream", "ingredient", 4)
    assert (faces["dairy-dream"].kind, faces["first-slice.turned"].kind) == ("achievement", "action")


def test_cards_with_their_codes() -> None:
    """For somebody who types moves: a turned card has the code that it always had."""
    words = Words("en", GAME, with_codes=True)
    assert words.card("lemons") == "Garden Lemons (lemons)"
    assert words.card("dairy-dream.turned") == "Whipped Cream (dairy-dream)"


def test_options_of_cards_have_words() -> None:
    labels = {(card_with_options(place, DECK), label) for place, options in DECK.labels.items() for label in options}
    assert labels == OPTIONS
    for code, label in labels:
        assert ENGLISH.has(f"card-{code}", f"option-{label}")


def test_whose_options_they_are() -> None:
    """Wherever in its text a card has them, and whatever stands around it."""
    deep = (
        "{may: [{draw: 1}, {choose: [{label: a, do: [{draw: 1}]}]}], else: [{choose: [{label: b, do: [{draw: 2}]}]}]}"
    )
    reward = achievement("{when: dive}", "{choose: [{label: c, do: [{draw: 1}]}]}", "goal")
    passive = ingredient("{static: {guard: this}}, {when: played, do: [{choose: [{label: d, do: [{draw: 1}]}]}]}")
    deck = deck_with(action(deep) + reward + passive)
    owners = {labels[0]: card_with_options(place, deck) for place, labels in deck.labels.items()}
    assert owners == {
        "kitchen": "heavy-hand",
        "a": "test-action",
        "b": "test-action",
        "c": "goal",
        "d": "test-ingredient",
    }


def test_flavors_and_subflavors_have_words() -> None:
    assert set(DECK.sub_names) == SUBFLAVORS
    for word in [*FLAVORS, *SUBFLAVORS]:
        assert ENGLISH.say(f"kind-{word}") == word.capitalize()


def test_every_card_has_a_drawing() -> None:
    drawings = set(re.findall(r'<symbol id="([\w-]+)"', ART.read_text("utf-8")))
    for face in GAME.faces(DECK):
        assert face.picture in drawings, face.code


def test_what_somebody_agrees_to_is_named() -> None:
    """The card that asked, as the question called it."""
    answered = 0
    for seed in range(6):
        state = GAME.deal(4, seed)
        rng = Rng(seed)
        while not state.over and answered < 30:
            seat, before = state.actor, state.event_count
            prompt = GAME.prompt(GAME.view(state, seat))
            state.apply(seat, state.random_move(seat, rng))
            for event in GAME.events(state, before, None):
                if event.kind == "answered":
                    assert event.args["card"] == prompt.args["card"]
                    answered += 1
    assert answered >= 10
