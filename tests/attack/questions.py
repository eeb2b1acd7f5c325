"""Hostile questions: every findable way out of a Prolog.

The predicates come from SWI-Prolog's own tables (its system predicates with their meta-argument
specifications, and the index of its library), so that those of a new version are tried, too. Each
gets goals, files, streams, flags, messages and names of global variables as arguments, directly and
inside of everything that a question may be made of. Half of the cases run without a cage, so that
the evaluator is seen to hold alone.
"""

from __future__ import annotations

import contextlib
import functools
import json
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from attack.case import Case, Fault, Outcome, Verdict, answered, failed, refused
from pyengine.ask.questions import Oracle, QuestionError, oracle_of
from pyengine.engine.cage import Limits
from pyengine.engine.remote import EndedError, Remote
from pyengine.errors import ManalogError
from pyengine.saves.save import read_save

SAVE = Path(__file__).parent.parent / "data" / "asking.save"
SECONDS = 0.3
MOST_SECONDS = 15.0
MOST_BYTES = 1 << 30

_DUMP = """
goal(Mode, Goal) :- ( ( integer(Mode) ; memberchk(Mode, [^, //, :]) ) -> Goal = 1 ; Goal = 0 ).
row(Name, Arity, Goals) :- format("~q.~n", [Name]), format("~w ~w~n", [Arity, Goals]).
dump :-
    forall(( current_predicate(system:Name/Arity), functor(Head, Name, Arity) ),
           ( (   predicate_property(system:Head, meta_predicate(Meta))
             ->  Meta =.. [_|Modes],
                 maplist(goal, Modes, Goals)
             ;   Goals = []
             ),
             row(Name, Arity, Goals) )),
    forall('$in_library'(Name, Arity, _), row(Name, Arity, [])).
"""


@dataclass(frozen=True)
class Predicate:
    """A predicate of SWI-Prolog: its name as it is written, and which arguments are goals."""

    name: str
    arity: int
    goals: tuple[bool, ...]

    @property
    def indicator(self) -> str:
        """Its name and its arity, as the table has them."""
        return f"{self.name}/{self.arity}"

    def is_one_of(self, words: set[str]) -> bool:
        """Tell whether WORDS, where operators stand by their names, have it."""
        return not {self.name.strip("'"), self.indicator}.isdisjoint(words)


