"""Runs scenarios and says what came of them: passed, failed, unsupported or malformed.

Whatever the engine does is a result, never a crash.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.errors import CardError, EngineError, ManalogError, ScenarioError
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.expect import check
from pyengine.games.magic.scenarios.observed import ObservedGame
from pyengine.games.magic.scenarios.problems import (
    IllegalAction,
    IllegalBlocks,
    Unfulfilled,
    Unsupported,
)
from pyengine.games.magic.scenarios.reader import Action, Scenario, read_scenarios
from pyengine.games.magic.scenarios.script import Driver
from pyengine.games.magic.scenarios.setup import session_of, start_of
from pyengine.games.magic.scenarios.support import lacking

PASSED, FAILED, UNSUPPORTED, MALFORMED = "passed", "failed", "unsupported", "malformed"


@dataclass(frozen=True)
class Result:
    """What came of a scenario; `words` say the first difference, or what is not supported."""

    id: str
    status: str
    words: str = ""
    state: str = ""
    file: str = ""
    line: int = 0
    seconds: float = 0.0
    warnings: tuple[str, ...] = ()

    def record(self) -> dict[str, Any]:
        """Return the result as it is written in JSON."""
        return asdict(self)


def run_scenario(scenario: Scenario, cards: Cards) -> Result:
    """Run SCENARIO with CARDS; whatever happens is a result."""
    begin = time.perf_counter()
    run = _Run(scenario, cards)
    try:
        status, words = run.outcome()
    except Exception as error:
        status, words = FAILED, f"the engine failed: {_one_line(error)}"
    return Result(
        scenario.id,
        status,
        words,
        run.state() if status == FAILED else "",
        scenario.file,
        scenario.line,
        time.perf_counter() - begin,
        run.warnings(),
    )


def _shown(entry: Action) -> str:
    """Return what ENTRY does, and with what."""
    about = next((entry.get(k) for k in ("attacker", "card", "ability") if entry.get(k)), None)
    return f"{entry.do} ({about})" if about else entry.do


def _one_line(error: Exception) -> str:
    words = " ".join(str(error).split())
    return words[:300] if isinstance(error, ManalogError) else f"{type(error).__name__} {words}"


@dataclass
class _Run:
    """One scenario on the game."""

    scenario: Scenario
    cards: Cards
    driver: Driver | None = None

    def outcome(self) -> tuple[str, str]:
        """Return the status, and words where it is not `passed`."""
        try:
            problem = self._play()
            words = self._judge(problem)
        except Unsupported as error:
            return UNSUPPORTED, str(error)
        except CardError as error:
            return UNSUPPORTED, f"card {error}"
        except (Unfulfilled, IllegalAction) as error:
            return FAILED, str(error)
        return (FAILED, words) if words else (PASSED, "")

    def begin(self, limit: int | None = None) -> Driver:
        """Set up the board; the driver stops once LIMIT entries of the script are performed."""
        scenario = self.scenario
        if lacks := lacking(scenario, self.cards):
            raise Unsupported(", ".join(lacks))
        session, start = session_of(scenario, self.cards), start_of(scenario, self.cards)
        self.driver = Driver.of(
            scenario, ObservedGame(session, start.aliases, printed_words=self.cards.printed_words)
        )
        self.driver.limit = limit
        self.driver.run(start)
        return self.driver

    def _play(self) -> IllegalAction | None:
        try:
            self.begin()
        except IllegalAction as problem:
            return problem
        return None

    def _judge(self, problem: IllegalAction | None) -> str:
        """Return the first difference from what is expected; "" for none."""
        driver = self.driver
        assert driver is not None
        words = self._judge_script(problem, driver)
        for expectation in self.scenario.expect:
            words = words or check(expectation, driver.game) or ""
        return words

    def _judge_script(self, problem: IllegalAction | None, driver: Driver) -> str:
        steps, blocks = (
            self.scenario.expects("illegal_step"),
            self.scenario.expects("illegal_blocks"),
        )
        if problem is None and driver.left and not self._counts_unused():
            entry = driver.left[0]
            problem = IllegalAction(f"{_shown(entry)} was never possible", entry.index)
        if steps:
            found = problem.index if problem else "none"
            return "" if found in steps[0] else f"expected illegal_step {steps[0]}, found {found}"
        if blocks:
            rejected = isinstance(problem, IllegalBlocks)
            return "" if rejected else "the blocks were not rejected"
        if problem:
            return f"script[{problem.index}]: {problem}"
        return self._judge_unused(driver)

    def _counts_unused(self) -> bool:
        return self.scenario.expects("unused_actions") is not None

    def _judge_unused(self, driver: Driver) -> str:
        for expectation in self.scenario.expect:
            if expectation.kind == "unused_actions":
                player, count = expectation.arguments
                left = sum(action.player == player for action in driver.left)
                if left != count:
                    return f"expected unused_actions {player} {count}, found {left}"
        return ""

    def state(self) -> str:
        """Return the state in short, as far as there is one."""
        try:
            return self.driver.game.summary() if self.driver else ""
        except Exception:
            return ""

    def warnings(self) -> tuple[str, ...]:
        """Return what is worth a look although nothing failed."""
        if self.driver is None:
            return ()
        answers = self.driver.answers
        return (*answers.warnings, *answers.left_over())


# ------------------------------------------------------------------ files and processes


@dataclass
class Selection:
    """The scenarios to run, and the cards that they may use."""

    files: Sequence[str | Path]
    cards: str | Path | None = None
    only: str | None = None
    scenarios: list[Scenario] = field(default_factory=list)
    malformed: list[ScenarioError] = field(default_factory=list)
    """The lines that are no scenarios; the others are run."""

    def read(self) -> list[Scenario]:
        """Read the files; ScenarioError: one can't be read, or no scenario has the id ONLY."""
        for file in self.files:
            found = read_scenarios(file, self.malformed)
            self.scenarios += [s for s in found if self.only is None or s.id == self.only]
        if self.only is not None and not self.scenarios:
            raise ScenarioError(f'no scenario has the id "{self.only}"')
        return self.scenarios

    def open_cards(self) -> Cards:
        """Open the cards that they may use."""
        return Cards.open(self.cards, self.files)


