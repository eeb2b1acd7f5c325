"""Games one after another: the server's memory stays flat. MANALOG_GAMES=1000 plays as many."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from killing import children
from served import TWO, Server, serving
from test_hostile import memory

GAMES = int(os.environ.get("MANALOG_GAMES", "6"))
WARM = 3
"""After so many games everything has been loaded that is needed."""

MOST_GROWTH = 15.0
"""By how many megabytes the server may grow, however many games there are."""


def test_games_one_after_another(tmp_path: Path) -> None:
    with serving(tmp_path / "games", "--max-games", "2") as server:
        megabytes = [game(server, seed) for seed in range(GAMES)]
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert len(children) <= 4  # two games, one that ends, and a spare
        with server.lobby() as lobby:
            games = lobby.get("/lobby").json()["games"]
        assert len(games) == min(GAMES, 1000) and all(one["choices"] >= 1 for one in games)
        print(f"{GAMES} games: {megabytes[WARM]:.1f} MB after {WARM}, {megabytes[-1]:.1f} at last")
        assert megabytes[-1] - megabytes[WARM] < MOST_GROWTH
        assert "Traceback" not in "".join(server.said)


TABLES = 5
"""One more than may have a process for questions."""

MOST_OF_A_CAGE = 60.0
"""How many megabytes the process for a table's questions may have for itself."""


def test_what_processes_for_questions_cost(home: None, tmp_path: Path) -> None:
    """Each table that asks has one of its own, and four have one at most."""
    with serving(tmp_path / "games", "--max-games", str(TABLES)) as server, ExitStack() as stack:
        for seed in range(TABLES):
            begun = server.begin(TWO | {"players": ["human", "human"], "seed": seed})
            page = stack.enter_context(server.seated(begun["links"]["0"]))
            answer = page.ask("ask", text="hand(elves, C)")
            assert len(answer["rows"]) == 7
        time.sleep(1.0)  # the one that has rested for longest ends
        cages = [cage for worker in children(server.pid) for cage in children(worker)]
        own = [one for cage in cages if (one := megabytes_of(cage, "Private_"))]
        shared = sum(megabytes_of(cage, "Pss:") for cage in cages)
        print(f"{len(own)} cages: {', '.join(f'{one:.0f}' for one in own)} MB of their own,")
        print(f"{shared:.0f} MB in all, with their share of what others have, too")
        assert len(own) == TABLES - 1 and 1.0 < max(own) < MOST_OF_A_CAGE


def megabytes_of(pid: int, kind: str) -> float:
    """How many megabytes of the KIND the process PID has, 0 where it has ended."""
    if not Path("/proc/self/smaps_rollup").exists():
        pytest.skip("there is no /proc here")
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    lines = [line for line in text.splitlines() if line.startswith(kind)]
    return sum(int(line.split()[1]) for line in lines) / 1024


def game(server: Server, seed: int) -> float:
    """Play a short game with two people; return the megabytes of the server after it."""
    links = server.begin(TWO | {"players": ["human", "human"], "seed": seed})["links"]
    with server.seated(links["0"]) as first, server.seated(links["1"]) as second:
        mover, other = (first, second) if first.view()["question"] else (second, first)
        mover.choose(mover.asked() if mover is second else mover.frames[-1], 0)
        other.asked()
        other.say("concede")
        while "over" not in mover.view()["table"]:
            pass
    return memory(server)
