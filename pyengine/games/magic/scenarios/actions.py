"""Performs the actions of a script, one function a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyengine.games.magic.scenarios.matching import begins, functor
from pyengine.games.magic.scenarios.problems import IllegalAction
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.setup import SEATS
from pyengine.games.magic.scenarios.table import Offer, Table

if TYPE_CHECKING:
    from pyengine.games.magic.scenarios.script import Driver

_NORMAL = ("[normal cost]", "Cast with no alternative cost", "No")
_ALTERNATIVE = ("Cast with", "Without paying", "Yes")


def perform(driver: Driver, entry: Action) -> None:
    """Perform ENTRY, down to the last question that it asks; IllegalAction: it is impossible."""
    _PERFORMERS[entry.do](driver, entry)


def _finish(driver: Driver, action: str, entry: Action) -> None:
    """Take ACTION and answer what it asks, until somebody has priority."""
    driver.answers.slots = list(entry.get("targets") or ())
    driver.take(action)
    session = driver.table.session
    while session.choice and functor(session.choice.process) not in ("priority", *_DECLARATIONS):
        driver.take(driver.answers.answer())
    unused, driver.answers.slots = driver.answers.slots, []
    if unused:
        raise IllegalAction(f"there is no target slot for {unused[0]}")


_DECLARATIONS = ("declare_attackers", "declare_blockers")


def _cast(driver: Driver, entry: Action) -> None:
    name = entry.get("card")
    offers = castable(driver.table.offers(), name, driver.table)
    if not offers:
        raise IllegalAction(f"{name} cannot be cast now")
    _finish(driver, _way(driver, entry.player, offers).action, entry)


def castable(offers: list[Offer], name: str, table: Table) -> list[Offer]:
    """Return the offers to cast NAME."""
    return [
        o for o in offers if o.kind == "cast" and table.is_called(name, o.things[0], o.names[0])
    ]


def _way(driver: Driver, player: str, offers: list[Offer]) -> Offer:
    """Choose between the mana cost and an alternative one, from the choose queue."""
    first = [o for o in offers if o.things == offers[0].things]
    usual = [o for o in first if not o.text]
    others = [o for o in first if o.text]
    queue = driver.answers.queue(player, "choose")
    head = queue[0] if queue and isinstance(queue[0], str) else ""
    if others and head.startswith(_NORMAL):
        queue.popleft()
        return (usual or others)[0]
    if others and head.startswith(_ALTERNATIVE):
        queue.popleft()
        return others[0]
    if others and not driver.scenario.strict:
        return others[0]
    return (usual or others)[0]


def _play_land(driver: Driver, entry: Action) -> None:
    name = entry.get("card")
    for offer in driver.table.offers():
        if offer.kind == "play_land" and driver.table.is_called(
            name, offer.things[0], offer.names[0]
        ):
            driver.take(offer.action)
            return
    raise IllegalAction(f"{name} cannot be played now")


def _activate(driver: Driver, entry: Action) -> None:
    offers = usable(driver.table.offers(), entry.get("ability"), driver.table)
    if source := entry.get("source"):
        offers = [o for o in offers if driver.table.is_called(source, o.things[0], o.names[0])]
    if not offers:
        raise IllegalAction(f"no ability that begins with {entry.get('ability')!r} can be used")
    _finish(driver, offers[0].action, entry)


def usable(offers: list[Offer], prefix: str, table: Table) -> list[Offer]:
    """Return the offers to activate an ability that begins with PREFIX, the oldest source first."""
    found = [
        o
        for o in offers
        if o.kind == "activate" and begins(table.text(o.names[0], o.text), prefix, o.names[0])
    ]
    return sorted(found, key=lambda o: o.things[0] if isinstance(o.things[0], int) else 0)


def _add_counters(driver: Driver, entry: Action) -> None:
    found = driver.table.matching(entry.get("card"))
    if not found:
        raise IllegalAction(f"there is no {entry.get('card')} for counters")
    kind, count = entry.get("counter"), entry.get("count")
    driver.table.ask("put_counters", found[0].number, kind, count)
    driver.table.begin_again()


def _concede(driver: Driver, entry: Action) -> None:
    driver.take(f"concede({SEATS[entry.player]})")


_PERFORMERS: dict[str, Callable[[Driver, Action], None]] = {
    "cast": _cast,
    "play_land": _play_land,
    "activate": _activate,
    "mana": _activate,
    "add_counters": _add_counters,
    "concede": _concede,
}
