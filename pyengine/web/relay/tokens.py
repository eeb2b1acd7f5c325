"""Who may sit where: tokens in links, and the cookies that they are traded for."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LOBBY = "lobby"


class Tokens:
    """Checks tokens and cookies; a cookie follows from the server's secret and the place."""

    def __init__(self, secret: bytes) -> None:
        """Keep SECRET."""
        self._secret = secret

    @staticmethod
    def new() -> str:
        """Return a new token of 128 bits."""
        return secrets.token_urlsafe(16)

    def lobby_token(self) -> str:
        """Return the token of the lobby, the same as long as the secret is."""
        return self._mac("token/lobby")[:32]

    def cookie(self, place: str) -> str:
        """Return what the cookie of PLACE holds, such as `lobby` or `GAME/SEAT`."""
        return self._mac(f"cookie/{place}")

    def holds(self, place: str, cookie: str | None) -> bool:
        """Whether COOKIE is that of PLACE."""
        return same(cookie, self.cookie(place))

    def _mac(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()


def same(given: object, wanted: str) -> bool:
    """Whether the text GIVEN is WANTED, in a time that tells nothing of it."""
    return isinstance(given, str) and hmac.compare_digest(
        given.encode(errors="replace"), wanted.encode()
    )
