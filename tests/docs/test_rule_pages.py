"""`make rule-pages`: a page for each module of the rule base."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_each_module_has_a_page(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    done = subprocess.run(
        ["swipl", ROOT / "tools" / "rule_pages.pl", pages],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    modules = {file.relative_to(ROOT / "prolog") for file in (ROOT / "prolog").rglob("*.pl")}
    made = {file.relative_to(pages) for file in pages.rglob("*.html")}
    documented = {module.with_suffix(".html") for module in modules if module.parts[0] == "k"}
    assert documented <= made and len(made) > 300
    page = (pages / "magic" / "characteristics" / "layer_7_sizes.html").read_text("utf-8")
    assert "size_steps" in page and "Layer 7" in page
