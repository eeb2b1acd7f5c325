"""Magic as Schützer and Paim simplify it (section 3.3): whole actions, and what a state is worth.

A turn is main phase, combat, main phase. An action of a main phase plays a card, with all that is
chosen for it, or passes; those of combat are whole sets of attackers or of blocks. The rules stay
the engine's: an action here is a row of its choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyengine.engine.state import State
from pyengine.games.magic.standing import Standing, standings

GAMMA = 1_000.0
"""The reward for winning, more than life and powers come to (formula 3.12)."""

COMBAT = frozenset(
    {
        "begin_combat", "declare_attackers", "declare_blockers", "first_combat_damage",
        "combat_damage", "end_combat",
    }
)  # fmt: skip
"""The steps of the combat phase, as the rules call them."""

Words = tuple[str, ...]
"""The engine's choices that make up one action, as text."""

PASS: Words = ("pass",)


class Phase(NamedTuple):
    """Where a game is: the step, whose turn it is, and how many objects are on the stack."""

    step: str
    active: str
    waiting: int


def phase(state: State) -> Phase:
    """Return where STATE is, a state of Magic."""
    return Phase(*state.ask("phase"))


def reward(state: State, player: str) -> float:
    """Return R for PLAYER in STATE (formula 3.12): GAMMA for a win, -GAMMA for a loss.

    Else it is v1 - v2 and the powers of PLAYER's creatures less those of the others'. The formula
    is printed with v1 + v2; all six examples of the document have v1 - v2.
    """
    if state.is_terminal():
        return GAMMA * state.returns()[player]
    players = standings(state)
    if player not in players:
        return -GAMMA
    return float(sum(_worth(p) if p.player == player else -_worth(p) for p in players.values()))


def _worth(standing: Standing) -> int:
    """Return a player's life and the power of the player's creatures, pow(e), together."""
    return standing.life + sum(power for power, _ in standing.creatures)


def main_phase_actions(state: State) -> list[Words]:
    """Return the actions of a main phase, A^P: each card that can be played each way, and PASS.

    STATE: a player has priority and nothing is on the stack. What the rules pay or choose by
    themselves is no action of its own.
    """
    found: list[Words] = []
    for index, action in enumerate(state.legal_actions()):
        if action.startswith(("play_land(", "cast(")):
            state.apply(index)
            found += _ways(state, (action,))
            state.undo()
    return [*found, PASS]


def attacker_sets(state: State) -> list[Words]:
    """Return the actions of the attacking player, A_1^C: all legal sets of attackers."""
    return [tuple(attacks) for attacks in state.ask("attack_sets")]


def blocker_sets(state: State) -> list[Words]:
    """Return the actions of the defending player, A_2^C: all legal sets of blocks."""
    return [tuple(blocks) for blocks in state.ask("block_sets")]


def declare(state: State, words: Words) -> int:
    """Declare a whole set of attackers or blocks; return how many choices that took, for undo."""
    player = state.current_player()
    taken = _apply_all(state, words)
    # Where nothing else can be declared, a contracted session has gone on by itself.
    if state.current_player() == player and "done" in state.legal_actions():
        taken += _apply_all(state, ("done",))
    return taken


def play(state: State, words: Words) -> int:
    """Take an action of a main phase until it has resolved; return the choices, for undo."""
    taken = _apply_all(state, words)
    if words != PASS:
        taken += _let_resolve(state)
    return taken


def settled(state: State) -> bool:
    """Whether a player has priority and nothing waits on the stack, or the game is over."""
    if state.is_terminal():
        return True
    return "pass" in state.legal_actions() and not phase(state).waiting


def _ways(state: State, words: Words) -> Iterator[Words]:
    """Yield WORDS with each way of choosing what is left to choose until the card is played."""
    actions = state.legal_actions()
    if state.is_terminal() or "pass" in actions:
        yield words
        return
    for index, action in enumerate(actions):
        state.apply(index)
        yield from _ways(state, (*words, action))
        state.undo()


def _apply_all(state: State, words: Words) -> int:
    for word in words:
        state.apply(state.legal_actions().index(word))
    return len(words)


def _let_resolve(state: State) -> int:
    """Let all players pass until the stack is empty; return how many choices that took.

    The document's actions say nothing of choices on the way (a target, a card to find): they are
    made as the first of the legal actions has it.
    """
    taken = 0
    while not settled(state):
        actions = state.legal_actions()
        state.apply(actions.index("pass") if "pass" in actions else 0)
        taken += 1
    return taken
