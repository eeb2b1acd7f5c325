"""A seat at a draft on the page: one file, what it shows, and what a person does there."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.games.magic.cards.remembering import RememberingDatabase
from pyengine.games.magic.limited.boosters import BoosterBox
from pyengine.games.magic.limited.building import BASICS, SIZE, Built, build, curve
from pyengine.games.magic.limited.drafting import Draft, best_pick
from pyengine.games.magic.limited.keeping import Kept, read_draft, write_draft
from pyengine.games.magic.limited.pool_sets import known_sets, set_of
from pyengine.games.magic.limited.rating import Rated, rate_all

_PACKS = 3
_MOST_SEEDS = 1_000_000
_MOST_LANDS = 40


class DraftDesk:
    """Where drafts are gone on with that are kept in files, each for one person and bots."""

    def __init__(self) -> None:
        """Open the cards."""
        self._database = RememberingDatabase.open()
        self._rating: dict[tuple[str, ...], dict[str, Rated]] = {}

    def sets(self) -> list[dict[str, Any]]:
        """Return the sets that can be drafted, as JSON, those of which most can be played first."""
        pool = self._database.pool
        found = [] if pool is None else list(known_sets(pool))
        found.sort(key=lambda known: (-known.playable / known.cards, known.code))
        return [asdict(known) for known in found]

    def begin(self, path: Path, code: str, seats: int) -> None:
        """Begin a draft of the set CODE for SEATS, of whom the first is a person, at PATH."""
        pool = self._database.pool
        if pool is None:
            raise ManalogError("no cards are imported, so there is no set to draft")
        found = set_of(pool, code)
        box = BoosterBox(found, frozenset(BASICS.values()))
        rarities = {card.name: card.rarity for card in found.cards}
        seed = secrets.randbelow(_MOST_SEEDS)
        draft = Draft.of([box] * _PACKS, [code] * _PACKS, rarities, seats, seed)
        write_draft(path, Kept(draft))

    # -------------------------------------------------------------- what is shown

    def view(self, path: Path) -> dict[str, Any]:
        """Return how the draft at PATH stands for the person, as JSON."""
        kept = read_draft(path)
        draft, rated = kept.draft, self._rated(kept.draft)
        shown = {
            "set": draft.sets[0],
            "seats": len(draft.table),
            "number": len(draft.picked[0]),
            "stage": "building" if draft.over else "picking",
        }
        if draft.over:
            return {**shown, **self._building(kept, rated)}
        pack = sorted(draft.table[0], key=lambda name: (-rated[name].worth, name))
        return {
            **shown,
            "title": f"Pack {draft.opened}, pick {draft.pick}",
            "pack": [_card(rated[name], draft) for name in pack],
            "offered": best_pick(pack, draft.picked[0], rated),
            "picked": _cards(draft.picked[0], rated, draft),
            "curve": [list(step) for step in curve(draft.picked[0], rated)],
        }

    def _building(self, kept: Kept, rated: Mapping[str, Rated]) -> dict[str, Any]:
        built = _built(kept, rated)
        return {
            "title": f"A deck of {SIZE} cards",
            "least": SIZE,
            "size": built.size,
            "main": _cards(built.main, rated, kept.draft),
            "side": _cards(built.side, rated, kept.draft),
            "basics": {name: built.lands.get(name, 0) for name in BASICS.values()},
            "curve": [list(step) for step in curve(built.main, rated)],
        }

    # -------------------------------------------------------------- what is done

    def pick(self, path: Path, name: str, number: int) -> None:
        """Take the card NAME as the pick NUMBER, from 0; ManalogError: it is not there now."""
        kept = read_draft(path)
        draft = kept.draft
        if draft.over or number != len(draft.picked[0]):
            raise ManalogError("the draft has gone on")
        if name not in draft.table[0]:
            raise ManalogError("that card is not in the pack")
        after = draft.after([name, *self._picks(draft)[1:]])
        write_draft(path, replace(kept, draft=self._to_person(after)))

    def leave_to_bots(self, path: Path) -> None:
        """Let a bot take all other cards for the person."""
        kept = read_draft(path)
        draft = kept.draft
        while not draft.over:
            draft = draft.after(self._picks(draft))
        write_draft(path, replace(kept, draft=draft))

    def _picks(self, draft: Draft) -> list[str]:
        rated = self._rated(draft)
        pairs = zip(draft.table, draft.picked, strict=True)
        return [best_pick(pack, had, rated) for pack, had in pairs]

    def _to_person(self, draft: Draft) -> Draft:
        """Return DRAFT where the person has something to choose, or at its end."""
        while not draft.over and len(draft.table[0]) < 2:
            draft = draft.after(self._picks(draft))
        return draft

    def build(self, path: Path, main: Sequence[str] | None, basics: Mapping[str, int]) -> None:
        """Keep the deck of MAIN and BASICS, or what a bot would build where MAIN is None."""
        kept = read_draft(path)
        if not kept.draft.over:
            raise ManalogError("not everything has been picked yet")
        if main is None:
            write_draft(path, replace(kept, main=None, lands=None))
            return
        rest, rated = Counter(kept.draft.picked[0]), self._rated(kept.draft)
        rest.subtract(main)
        if any(count < 0 for count in rest.values()):
            raise ManalogError("that card was not picked")
        if any(not rated[name].playable for name in main):
            raise ManalogError("a card that can't be played stays beside the deck")
        if not set(basics) <= set(BASICS.values()) or not all(
            0 <= count <= _MOST_LANDS for count in basics.values()
        ):
            raise ManalogError(f"a deck has at most {_MOST_LANDS} of a basic land")
        write_draft(path, replace(kept, main=tuple(main), lands=dict(basics)))

    def decks(self, path: Path) -> list[dict[str, str]]:
        """Return the person's deck, and that of the bot beside them; ManalogError: it is small."""
        kept = read_draft(path)
        if not kept.draft.over:
            raise ManalogError("not everything has been picked yet")
        rated = self._rated(kept.draft)
        own, other = _built(kept, rated), build(kept.draft.picked[1], rated)
        if own.size < SIZE:
            raise ManalogError(f"the deck has {own.size} cards: it has at least {SIZE}")
        title = f"{kept.draft.sets[0]} {kept.draft.seed}"
        return [
            {"title": name, "text": deck.text(name), "format": "limited"}
            for name, deck in ((title, own), (f"{title} bot", other))
        ]

    def _rated(self, draft: Draft) -> dict[str, Rated]:
        """Return what the cards of DRAFT are worth; looked up once for all of its picks."""
        if draft.sets not in self._rating or set(draft.rarities) - set(self._rating[draft.sets]):
            self._rating = {draft.sets: rate_all(self._database, draft.rarities)}
        return self._rating[draft.sets]


def _built(kept: Kept, rated: Mapping[str, Rated]) -> Built:
    """Return the person's deck as far as it is built; at first, what a bot would build."""
    pool = kept.draft.picked[0]
    if kept.main is None or kept.lands is None:
        return build(pool, rated)
    side = list(pool)
    for name in kept.main:
        side.remove(name)
    return Built(kept.main, kept.lands, tuple(side))


def _cards(names: Sequence[str], rated: Mapping[str, Rated], draft: Draft) -> list[dict[str, Any]]:
    """Return the cards NAMES in the order of the curve."""
    order = sorted(names, key=lambda name: (rated[name].mana_value, name))
    return [_card(rated[name], draft) for name in order]


def _card(card: Rated, draft: Draft) -> dict[str, Any]:
    return {
        "name": card.name,
        "cost": card.mana_cost,
        "type": card.type_line,
        "size": card.size,
        "rarity": draft.rarities.get(card.name, ""),
        "playable": card.playable,
    }
