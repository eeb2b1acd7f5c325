"""What the pages and the examples show passes `mypy --strict`, and Pyright where there is one."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typed_pages import EXAMPLES, ROOT, modules, written

MYPY = f"""
[mypy]
strict = true
python_version = 3.11
mypy_path = {ROOT}
cache_dir = {ROOT}/.mypy_cache/pages

[mypy-pyengine.*]
follow_imports = silent
"""
"""As one has it who has installed the package: what is wrong within it is not told."""

WRONG = """
from pyengine import Game, Seat, view_of
from pyengine.games.magic.views import View
from pyengine.games.mbrane import views

game = Game.new()
view = game.view(kind=View)
number: int = view["objects"][0]["name"]
view["objects"][0]["nmae"]
view["objects"][0]["zone"] == "hnad"
view_of(game.seat(), views.View)["objects"]
game.plan("won(a)", chance="all").line()


def right(seat: Seat) -> str:
    cells = Game.new(game="mbrane").view(kind=views.View)["cells"]
    return view_of(seat, View)["objects"][0]["name"] + str(cells[0]["digit"] + 1)
"""
WRONG_LINES = [8, 9, 10, 11, 12]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The modules of all pages, the examples, and a module with mistakes, the last one."""
    folder = tmp_path_factory.mktemp("pages")
    wrong = folder / "wrong.py"
    wrong.write_text(WRONG, encoding="utf-8")
    return [*written(folder), *EXAMPLES, wrong]


def judged(lines: list[tuple[str, int, str]]) -> None:
    """Assert that LINES, the file, the line and the words of each error, are those of WRONG."""
    assert [line for line in lines if not line[0].endswith("wrong.py")] == []
    assert sorted({line for _, line, _ in lines}) == WRONG_LINES, lines


def test_mypy_is_content(pages: list[Path], tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    settings = tmp_path / "mypy.ini"
    settings.write_text(MYPY, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", settings, "--output", "json", *pages],
        capture_output=True, text=True, timeout=300, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 1 and not done.stderr, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    judged([(e["file"], e["line"], e["message"]) for e in found if e["severity"] == "error"])


def test_pyright_is_content(pages: list[Path], tmp_path: Path) -> None:
    pyright = shutil.which("pyright") or shutil.which("basedpyright")
    if pyright is None:
        pytest.skip("there is no pyright on the path")
    pytest.importorskip("pettingzoo")
    settings = tmp_path / "pyrightconfig.json"
    settings.write_text(json.dumps({
        "typeCheckingMode": "standard", "extraPaths": [str(ROOT)], "pythonVersion": "3.11",
        "include": ["*.py"], "reportUnnecessaryComparison": "error",
    }))  # fmt: skip
    for page in pages:
        shutil.copy(page, tmp_path / page.name)
    done = subprocess.run(
        [pyright, "--project", settings, "--pythonpath", sys.executable, "--outputjson"],
        capture_output=True, text=True, timeout=300, cwd=tmp_path,
    )  # fmt: skip
    found = json.loads(done.stdout)
    assert found["summary"]["filesAnalyzed"] >= len(pages)
    judged([
        (error["file"], error["range"]["start"]["line"] + 1, error["message"])
        for error in found["generalDiagnostics"]
        if error["severity"] == "error"
    ])  # fmt: skip


def test_no_page_hides_what_is_wrong() -> None:
    assert {"python_page", "learning_page", "bots_page", "readme_page"} <= set(modules())
    assert not [
        name for name, text in modules().items() if re.search("type: ignore|import cast", text)
    ]
    assert len(EXAMPLES) >= 3
