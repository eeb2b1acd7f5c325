"""The tables of a tournament, for people and for programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any

from pyengine.tournament.contestants import Pairing
from pyengine.tournament.standings import Tally, by_agents, by_contestant

_SEATS = ("first", "second")
_FIGURES = ("games", "won", "drawn", "% won", "95 %")


def as_tables(tallies: dict[Pairing, Tally]) -> None:
    """Print who won how much against all others, and every pairing."""
    from rich.console import Console

    console = Console(highlight=False)
    standings = ([str(c), *_figures(tally)] for c, tally in by_contestant(tallies).items())
    console.print(_table("Against all others", ("contestant",), standings))
    rows = ([str(p.first), str(p.second), *_figures(tally)] for p, tally in tallies.items())
    console.print(_table("The one who begins", ("begins", "against"), rows))


def as_csv(tallies: dict[Pairing, Tally]) -> str:
    """Return every pairing as CSV, a row each; shares are from 0 to 1."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["first_deck", "first_agent", "second_deck", "second_agent", "games", "won", "drawn",
         "share", "low", "high"]
    )  # fmt: skip
    for pairing, tally in tallies.items():
        seats = [f for who in (pairing.first, pairing.second) for f in (who.deck, who.agent)]
        figures = [round(figure, 4) for figure in (tally.share, *tally.interval)]
        writer.writerow([*seats, tally.games, tally.won, tally.drawn, *figures])
    return text.getvalue()


def _table(title: str, names: tuple[str, ...], rows: Iterable[list[str]]) -> Any:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    for name in names:
        table.add_column(name)
    for name in _FIGURES:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def as_markdown(tallies: dict[Pairing, Tally]) -> Iterator[str]:
    """Yield the lines of three tables: the contestants, each agent against each other, the matrix.

    The second has the percentage that the agent of the row has won against that of the column, from
    both seats and with all decks, and its interval; the third what the contestant of the row, who
    begins, has won against that of the column.
    """
    rows = [[str(c), *_figures(tally)] for c, tally in by_contestant(tallies).items()]
    yield from _markdown(["contestant", *_FIGURES], rows)
    yield ""
    against = by_agents(tallies)
    agents = list(dict.fromkeys(p.first.agent for p in tallies))
    yield from _markdown(
        ["won against", *agents],
        [[one, *(_share(against.get((one, other))) for other in agents)] for one in agents],
    )
    yield ""
    first, second = (list(dict.fromkeys(getattr(p, seat) for p in tallies)) for seat in _SEATS)
    yield from _markdown(
        ["begins", *map(str, second)],
        [[str(a), *(_share(tallies.get(Pairing(a, b))) for b in second)] for a in first],
    )


def _markdown(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


def _share(tally: Tally | None) -> str:
    if tally is None or not tally.games:
        return ""
    low, high = tally.interval
    return f"{100 * tally.share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _figures(tally: Tally) -> list[str]:
    counts = [str(tally.games), str(tally.won), str(tally.drawn)]
    if tally.games == 0:
        return [*counts, "", ""]
    low, high = tally.interval
    return [*counts, f"{100 * tally.share:.1f}", f"{100 * low:.1f}–{100 * high:.1f}"]


def as_json(counts: dict[str, Any], tallies: dict[Pairing, Tally]) -> str:
    """Return COUNTS and every pairing as one line of JSON; shares are from 0 to 1."""
    import json

    pairings = [
        {
            "first": str(pairing.first),
            "second": str(pairing.second),
            **_record(tally),
        }
        for pairing, tally in tallies.items()
    ]
    standings = [{"contestant": str(c), **_record(t)} for c, t in by_contestant(tallies).items()]
    agents = [
        {"agent": one, "against": other, **_record(tally)}
        for (one, other), tally in by_agents(tallies).items()
    ]
    tables = {"standings": standings, "agents": agents, "pairings": pairings}
    return json.dumps({**counts, **tables}, ensure_ascii=False)


def _record(tally: Tally) -> dict[str, Any]:
    low, high = tally.interval
    counts = {"games": tally.games, "won": tally.won, "drawn": tally.drawn}
    share = round(tally.share, 4)
    return {**counts, "share": share, "interval": [round(low, 4), round(high, 4)]}
