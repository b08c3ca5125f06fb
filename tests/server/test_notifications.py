"""Notifications of turns at slow tables: encrypted for one browser, sent where nothing of ours can be reached, and only
to those who want them and do not look."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from bakehouse.core.errors import OptionError
from bakehouse.server import push_post, wire
from bakehouse.server.opening import FILE
from bakehouse.server.push_post import NotAllowed, NotSent, is_public, must_be_allowed, post
from bakehouse.server.rows import MOST_SUBSCRIPTIONS
from bakehouse.server.web_push import CURVE, base64url, encrypted_record, from_base64url, make_key, read_key
from tests.server.alone import REAL
from tests.server.client import QUICK, Person, Server
from tests.server.push_service import PushedBrowser, PushService
from tests.server.test_slow import Days, Evening, until

CONTACT = "mailto:baker@example.org"

# -- Cryptography ------------------------------------------------------------------


def test_the_example_of_rfc_8291() -> None:
    """Its appendix A."""
    key = ec.derive_private_key(int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    text = b"When I grow up, I want to be a watermelon\x02"
    salt = from_base64url("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypted_record(text, from_base64url(browser), from_base64url("BTBZMqHH6r4Tts7J_aSIgg"), key, salt)
    assert base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_it_and_all_are_equally_long(tmp_path: Path) -> None:
    key, browser, other = make_key(tmp_path / "key.pem"), PushedBrowser(), PushedBrowser()
    short, long = (key.encrypted(text, browser.public, browser.secret) for text in (b'"x"', b'"a longer one"'))
    assert len(short) == len(long)
    assert browser.read(short) == "x"
    with pytest.raises(InvalidTag):
        other.read(short)


def test_a_key_is_made_once_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    made = make_key(file)
    assert read_key(file).public == made.public
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(OptionError, match="no key was made"):
        make_key(file)
    file.write_text("a key")
    with pytest.raises(OptionError, match=r"key\.pem is no key as bakehouse push-key makes one"):
        read_key(file)


# -- Where nothing is sent ---------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *(
            "::1",
            "fe80::1",
            "fe80::1%eth0",
            "fc00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "ff02::1",
        ),
    ],
)
def test_addresses_of_ones_own_are_no_push_services(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_may_be() -> None:
    assert is_public("142.250.185.10")
    assert is_public("2a00:1450:4001:82f::200a")


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x\r\nHost: y",
        "https://[::1/x",
        "file:///etc/passwd",
        "https:///x",
    ],
)
def test_what_is_no_address_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(NotAllowed):
        must_be_allowed(endpoint)


def test_a_name_that_stands_for_an_address_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else it stands for: and nothing is connected to."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("142.250.185.10", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: found)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **more: pytest.fail("connected"))
    with pytest.raises(NotAllowed, match="network of its own"):
        post("https://push.example.org/x", {}, b"")


def test_whoever_answers_byte_by_byte_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_post, "SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        over = threading.Event()

        def drip() -> None:
            with listening.accept()[0] as connection:
                while not over.wait(0.05):
                    connection.send(b"H")

        dripping = threading.Thread(target=drip)
        dripping.start()
        origin = f"http://127.0.0.1:{listening.getsockname()[1]}"
        begun = time.monotonic()
        with pytest.raises(NotSent, match="TimeoutError"):
            post(f"{origin}/x", {}, b"", (origin,))
        assert time.monotonic() - begun < 5
        over.set()
        dripping.join()


# -- Who is told -------------------------------------------------------------------


class Turns(Days):
    """Days, with a look at who was told."""

    def other_is_asked(self) -> int:
        """The one who is asked decides until the other one is; the guest who is asked now."""
        while self.table.waiting == [self.asked]:
            self.decide(self.asked)
            self.run(1)
        return 1 - self.asked

    @property
    def told(self) -> list[int]:
        return [turn.guest for turn in self.runtime.told]

    def look(self, seat: int, *, on: bool) -> None:
        assert self.send(wire.Looking(self.next(), on), self.guests[seat]) is None


def test_whoever_has_no_page_open_is_told_once() -> None:
    days = Turns()
    days.table.leave(days.guests[1 - days.asked])
    now = days.other_is_asked()
    days.run(5 * REAL.push_pause)
    (turn,) = days.runtime.told
    assert (turn.guest, turn.table, turn.game) == (now + 1, "AAAAAA", "pastry-chefs")
    assert turn.until == days.table.slow.deadline(now)
    days.run(3_600)
    assert len(days.told) == 1, "whoever was told is not told again"


def test_whoever_looks_is_not_told_and_whoever_has_it_hidden_is() -> None:
    seen, hidden = Turns(), Turns()
    hidden.look(1 - hidden.asked, on=False)
    for days in (seen, hidden):
        days.other_is_asked()
        days.run(5 * REAL.push_pause)
    assert seen.told == []
    assert hidden.told == [hidden.table.waiting[0] + 1]
    hidden.look(hidden.table.waiting[0], on=True)


def test_whoever_has_moved_meanwhile_or_is_away_is_not_told() -> None:
    quick, away = Turns(), Turns()
    for days in (quick, away):
        other = 1 - days.asked
        away.runtime.away[other + 1] = [(0, 2**40)]
        days.look(other, on=False)
        days.other_is_asked()
    while quick.table.waiting == [1 - quick.asked]:
        quick.decide(1 - quick.asked)
        quick.run(0.1)
    for days in (quick, away):
        days.run(5 * REAL.push_pause)
    assert quick.told == []
    assert away.told == []


def test_nobody_is_told_at_a_table_that_takes_no_days() -> None:
    days = Turns(clock=wire.Clock())
    days.table.leave(days.guests[1 - days.asked])
    days.other_is_asked()
    days.run(50)
    assert days.told == []


# -- A server, a push service, and browsers --------------------------------------------


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


def telling(folder: Path, service: PushService, more: str = "") -> Server:
    """A house that may send notifications to that service."""
    make_key(folder / "key.pem")
    settings = f"push_key=Path({str(folder / 'key.pem')!r}), push_contact={CONTACT!r}, push_pause=0.0, push_again=0.1"
    return Server(folder / "data", f"{QUICK}, {settings}, push_services=({service.origin!r},){more}").start()


def subscribe(person: Person, subscription: dict[str, str]) -> None:
    answer = person.post("/api/me/notifications", subscription)
    assert answer.status == 200, answer.body


def play_until_other_is_asked(evening: Evening, asked: int) -> None:
    """The one who is asked plays, with a page that is closed then."""

    async def play() -> None:
        async with evening.people[asked].page(evening.code) as page:
            await page.hello(asked)
            while evening_goes_on(page.position):
                atom = page.position["choices"][0]["atom"]
                answer = await page.pick([atom])
                assert answer["type"] == "done", answer
                await page.quiet(0.05)

    def evening_goes_on(position: Any) -> bool:
        return bool(position["choices"])

    asyncio.run(play())


def test_a_turn_is_told_to_every_browser_of_whoever_is_asked(tmp_path: Path, service: PushService) -> None:
    server = telling(tmp_path, service)
    evening = Evening(server, hours=24)
    asked = until(lambda: evening.asked() is not None, "nobody is asked") and evening.asked()
    assert asked is not None
    mover, other = evening.people[asked], evening.people[1 - asked]
    phone, desk = PushedBrowser(), PushedBrowser()
    subscribe(other, service.subscription(phone, "phone", "de"))
    subscribe(other, service.subscription(desk, "desk", "xx"))
    subscribe(mover, service.subscription(PushedBrowser(), "mover"))
    assert other.get("/api/me").json["push_key"] == read_key(tmp_path / "key.pem").public
    play_until_other_is_asked(evening, asked)
    taken = {pushed.path: pushed for pushed in (service.next(), service.next())}
    assert service.is_quiet, "the one who has moved is told nothing"
    titles = {"/phone": "Du bist dran: The Pie Game", "/desk": "It is your turn in The Pie Game"}
    for path, browser in (("/phone", phone), ("/desk", desk)):
        pushed = taken[path]
        assert browser.read(pushed.body) == {"title": titles[path], "table": evening.code}
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert 86_000 < int(pushed.headers["ttl"]) <= 86_400
        assert "cookie" not in pushed.headers
        claims = pushed.claims
        assert (claims["aud"], claims["sub"]) == (service.origin, CONTACT)
        assert claims["k"] == read_key(tmp_path / "key.pem").public
        assert time.time() < claims["exp"] <= time.time() + 86_400
    assert server.stop() == 0
    assert other.cookie.split("=")[1] not in server.log
    assert '"level": "error"' not in server.log


def test_services_that_are_busy_and_browsers_that_are_gone(tmp_path: Path, service: PushService) -> None:
    server = telling(tmp_path, service)
    evening = Evening(server, hours=24)
    until(lambda: evening.asked() is not None, "nobody is asked")
    asked = evening.asked()
    assert asked is not None
    other = evening.people[1 - asked]
    browser = PushedBrowser()
    subscribe(other, service.subscription(browser, "old"))
    service.statuses = [503, 410]
    play_until_other_is_asked(evening, asked)
    assert [service.next().path for _ in range(2)] == ["/old", "/old"], "once more after a while"

    def endpoints() -> list[str]:
        with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as store:
            return [endpoint for (endpoint,) in store.execute("SELECT endpoint FROM subscriptions")]

    until(lambda: not endpoints(), "a browser that is gone is forgotten")
    subscribe(other, service.subscription(browser, "new"))
    service.statuses = [403]  # it was made with another key, for example
    play_until_other_is_asked(evening, 1 - asked)
    play_until_other_is_asked(evening, asked)
    assert service.next().path == "/new"
    assert endpoints() == [f"{service.origin}/new"], "somebody else decides what to do about that"
    assert server.stop() == 0


def test_subscriptions_are_few_and_go_with_their_guest(tmp_path: Path, service: PushService) -> None:
    server = telling(tmp_path, service)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    browser = PushedBrowser()

    def endpoints(guest: int) -> list[str]:
        with closing(sqlite3.connect(f"file:{server.data / FILE}?mode=ro", uri=True)) as store:
            found = store.execute("SELECT endpoint FROM subscriptions WHERE guest = ? ORDER BY endpoint", (guest,))
            return [endpoint.rpartition("/")[2] for (endpoint,) in found]

    for number in range(MOST_SUBSCRIPTIONS + 2):
        subscribe(ann, service.subscription(browser, f"{number:02}"))
    assert len(endpoints(1)) == MOST_SUBSCRIPTIONS
    subscribe(bob, service.subscription(browser, endpoints(1)[0]))
    assert len(endpoints(1)) == MOST_SUBSCRIPTIONS - 1, "a browser is one guest's"
    assert ann.post("/api/me/notifications/stop", {"endpoint": f"{service.origin}/{endpoints(1)[0]}"}).status == 200
    assert len(endpoints(1)) == MOST_SUBSCRIPTIONS - 2
    exported = ann.get("/api/me/export")
    assert len(exported.json["notified"]) == MOST_SUBSCRIPTIONS - 2
    assert exported.json["notified"][0]["service"] == "127.0.0.1"
    assert browser.secret not in exported.body
    assert ann.post("/api/me/import", exported.body).status == 200
    good = service.subscription(browser, "x")
    for wrong in (
        {"endpoint": "https://192.168.0.1:22/"},
        {"endpoint": "http://127.0.0.1:1/x"},
        {"key": "BBBB"},
        {"key": "!"},
        {"secret": "AA"},
        {"endpoint": "https://push.example.org/" + "x" * 1_000},
    ):
        answer = ann.post("/api/me/notifications", {**good, **wrong})
        assert answer.json["code"] == "malformed", wrong
    assert Person(server).post("/api/me/notifications", good).json["code"] == "no_name"
    assert ann.post("/api/me/forget", {"sure": True}).status == 200
    assert endpoints(1) == []
    assert endpoints(2) != []
    assert server.stop() == 0


def test_a_house_without_a_key_tells_nobody_anything(server: Server, service: PushService) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/api/me").json["push_key"] == ""
    answer = ann.post("/api/me/notifications", service.subscription(PushedBrowser(), "x"))
    assert answer.json["code"] == "not_found"


# -- The command line --------------------------------------------------------------


def bakehouse(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bakehouse", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


def test_a_key_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "house.pem"
    made = bakehouse("push-key", str(file))
    assert (made.returncode, read_key(file).public != "") == (0, True)
    without = bakehouse("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--push-key", str(file))
    assert without.returncode == 2
    assert "--push-key needs --push-contact" in without.stderr
