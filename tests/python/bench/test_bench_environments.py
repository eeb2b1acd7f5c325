"""One environment and several of the same process take the same steps."""

import json
import subprocess
import sys

import pytest

pytest.importorskip("gymnasium")

_SHORT = """
import json
from pyengine.bench import environments
environments.STEPS = 6
measured = environments.EnvironmentsMeasured()
for _ in environments.measure_environments(measured, 0, 3):
    pass
print(json.dumps(measured.record()))
"""


def test_each_way_is_measured() -> None:
    """In a process of its own: threads are there where no game was begun before."""
    run = subprocess.run([sys.executable, "-c", _SHORT], capture_output=True, text=True, check=True)
    record = json.loads(run.stdout)
    assert (record["environments"], record["steps"], record["rounds"]) == (4, 24, 1)
    for encoder in ("counts", "objects"):
        rates, times = record["steps_per_second"][encoder], record["times_one"][encoder]
        assert set(rates) == {"one", "by_turns", "batched", "in_threads"}
        assert min(rates.values()) > 0
        for way, ratio in times.items():
            assert ratio == pytest.approx(rates[way] / rates["one"], rel=0.01)
