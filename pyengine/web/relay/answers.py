"""What requests carry and how they are answered: bodies within limits, errors in words."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from pyengine.errors import ManalogError

MOST_BODY = 450_000
"""How many bytes a request may have: decks for six."""

Answering = Callable[[Request], Awaitable[Response]]


def refused() -> Response:
    """Return the answer to whoever may not ask."""
    return error("open the link that you were given", 401)


def error(words: str, status: int = 400) -> Response:
    """Return an answer that says WORDS; what is not read of the request is not waited for."""
    return JSONResponse({"error": words}, status, headers={"connection": "close"})


def told(answer: Answering) -> Answering:
    """Return what answers as ANSWER does, and tells what went wrong."""

    async def answering(request: Request) -> Response:
        try:
            return await answer(request)
        except ManalogError as wrong:
            return error(wrong.public)

    return answering


async def limited(request: Request, most: int) -> bytes:
    """Return the body of REQUEST; ManalogError: it has more than MOST bytes, or is cut short."""
    data = bytearray()
    if _announced(request) > most:
        raise ManalogError(f"that is more than {most} bytes")
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise ManalogError(f"that is more than {most} bytes")
    except ClientDisconnect as gone:
        raise ManalogError("the request was cut short") from gone
    return bytes(data)


def _announced(request: Request) -> int:
    length = request.headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


async def body_of(request: Request, most: int = MOST_BODY) -> dict[str, Any]:
    """Return the body of REQUEST, which is a record of JSON; ManalogError: it is none."""
    data = await limited(request, most)
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as wrong:
        raise ManalogError("that is not understood") from wrong
    if not isinstance(body, dict):
        raise ManalogError("that is not understood")
    return body
