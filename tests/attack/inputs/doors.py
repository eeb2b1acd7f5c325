"""What comes to a server: requests, tokens, cookies, sockets and uploads of strangers."""

from __future__ import annotations

import atexit
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from attack.case import Case, Fault, Outcome, answered, drawn, failed, refused
from attack.inputs.nasty import json_value, spoiled, text
from attack.inputs.saves import originals, signed

_SECONDS = 20.0

_GAME = {
    "game": "magic", "players": ["human", "human"], "seed": 7,
    "decks": [{"name": "elves"}, {"name": "goblins"}],
}  # fmt: skip

_OPEN = re.compile(r"/(table/[^/]*/[^/]*|page/.*|picture(\?.*)?)?")
"""What everybody may ask for, and gets."""

_PATHS = (
    "/", "/lobby", "/games", "/saves", "/saves/NAME", "/saves/../secret", "/saves/NAME/forget",
    "/page/../../pyproject.toml", "/page/%2e%2e/%2e%2e/serving.py", "/page//etc/passwd",
    "/picture?name=../../etc/passwd", "/games/NAME/links", "/games/NAME/save", "/enter",
    "/table/NAME/0/enter", "/table/NAME/watch/link", "/table/NAME/0/save", "/table/NAME/0/socket",
    "/table/NAME/9/save", "/table/NAME/+together/save", "/%00", "//evil.example/", "*",
)  # fmt: skip


@dataclass(frozen=True)
class _Server:
    """A server with two tables, and all that opens them."""

    port: int
    directory: str
    lobby: str
    tables: tuple[dict[str, Any], ...]
    cookies: dict[str, str]
    """What the lobby and the seats of the first table gave, by their paths."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def name(self) -> str:
        return str(self.tables[0]["name"])

    @property
    def secrets(self) -> list[str]:
        """What no stranger may read in an answer."""
        links = [link.partition("#")[2] for one in self.tables for link in one["links"].values()]
        return [self.directory, self.lobby, *links, *self.cookies.values()]


Headers = dict[str, str]


def cases(rng: random.Random) -> Iterator[Case]:
    """Return what strangers try at the doors, without end."""
    return drawn(rng, _request, _token, _cookie, _origin, _socket, _recipe, _upload)


@cache
def _server() -> _Server:
    directory = Path.cwd() / "games"
    process = subprocess.Popen(
        [sys.executable, "-m", "pyengine", "serve", "--port", "0", "--directory", str(directory)],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    atexit.register(process.kill)
    assert process.stdout is not None
    match = re.search(r":(\d+)/#(\w+)", process.stdout.readline())
    assert match is not None
    bare = _Server(int(match[1]), str(directory), match[2], (), {})
    cookies = {"/": _entered(bare, "/enter", match[2])}
    own = {"cookie": cookies["/"], "origin": bare.address}
    tables = [json.loads(_asked(bare, "POST", "/games", own, _json(_GAME))[1]) for _ in range(2)]
    for link in tables[0]["links"].values():
        path, _, token = link.partition("#")
        cookies[path] = _entered(bare, f"{path}/enter", token)
    return _Server(bare.port, str(directory), match[2], tuple(tables), cookies)


def _entered(server: _Server, path: str, token: str) -> str:
    _, _, headers = _asked(
        server, "POST", path, {"origin": server.address}, _json({"token": token})
    )
    return headers["set-cookie"].partition(";")[0]


def _asked(
    server: _Server, method: str, path: str, headers: Headers, body: bytes | None = None
) -> tuple[int, str, Headers]:
    """Return the answer's status, text and headers; 0 where the line was cut."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=_SECONDS)
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        given = {"host": f"127.0.0.1:{server.port}", **headers}
        if body is not None:
            given.setdefault("content-length", str(len(body)))
        for name, value in given.items():
            line.putheader(name, value.encode("latin-1", "replace"))
        line.endheaders(body)
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, answer.read().decode("utf-8", "replace"), found
    except (OSError, HTTPException):
        return 0, "", {}
    finally:
        line.close()


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _judged(server: _Server, status: int, said: str, *, open_: bool = False) -> Outcome:
    """Judge an answer to a stranger: OPEN_ tells that there may be one that is no refusal."""
    if status >= 500 or "Traceback" in said:
        return failed(Fault.TRACEBACK, f"{status}: {said[:200]}")
    if any(secret in said for secret in server.secrets):
        return failed(Fault.LEAK, said[:200])
    if _asked(server, "GET", "/", {})[0] != 200:
        return failed(Fault.CRASH, "the server does not answer any more")
    if 200 <= status < 300 and not open_:
        return failed(Fault.EXECUTION, f"{status}: {said[:200]}")
    return answered() if 200 <= status < 400 else refused(said[:200])


