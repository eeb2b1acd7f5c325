"""After a game: it is kept as a save, once, and looked at again by whoever played it."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from pyengine.errors import ManalogError
from pyengine.web.relay.hall import Hall
from pyengine.web.relay.keeping import Kept
from pyengine.web.relay.room import Room
from pyengine.web.relay.shelf import name_from


class Afterwards:
    """Replays of the games of HALL that are over: one of each, for all who ask."""

    def __init__(self, hall: Hall) -> None:
        """Keep the saves in HALL."""
        self._hall = hall
        self._lock = asyncio.Lock()

    async def replay(self, game: str, seat: str) -> Kept:
        """Return the replay of GAME, which SEAT has played or seen.

        ManalogError: it is not over, or the saves are too many.
        """
        room = self._hall.room(game)
        if room.kept.recipe.get("replay"):
            return room.kept
        if not room.kept.over:
            raise ManalogError("a game is analysed when it is over")
        return await self._kept(room, room.viewer_of(seat))

    async def so_far(self, game: str) -> Kept:
        """Return the replay of GAME as far as it has gone, for who has the lobby."""
        room = self._hall.room(game)
        return room.kept if room.kept.recipe.get("replay") else await self._kept(room, None)

    async def _kept(self, room: Room, viewer: str | None) -> Kept:
        """Return the replay of the game of ROOM, whose save is for VIEWER."""
        async with self._lock:
            passing = self._hall.passing_save()
            try:
                await room.save(str(passing), viewer)
                return await self._of(passing)
            finally:
                passing.unlink(missing_ok=True)

    async def _of(self, passing: Path) -> Kept:
        """Return the replay of the save PASSING, begun where there is none."""
        data = passing.read_bytes()
        path = self._hall.shelf.path_of(name_from(hashlib.sha256(data).digest()), "save")
        if not path.is_file():
            self._hall.new_save()  # refuses where there are too many
            await self._hall.take_save(path, data)
        for room in self._hall.rooms.values():
            recipe = room.kept.recipe
            if recipe.get("replay") and recipe.get("save") == str(path):
                return room.kept
        return await self._hall.begin({"save": path.stem, "replay": True})
