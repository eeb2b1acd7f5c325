"""A few games of `attack/interference.py`; `make attack` compares many more."""

import random
from itertools import islice

import pytest

from attack.case import Verdict
from attack.interference import cases

CASES = 6


@pytest.mark.parametrize("number", range(3))
def test_no_answer_depends_on_what_is_hidden(number: int) -> None:
    compared = 0
    for case in islice(cases(random.Random(number)), CASES // 3):
        outcome = case.run()
        assert outcome.verdict is Verdict.ANSWERED, (case.name, outcome.message)
        compared += outcome.comparisons
    assert compared > 300
