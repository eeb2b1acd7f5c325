"""What `is:` asks: kinds of cards, as clauses about a row `c` of `cards` and its faces."""

from __future__ import annotations


def _face(sql: str) -> str:
    return f"EXISTS (SELECT 1 FROM faces f WHERE f.card = c.id AND {sql})"


def _any_type(*types: str) -> str:
    return " OR ".join(f"instr(f.types, '\"{kind}\"')" for kind in types)


_PERMANENT = _any_type(
    "artifact", "battle", "creature", "enchantment", "land", "planeswalker"
)  # fmt: skip
_FRONT = "f.position = 0"
_LEGENDARY = "instr(f.supertypes, '\"legendary\"')"
_PLAYABLE = "(c.state = 'understood' OR is_own(c.name))"
_VEHICLE = "(instr(f.subtypes, '\"vehicle\"') OR instr(f.subtypes, '\"spacecraft\"'))"
_LEADS = (
    f"{_FRONT} AND ({_LEGENDARY} AND (instr(f.types, '\"creature\"') "
    f"OR {_VEHICLE} AND f.power <> '') "
    "OR instr(f.subtypes, '\"background\"') OR instr(f.text, 'can be your commander'))"
)
"""Who may be a commander (903.3, 702.124)."""


def _layout(*layouts: str) -> str:
    return f"c.layout IN ({', '.join(map(repr, layouts))})"


KINDS: dict[str, str] = {
    "playable": _PLAYABLE,
    "understood": "c.state = 'understood'",
    "refused": f"NOT {_PLAYABLE}",
    "own": "is_own(c.name)",
    "permanent": _face(f"({_PERMANENT})"),
    "spell": _face(f"NOT ({_any_type('land')})"),
    "historic": _face(
        f"({_LEGENDARY} OR instr(f.types, '\"artifact\"') OR instr(f.subtypes, '\"saga\"'))"
    ),
    "commander": _face(f"({_LEADS})"),
    "vanilla": _face("instr(f.types, '\"creature\"') AND f.text = ''"),
    "bear": "c.mana_value = 2 AND "
    + _face("instr(f.types, '\"creature\"') AND f.power = '2' AND f.toughness = '2'"),
    "hybrid": _face("has_symbol(f.mana_cost, 'hybrid')"),
    "phyrexian": _face("has_symbol(f.mana_cost, 'phyrexian')"),
    "companion": _face("instr(f.text, 'Companion —')"),
    "dfc": _layout("transform", "modal_dfc", "meld"),
    "transform": _layout("transform"),
    "mdfc": _layout("modal_dfc"),
    "meld": _layout("meld"),
    "split": _layout("split", "aftermath"),
    "flip": _layout("flip"),
    "adventure": _layout("adventure"),
    "leveler": _layout("leveler"),
    "saga": _face("instr(f.subtypes, '\"saga\"')"),
    "class": _face("instr(f.subtypes, '\"class\"')"),
    "case": _face("instr(f.subtypes, '\"case\"')"),
    "prototype": _layout("prototype"),
    "mutate": _layout("mutate"),
    "host": _layout("host"),
    "augment": _layout("augment"),
}
"""The clause of each kind."""
