"""The studies of tables 6.2 to 6.4: what was published, which rows and models play."""

import itertools
import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.agents import agent_names, make_agent
from pyengine.cli.main import app
from pyengine.errors import AgentError, TournamentError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.model import Model
from pyengine.games.magic.models.training import Course, train
from pyengine.games.magic.studies import all_agents, beam, monte_carlo, qmdp, semi_random
from pyengine.games.magic.studies.models import Models
from pyengine.games.magic.studies.table import Study
from pyengine.tournament.contestants import Contestant, Pairing

RANDOM = {deck: Contestant(deck, "random") for deck in ("elves", "goblins")}


def share(study: Study, deck: str, agent: str, other: str) -> float:
    return study.published[Pairing(Contestant(deck, agent), RANDOM[other])].percent


def run(*arguments: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["study", *arguments])
    return done.exit_code, done.stdout, done.stderr


# ---------------------------------------------------------------- what was published


@pytest.mark.parametrize(
    ("study", "rows"), [(monte_carlo.study(), 6), (beam.study(), 6), (qmdp.study(), 16)]
)
def test_the_tables_repeat_rows_of_table_6_1(study: Study, rows: int) -> None:
    """The thesis shows the random, aggressive and defensive rows again: so the row begins."""
    table_6_1 = semi_random.published()
    assert len(study.rows) == rows
    assert len(study.published) == 2 * rows
    again = [pairing for pairing in study.published if pairing in table_6_1]
    assert len(again) == (12 if rows == 16 else 4)
    for pairing in again:
        assert study.published[pairing] == table_6_1[pairing]


def test_table_6_2() -> None:
    study = monte_carlo.study()
    assert share(study, "elves", "mc:playouts=1", "goblins") == 44.4
    assert share(study, "goblins", "mc:playouts=1", "elves") == 59.6
    assert share(study, "goblins", "mc:playouts=10", "goblins") == 59.0
    games = {p.first.agent: published.games for p, published in study.published.items()}
    assert games == {"random": 1000, "mc:playouts=1": 1000, "mc:playouts=10": 100}


def test_table_6_3() -> None:
    study = beam.study(width=3)
    shares = [
        share(study, deck, f"beam:config={config}:width=3", other)
        for deck in RANDOM for config in (1, 2) for other in RANDOM
    ]  # fmt: skip
    assert shares == [57.5, 53.7, 57.6, 53.1, 57.6, 53.2, 57.5, 52.2]


def test_table_6_4() -> None:
    study = qmdp.study(rewards="high")
    for deck, first, last in (("elves", (73.3, 74.5), (70.7, 69.3)),
                              ("goblins", (69.6, 69.5), (65.7, 67.4))):  # fmt: skip
        for agent, shares in (("qmdp-high-50000", first), ("qmdp-high-250000", last)):
            assert tuple(share(study, deck, agent, other) for other in RANDOM) == shares
    stages = {f"qmdp-high-{games}" for games in qmdp.STAGES}
    assert stages < {row.agent for row in study.rows}


# ---------------------------------------------------------------- which rows are played


def test_rows_are_chosen_by_agent_deck_or_cell() -> None:
    study = monte_carlo.study()
    assert len(study.plan(1, 1).pairings) == 12
    assert len(study.plan(1, 1, ["mc:playouts=1"]).pairings) == 4
    assert len(study.plan(1, 1, ["mc:playouts=1 elves", "random"]).pairings) == 6
    cell = study.plan(1, 1, ["mc:playouts=10 elves - random goblins"])
    assert [str(p) for p in cell.pairings] == ["mc:playouts=10 elves - random goblins"]
    with pytest.raises(TournamentError, match=r'no row "mc".*The rows are random, mc:playouts=1,'):
        study.plan(1, 1, ["random", "mc"])


def test_all_hands_can_be_kept_in_the_same_table(tmp_path: Path) -> None:
    study = monte_carlo.study().with_mulligan("keep")
    assert list(study.published.values()) == list(monte_carlo.study().published.values())
    plan = study.plan(1, 1, ["random:mulligan=keep goblins"])
    assert plan.agents(plan.pairings[0]) == ("random:mulligan=keep",) * 2
    options = ["--rows", "random:mulligan=keep elves - random:mulligan=keep goblins", "--json"]
    options += ["--mulligan", "keep", "--games", "1", "--jobs", "1", "--db", str(tmp_path / "r")]
    code, printed, problem = run("semi-random", *options)
    assert code == 0, problem
    (cell,) = (cell for cell in json.loads(printed)["cells"] if cell["games"])
    assert (cell["first"], cell["published"]) == ("random:mulligan=keep elves", 53.2)
    with pytest.raises(AgentError, match='mulligan is own, mdp or keep, not "no"'):
        monte_carlo.study().with_mulligan("no").plan(1, 1)


