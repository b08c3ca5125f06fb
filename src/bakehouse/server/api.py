"""Requests over HTTP: who I am, which games there are, tables, records, replays, results, rules."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import ParamSpec

import segno
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Route

import bakehouse
from bakehouse.bots import LEVELS
from bakehouse.core.game import HOUSE, Game
from bakehouse.core.ledger import Ruling
from bakehouse.core.messages import say
from bakehouse.core.options import Option
from bakehouse.server import decks, finding, openapi, reference, replays, wire, wire_lab, wire_replays, wire_tournaments
from bakehouse.server.connection import Guest, encode
from bakehouse.server.daily_room import DailyRoom
from bakehouse.server.daily_tables import must_be_shown
from bakehouse.server.guests import COOKIE, COOKIE_AGE
from bakehouse.server.hosts import check_origin
from bakehouse.server.lab_room import Experiment, Lab
from bakehouse.server.lessons import has_lesson
from bakehouse.server.limits import Buckets
from bakehouse.server.middleware import address_of, body_of
from bakehouse.server.network import LocalNetwork, is_here
from bakehouse.server.own_api import OwnApi
from bakehouse.server.peers import fetched, is_from_peer
from bakehouse.server.refusal import Refusal
from bakehouse.server.registry import TableRegistry, find_game
from bakehouse.server.replies import body_as, reply
from bakehouse.server.table import LiveTable
from bakehouse.server.tournaments import Tournaments

# A report has its style in it, and no scripts.
REPORT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; sandbox allow-downloads"
)
PIECE = 65_536  # bytes

Given = ParamSpec("Given")
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    def __init__(
        self,
        registry: TableRegistry,
        unknown_codes: Buckets,
        network: LocalNetwork,
        lab: Lab,
        tournaments: Tournaments,
        daily: DailyRoom,
    ) -> None:
        limits = registry.settings.limits
        self._registry = registry
        self._network = network
        self._lab = lab
        self._daily = daily
        self._tournaments = tournaments
        self._unknown_codes = unknown_codes
        self._requests = Buckets(limits.requests)
        self._new_guests = Buckets(limits.guests)
        self._new_tables = Buckets(limits.new_tables)
        self._finds = Buckets(limits.finds)
        self._new_tournaments = Buckets(limits.new_tournaments)
        self._exports = Buckets(limits.exports)
        self.own = OwnApi(registry, tournaments, unknown_codes, self._named_guest, self._address)
        # Made at the start, with all rulebooks: reading them takes a while, and every table would have to wait.
        self._openapi = encode(openapi.document())
        self._languages = encode(reference.all_languages())
        self._games = encode([_game_card(bakehouse.game(slug)) for slug in bakehouse.games()])

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self._guarded(self.me), methods=["GET", "POST"]),
            *self.own.routes(self._guarded),
            Route("/api/find", self._guarded(self.find), methods=["POST"]),
            Route("/api/avoided", self._guarded(self.avoided), methods=["GET", "POST"]),
            Route("/api/me/away", self._guarded(self.be_away), methods=["POST"]),
            Route("/api/network", self._guarded(self.network), methods=["GET", "POST"]),
            Route("/api/games", self._guarded(self.games)),
            Route("/api/openapi.json", self._guarded(self.openapi)),
            Route("/api/words", self._guarded(self.languages)),
            Route("/api/words/{language}/{name}", self._guarded(self.catalogue)),
            Route("/api/words/{language}/{name}/{digest}", self._guarded(self.catalogue)),
            Route("/api/rules/{game}", self._guarded(self.rules)),
            Route("/api/rules/{game}/{digest}", self._guarded(self.rules)),
            Route("/api/faces/{game}/{digest}", self._guarded(self.faces)),
            Route("/api/decks/{game}", self._guarded(self.read_deck), methods=["POST"]),
            Route("/api/decks/{game}/{digest}", self._guarded(self.deck)),
            Route("/api/lab", self._guarded(self.lab)),
            Route("/api/lab/experiments", self._guarded(self.ask_lab), methods=["POST"]),
            Route("/api/lab/experiments/{id}", self._guarded(self.watch_lab)),
            Route("/api/lab/experiments/{id}/stop", self._guarded(self.stop_lab), methods=["POST"]),
            Route("/api/lab/experiments/{id}/report", self._guarded(self.lab_report)),
            Route("/api/daily", self._guarded(self.daily)),
            Route("/api/daily/{game}", self._guarded(self.daily_days)),
            Route("/api/daily/{game}/{day}", self._guarded(self.daily_deal), methods=["GET", "POST"]),
            Route("/api/tables", self._guarded(self.open), methods=["POST"]),
            Route("/api/lessons/{game}", self._guarded(self.open_lesson), methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self._guarded(self.qr)),
            Route("/api/tables/{code}/record", self._guarded(self.record)),
            Route("/api/tables/{code}/replay", self._guarded(self.replay)),
            Route("/api/tables/{code}/result", self._guarded(self.result)),
            Route("/api/tables/{code}/review", self._guarded(self.review), methods=["POST"]),
            Route("/api/tables/{code}/fork", self._guarded(self.fork), methods=["POST"]),
            Route("/api/tournaments", self._guarded(self.open_tournament), methods=["POST"]),
            Route("/api/tournaments/{code}", self._guarded(self.tournament), methods=["GET", "POST"]),
            Route("/api/tournaments/{code}/qr.svg", self._guarded(self.tournament_qr)),
            Route("/api/{path:path}", self._guarded(self.nothing), methods=["GET", "POST"]),
        ]

    def _guarded(self, handler: Handler) -> Handler:
        """A refusal is answered in the one shape of an error."""

        async def answer(request: Request) -> Response:
            try:
                if not self._requests.takes(address_of(request)):
                    raise Refusal("too_fast", say("not-so-fast"))
                if request.method == "POST":
                    check_origin(request)
                    if self._registry.is_stopping:
                        raise Refusal("stopping", say("stopping"))
                return await handler(request)
            except Refusal as refusal:
                self._registry.metrics.refusals.labels(refusal.code).inc()
                return reply(request, encode(refusal.problem), status=refusal.status)

        return answer

    async def nothing(self, request: Request) -> Response:
        raise Refusal("not_found", say("nothing-here"))

    # -- Guests ----------------------------------------------------------------

    async def _guest(self, request: Request) -> Guest | None:
        return await self._registry.guests.find(request.cookies.get(COOKIE, ""))

    async def _named_guest(self, request: Request) -> Guest:
        guest = await self._guest(request)
        if guest is None:
            raise Refusal("no_name", say("no-name"))
        return guest

    async def me(self, request: Request) -> Response:
        if request.method == "POST":
            return await self.be_called(request)
        return reply(request, encode(await self._me(await self._guest(request))))

    async def _me(self, guest: Guest | None) -> wire.Me:
        if guest is None:
            return wire.Me("", [])
        tables = await self._registry.tables_of(guest)
        findable = await self._registry.store.is_findable(guest.id)
        away = self._registry.vacations
        until, longest = away.until(guest.id), away.longest(guest.id)
        tournaments = await self._tournaments.mine(guest.id)
        push_key = self._registry.notifications.public_key
        return wire.Me(guest.name, tables, guest.mascot, guest.colour, findable, until, longest, tournaments, push_key)

    async def be_called(self, request: Request) -> Response:
        wanted = await body_as(request, wire.NewGuest)
        guest = await self._guest(request)
        if guest is not None:
            changed = await self._registry.guests.change(guest, wanted)
            return reply(request, encode(await self._me(changed)))
        if not self._new_guests.takes(address_of(request)):
            raise Refusal("too_fast", say("too-many-guests"))
        guest, token = await self._registry.guests.create(wanted)
        response = reply(request, encode(await self._me(guest)))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)
        return response

    async def find(self, request: Request) -> Response:
        """Where somebody plays who allows to be found by their name."""
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire.Finding)
        if not (self._finds.takes(guest.id) and self._finds.takes(address_of(request))):
            raise Refusal("too_fast", say("not-so-fast"))
        return reply(request, encode(await finding.tables_with(self._registry, guest, wanted.name)))

    async def avoided(self, request: Request) -> Response:
        """Whom I have muted or blocked."""
        guest = await self._named_guest(request)
        if request.method == "POST":
            await self._registry.acquaintances.change(guest, await body_as(request, wire.Avoiding))
        return reply(request, encode(await self._registry.acquaintances.listed(guest)))

    async def be_away(self, request: Request) -> Response:
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire.NewAway)
        if not self._new_tables.takes(guest.id):
            raise Refusal("too_fast", say("not-so-fast"))
        await self._registry.be_away(guest, wanted.until)
        return reply(request, encode(await self._me(guest)))

    # -- Phones in the local network ---------------------------------------------

    async def network(self, request: Request) -> Response:
        self._network.check(request)
        lets_in = request.method == "POST"
        return reply(request, encode(await self._network.open() if lets_in else self._network.state()))

    # -- Games -----------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return reply(request, self._games)

    async def openapi(self, request: Request) -> Response:
        return reply(request, self._openapi)

    # -- What pages keep ---------------------------------------------------------

    async def languages(self, request: Request) -> Response:
        return reply(request, self._languages)

    async def catalogue(self, request: Request) -> Response:
        named = request.path_params
        body = reference.catalogue(named["language"], named["name"])
        return reply(request, body, kind="text/plain; charset=utf-8", keeps="digest" in named)

    async def rules(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        return reply(request, reference.rulebook(game), keeps="digest" in request.path_params)

    async def faces(self, request: Request) -> Response:
        game = find_game(request.path_params["game"])
        try:
            body = reference.faces(game, request.path_params["digest"])
        except Refusal:
            body = await self._from_peers(request)
        return reply(request, body, keeps=True)

    async def _from_peers(self, request: Request) -> bytes:
        """What is in the memory of another server of the house. Called where it is missing in ours."""
        store = self._registry.store
        found = None if is_from_peer(request, store) else await fetched(store, request.url.path)
        if found is None:
            raise Refusal("not_found", say("nothing-here"))
        return found

    # -- Decks -----------------------------------------------------------------

    async def read_deck(self, request: Request) -> Response:
        """The body is the file itself, whose name may be given to recognise its format."""
        slug = find_game(request.path_params["game"]).info.slug
        if not self._exports.takes(address_of(request)):
            raise Refusal("too_fast", say("too-many-files"))
        file = request.query_params.get("file", "")
        found = await decks.read_deck(self._registry.tasks, address_of(request), slug, await body_of(request), file)
        return reply(request, encode(found))

    async def deck(self, request: Request) -> Response:
        slug = find_game(request.path_params["game"]).info.slug
        try:
            return reply(request, encode(decks.known_deck(slug, request.path_params["digest"])))
        except Refusal as refusal:
            if not self._registry.store.is_shared:
                raise
            with suppress(Refusal):
                return reply(request, await self._from_peers(request))
            raise refusal from None

    # -- The lab room ------------------------------------------------------------

    async def lab(self, request: Request) -> Response:
        return reply(request, encode(self._lab.state(request)))

    async def ask_lab(self, request: Request) -> Response:
        self._lab.check(request)
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire_lab.NewExperiment)
        if not self._new_tables.takes(guest.id):
            raise Refusal("too_fast", say("not-so-fast"))
        return reply(request, encode(await self._lab.start(guest, wanted)), status=201)

    async def _experiment(self, request: Request) -> Experiment:
        self._lab.check(request)
        return self._lab.find(await self._named_guest(request), request.path_params["id"])

    async def watch_lab(self, request: Request) -> Response:
        news = self._lab.stream(await self._experiment(request))
        return StreamingResponse(news, headers={"cache-control": "no-store"}, media_type="text/event-stream")

    async def stop_lab(self, request: Request) -> Response:
        experiment = await self._experiment(request)
        experiment.stop()
        return reply(request, encode(experiment.news))

    async def lab_report(self, request: Request) -> Response:
        experiment = await self._experiment(request)
        if experiment.news.status != "done":
            raise Refusal("not_over", say("lab-not-done"))
        headers = {"cache-control": "no-store", "content-security-policy": REPORT_POLICY}
        return FileResponse(experiment.report, headers=headers, media_type="text/html")

    # -- The deals of the day ----------------------------------------------------

    async def daily(self, request: Request) -> Response:
        return reply(request, encode(await self._daily.overview(await self._guest(request))))

    async def daily_days(self, request: Request) -> Response:
        return reply(request, encode(await self._daily.days(await self._guest(request), request.path_params["game"])))

    async def daily_deal(self, request: Request) -> Response:
        named = request.path_params
        if request.method == "POST":
            guest = await self._named_guest(request)
            if not self._new_tables.takes(guest.id):
                raise Refusal("too_fast", say("too-many-new-tables"))
            opened = wire.Opened(await self._daily.open(guest, named["game"], named["day"]))
            return reply(request, encode(opened), status=201)
        found = await self._daily.results(await self._guest(request), named["game"], named["day"])
        return reply(request, encode(found))

    # -- Tables ----------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire.NewTable)
        if not self._new_tables.takes(guest.id):
            raise Refusal("too_fast", say("too-many-new-tables"))
        code = await self._registry.open(guest, wanted)
        return reply(request, encode(wire.Opened(code)), status=201)

    async def open_lesson(self, request: Request) -> Response:
        guest = await self._named_guest(request)
        if not self._new_tables.takes(guest.id):
            raise Refusal("too_fast", say("too-many-new-tables"))
        code = await self._registry.open_lesson(guest, request.path_params["game"])
        return reply(request, encode(wire.Opened(code)), status=201)

    async def _table(self, request: Request) -> LiveTable:
        try:
            table = await self._registry.look(request.path_params["code"])
        except Refusal as refusal:
            if refusal.code == "no_such_table" and not self._unknown_codes.takes(address_of(request)):
                raise Refusal("too_fast", say("too-many-wrong-codes")) from None
            raise
        guest = await self._guest(request)
        must_be_shown(table, 0 if guest is None else guest.id)
        return table

    async def _seen(self, request: Request) -> LiveTable:
        """The table, as whoever asks may see it now."""
        table = await self._table(request)
        await self._registry.quiet(table)
        guest = await self._guest(request)
        return table.seen_by(0 if guest is None else guest.id)

    async def qr(self, request: Request) -> Response:
        table = await self._table(request)
        return self._qr_of(request, f"/t/{table.code}")

    def _qr_of(self, request: Request, path: str) -> Response:
        picture = BytesIO()
        segno.make(f"{self._address(request)}{path}", error="m").save(
            picture, kind="svg", scale=8, border=2, dark="#000", light="#fff", xmldecl=False
        )
        return reply(request, picture.getvalue(), kind="image/svg+xml")

    def _address(self, request: Request) -> str:
        """Where others come in: as the page was opened, but on this machine an address that works for phones."""
        own = f"{request.url.scheme}://{request.url.netloc}"
        return next(iter(self._network.addresses()), own) if is_here(request) else own

    async def record(self, request: Request) -> Response:
        table = await self._seen(request)
        name, viewer = await self._viewer(request, table)
        played = replays.played_game(table)

        async def make(path: Path) -> None:
            await self._task(request, replays.write_record, played, viewer, str(path))

        keeps = table.status == "over" and not table.is_secret
        path = await self._registry.exports.file(f"{replays.file_name(table)}-{name}.pie", make, keeps=keeps)
        response = send_file(request, path, "text/plain; charset=utf-8", keeps=keeps)
        file = f"{table.game.info.slug}-{table.code}-{name}.pie"
        response.headers["content-disposition"] = f'attachment; filename="{file}"'
        return response

    async def replay(self, request: Request) -> Response:
        table = await self._seen(request)
        name, viewer = await self._viewer(request, table)
        if table.status != "over":
            raise Refusal("not_over", say("replay-when-over"))
        played = replays.played_game(table)

        async def make(path: Path) -> None:
            await self._task(request, replays.write_replay, played, name, viewer, str(path))

        path = await self._registry.exports.file(f"{replays.file_name(table)}-replay-{name}.json", make, keeps=True)
        return send_file(request, path, "application/json", keeps=True)

    async def result(self, request: Request) -> Response:
        table = await self._seen(request)
        if table.status != "over":
            raise Refusal("not_over", say("result-when-over"))
        played = replays.played_game(table)

        async def make(path: Path) -> None:
            await self._task(request, replays.write_result, played, str(path))

        path = await self._registry.exports.file(f"{replays.file_name(table)}-result.json", make, keeps=True)
        return send_file(request, path, "application/json", keeps=True)

    async def review(self, request: Request) -> Response:
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire_replays.NewReview)
        table = await self._seen(request)
        return reply(request, encode(await self._registry.reviews.review(guest, table, wanted.seat)))

    async def fork(self, request: Request) -> Response:
        """Whoever may see the replay may go on from it; for those who watch late, the game ends late."""
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire.NewFork)
        table = await self._seen(request)
        if not self._new_tables.takes(guest.id):
            raise Refusal("too_fast", say("too-many-new-tables"))
        code = await self._registry.fork(guest, table, wanted)
        return reply(request, encode(wire.Opened(code)), status=201)

    async def _task(
        self, request: Request, function: Callable[Given, None], *args: Given.args, **kwargs: Given.kwargs
    ) -> None:
        """Write a file in the process for tasks; addresses take turns there."""
        if not self._exports.takes(address_of(request)):
            raise Refusal("too_fast", say("too-many-files"))
        await self._registry.tasks.run(address_of(request), replays.SECONDS, function, *args, **kwargs)

    async def _viewer(self, request: Request, table: LiveTable) -> tuple[str, int]:
        guest = await self._guest(request)
        number = 0 if guest is None or table.is_late else guest.id  # who watches has no seat, whoever sat there then
        name = request.query_params.get("view", replays.DEFAULT_VIEWER)
        if name == replays.OWN_VIEWER:
            name = replays.own_view(table, number)
        return name, replays.viewer_named(table, name, number)

    # -- Tournaments -----------------------------------------------------------

    async def open_tournament(self, request: Request) -> Response:
        guest = await self._named_guest(request)
        wanted = await body_as(request, wire_tournaments.NewTournament)
        if not self._new_tournaments.takes(address_of(request)):
            raise Refusal("too_fast", say("too-many-new-tournaments"))
        return reply(request, encode(wire.Opened(await self._tournaments.open(guest, wanted))), status=201)

    async def tournament(self, request: Request) -> Response:
        code = request.path_params["code"]
        if request.method == "POST":
            guest = await self._named_guest(request)
            act = await body_as(request, wire_tournaments.TournamentAct)
            return reply(request, encode(await self._known(request, self._tournaments.act(code, guest, act))))
        viewer = await self._guest(request)
        number = 0 if viewer is None else viewer.id
        return reply(request, encode(await self._known(request, self._tournaments.show(code, number))))

    async def tournament_qr(self, request: Request) -> Response:
        found = await self._known(request, self._tournaments.show(request.path_params["code"], 0))
        return self._qr_of(request, f"/c/{found.code}")

    async def _known(
        self, request: Request, answer: Awaitable[wire_tournaments.Tournament]
    ) -> wire_tournaments.Tournament:
        """Nobody finds a tournament by guessing either."""
        try:
            return await answer
        except Refusal as refusal:
            if refusal.code == "no_such_tournament" and not self._unknown_codes.takes(address_of(request)):
                raise Refusal("too_fast", say("too-many-wrong-codes")) from None
            raise


def send_file(request: Request, path: Path, kind: str, *, keeps: bool) -> Response:
    """A compressed file, piece by piece, unpacked on the way for those who cannot; one that is not kept is removed."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    remove = None if keeps else BackgroundTask(path.unlink, missing_ok=True)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers={**headers, "content-encoding": "gzip"}, media_type=kind, background=remove)
    return StreamingResponse(_unpacked(path), headers=headers, media_type=kind, background=remove)


def _unpacked(path: Path) -> Iterator[bytes]:
    with gzip.open(path) as file:
        while piece := file.read(PIECE):
            yield piece


def _game_card(game: Game) -> wire.GameCard:
    info = game.info
    return wire.GameCard(
        slug=info.slug,
        title=info.title,
        seats=info.seats,
        usual_seats=info.usual_seats,
        minutes=info.minutes,
        levels=list(LEVELS),
        options=[_option_info(game, option) for option in info.options.values()],
        seat_names=[game.seat_name(seat) for seat in range(info.seats[1])],
        teams=[list(team) for team in info.teams],
        rulebook=reference.rulebook_address(game),
        decks=[name for name in game.deck_names() if name != HOUSE],
        lesson=has_lesson(game),
    )


def _option_info(game: Game, option: Option) -> wire.OptionInfo:
    ruling = game.rules[option.ruling]
    assert isinstance(ruling, Ruling)
    return wire.OptionInfo(
        name=option.name,
        default=option.default,
        values=option.values,
        least=option.least,
        most=option.most,
        ruling=option.ruling,
        sentence=option.told_by(ruling.quote()),
    )
