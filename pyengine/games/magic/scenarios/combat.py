"""Declares attackers and blockers as the script says."""

from __future__ import annotations

from pyengine.games.magic.scenarios.matching import arguments, indexed
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer, Permanent, Thing
from pyengine.games.magic.scenarios.problems import IllegalAction, IllegalBlocks
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.run import Run

_ATTACKS_ALREADY = frozenset({"508.1a"})
"""The rule that refuses an attack of what attacks something else."""


def declare_attackers(run: Run, player: str, turn: int) -> None:
    """Declare what fits of the turn's `attack` entries; the others wait for a later combat."""
    able: dict[Thing, str] = {}
    last = -1
    while attack := _next_attack(run, player, turn, able):
        entry, offer = attack
        last = entry.index
        run.remove(entry)
        if not _declared(run, player, offer):
            continue
        _note_attack(run, player, turn, offer)
        _exert(run, player, offer.things[0])
        _enlist(run, player, offer.things[0])
    silence = run.entries(player, turn, "no_attack")
    run.remove_all(player, turn, "no_attack")
    if _cannot_stand(run):
        _give_up_attacks(run, player, turn)
    while required := run.game.required_attacks():
        if silence and run.scenario.strict:
            raise IllegalAction("a creature that must attack does not", silence[0].index)
        if run.game.refusing_rules(required[0]) == _ATTACKS_ALREADY:
            raise IllegalAction("a creature must attack something else", last)
        offers = {offer.action: offer for offer in run.game.offers()}
        run.take(required[0])
        _note_attack(run, player, turn, offers[required[0]])
    _finish(run)


def _note_attack(run: Run, player: str, turn: int, attack: Offer) -> None:
    run.game.attacked.append((turn, player, attack.names[0]))


def _declared(run: Run, player: str, attack: Offer) -> bool:
    """Declare ATTACK, unless the script says No to what it costs (508.1h)."""
    queue = run.answers.queue(player, "choose")
    before = run.game.attack_tax() if queue and queue[0] in ("Yes", "No") else None
    run.take(attack.action)
    if before is None or run.game.attack_tax() == before or queue.popleft() == "Yes":
        return True
    run.game.session.undo(1)
    run.game.begin_events()
    return False


def _cannot_stand(run: Run) -> bool:
    """Whether what is declared is not legal, and nothing has to be added to it."""
    choice = run.game.session.choice
    begun = choice is not None and "start_over" in choice.actions
    return begun and not _may_end(run) and not run.game.required_attacks()


def _give_up_attacks(run: Run, player: str, turn: int) -> None:
    """Give up all attacks, which are not legal together: their entries count as performed."""
    run.take("start_over")
    run.game.attacked = [row for row in run.game.attacked if row[:2] != (turn, player)]


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


def _enlist(run: Run, player: str, attacker: object) -> None:
    """Enlist the creature that the script names for ATTACKER, unless it says No (702.154)."""
    offers = [o for o in run.game.offers() if o.kind == "enlist" and o.things[0] == attacker]
    if not offers:
        return
    queue = run.answers.queue(player, "choose")
    if len(queue) > 1 and queue[0] == "Yes":
        queue.popleft()
    said = queue[0] if queue and isinstance(queue[0], str) else ""
    named = [o for o in offers if run.game.is_called(said, o.things[1], o.names[1])]
    if named or said == "No":
        queue.popleft()
    elif run.scenario.strict:
        run.answers.unsaid(f"whom {player} enlists for {offers[0].names[0]}")
    if named:
        run.take(named[0].action)


def _next_attack(
    run: Run, player: str, turn: int, able: dict[Thing, str]
) -> tuple[Action, Offer] | None:
    """Return what comes next of the turn's `attack` entries; ABLE gets who can attack."""
    entries = run.entries(player, turn, "attack")
    if not entries:
        return None
    offers = [o for o in run.game.offers() if o.kind == "attack"]
    for offer in offers:
        able.setdefault(offer.things[0], offer.names[0])
    for entry in entries:
        if found := _attacker(run.game, entry, offers, able):
            return entry, found
    return None


def _attacker(
    game: ObservedGame, entry: Action, offers: list[Offer], able: dict[Thing, str]
) -> Offer | None:
    """Return the attack that ENTRY means; an index counts those that were ABLE from the start.

    Without a defender a player is attacked.
    """
    name, index = indexed(entry.get("attacker"))
    defender = entry.get("defender")
    fitting = [
        o
        for o in offers
        if game.is_called(name, o.things[0], o.names[0])
        and (defender is None or game.is_called(defender, o.things[1], o.names[1]))
    ]
    if index is not None:
        meant = [thing for thing, called in able.items() if game.is_called(name, thing, called)]
        fitting = [o for o in fitting if o.things[0] in meant[index : index + 1]]
    players = (o for o in fitting if isinstance(o.things[1], str))
    return next(players, fitting[0]) if fitting else None


