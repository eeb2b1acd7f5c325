"""The user's own pictures of cards, found by the cards' names: no path comes from a page."""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import ManalogError

_KINDS = (".jpg", ".jpeg", ".png", ".webp")
_MOST = 100_000


class Pictures:
    """The pictures in a directory, read once; none without a directory."""

    def __init__(self, directory: Path | None) -> None:
        """Look through DIRECTORY; ManalogError: it is none."""
        self._found: dict[str, Path] = {}
        if directory is None:
            return
        if not directory.is_dir():
            raise ManalogError("is no directory of pictures", file=directory)
        for number, path in enumerate(sorted(directory.rglob("*"))):
            if number >= _MOST:
                break
            if path.suffix.lower() in _KINDS and path.is_file():
                self._found.setdefault(_plain(path.stem), path)

    @property
    def any(self) -> bool:
        """Whether there are pictures at all."""
        return bool(self._found)

    def find(self, name: str) -> Path | None:
        """Return the picture of the card called NAME, None where there is none."""
        return self._found.get(_plain(name))


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
