"""Finds, for each word of the vocabulary, a scenario that plays it and one in which it must not be.

    python tests/rules/words/words.py tag       # mutations of cards: writes played.json
    python tests/rules/words/words.py check     # every mutation that played.json names, again

A scenario *plays* a word where it passes, and fails once the word never holds in one of its cards.
It *keeps the word off* where it fails once nothing restricts the word. An instruction, event, cost,
quantity or change is kept off only where it does not happen at all: without it, all is the same.
A keyword is kept off where the scenario fails once all its cards have the keyword.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from pyengine.engine.bridge import bridge
from pyengine.engine.compiled_rules import rules_file
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.scenarios import run
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Scenario
from pyengine.games.magic.scenarios.runner import run_scenario

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent))  # where this is run as a program

import all_scenarios  # noqa: E402

PLAYED = HERE / "played.json"
SIDES = ("plays", "keeps_off")
NOT_AT_ALL = {"instruction", "event", "cost", "quantity", "change"}
MOST_CHOICES = 600

Word = str
"""A kind and a name with its number of arguments: `cost tap/0`."""


@dataclass(frozen=True)
class Mutation:
    """An ability of a card of a scenario, and what it is replaced by: "" for nothing."""

    scenario: str
    card: str
    ability: str
    mutant: str


@dataclass(frozen=True)
class Site:
    """A word that stands in an ability, and the ability without it and freed of limits."""

    word: Word
    never: tuple[str, ...]
    always: tuple[str, ...]


def sites_of(abilities: list[str]) -> tuple[list[Word], dict[str, list[Site]]]:
    """Return the vocabulary, and the words of each of ABILITIES."""
    command = ["swipl", "-g", "mutations:main", "-t", "halt", str(rules_file()),
               str(HERE / "mutations.pl")]  # fmt: skip
    done = subprocess.run(
        command, input="\n".join(abilities) + "\n" if abilities else "", text=True,
        capture_output=True, cwd=ROOT, check=True,
    )  # fmt: skip
    first, *others = map(json.loads, done.stdout.splitlines())
    found = {
        ability: [Site(f"{kind} {word}", tuple(never), tuple(always))
                  for kind, word, never, always in rows]
        for ability, rows in zip(abilities, others, strict=True)
    }  # fmt: skip
    return [f"{kind} {word}" for kind, word in first], found


def with_more(ability: str, more: str) -> str:
    """Return ABILITY; if it is a half of a card, that half with one more ability."""
    if not re.match(r"other_face\(\d+,split,", ability):
        return ability
    return f"{ability[:-2]}{'' if ability.endswith('[])') else ','}{more}])"


def passes(scenario: Scenario, cards: Cards) -> bool | None:
    """Whether SCENARIO passes; None where the engine can't tell."""
    most, run.MOST_CHOICES = run.MOST_CHOICES, MOST_CHOICES
    try:
        result = run_scenario(scenario, cards)
    finally:
        run.MOST_CHOICES = most
    if result.status == "passed":
        return True
    told = result.status == "failed" and not result.words.startswith("the engine failed")
    without_its_word = result.status == "unsupported" and result.words.endswith(" with fuse")
    return False if told or without_its_word else None


@dataclass
class Stock:
    """All scenarios of tests/rules, and the words of their cards."""

    scenarios: dict[str, Scenario] = field(default_factory=dict)

    @classmethod
    def read(cls) -> Stock:
        return cls({scenario.id: scenario for scenario in all_scenarios.scenarios()})

    @property
    def cards(self) -> Cards:
        return all_scenarios.cards()

    def cards_of(self, scenario: Scenario) -> list[Card]:
        found = {c.name: c for name in scenario.card_names() if (c := self.cards.find(name))}
        return list(found.values())

    @cached_property
    def abilities(self) -> list[str]:
        found = (a for s in self.scenarios.values() for c in self.cards_of(s) for a in c.abilities)
        return list(dict.fromkeys(found))

    def has(self, mutation: Mutation) -> bool:
        """Whether there is still such a scenario with a card that has the ability."""
        scenario = self.scenarios.get(mutation.scenario)
        cards = self.cards_of(scenario) if scenario else []
        return any(mutation.ability in card.abilities for card in cards)

    def changed(self, scenario: Scenario, mutation: Mutation) -> Cards:
        """Return the cards with MUTATION; one of all cards gives an ability to each."""
        cards = Cards(self.cards.database)
        cards._known |= {n: self.cards.find(n) for n in scenario.card_names()}
        for name, card in list(cards._known.items()):
            if card and mutation.card == "*" and mutation.mutant not in card.abilities:
                new = (*(with_more(a, mutation.mutant) for a in card.abilities), mutation.mutant)
                cards._known[name] = replace(card, abilities=new)
            elif card and card.name == mutation.card:
                new = tuple(
                    mutation.mutant if a == mutation.ability else a
                    for a in card.abilities
                    if a != mutation.ability or mutation.mutant
                )
                cards._known[name] = replace(card, abilities=new)
        return cards

    def holds(self, mutation: Mutation) -> bool | None:
        """Whether the scenario of MUTATION still passes with it."""
        scenario = self.scenarios[mutation.scenario]
        return passes(scenario, self.changed(scenario, mutation))