def test_rows_that_are_not_played_show_what_is_there(tmp_path: Path) -> None:
    options = ["monte-carlo", "--jobs", "1", "--db", str(tmp_path / "r.db"), "--rows"]
    assert run(*options, "random", "--games", "2")[0] == 0
    code, shown, _ = run(*options, "random goblins", "--games", "1", "--markdown")
    assert code == 0
    games = {row.split(" |")[0]: row.split(" | ")[-1] for row in shown.splitlines() if "|" in row}
    assert (games["| random elves"], games["| random goblins"]) == ("2 |", "1 |")
    assert games["| mc:playouts=1 elves"] == "0 |"


def test_one_job_or_two_give_the_same_games(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        options = ["--rows", "beam:config=2:width=2 goblins", "--width", "2", "--games", "1"]
        code, printed, problem = run(
            "beam", *options, "--jobs", jobs, "--json", "--db", str(tmp_path / jobs)
        )
        assert code == 0, problem
        found.append(json.loads(printed))
    assert found[0] == found[1]
    assert sum(cell["games"] for cell in found[0]["cells"]) == 2


def test_bad_input_is_one_line() -> None:
    for arguments, words in (
        (["beam", "--rows", "qmdp"], 'beam has no row "qmdp"'),
        (["qmdp"], "the row qmdp-low-50000 elves needs models. Give their directory with --models"),
        (["qmdp", "--rewards", "much", "--rows", "random"], "much"),
    ):
        code, _, problem = run(*arguments)
        assert code == 2
        assert words in problem
        assert problem.count("\n") == 1


# ---------------------------------------------------------------- models


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory, home: None) -> Path:
    """A directory with one model, for Elves against Goblins; it says that it has 50,000 games."""
    found = tmp_path_factory.mktemp("models")
    model = Model(found / "elves-goblins-low-50000.db", create=True)
    for _ in train(Course(read_deck("elves"), read_deck("goblins")), model, 2):
        pass
    model.about["games"] = "50000"
    model.save()
    model.close()
    return found


def test_a_missing_model_names_the_command_that_makes_it(directory: Path) -> None:
    path = directory / "goblins-elves-no-50000.db"
    command = (
        "manalog train qmdp --deck goblins --against elves --rewards no --games 50000"
        f" --model {path}"
    )
    with pytest.raises(AgentError, match=command) as caught:
        Models(directory, "no").spec("goblins", "elves")
    assert caught.value.file == str(path)


def test_a_model_is_what_its_name_says(directory: Path, tmp_path: Path) -> None:
    assert Models(directory).spec("elves", "goblins").startswith("qmdp:model=")
    for name, models, decks, words in (
        ("elves-goblins-low-100000.db", Models(tmp_path, "low", 100_000), ("elves", "goblins"),
         "learnt from 50000 games, not 100000"),
        ("elves-goblins-high-50000.db", Models(tmp_path, "high"), ("elves", "goblins"),
         "rewards low, not high"),
        ("goblins-elves-low-50000.db", Models(tmp_path), ("goblins", "elves"), "decks differ"),
    ):  # fmt: skip
        shutil.copy(directory / "elves-goblins-low-50000.db", tmp_path / name)
        with pytest.raises(AgentError, match=words):
            models.spec(*decks)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("opponent", "aggressive", "opponent aggressive, not random"),
        ("explore", "0.9", r"explore 0\.9, not 0\.1"),
    ],
)
def test_a_model_that_learnt_from_other_games_is_refused(
    directory: Path, tmp_path: Path, key: str, value: str, words: str
) -> None:
    path = tmp_path / "elves-goblins-low-50000.db"
    shutil.copy(directory / path.name, path)
    model = Model(path)
    model.about[key] = value
    model.save()
    model.close()
    with pytest.raises(AgentError, match=words + r"\. `manalog train qmdp --deck elves"):
        Models(tmp_path).spec("elves", "goblins")


def test_how_a_model_was_trained_is_its_own_affair(directory: Path, tmp_path: Path) -> None:
    path = tmp_path / "elves-goblins-low-50000.db"
    shutil.copy(directory / path.name, path)
    model = Model(path)
    model.about.update(choice="tried", discount="0.5", seed="7")
    model.save()
    model.close()
    assert Models(tmp_path).spec("elves", "goblins") == f"qmdp:model={path}"


