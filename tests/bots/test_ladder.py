"""The ladder: results that are resumed from a file, shares and ratings with intervals, and the chart."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bakehouse.bots.ladder.chart import chart
from bakehouse.bots.ladder.ladder import ladder_of, pairings, read_results, run
from bakehouse.bots.ladder.pairing import Result, Stopwatch, play_pair
from bakehouse.core.errors import RecordError


def result(first: str, second: str, seed: int, scores: list[float]) -> Result:
    return Result("pie-factory", first, second, None, None, seed, scores, 100, {first: [10, 0.1, 0.3, 1]})


def no_count(_: int) -> None: ...


def test_every_level_meets_every_other_one() -> None:
    wanted = pairings(["pie-factory"], ["hard", "random", "quick"], 0.1, None)
    assert [(pairing.first, pairing.second) for pairing in wanted] == [
        ("quick", "random"),
        ("hard", "random"),
        ("hard", "quick"),
    ]


def test_a_deal_is_played_with_the_seats_both_ways_and_is_the_same_again() -> None:
    (pairing,) = pairings(["pie-factory"], ["medium", "random"], None, None)
    first, second = play_pair(pairing, 3), play_pair(pairing, 3)
    assert first.scores == second.scores
    assert len(first.scores) == 2
    assert set(first.replies) == {"medium", "random"}


def test_a_stopped_ladder_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    wanted = pairings(["pie-factory"], ["medium", "random"], None, None)
    new: list[Result] = []
    run(wanted, 2, path, found=no_count, tell=new.append, workers=2)
    assert sorted(one.seed for one in new) == [0, 1]
    path.write_bytes(path.read_bytes() + b'{"game": "pie-fac')  # cut off in the middle of a line
    counts: list[int] = []
    everything = run(wanted, 3, path, found=counts.append, tell=new.append, workers=1)
    assert counts == [2]
    assert [one.seed for one in new[2:]] == [2]
    assert sorted(one.seed for one in everything) == [0, 1, 2]
    assert sorted(one.seed for one in read_results(path)) == [0, 1, 2]


def test_another_budget_is_another_pairing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(pairings(["pie-factory"], ["medium", "random"], 0.5, None), 1, path, found=no_count, tell=lambda _: None)
    counts: list[int] = []
    wanted = pairings(["pie-factory"], ["medium", "random"], None, None)
    run(wanted, 1, path, found=counts.append, tell=lambda _: None, workers=1)
    assert counts == [0]


def test_a_bad_line_is_new_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"game": 3}\n')
    with pytest.raises(RecordError, match="no result of a ladder"):
        read_results(path)


def test_shares_and_ratings() -> None:
    results = [result("hard", "medium", seed, [1.0, 1.0 if seed % 2 else 0.0]) for seed in range(40)]
    results += [result("medium", "random", seed, [1.0, 0.75]) for seed in range(40)]
    ladder = ladder_of("pie-factory", results)
    hard = next(standing for standing in ladder.standings if standing.first == "hard")
    assert hard.share == 0.75
    assert hard.games == 80
    assert 0.6 < hard.low < 0.75 < hard.high < 0.9
    ratings = {rating.level: rating for rating in ladder.ratings}
    assert ratings["random"].rating == 0
    assert ratings["random"].rating < ratings["medium"].low < ratings["medium"].rating < ratings["hard"].low
    assert 150 < ratings["hard"].rating - ratings["medium"].rating < 230  # three to one are 191 points
    assert ladder.replies[0].slowest == 0.3
    assert ladder.replies[0].late == 40  # one in each deal


def test_who_never_lost_may_still_lose() -> None:
    ladder = ladder_of("pie-factory", [result("medium", "random", seed, [1.0, 1.0]) for seed in range(20)])
    medium = ladder.ratings[-1]
    assert medium.low < medium.rating - 100


def test_late_is_a_fifth_more_than_the_budget() -> None:
    watch = Stopwatch(0.5)
    for seconds in (0.2, 0.59, 0.61):
        watch.add("hard", seconds)
    watch.add("easy", 0.03)
    watch.add("uniform", 0.61)  # as docs/bots.md compares it: a level that is not on the ladder
    assert watch.summary()["uniform"][3] == 1
    assert watch.summary()["hard"][2:] == [0.61, 1]
    assert watch.summary()["easy"][3] == 1


def test_the_chart_is_svg_with_every_level() -> None:
    ladder = ladder_of("pie-factory", [result("hard", "medium", seed, [1.0, 0.0]) for seed in range(4)])
    root = ElementTree.fromstring(chart([ladder, ladder_of("cheflebrity", [])]))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"pie-factory", "hard", "medium", "cheflebrity"} <= set(texts)
