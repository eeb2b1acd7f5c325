"""The files of the page, kept in memory and packed; a file that is changed is read again."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class _File:
    """A file as it is sent: `changed` is when it was written, `tag` follows from what is in it."""

    changed: int
    kind: str
    tag: str
    plain: bytes
    packed: bytes

    @classmethod
    def read(cls, path: Path, changed: int) -> _File:
        data = path.read_bytes()
        kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        return cls(changed, kind, tag, data, gzip.compress(data, mtime=0))


class PageFiles:
    """Answers with the files of DIRECTORY, and with none that was not there at the beginning."""

    def __init__(self, directory: Path) -> None:
        """Know the files of DIRECTORY."""
        paths = [path for path in directory.rglob("*") if path.is_file()]
        self._paths = {path.relative_to(directory).as_posix(): path for path in paths}
        self._files: dict[str, _File] = {}

    def answer(self, name: str, request: Request) -> Response:
        """Return the file NAME; 404: there is none, 304: REQUEST's sender has it."""
        file = self._file(name)
        if file is None:
            return Response("There is no such file.\n", 404, media_type="text/plain")
        headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = file.packed, "gzip"
        return Response(body, headers=headers, media_type=file.kind)

    def _file(self, name: str) -> _File | None:
        path = self._paths.get(name)
        if path is None:
            return None
        try:
            changed = path.stat().st_mtime_ns
            kept = self._files.get(name)
            if kept is None or kept.changed != changed:
                kept = self._files[name] = _File.read(path, changed)
        except OSError:
            return None
        return kept
