"""The command `manalog tournament`, and what it has left in its database."""

import json
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from pyengine.cli.main import app

MANALOG = (sys.executable, "-m", "pyengine.cli.main")
COLUMNS = "first_deck, first_agent, second_deck, second_agent, number"
OUTCOMES = f"select {COLUMNS}, seed, winner, turns, steps from games order by 1, 2, 3, 4, 5"


def tournament(*options: object) -> Any:
    result = CliRunner().invoke(app, ["tournament", *map(str, options)])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout) if "--json" in options else result.output


def refused(*options: object) -> str:
    result = CliRunner().invoke(app, ["tournament", *map(str, options)])
    assert result.exit_code == 2, result.output
    assert len(result.output.splitlines()) == 1
    return result.output


def rows(db: Path, query: str = OUTCOMES) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(db)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def wait_for_rows(db: Path, count: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if db.exists() and db.stat().st_size:
            try:
                if rows(db, "select count(*) from games")[0][0] >= count:
                    return
            except sqlite3.OperationalError:
                pass
        time.sleep(0.05)
    raise AssertionError(f"there are not {count} rows after {seconds} s")