@functools.cache
def predicates() -> tuple[Predicate, ...]:
    """Return all predicates that SWI-Prolog has or would load."""
    swipl = shutil.which("swipl")
    assert swipl is not None
    command = [swipl, "-f", "none", "-q", "-g", "consult(user), dump", "-t", "halt"]
    run = subprocess.run(command, input=_DUMP, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    found = []
    for name, rest in zip(lines[::2], lines[1::2], strict=True):
        arity, goals = rest.split(" ", 1)
        found.append(
            Predicate(name[:-1], int(arity), tuple(bool(goal) for goal in json.loads(goals)))
        )
    return tuple(dict.fromkeys(found))


def hostile(kind: str, made: str) -> tuple[str, ...]:
    """Return arguments of KIND that would make the file MADE, or change what is there."""
    touch = f"shell('touch {made}')"
    return {
        "goal": (
            touch, f"system:{touch}", f"open('{made}', write, _)", "halt", "nb_setval(memory, [])",
            f"tell('{made}')", f"consult('{made}')", "assertz(state:now(nobody))", "store:reset",
            f"thread_create({touch})", f"(true, {touch})", f"[]>>{touch}",
        ),
        "file": (f"'{made}'", f"'{made}.pl'", f"library('../{made}')", f"pipe('touch {made}')"),
        "stream": ("user_output", "user_error", "answers", "requests", "user_input", "_"),
        "flag": ("double_quotes", "occurs_check", "stack_limit", "autoload", "unknown"),
        "message": (f"format('~@', [{touch}])", f"error(format('~@', [{touch}]), _)"),
        "global": ("memory", "journal_marks", "channel", "undo_rule", "'$variable_names'"),
        "data": ("_", "[]", "f(X, Y)", "\"text\"", "99999999", "[a, b|_]", "('~@')", "-(1)", "1.5"),
    }[kind]  # fmt: skip


KINDS = ("goal", "file", "stream", "flag", "message", "global", "data")

WRAPPINGS = (
    "{}", "call({})", "G = ({}), G", "\\+ \\+ ({})", "findall(X, {}, L)", "forall(true, {})",
    "after(pass, {})", "after(A, ({}, legal(B)))", "aggregate_all(count, {}, N)", "once({})",
    "aggregate_all(sum({0}), member(X, [1]), S)", "X is {}", "maplist({}, [a, b])", "user:({})",
    "foldl({}, [a], b, C)", "order_by([asc({})], member(X, [1]))", "setof(X, Y^({}), L)",
    "legal({})", "state({})", "why_not({}, R)", "events({})", "card({})", "object({})", "rule({})",
    "hand({}, C)", "power({}, P)", "visible({}, F)", "maplist([X]>>({}), [1])", "{{{}}}",
    "limit(5, {})", "with_output_to(string(S), {})", "(true ; {})", "( {} -> true ; true )",
    "put_attr(V, freeze, {}), V = 1", "throw({})", "print_message(error, {})", "X = ({}), call(X)",
    "predsort({}, [b, a], L)", "partition({}, [a], I, E)", "X = '{{}}', Y = ({})", "_{{a: ({})}}.b",
    "call({}, 1, 2)", "nb_setval(x, ({}))", "catch({}, _, true)", "@({}, user)", "{{|{}||x|}}",
)  # fmt: skip
"""What a question may be made of, and what it may not, around a goal or an argument."""


def call_of(predicate: Predicate, made: str, rng: random.Random) -> str:
    """Return a call of PREDICATE with hostile arguments."""
    goals = predicate.goals or (False,) * predicate.arity
    arguments = [rng.choice(hostile("goal" if g else rng.choice(KINDS), made)) for g in goals]
    return f"{predicate.name}({', '.join(arguments)})" if arguments else predicate.name


def mangled(text: str, rng: random.Random) -> str:
    """Return TEXT with an accident: cut, doubled, nested, or with what no question holds."""
    place = rng.randrange(len(text) + 1)
    depth = rng.choice((100, 3_000, 20_000))
    return rng.choice((
        text[:place], text[:place] + text, text[:place] + "\x00" + text[place:],
        "(" * depth + text + ")" * depth, "[" * depth + text, "f(" * depth + text + ")" * depth,
        text[:place] + "9" * depth + text[place:], "\\+ " * depth + text, text + " % '",
        text[:place] + rng.choice("'\"`\\(){}[]|.,:^\u202e\ud7ff\U0010ffff") + text[place:],
        ("X = Y, " * depth) + text, "X is 2" + " ** 2" * 5 + f" ** {'9' * 9}, {text}",
        "X0 = a, " + ", ".join(f"X{n + 1} = f(X{n}, X{n})" for n in range(60)) + f", {text}",
    ))  # fmt: skip


class Asked:
    """A game under attack, in a cage or without one."""

    def __init__(self, cage: Limits | None, directory: Path) -> None:
        """Open the saved game; what must not appear would appear in DIRECTORY."""
        self.directory = directory
        self.oracle: Oracle = oracle_of(read_save(SAVE), Remote(cage=cage))
        subjects, fluents, _ = self.oracle.session.call("define", "askable")
        self.words = {word for _, words in subjects for word in words}.union(fluents)
        self.sound = self.state()

    def known(self) -> list[Predicate]:
        """Return the words that may be asked, as predicates whose arguments may be goals."""
        named = [word.rsplit("/", 1) for word in sorted(self.words) if word[-1].isdigit()]
        return [Predicate(name, int(arity), ()) for name, arity in named]

    def state(self) -> tuple[object, ...]:
        """Return what no question may change."""
        return self.oracle.session.digest(), self.oracle.ask("legal(P, A)").rows

    def ask(self, question: str, which: str = "ask", predicate: Predicate | None = None) -> Outcome:
        """Ask QUESTION as the command WHICH does, and judge what comes of it.

        Where it is a call of PREDICATE, it may be answered only if that is in the table.
        """
        start = time.monotonic()
        outcome = self._asked(question, which)
        if time.monotonic() - start > MOST_SECONDS:
            return failed(Fault.HANG, question)
        made = list(self.directory.iterdir())
        for file in made:
            file.unlink()
        unknown = predicate is not None and not predicate.is_one_of(self.words)
        if made or (unknown and outcome.verdict is Verdict.ANSWERED):
            return failed(Fault.EXECUTION, question)
        if grown(self.oracle._remote._process.pid):
            return failed(Fault.GROWTH, question)
        if self.state() != self.sound:
            self.oracle._remote.close()
            return failed(Fault.LOSS, f"the game is another one after {question}")
        return outcome

    def _asked(self, question: str, which: str) -> Outcome:
        try:
            if which == "ask":
                self.oracle.ask(question, limit=20, seconds=SECONDS)
            elif which == "why":
                self.oracle.why(question)
            else:
                self.oracle.why_not(question)
        except QuestionError as error:
            return judged(error)
        return answered()


def judged(error: ManalogError) -> Outcome:
    """Return what the refusal ERROR says of the question."""
    message = str(error)
    cause = error.__cause__
    if isinstance(cause, EndedError) and -(cause.code or 0) in (
        signal.SIGSEGV, signal.SIGBUS, signal.SIGILL,
    ):  # fmt: skip
        return failed(Fault.CRASH, f"the process ended by signal {cause.code}")
    if "\n" in message or len(message) > 2_000 or not message:
        return failed(Fault.UNCLEAR, message[:2_000])
    return refused(message)


def grown(process: int) -> bool:
    """Tell whether PROCESS has had more memory than it may."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return False
    peak = [line for line in status.read_text().splitlines() if line.startswith("VmHWM")]
    return bool(peak) and int(peak[0].split()[1]) * 1024 > MOST_BYTES


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield questions without end; a call of every predicate comes before any comes again."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        games = [Asked(cage, Path(name)) for cage in (None, Limits())]
        for game in games:
            stack.enter_context(game.oracle)
        known = games[0].known()
        made = f"{name}/made"
        while True:
            for predicate in rng.sample(predicates(), len(predicates())):
                question = call_of(predicate, made, rng)
                ask = partial(rng.choice(games).ask, question, predicate=predicate)
                yield Case(f"{predicate.indicator}: {question[:80]}", ask)
                if rng.random() < 0.5:
                    choices = predicates() if rng.random() < 0.5 else known
                    question = composed(call_of(rng.choice(choices), made, rng), made, rng)
                    which = rng.choice(("ask", "ask", "ask", "why", "why-not"))
                    ask = partial(rng.choice(games).ask, question, which)
                    yield Case(f"{which}: {question[:80]}", ask)


def composed(call: str, made: str, rng: random.Random) -> str:
    """Return CALL, or something hostile, within what questions are made of."""
    inner = rng.choice((call, rng.choice(hostile(rng.choice(KINDS), made))))
    for _ in range(rng.randrange(1, 4)):
        inner = rng.choice(WRAPPINGS).format(inner)
    return mangled(inner, rng) if rng.random() < 0.1 else inner