# ------------------------------------------------------------------ who has nothing


def _path(server: _Server, rng: random.Random) -> str:
    path = rng.choice(_PATHS).replace("NAME", rng.choice((server.name, "x", "a" * 12)))
    return path if rng.random() < 0.8 else re.sub(r"[^!-~]", "", spoiled(path, rng))[:2_000] or "/"


def _request(seed: int) -> Outcome:
    """Any request without a cookie of ours."""
    rng, server = random.Random(seed), _server()
    path = _path(server, rng)
    headers = {
        "host": rng.choice((*[server.address[7:]] * 8, "evil.example", "", "[", "a" * 300)),
        "origin": rng.choice((*[server.address] * 6, "null", "http://evil.example", "\xff")),
        "cookie": rng.choice(("", "manalog=", f"manalog={'x' * 64}", "manalog=\xff; manalog=1")),
    }
    body = rng.choice(
        (None, b"", b"{", _json({"token": None}), text(rng).encode(errors="replace")[:2_000])
    )
    method = rng.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "X"))
    status, said, _ = _asked(server, method, path, headers, body)
    return _judged(server, status, said, open_=bool(_OPEN.fullmatch(path)))


def _token(seed: int) -> Outcome:
    """A token that is nearly right, or the right one of another place."""
    rng, server = random.Random(seed), _server()
    places = {"/enter": server.lobby}
    for path, _, token in (link.partition("#") for link in server.tables[0]["links"].values()):
        places[f"{path}/enter"] = token
    place = rng.choice(list(places))
    right = places[place]
    others = [token for token in server.secrets[1:] if token != right]
    tried: Any = rng.choice((
        right[:-1], right + "x", right.swapcase(), right[1:] + right[0], rng.choice(others), "",
        right + "\0", [right], {"token": right}, None, True, 0, right.encode().hex(),
    ))  # fmt: skip
    headers = {"origin": server.address}
    status, said, _ = _asked(server, "POST", place, headers, _json({"token": tried}))
    return _judged(server, status, said)


def _cookie(seed: int) -> Outcome:
    """A cookie of another place, or one that is nearly right."""
    rng, server = random.Random(seed), _server()
    needs = {
        "/lobby": "/", "/games": "/", f"/games/{server.name}/links": "/",
        f"/games/{server.name}/save": "/",
        f"/table/{server.name}/0/save": f"/table/{server.name}/0",
        f"/table/{server.name}/1/save": f"/table/{server.name}/1",
        f"/table/{server.name}/watch/link": f"/table/{server.name}/watch",
        f"/table/{server.tables[1]['name']}/0/save": "",
    }  # fmt: skip
    path = rng.choice(list(needs))
    wrong = [cookie for place, cookie in server.cookies.items() if place != needs[path]]
    right = server.cookies.get(needs[path], wrong[0])
    near = [right[:-1], right + "0", right.upper(), right.replace("=", "=="), right[8:]]
    cookie = rng.choice([*wrong, *near, "; ".join(wrong), f"manalog={server.lobby}"])
    headers = {"cookie": cookie, "origin": server.address}
    method = "GET" if path.rpartition("/")[2] in ("lobby", "link") else "POST"
    method = "GET" if path.startswith("/table") else method
    status, said, _ = _asked(server, method, path, headers, b"{}" if method == "POST" else None)
    return _judged(server, status, said)


