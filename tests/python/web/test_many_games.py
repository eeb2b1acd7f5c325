"""Games one after another: the server's memory stays flat. MANALOG_GAMES=1000 plays as many."""

from __future__ import annotations

import os
from pathlib import Path

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
