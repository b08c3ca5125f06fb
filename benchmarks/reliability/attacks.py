"""The attacks. Each starts a server, does its worst, and returns figures by name."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from functools import partial
from pathlib import Path
from statistics import mean

from benchmarks.reliability import house
from tests.server.client import Page, Person, Server

Figures = dict[str, float]

DECK = "a" + ".a" * 20_000 + "=1"
MOVES = 9_000
WATCHERS, HELLOS = 40, 20  # hellos of each in a second
REPLAYS = 20
TABLES = 200


async def deck(folder: Path) -> Figures:
    """A deck of 40 kB with one dotted key, sent to open a table."""
    server = house.start(folder)
    ann = Person(server, "Ann")
    wanted = {"game": "pastry-chefs", "chairs": [{"kind": "me"}] * 4, "deck": DECK}
    waits = await house.during(asyncio.to_thread(ann.post, "/api/tables", wanted), lambda: house.health(server))
    server.stop()
    return {"longest wait of others, s": waits.longest}


async def hello(folder: Path) -> Figures:
    """Hello at a table of 5 and of 5,000 moves; then 40 watchers who say hello 20 times a second."""
    codes = {}
    for moves in (5, 5_000):
        codes[moves] = house.add_long_game(folder / str(moves), moves)
    found: Figures = {}
    for moves, code in codes.items():
        server = house.start(folder / str(moves))
        async with Person(server).page(code) as page:
            await page.hello()
            begun = time.perf_counter()
            for _ in range(20):
                await page.hello()
            found[f"hello after {moves:,} moves, ms"] = (time.perf_counter() - begun) / 20 * 1_000
        if moves == 5_000:
            waits = await house.during(_hellos(server, code), partial(house.health, server))
            found["others' p99 while 40 watchers say 20 hellos a second, ms"] = waits.p99 * 1_000
        server.stop()
    return found


async def _hellos(server: Server, code: str) -> None:
    pages = [await Person(server).page(code).__aenter__() for _ in range(WATCHERS)]

    async def greet(page: Page) -> None:
        for _ in range(HELLOS * 5):
            await page.hello()
            await asyncio.sleep(1 / HELLOS)

    await asyncio.gather(*(greet(page) for page in pages))
    for page in pages:
        await page.close()


async def records(folder: Path) -> Figures:
    """Twenty records of a game of 9,000 moves at once, while somebody plays elsewhere."""
    code = house.add_long_game(folder, MOVES)
    server = house.start(folder)
    mover = await house.Mover.sit(server)
    idle = await mover.waits(asyncio.sleep(3))

    async def take() -> None:
        get = Person(server).get
        path = f"/api/tables/{code}/record?view=spectator"
        answers = await asyncio.gather(*(asyncio.to_thread(get, path) for _ in range(REPLAYS)), return_exceptions=True)
        assert answers

    busy = await mover.waits(take())
    server.stop()
    return {"others' p99 of a move before, ms": idle.p99 * 1_000, "while it goes on, ms": busy.p99 * 1_000}


async def bots(folder: Path) -> Figures:
    """Two hundred tables of hard bots with somebody who watches each, while one person plays; then the end."""
    server = house.start(folder)
    mover = await house.Mover.sit(server)
    idle = await mover.waits(asyncio.sleep(5))
    ann = Person(server, "Ann")
    codes = [await asyncio.to_thread(ann.open, "pie-factory", ["hard"] * 4) for _ in range(TABLES)]
    watching = multiprocessing.get_context("spawn").Process(target=watch, args=(server.port, codes))
    watching.start()
    await asyncio.sleep(8)
    busy = await mover.waits(asyncio.sleep(10))
    begun = time.perf_counter()
    await asyncio.to_thread(server.stop)
    stopped = time.perf_counter() - begun
    watching.join()
    return {
        "a person's p99 of a move with no bots, ms": idle.p99 * 1_000,
        "with 200 tables of hard bots, ms": busy.p99 * 1_000,
        "ratio": busy.p99 / idle.p99,
        "stopping then, s": stopped,
    }


def watch(port: int, codes: list[str]) -> None:
    """Look at all these tables until the server stops; in a process of its own, which is not what is measured."""
    os.nice(10)
    server = Server(Path())
    server.port = port

    async def look(code: str) -> None:
        async with Person(server).page(code) as page:
            await page.hello()
            await page.closed()

    async def look_at_all() -> None:
        await asyncio.gather(*(look(code) for code in codes), return_exceptions=True)

    asyncio.run(look_at_all())


async def growth(folder: Path) -> Figures:
    """The server's memory over a long game that it loads: bytes for every move between 1,000 and 9,000."""
    held = {}
    for moves in (1_000, MOVES):
        code = house.add_long_game(folder / str(moves), moves)
        server = house.start(folder / str(moves))
        async with Person(server).page(code) as page:
            await page.hello()
            held[moves] = house.memory(server)
        server.stop()
    return {"memory a move, bytes": (held[MOVES] - held[1_000]) / (MOVES - 1_000)}


async def windows(folder: Path) -> Figures:
    """How long windows stay open in which a hard bot can react, and in which none can."""
    from tests.server.test_pacing import REAL, distance, measure
    from tests.server.test_windows import CAN, CANNOT

    found = await measure(folder, ["hard"] * 4, "bots", 100, **REAL)
    return {
        "with a possible reaction, s": mean(found[CAN]),
        "without one, s": mean(found[CANNOT]),
        "distance of the distributions": distance(found[CAN], found[CANNOT]),
    }


ATTACKS = {
    "1 deck": deck,
    "2 windows": windows,
    "4 hello": hello,
    "5 records": records,
    "5, 9 bots": bots,
    "14 growth": growth,
}
