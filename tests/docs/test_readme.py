"""The README's tour is real output, and its commands still run."""

import re

import tour


def test_tour_is_what_the_commands_print() -> None:
    """Each block shows what its command prints; figures that vary need only come."""
    text = tour.README.read_text("utf-8")
    shown = tour.blocks(text)
    assert len(shown) >= 6
    for block, output in zip(shown, tour.run_all(text), strict=True):
        if block.varies:
            assert output and "Traceback" not in output
        else:
            assert output == block.output, (
                f"renew with: python tests/docs/tour.py ({block.command})"
            )


def test_make_targets_exist() -> None:
    """The two commands of the page are targets of the Makefile."""
    makefile = (tour.ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", tour.README.read_text("utf-8"), re.M):
        assert re.search(rf"^{target}:", makefile, re.M)