def _finish(run: Run) -> None:
    """End the declaration; what must attack or block does so."""
    choice = run.game.session.choice
    if choice is None or "done" in choice.actions:
        run.take("done")
    else:
        run.take(run.answers.answer())


def declare_blockers(run: Run, player: str, turn: int) -> None:
    """Declare the turn's `block` entries; IllegalBlocks: a rule forbids one, or all together."""
    last, taken, refusals = None, list[str](), 0
    run.game.blockers.clear()
    for entry in _last_declaration(run, run.entries(player, turn, "block")):
        try:
            action = _legal_block(run, entry, player)
        except IllegalAction as refused:
            if not run.passes_over_blocks():
                raise
            run.remove(entry)
            run.answers.warnings.append(str(refused))
            refusals += 1
            continue
        run.remove(entry)
        _take_block(run, player, turn, action)
        taken.append(action)
        last = entry.index
    silence = run.entries(player, turn, "no_block")
    run.remove_all(player, turn, "no_block")
    if silence and run.scenario.strict and last is None and not _may_end(run):
        raise IllegalBlocks("what must block or be blocked does not", silence[0].index)
    if last is not None and not _may_end(run):
        if not run.passes_over_blocks():
            raise IllegalBlocks("the blocks together break a rule", last)
        run.note_illegal_blocks(turn)
        _declare_again(run, player, turn, taken if run.keeps_some_blocks() else [])
    elif refusals and taken and not run.keeps_some_blocks():
        _give_up(run, player, turn, len(taken))
    _finish_blocks(run, player, turn)


def _legal_block(run: Run, entry: Action, player: str) -> str:
    """Return the action that ENTRY means; IllegalAction: it is none that is offered."""
    action = _block(run.game, entry, player)
    choice = run.game.session.choice
    if choice is None or action not in choice.actions:
        words = f"{entry.get('blocker')} cannot block {entry.get('attacker')}"
        raise IllegalBlocks(words, entry.index)
    return action


def _take_block(run: Run, player: str, turn: int, action: str) -> None:
    blocker = _blocker(action)
    names = {p.number: p.name for p in run.game.permanents()}
    run.game.blocked.append((turn, player, names[blocker]))
    run.game.blockers.append(blocker)
    run.take(action)


def _may_end(run: Run) -> bool:
    choice = run.game.session.choice
    return choice is None or "done" in choice.actions


def _declare_again(run: Run, player: str, turn: int, wanted: list[str]) -> None:
    """Declare what must block, and of the blocks WANTED each that the others allow."""
    declared: list[str] = []
    _start_over(run, player, turn, declared)
    if not _may_end(run):
        declared = run.game.legal_blocks()
        _start_over(run, player, turn, declared)
    for action in wanted:
        choice = run.game.session.choice
        if choice is None or action not in choice.actions:
            continue
        _take_block(run, player, turn, action)
        if _may_end(run):
            declared.append(action)
        else:
            _start_over(run, player, turn, declared)


def _start_over(run: Run, player: str, turn: int, declared: list[str]) -> None:
    """Give up all blocks but those that are DECLARED."""
    choice = run.game.session.choice
    if choice and "start_over" in choice.actions:
        run.take("start_over")
    run.game.blockers.clear()
    run.game.blocked = [row for row in run.game.blocked if row[:2] != (turn, player)]
    for action in declared:
        _take_block(run, player, turn, action)


def _give_up(run: Run, player: str, turn: int, count: int) -> None:
    """Take back the COUNT blocks that were just declared."""
    run.game.session.undo(count)
    run.game.begin_events()
    _start_over(run, player, turn, [])


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
    if not _may_end(run):
        for action in run.game.legal_blocks():
            _take_block(run, player, turn, action)
    _finish(run)


def _blocker(action: str) -> int:
    """Return who blocks by ACTION."""
    return int(arguments(action)[0])


def _block(game: ObservedGame, entry: Action, player: str) -> str:
    """Return the action that ENTRY means, by one that can block."""
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
    return f"block({blocker.number},{attacker.number})"


def _named(game: ObservedGame, name: str, permanents: list[Permanent]) -> Permanent | None:
    head, index = indexed(name)
    found = [p for p in permanents if game.is_called(head, p.number, p.name)]
    return found[index or 0] if len(found) > (index or 0) else None
