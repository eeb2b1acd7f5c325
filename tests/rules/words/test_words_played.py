"""Every word of the vocabulary is played, and kept off: see words.py, which finds what does it."""

import json
import random
import subprocess
import time

import pytest
from words import HERE, PLAYED, ROOT, SIDES, Mutation, Stock, named_mutations, sites_of

from pyengine.engine.compiled_rules import rules_file

MOST_SECONDS = 8
ONE_SIDED = json.loads((HERE / "one_sided.json").read_text("utf-8"))
"""Words that restrict nothing, and why."""
UNPLAYED = json.loads((HERE / "unplayed.json").read_text("utf-8"))
"""Words that nothing which is understood plays, and why."""


@pytest.fixture(scope="module")
def stock() -> Stock:
    return Stock.read()


def test_each_word_is_played_and_kept_off_or_listed_as_missing() -> None:
    """A word that is listed, yet played, is to be taken off the list: `words.py tag` does it."""
    vocabulary, _ = sites_of([])
    data = json.loads(PLAYED.read_text("utf-8"))
    for side in SIDES:
        found = {word for word, sides in data["words"].items() if side in sides}
        assert found | set(data["missing"][side]) == set(vocabulary)
        assert found & set(data["missing"][side]) == set()


def test_only_words_that_restrict_nothing_are_not_kept_off() -> None:
    missing = json.loads(PLAYED.read_text("utf-8"))["missing"]
    assert missing == {"plays": list(UNPLAYED), "keeps_off": list(ONE_SIDED)}


def test_words_that_restrict_nothing_can_be_left_out_everywhere(stock: Stock) -> None:
    _, sites = sites_of(stock.abilities)
    tried = 0
    for scenario in stock.scenarios.values():
        for card in stock.cards_of(scenario):
            for ability in card.abilities:
                for mutant in {
                    m for site in sites[ability] if site.word in ONE_SIDED for m in site.always
                }:
                    mutation = Mutation(scenario.id, card.name, ability, mutant)
                    assert stock.holds(mutation) is True, mutation
                    tried += 1
    assert tried >= len(ONE_SIDED)


def test_each_mutation_is_one_of_its_word_in_a_card_of_its_scenario(stock: Stock) -> None:
    named = list(named_mutations())
    _, sites = sites_of(sorted({mutation.ability for _, _, mutation in named if mutation.ability}))
    for word, side, mutation in named:
        cards = stock.cards_of(stock.scenarios[mutation.scenario])
        assert mutation.card == "*" or mutation.card in {card.name for card in cards}
        assert mutation.ability in {a for card in cards for a in card.abilities}
        own = [site for site in sites[mutation.ability] if site.word == word]
        mutants = {m for site in own for m in (site.never if side == "plays" else site.always)}
        assert mutation.mutant in mutants, (word, side)


def test_scenarios_fail_once_their_word_is_taken_away_or_let_loose(stock: Stock) -> None:
    """As many, drawn by chance, as a few seconds allow; `words.py check` runs them all."""
    named = list(named_mutations())
    drawn = random.Random(len(named)).sample(named, len(named))
    begin = time.monotonic()
    for count, (word, side, mutation) in enumerate(drawn):
        if count >= 20 and time.monotonic() - begin > MOST_SECONDS:
            break
        assert stock.holds(mutation) is False, (word, side, mutation)


def test_a_mutation_is_found_where_a_word_stands() -> None:
    ability = "triggered(enters(this),your_turn,[draw(you,2)])"
    _, sites = sites_of([ability])
    by_word = {site.word: site for site in sites[ability]}
    assert by_word["instruction draw/2"].never == (
        "triggered(enters(this),your_turn,[provided(quantity(0,at_least,1),[draw(you,2)])])",
        "triggered(enters(this),your_turn,[])",
    )
    assert by_word["condition your_turn/0"].always == (
        "triggered(enters(this),true,[draw(you,2)])",
    )


def test_the_program_of_mutations_loads_without_a_warning() -> None:
    command = ["swipl", "--on-error=status", "--on-warning=status", "-g", "true", "-t", "halt",
               str(rules_file()), str(HERE / "mutations.pl")]  # fmt: skip
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
