"""Saved games played again, from their seed, decks and actions: what has become different.

The whole game is compared in Prolog, by the digests of its states (`prolog/k/replaying.pl`). Only
a game that differs is played a second time, with the rules traced, to say where and why.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pyengine.agents import agent_names, make_agent
from pyengine.engine.bridge import PrologError, bridge
from pyengine.engine.flags import FlagHandler
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.cards import OpenCards
from pyengine.saves.recording import Change, Recorder, Recording, Step, Tracing, record, take
from pyengine.saves.save import Save, read_save, write_save

SAME, CHANGED, REFUSED = "same", "changed", "refused"

_OTHER_AGENT = "random"
_ILLEGAL = "illegal_action"


_MOST_UNASKED = 5
"""So many actions one after the other may be left out of a game that is updated."""


@dataclass(frozen=True)
class Fact:
    """A fluent that is missing or new, and the rules that made it so, in words; "" for none."""

    fluent: str
    because: str = ""

    def __str__(self) -> str:
        return f"{self.fluent}  [{self.because}]" if self.because else self.fluent


@dataclass(frozen=True)
class Difference:
    """The first state that is another: after CHOICE actions, of which ACTION was the last.

    `reasons` say why ACTION is not legal any more; `objects` what the numbers stand for.
    """

    choice: int
    action: str
    words: str
    missing: tuple[Fact, ...] = ()
    new: tuple[Fact, ...] = ()
    reasons: tuple[Fact, ...] = ()
    objects: tuple[tuple[int, str], ...] = ()

    def lines(self) -> Iterator[str]:
        """Return the difference in words, line by line."""
        where = f"after choice {self.choice}, {self.action}" if self.choice else "at the start"
        yield f"{where}: {self.words}"
        yield from (f"  reason:  {reason}" for reason in self.reasons)
        yield from (f"  missing: {fact}" for fact in self.missing)
        yield from (f"  new:     {fact}" for fact in self.new)
        if self.objects:
            named = ", ".join(f"{number} is {name}" for number, name in self.objects)
            yield f"  where {named}"


@dataclass(frozen=True)
class Outcome:
    """What came of a replay: `words` say why the save was refused, or how it was updated."""

    path: str
    status: str
    choices: int = 0
    seconds: float = 0.0
    words: str = ""
    difference: Difference | None = None

    def lines(self) -> Iterator[str]:
        """Return what there is to say, line by line; nothing for a game that is the same."""
        if self.difference:
            first, *others = self.difference.lines()
            yield f"{self.path}: {first}"
            yield from others
        if self.words:
            yield f"  {self.words}" if self.difference else f"{self.path}: {self.words}"


def replay(path: str | Path, *, update: bool = False, cards: OpenCards | None = None) -> Outcome:
    """Play the save PATH again; with UPDATE, write a game that has changed as it is now."""
    begin = time.perf_counter()
    try:
        save = read_save(path, cards, position=False)
        difference, words = _replay(save, update)
    except ManalogError as error:
        words = str(error).removeprefix(f"{path}: ")
        return Outcome(str(path), REFUSED, 0, time.perf_counter() - begin, words)
    status = CHANGED if difference else SAME
    spent = time.perf_counter() - begin
    return Outcome(str(path), status, len(save.actions), spent, words, difference)


def _replay(save: Save, update: bool) -> tuple[Difference | None, str]:
    difference = None if _is_same(save) else find_difference(save)
    unrecorded = save.recording is None
    if update and (difference or unrecorded):
        return difference, _update(save, difference)
    if unrecorded and difference is None:
        return None, "only the end was compared: it has no digests (--update records them)"
    return difference, ""


def _mode(save: Save) -> str:
    return "choices" if save.mode == "steps" else save.mode


def _is_same(save: Save) -> bool:
    """Whether every state has the digest that was recorded."""
    if save.recording is None:
        return False
    try:
        Session.start(save.setup, _mode(save))
        digests = [int(digest, 16) for digest in save.recording.digests]
        return _compared(list(save.actions), digests, _mode(save))
    except ManalogError:
        return False  # the second replay says where


def _compared(actions: list[str], digests: list[int], mode: str) -> bool:
    flags = FlagHandler()
    answer = bridge().call("replay", actions, digests, mode)
    while answer[0] == "flags":
        if any(fact[0] == "rewind" for fact in answer[1]):
            return False
        answer = bridge().call("replay_on", *answer[2:], flags.updates(answer[1]))
    return bool(answer == ["same"])


# ------------------------------------------------------------------ the first difference


def find_difference(save: Save) -> Difference | None:
    """Play SAVE again with the rules traced; return the first difference, None if there is none."""
    with Tracing() as tracing:
        try:
            session = Session.start(save.setup, _mode(save))
        except ManalogError as error:
            return Difference(0, "", f"the game can't begin: {error}")
        if save.recording is None:
            return _difference_at_end(save, session)
        return _first_difference(save, save.recording, Recorder(session, tracing))


def _first_difference(save: Save, recording: Recording, recorder: Recorder) -> Difference | None:
    for number, expected in enumerate(recording.steps):
        action = save.actions[number - 1] if number else ""
        if number and (problem := _taken(recorder.session, number, action)):
            return problem
        recorder.follow()
        if problem := _compare(number, action, expected, recorder.steps[-1]):
            return problem
    return None


def _difference_at_end(save: Save, session: Session) -> Difference | None:
    """Compare all that an older save has: the fluents at its end."""
    for number, action in enumerate(save.actions, start=1):
        if problem := _taken(session, number, action):
            return problem
    before = tuple(Change(fluent, True) for fluent in save.fluents)
    now = tuple(Change(fluent, True) for fluent in session.fluents())
    return _compare(len(save.actions), save.actions[-1] if save.actions else "", before, now)


def _taken(session: Session, number: int, action: str) -> Difference | None:
    """Take ACTION, the choice NUMBER; return the difference when that is not possible."""
    try:
        take(session, action)
    except PrologError as error:
        if error.kind != _ILLEGAL:
            return Difference(number, action, f"the engine failed: {error}")
        reasons = tuple(Fact(f"{words} ({rule})") for rule, words in _rules("why_not", action))
        return Difference(number, action, "the action is not legal any more", reasons=reasons)
    if len(session.taken) != number:
        return Difference(number, action, "the action is taken back now")
    return None


def _compare(number: int, action: str, before: Step, now: Step) -> Difference | None:
    """Compare two lists of changes of the same state: what was recorded, and what happens now."""
    old = {(change.fluent, change.holds): change.rule for change in before}
    new = {(change.fluent, change.holds): change.rule for change in now}
    gone = [(key, rule) for key, rule in old.items() if key not in new]
    come = [(key, rule) for key, rule in new.items() if key not in old]
    if not gone and not come:
        return None
    missing = [_lost(fluent, rule) for (fluent, holds), rule in gone if holds]
    missing += [_ended(fluent, rule) for (fluent, holds), rule in come if not holds]
    found = [_found(fluent, rule) for (fluent, holds), rule in come if holds]
    found += [_kept(fluent, rule) for (fluent, holds), rule in gone if not holds]
    words = f"{_count(missing)} missing, {_count(found)} new"
    objects = _objects(fact.fluent for fact in [*missing, *found])
    return Difference(number, action, words, tuple(missing), tuple(found), (), objects)


def _count(facts: Sequence[Fact]) -> str:
    return f"{len(facts)} fluent" if len(facts) == 1 else f"{len(facts)} fluents"


def _lost(fluent: str, rule: str) -> Fact:
    if action := _legal_action(fluent):
        reasons = _rules("why_not", action)
        return Fact(fluent, "; ".join(f"{words} ({id_})" for id_, words in reasons))
    return Fact(fluent, f"{rule} no longer causes it" if rule else "")


def _ended(fluent: str, rule: str) -> Fact:
    if _legal_action(fluent):
        return _lost(fluent, rule)
    return Fact(fluent, f"{rule} ends it" if rule else "")


def _found(fluent: str, rule: str) -> Fact:
    if action := _legal_action(fluent):
        rules = dict.fromkeys(id_ for id_, _ in _rules("why", action))
        return Fact(fluent, f"{', '.join(rules)} allows it, and nothing forbids it")
    return Fact(fluent, f"{rule} causes it" if rule else "")


def _kept(fluent: str, rule: str) -> Fact:
    if _legal_action(fluent):
        return _found(fluent, rule)
    return Fact(fluent, f"{rule} no longer ends it" if rule else "")


def _legal_action(fluent: str) -> str:
    """Return the action that FLUENT says is legal; "" for another fluent."""
    return fluent[len("legal(") : -1] if fluent.startswith("legal(") else ""


def _rules(request: str, action: str) -> list[tuple[str, str]]:
    """Return the ids of rules, and their words, that answer `why` or `why_not` about ACTION."""
    try:
        return [(rule.strip("'"), words) for rule, words in bridge().call(request, action)]
    except PrologError as error:
        return [("unknown", str(error))]


def _objects(fluents: Iterable[str]) -> tuple[tuple[int, str], ...]:
    try:
        rows = bridge().call("objects_in", [*fluents])
    except PrologError:
        return ()
    named = ((number, name.removesuffix(f" ({number})")) for number, name in rows)
    return tuple((number, name) for number, name in named if name != f"card {number}")


# ------------------------------------------------------------------ update


def _update(save: Save, difference: Difference | None) -> str:
    """Write the game as it is now; return what was changed in words."""
    session = Session.start(save.setup, _mode(save))
    unasked = _take_all(session, save.actions)
    kept = len(session.taken)
    if kept + unasked < len(save.actions) or (_was_over(save) and not session.over):
        _play_on(save, session, _was_over(save))
    again, recording = record(session)
    write_save(save.path, again, save.table, recording)
    if difference is None:
        return f"recorded: {kept} choices have digests now"
    words = f"updated: {kept} of {len(save.actions)} actions kept"
    if unasked:
        words += f", {unasked} not asked for any more"
    added = len(again.taken) - kept
    return f"{words}, {added} played by agents" if added else words


def _take_all(session: Session, actions: Sequence[str]) -> int:
    """Take ACTIONS as far as it goes; return how many were left out, as nobody asks for them now.

    What can't be taken is left out where nothing of its kind is asked, and one of the next actions
    is offered.
    """
    left_out = number = 0
    while number < len(actions):
        try:
            take(session, actions[number])
        except PrologError:
            offered = session.choice.actions if session.choice else ()
            nexts = range(number + 1, min(number + 1 + _MOST_UNASKED, len(actions)))
            following = next((n for n in nexts if actions[n] in offered), None)
            if following is None or _kind(actions[number]) in map(_kind, offered):
                break
            left_out += following - number
            number = following
        else:
            number += 1
    return left_out


def _kind(action: str) -> str:
    return action.partition("(")[0]


def _was_over(save: Save) -> bool:
    return any(fluent.startswith("now(over(") for fluent in save.fluents)


def _play_on(save: Save, session: Session, to_end: bool) -> None:
    """Let the agents of SAVE, and others for people, play to the end or as far as it went."""
    names = save.table.get("agents")
    known = agent_names(save.setup.game)
    names = names if isinstance(names, list) else []
    agents = {}
    for seat, (player, _, _) in enumerate(save.setup.players):
        name = names[seat] if seat < len(names) and names[seat] in known else _OTHER_AGENT
        agents[player] = make_agent(name, player, save.setup.seed, save.setup.game)
    while (choice := session.choice) is not None:
        if not to_end and len(session.taken) >= len(save.actions):
            return
        session.choose(agents[choice.player].choose(seat_of(session)))