def run_file(path: str | Path, cards: str | Path | None = None) -> list[Result]:
    """Run all scenarios of the file PATH in this process, with the card file CARDS."""
    return list(run_all(Selection([path], cards)))


def run_all(
    selection: Selection, jobs: int = 1, tell: Callable[[int], None] | None = None
) -> Iterator[Result]:
    """Yield the results of SELECTION in order, lines that are no scenarios first.

    TELL is told how many results there are.
    """
    scenarios, cards = selection.read(), selection.open_cards()
    if tell:
        tell(len(scenarios) + len(selection.malformed))
    yield from (_malformed(error) for error in selection.malformed)
    if jobs <= 1 or len(scenarios) <= 1:
        bridge()
        yield from _run_here(scenarios, cards)
    else:
        yield from _run_there(scenarios, selection, min(jobs, len(scenarios)))


def _malformed(error: ScenarioError) -> Result:
    return Result("", MALFORMED, error.message, file=error.file or "", line=error.line or 0)


def _run_here(scenarios: Iterable[Scenario], cards: Cards) -> Iterator[Result]:
    for scenario in scenarios:
        yield run_scenario(scenario, cards)


def _run_there(scenarios: list[Scenario], selection: Selection, jobs: int) -> Iterator[Result]:
    """Run in JOBS processes, each with a SWI-Prolog of its own."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    size = max(1, min(50, len(scenarios) // (4 * jobs)))
    chunks = [scenarios[at : at + size] for at in range(0, len(scenarios), size)]
    start = (Selection(selection.files, selection.cards),)
    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), _Worker.begin, start) as pool:
            for results in pool.map(_Worker.run, chunks):
                yield from results
    except BrokenProcessPool as error:
        raise EngineError("a process that ran scenarios has died", remedy="Try --jobs 1") from error


class _Worker:
    """A process of its own: it opens the cards once."""

    cards: Cards

    @classmethod
    def begin(cls, selection: Selection) -> None:
        cls.cards = selection.open_cards()

    @classmethod
    def run(cls, scenarios: list[Scenario]) -> list[Result]:
        return list(_run_here(scenarios, cls.cards))


# ------------------------------------------------------------------ saves


def save_scenario(scenario: Scenario, cards: Cards, performed: int, path: str | Path) -> None:
    """Write the game after the first PERFORMED entries of the script to the save PATH."""
    from pyengine.engine.session import Session
    from pyengine.saves.save import write_save

    if foreign := [n for n in scenario.card_names() if cards.of_database(n) is None]:
        raise ScenarioError(f"{scenario.id} can't be saved: a save cannot hold {foreign[0]}")
    try:
        driver = _Run(scenario, cards).begin(performed)
    except (Unsupported, IllegalAction, Unfulfilled) as error:
        raise ScenarioError(f"{scenario.id} can't be saved: {error}") from error
    if driver.performed < performed:
        raise ScenarioError(f"{scenario.id} performs only {driver.performed} entries")
    old = driver.game.session
    fresh = Session(old.setup, "contracted")
    fresh.load(old.fluents())
    write_save(path, fresh, {"scenario": scenario.id})
