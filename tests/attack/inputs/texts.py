"""Texts that a stranger prints on a card: each is read within its time, or refused in a line."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from attack.case import Case, Fault, Outcome, drawn, failed, loaded, refused
from attack.inputs.nasty import text as nasty_text
from pyengine.games.magic.pool.checking import checked_face, plain_text
from pyengine.games.magic.pool.printed import Face, PrintedCard
from pyengine.games.magic.pool.reported import report

SECONDS_A_TEXT = 0.05
"""What a text may cost, on a processor that does nothing else."""

SLOWER = 20
"""How much slower the processor may be that tries it: it is shared, or older."""

_EFFECTS = (
    "draw a card", "you gain 3 life", "destroy target creature", "create a Treasure token",
    "target player discards two cards", "it gains haste until end of turn", "scry 2",
    "put a +1/+1 counter on each creature you control", "untap that creature",
    "gain control of target artifact or creature until end of turn", "each opponent loses X life",
    "~ deals 2 damage to any target", "search your library for a land card", "you may pay {X}",
    "exile up to one target creature card from a graveyard", "return it to its owner's hand",
)  # fmt: skip
_STARTS = (
    "When ~ enters, ", "{T}: ", "{2}{G}, Sacrifice ~: ", "Whenever a creature you control dies, ",
    "At the beginning of your upkeep, ", "If you control an Elf, ", "Enchanted creature has ",
    "Creatures you control get +1/+1 and have ", "You get an emblem with ", "Choose one —\n• ", "",
    "Whenever you cast an instant or sorcery spell, you may ", "[+1]: ", "Kicker {X}\n",
)  # fmt: skip
_WORDS = (
    "target", "creature", "and", "or", "that", "you", "control", "~", "until", "end", "of", "turn",
    "with", "flying", "each", "player", "card", "from", "X", "{T}", "{U/P}", ",", ".", ":", "—",
    "•", '"', "(", ")", "\n", "one", "non-Elf", "+1/+1", "-X/-X", "equal", "to", "the", "number",
)  # fmt: skip
_LETTERS = "~{}[]()<>'\"`\\|/%@&^*•—−’“”\u202e\u200b\u0301\ufeff\x00\x07\x1b\x7f\u2028\x85\ud800𝕏é🂡"
_FORMATS = ("~w", "~@", "~a~n", "~*c", "~t~30|", "%s%n", "{0}", "{x!r}", "${x}", "\\x41\\", "~q~p")


def cases(rng: random.Random) -> Iterator[Case]:
    """Return hostile texts without end."""
    return drawn(rng, *(_reading(draw) for draw in DRAWS))


def _modes(rng: random.Random) -> str:
    modes = (f"• {sentence(rng)}" for _ in range(rng.choice((2, 3, 6, 10, 20, 40, 160, 5_000))))
    number = rng.choice(("one", "two", "one or more", "any number", "X", "up to ninety"))
    return f"{rng.choice(_STARTS)}Choose {number} —\n" + "\n".join(modes)


def _joined(rng: random.Random) -> str:
    word = rng.choice((" and ", ", ", " or ", ", then ", ". ", " and/or ", ". If you do, ", "; "))
    return (
        word.join(rng.choice(_EFFECTS) for _ in range(rng.choice((2, 3, 4, 8, 12, 20, 40, 2_000))))
        + "."
    )


def _nested(rng: random.Random) -> str:
    start, end = rng.choice((
        ('Create a token with "', '"'), ("Enchanted creature has “", "”"), ("(", ")"), ("{", "}"),
        ("Whenever ", ", draw a card"), ("If ", ""), ("When ~ enters, you may ", ""), ("[", "]"),
        ("each creature other than ", ""), ("the number of cards in the hand of ", ""),
        ("non-", ""),
        ("target creature with power equal to the power of ", ""), ("the owner of ", "'s owner"),
    ))  # fmt: skip
    depth = rng.choice((1, 2, 3, 5, 8, 12, 25, 60, 2_000, 9_000))
    return start * depth + rng.choice(_EFFECTS) + end * rng.choice((depth, depth - 1, 0)) + "."


def sentence(rng: random.Random) -> str:
    """Return a sentence that may stand on a card."""
    return f"{rng.choice(_STARTS)}{rng.choice(_EFFECTS)}.".capitalize()


def _shuffled(rng: random.Random) -> str:
    return " ".join(rng.choice(_WORDS) for _ in range(rng.choice((5, 10, 20, 50, 100, 300, 3_000))))


def _repeated(rng: random.Random) -> str:
    part = rng.choice((*_WORDS, *_EFFECTS, *_STARTS, *_FORMATS, rng.choice(_LETTERS)))
    return (part + rng.choice(("", " ", ", ", "\n"))) * rng.choice((10, 60, 300, 2_500))


def _letters(rng: random.Random) -> str:
    return "".join(rng.choice(_LETTERS) for _ in range(rng.choice((1, 10, 100, 2_000, 15_000))))


def _spelled(rng: random.Random) -> str:
    """Return a good sentence with strange letters, directives or a very long word in it."""
    good = " ".join(sentence(rng) for _ in range(rng.choice((1, 1, 2, 6))))
    for _ in range(rng.choice((1, 1, 3, 10))):
        at = rng.randrange(len(good))
        new = rng.choice((rng.choice(_LETTERS), rng.choice(_FORMATS), "w" * 1_900, "9" * 400))
        good = good[:at] + new + good[at + rng.choice((0, 1)) :]
    return good


def _many(rng: random.Random) -> str:
    return "\n".join(sentence(rng) for _ in range(rng.choice((5, 15, 25, 300, 4_000))))


DRAWS: tuple[Callable[[random.Random], str], ...] = (
    _modes, _joined, _nested, _shuffled, _repeated, _letters, _spelled, _many, nasty_text,
)  # fmt: skip


def _reading(draw: Callable[[random.Random], str]) -> Callable[[int], Outcome]:
    def read(seed: int) -> Outcome:
        rng = random.Random(seed)
        return told(draw(rng), rng.choice(("instant", "enchantment")))

    read.__name__ = draw.__name__
    return read


def told(text: str, kind: str = "instant") -> Outcome:
    """Return what came of a card of that KIND with TEXT: played or refused, and in time."""
    begun = time.process_time()
    try:
        face = checked_face(Face("Tuk", "{X}{R}", types=(kind,), text=plain_text(text)))
    except ValueError as error:
        return refused(str(error))
    found = report(PrintedCard("Tuk", "normal", (face,)))
    spent = time.process_time() - begun
    texts = max(1, len(found.abilities))
    if spent > SECONDS_A_TEXT * SLOWER * texts:
        return failed(Fault.HANG, f"{texts} texts took {spent:.2f} s: {text[:200]!r}")
    if "\n" in found.verdict or len(found.verdict) > 500:
        return failed(Fault.UNCLEAR, found.verdict[:500])
    return loaded() if found.reading.understood else refused(found.verdict)
