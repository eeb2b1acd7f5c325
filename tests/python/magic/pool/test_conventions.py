"""`manalog cards conventions` prints what the reader's data says."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.games.magic.pool.conventions import Convention, conventions, equivalences

RUN = CliRunner()


def test_each_convention_says_what_it_decides_and_why() -> None:
    found = conventions()
    assert len(found) >= 10
    assert len({one.name for one in found}) == len(found)
    assert all(one.decides and one.reason for one in found)


def test_the_command_prints_each() -> None:
    result = RUN.invoke(app, ["cards", "conventions"])
    assert result.exit_code == 0
    for one in conventions():
        assert f"{one.name}: {one.decides}" in result.output
        assert one.reason in result.output
    for equivalence in equivalences():
        assert f"{equivalence.name}: {equivalence.reason}" in result.output


def test_as_json() -> None:
    result = RUN.invoke(app, ["cards", "conventions", "--json"])
    record = json.loads(result.output)
    assert [Convention(**one) for one in record["references"]] == conventions()
    assert [one["name"] for one in record["equivalences"]] == [one.name for one in equivalences()]
