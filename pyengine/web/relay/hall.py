"""The hall: all games of a server, their workers, and a spare one that is warm."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.memory import available_memory
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.process import WorkerProcess
from pyengine.web.relay.room import TOGETHER, WATCH, Room
from pyengine.web.relay.shelf import Shelf, new_name

IDLE_SECONDS = 1800.0
"""After so long without anybody looking, a game's worker is ended; the game stays kept."""

OVER_SECONDS = 60.0
"""The same for a game that is over."""

LEAST_MEMORY = 200 << 20
"""No game begins where there is less memory: a game with a bot and a question takes up to this."""

_ROUND_SECONDS = 20.0
_MOST_ASKING = 4
"""At how many tables there may be a process for questions at once."""

_MOST_KEPT = 1_000
_MOST_SAVES = 200


class Hall:
    """The games of a server. At most `most` of them run at once."""

    def __init__(self, shelf: Shelf, most: int, *, idle: float = IDLE_SECONDS) -> None:
        """Keep games on SHELF."""
        self.shelf = shelf
        self.most = most
        self._idle = idle
        self.rooms = {name: self._room_of(kept) for name, kept in shelf.games().items()}
        self._asking: dict[Room, None] = {}
        """Where questions were asked, the latest last."""
        self._resting: set[asyncio.Task[None]] = set()
        self._spares: list[WorkerProcess] = []
        self._offer: list[dict[str, Any]] | None = None
        self._lock = asyncio.Lock()
        self._consulting = asyncio.Lock()

    def _room_of(self, kept: Kept) -> Room:
        room = Room(kept, self.hire)
        room.asks = lambda: self._asks(room)
        return room

    def _asks(self, room: Room) -> None:
        """Let ROOM have a process for questions, and none of those where they were asked before it.

        Each table has its own, since it knows the table's secrets.
        """
        self._asking.pop(room, None)
        self._asking[room] = None
        while len(self._asking) > _MOST_ASKING:
            oldest = next(iter(self._asking))
            del self._asking[oldest]
            task = asyncio.create_task(oldest.rest())
            self._resting.add(task)
            task.add_done_callback(self._resting.discard)

    # ------------------------------------------------------------------ workers

    async def hire(self) -> WorkerProcess:
        """Return a worker without a game; ManalogError: too many games run."""
        async with self._lock:
            await self._make_room()
            while self._spares:
                worker = self._spares.pop()
                if worker.alive:
                    self._refilling = asyncio.create_task(self._refill())
                    return worker
            return await WorkerProcess.started()

    async def _make_room(self) -> None:
        """End a game that nobody looks at, where there are too many, or too little memory."""
        while why := self._full():
            unseen = [room for room in self.rooms.values() if room.running and not room.listeners]
            if not unseen:
                raise ManalogError(f"{why}: try again later")
            await max(unseen, key=lambda room: room.idle_seconds).close()

    def _full(self) -> str | None:
        """Return why no game more can be played now, None where it can."""
        if sum(room.running for room in self.rooms.values()) >= self.most:
            return "too many games are played here now"
        free = available_memory()
        if free is not None and free < LEAST_MEMORY:
            return "there is too little memory for another game now"
        return None

    async def _refill(self) -> None:
        if not self._spares:
            self._spares.append(await WorkerProcess.started())

    async def _any_worker(self) -> WorkerProcess:
        """Return a spare worker, for questions that are about no game."""
        async with self._lock:
            self._spares = [worker for worker in self._spares if worker.alive]
            await self._refill()
            return self._spares[-1]

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Have a spare worker, and end idle games, until the block is left."""
        await self._refill()
        rounds = asyncio.create_task(self._rounds())
        try:
            yield
        finally:
            rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await rounds
            closing = [room.close() for room in self.rooms.values()]
            await asyncio.gather(*closing, *(worker.close() for worker in self._spares))

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            for room in list(self.rooms.values()):
                if room.kept.unkept:
                    await room.retry()
                most = OVER_SECONDS if room.kept.over else self._idle
                if room.running and room.idle_seconds > most:
                    await room.close()

    # ------------------------------------------------------------------ games

    async def offer(self) -> list[dict[str, Any]]:
        """Return what can be begun."""
        if self._offer is None:
            self._offer = await (await self._any_worker()).call("lobby")
        return self._offer

    async def consult(self, what: str, *asked: Any) -> Any:
        """Return the answer to WHAT is ASKED about no game, one at a time; ManalogError: none."""
        async with self._consulting:
            return await (await self._any_worker()).call(what, *asked)

    async def begin(self, asked: dict[str, Any]) -> Kept:
        """Begin the game that a page has ASKED for; ManalogError: it can't be."""
        if len(self.rooms) >= _MOST_KEPT:
            self._forget_oldest()
        spectators = asked.get("spectators", "nobody")
        if spectators not in ("nobody", "everyone", "closed"):
            raise ManalogError("those who look on see what lies open, everything, or nothing")
        recipe = await self._recipe(asked)
        kept = self.shelf.new({**recipe, "spectators": spectators})
        room = self._room_of(kept)
        await room.worker()
        people = [n for n, name in enumerate(kept.about["players"]) if name in kept.about["people"]]
        kept.give_tokens(map(str, people))
        if len(people) > 1:
            kept.give_tokens([TOGETHER])
        if spectators != "closed" or not people:
            kept.give_tokens([WATCH])
        try:
            await asyncio.to_thread(kept.write_first)
        except ManalogError:
            await room.close()
            raise
        self.rooms[kept.name] = room
        return kept

    async def _recipe(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Return what the game begins from: a checked recipe, or a save of ours."""
        worker = await self._any_worker()
        if "save" not in asked:
            checked: dict[str, Any] = await worker.call("check", asked)
            return checked
        path = self.shelf.path_of(str(asked["save"]), "save")
        if not path.is_file():
            raise ManalogError("there is no such save")
        recipe: dict[str, Any] = {"save": str(path), "name": path.stem}
        players = asked.get("players")
        if isinstance(players, list) and len(players) <= 20:
            recipe["players"] = players
        if type(asked.get("at")) is int:
            recipe["at"] = asked["at"]
        if asked.get("replay") is True:
            recipe["replay"] = True
        return recipe

    def _forget_oldest(self) -> None:
        """Forget a game that does not run: one that is over, where there is one."""
        resting = [(name, room) for name, room in self.rooms.items() if not room.running]
        if not resting:
            raise ManalogError("too many games are kept here")
        name, room = next((one for one in resting if one[1].kept.over), resting[0])
        room.kept.forget()
        del self.rooms[name]

    async def forget(self, name: str) -> None:
        """Forget the game NAME, for good; ManalogError: there is none."""
        room = self.room(name)
        del self.rooms[name]
        self._asking.pop(room, None)
        await room.forget()

    def room(self, name: str) -> Room:
        """Return the room called NAME; ManalogError: there is none."""
        if name not in self.rooms:
            raise ManalogError("there is no such game")
        return self.rooms[name]

    def renew_links(self) -> None:
        """Give all seats of all games new links."""
        for room in self.rooms.values():
            room.kept.renew(room.kept.tokens)

    def listed(self) -> list[dict[str, Any]]:
        """Return all games, the newest first."""
        return [
            {
                "name": name,
                **room.kept.about,
                "over": room.kept.over,
                "winners": room.kept.winners,
                "time": room.kept.changed,
                "seats": list(room.kept.tokens),
                "looking": len(room.listeners),
                "choices": room.kept.choices,
                "replay": bool(room.kept.recipe.get("replay")),
            }
            for name, room in reversed(self.rooms.items())
        ]

    # ------------------------------------------------------------------ saves

    def new_save(self) -> Path:
        """Return where a save can be written; ManalogError: there are too many."""
        if len(self.shelf.saves()) >= _MOST_SAVES:
            raise ManalogError(f"{_MOST_SAVES} saves are kept here: delete one of them first")
        return self.shelf.path_of(new_name(), "save")

    def passing_save(self) -> Path:
        """Return where a save can be written that is sent, and not kept."""
        return self.shelf.path_of(new_name(), "sent")

    async def take_save(self, path: Path, data: bytes) -> None:
        """Keep DATA, a save, in PATH; ManalogError: it is none that can be read."""
        try:
            replace_file(path, data, mode=0o600)
        except OSError as error:
            raise ManalogError(f"the save can't be kept ({reason(error)})") from error
        try:
            await (await self._any_worker()).call("weigh", str(path))
        except ManalogError:
            path.unlink(missing_ok=True)
            raise
