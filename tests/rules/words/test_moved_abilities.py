"""An ability does the same where else it may stand: granted, or under a true condition."""

import json
import subprocess

from words import HERE, ROOT, Mutation, Stock

from pyengine.engine.compiled_rules import rules_file

EXCEPTIONS = {
    "triggered(mutates(this)": "it is granted only after the merging that it would hear",
    "triggered(begins(your,end_turn),leads_from_afar": "nothing is granted in the command zone",
    "triggered(begins(your,end_turn),in_command_zone": "nothing is granted in the command zone",
    "activated([mana('{1}')],[put_from_command])": "nothing is granted in the command zone",
    "static([creature],[attack_tax(you": "granted, it would speak of each creature's controller",
}


def moved(abilities: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Return the places where each of ABILITIES may stand, too, with what stands there."""
    command = ["swipl", "-g", "moved:main", "-t", "halt", str(rules_file()), str(HERE / "moved.pl")]
    done = subprocess.run(
        command, input="\n".join(abilities) + "\n", text=True, capture_output=True, cwd=ROOT,
        check=True,
    )  # fmt: skip
    rows = (map(tuple, json.loads(line)) for line in done.stdout.splitlines())
    return {ability: list(row) for ability, row in zip(abilities, rows, strict=True)}


def test_an_ability_that_stands_elsewhere_does_the_same() -> None:
    stock = Stock.read()
    own = [s for s in stock.scenarios.values() if s.id.startswith("words.")]
    abilities = {a for s in own for c in stock.cards_of(s) for a in c.abilities}
    places = moved(sorted(abilities))
    tried = set()
    for scenario in own:
        for card in stock.cards_of(scenario):
            for ability in card.abilities:
                if not places[ability] or ability.startswith(tuple(EXCEPTIONS)):
                    continue
                if stock.holds(Mutation(scenario.id, card.name, ability, "")) is not False:
                    continue
                for place, other in places[ability]:
                    mutation = Mutation(scenario.id, card.name, ability, other)
                    assert stock.holds(mutation) is True, (place, mutation)
                    tried.add(place)
    assert len(tried) == 6


def test_what_does_nothing_elsewhere_is_refused_there() -> None:
    refused = [
        "activated([discard(this)],[draw(you,1)])",
        "triggered(cycles(this),true,[draw(you,1)])",
    ]
    assert all(others == [] for others in moved(refused).values())
