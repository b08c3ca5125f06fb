"""Everything that players read can be said in every language; questions are short; "you" is you."""

import re

import pytest

import bakehouse
from bakehouse import Game, Rng, State
from bakehouse.core.options import form_of
from bakehouse.games import FOLDERS
from bakehouse.words import PSEUDO, Words, languages, player_names
from tests.contract.driver import random_moves

PROMPT, TRANSLATED = 44, 52  # characters of a question that is asked, in English and in other languages
LONGEST = 60  # characters of any prompt in English: also of whom the table waits for
LONGER = 1.5  # times as long a translation may be
MOVES = 120
LEFTOVER = re.compile(r"[{}]|\?\?|\bseat \d|\bseat-|\bNone\b")
YOU = re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE)


def states(game: Game) -> list[tuple[State, int]]:
    """Positions of a random game, and who is asked in each; the last one with its whole log."""
    state = game.deal(max(game.info.seats[0], min(4, game.info.seats[1])), 11)
    found = []
    for number, (seat, atoms) in enumerate(random_moves(game, state, Rng(5), MOVES)):
        if number % 2 == 0:
            trial = state.copy()
            trial.listening = False
            for atom in atoms[:-1]:
                trial.apply(seat, atom)
                found.append((trial.copy(), seat))
            found.append((state.copy(), seat))
    found.append((state, 0))
    return found


def readers(game: Game, state: State, language: str) -> dict[int | None, Words]:
    names = player_names(["Ann", *[""] * (state.seats - 1)])
    return {viewer: Words(language, game, state.table_deck, names, viewer) for viewer in (None, *range(state.seats))}


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
@pytest.mark.parametrize("slug", FOLDERS)
def test_everything_can_be_said(slug: str, language: str) -> None:
    game = bakehouse.game(slug)
    found = states(game)
    words = readers(game, found[0][0], language)
    most = LONGEST if language == "en" else LONGEST * LONGER
    asking = PROMPT if language == "en" else TRANSLATED if language != PSEUDO else most
    for state, asked in found:
        for viewer in (asked, (asked + 1) % state.seats, None):
            view = game.view(state, viewer, known=False)
            question = game.prompt(view)
            prompt = words[viewer](question)
            is_asked = question.id.startswith("prompt-")
            assert len(prompt) <= (asking if is_asked else most) or view.outcome is not None, prompt
            said = [prompt, *(words[viewer](game.label(view, move)) for move in view.legal)]
            said += (words[viewer](line).lstrip() for line in game.picture(view))  # some are indented
            for text in said:
                check(text, language)
    state = found[-1][0]
    for viewer, reader in words.items():
        for event in game.events(state, 0, viewer):
            for form in ("log", "stage", "aria", "chip"):
                check(reader.event(event, form), language)


def check(text: str, language: str) -> None:
    assert text == text.strip(), repr(text)
    assert "  " not in text, text
    assert not LEFTOVER.search(text), text
    if language not in ("en", PSEUDO):
        assert not YOU.search(text), f"English in {language}: {text}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", FOLDERS)
def test_cards_options_and_phrases_can_be_said(slug: str, language: str) -> None:
    game = bakehouse.game(slug)
    words = Words(language, game)
    for face in game.faces(game.house_deck()):
        check(words.name(face), language)
        check(words.text(face), language)
    for option in game.info.options.values():
        check(words.option(option), language)
        assert all(words.has(f"option-{option.name}", form_of(value)) for value in option.values)
