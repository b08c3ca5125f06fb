"""Words for those who draw the table: prompts, labels, targets, sentences, the picture."""

import pytest

from bakehouse import Rng
from bakehouse.games.pastry_chefs.game import PastryChefs
from bakehouse.games.pastry_chefs.names import described, named, place, word_in, zone_at
from bakehouse.games.pastry_chefs.observation import description_words
from bakehouse.games.pastry_chefs.play import State
from tests.games.pastry_chefs.table import GAME, PastryTable, Tables

TABLE = "hand N: 1c 2d 3s / hand E: 1h 2h 4h / hand S: 4s 4d / X: 1d / deck: 4c 3c / turn: N"


def buttons(table: PastryTable, name: str) -> dict[str, str]:
    """Targets and labels of a seat's legal atoms."""
    return dict(zip(table.targets(name), table.labels(name), strict=True))


# -- Prompts -----------------------------------------------------------------


def test_prompts(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    assert table.prompt("N") == "Move cards, let somebody draw, or bake."
    assert table.prompt(None) == "Waiting for Ann to play."
    table.play("N: draw S")
    assert table.prompt("S") == "Reveal its suit, its number, or both."
    assert table.prompt("N") == "Waiting for Cleo to reveal something."
    table.play("S: reveal #4 1")
    assert table.prompt("N") == "Draw a second card, or do without."
    assert table.prompt("W") == "Waiting for Ann, who may draw a second card."
    table.play("N: stop")
    assert table.prompt("N") == "Ask somebody a question, or nobody."
    assert table.prompt("E") == "Waiting for Ann, who may ask a question."


def test_prompts_of_picks(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: move 2 hearts E>S")
    assert table.prompt("E") == "Pick 2 hearts for Cleo."
    assert table.prompt("W") == "Waiting for Ben to pick 2 hearts."
    table.state.play(1, table.state.legal(1)[0])
    assert table.prompt("E") == "Pick one more card."
    assert table.prompt("W") == "Waiting for Ben to pick 2 hearts."  # how far Ben is, nobody is told
    table = pastry_chefs(TABLE)
    table.play("N: move 2 clubs E>S")
    assert table.prompt("N") == "Your Move failed. Discard one card."
    assert table.prompt("S") == "Waiting for Ann to discard."
    table = pastry_chefs("hand N: 1c 1c 2d 2d 3h 3h 4s 4s 1h 1d / hand S: 1d / turn: N")
    table.play("N: move 1 1h N>S")
    assert table.prompt("N") == "You may keep seven cards. Discard 2."
    assert table.prompt("E") == "Waiting for Ann to discard."
    table.state.play(0, table.state.legal(0)[0])
    assert table.prompt("N") == "Discard one more card."


@pytest.mark.parametrize(
    ("move", "asked", "prompt"),
    [
        ("N: move 1 hearts E>N", "E", "Pick a heart for Ann."),
        ("N: move 1 hearts E>X", "E", "Pick a heart to discard."),
        ("N: move 1 diamonds X>N", "N", "Pick a diamond from the pile."),
        ("N: move 1 diamonds X>E", "N", "Pick a diamond from the pile for Ben."),
    ],
)
def test_prompts_of_picks_say_what_becomes_of_the_cards(
    pastry_chefs: Tables, move: str, asked: str, prompt: str
) -> None:
    table = pastry_chefs(TABLE.replace("X: 1d", "X: 1d 2d"))
    table.play(move)
    assert (table.asked, table.prompt(asked)) == (asked, prompt)


def test_prompts_inside_a_chain(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    prompts = []
    for atom in table.game.read(table.state, 0, "move 2 hearts E>S")[:-1]:
        table.state.play(0, atom)
        prompts.append(table.prompt("N"))
    assert prompts == [
        "Choose where the cards go.",
        "Name a suit, a number, or a card.",
        "Choose how many cards to move.",
    ]
    assert table.prompt("E") == "Waiting for Ann to play."  # the chain is Ann's own business
    table = pastry_chefs(TABLE)
    table.play("N: draw N", "N: reveal #4 1")
    prompts = []
    for atom in table.game.read(table.state, 0, "ask E 1 #3")[:-1]:
        table.state.play(0, atom)
        prompts.append(table.prompt("N"))
    assert prompts == ["Ask about a suit, a number, or a card.", "Choose the question to ask."]


def test_prompts_at_the_end(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4d / turn: E")
    table.play("E: bake 1d,2d,3d,4d")
    assert table.prompt("N") == table.prompt(None) == "Ben and Dan win, 5 to 0."
    assert table.prompt("E") == table.prompt("W") == "Your team wins, 5 to 0!"
    table = pastry_chefs("hand N: 1s 2s 4h / idle: 119 / turn: N")
    table.play("N: move 1 4h N>S")
    assert table.prompt(None) == "The game is a draw, 0 to 0."


def test_a_series_tells_the_games_won(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1c,2c,3c / hand N: 1s 2s 4h / idle: 119 / game: 2 / wins: 0 1 / turn: N", games=2)
    table.play("N: move 1 4h N>S")
    assert table.prompt(None) == "The series is a draw, 1 to 1."
    table = pastry_chefs("bakes: N=1c,2c,3c / hand N: 1s 2s 4h / idle: 119 / game: 3 / wins: 1 1 / turn: N", games=3)
    table.play("N: move 1 4h N>S")
    assert table.prompt("N") == "Your team wins the series, 2 to 1!"
    assert table.prompt("E") == "Ann and Cleo win the series, 2 to 1."


@pytest.mark.rule("PC-10", "PC-11")
def test_the_result_explained(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: N=1c,2c,3c,4c W=1d,2d,3d / hand S: 1h 2h 3h 4h 1s 2s 3s / turn: S")
    table.play("S: bake 1h,2h,3h,4h")
    assert table.result(None) == [
        "Ann baked One of Clubs, Two of Clubs, Three of Clubs, and Four of Clubs: 2 points.",
        "Cleo baked One of Hearts, Two of Hearts, Three of Hearts, and Four of Hearts: 2 points.",
        "Dan baked One of Diamonds, Two of Diamonds, and Three of Diamonds: one point.",
        "Ann and Cleo: 2 + 2 = 4 points.",
        "Ben and Dan: 0 + 1 = 1 point.",
    ]
    assert table.result("W")[2:] == [
        "You baked One of Diamonds, Two of Diamonds, and Three of Diamonds: one point.",
        "Ann and Cleo: 2 + 2 = 4 points.",
        "Your team (Ben and you): 0 + 1 = 1 point.",
    ]
    later = pastry_chefs("game: 4 / wins: 1 2", games=5)
    assert later.result(None) == [
        "Ann and Cleo: 0 + 0 = 0 points.",
        "Ben and Dan: 0 + 0 = 0 points.",
        "Ann and Cleo won one game.",
        "Ben and Dan won 2 games.",
    ]


# -- Labels and targets ------------------------------------------------------


def test_labels_and_targets(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand N: 1c 2d 3s", "hand N: 1c 2c 3c"), **{"pass": "on"})
    shown = buttons(table, "N")
    assert shown["word:pass"] == "Pass"
    assert (shown["draw:N"], shown["draw:S"]) == ("Draw a card yourself", "Let Cleo draw a card")
    assert shown["bake:1c,2c,3c"] == "Bake One of Clubs, Two of Clubs, and Three of Clubs"
    assert (shown["seat:N"], shown["seat:E"]) == ("Move cards from your own hand", "Move cards from Ben")
    assert shown["pile:X"] == "Move cards from the discard pile"
    table.state.play(0, table.game.read(table.state, 0, "move 2 hearts E>S")[0])
    shown = buttons(table, "N")
    assert (shown["seat:N"], shown["seat:S"], shown["pile:X"]) == ("To yourself", "To Cleo", "To the discard pile")
    table.state.play(0, 51)
    shown = buttons(table, "N")
    assert (shown["word:hearts"], shown["word:#3"], shown["word:3c"]) == ("Hearts", "Threes", "Three of Clubs")
    table.state.play(0, 56)
    assert buttons(table, "N") == {
        "number:1": "Move a heart",
        "number:2": "Move 2 hearts",
        "number:3": "Move 3 hearts",
    }
    table.state.play(0, 79)
    assert buttons(table, "E") == {  # ascending: 4h comes second
        "card:1h": "Hand over the One of Hearts",
        "card:2h": "Hand over the Two of Hearts",
    }


def test_labels_of_reveals_and_questions(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("hand N: 1c 2d 3s", "hand N: 1c 2d"))
    table.play("N: draw N")
    assert buttons(table, "N") == {"pile:deck": "Draw a second card", "word:stop": "No second card"}
    other = PastryTable(table.state.copy())
    table.play("N: second")
    assert table.prompt("N") == "Say something true about your two cards."
    shown = buttons(table, "N")
    assert (shown["word:clubs"], shown["word:#4"]) == ("Both are clubs", "One of them is a four")
    other.play("N: stop")
    assert buttons(other, "N")["word:4c"] == "It is a Four of Clubs"
    other.play("N: reveal #4 1")
    assert buttons(other, "N") == {"word:noask": "Ask nobody", "seat:E": "Ask Ben", "seat:S": "Ask Cleo"}
    for atom in other.game.read(other.state, 0, "ask S 2 #3")[:-1]:
        other.state.play(0, atom)
    assert buttons(other, "N") == {
        "number:1": "Do you have a three?",
        "number:2": "Do you have at least 2 threes?",
    }


def test_labels_of_picks(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE.replace("X: 1d", "X: 1d 2d"))
    table.play("N: move 1 diamonds X>N")
    assert table.labels("N") == ["Take the One of Diamonds", "Take the Two of Diamonds"]
    table = pastry_chefs(TABLE)
    table.play("N: move 2 clubs E>S")
    assert buttons(table, "N")["card:2d"] == "Discard the Two of Diamonds"


# -- The picture and the cards -----------------------------------------------


def test_the_picture(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE + " / bakes: W=1s,2s,3s / blocked: hearts #2")
    assert table.picture("E").splitlines() == [
        "Game 1.",
        "Ann and Cleo: 0 points.",
        "Your team (you and Dan): 1 point.",
        "Deck: 36 cards.",
        "Discard pile: One of Diamonds.",
        "Ann: 3 cards, on turn.",
        "You: 3 cards.",
        "Cleo: 2 cards.",
        "Dan: 0 cards.",
        "Dan baked One of Spades, Two of Spades, and Three of Spades.",
        "Blocked for Moves: hearts and twos.",
        "Your hand: One of Hearts, Two of Hearts, and Four of Hearts.",
    ]
    table.play("N: draw N")
    assert "Just drawn: Four of Clubs." in table.picture("N")
    assert "Four of Clubs" not in table.picture("E")
    spectator = table.picture(None)
    assert "You" not in spectator
    assert "Ben and Dan: 1 point." in spectator


def test_the_picture_of_a_table_with_nothing_on_it(pastry_chefs: Tables) -> None:
    picture = pastry_chefs("hand E: 1s / turn: E").picture("N")
    assert "Discard pile: empty." in picture
    assert "Ben: 1 card, on turn." in picture
    assert "Blocked for Moves: nothing." in picture
    assert "Your hand: empty." in picture


def test_the_faces_of_the_cards(pastry_chefs: Tables, game: PastryChefs) -> None:
    faces = {face.code: face for face in game.faces(game.house_deck())}
    three = faces["3c"]
    assert (three.kind, three.marks, three.picture) == ("clubs", {"number": 3, "suit": "clubs"}, "club")
    assert pastry_chefs(TABLE).words(None).name(three) == "Three of Clubs"
    assert [face.picture for face in faces.values()] == ["club"] * 4 + ["diamond"] * 4 + ["heart"] * 4 + ["spade"] * 4


# -- What happened -----------------------------------------------------------

WAYS = "hand N: 1c 2d 2h 3s / hand E: 1h 2h 4h / hand S: 4s 4d / X: 1d 3d 4s / turn: N"


@pytest.mark.parametrize(
    ("move", "for_mover", "for_others"),
    [
        ("2h N>S", "You give a Two of Hearts to Cleo.", "Ann gives a Two of Hearts to Cleo."),
        ("2h N>X", "You put a Two of Hearts on the discard pile.", "Ann puts a Two of Hearts on the discard pile."),
        ("2h E>N", "You take a Two of Hearts from Ben.", "Ann takes a Two of Hearts from Ben."),
        ("4s X>N", "You take a Four of Spades from the discard pile.", ""),
        ("2h E>S", "You move a Two of Hearts from Ben to Cleo.", "Ann moves a Two of Hearts from Ben to Cleo."),
        ("2h E>X", "You move a Two of Hearts from Ben to the discard pile.", ""),
        ("4s X>E", "You move a Four of Spades from the discard pile to Ben.", ""),
        ("#4 X>N", "You take a four from the discard pile: Four of Spades.", ""),
    ],
)
def test_sentences_of_moves(pastry_chefs: Tables, move: str, for_mover: str, for_others: str) -> None:
    table = pastry_chefs(WAYS)
    table.play(f"N: move 1 {move}")
    told = for_others or for_mover.replace("You take", "Ann takes").replace("You move", "Ann moves")
    assert (table.log("N")[0], table.log("W")[0], table.log(None)[0]) == (for_mover, told, told)


@pytest.mark.parametrize(
    ("move", "announced", "moved"),
    [
        ("N>S", "Ann wants to give a two to Cleo.", "Ann gives a two to Cleo."),
        ("N>X", "Ann wants to put a two on the discard pile.", "Ann puts a two on the discard pile: Two of Diamonds."),
        ("E>N", "Ann wants to take a two from Ben.", "Ann takes a two from Ben."),
        ("E>S", "Ann wants to move a two from Ben to Cleo.", "Ann moves a two from Ben to Cleo."),
    ],
)
def test_a_move_is_announced_if_its_cards_are_picked(
    pastry_chefs: Tables, move: str, announced: str, moved: str
) -> None:
    table = pastry_chefs(WAYS)
    table.play(f"N: move 1 #2 {move}")
    table.state.play(table.state.actors[0], table.state.legal(table.state.actors[0])[0])
    assert table.log("W")[:2] == [announced, moved]


@pytest.mark.parametrize(
    ("move", "failed", "caption"),
    [
        ("1 spades N>S", "Ann tries to give a spade to Cleo, but there is none.", "No: Ann does not have a spade"),
        (
            "2 spades N>X",
            "Ann tries to put 2 spades on the discard pile, but there are not enough.",
            "No: Ann has fewer than 2 spades",
        ),
        (
            "2 twos E>N",
            "Ann tries to take 2 twos from Ben, but there are not enough.",
            "No: Ben has fewer than 2 twos",
        ),
        (
            "1 clubs X>N",
            "Ann tries to take a club from the discard pile, but there is none.",
            "No: the pile lacks a club",
        ),
        (
            "1 clubs E>S",
            "Ann tries to move a club from Ben to Cleo, but there is none.",
            "No: Ben does not have a club",
        ),
    ],
)
def test_sentences_of_failed_moves(pastry_chefs: Tables, move: str, failed: str, caption: str) -> None:
    table = pastry_chefs(WAYS.replace("2h 3s", "2h 3d"), known_fail="always")
    table.play(f"N: move {move.replace('twos', '#2')}")
    assert table.log("W")[0] == failed
    assert table.log("N")[0] == failed.replace("Ann tries", "You try")
    (event,) = table.events(None)
    assert event.notable
    assert table.words("W").event(event, "stage") == caption


@pytest.mark.rule("PC-36")
def test_events_tell_each_audience_its_own(game: PastryChefs) -> None:
    table = PastryTable(game.deal(4, 1))  # type: ignore[arg-type]
    own = [event for event in table.events("S") if event.kind == "dealt"]
    assert [event.cards == ["??"] * 4 for event in own] == [True, True, False, True]
    assert all(event.cards == ["??"] * 4 for event in table.events(None) if event.kind == "dealt")
    assert [event.number for event in table.events(None)] == list(range(1, 7))


def test_events_say_what_cannot_be_undone(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw N", "N: reveal #4 1", "N: ask E 3 hearts", "E: move 1 2h E>W")
    flags = {event.kind: (event.chance, event.secret) for event in table.events(None)}
    assert flags == {
        "drew": (True, True),
        "revealed": (False, True),
        "asked": (False, True),
        "moved": (False, True),
    }
    assert table.log("N")[0] == "You draw the Four of Clubs."
    assert table.log("E")[0] == "Ann draws a card."
    assert table.events("E", since=3)[0].kind == "moved"


def test_events_say_where_cards_come_from_and_go_to(pastry_chefs: Tables) -> None:
    table = pastry_chefs(TABLE)
    table.play("N: draw S", "S: reveal #4 1", "N: stop", "N: ask E 3 hearts", "E: move 1 2h N>X", "E: drop 4h")
    ways = {event.kind: (event.source, event.target, event.concerns) for event in table.events(None)}
    assert ways == {
        "drew": ("pile:deck", "seat:2", []),
        "revealed": ("", "", []),
        "asked": ("", "", [1]),
        "failed": ("seat:0", "pile:X", [0]),
        "discarded": ("seat:1", "pile:X", []),
    }


def test_the_end_of_a_game(pastry_chefs: Tables) -> None:
    table = pastry_chefs("bakes: E=1c,2c,3c,4c W=1h,2h,3h / hand E: 1d 2d 3d 4d / turn: E")
    table.play("E: bake 1d,2d,3d,4d")
    baked, ended = table.events(None)
    assert (baked.notable, ended.notable, ended.seat) == (True, True, None)
    assert table.log("E") == [
        "You bake One of Diamonds, Two of Diamonds, Three of Diamonds, and Four of Diamonds for 2 points.",
        "Your team wins game 1.",
    ]
    assert table.log("N")[1] == "Ben and Dan win game 1."
    table = pastry_chefs("hand N: 1s 2s 4h / idle: 119 / turn: N")
    table.play("N: move 1 4h N>S")
    assert table.last_event_text(None) == "Game 1 is a draw."


# -- Messages ----------------------------------------------------------------


def test_descriptions_and_places_can_be_read_back() -> None:
    for word in description_words(GAME.house_deck().codes):
        assert word_in(described(word, 2)) == word_in(named(word)) == word
    assert [zone_at(place(zone)) for zone in range(5)] == list(range(5))


@pytest.mark.parametrize("seed", range(3))
def test_everything_of_a_game_can_be_said(game: PastryChefs, seed: int) -> None:
    """To everybody who watches, in prompts of at most 60 characters and captions of at most ten words."""
    state = game.deal(4, seed, {"pass": "on", "known_fail": "always", "games": 2, "stall_turns": 40})
    assert isinstance(state, State)
    table = PastryTable(state)
    rng = Rng(seed)
    while not state.over:
        seat = state.actors[0]
        name = game.seat_name(seat)
        assert all(table.labels(name))
        assert len(table.prompt(name)) <= 60
        assert len(table.prompt(None)) <= 60
        assert table.picture(name)
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    for reader in (None, "N", "E", "S", "W"):
        words = table.words(reader)
        assert all(line.endswith((".", ".”")) for line in table.log(reader))
        events = [event for event in table.events(reader) if words.has(event.message.id, "stage")]
        assert max(len(words.event(event, "stage").split()) for event in events) <= 10
        assert table.result(reader)


# -- The title of a hint -----------------------------------------------------


@pytest.mark.parametrize(
    ("before", "name", "move", "sentence"),
    [
        ([], "N", "move 1 clubs N>S", "Give a club to Cleo"),
        ([], "N", "move 1 clubs N>X", "Put a club on the discard pile"),
        ([], "N", "move 2 hearts E>N", "Take 2 hearts from Ben"),
        ([], "N", "move 1 1d X>N", "Take a One of Diamonds from the discard pile"),
        ([], "N", "move 2 hearts E>S", "Move 2 hearts from Ben to Cleo"),
        (["N: draw S"], "S", "reveal #4 1", "Say: “It is a four”"),
        (
            ["N: draw S", "S: reveal #4 1", "N: stop"],
            "N",
            "ask E 2 hearts",
            "Ask Ben: “Do you have at least 2 hearts?”",
        ),
        (["N: move 2 hearts E>S"], "E", "give 1h,2h", "Hand over One of Hearts and Two of Hearts"),
        ([], "N", "draw S", ""),
    ],
)
def test_a_whole_move_is_a_sentence(
    pastry_chefs: Tables, before: list[str], name: str, move: str, sentence: str
) -> None:
    table = pastry_chefs(TABLE)
    table.play(*before)
    atoms = GAME.parse(table.state, table.seat(name), move)
    assert table.said(name, GAME.sentence(table.view(name), atoms)) == sentence
