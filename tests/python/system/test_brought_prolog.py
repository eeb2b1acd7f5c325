"""A package that brings SWI-Prolog, as `make wheel` builds it, where there is no swipl."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

from pyengine.system import swi_prolog as which

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "tools"))
import wheel  # noqa: E402

pytestmark = pytest.mark.skipif(shutil.which("dpkg") is None, reason="wheels are built on Debian")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel holds, laid out as pip does, but for auditwheel's shared libraries."""
    place = tmp_path_factory.mktemp("site")
    data = place / "pyengine" / "_data"
    shutil.copytree(ROOT / "pyengine", place / "pyengine", ignore=shutil.ignore_patterns("*.pyc"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    build = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    for source, target in build["force-include"].items():
        shutil.copytree(ROOT / source, place / target)
    found = which.swi_prolog()
    assert found is not None and not found.brought
    wheel.collect(found, data)
    wheel.build_database(data / "carddb" / "cards", data / "cards.sqlite")
    return place


@pytest.fixture(scope="module")
def environment(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {
        "PATH": str(tmp_path_factory.mktemp("empty")),
        "HOME": str(tmp_path_factory.mktemp("person")),
        "MANALOG_HOME": str(tmp_path_factory.mktemp("cache")),
        "PYTHONPATH": os.pathsep.join([str(package), *sys.path]),
        # What auditwheel does by a path in the files.
        "LD_LIBRARY_PATH": str(package / "pyengine" / "_data" / "swi-prolog" / "bin"),
    }


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Iterator[object]:
    def running(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "pyengine", *arguments], cwd=tmp_path, env=environment,
            input=typed, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    yield running


def test_the_version_says_so(run) -> None:
    assert run("--version").splitlines()[1].endswith(" that came with this package")


def test_a_game_is_played_asked_and_typed_at(run, package: Path, environment, tmp_path) -> None:
    played = run("play", "--seed", "194", "--save", "a.save", typed="\nplay forest\n")
    assert "Saved to a.save" in played
    answer = run("ask", "a.save", "hand(elves, C), why_not(cast(C), R)")
    assert "{G} is missing" in answer
    told = run("repl", "a.save", typed="current_prolog_flag(home, H).\n")
    assert str(package / "pyengine" / "_data" / "swi-prolog") in told
    built = sorted(file.name[:5] for file in Path(environment["MANALOG_HOME"]).iterdir())
    assert built == ["rules"], "the rules are compiled, the cards are not built anew"


def test_the_server_begins_a_process_for_the_lobby(environment: dict[str, str], tmp_path) -> None:
    command = [sys.executable, "-P", "-m", "pyengine", "serve", "--port", "0"]
    server = subprocess.Popen(
        command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address, _, token = server.stdout.readline().split()[-1].partition("#")
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        opener = urllib.request.build_opener(cookies)
        enter = urllib.request.Request(
            f"{address}enter", b'{"token": "%s"}' % token.encode(),
            {"Origin": address.rstrip("/"), "Content-Type": "application/json"},
        )  # fmt: skip
        opener.open(enter, timeout=60).close()
        with opener.open(f"{address}lobby", timeout=60) as lobby:
            assert b'"elves"' in lobby.read()
    finally:
        server.terminate()
        server.wait(20)


def test_each_part_has_its_licence(package: Path) -> None:
    place = package / "pyengine" / "_data" / "swi-prolog" / "licenses"
    parts = (place / "README.txt").read_text("utf-8")
    for library in ("SWI-Prolog", "libgmp.so", "libz.so", "libtinfo.so", "libedit.so"):
        (line,) = [line for line in parts.splitlines() if line.startswith(library)]
        named = line.split(": ")[1].removesuffix("; source")
        assert len((place / named).read_text("utf-8")) > 1000
    assert (place / "LGPL-3.txt").is_file()
    modules = {file.stem for file in place.parent.glob("lib/*/*.so")}
    assert modules == set(wheel.FOREIGN)


# ------------------------------------------------------------------ which one is used


def _program(place: Path, version: int) -> Path:
    place.mkdir()
    program = place / "swipl"
    program.write_text(f"#!/bin/sh\necho 'PLVERSION=\"{version}\";'\n")
    program.chmod(0o755)
    return program


@pytest.mark.parametrize(("version", "brought"), [(90003, True), (90004, False), (100000, False)])
def test_the_system_s_goes_first_where_it_is_new_enough(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int, brought: bool
) -> None:
    monkeypatch.setattr(which, "_BROUGHT", package / "pyengine" / "_data" / "swi-prolog")
    program = _program(tmp_path / f"{version}", version)
    monkeypatch.setenv("PATH", str(program.parent))
    found = which.swi_prolog()
    assert found is not None
    assert (found.brought, found.program == program) == (brought, not brought)
    monkeypatch.setenv(which.PROLOG_HOME, "/somewhere")
    decided = which.swi_prolog()
    assert decided is not None and decided.program == program
    assert decided.variables() == {}, "who has set the variables has decided"


def test_an_old_one_is_better_than_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = _program(tmp_path / "old", 80000)
    monkeypatch.setenv("PATH", str(program.parent))
    found = which.swi_prolog()
    assert found is not None and found.version == 80000
    monkeypatch.setenv("PATH", str(tmp_path))
    assert which.swi_prolog() is None
