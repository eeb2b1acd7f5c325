"""A few hostile questions; `make attack` asks more."""

from __future__ import annotations

import random
from itertools import islice

from attack.case import Verdict
from attack.questions import cases, predicates


def test_hostile_questions_do_nothing() -> None:
    outcomes = [(case.name, case.run()) for case in islice(cases(random.Random(1)), 120)]
    assert [pair for pair in outcomes if pair[1].verdict is Verdict.FAILED] == []
    assert sum(outcome.verdict is Verdict.REFUSED for _, outcome in outcomes) > 90


def test_the_tables_of_prolog_are_read() -> None:
    found = {predicate.indicator: predicate for predicate in predicates()}
    assert len(found) > 2000
    assert {"shell/1", "print_message/2", "format_time/3", "nb_setval/2", "run_tests/0"} <= set(
        found
    )
    assert found["findall/3"].goals == (False, True, False)
