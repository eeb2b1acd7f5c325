import pytest

from pyengine.bench.games import Measured, Plan, measure
from pyengine.engine.bridge import PrologError, bridge


def test_an_unknown_request_is_an_error() -> None:
    with pytest.raises(PrologError) as caught:
        bridge().call("launch", "missiles")
    assert caught.value.kind == "unknown_request"


@pytest.mark.parametrize("text", ["halt. pass", "pass. halt", "X", "a(", "", "% nothing", "a b"])
def test_a_text_holds_one_ground_term(text: str) -> None:
    with pytest.raises(PrologError):
        bridge().call("holds", text)


@pytest.mark.parametrize("name", ["Ætherling", "日本", 'quo"te', "back\\slash", "new\nline", "'"])
def test_any_text_crosses_as_data(name: str) -> None:
    quoted = name.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    with pytest.raises(PrologError) as caught:
        bridge().call("holds", f"unheard_of('{quoted}')")
    assert caught.value.kind == "existence_error"


def test_memory_does_not_grow_from_call_to_call() -> None:
    measured = Measured()
    for _ in measure(Plan.of(["elves", "goblins"], ["random"], 1), measured, games=10):
        pass
    before = measured.memory[-1]
    for _ in measure(Plan.of(["elves", "goblins"], ["random"], 11), measured, games=40):
        pass
    assert measured.memory[-1] - before < 3_000_000


@pytest.mark.parametrize("code", [1, 7, 11, 27, 31, 127, 160, 0x200B, 0xFEFF])
def test_characters_that_do_not_print_come_back_as_json(code: int) -> None:
    """An error message with such a character is still an answer."""
    with pytest.raises(PrologError):
        bridge().call("holds", f"'no{chr(code)}such'(3)")
