"""What every request has to pass: from which host and page it comes, and what answers carry."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
"""The Content-Security-Policy: all that the page loads is of this server."""

ALONE = "default-src 'none'; sandbox"
"""The policy of what is no page, where somebody opens it by itself."""

_POLICY = b"content-security-policy"
_HEADERS = (
    (_POLICY, POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

_PLAIN = re.compile(r"[a-z0-9.:-]{1,100}")

_SAFE = ("GET", "HEAD")


class Guard:
    """Lets requests through that name a host of ours, and, where they do something, our pages."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        """Stand before APP, which is reached by the names HOSTS, without ports."""
        self._app = app
        self._hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 403 where a request is not ours, else pass it on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif self.lets_in(scope):
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _refuse(send, self._why(scope))

    def lets_in(self, scope: Scope) -> bool:
        """Whether the request of SCOPE names our host, and comes from our page if it has to."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_ours(_name(f"//{host}"), scope):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return scope["type"] == "http" and scope["method"] in _SAFE
        return bool(origin.decode("latin-1") in (f"http://{host}", f"https://{host}"))

    def _is_ours(self, name: str | None, scope: Scope) -> bool:
        """Whether NAME is ours: one that is known, or the very address that was connected to.

        No page of others can have an address of ours for its name.
        """
        return name is not None and (
            name in self._hosts or name == (scope.get("server") or [""])[0]
        )

    def _why(self, scope: Scope) -> str:
        """Return what is wrong with the request of SCOPE, and what can be done."""
        name = _name("//" + dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
        if self._is_ours(name, scope):
            return "This was sent by a page of others. Open the link that you were given.\n"
        if name is None or not _PLAIN.fullmatch(name):
            return "This server does not go by that name. Open the link that you were given.\n"
        return (
            f"This server does not go by the name {name}. Whoever runs it can let it do so: "
            f"manalog serve --name {name}\n"
        )


def _name(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = list(message.get("headers", ()))
            stricter = any(name.lower() == _POLICY for name, _ in own)
            message["headers"] = [*own, *_HEADERS[1 if stricter else 0 :]]
        await send(message)

    return sending


async def _refuse(send: Send, why: str) -> None:
    headers = [(b"content-type", b"text/plain"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": why.encode()})
