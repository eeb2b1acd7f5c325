"""The declarations of attackers and of blockers that rules allow, against all combinations."""

from itertools import product

import pytest
from rulebook import (
    Board,
    fight_until_blocks,
    to,
)

from pyengine.engine.bridge import bridge


def declared(process: str) -> set[frozenset[str]]:
    """All complete declarations that the rules allow now."""
    return {frozenset(one) for one in bridge().call("define", "searched", "magic", process)}


@pytest.mark.parametrize("kinds", list(product(["", "must", "cant", "sick"], repeat=2)))
def test_attack_sets_equal_brute_force(kinds: tuple[str, ...]) -> None:
    board = Board("a", "b", "c")
    text = {"must": "static(this, [must_attack])", "cant": "static(this, [cant_attack])"}
    creatures = [
        board.creature("a", 1, 1, *([text[k]] if k in text else []), sick=k == "sick")
        for k in kinds
    ]
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    expected = set()
    for choice in product([None, "b", "c"], repeat=len(kinds)):
        pairs = list(zip(creatures, kinds, choice, strict=True))
        if any(to_whom and kind in ("cant", "sick") for _, kind, to_whom in pairs):
            continue
        if any(kind == "must" and not to_whom for _, kind, to_whom in pairs):
            continue
        expected.add(frozenset(f"attack({c},{w})" for c, _, w in pairs if w))
    assert declared("attack_sets") == expected


@pytest.mark.parametrize(
    ("attackers", "blockers"),
    [
        (("", "flying"), ("", "flying", "cant")),
        (("menace",), ("", "", "flying")),
        (("menace", ""), ("must", "", "")),
        (("menace",), ("must",)),
        (("menace",), ("must", "must")),
        (("menace",), ("must", "")),
        (("menace", "flying"), ("must", "flying")),
    ],
)
def test_block_sets_equal_brute_force(
    attackers: tuple[str, ...], blockers: tuple[str, ...]
) -> None:
    board = Board()
    text = {"must": "static(this, [must_block])", "cant": "static(this, [cant_block])"}
    ours = [board.creature("a", 1, 1, *([k] if k else [])) for k in attackers]
    theirs = [board.creature("b", 1, 1, *([text.get(k, k)] if k else [])) for k in blockers]
    session = board.begin(mode="choices")
    fight_until_blocks(session, *ours)
    legal = []
    for choice in product([None, *range(len(ours))], repeat=len(blockers)):
        if any(
            a is not None and (kind == "cant" or (attackers[a] == "flying" and kind != "flying"))
            for kind, a in zip(blockers, choice, strict=True)
        ):
            continue
        if any(attackers[a] == "menace" and choice.count(a) == 1 for a in choice if a is not None):
            continue
        obeyed = sum(
            kind == "must" and a is not None for kind, a in zip(blockers, choice, strict=True)
        )
        blocks = frozenset(
            f"block({theirs[n]},{ours[a]})" for n, a in enumerate(choice) if a is not None
        )
        legal.append((obeyed, blocks))
    most = max(obeyed for obeyed, _ in legal)
    assert declared("block_sets") == {blocks for obeyed, blocks in legal if obeyed == most}
