"""Boards that strangers write down: good ones, spoiled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import spoiled, term, text
from attack.judging import judged
from pyengine.games.magic.boards.placing import board_session

_CHOICES = 3
"""How many choices are taken on a board that can be set up."""

GOOD = (
    """# What can A do?
turn 7 of A, declare attackers
A: life 12 | battlefield 2 Forest, Elvish Warrior, Ib Halfheart, Goblin Tactician (tapped)
A: battlefield 2 Elf Warrior Token (sick) | hand Giant Growth
B: life 3 | poison 2 | battlefield mountain (tapped), Goblin Matron (3 +1/+1 counters, 1 damage)
B: graveyard Shock, Tarfire | exile Shock | library Mountain, Forest  # the Mountain on top
""",
    """turn 5 of a, declare blockers
A: battlefield Raging Goblin (attacking b), Elvish Warrior (attacking c), 3 Forest
B: life 1 | battlefield 2 Elvish Warrior, Wellwisher (tapped)
C: battlefield Raging Goblin (attacking) | hand 2 Shock, Forest
""",
    "A: hand Shock | battlefield Mountain\nB: life 2\n",
)

"""Boards that can be set up."""

_PLACES = ("battlefield", "hand", "graveyard", "library", "exile", "life", "poison", "stack", "")


def cases(rng: random.Random) -> Iterator[Case]:
    """Return spoiled boards without end."""
    return drawn(rng, _board)


def _board(seed: int) -> Outcome:
    rng = random.Random(seed)
    content = spoiled(rng.choice(GOOD), rng, _line)
    file = Path("a.board")
    file.write_bytes(content.encode(errors="surrogatepass"))
    return judged(lambda: played(file, rng))


def _line(rng: random.Random) -> str:
    name = rng.choice(("A", "B", "D", "nobody", "everyone", "none", "Ab_1", "é", "halt", text(rng)))
    count = rng.choice(("2", "0", "-1", "501", "9" * 5_000, "٤", ""))
    card = rng.choice(("Forest", "Shock", "Raging Goblin", "Elf Warrior Token", text(rng)))
    mark = rng.choice(("tapped", "sick", "attacking", "attacking A", f"{count} damage",
                       f"{count} +1/+1 counters", f"{count} ' counters", term(rng)))  # fmt: skip
    return rng.choice((
        f"{name}: {rng.choice(_PLACES)} {count} {card} ({mark})",
        f"{name}: {rng.choice(_PLACES)} {rng.choice((count, term(rng)))}",
        f"turn {count} of {name}, {rng.choice(('combat damage', 'cleanup', 'draw', text(rng)))}",
        text(rng),
    ))  # fmt: skip


def played(file: Path, rng: random.Random) -> None:
    """Set up the board FILE, and take some choices."""
    session = board_session(file)
    for _ in range(_CHOICES):
        if session.choice is None:
            return
        session.choose(rng.randrange(len(session.choice.actions)))