@dataclass
class Tagging:
    """The search for what plays each word and what keeps it off."""

    stock: Stock
    most: int
    end: float
    tries: dict[tuple[Word, str], int] = field(default_factory=lambda: defaultdict(int))
    found: dict[Word, dict[str, list[str]]] = field(default_factory=lambda: defaultdict(dict))
    outcomes: dict[Mutation, bool | None] = field(default_factory=dict)
    passing: dict[str, bool] = field(default_factory=dict)

    def outcome(self, mutation: Mutation) -> bool | None:
        if mutation not in self.outcomes:
            self.outcomes[mutation] = self.stock.holds(mutation)
        return self.outcomes[mutation]

    def sound(self, name: str) -> bool:
        """Whether the scenario called NAME passes as it is."""
        if name not in self.passing:
            self.passing[name] = passes(self.stock.scenarios[name], self.stock.cards) is True
        return self.passing[name]

    def search(self, sites: dict[str, list[Site]]) -> None:
        """Look at the scenarios that are made for words first, then at the shorter ones."""
        stock = self.stock.scenarios.values()
        for scenario in sorted(stock, key=lambda s: (Path(s.file).parent != HERE, len(s.script))):
            for card in self.stock.cards_of(scenario):
                for ability in card.abilities:
                    for site in sites[ability]:
                        self.look(scenario, card, ability, site)

    def look(self, scenario: Scenario, card: Card, ability: str, site: Site) -> None:
        never = [Mutation(scenario.id, card.name, ability, m) for m in site.never]
        whose = "*" if site.word.startswith("keyword ") else card.name
        always = [Mutation(scenario.id, whose, ability, m) for m in site.always]
        if self.open(site.word, "plays"):
            self.take(site.word, "plays", never)
        kind = site.word.partition(" ")[0]
        if self.open(site.word, "keeps_off"):
            if kind not in NOT_AT_ALL or (never and self.outcome(never[0]) is True):
                self.take(site.word, "keeps_off", always)
            else:
                self.tries[site.word, "keeps_off"] += 1

    def open(self, word: Word, side: str) -> bool:
        if side in self.found[word] or time.monotonic() > self.end:
            return False
        return self.tries[word, side] < self.most

    def take(self, word: Word, side: str, mutations: list[Mutation]) -> None:
        self.tries[word, side] += bool(mutations)
        for mutation in mutations:
            if self.outcome(mutation) is False and self.sound(mutation.scenario):
                self.found[word][side] = [
                    mutation.scenario, mutation.card, mutation.ability, mutation.mutant,
                ]  # fmt: skip
                return


def named_mutations() -> Iterator[tuple[Word, str, Mutation]]:
    """Yield what played.json names: word, side, and the mutation at which its scenario fails."""
    for word, sides in json.loads(PLAYED.read_text("utf-8"))["words"].items():
        for side, mutation in sides.items():
            yield word, side, Mutation(*mutation)


def tag(most: int, seconds: float) -> None:
    stock = Stock.read()
    vocabulary, sites = sites_of(stock.abilities)
    tagging = Tagging(stock, most, time.monotonic() + seconds)
    if PLAYED.exists():
        for word, side, mutation in named_mutations():
            if word in vocabulary and stock.has(mutation):
                tagging.found[word][side] = [*vars(mutation).values()]
    tagging.search(sites)
    words = {w: dict(sorted(tagging.found[w].items())) for w in vocabulary if tagging.found[w]}
    missing = {s: [w for w in vocabulary if s not in tagging.found[w]] for s in SIDES}
    PLAYED.write_text(json.dumps({"missing": missing, "words": words}, indent=1) + "\n", "utf-8")
    tell(vocabulary, missing)


def tell(vocabulary: list[Word], missing: dict[str, list[Word]]) -> None:
    """Print how many words of each kind are played, kept off, both, neither."""
    print(f"{'kind':12} words  both  plays  keeps off  neither")
    for kind in sorted({word.partition(" ")[0] for word in vocabulary}):
        words = [w for w in vocabulary if w.startswith(f"{kind} ")]
        lacks = [tuple(w in missing[s] for s in SIDES) for w in words]
        counts = [lacks.count(x) for x in [(0, 0), (0, 1), (1, 0), (1, 1)]]
        print(f"{kind:12} {len(words):5} {counts[0]:5} {counts[1]:6} {counts[2]:10} {counts[3]:8}")


def check() -> int:
    """Run every mutation that is named; print those at which the scenario passes after all."""
    stock = Stock.read()
    wrong = [(w, s, m) for w, s, m in named_mutations() if stock.holds(m) is not False]
    for word, side, mutation in wrong:
        print(f"{word} {side}: {mutation.scenario} does not fail with {mutation.mutant}")
    return int(bool(wrong))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["tag", "check"])
    parser.add_argument("--most", type=int, default=8, help="scenarios to try for a word and side")
    parser.add_argument("--seconds", type=float, default=600, help="stop searching after so long")
    arguments = parser.parse_args()
    bridge()
    if arguments.what == "tag":
        tag(arguments.most, arguments.seconds)
        return 0
    return check()


if __name__ == "__main__":
    sys.exit(main())
