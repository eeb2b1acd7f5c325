"""Drafts that are kept: a file each, and what whoever has the lobby does with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from pyengine.errors import ManalogError
from pyengine.web.relay.answers import Answering, body_of
from pyengine.web.relay.deck_shelf import DeckShelf
from pyengine.web.relay.hall import Hall
from pyengine.web.relay.shelf import new_name

_MOST_DRAFTS = 100
_MOST_BODY = 50_000


class Drafts:
    """The drafts of a server; their decks come to DECKS."""

    def __init__(self, hall: Hall, decks: DeckShelf) -> None:
        """Keep drafts on the shelf of HALL."""
        self._hall = hall
        self._decks = decks

    def routes(self, guarded: Callable[[Answering], Answering]) -> list[Route]:
        """Return what is answered to whoever is let in by GUARDED."""
        return [
            Route("/drafts", guarded(self._begin), methods=["POST"]),
            Route("/drafts/sets", guarded(self._sets), methods=["POST"]),
            Route("/drafts/{draft}", guarded(self._act), methods=["POST"]),
            Route("/drafts/{draft}/decks", guarded(self._finish), methods=["POST"]),
            Route("/drafts/{draft}/forget", guarded(self._forget), methods=["POST"]),
        ]

    def listed(self) -> list[dict[str, Any]]:
        """Return the drafts, the newest first."""
        paths = self._hall.shelf.directory.glob("*.draft")
        found = [{"name": path.stem, "time": path.stat().st_mtime} for path in paths]
        return sorted(found, key=lambda draft: -float(draft["time"]))

    async def _sets(self, request: Request) -> Response:
        return JSONResponse(await self._draft(None, await body_of(request, _MOST_BODY)))

    async def _begin(self, request: Request) -> Response:
        asked = await body_of(request, _MOST_BODY)
        if len(self.listed()) >= _MOST_DRAFTS:
            raise ManalogError(f"{_MOST_DRAFTS} drafts are kept here: delete one of them first")
        name = new_name()
        path = self._hall.shelf.path_of(name, "draft")
        view = await self._draft(str(path), {**asked, "do": "begin"})
        return JSONResponse({"draft": name, **view})

    async def _act(self, request: Request) -> Response:
        asked = await body_of(request, _MOST_BODY)
        if asked.get("do") not in ("view", "pick", "rest", "build"):
            raise ManalogError("that is not understood")
        return JSONResponse(await self._draft(self._path(request), asked))

    async def _finish(self, request: Request) -> Response:
        """Keep the deck that was built, and that of a bot to play against."""
        asked = await body_of(request, _MOST_BODY)
        found = await self._draft(self._path(request), {**asked, "do": "decks"})
        kept = [self._decks.keep({**deck, "game": asked["game"]}) for deck in found["decks"]]
        return JSONResponse({"decks": kept})

    async def _forget(self, request: Request) -> Response:
        path = self._hall.shelf.path_of(request.path_params["draft"], "draft")
        path.unlink(missing_ok=True)
        return JSONResponse({"ok": True})

    def _path(self, request: Request) -> str:
        path = self._hall.shelf.path_of(request.path_params["draft"], "draft")
        if not path.is_file():
            raise ManalogError("there is no such draft")
        return str(path)

    async def _draft(self, path: str | None, asked: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = await self._hall.consult("draft", path, asked)
        return answer
