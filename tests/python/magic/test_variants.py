"""Table 6.1 without what makes it differ: what each variant takes away, and nothing else."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.agents.agent import Agent
from pyengine.cli.main import app
from pyengine.engine.seat import Seat, seat_of
from pyengine.errors import AgentError, TournamentError
from pyengine.games.magic.agents.blocking import with_blocks
from pyengine.games.magic.position import Position
from pyengine.games.magic.studies import semi_random
from pyengine.games.magic.studies.variants import VARIANTS


def lost(*names: str) -> dict[str, tuple[int, int]]:
    """What cards have lost in the variant NAMES: how many abilities they had, and have."""
    full, without = semi_random.study(), semi_random.study().varied(names)
    place = next(n for n, p in enumerate(full.published) if p.first.deck != p.second.deck)
    before, after = (
        study.plan(1, 1).setup(list(study.published)[place], 1).cards for study in (full, without)
    )
    assert [row[:7] for row in before] == [row[:7] for row in after]
    return {
        old[0]: (len(old[7]), len(new[7]))
        for old, new in zip(before, after, strict=True)
        if old[7] != new[7]
    }


def test_goblins_lose_what_costs_creatures() -> None:
    found = lost("goblins")
    assert len(found) == 9
    assert all(had == has + 1 for had, has in found.values())


def test_elves_lose_what_grows() -> None:
    found = lost("elves")
    assert len(found) == 6
    assert all(had == has + 1 for had, has in found.values())


def test_variants_add_up_and_have_names_of_their_own() -> None:
    assert lost(*VARIANTS) == lost("goblins") | lost("elves")
    assert lost("mulligans", "blocks") == {}
    study = semi_random.study().varied(("elves", "blocks"))
    decks = {pairing.first.deck for pairing in study.published}
    assert decks == {"elves-plain", "goblins"}
    assert all(pairing.first.agent.endswith(":blocks=half") for pairing in study.published)
    assert list(study.published.values()) == list(semi_random.published().values())


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(TournamentError, match='no variant "dwarves"'):
        semi_random.study().varied(["dwarves"])


class Blocks(Agent):
    def choose(self, seat: Seat) -> int:
        return max(i for i, action in enumerate(seat.actions) if action.startswith(("b", "d")))


def test_half_of_the_combats_have_no_blocks() -> None:
    position = Position()
    (attacker,) = position.battlefield("a", "Raging Goblin")
    position.battlefield("b", "Elvish Warrior")
    session = position.begin("declare_attackers", mode="contracted", entering=True)
    session.do(f"attack({attacker},b)")
    while session.choice and session.choice.player == "a":
        session.choose(0)
    seat = seat_of(session)
    assert seat.player == "b" and "done" in seat.actions
    chosen = [with_blocks(Blocks("b", seed), "half").choose(seat) for seed in range(200)]
    blocked = sum(seat.actions[index] != "done" for index in chosen)
    assert 70 < blocked < 130
    assert all(with_blocks(Blocks("b", s), "own").choose(seat) == max(chosen) for s in range(9))
    with pytest.raises(AgentError, match="blocks is own or half"):
        with_blocks(Blocks("b", 1), "never")


def test_the_command_tells_the_mean_difference(tmp_path: Path) -> None:
    options = [
        "--games",
        "1",
        "--rows",
        "random elves - random goblins-plain",
        "--variant",
        "goblins",
    ]
    done = CliRunner().invoke(
        app,
        ["study", "semi-random", *options, "--jobs", "1", "--json", "--db", str(tmp_path / "r")],
    )
    assert done.exit_code == 0, done.output
    record = json.loads(done.stdout)
    assert record["mean_difference"] == record["mean_difference_between_decks"]
    assert round(record["mean_difference"], 1) in (53.2, 46.8)
