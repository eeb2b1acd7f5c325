"""The directory of a server's games and saves."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.saves.drafts import recovered
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason
from pyengine.web.relay.keeping import Kept, read_kept

SECRET_BYTES = 32

_NAME = re.compile(r"[a-z0-9]{12}")
_LENGTH, _LETTERS = 12, "abcdefghijkmnpqrstuvwxyz23456789"


class Shelf:
    """The directory of kept games and saves, which nobody else may read."""

    def __init__(self, directory: Path) -> None:
        """Keep games in DIRECTORY, made where it is not there."""
        self.directory = directory
        self.notices: list[str] = []
        """What whoever has the server should know."""
        try:
            directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise ManalogError(f"can't be made ({error.strerror})", file=directory) from error

    def recover(self) -> None:
        """Offer whole drafts of saves, which a killed program has left, as saves."""
        for draft in self.directory.glob(".*.save.tmp"):
            save = draft.with_name(draft.name[1:].removesuffix(".tmp"))
            if found := recovered(save, self.path_of(new_name(), "save")):
                self.notices.append(f"{found} is a save that was whole, and not in its place")

    def secret(self, *, new: bool = False) -> bytes:
        """Return the server's own secret, made at the first time, and anew where it is none.

        With NEW, it is made anew in any case.
        """
        path = self.directory / "secret"
        try:
            if path.exists() and not new:
                secret = path.read_bytes()
                if len(secret) == SECRET_BYTES:
                    return secret
                self.notices.append(f"{path} was no secret: a new one is made, and old links end")
            secret = secrets.token_bytes(SECRET_BYTES)
            replace_file(path, secret, mode=0o600)
        except OSError as error:
            raise ManalogError(f"can't be written ({reason(error)})", file=path) from error
        return secret

    def new(self, recipe: dict[str, Any]) -> Kept:
        """Return a new game, which has no file yet."""
        return Kept(self.path_of(new_name(), "game"), recipe, {})

    def path_of(self, name: str, kind: str) -> Path:
        """Return the file called NAME of a KIND; ManalogError: that is no name of ours."""
        if not _NAME.fullmatch(name):
            raise ManalogError("there is nothing of that name")
        return self.directory / f"{name}.{kind}"

    def games(self) -> dict[str, Kept]:
        """Return all games that are kept, the newest last; what can't be read is left alone."""
        paths = sorted(self.directory.glob("*.game"), key=lambda path: path.stat().st_mtime)
        found = {}
        for path in paths:
            game = read_kept(path)
            if game is None:
                self.notices.append(f"{path} can't be read: it is left alone")
                continue
            if game.cut:
                self.notices.append(
                    f"{path}: its last {game.cut} bytes are no whole record: the game goes on "
                    f"after {game.choices} choices{self._set_aside(game)}"
                )
            game.shelve()
            found[game.name] = game
        return found

    def _set_aside(self, game: Kept) -> str:
        """Copy a file that is damaged, and not only torn at its end; return what is said of it."""
        try:
            content = game.path.read_bytes()
            if b"\n" not in content[-game.cut :]:
                return ""
            aside = game.path.with_suffix(".damaged")
            replace_file(aside, content, mode=0o600)
        except OSError as error:
            return f", and it can't be copied ({reason(error)})"
        return f"; {aside.name} is a copy of it"

    def saves(self) -> list[Path]:
        """Return the saves that are kept, the newest first."""
        paths = self.directory.glob("*.save")
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)

    def forget_save(self, name: str) -> None:
        """Remove the save NAME, and what was found out about its game."""
        for kind in ("save", "review"):
            self.path_of(name, kind).unlink(missing_ok=True)


def new_name() -> str:
    """Return a name that nothing has."""
    return name_from(secrets.token_bytes(_LENGTH))


def name_from(data: bytes) -> str:
    """Return the name that follows from DATA, bytes by chance or a digest."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in data[:_LENGTH])
