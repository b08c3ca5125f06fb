"""Card files: the strict grammar, the designer's checklist, hostile files, and a new card that is playable at once."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest

from bakehouse import DeckError
from bakehouse.games.pie_contest.game import PieContest
from bakehouse.games.pie_contest.play import State
from tests.games.pie_contest.table import (
    GAME,
    ContestTable,
    achievement,
    action,
    contest_with,
    deck_with,
    house_text,
    ingredient,
)

RUMTOPF = """
- {id: rumtopf, name: Old Rum Pot, kind: ingredient, copies: 2, worth: 2, flavor: sweet, sub: fruit,
   text: "When Baked: worth 1 more per Fruit in the Pie, up to 4. When Trashed otherwise: take a Fruit from the Trash.",
   abilities: [{baking: {cap: [{count: {from: oven, where: {sub: fruit}}}, 4]}},
               {when: trashed, do: [{take: {from: trash, where: {sub: fruit}}}]}]}
"""


def problems(cards: str) -> list[str]:
    with pytest.raises(DeckError) as error:
        deck_with(cards)
    return error.value.problems


# -- A new card ------------------------------------------------------------------


def test_the_specifications_example_is_playable_at_once(tmp_path: Path) -> None:
    path = tmp_path / "rumtopf.yaml"
    path.write_text(house_text() + RUMTOPF, "utf-8")
    deck = GAME.deck(path)
    state = GAME.deal(4, 1, deck=deck)
    assert isinstance(state, State)
    assert state.deck.size == GAME.house_deck().size + 2
    table = ContestTable(
        f"cards: {deck.digest} / hand 0: hot-oven / kitchen 0: table-salt rumtopf lemons baking-apples"
    )
    table.play("0: P:hot-oven")
    assert table.values(0) == [1 + 2 + 3 + 3 + 4]
    raided = ContestTable(f"cards: {deck.digest} / hand 0: butterfingers / kitchen 1: rumtopf / trash: lemons limes")
    raided.play("0: P:butterfingers")
    assert raided.options() == ["t.rumtopf", "t.lemons", "t.limes"] or "t.lemons" in raided.options()
    raided.play("1: t.limes")
    assert raided.hand(1) == "limes"


def test_json_is_read_too(tmp_path: Path) -> None:
    import json

    import yaml

    cards = yaml.safe_load(house_text())
    path = tmp_path / "set.json"
    path.write_text(json.dumps(cards, indent=1), "utf-8")
    assert GAME.deck(path).size == GAME.house_deck().size


def test_a_plain_list_is_a_set_named_like_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(house_text().split("cards:\n", 1)[1], "utf-8")
    assert GAME.deck(path).name == "mine"


# -- The checklist -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (ingredient("{when: played, do: [{draw: 1}]}", "lemons"), "the id 'lemons' stands twice"),
        (ingredient("{when: played, do: [{draw: 1}]}").replace("copies: 4", "copies: 0"), "it can be 1 to 99"),
        (ingredient("{when: played, do: [{draw: 1}]}").replace("copies: 4", "copies: 99999"), "it can be 1 to 99"),
        (action("{draw: 1}").replace("}]}]}", "}]}, {when: act, do: [{draw: 1}]}]}"), "exactly one ability"),
        (action("{draw: 1}").replace("when: act", "when: played"), "only 'when: act'"),
        (ingredient("{when: act, do: [{draw: 1}]}"), "an ingredient has no 'when: act'"),
        (achievement("{when: dive}", "{draw: 1}").replace(" > ", ", "), "then ' > '"),
        (achievement("{when: state}", "{draw: 1}"), "needs an 'if'"),
        (
            achievement("{when: dive}", "{draw: 1}", becomes="{kind: ingredient, name: B, worth: 1, flavor: sweet}"),
            "needs a reward that moves 'this'",
        ),
        (achievement("{when: dive}", "{move: this, to: hand}"), "there is no 'becomes'"),
        (action("{take: {from: hand, of: other}}"), "nobody chooses from a hidden hand"),
        (action("{gain: {from: hand}}"), "'gain' is never from a hand"),
        (
            achievement("{when: state, if: {has: {from: hand, where: {salt: true}}}}", "{draw: 1}"),
            "that would show hidden cards",
        ),
        (
            achievement("{when: state, if: {ge: [{flavors: {from: hand}}, 3]}}", "{draw: 1}"),
            "only the number of these cards is known to all",
        ),
        (
            ingredient("{static: {worth: this, add: {flavors: {from: hand}}}}"),
            "only the number of these cards is known to all",
        ),
        (action("{draw: {total: {from: pantry}}}"), "only the number of these cards is known to all"),
        (action("{draw: {count: oven}}"), "the oven can be counted only in"),
        (action("{trash: {from: oven}}"), "the oven can only be counted"),
        (ingredient("{static: {worth: this, add: {total: {from: kitchen}}}}"), "cannot depend on worth"),
        (ingredient("{static: {guard: {from: kitchen, where: {worth_ge: 3}}}}"), "cannot depend on worth"),
        (ingredient("{static: {worth: {from: kitchen, of: other}, add: 1}}"), "its own Kitchen"),
        (ingredient("{static: {guard: oven}}"), "its own Kitchen"),
        (action("{take: {from: kitchen, of: other, by: owner}}"), "over several zones"),
        (action("{take: {from: trash, by: owner}}"), "has no owner"),
        (action("{take: {from: trash, of: you}}"), "belongs to nobody"),
        (action("{take: {from: pantry}}"), "needs 'top'"),
        (action("{take: {from: trash, top: 3}}"), "goes only with 'from: pantry'"),
        (action("{draw: {count: {from: pantry, where: {salt: true}}}}"), "the Pantry can be counted"),
        (action("{trash: {from: hand, where: {sub: fruti}}}"), "'sub' must be one of"),
        (action("{trash: {from: hand, where: {id: nothing}}}"), "there is no card 'nothing'"),
        (action("{trash: {from: hand, where: {}}}"), "a filter needs something"),
        (action("{trash: {from: hand, where: {not_this: false}}}"), "can only be true"),
        (action("{fly: 1}"), "a step has exactly one of"),
        (action("{draw: 1, trash: this}"), "it has draw and trash"),
        (action("{draw: 1, bonus: 2}"), "a step 'draw' has no 'bonus'"),
        (action("{draw: many}"), "must be a whole number"),
        (action("{draw: 123456789012345678901234567890}"), "is too large"),
        (action("{draw: 5000}"), "it can be -999 to 999"),
        (action("{draw: {mul: [1, 2, 3]}}"), "has two entries"),
        (action("{draw: {ifelse: [1, 2]}}"), "a condition and two numbers"),
        (action("{draw: {count: {from: hand}, total: oven}}"), "a number has exactly one of"),
        (action("{if: {maybe: 1}, then: [{draw: 1}]}"), "a condition has exactly one of"),
        (action("{if: {made: pie}}"), "lacks 'then'"),
        (action("{swap: [this]}"), "a swap has two sides"),
        (action("{swap: [{from: hand}, {from: kitchen, of: other}]}"), "must be 'from: kitchen'"),
        (action("{swap: [{from: kitchen, pick: 2}, {from: kitchen, of: other}]}"), "one card"),
        (action("{worth: {from: hand}, add: 1}"), "must be 'from: kitchen'"),
        (action("{worth: this}"), "either 'add' or 'set'"),
        (action("{pie: all, add: 1}"), "'pie' must be one of"),
        (action("{pie: best}"), "lacks 'add'"),
        (action("{shield: hand}"), "'shield' must be one of"),
        (action("{reveal: {from: trash}}"), "can be revealed"),
        (action("{reveal: {from: pantry, top: 3}}"), "all together"),
        (action("{play: {from: trash}}"), "is played from one's own hand"),
        (action("{play: {from: hand, pick: 2}}"), "one card at a time"),
        (action("{give: {from: hand}}"), "lacks 'to'"),
        (action("{give: {from: hand}, to: rivals}"), "'to' must be one of"),
        (action("{move: {from: hand}}"), "lacks 'to'"),
        (action("{move: {from: hand}, to: kitchen}"), "only by 'play'"),
        (action("{move: {from: kitchen}, to: trash, owner: other}"), "'owner' goes only"),
        (action("{choose: []}"), "an empty list"),
        (action("{choose: [{do: [{draw: 1}]}]}"), "lacks 'label'"),
        (action("{choose: [{label: a}]}"), "lacks 'do'"),
        (action("{choose: [{label: a, do: [{fly: 1}]}]}"), "a step has exactly one of"),
        (action("{choose: [{label: a, do: [{draw: 1}]}], by: nobody}"), "'by' must be one of"),
        (action("{may: [{draw: 1}], by: rivals}"), "'by' must be one of"),
        (action("{draw: 1, for: nobody}"), "'for' must be one of"),
        (action("{shield: pies, for: nobody}"), "'for' must be one of"),
        (action("{bake: nobody}"), "'bake' must be one of"),
        (action("{may: {draw: 1}}"), "must be a list"),
        (action("{each: nobody, do: [{draw: 1}]}"), "'each' must be one of"),
        (
            action("{each: other, at_once: true, do: [{trash: {from: hand, of: they, by: owner}}]}"),
            "is about several players",
        ),
        (action("{each: each}"), "lacks 'do'"),
        (action("{each: each, at_once: true, do: [{draw: 1}]}"), "a 'give' or a 'trash'"),
        (action("{each: each, at_once: true, do: [{trash: {from: kitchen, of: they, by: owner}}]}"), "cards of hands"),
        (
            action("{each: each, at_once: true, do: [{trash: {from: hand, of: they, by: owner, pick: {upto: 2}}}]}"),
            "a fixed number",
        ),
        (
            action("{each: each, at_once: true, do: [{give: {from: hand, of: they, by: owner}, to: other}]}"),
            "cannot ask for a player",
        ),
        (action("{draw: 1}").replace("kind: action", "kind: spell"), "'kind' must be one of"),
        (action("{draw: 1}").replace("name: Test Action", "nam: Test"), "has no 'nam'"),
        (action("{draw: 1}").replace("id: test-action", "id: Test.Action"), "small letters"),
        (action("{draw: 1}").replace('"A test."', "[]"), "'text' must be a text"),
        (ingredient("{baking: 1}").replace("flavor: sweet", "flavor: umami"), "'flavor' must be one of"),
        (ingredient("{baking: 1}").replace("worth: 2", "worth: 1000"), "it can be -99 to 99"),
        (action("{draw: 1}").replace("when: act", "on: act"), "an ability has no 'on'"),
        ("- 5\n", "a card must be a map"),
        ("- [lemons]\n", "a card must be a map"),
        ("- {id: x}\n", "a card lacks 'kind'"),
    ],
)
def test_the_designers_checklist(cards: str, told: str) -> None:
    found = problems(cards)
    assert any(told in problem for problem in found), found
    assert all(problem.startswith("line ") for problem in found)


def test_every_fault_is_told_at_once_with_line_and_card(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(house_text() + action("{fly: 1}", "card-one") + action("{draw: x}", "card-two"), "utf-8")
    with pytest.raises(DeckError) as error:
        GAME.deck(path)
    lines = str(error.value).splitlines()
    last = len(house_text().splitlines()) + 1
    assert lines[0].startswith(f"{path}: line {last}, card card-one: a step has exactly one of")
    assert lines[1].startswith(f"{path}: line {last + 1}, card card-two: a number must be a whole number")


def test_a_card_without_a_kind_lacks_nothing_else() -> None:
    found = problems("- {id: test-card, name: Test Card, copies: 4, text: A test.}\n")
    assert [problem.partition(": ")[2] for problem in found] == ["a card lacks 'kind'"]


def test_all_faults_of_a_card_with_a_wrong_kind() -> None:
    """What it has shows which kind was meant, so nothing hides behind that fault."""
    wrong = ingredient("{when: act, do: [{draw: none}]}").replace("kind: ingredient", "kind: ingredeint")
    told = "\n".join(problems(wrong.replace("copies: 4", "copies: 0")))
    assert "'kind' must be one of: ingredient, action, achievement; not 'ingredeint'" in told
    assert "'copies' is 0" in told
    assert "an ingredient has no 'when: act'" in told
    assert "a number must be a whole number, not 'none'" in told
    goal = achievement("{when: never}", "{fly: 1}").replace("kind: achievement, ", "")
    told = "\n".join(problems(goal))
    assert "an achievement lacks 'kind'" in told
    assert "'when' of a goal must be one of" in told
    assert "a step has exactly one of" in told
    jam = achievement(
        "{when: dive}", "{move: this, to: kitchen}", becomes="{kind: jam, name: Jam, worth: much, flavor: no}"
    )
    told = "\n".join(problems(jam))
    assert "'kind' of 'becomes' must be one of" in told
    assert "'worth' must be a whole number" in told
    assert "'flavor' must be one of" in told


@pytest.mark.rule("CO-38")
def test_a_set_without_salt(game: PieContest) -> None:
    sweet = ingredient("{baking: 1}").replace("copies: 4", "copies: 30")
    with pytest.raises(DeckError, match="without Salt no Pie can be Baked"):
        game.deck_text(sweet)
    with pytest.raises(DeckError) as error:
        game.deck_text(sweet + action("{draw: 0}"))
    assert len(error.value.problems) == 2  # faults of the set do not hide those of its cards
    salt = "{kind: ingredient, name: Fleur de Sel, worth: 3, flavor: salt}"
    turned = achievement("{when: dive}", "{move: this, to: kitchen}", becomes=salt)
    assert game.deck_text(sweet + turned)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("{draw: 0}", "it draws 0 cards"),
        ("{pie: best, add: 0}", "it adds 0"),
        ("{worth: {from: kitchen}, add: 0}", "it adds 0"),
        ("{trash: {from: kitchen, pick: 0}}", "it picks 0 cards"),
        ("{trash: {from: kitchen, pick: {upto: 0}}}", "it picks 0 cards"),
        ("{draw: 1, for: they}", "nobody has been chosen"),
        ("{draw: 1}, {trash: {from: hand, of: they, by: owner}}", "nobody has been chosen"),
        ("{each: rivals, do: [{draw: 1, for: they}]}, {bake: they}", "nobody has been chosen"),
        ("{bake: you}, {trash: it}", "could be 'it'"),
        ("{trash: this}", "'this' is nothing"),
        ("{pie: that, add: 2}", "could be 'that'"),
        ("{swap: [{from: kitchen}, {from: kitchen, where: {salt: true}}]}", "of one Kitchen"),
        ("{gain: {from: kitchen}}", "in that Kitchen already"),
        ("{move: {from: kitchen}, to: kitchen}", "in that Kitchen already"),
        ("{move: {from: kitchen}, to: kitchen, owner: you}", "in that Kitchen already"),
        ("{take: {from: hand}}", "in that hand already"),
        ("{give: {from: hand}, to: you}", "in that hand already"),
        ("{trash: {from: kitchen, where: {kind: action}}}", "no card of the set"),
        ("{gain: {from: trash, where: {kind: action}}}", "no card of the set"),
        ("{take: {from: trash, where: {salt: true, sub: fruit}}}", "no card of the set"),
        ("{take: {from: trash, where: {id: double-cocoa}}}", "no card of the set"),
        ("{take: {from: trash, where: {salt: true, not: {kind: ingredient}}}}", "no card of the set"),
        ("{may: [{draw: 1}], else: [{draw: 0}]}", "it draws 0 cards"),
        ("{choose: [{label: a, do: [{draw: 0}]}, {label: b, do: [{draw: 1}]}]}", "it draws 0 cards"),
        ("{if: {full: you}, then: [{trash: it}]}", "could be 'it'"),
    ],
)
def test_steps_that_can_never_act(steps: str, why: str) -> None:
    (told,) = problems(action(steps))
    assert told.startswith("line ")
    assert "card test-action: this step can never do anything: " in told
    assert why in told


@pytest.mark.parametrize("when", ["baked", "trashed"])
def test_a_card_that_is_gone_cannot_change_itself(when: str) -> None:
    (told,) = problems(ingredient(f"{{when: {when}, do: [{{worth: this, add: 1}}]}}"))
    assert "'this' is nothing" in told


@pytest.mark.parametrize(
    "cards",
    [
        action("{trash: {from: kitchen, of: left}}, {draw: 1, for: they}"),
        action("{may: [{draw: 1, for: other}]}, {trash: {from: hand, of: they, by: owner}}"),
        action("{if: {full: you}, then: [{bake: you}]}, {pie: that, add: 1}"),
        action("{each: each, do: [{trash: {from: kitchen, of: they, by: owner}}]}, {take: it}"),
        action("{swap: [{from: kitchen, of: left}, {from: kitchen, of: right}]}"),
        action("{move: {from: kitchen}, to: kitchen, owner: left}"),
        action("{move: {from: kitchen, of: left}, to: kitchen}"),
        action("{take: {from: hand, of: left, by: random}}"),
        action("{take: {from: trash, where: {salt: true, not: {worth_ge: 5}}}}"),
        action("{trash: {from: kitchen, where: {id: double-cocoa}}}"),
        ingredient("{when: rival_bake, do: [{pie: that, add: -1}]}"),
        ingredient("{when: turn_start, do: [{worth: this, add: 1}]}"),
        achievement("{when: bake}", "{pie: that, add: 1}"),
    ],
)
def test_steps_that_may_act(cards: str) -> None:
    assert deck_with(cards)


def test_a_subflavor_of_turned_cards_only() -> None:
    """A filter may ask for it although no card of the Pantry has it."""
    jam = "{kind: ingredient, name: Jam, worth: 3, flavor: sweet, sub: jam}"
    cards = achievement("{when: dive}", "{move: this, to: kitchen}", becomes=jam)
    assert deck_with(cards + action("{trash: {from: kitchen, where: {sub: jam}}}"))


def test_a_reveal_opens_a_hand_for_later_steps() -> None:
    assert deck_with(action("{reveal: {from: hand, of: other, pick: all}}, {trash: {from: hand, of: they}}"))
    assert problems(action("{reveal: {from: hand, of: other, pick: all}}, {trash: {from: hand, of: left}}"))


LOOK = "{reveal: {from: hand, of: other, pick: all}}"


@pytest.mark.parametrize(
    "steps",
    [
        LOOK + ", {take: {from: hand, of: other}}",  # asks for a player again: it may be another one
        LOOK + ", {worth: {from: kitchen, of: other}, add: 1}, {take: {from: hand, of: they}}",
        LOOK + ", {worth: {from: kitchen, of: rivals}, add: 1}, {take: {from: hand, of: they}}",
        LOOK + ", {draw: 1, for: any}, {take: {from: hand, of: they}}",
        LOOK + ", {move: {from: trash}, to: kitchen, owner: other}, {take: {from: hand, of: they}}",
        LOOK + ", {each: rivals, do: [{take: {from: hand, of: they}}]}",
        LOOK + ", {may: [{draw: 1, for: any}]}, {take: {from: hand, of: they}}",
        "{may: [{reveal: {from: hand, of: left, pick: all}}]}, {take: {from: hand, of: left}}",
        "{if: {made: pie}, then: [{reveal: {from: hand, of: left, pick: all}}]}, {take: {from: hand, of: left}}",
        "{each: each, do: [{reveal: {from: hand, of: they, pick: all}}]}, {take: {from: hand, of: they}}",
        "{choose: [{label: a, do: [" + LOOK + "]}]}, {take: {from: hand, of: they}}",
    ],
)
def test_nobody_peeks_by_a_detour(steps: str) -> None:
    found = problems(action(steps))
    assert any("nobody chooses from a hidden hand" in problem for problem in found), found


def test_faults_of_reading_and_of_the_grammar_are_told_together(tmp_path: Path) -> None:
    """With the card in whose lines they stand; and the total is judged all the same."""
    path = tmp_path / "bad.yaml"
    path.write_text(
        "- {id: one, name: One, kind: ingredient, copies: 12345678901, worth: 1, flavor: sweet, text: x}\n"
        "- {id: two, name: Two, kind: ingredient, copies: 2,\n"
        "   worth: &w 1, flavor: umami, text: x}\n",
        "utf-8",
    )
    with pytest.raises(DeckError) as error:
        GAME.deck(path)
    text = str(error.value)
    assert "line 1, card one: the number 12345678901… is too large" in text
    assert "line 3, card two: &w marks a place" in text
    assert "line 3, card two: 'flavor' must be one of" in text
    assert "a set needs at least 21" in text


def test_one_long_line_of_json(game: PieContest) -> None:
    """A second card with the same id is found although all cards stand in line 1."""
    import json

    import yaml

    cards = yaml.safe_load(house_text())["cards"]
    assert game.deck_text(json.dumps(cards), "set.json").size == game.house_deck().size
    with pytest.raises(DeckError, match="the id 'table-salt' stands twice"):
        game.deck_text(json.dumps([*cards, cards[0]]), "set.json")


def test_set_totals(game: PieContest) -> None:
    with pytest.raises(DeckError, match="at least 21"):
        game.deck_text(action("{draw: 1}"))
    with pytest.raises(DeckError, match="a card file lacks 'cards'"):
        game.deck_text("set: x")
    with pytest.raises(DeckError, match="has no 'extra'"):
        game.deck_text(house_text() + "\nextra: 1\n")


def test_a_set_too_small_for_the_table(game: PieContest) -> None:
    deck = game.deck_text(ingredient("{baking: 1}", flavor="salt").replace("copies: 4", "copies: 30"))
    assert game.deal(4, 1, deck=deck)
    with pytest.raises(ValueError, match="too few cards"):
        game.deal(6, 1, deck=deck)
    import bakehouse

    with pytest.raises(ValueError, match="not one of Pie Contest"):
        game.deal(4, 1, deck=bakehouse.game("pastry-chefs").house_deck())


# -- Hostile files -------------------------------------------------------------------

BILLION = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "holds no cards"),
        ("[" * 5_000, "nested more than"),
        ("{a: " * 5_000, "nested more than"),
        ("- " * 50_000 + "x", "nested more than"),
        (BILLION, "aliases are not read"),
        ("&x [*x]", "anchors and aliases are not read"),
        ("- !!python/object/apply:os.system [ls]", "is a tag"),
        ("--- 1\n--- 2\n", "one document"),
        ("- {a: 1, a: 2}", "stands twice in one map"),
        ("- {[a]: 1}", "the key of a map must be a word"),
        ("- {a: ", "this is not YAML"),
        ("\0", "this is not YAML"),
        ("\tx: [", "this is not YAML"),
        ("a" * 10_000_000, "at most 200000"),
        ("[" + "1," * 59_999 + "1]", "more than 60000 values"),
        ("[" + "1," * 59_998 + "1]", "at most 300 are possible"),
        ("- 9" + "9" * 100_000, "is too large"),
        ("true", "must be a list"),
        ("cards: {}", "must be a list"),
        ("cards:", "must be a list"),
        ("5", "must be a list"),
        ("- x\n" * 400, "at most 300 are possible"),
    ],
    ids=lambda value: value[:12],
)
def test_hostile_files_are_refused_quickly(game: PieContest, text: str, told: str) -> None:
    begun = time.process_time()
    with pytest.raises(DeckError) as error:
        game.deck_text(text, "hostile.yaml")
    assert time.process_time() - begun < 2
    assert told in str(error.value)
    assert len(str(error.value)) < 60_000


@pytest.mark.parametrize("shape", ["{not: W}", "{any_of: [W]}", "{any_of: [W, {salt: true}], not: {sub: fruit}}"])
def test_nested_filters_stay_small(shape: str) -> None:
    """Each level is compiled once, not twice: twenty levels would be a million otherwise."""
    where = "{not_this: true}"
    for _ in range(20 if "not: W" in shape else 11):
        where = shape.replace("W", where)
    begun = time.process_time()
    deck = deck_with(action(f"{{trash: {{from: hand, where: {where}}}}}"))
    assert time.process_time() - begun < 2
    assert len(deck.code) < len(GAME.house_deck().code) + 500


def test_ten_megabytes_are_not_even_read(game: PieContest, tmp_path: Path) -> None:
    path = tmp_path / "big.yaml"
    path.write_bytes(b"- x\n" * 2_500_000)
    begun = time.process_time()
    with pytest.raises(DeckError, match="larger than 2 MB"):
        game.deck(path)
    assert time.process_time() - begun < 1
    path.write_bytes(b"\xff\xfe\x00binary")
    with pytest.raises(DeckError, match="cannot be read"):
        game.deck(path)


def test_random_damage_never_crashes(game: PieContest) -> None:
    """Cut and twisted house sets are refused in words, never with a traceback of ours."""
    from bakehouse import Rng

    rng = Rng(3)
    text = house_text()
    for _ in range(60):
        start = rng.below(len(text))
        damaged = text[:start] + "[]{}:,#&*!|>'\"%@x1-"[rng.below(19)] + text[start + rng.below(30) :]
        with suppress(DeckError):
            game.deck_text(damaged)


def test_a_game_with_every_word_of_the_vocabulary_plays() -> None:
    """Words that the house set does not use, played at random to the end."""
    from bakehouse import Rng, playout

    cards = (
        action("{pie: any, add: 1}, {draw: 1, for: other}", "word-a")
        + action("{each: rivals, do: [{give: {from: hand, of: they, by: owner}, to: you}]}", "word-b")
        + action("{reveal: {from: hand, pick: {upto: 2}}, to: all}, {trash: it}", "word-c")
        + action("{take: {from: pantry, top: 3, pick: {upto: 2}}}, {move: it, to: pantry_bottom}", "word-d")
        + action(
            "{choose: [{label: a, do: [{bake: any}]}, {label: b, do: [{shield: kitchen, for: each}]}], by: right}",
            "word-e",
        )
        + action(
            "{trash: {from: hand, of: any, by: owner, pick: 2}}, {draw: {sum: [{count: it}, 1]}, for: they}", "word-f"
        )
        + ingredient("{when: turn_end, do: [{move: this, to: kitchen, owner: other}]}", "word-g")
        + ingredient(
            "{static: {worth: {from: kitchen, where: {not_this: true}}, add: {count: {from: hand}}}}", "word-h"
        )
        + achievement(
            "{when: lost}",
            "{take: this}",
            "word-i",
            "{kind: action, name: W, abilities: [{when: act, do: [{draw: 1}]}]}",
        )
    )
    deck = deck_with(cards)
    for seed in range(6):
        state = GAME.deal(5, seed, deck=deck)
        playout(state, Rng(seed))
        assert state.over


@pytest.mark.rule("CO-R22")
def test_a_filtered_question_about_a_hand() -> None:
    """Nobody but the owner knows whether there is a choice, so it is asked."""
    cards = action("{trash: {from: hand, of: left, by: owner, where: {salt: true}}}")
    table = contest_with(cards, "hand 0: test-action / hand 1: table-salt lemons honey")
    table.play("0: P:test-action")
    assert table.asked == "1"
    assert table.options() == ["h.table-salt"]
