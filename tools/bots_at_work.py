"""Counts what bots do with what their decks offer: walkers, activated abilities, instants, targets.

    .venv/bin/python tools/bots_at_work.py --decks A.txt,B.txt --games 4
    .venv/bin/python tools/bots_at_work.py --decks A.txt,B.txt,C.txt,D.txt --agents curve,greedy

Each agent plays the first deck, and `--against` the others; in the next game it plays the next one.
Of each agent the figures are means of a game: how often a walker's ability, another activated
ability and an instant were taken, and in how many turns one could have been; how many of its own
spells it chose as the target of a counterspell, and how many of its targets were on the wrong side
(harm for its own things, help for others'). A game that is not over after --seconds has failed;
with --choices it is left after so many. --json prints a line of JSON; the exit code is 1 where a
game failed.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.agents import Agent, agent_names, make_agent
from pyengine.agents.play_out import dismiss
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, read_deck
from pyengine.games.magic.setup import magic_setup

USES = ("walkers", "abilities", "instants")
TRAINED = {"fsvi", "qmdp"}
"""Agents that play by a model, of two decks only."""

_AS = {
    "ismcts": "ismcts:iterations=40",
    "mc": "mc:playouts=2",
    "minimax": "minimax:depth=2:seconds=0.5",
}


@dataclass
class Watched:
    """An agent, and what it did with what it could do."""

    agent: Agent
    database: CardDatabase
    counts: Counter[str] = field(default_factory=Counter)
    turns: dict[str, set[int]] = field(default_factory=dict)
    """The turns in which something of a kind could be done."""
    chosen: int = 0

    def choose(self, seat: Seat, session: Session) -> int:
        """Return the index that the agent chooses, and count it."""
        index = self.agent.choose(seat)
        self.chosen += 1
        actions = list(seat.actions)
        if len(actions) > 1:
            self._count(actions, index, session, seat)
        return index

    def _count(self, actions: list[str], index: int, session: Session, seat: Seat) -> None:
        names = {row[0]: str(row[1]) for row in session.query("object", 3)}
        turn = int(session.query("turn", 1)[0][0])
        kinds = [self._kind(action, names) for action in actions]
        for kind in set(kinds) - {""}:
            self.turns.setdefault(kind, set()).add(turn)
        self.counts[kinds[index]] += 1
        if actions[index].startswith("target("):
            self._count_target(actions, index, session, seat)

    def _kind(self, action: str, names: dict[int, str]) -> str:
        word, _, rest = action.partition("(")
        number = rest.partition(",")[0].rstrip(")")
        if word not in ("activate", "cast") or not number.isdigit():
            return ""
        try:
            types = self.database.lookup(names[int(number)]).types
        except (ManalogError, KeyError):
            types = ()
        if word == "cast":
            return "instants" if "instant" in types else ""
        return "walkers" if "planeswalker" in types else "abilities"

    def _count_target(self, actions: list[str], index: int, session: Session, seat: Seat) -> None:
        self.counts["targets"] += 1
        weights: list[int] = seat.ask("weights")
        if weights[index] < 0 < max(weights):
            self.counts["wrong_side"] += 1
        target = actions[index][len("target(") : -1]
        mine = {
            str(row[0]) for row in session.query("stack_item", 3) if row[1] == self.agent.player
        }
        if target in mine:
            self.counts["own_countered"] += 1


@dataclass
class Trial:
    """Games of SPEC with decks in turn, against others: what it did, and what went wrong."""

    spec: str
    arguments: argparse.Namespace
    database: CardDatabase
    done: Counter[str] = field(default_factory=Counter)
    could: Counter[str] = field(default_factory=Counter)
    won: int = 0
    failed: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Play all games, and count."""
        decks = [read_deck(name, self.database) for name in self.arguments.decks.split(",")]
        for number in range(self.arguments.games):
            turned = [decks[(number + seat) % len(decks)] for seat in range(len(decks))]
            self._play(turned, self.arguments.seed + number)

    def _play(self, decks: Sequence[Deck], seed: int) -> None:
        setup = magic_setup(decks, seed=seed, database=self.database)
        others = self.arguments.against
        agents = {
            name: make_agent(others if seat else self.spec, name, seed)
            for seat, name in enumerate(setup.names)
        }
        watched = Watched(agents[setup.names[0]], self.database)
        session = Session.start(setup)
        try:
            self._go_on(session, agents, watched)
        except Exception as error:  # whatever it is, it is a figure of this agent
            self.failed.append(f"{type(error).__name__}: {error}")
        finally:
            dismiss(session, agents)
        self.done.update(watched.counts)
        self.could.update({kind: len(turns) for kind, turns in watched.turns.items()})
        self.won += session.winners == (watched.agent.player,)

    def _go_on(self, session: Session, agents: dict[str, Agent], watched: Watched) -> None:
        until, most = time.monotonic() + self.arguments.seconds, self.arguments.choices
        while (choice := session.choice) is not None:
            if most and watched.chosen >= most:
                return
            if time.monotonic() > until:
                self.failed.append("not ended")
                return
            seat = seat_of(session)
            own = choice.player == watched.agent.player
            index = watched.choose(seat, session) if own else agents[choice.player].choose(seat)
            session.choose(index)

    def record(self, seconds: float) -> dict[str, Any]:
        """Return the figures for JSON."""
        games = self.arguments.games
        return {
            "agent": self.spec, "games": games, "won": self.won,
            **{kind: round(self.done[kind] / games, 1) for kind in USES},
            **{f"{kind}_turns": round(self.could[kind] / games, 1) for kind in USES},
            "targets": self.done["targets"], "wrong_side": self.done["wrong_side"],
            "own_countered": self.done["own_countered"], "failed": self.failed,
            "seconds": round(seconds, 1),
        }  # fmt: skip


def _lines(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    yield (
        f"{'agent':<26}{'won':>8}"
        + "".join(f"{kind:>18}" for kind in USES)
        + "  wrong side  own countered  failed"
    )
    for row in rows:
        uses = "".join(f"{row[kind]:>9.1f} of {row[f'{kind}_turns']:>5.1f}" for kind in USES)
        side = f"{row['wrong_side']}/{row['targets']}"
        yield (
            f"{row['agent']:<26}{row['won']:>4}/{row['games']:<3}{uses}{side:>12}{row['own_countered']:>15}"
            f"{len(row['failed']):>8}  {'; '.join(dict.fromkeys(row['failed']))[:80]}"
        )


def main() -> None:
    """Play the games that are asked for, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decks", required=True, help="a deck for each seat, with commas")
    parser.add_argument("--agents", help="which agents, with commas; all that need no model")
    parser.add_argument("--against", default="random", help="who plays the other decks")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120, help="how long a game may take")
    parser.add_argument("--choices", type=int, default=0, help="of the agent, then a game is left")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    usual = [_AS.get(name, name) for name in agent_names() if name not in TRAINED]
    rows = []
    with CardDatabase.open() as database:
        for spec in arguments.agents.split(",") if arguments.agents else usual:
            started, trial = time.monotonic(), Trial(spec, arguments, database)
            trial.play()
            rows.append(trial.record(time.monotonic() - started))
            print(f"{spec}: {rows[-1]['seconds']} s", file=sys.stderr, flush=True)
    print(json.dumps(rows) if arguments.json else "\n".join(_lines(rows)))
    sys.exit(any(row["failed"] for row in rows))


if __name__ == "__main__":
    main()
