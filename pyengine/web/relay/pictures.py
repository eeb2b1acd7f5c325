"""The user's own pictures of cards, found by the cards' names: no path comes from a page."""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import ManalogError

_KINDS = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif")
_HEAD = 16
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

    def find(self, name: str) -> tuple[Path, str] | None:
        """Return the picture of the card called NAME, and its type; None: there is none.

        The type is what its first bytes say: a document that is called a picture is none.
        """
        path = self._found.get(_plain(name))
        if path is None:
            return None
        try:
            with path.open("rb") as stream:
                kind = _kind(stream.read(_HEAD))
        except OSError:
            return None
        return None if kind is None else (path, kind)


def _kind(head: bytes) -> str | None:
    """Return the media type of a picture that begins with HEAD, None for anything else."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return "image/webp"
    if head[4:8] == b"ftyp" and head[8:12] in (b"avif", b"avis"):
        return "image/avif"
    return None


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
