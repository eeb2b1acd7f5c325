"""What no honest person writes: terms, JSON and texts, and ways to spoil good ones."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path

CANARIES = Path(os.environ.get("ATTACK_CANARIES", "/tmp/canaries"))
"""A directory that stays empty, unless something that was handed in is executed."""

Draw = Callable[[random.Random], str]

_DEEP = 20_000


def _nested(rng: random.Random) -> str:
    depth = rng.choice((100, 300, 3_000, _DEEP))
    left, right = rng.choice((("f(", ")"), ("[", "]"), ("(", ")"), ("{", "}"), ("- ", ""),
                              ("a+", ""), ("\\+ ", ""), ("f(a,", ")"), ("[a|", "]")))  # fmt: skip
    return f"{left * depth}a{right * rng.choice((depth, depth, depth, depth - 1, 0))}"


def _number(rng: random.Random) -> str:
    return rng.choice((
        "0", "-1", "1.5", "1r3", "1.0Inf", "1.5NaN", "0'a", "0xfff", "1e400", "2147483648",
        "9223372036854775808", "99999999", "9" * 5_000, "-" + "9" * 300, "36'" + "z" * 5_000,
        "1_000", "1 000",
    ))  # fmt: skip


def _executing(rng: random.Random) -> str:
    """Return something that leaves a file behind if it is called."""
    file = CANARIES / f"executed-{rng.randrange(10**6)}"
    goal = rng.choice((
        f"shell('touch {file}')", f"open('{file}',write,_)", f"tell('{file}')",
        f"system:shell('touch {file}')", f"tmp_file_stream('{file}',_,[])",
    ))  # fmt: skip
    return rng.choice((
        goal, f"({goal})", f"call({goal})", f"(a:-{goal})", f":-{goal}", f"initialization({goal})",
        f"'$set_source_module'(_,user),{goal}", f"format('~@',[{goal}])",
        f"error(format('~@',[{goal}]),_)", f"{{|{goal}||x|}}", f"\\+{goal}", f"[{goal}]",
        f"goal_expansion(_,{goal})", f"x:{goal}", f"_{{a:{goal}}}",
    ))  # fmt: skip


def _atom(rng: random.Random) -> str:
    return rng.choice((
        "nobody", "everyone", "none", "[]", "{}", "!", "''", "'\\n'", "'\\x1\\'", "'\\0\\'", "halt",
        "'" + "a" * 300 + "'", "'" + "x" * 100_000 + "'", "end_of_file", '"text"', "`codes`",
        "'Forest'", "ünïcode", "'\\U0001F600\\'", "X", "_", "_G1", "'~w~@'", "'%s%n'", "elves",
        "goblins", "a:b", "a.b", "'a b'",
    ))  # fmt: skip


def term(rng: random.Random) -> str:
    """Return the text of a term that nobody expects."""
    kind = rng.choice((_nested, _number, _number, _executing, _atom, _atom, _compound))
    return kind(rng)


def _compound(rng: random.Random) -> str:
    arguments = ",".join(rng.choice((_number, _atom))(rng) for _ in range(rng.randrange(1, 4)))
    name = rng.choice(("f", "now", "hand", "priority", "won", "object", "-", "+", "legal", "over"))
    return rng.choice((f"{name}({arguments})", f"[{arguments}]", f"[{arguments}|t]"))


def json_value(rng: random.Random) -> str:
    """Return the text of JSON, or almost, that nobody expects."""
    return rng.choice((
        "null", "true", "-1", "1.5", "1e999", "NaN", "-Infinity", "9" * 5_000, '"\\ud800"',
        '"\\u0000"', '""', "[]", "{}", '[[1000, "Forest"]]', '{"a": {"a": {"a": 1}}}',
        "[" * _DEEP + "]" * _DEEP, '{"a":' * _DEEP + "1" + "}" * _DEEP, "[1", '"a', '"Forest"',
        "99999999999", json.dumps("x" * 100_000), '"../../etc/passwd"', '"\\u001b[2J"',
        json.dumps(_executing(rng)), json.dumps(_atom(rng)), '[["a", null], {}]', '"~@~w%s"',
    ))  # fmt: skip


def text(rng: random.Random) -> str:
    """Return a text that nobody expects, without an end of line."""
    return rng.choice((
        "", " ", "\t", "\0", "\x07\x1b[2J", "x" * 100_000, "é" * 300, "\u202e", "\ufeff", "🂡" * 50,
        "%s%s%n", "~@~w~a", "{}", "(" * _DEEP, "-1", "9" * 5_000, "/dev/zero", "../../..", "~",
        "~nobody/x", "$(touch x)", "'; drop table cards; --", '"', "'", "\\", "*", "?", "[a-", "#",
        "None", "nan", "inf", "\udcff", "\ud800", term(rng)[:50_000], json_value(rng)[:50_000],
    ))  # fmt: skip


# ------------------------------------------------------------------ spoiling what is good


def spoiled(good: str, rng: random.Random, lines: Callable[[random.Random], str] = text) -> str:
    """Return the text GOOD with something wrong in one to four places; LINES gives new lines."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        good = rng.choice(_SPOILERS)(good, rng) if rng.random() < 0.7 else _line(good, rng, lines)
    return good


def _line(good: str, rng: random.Random, lines: Draw) -> str:
    """Change whole lines."""
    parts = good.split("\n")
    at, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    match rng.randrange(6):
        case 0:
            del parts[at]
        case 1:
            parts.insert(other, parts[at])
        case 2:
            parts[at], parts[other] = parts[other], parts[at]
        case 3:
            parts.insert(at, lines(rng))
        case 4:
            parts[at] = lines(rng)
        case _:
            parts[at : at + 1] = [parts[at]] * rng.choice((2, 50, 2_000))
    return "\n".join(parts)


def _letter(good: str, rng: random.Random) -> str:
    at = rng.randrange(len(good) + 1)
    new = rng.choice((chr(rng.randrange(1, 128)), chr(rng.randrange(0xD7FF)), "", "\0", "(", ")",
                      "[", "]", ",", ".", "'", '"', "\\", "|", "\r", "-", "_", "X"))  # fmt: skip
    return good[:at] + new + good[at + rng.choice((0, 1, 1, 3)) :]


def _cut(good: str, rng: random.Random) -> str:
    start, end = sorted((rng.randrange(len(good) + 1), rng.randrange(len(good) + 1)))
    return rng.choice((good[:end], good[start:], good[:start] + good[end:], good + good[start:end]))


def _word(good: str, rng: random.Random) -> str:
    """Put something else in the place of a word or a number."""
    words = list(re.finditer(r"\w+", good[:200_000]))
    if not words:
        return good + text(rng)
    found, other = rng.choice(words), rng.choice(words)
    new = rng.choice((term(rng), json_value(rng), text(rng), other[0], other[0], _number(rng)))
    return good[: found.start()] + new + good[found.end() :]


_SPOILERS = (_letter, _letter, _cut, _word, _word, _word, _word)
