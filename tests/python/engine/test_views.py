"""What a player may see: never a card in another hand or in a library."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from games_reached import SEEDS, few, reached
from hypothesis import given
from hypothesis import strategies as st

from pyengine.agents.sight import view_of
from pyengine.bench.games import Plan
from pyengine.engine.bridge import bridge
from pyengine.engine.seat import EVERYONE, NOBODY, Onlooker, Seat, seat_of
from pyengine.engine.session import Session
from pyengine.errors import EngineError, SaveError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import read_save, write_information_state

CARD = re.compile(r"object\((\d+),")
PLACE = re.compile(r"(hand|library)\(")


def seen(session: Session, player: str) -> set[int]:
    """Return the objects whose names PLAYER's view holds; check the facts of hidden zones."""
    view = bridge().call("view", player)
    assert not [f for f in view if f.startswith("seed(")]
    cards = {int(card) for f in view if PLACE.match(f) for card in re.findall(r"[\[,](\d+)", f)}
    assert not cards & hidden(session, player)
    return {int(match[1]) for f in view if (match := CARD.match(f))}


def known_to(session: Session, player: str) -> set[int]:
    return {card for who, card in session.query("knows", 2) if who == player}


def hidden(session: Session, player: str) -> set[int]:
    """Return the cards that PLAYER has never seen where they are."""
    shown = {card for _, card in session.query("revealed", 2)}
    cards = {card for _, library in session.query("library", 2) for card in library}
    if session.choice is not None and session.choice.player == player:
        process = session.choice.process
        if process.startswith("choose_card("):
            libraries = dict(session.query("library", 2))
            cards -= set(libraries[player])
        if process.startswith("scry_"):
            cards -= {lib[0] for owner, lib in session.query("library", 2) if owner == player}
    hands = {card for owner, card in session.query("hand", 2) if owner != player}
    return (cards | hands) - shown - known_to(session, player)


@pytest.mark.parametrize(
    ("decks", "teams"),
    [(("elves", "goblins"), None), (("elves", "goblins", "elves", "goblins"), ("x", "y") * 2)],
)
def test_no_view_holds_what_its_player_could_not_know(
    decks: tuple[str, ...], teams: tuple[str, ...] | None
) -> None:
    plan = Plan.of(decks, ["random"], seed=3, teams=teams)
    chance = random.Random(1)
    for number in range(2):
        session, agents = plan.session(number)
        for _ in range(400):
            if session.choice is None:
                break
            if chance.random() < 0.15 or session.choice.process.startswith(("choose_card", "scry")):
                for player in agents:
                    assert not seen(session, player) & hidden(session, player)
            session.choose(agents[session.choice.player].choose(seat_of(session)))


def test_a_player_sees_their_own_hand_and_all_permanents() -> None:
    session, agents = Plan.of(["elves", "goblins"], ["random"], seed=3).session(0)
    for _ in range(60):
        assert session.choice is not None
        session.choose(agents[session.choice.player].choose(seat_of(session)))
    known = seen(session, "elves")
    assert {card for owner, card in session.query("hand", 2) if owner == "elves"} <= known
    assert {card for _, card in session.query("controls", 2)} <= known


SAVE = Path(__file__).parents[2] / "data" / "asking.save"


def test_show_lists_one_players_view() -> None:
    from typer.testing import CliRunner

    from pyengine.cli.main import app

    result = CliRunner().invoke(app, ["show", str(SAVE), "--as", "elves"])
    assert result.exit_code == 0 and "hand(elves," in result.stdout
    assert "hand(goblins," not in result.stdout and "library(" not in result.stdout
    assert CliRunner().invoke(app, ["show", str(SAVE), "--as", "nobody"]).exit_code == 2


def test_show_has_the_scene_of_one_player() -> None:
    """The same as a seat's view: public numbers, too, such as how many cards others hold."""
    from typer.testing import CliRunner

    from pyengine.cli.main import app

    result = CliRunner().invoke(app, ["show", str(SAVE), "--as", "elves", "--scene"])
    scene = json.loads(result.stdout)
    goblins = next(player for player in scene["players"] if player["name"] == "goblins")
    assert (goblins["hand"], goblins["library"]) == (1, 49)
    assert not [o for o in scene["objects"] if o["zone"] == "hand" and o["owner"] == "goblins"]


def test_one_who_looks_on_sees_what_lies_open() -> None:
    session = read_save(SAVE).session()
    views = {who: view_of(Onlooker(who, session)) for who in (NOBODY, EVERYONE)}
    held = {
        who: {o["owner"] for o in view["objects"] if o["zone"] == "hand"}
        for who, view in views.items()
    }
    assert held == {NOBODY: set(), EVERYONE: {"elves", "goblins"}}


def test_an_agent_gets_a_seat_and_its_players_view() -> None:
    """The seat shows its player's options and view, and no other player's hand."""
    with CardDatabase.open() as database:
        decks = [read_deck(name, database) for name in ("elves", "goblins")]
        session = Session.start(magic_setup(decks, seed=5, database=database))
    seat = seat_of(session)
    assert seat.actions == session.choice.actions  # type: ignore[union-attr]
    other = next(name for name, _, _ in session.setup.players if name != seat.player)
    hand = [row[1] for row in session.query("hand", 2) if row[0] == other]
    seen = seat.information_state()
    assert len(hand) == 7
    assert not any(fluent.startswith(f"object({card},") for card in hand for fluent in seen)
    with pytest.raises(EngineError, match="nothing to choose"):
        _ = Seat(other, session).actions


def test_a_view_is_written_for_others(tmp_path: Path) -> None:
    """The file holds what the player may see, is never overwritten, and is no save."""
    path = tmp_path / "elves.view"
    write_information_state(path, "elves", ["turn(3)", "life(elves,20)"])
    assert path.read_text().splitlines()[1:] == [
        "manalog_view(1).", "seen_by(elves).", "fluent(turn(3)).", "fluent(life(elves,20)).",
    ]  # fmt: skip
    with pytest.raises(SaveError, match="there already"):
        write_information_state(path, "elves", [])
    with pytest.raises(SaveError):
        read_save(path)


@few
@given(seed=SEEDS, choices=st.integers(0, 150))
def test_no_event_tells_the_number_of_a_card_in_anothers_hand(
    database: CardDatabase, seed: int, choices: int
) -> None:
    """It would tell when a card that is played was drawn: `begins_casting(goblins,126,…)`."""
    session = reached(database, seed, choices)

    def log(viewer: str) -> str:
        return str(session.call("define", "magic", "log", viewer, 10**9))

    everything = log("everyone")
    drawn = re.findall(r"moves\(\d+,library\((\w+)\),hand\(\1\),(\d+)\)", everything)
    revealed = re.findall(r"reveal\(\w+,(\d+)\)", everything)
    for viewer in ("elves", "goblins"):
        numbers = set(re.findall(r"\d+", log(viewer)))
        secret = {number for player, number in drawn if player != viewer} - set(revealed)
        assert secret and not secret & numbers
