"""docs/python.md and the examples of the door are run; help shows the door and not the cellar."""

import dataclasses
import doctest
import importlib
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from typing import is_typeddict

import pytest
import tour

import pyengine

FLAGS = doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE


def test_the_page_is_what_python_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = str(tour.ROOT / "docs" / "python.md")
    failed, attempted = doctest.testfile(page, module_relative=False, optionflags=FLAGS)
    assert (failed, attempted > 30) == (0, True)


ALONE = """
import doctest, sys
failed, attempted = doctest.testfile(
    sys.argv[1], module_relative=False, optionflags=int(sys.argv[2])
)
print(attempted)
sys.exit(failed)
"""
"""No game may have begun before where environments have threads."""


def test_the_page_of_environments() -> None:
    pytest.importorskip("pettingzoo")
    page = str(tour.ROOT / "docs" / "learning.md")
    command = [sys.executable, "-c", ALONE, page, str(FLAGS)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert int(done.stdout) > 8


def test_the_example_of_the_readme() -> None:
    failed, attempted = doctest.testfile(str(tour.README), module_relative=False)
    assert (failed, attempted) == (0, 5)


def test_the_example_of_the_package() -> None:
    failed, attempted = doctest.testmod(pyengine)
    assert (failed, attempted) == (0, 5)


def test_help_shows_the_door_and_not_the_cellar() -> None:
    text = pydoc.plain(pydoc.render_doc(pyengine))
    documented = text.partition("\nCLASSES\n")[2]
    for name in pyengine.__all__:
        assert name in documented or name == "__version__", name
    for name in ("Session", "Bridge", "Remote", "FlagHandler", "import_module", "TYPE_CHECKING"):
        assert f"class {name}" not in documented and f"\n    {name}" not in documented, name


def test_every_name_is_there_and_told() -> None:
    for name in pyengine.__all__:
        member = getattr(pyengine, name)
        assert name == "__version__" or member.__doc__, name
    assert set(pyengine.__all__) <= set(dir(pyengine))
    with pytest.raises(AttributeError, match="no attribute 'cellar'"):
        pyengine.cellar  # noqa: B018


def test_the_import_is_light() -> None:
    script = "import sys, pyengine; print([m for m in sys.modules if m.startswith(('pyengine.', 'pyswip', 'rich'))])"  # noqa: E501
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == "['pyengine.version']"


def test_the_example_values_the_first_choice() -> None:
    file = tour.ROOT / "examples" / "first_choice.py"
    done = subprocess.run(
        [sys.executable, file, "3", "4"], capture_output=True, text=True, timeout=60, check=True
    )
    head, *options = done.stdout.splitlines()
    assert "Your opening hand" in head
    assert [line.split("%  ")[1] for line in options] == ["Keep this hand", "Mulligan"]


def test_python_m_pyengine_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pyengine", "--version"], capture_output=True, text=True, timeout=60
    )
    first, second = done.stdout.splitlines()
    assert first == f"manalog {pyengine.__version__}" and second.startswith("SWI-Prolog ")


def code_of(*pages: str) -> set[str]:
    """Return the words in the code of PAGES, in blocks and in lines."""
    text = "".join((tour.ROOT / "docs" / page).read_text("utf-8") for page in pages)
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.S | re.M)
    lines = re.findall(r"`([^`\n]+)`", text)
    return set(re.findall(r"\w+", " ".join([*blocks, *lines])))


TOLD = code_of("python.md", "bots.md", "learning.md")


@pytest.mark.parametrize("package", ["pyengine", "pyengine.rl", "pyengine.games.magic.views"])
def test_every_public_name_is_on_the_pages(package: str) -> None:
    module = importlib.import_module(package)
    kinds = {name for name, member in vars(module).items() if is_typeddict(member)}
    names = set(getattr(module, "__all__", kinds))
    assert len(names) >= 5
    assert names - TOLD == set()


@pytest.mark.parametrize("kind", ["Game", "Seat", "State", "Agent", "Action", "Outcome", "Reason"])
def test_every_public_member_is_on_the_pages(kind: str) -> None:
    """Methods, properties and fields."""
    found = getattr(pyengine, kind)
    fields = {field.name for field in dataclasses.fields(found)} if kind != "Game" else set()
    members = {name for name in {*dir(found), *fields} if not name.startswith("_")}
    assert len(members) > 1
    assert members - TOLD == set()
