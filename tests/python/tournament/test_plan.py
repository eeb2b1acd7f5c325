"""Who meets whom, from which seeds, and what the games add up to."""

import subprocess
import sys
from pathlib import Path

import pytest

import pyengine
from pyengine.cli.standings import as_markdown
from pyengine.engine.fingerprint import files
from pyengine.errors import AgentError, TournamentError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.model import Model, Training
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.match import Result, play
from pyengine.tournament.plan import Tournament
from pyengine.tournament.running import save_name
from pyengine.tournament.standings import Tally, by_agents, by_contestant, by_pairing, wilson


def test_everyone_meets_everyone_from_both_seats() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 3)
    assert len(plan.contestants) == 4
    assert len(set(plan.pairings)) == 16
    assert {Pairing(p.second, p.first) for p in plan.pairings} == set(plan.pairings)
    assert plan.total == 48 == len(list(plan.fixtures()))


def test_every_game_has_a_seed_of_its_own() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5)
    seeds = {fixture.setup.seed for fixture in plan.fixtures()}
    assert len(seeds) == plan.total
    other = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5, seed=2)
    assert seeds.isdisjoint(fixture.setup.seed for fixture in other.fixtures())


def test_a_seed_depends_on_the_game_only() -> None:
    large = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5)
    small = Tournament.everyone(["goblins"], ["aggressive"], 1)
    (fixture,) = small.fixtures()
    assert fixture.setup.seed == large.seed_of(fixture.pairing, 0)


@pytest.mark.parametrize("decks", [("elves", "goblins"), ("goblins", "elves"), ("elves", "elves")])
def test_the_first_one_begins(decks: tuple[str, str]) -> None:
    from pyengine.engine.session import Session

    first, second = (Contestant(deck, "random") for deck in decks)
    plan = Tournament.everyone(list(dict.fromkeys(decks)), ["random"], 6)
    for number in range(6):
        pairing = Pairing(first, second)
        session = Session.start(plan.setup(pairing, plan.seed_of(pairing, number)))
        assert session.query("active", 1) == [[decks[0]]]


def test_without_a_match_anyone_may_begin() -> None:
    from pyengine.bench.games import Plan

    first = set()
    for number in range(12):
        session, _ = Plan.of(["elves", "goblins"], ["random"], 1).session(number)
        first.add(session.query("active", 1)[0][0])
    assert first == {"elves", "goblins"}


def test_without_mirrors_nobody_meets_itself() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random"], 1, mirrors=False)
    assert {(p.first.deck, p.second.deck) for p in plan.pairings} == {
        ("elves", "goblins"),
        ("goblins", "elves"),
    }
    with pytest.raises(TournamentError, match="nobody to meet"):
        Tournament.everyone(["elves"], ["random"], 1, mirrors=False)


def test_mbrane_needs_no_decks() -> None:
    plan = Tournament.everyone([], ["random"], 1, game="mbrane")
    (fixture,) = plan.fixtures()
    result = play(fixture)
    assert result.decisions > 0
    assert str(result.pairing) == "random - random"


def trained(path: Path, deck: str, against: str) -> str:
    """Make a model at PATH that has learnt nothing; return the agent that plays by it."""
    own, other = (tuple(read_deck(name).card_names()) for name in (deck, against))
    model = Model(path, create=True)
    model.begin(Training(own, other))
    model.close()
    return f"qmdp:model={path}"


@pytest.mark.parametrize("setting", ["", ":mulligan=keep"])
def test_agents_are_asked_about_the_decks_before_anything_is_played(
    tmp_path: Path, setting: str
) -> None:
    agent = trained(tmp_path / "m.db", "elves", "goblins") + setting
    elves, goblins = Contestant("elves", agent), Contestant("goblins", "random")
    for pairing in (Pairing(elves, goblins), Pairing(goblins, elves)):
        assert Tournament.of(["elves", "goblins"], [pairing], 1).total == 1
    with pytest.raises(AgentError) as caught:
        Tournament.everyone(["elves", "goblins"], [agent, "random"], 1)
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'm.db'}: this model was trained on other decks")
    assert f"{agent} elves - {agent} elves can't be played" in message
    assert "it is for elves against goblins." in message
    with pytest.raises(AgentError, match="it is for none of the decks here"):
        Tournament.everyone(["goblins"], [agent], 1)


