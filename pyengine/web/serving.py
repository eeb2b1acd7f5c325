"""The server as a program: its address, its link, and its end."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from pyengine.errors import ManalogError
from pyengine.system.locking import DirectoryLock
from pyengine.system.open_files import most_open_files
from pyengine.system.resources import data_dir
from pyengine.web.relay.app import Site
from pyengine.web.relay.complaints import complain_briefly
from pyengine.web.relay.connections import limit_buffers, protocols
from pyengine.web.relay.doors import Doors
from pyengine.web.relay.hall import Hall
from pyengine.web.relay.pictures import Pictures
from pyengine.web.relay.shelf import Shelf
from pyengine.web.relay.sockets import MOST_CHARACTERS
from pyengine.web.relay.tokens import Tokens

_DAY = 24 * 3600.0

_MOST_CONNECTIONS = 2_000
_FILES_OF_A_GAME = 16
_FILES_OF_OURS = 150

_AT_ONCE = 32
"""How many connections are taken before those that are here are looked at."""
_WAITING = 2_048
"""How many may wait for that."""

_LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Serving:
    """How the server is run."""

    host: str = "127.0.0.1"
    port: int = 8400
    images: str | None = None
    most_games: int = 20
    directory: str | None = None
    names: tuple[str, ...] = ()
    """By which names it is reached beside its own."""
    links_days: float = 30.0
    """For how many days a link opens a seat."""
    new_links: bool = False
    """Whether all links and cookies of before end now."""

    def run(self, told: Callable[[str], None]) -> None:
        """Serve until it is interrupted; TOLD gets the link as soon as it can be opened."""
        home = Path(self.directory) if self.directory else default_directory()
        shelf = Shelf(home)
        with _locked(home):
            self._serve(shelf, told)

    def _serve(self, shelf: Shelf, told: Callable[[str], None]) -> None:
        tokens = Tokens(shelf.secret(new=self.new_links))
        hall = Hall(shelf, self.most_games)
        if self.new_links:
            hall.renew_links()
        shelf.recover()
        for notice in shelf.notices:
            print(f"manalog: {notice}", file=sys.stderr)
        pictures = Pictures(Path(self.images) if self.images else None)
        listening = self._listening()
        port = listening.getsockname()[1]
        limit_buffers(listening)
        doors = Doors(self._most_connections())
        app = Site(hall, tokens, pictures, doors, self.links_days * _DAY).app(self._names())
        complain_briefly()
        server = _Server(
            uvicorn.Config(
                app,
                log_config=None,
                log_level="error",
                backlog=_AT_ONCE,
                **protocols(doors),
                ws_max_size=4 * MOST_CHARACTERS,
                ws_ping_interval=20,
                ws_per_message_deflate=False,  # it costs more time than the views do
                timeout_graceful_shutdown=3,
                server_header=False,
            )
        )
        told(f"http://{self._address()}:{port}/#{tokens.lobby_token()}")
        server.run(sockets=[listening])

    def _most_connections(self) -> int:
        """Return for how many connections there are files, beside those that games need."""
        files = most_open_files() - _FILES_OF_OURS - _FILES_OF_A_GAME * self.most_games
        return max(50, min(_MOST_CONNECTIONS, files))

    def _names(self) -> tuple[str, ...]:
        return (*_LOCAL, self.host, *self.names, *_own_names(self.host))

    def _address(self) -> str:
        try:
            address = ipaddress.ip_address(self.host)
        except ValueError:
            return self.host
        if address.is_unspecified:
            own = reached_by(address.version) or "localhost"
            return f"[{own}]" if ":" in own else own
        return f"[{address}]" if address.version == 6 else self.host

    def _listening(self) -> socket.socket:
        """Return the socket that is listened at; ManalogError: somebody else has the port."""
        try:
            family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
            return socket.create_server((self.host, self.port), family=family)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or "no port"
            raise ManalogError(
                f"port {self.port} of {self.host} can't be used ({why})", remedy="Try --port 0"
            ) from error


class _Server(uvicorn.Server):
    """A server at whose socket many may wait, though it takes few of them at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen at SOCKETS."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(_WAITING)


def default_directory() -> Path:
    """Return where games are kept where nothing else is said."""
    return data_dir() / "games"


def _locked(directory: Path) -> DirectoryLock:
    """Lock DIRECTORY; ManalogError: another server keeps its games there."""
    try:
        return DirectoryLock(directory)
    except BlockingIOError as error:
        raise ManalogError(
            "another server keeps its games here", file=directory, remedy="Give another --directory"
        ) from error
    except OSError as error:
        raise ManalogError(f"can't be locked ({error.strerror})", file=directory) from error


def reached_by(version: int) -> str | None:
    """Return the address of this machine in the network that it is in; None: it is in none.

    Nothing is sent: the system is asked from where it would speak with an address that nobody has.
    """
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect(("2001:db8::1" if version == 6 else "192.0.2.1", 9))
        own = str(asked.getsockname()[0])
        return None if ipaddress.ip_address(own).is_unspecified else own
    return None


def _own_names(host: str) -> tuple[str, ...]:
    """Return the names of this machine where it is reached by all of its addresses."""
    if host not in ("0.0.0.0", "::"):
        return ()
    name = socket.gethostname()
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(name, None)}
    except OSError:
        found = set()
    return (name.lower(), *sorted(found))