def _origin(seed: int) -> Outcome:
    """What a page of others lets a guest's browser send, which has the cookie."""
    rng, server = random.Random(seed), _server()
    own = server.address
    origin = rng.choice((
        "http://evil.example", "null", f"{own}.evil.example", own[:-1], own + "0", "", "file://",
        own.replace("127.0.0.1", "localhost"), own.replace("http", "ftp"), f"http://x@{own[7:]}",
    ))  # fmt: skip
    path = rng.choice(("/games", f"/games/{server.name}/links", f"/games/{server.name}/save"))
    headers = {"cookie": server.cookies["/"], "origin": origin}
    if rng.random() < 0.3:
        headers |= {"host": "evil.example", "origin": "http://evil.example"}
    return _judged(server, *_asked(server, "POST", path, headers, _json({"renew": True}))[:2])


def _socket(seed: int) -> Outcome:
    """A socket without the seat's own cookie, or from a page of others."""
    rng, server = random.Random(seed), _server()
    seat = f"/table/{server.name}/0"
    wrong = [cookie for place, cookie in server.cookies.items() if place != seat]
    cookie, origin = server.cookies[seat], server.address
    if rng.random() < 0.5:
        cookie = rng.choice(["", *wrong, cookie[:-1], cookie + "0"])
    else:
        origin = rng.choice(("http://evil.example", "null", "", origin + "0"))
    headers = {
        "cookie": cookie, "origin": origin, "connection": "Upgrade", "upgrade": "websocket",
        "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }  # fmt: skip
    status, said, _ = _asked(server, "GET", f"{seat}/socket", headers)
    if status == 101:
        return failed(Fault.EXECUTION, f"let in with {cookie[:20]} from {origin}")
    return _judged(server, status, said)


# ------------------------------------------------------------------ who has the lobby's link


def _guest(server: _Server) -> Headers:
    return {"cookie": server.cookies["/"], "origin": server.address}


def _recipe(seed: int) -> Outcome:
    """A game to begin that mostly is none; what is told names no place of the server."""
    rng, server = random.Random(seed), _server()
    recipe: dict[str, Any] = {**_GAME, "seed": "none"}
    for key in rng.sample((*_GAME, "settings", "teams", "undo", "save", "at", "puzzle"), 3):
        recipe[key] = rng.choice((
            None, -1, 10**40, "", "../secret", "/etc/passwd", [], ["human", "./bot"], {},
            ["human", "ismcts:seconds=9999"], [{"name": "/etc/passwd"}] * 2, json_value(rng)[:500],
            [{"name": "x", "text": text(rng)[:500]}] * 2,
        ))  # fmt: skip
    recipe["players"] = rng.choice((recipe["players"], ["human"], ["human", "os:system"]))
    body = _json(recipe)
    status, said, _ = _asked(server, "POST", "/games", _guest(server), body)
    if status == 200 and "9999" in said:
        return failed(Fault.EXECUTION, f"a bot may think for ever: {said[:200]}")
    return _judged(server, status, said, open_=True)


def _upload(seed: int) -> Outcome:
    """A file that is no save; a good one is taken, and given back as it was."""
    rng, server = random.Random(seed), _server()
    good = rng.choice(originals())
    body = rng.choice((
        b"", rng.randbytes(rng.choice((1, 500, 70_000))), text(rng).encode(errors="replace"),
        spoiled(good, rng).encode(errors="replace"), signed(spoiled(good, rng)), signed(good),
    ))  # fmt: skip
    status, said, _ = _asked(server, "POST", "/saves", _guest(server), body)
    outcome = _judged(server, status, said, open_=True)
    if status != 200:
        return outcome
    name = json.loads(said)["save"]
    back = _asked(server, "GET", f"/saves/{name}", _guest(server))[1]
    _asked(server, "POST", f"/saves/{name}/forget", _guest(server), b"{}")
    if back.encode(errors="replace") != body:
        return failed(Fault.LOSS, f"what was handed in came back as {back[:100]}")
    return outcome
