import pytest

from pyengine.system.json_text import read_json


def test_what_json_is() -> None:
    assert read_json('{"a": [1, 2.5, "\\u00fc", "\\ud83d\\ude00", null]}') == {
        "a": [1, 2.5, "ü", "😀", None]
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 200_000, "too deep"),
        ('{"a":' * 200_000, "too deep"),
        ("9" * 5000, "more than 200 figures"),
        ("[NaN]", "no number"),
        ("-Infinity", "no number"),
        ("1e999", "no number"),
        ('"\\ud800"', "half of a character"),
        ('{"\\udfff": 1}', "half of a character"),
        ("", "Expecting value"),
        ("[1] 2", "Extra data"),
    ],
)
def test_what_is_refused(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        read_json(text)
