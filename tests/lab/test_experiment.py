"""Experiments: what is refused, and what makes an id."""

import msgspec
import pytest

import bakehouse
from bakehouse.core.errors import OptionError
from bakehouse.lab.experiment import Experiment, Setup, make_experiment, make_setup, shares_of

HOUSE = bakehouse.game("pastry-chefs").house_deck()


def experiment(**changes: object) -> Experiment:
    given: dict[str, object] = {"game": "pastry-chefs", "bots": "random", "options": {}, "deck": None}
    given |= changes
    return make_experiment(make_setup(**given), 100)  # type: ignore[arg-type] # the names are those of make_setup


def test_bots_go_round_the_table() -> None:
    assert make_setup("pastry-chefs", bots="medium").bots == ("medium",) * 4
    assert make_setup("pastry-chefs", bots="medium, random").bots == ("medium", "random", "medium", "random")
    assert make_setup("pie-factory", seats=3, bots=["easy"]).bots == ("easy",) * 3
    assert make_setup("pie-contest", bots="quick").bots == ("quick",) * 4


@pytest.mark.parametrize("bots", ["", "pipe:cat", "hard:0", "medium:5", "grandmaster", "easy,easy,easy,easy,easy"])
def test_bots_that_cannot_sit_there(bots: str) -> None:
    with pytest.raises(OptionError):
        make_setup("pastry-chefs", bots=bots)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError):
        make_setup("pastry-chefs", seats=5)
    with pytest.raises(OptionError):
        make_setup("pastry-chefs", options={"stall_turns": "soon"})
    with pytest.raises(OptionError):
        make_experiment(make_setup("pastry-chefs"), 0)
    with pytest.raises(OptionError):
        make_experiment(make_setup("pastry-chefs"), 10, first_seed=-1)


def test_the_id_is_that_of_what_is_played() -> None:
    """What is spelled out although it is usual is no other experiment; everything else is."""
    usual = experiment()
    assert usual.id == experiment(seats=4, options={"pass": "off"}, deck=HOUSE).id
    more_of_one = HOUSE.text.replace("copies = 3", "copies = 2", 1).replace("total = 48", "total = 47")
    others = [
        experiment(options={"pass": "on"}),
        experiment(bots="random,random,random,easy"),
        experiment(deck=bakehouse.game("pastry-chefs").deck_text(more_of_one)),
        make_experiment(usual.setup, 101),
        make_experiment(usual.setup, 100, first_seed=1),
    ]
    assert len({usual.id, *(other.id for other in others)}) == 1 + len(others)


def test_a_custom_deck_is_kept_even_if_it_is_the_house_deck() -> None:
    game = bakehouse.game("the-pie-game")
    setup = make_setup("the-pie-game", options={"deck": "custom"}, deck=game.house_deck())
    dealt = game.deal(setup.seats, 0, setup.options, setup.load_deck())
    assert dealt.table_deck.digest == game.house_deck().digest
    assert make_setup("the-pie-game", deck=game.house_deck()).deck is None


def test_an_experiment_travels_as_json() -> None:
    one = experiment(options={"pass": "on"})
    again = msgspec.json.decode(msgspec.json.encode(one), type=Experiment)
    assert again == one
    assert again.id == one.id
    assert isinstance(again.setup, Setup)


def test_shares_cover_every_seed_once() -> None:
    seeds = range(7, 1_234)
    shares = list(shares_of(seeds))
    assert [seed for share in shares for seed in share] == list(seeds)
    assert {len(share) for share in shares[:-1]} == {50}
    assert len(list(shares_of(range(1_000_000)))) == 4_000
