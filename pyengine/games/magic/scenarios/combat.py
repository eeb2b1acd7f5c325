"""Declares attackers and blockers as the script says."""

from __future__ import annotations

from pyengine.games.magic.scenarios.matching import arguments, indexed
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer, Permanent
from pyengine.games.magic.scenarios.problems import IllegalAction, IllegalBlocks
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.run import Run


def declare_attackers(run: Run, player: str, turn: int) -> None:
    """Declare what fits of the turn's `attack` entries; the others wait for a later combat."""
    while attack := _next_attack(run, player, turn):
        entry, offer = attack
        run.remove(entry)
        run.game.attacked.append((turn, player, offer.names[0]))
        run.take(offer.action)
        _exert(run, player, offer.things[0])
    run.remove_all(player, turn, "no_attack")
    while required := run.game.required_attacks():
        run.take(required[0])
    _finish(run)


def _exert(run: Run, player: str, attacker: object) -> None:
    """Exert ATTACKER, where that can be done, unless the script says No (701.43)."""
    queue = run.answers.queue(player, "choose")
    for offer in run.game.offers():
        if offer.kind != "exert" or offer.things[0] != attacker:
            continue
        says = bool(queue) and queue[0] in ("Yes", "No")
        if not says and run.scenario.strict:
            run.answers.unsaid(f"whether {player} exerts {offer.names[0]}")
        if not says or queue.popleft() == "Yes":
            run.take(offer.action)


def _next_attack(run: Run, player: str, turn: int) -> tuple[Action, Offer] | None:
    entries = run.entries(player, turn, "attack")
    if not entries:
        return None
    offers = [o for o in run.game.offers() if o.kind == "attack"]
    for entry in entries:
        if offer := _attacker(run.game, entry, offers):
            return entry, offer
    return None


def _attacker(game: ObservedGame, entry: Action, offers: list[Offer]) -> Offer | None:
    name, index = indexed(entry.get("attacker"))
    defender = entry.get("defender")
    fitting = [
        o
        for o in offers
        if game.is_called(name, o.things[0], o.names[0])
        and (defender is None or game.is_called(defender, o.things[1], o.names[1]))
    ]
    return fitting[index or 0] if len(fitting) > (index or 0) else None


def _finish(run: Run) -> None:
    """End the declaration; what must attack or block does so."""
    choice = run.game.session.choice
    if choice is None or "done" in choice.actions:
        run.take("done")
    else:
        run.take(run.answers.answer())


def declare_blockers(run: Run, player: str, turn: int) -> None:
    """Declare the turn's `block` entries; IllegalBlocks: a rule forbids one, or all together."""
    last = None
    run.game.blockers.clear()
    for entry in _last_declaration(run, run.entries(player, turn, "block")):
        action, name = _block(run.game, entry, player)
        choice = run.game.session.choice
        if choice is None or action not in choice.actions:
            words = f"{entry.get('blocker')} cannot block {entry.get('attacker')}"
            if not _passed_over(run):
                raise IllegalBlocks(words, entry.index)
            run.remove(entry)
            run.answers.warnings.append(words)
            continue
        run.remove(entry)
        run.game.blocked.append((turn, player, name))
        run.game.blockers.append(_blocker(action))
        run.take(action)
        last = entry.index
    run.remove_all(player, turn, "no_block")
    choice = run.game.session.choice
    if last is not None and choice and "done" not in choice.actions:
        if not _passed_over(run):
            raise IllegalBlocks("the blocks together break a rule", last)
        run.answers.warnings.append("the blocks together break a rule")
        run.game.blocked = [row for row in run.game.blocked if row[:2] != (turn, player)]
        run.take("start_over")
    _finish_blocks(run, player, turn)


def _last_declaration(run: Run, entries: list[Action]) -> list[Action]:
    """Return what counts of ENTRIES: a block that is said again begins the declaration anew."""
    first = 0
    for at, entry in enumerate(entries):
        pair = (entry.get("blocker"), entry.get("attacker"))
        if pair[0].startswith("@") and any(
            pair == (e.get("blocker"), e.get("attacker")) for e in entries[first:at]
        ):
            first = at
    for entry in entries[:first]:
        run.remove(entry)
    return entries[first:]


def _finish_blocks(run: Run, player: str, turn: int) -> None:
    """End the declaration; where some creature must block, in the first way that is legal."""
    choice = run.game.session.choice
    if choice and "done" not in choice.actions:
        names = {p.number: p.name for p in run.game.permanents()}
        for action in run.game.legal_blocks():
            run.game.blockers.append(_blocker(action))
            run.game.blocked.append((turn, player, names[_blocker(action)]))
            run.take(action)
    _finish(run)


def _blocker(action: str) -> int:
    """Return who blocks by ACTION."""
    return int(arguments(action)[0])


def _passed_over(run: Run) -> bool:
    """Whether a block by what cannot block that attacker is left out: where not all is scripted."""
    expected = ("illegal_blocks", "illegal_step")
    return not run.scenario.strict and not any(map(run.scenario.expects, expected))


def _block(game: ObservedGame, entry: Action, player: str) -> tuple[str, str]:
    """Return the action that ENTRY means, by one that can block, and the blocker's name."""
    attackers = [p for p in game.permanents() if p.attacking]
    attacker = _named(game, entry.get("attacker"), attackers)
    mine = [p for p in game.permanents() if p.controller == player]
    blocking = {blocker for blocker, _ in game.session.query("blocks", 2)}
    choice = game.session.choice
    legal = choice.actions if choice and attacker else ()

    def less_fit(p: Permanent) -> tuple[bool, bool]:
        return (
            f"block({p.number},{attacker.number if attacker else 0})" not in legal,
            p.number in blocking,
        )

    named = entry.get("blocker")
    blocker = _named(
        game, named, mine if indexed(named)[1] is not None else sorted(mine, key=less_fit)
    )
    if attacker is None or blocker is None:
        missing = entry.get("attacker" if attacker is None else "blocker")
        raise IllegalAction(f"there is no {missing} to block with or to be blocked", entry.index)
    return f"block({blocker.number},{attacker.number})", blocker.name


def _named(game: ObservedGame, name: str, permanents: list[Permanent]) -> Permanent | None:
    head, index = indexed(name)
    found = [p for p in permanents if game.is_called(head, p.number, p.name)]
    return found[index or 0] if len(found) > (index or 0) else None