def test_a_path_with_a_colon_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="colon"):
        Models(tmp_path / "a:b").spec("elves", "goblins")


def test_the_games_do_not_depend_on_where_the_models_are(directory: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(directory, elsewhere)
    found = []
    for place in (directory, elsewhere):
        code, printed, problem = run(
            "qmdp", "--models", str(place), "--games", "1", "--jobs", "1", "--json",
            "--rows", "qmdp-low-50000 elves - random goblins",
            "--db", str(tmp_path / f"{place.name}.db"),
        )  # fmt: skip
        assert code == 0, problem
        found.append(json.loads(printed))
    assert found[0] == found[1]
    (cell,) = (cell for cell in found[0]["cells"] if cell["games"])
    assert (cell["first"], cell["published"]) == ("qmdp-low-50000 elves", 74.5)


def test_a_model_plays_with_a_mulligan_policy_too(directory: Path) -> None:
    cell = "qmdp-low-50000:mulligan=mdp elves - random:mulligan=mdp goblins"
    plan = qmdp.study(directory).with_mulligan("mdp").plan(1, 1, [cell])
    first, second = plan.agents(plan.pairings[0])
    assert first == f"qmdp:model={directory}/elves-goblins-low-50000.db:mulligan=mdp"
    assert second == "random:mulligan=mdp"


# ---------------------------------------------------------------- all against all


def test_all_agents_meet_but_not_themselves() -> None:
    plan = all_agents.all_agents(2, 1, ["random", "reward", "mc:playouts=1"])
    assert len(plan.pairings) == 24
    assert all(pairing.first.agent != pairing.second.agent for pairing in plan.pairings)
    assert {Pairing(p.second, p.first) for p in plan.pairings} == set(plan.pairings)
    assert len(all_agents.all_agents(1, 1).contestants) == 2 * len(all_agents.AGENTS)


def needs_model(name: str) -> bool:
    try:
        make_agent(name, "elves", 1)
    except AgentError as error:
        assert "model" in str(error)
        return True
    return False


def test_all_agents_are_all_that_need_no_model_or_clock() -> None:
    names = {agent.split(":")[0] for agent in all_agents.AGENTS}
    goldfishing = {"curve", "idle"}
    known = {name for name in agent_names() if not needs_model(name)}
    assert names == known - {"minimax"} - goldfishing


def test_qmdp_plays_each_deck_by_its_own_model(directory: Path, tmp_path: Path) -> None:
    course = {deck: read_deck(deck) for deck in RANDOM}
    for own, other in itertools.product(RANDOM, repeat=2):
        model = Model(tmp_path / f"{own}-{other}-low-3.db", create=True)
        for _ in train(Course(course[own], course[other]), model, 3):
            pass
        model.close()
    plan = all_agents.all_agents(1, 1, ["random"], Models(tmp_path, games=3))
    assert len(plan.pairings) == 8
    for pairing in plan.pairings:
        for agent, own, other in zip(
            plan.agents(pairing),
            (pairing.first, pairing.second), (pairing.second, pairing.first), strict=True,
        ):  # fmt: skip
            model_file = f"{tmp_path}/{own.deck}-{other.deck}-low-3.db"
            assert agent == (f"qmdp:model={model_file}" if "qmdp" in own.agent else "random")


def test_where_there_is_no_model_qmdp_does_not_play(directory: Path, tmp_path: Path) -> None:
    plan = all_agents.all_agents(1, 1, ["random"], Models(directory))
    assert all_agents.all_agents(1, 1, ["random", "qmdp"], Models(directory)) == plan
    elves, goblins = Contestant("elves", "qmdp-low-50000"), RANDOM["goblins"]
    assert set(plan.pairings) == {Pairing(elves, goblins), Pairing(goblins, elves)}
    with pytest.raises(AgentError, match="no such model"):
        all_agents.all_agents(1, 1, ["random"], Models(tmp_path))


def test_all_agents_prints_both_tables(tmp_path: Path) -> None:
    options = ["all-agents", "--agents", "random,aggressive", "--jobs", "1"]
    options += ["--db", str(tmp_path / "r.db")]
    code, shown, problem = run(*options, "--markdown")
    assert code == 0, problem
    assert "| contestant | games | won | drawn | % won | 95 % |" in shown
    assert "| won against | random | aggressive |" in shown
    assert "0 games were there, 8 were played, of 8" in shown
    record = json.loads(run(*options, "--json")[1])
    assert (record["found"], record["played"]) == (8, 0)
    assert [row["games"] for row in record["agents"]] == [8, 8]
    assert run("all-agents", "--agents", "random")[0] == 2
