"""After a game: what cost most, playing on from there; and a position that is given to somebody else."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, NewPlayer
from tests.browser.people import Player
from tests.browser.test_coming_in import NO_SHARING
from tests.browser.test_result import Table, come_back
from tests.server.client import QUICK, Person, Server, play_to_the_end
from tests.server.short import SHORT, small_deck

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GAME = "pie-factory"
SHARED = re.compile(r"/p#([\w-]+)$")
READS = "cards => cards.map(card => card.dataset.reads).sort()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("house") / "data", f"{QUICK}, review_seconds=2.0").start()
    yield house
    assert house.stop() == 0


@pytest.fixture(scope="module", autouse=True)
def table(server: Server) -> Table:
    """Ada has played at random; somebody better would have played otherwise."""
    ada = Person(server, "Ada")
    seats, options = SHORT[GAME]
    code = ada.open(GAME, ["me", *["easy"] * (seats - 1)], options=options, deck=small_deck(GAME))

    async def play() -> None:
        async with ada.page(code) as page:
            await page.hello(0)
            await play_to_the_end(page, Random(1))

    asyncio.run(play())
    return Table(code, ada.cookie)


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_leads_back_into_the_game(new_player: NewPlayer, table: Table, look: dict[str, Any]) -> None:
    ada = new_player(look=look)
    come_back(ada, table, f"/t/{table.code}")
    ada.page.get_by_role("button", name="Review my game").click()
    review = ada.page.get_by_role("dialog", name="Review of your game")
    turnings = review.locator(".turning")
    expect(review.locator(".turning, .nothing").first).to_be_visible(timeout=60_000)
    assert 1 <= turnings.count() <= 3
    for turning in turnings.all():
        played, better = (int(text.split()[1]) for text in turning.locator(".chance").all_inner_texts())
        assert 0 <= played < better <= 100
    ada.sees("Judged by what you could know at that moment.")
    ada.is_accessible()
    ada.fits()
    move = turnings.first.locator("h3").inner_text().removeprefix("Move ")
    turnings.first.get_by_role("button", name="Play from here").click()
    expect(ada.page.locator(".bar .origin")).to_have_text(f"From {table.code}, move {move}")
    assert ada.wait_for_turn()
    ada.fits()
    ada.follow_hint()
    assert ada.page.url != f"{ada.house}/t/{table.code}"


def test_a_replay_goes_on_from_any_move(new_player: NewPlayer, table: Table) -> None:
    """Also for somebody who has never been here: a name comes by itself."""
    ben = new_player("Ben", look=PHONE)
    ben.visit(f"/r/{table.code}?move=7&seat=1")
    ben.page.get_by_role("button", name="Play from here").click()
    expect(ben.page.locator(".bar .origin")).to_have_text(f"From {table.code}, move 7")
    assert ben.wait_for_turn()
    ben.follow_hint()


def shared_link(player: Player) -> str:
    """What "Share the link" puts into the clipboard."""
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.get_by_role("button", name="Share the link").click()
    expect(player.page.get_by_role("button", name="Link copied")).to_be_visible()
    link: str = player.page.evaluate("navigator.clipboard.readText()")
    return link


def in_link(link: str) -> dict[str, Any]:
    found = SHARED.search(link)
    assert found is not None, link
    text = found[1] + "=" * (-len(found[1]) % 4)
    held: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(text), -15))
    return held


def seen_cards(player: Player) -> list[str]:
    codes: list[str] = player.page.locator(".card[data-reads]").evaluate_all(READS)
    return codes


def test_a_position_of_a_running_game_shows_one_view(new_player: NewPlayer) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    ada.page.add_init_script(NO_SHARING)
    code = ada.open_table("the-pie-game", [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2])
    assert ada.wait_for_turn()
    hand = ada.page.locator(".dock .fan .card[data-reads]").evaluate_all(READS)
    shown = {*seen_cards(ada)}
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Share this position").click()
    expect(ada.page.get_by_role("button", name="Save the picture")).to_be_enabled()
    ada.is_accessible()
    link = shared_link(ada)
    held = in_link(link)
    assert code not in json.dumps(held), "nobody finds the table by it"
    assert sorted(held["view"]["hand"]) == hand
    assert held["view"]["seat"] == 0
    assert "from" not in held
    assert held["hands"] == []
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ada.page.get_by_role("button", name="Close").click()
    ada.follow_hint()

    ben.page.goto(link)
    expect(ben.page.locator("#question")).to_have_text("Through the eyes of Ada")
    assert ben.page.locator(".dock .fan .card[data-reads]").evaluate_all(READS) == hand, "as it was then"
    assert set(seen_cards(ben)) <= shown, "no card that Ada did not see"
    expect(ben.page.get_by_role("button", name="Play from here")).to_have_count(0)
    ben.sees("so that nobody learns hidden cards")
    ben.is_accessible()
    ben.fits()
    for bad in (link[:-20], ben.house + "/p#abc", ben.house + "/p"):
        ben.page.goto(bad)
        ben.sees("This link does not lead to a position.")


def test_a_position_of_a_finished_game_is_played_on(new_player: NewPlayer, table: Table) -> None:
    ada, ben = new_player("Ada"), new_player("Ben")
    ada.page.add_init_script(NO_SHARING)
    come_back(ada, table, f"/r/{table.code}?move=9&seat=all")
    ada.page.get_by_role("button", name="Share", exact=True).click()
    link = shared_link(ada)
    held = in_link(link)
    assert held["from"] == {"code": table.code, "move": 9}
    assert [len(hand) for hand in held["hands"]] == held["view"]["hand_sizes"], "everything, because that was chosen"
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Play from here").click()
    expect(ben.page.locator(".bar .origin")).to_have_text(f"From {table.code}, move 9")
    assert ben.wait_for_turn()
