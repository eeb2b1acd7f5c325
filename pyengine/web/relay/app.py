"""The server's addresses: pages, the lobby's requests, and the sockets of seats."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from pyengine.errors import ManalogError
from pyengine.web.relay.afterwards import Afterwards
from pyengine.web.relay.answers import Answering, body_of, error, limited, refused, told
from pyengine.web.relay.deck_shelf import DeckShelf
from pyengine.web.relay.doors import Address, Doors
from pyengine.web.relay.drafts import Drafts
from pyengine.web.relay.guard import ALONE, Guard
from pyengine.web.relay.hall import Hall
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.page import PageFiles
from pyengine.web.relay.pictures import Pictures
from pyengine.web.relay.room import WATCH
from pyengine.web.relay.sockets import Socket
from pyengine.web.relay.tokens import LOBBY, Tokens, same

PAGE = Path(__file__).resolve().parents[1] / "page"

MOST_QUERY = 8_192
"""How many bytes a search for cards may have."""

MOST_LIST = 300_000
"""How many bytes a request may have that is about one list of cards."""

MOST_TOKEN = 1_000
"""How many bytes a request may have that hands in a token."""

MOST_SAVE = 4_000_000
"""How many bytes a save may have that is handed in."""

_COOKIE = "manalog"
_YEAR = 366 * 24 * 3600


class Site:
    """What the server answers."""

    def __init__(
        self, hall: Hall, tokens: Tokens, pictures: Pictures, doors: Doors, links_last: float
    ) -> None:
        """Answer for HALL whoever comes through DOORS; links open for LINKS_LAST seconds."""
        self._hall = hall
        self._links_last = links_last
        self._doors = doors
        self._tokens = tokens
        self._pictures = pictures
        self._files = PageFiles(PAGE)
        self._decks = DeckShelf(hall.shelf)
        self._drafts = Drafts(hall, self._decks)
        self._afterwards = Afterwards(hall)

    def app(self, hosts: Iterable[str]) -> ASGIApp:
        """Return the application, for requests to HOSTS."""
        routes = [
            Route("/", self._page),
            Route("/enter", told(self._enter_lobby), methods=["POST"]),
            Route("/lobby", self._lobby_only(self._lobby)),
            Route("/games", self._lobby_only(self._begin), methods=["POST"]),
            Route("/cards", self._lobby_only(self._consult("search")), methods=["POST"]),
            Route("/decks", self._page),
            Route("/draft/{draft}", self._page),
            *self._drafts.routes(self._lobby_only),
            Route("/decks", self._lobby_only(self._keep_deck), methods=["POST"]),
            Route("/decks/judge", self._lobby_only(self._consult("judge")), methods=["POST"]),
            Route("/decks/nearest", self._lobby_only(self._consult("nearest")), methods=["POST"]),
            Route("/decks/{deck}", self._lobby_only(self._give_deck)),
            Route("/decks/{deck}/forget", self._lobby_only(self._forget_deck), methods=["POST"]),
            Route("/games/{game}/links", self._lobby_only(self._links), methods=["POST"]),
            Route("/games/{game}/save", self._lobby_only(self._keep), methods=["POST"]),
            Route("/games/{game}/forget", self._lobby_only(self._forget_game), methods=["POST"]),
            Route("/saves", self._lobby_only(self._take_save), methods=["POST"]),
            Route("/saves/{save}", self._lobby_only(self._give_save)),
            Route("/saves/{save}/forget", self._lobby_only(self._forget_save), methods=["POST"]),
            Route("/picture", self._picture),
            Route("/table/{game}/{seat}", self._table),
            Route("/table/{game}/{seat}/enter", told(self._enter), methods=["POST"]),
            Route("/table/{game}/{seat}/save", told(self._download)),
            Route("/table/{game}/{seat}/link", told(self._share)),
            Route("/table/{game}/{seat}/analysis", told(self._analyse), methods=["POST"]),
            WebSocketRoute("/table/{game}/{seat}/socket", self._socket),
            Route("/page/{name:path}", self._file),
        ]
        return Guard(Starlette(routes=routes, lifespan=self._lifespan), hosts)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with self._hall.open():
            yield

    async def _page(self, request: Request) -> Response:
        return self._files.answer("index.html", request)

    async def _table(self, request: Request) -> Response:
        """Return the page of a table; who has its cookie keeps it as long as they come."""
        response = self._files.answer("index.html", request)
        game, seat = request.path_params["game"], request.path_params["seat"]
        if self._has_seat(request, game, seat):
            self._give_cookie(response, self._place(game, seat), f"/table/{game}/{seat}")
        return response

    async def _file(self, request: Request) -> Response:
        return self._files.answer(request.path_params["name"], request)

    # ------------------------------------------------------------------ who is let in

    async def _enter_lobby(self, request: Request) -> Response:
        body = await body_of(request, MOST_TOKEN)
        if not same(body.get("token"), self._tokens.lobby_token()):
            return refused()
        return self._let_in(LOBBY, "/")

    async def _enter(self, request: Request) -> Response:
        game, seat = request.path_params["game"], request.path_params["seat"]
        body = await body_of(request, MOST_TOKEN)
        kept = self._hall.room(game).kept
        if seat not in kept.tokens or not same(body.get("token"), kept.tokens[seat]):
            return refused()
        if self._expired(kept, seat):
            return error("this link has expired: ask for a new one", 410)
        return self._let_in(self._place(game, seat), f"/table/{game}/{seat}")

    def _expired(self, kept: Kept, seat: str) -> bool:
        return time.time() - kept.since.get(seat, 0.0) > self._links_last

    def _let_in(self, place: str, path: str) -> Response:
        response = JSONResponse({"ok": True})
        self._give_cookie(response, place, path)
        return response

    def _give_cookie(self, response: Response, place: str, path: str) -> None:
        response.set_cookie(
            _COOKIE, self._tokens.cookie(place), max_age=_YEAR, path=path, httponly=True,
            samesite="strict",
        )  # fmt: skip

    def _place(self, game: str, seat: str) -> str:
        """Return of what the cookie of a seat is; with its link's token, it ends."""
        return f"{game}/{seat}/{self._hall.room(game).kept.tokens[seat]}"

    def _has_seat(self, connection: HTTPConnection, game: str, seat: str) -> bool:
        """Whether the cookie of SEAT came, which is one of GAME."""
        room = self._hall.rooms.get(game)
        if room is None or seat not in room.kept.tokens:
            return False
        return self._holds(connection, self._place(game, seat))

    def _holds(self, connection: HTTPConnection, place: str) -> bool:
        """Whether one of the cookies that came is that of PLACE: those of `/` come everywhere."""
        header = connection.headers.get("cookie", "")
        given = [part.partition("=") for part in header.split(";")]
        held = any(
            name.strip() == _COOKIE and self._tokens.holds(place, value.strip())
            for name, _, value in given
        )
        if held:
            self._doors.know(_address(connection))
        return held

    def _lobby_only(self, answer: Answering) -> Answering:
        async def answering(request: Request) -> Response:
            if not self._holds(request, LOBBY):
                return refused()
            return await answer(request)

        return told(answering)

    # ------------------------------------------------------------------ the lobby

    async def _lobby(self, request: Request) -> Response:
        saves = [{"name": p.stem, "time": p.stat().st_mtime} for p in self._hall.shelf.saves()]
        listed = {"offer": await self._hall.offer(), "games": self._hall.listed(), "saves": saves}
        lists = {"decks": self._decks.listed(), "drafts": self._drafts.listed()}
        return JSONResponse({**listed, **lists})

    async def _begin(self, request: Request) -> Response:
        asked = await body_of(request)
        if "of" in asked:
            kept = await self._afterwards.so_far(str(asked["of"]))
        else:
            kept = await self._hall.begin(asked)
        return JSONResponse({"name": kept.name, **kept.about, "links": _links(kept)})

    def _consult(self, what: str) -> Answering:
        """Return what answers WHAT: questions that are about no game."""
        most = MOST_QUERY if what == "search" else MOST_LIST

        async def consulting(request: Request) -> Response:
            return JSONResponse(await self._hall.consult(what, await body_of(request, most)))

        return consulting

    async def _keep_deck(self, request: Request) -> Response:
        kept = self._decks.keep(await body_of(request, MOST_LIST))
        return JSONResponse({"deck": kept})

    async def _give_deck(self, request: Request) -> Response:
        return JSONResponse(self._decks.read(request.path_params["deck"]))

    async def _forget_deck(self, request: Request) -> Response:
        self._decks.forget(request.path_params["deck"])
        return JSONResponse({"ok": True})

    async def _links(self, request: Request) -> Response:
        """Return the links of a game; those that are to be renewed are new ones then."""
        room, body = (
            self._hall.room(request.path_params["game"]),
            await body_of(request, MOST_TOKEN),
        )
        renewed = body.get("renew", [])
        if renewed is True:
            renewed = list(room.kept.tokens)
        if not isinstance(renewed, list) or not all(isinstance(seat, str) for seat in renewed):
            raise ManalogError("what is renewed are seats")
        if renewed:
            await room.renew(renewed)
        expired = [seat for seat in room.kept.tokens if self._expired(room.kept, seat)]
        return JSONResponse({"links": _links(room.kept), "expired": expired})

    async def _keep(self, request: Request) -> Response:
        path = self._hall.new_save()
        await self._hall.room(request.path_params["game"]).save(str(path), None)
        return JSONResponse({"save": path.stem})

    async def _forget_game(self, request: Request) -> Response:
        await self._hall.forget(request.path_params["game"])
        return JSONResponse({"ok": True})

    async def _take_save(self, request: Request) -> Response:
        data = await limited(request, MOST_SAVE)
        path = self._hall.new_save()
        await self._hall.take_save(path, data)
        return JSONResponse({"save": path.stem})

    async def _give_save(self, request: Request) -> Response:
        path = self._hall.shelf.path_of(request.path_params["save"], "save")
        if not path.is_file():
            raise ManalogError("there is no such save")
        return _file(path)

    async def _forget_save(self, request: Request) -> Response:
        self._hall.shelf.forget_save(request.path_params["save"])
        return JSONResponse({"ok": True})

    # ------------------------------------------------------------------ seats

    async def _download(self, request: Request) -> Response:
        game, seat = request.path_params["game"], request.path_params["seat"]
        if not self._has_seat(request, game, seat):
            return refused()
        room = self._hall.room(game)
        path = self._hall.passing_save()
        try:
            await room.save(str(path), room.viewer_of(seat))
            return _file(path, path.read_bytes())
        finally:
            path.unlink(missing_ok=True)

    async def _share(self, request: Request) -> Response:
        """Return the link of those who look on, for one of them to send on."""
        game, seat = request.path_params["game"], request.path_params["seat"]
        if seat != WATCH or not self._has_seat(request, game, seat):
            return refused()
        return JSONResponse({"link": _links(self._hall.room(game).kept)[WATCH]})

    async def _analyse(self, request: Request) -> Response:
        """Return the link of the game's replay, the same for all, where it can be analysed."""
        game, seat = request.path_params["game"], request.path_params["seat"]
        if not self._has_seat(request, game, seat):
            return refused()
        replay = await self._afterwards.replay(game, seat)
        return JSONResponse({"link": _links(replay)[WATCH]})

    async def _socket(self, socket: WebSocket) -> None:
        game, seat = socket.path_params["game"], socket.path_params["seat"]
        room = self._hall.rooms.get(game)
        viewer = room.viewer_of(seat) if room is not None else None
        if room is None or viewer is None or not self._has_seat(socket, game, seat):
            await socket.close(1008)
            return
        await socket.accept()
        self._doors.let_stay(_address(socket))
        try:
            changes = "changes" in socket.query_params
            await Socket(socket, viewer, seat, changes=changes).converse(room)
        finally:
            self._doors.see_off(_address(socket))

    async def _picture(self, request: Request) -> Response:
        found = self._pictures.find(request.query_params.get("name", ""))
        if found is None:
            has = "yes" if self._pictures.any else "no"
            return Response(status_code=204, headers={"x-pictures": has})
        headers = {"cache-control": "max-age=3600", "content-security-policy": ALONE}
        return FileResponse(found[0], media_type=found[1], headers=headers)


def _links(kept: Kept) -> dict[str, str]:
    """Return the link of each seat of the game, with its token in the fragment."""
    return {seat: f"/table/{kept.name}/{seat}#{token}" for seat, token in kept.tokens.items()}


def _file(path: Path, data: bytes | None = None) -> Response:
    headers = {"content-disposition": f'attachment; filename="manalog-{path.stem}.save"'}
    content = path.read_bytes() if data is None else data
    return Response(content, headers=headers, media_type="text/plain; charset=utf-8")


def _address(connection: HTTPConnection) -> Address | None:
    client = connection.client
    return None if client is None else (client.host, client.port)