def test_names_of_saves_are_short_and_different() -> None:
    long = "random:" + "x" * 300
    plan = Tournament((), (), 1)
    names = set()
    for agent in (long + "y", long + "z", "random"):
        one = Contestant("elves", agent)
        result = Result(Pairing(one, one), 3, 7, "draw", 0, 0, 0, 0, 0.0)
        name = save_name(plan, result)
        assert len(name) < 240 and name.endswith("-00003-7.save")
        names.add(name)
    assert len(names) == 3 and "magic-random-elves-random-elves-00003-7.save" in names


def test_what_agents_need_is_in_the_fingerprint() -> None:
    """Only what reads texts, connects or measures is left out: it does not decide."""
    script = (
        "import sys; from pyengine.agents.registry import _agents\n"
        "from pyengine.system.importing import imported\n"
        "from pyengine.games import find_game, game_names\n"
        "for game in map(find_game, game_names()):\n"
        "    found = (*_agents(game.name).values(), *game.parameters.values())\n"
        "    found += (game.evaluation, game.evaluation_after)\n"
        "    for name in filter(None, found): imported(name)\n"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('pyengine.')))"
    )
    output = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    needed = {Path(name) for name in output.split()}
    package = Path(pyengine.__file__).parent
    assert {path.relative_to(package).as_posix() for path in needed - set(files())
            if path.stem != "__init__"} == {
        "engine/bridge.py", "engine/cage.py", "engine/clock.py", "engine/compiled_rules.py",
        "engine/copied.py", "engine/held.py",
        "engine/remote.py", "errors.py",
        "games/magic/cards/database.py", "games/magic/cards/kept.py",
        "games/magic/cards/texts.py",
        "games/magic/pool/deck_sentences.py", "games/magic/pool/keywords.py",
        "games/magic/pool/paragraphs.py", "games/magic/pool/rewriting.py",
        "games/magic/search/values.py",
        "system/closing.py",
        "system/environment.py",
        "system/importing.py", "system/interrupts.py", "system/launching.py", "system/memory.py",
        "system/replacing.py", "system/resources.py", "system/swi_prolog.py",
        "system/text_files.py", "version.py",
    }  # fmt: skip


def test_wilson() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29, Wilson without correction.
    for won, games, low, high in (
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):  # fmt: skip
        assert wilson(won, games) == pytest.approx((low, high), abs=0.00005)
    assert wilson(0, 0) == (0, 1)


def test_standings_count_both_seats_and_no_mirror() -> None:
    a, b = Contestant("elves", "random"), Contestant("goblins", "random")
    games = [(Pairing(a, b), "first"), (Pairing(b, a), "second"), (Pairing(b, a), "draw"),
             (Pairing(a, a), "first")]  # fmt: skip
    results = [Result(p, n, 0, w, 1, 1, 1, 1, 0.1) for n, (p, w) in enumerate(games)]  # type: ignore[arg-type]
    tallies = by_pairing(dict.fromkeys(p for p, _ in games), results)
    assert tallies[Pairing(b, a)] == Tally(games=2, won=0, drawn=1)
    assert by_contestant(tallies) == {a: Tally(3, 2, 1), b: Tally(3, 0, 1)}


def test_agents_are_compared_over_decks_and_seats() -> None:
    names = {(deck, agent): Contestant(deck, agent) for deck in "eg" for agent in "ab"}
    tallies = {
        Pairing(names["e", "a"], names["g", "b"]): Tally(4, 3, 1),
        Pairing(names["g", "b"], names["e", "a"]): Tally(4, 1, 0),
        Pairing(names["g", "a"], names["g", "b"]): Tally(2, 0, 0),
        Pairing(names["e", "a"], names["g", "a"]): Tally(9, 9, 0),
    }
    assert by_agents(tallies) == {("a", "b"): Tally(10, 6, 1), ("b", "a"): Tally(10, 3, 1)}
    lines = list(as_markdown(tallies))
    assert "| b g | 10 | 3 | 1 | 30.0 | 10.8–60.3 |" in lines
    against = lines.index("| won against | a | b |")
    assert lines[against + 1 : against + 4] == [
        "| --- | --- | --- |",
        "| a |  | 60 (31–83) |",
        "| b | 30 (11–60) |  |",
    ]
    assert lines[against + 5 : against + 7] == [
        "| begins | b g | a e | a g |",
        "| --- | --- | --- | --- |",
    ]
    assert "| a e | 75 (30–95) |  | 100 (70–100) |" in lines[against + 7 :]  # fmt: skip
