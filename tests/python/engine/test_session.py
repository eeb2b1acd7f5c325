import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.agents import Agent, make_agent
from pyengine.engine.bridge import PrologError
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session, Setup
from pyengine.engine.state import State
from pyengine.errors import CardError, EngineError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.position import Position
from pyengine.games.magic.setup import magic_setup
from pyengine.games.names import as_atom, player_names


def setup_of(database: CardDatabase, seed: int, *settings: str) -> Setup:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    return magic_setup(decks, seed=seed, settings=settings, database=database)


def agents_of(setup: Setup) -> dict[str, Agent]:
    return {name: make_agent("random", name, setup.seed) for name, _, _ in setup.players}


def play(session: Session, choices: int = 10_000) -> None:
    agents = agents_of(session.setup)
    for _ in range(choices):
        if session.choice is None:
            return
        session.choose(agents[session.choice.player].choose(seat_of(session)))


@pytest.fixture
def game(database: CardDatabase) -> Session:
    return Session.start(setup_of(database, 5))


def test_undo_takes_back_the_last_choice(game: Session) -> None:
    play(game, 30)
    before = (game.digest(), game.choice, game.progress, list(game.taken))
    play(game, 1)
    assert game.digest() != before[0]
    game.undo()
    assert (game.digest(), game.choice, game.progress, game.taken) == before


def test_undo_takes_back_several_choices(game: Session) -> None:
    play(game, 10)
    digest = game.digest()
    play(game, 25)
    game.undo(25)
    assert game.digest() == digest
    assert len(game.taken) == 10


def test_undo_brings_a_finished_game_back(game: Session) -> None:
    play(game)
    assert game.over
    end = game.digest()
    last = game.taken[-1]
    game.undo()
    assert not game.over
    assert game.choice is not None and last in game.choice.actions
    game.do(last)
    assert game.digest() == end


def test_undo_of_more_than_there_is(game: Session) -> None:
    play(game, 3)
    with pytest.raises(EngineError, match="3 choices were made"):
        game.undo(4)
    game.undo(0)
    assert len(game.taken) == 3
    game.undo(3)
    assert game.taken == []


def test_undo_goes_on_before_what_was_loaded(database: CardDatabase) -> None:
    game = Session.start(setup_of(database, 6))
    play(game, 20)
    early = game.digest()
    play(game, 30)
    fluents, taken, progress = game.fluents(), game.taken, game.progress
    late = game.digest()
    again = Session(game.setup)
    again.load(fluents, taken=taken, progress=progress)
    assert (again.digest(), again.progress) == (late, progress)
    play(again, 5)
    again.undo(5)
    assert again.digest() == late
    again.undo(30)
    assert (again.digest(), again.taken) == (early, taken[:20])
    again.undo(1)
    assert again.taken == taken[:19]


def test_an_undo_that_cannot_be_replayed_leaves_the_game_alone(game: Session) -> None:
    play(game, 12)
    fluents, digest = game.fluents(), game.digest()
    again = Session(game.setup)
    again.load(fluents, taken=["keep", "bottom(999)", "pass"])
    with pytest.raises(EngineError, match="can't be played again"):
        again.undo(1)
    assert again.digest() == digest
    assert again.choice is not None


def test_an_illegal_action_changes_nothing(game: Session) -> None:
    play(game, 12)
    digest = game.digest()
    for action in ("cast(1)", "no_such_action", "pass(", "X", "halt", "activate(1, foo)"):
        with pytest.raises(PrologError):
            game.do(action)
    assert game.digest() == digest
    assert len(game.taken) == 12
    game.undo()
    assert len(game.taken) == 11


def test_a_finished_game_offers_nothing(game: Session) -> None:
    play(game)
    with pytest.raises(EngineError, match="over"):
        game.choose(0)


def test_taking_back_a_cast_returns_to_the_choice_before_it() -> None:
    position = Position()
    (spell,) = position.hand("a", "Grizzly Bears")
    forests = position.battlefield("a", "Forest", "Forest", "Forest")
    session = position.begin(settings=["payment(a)=manual"])
    before, choice = session.digest(), session.choice
    session.do(f"cast({spell})")
    session.do(f"activate({forests[0]},basic(forest))")
    assert session.holds(f"tapped({forests[0]})")
    decisions = session.decisions
    session.do("take_back")
    assert (session.digest(), session.choice, session.taken) == (before, choice, [])
    assert session.decisions > decisions
    session.do(f"cast({spell})")
    assert session.taken == [f"cast({spell})"]


def test_taking_back_keeps_what_was_done_before_the_cast() -> None:
    position = Position()
    (spell,) = position.hand("a", "Grizzly Bears")
    forests = position.battlefield("a", "Forest", "Forest")
    session = position.begin(settings=["payment(a)=manual"])
    session.do(f"activate({forests[0]},basic(forest))")
    before = session.digest()
    session.do(f"cast({spell})")
    session.do("take_back")
    assert session.digest() == before
    assert session.taken == [f"activate({forests[0]},basic(forest))"]


@pytest.mark.parametrize("mode", ["choices", "steps"])
def test_all_graphs_are_the_same_game(database: CardDatabase, mode: str) -> None:
    contracted = Session.start(setup_of(database, 9))
    play(contracted, 40)
    digest, decisions = contracted.digest(), contracted.decisions
    steps: list[str] = []
    full = Session(setup_of(database, 9), mode, on_step=steps.append)
    full = Session.start(full.setup, mode)
    full.on_step = steps.append
    agents = agents_of(full.setup)
    while full.decisions < decisions or full.choice is None or len(full.choice.actions) == 1:
        assert full.choice is not None
        full.choose(agents[full.choice.player].choose(seat_of(full)))
    assert full.digest() == digest
    assert (mode == "steps") == bool(steps)
    assert contracted.forced + len(contracted.taken) == len(full.taken)


@settings(max_examples=6, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    decks=st.lists(st.sampled_from(["elves", "goblins", "ogres"]), min_size=2, max_size=3),
)
def test_only_players_without_a_choice_are_passed_over(seed: int, decks: list[str]) -> None:
    setup = magic_setup([read_deck(deck) for deck in decks], seed=seed)
    full = Session.start(setup, "choices")
    play(full)
    end = full.digest()
    contracted = Session.start(setup)
    play(contracted)
    assert contracted.digest() == end
    assert contracted.decisions == full.decisions
    assert contracted.forced + len(contracted.taken) == len(full.taken)


def test_settings_reach_the_game(database: CardDatabase) -> None:
    game = Session.start(setup_of(database, 1, "mulligan=paris", "starting_life=30"))
    assert game.holds("setting(mulligan,paris)")
    assert not game.holds("setting(mulligan,london)")
    assert dict(game.query("life", 2)) == {"elves": 30, "goblins": 30}


def test_a_malformed_setting(database: CardDatabase) -> None:
    with pytest.raises(EngineError, match="key=value"):
        setup_of(database, 1, "mulligan")


def test_a_card_that_is_not_understood_is_refused_with_its_clause() -> None:
    row = ["Odd Card", "{G}", [], ["instant"], [], "", "", ["spell([], [unheard_of(3)])"]]
    players = (("a", "", ("Odd Card",)), ("b", "", ("Odd Card",)))
    with pytest.raises(CardError, match=r"Odd Card can't be played: .*unheard_of\(3\)"):
        Session.start(Setup(players, (row,), 1, game="magic"))


def test_names_of_players() -> None:
    assert player_names(["Elves", "elves", "Elf Ball!", "", "nobody"]) == [
        "elves", "elves_2", "elf_ball", "player", "nobody_2",
    ]  # fmt: skip
    assert as_atom("Ünsinn 2") == "unsinn_2"
    assert as_atom("2 fast") == "player_2_fast"


def test_seats_of_different_lengths(database: CardDatabase) -> None:
    deck = read_deck("elves", database)
    with pytest.raises(EngineError, match="two players"):
        magic_setup([deck], seed=1)
    with pytest.raises(EngineError, match="differ"):
        magic_setup([deck, deck], seed=1, names=["a", "b", "c"])
    with pytest.raises(EngineError, match="one team"):
        magic_setup([deck, deck], seed=1, teams=["a", "a"])


def test_a_state_is_searched_by_do_and_undo(game: Session) -> None:
    state = State(game)
    before = game.digest()
    player = state.current_player()
    assert player in state.players()
    state.apply(len(state.legal_actions()) - 1)
    assert game.digest() != before
    assert state.returns() == dict.fromkeys(state.players(), 0.0)
    state.undo()
    assert (game.digest(), state.current_player()) == (before, player)
    with pytest.raises(EngineError, match="beyond the state"):
        state.undo()


def test_a_state_that_is_over_has_returns(game: Session) -> None:
    play(game)
    state = State(game)
    assert state.is_terminal()
    assert state.legal_actions() == ()
    assert state.current_player() is None
    (winner,) = game.winners
    assert state.returns() == {p: 1.0 if p == winner else -1.0 for p in state.players()}


def test_a_session_whose_place_was_taken_says_so(database: CardDatabase) -> None:
    first = Session.start(setup_of(database, 5))
    second = Session.start(setup_of(database, 6))
    digest = second.digest()
    for use in (first.digest, first.fluents, lambda: first.choose(0)):
        with pytest.raises(EngineError, match="another game was begun in this process"):
            use()
    with pytest.raises(EngineError, match="another game"), seat_of(first).determinized(1):
        pass
    assert second.digest() == digest
    second.choose(0)
    second.undo()
    assert second.digest() == digest


def test_actions_are_read_when_somebody_wants_them(database: CardDatabase) -> None:
    session = Session.start(setup_of(database, 5))
    read, count = session.choice, session.choice.count
    assert len(read.actions) == count
    session.choose(0)
    assert session.taken == [read.actions[0]]
    unread = session.choice
    session.choose(0)
    with pytest.raises(EngineError, match="that choice has been made"):
        _ = unread.actions
    session.undo()
    assert session.choice is unread
    assert len(unread.actions) == unread.count
    assert len(read.actions) == count


def test_loading_takes_the_place_of_another_game(database: CardDatabase) -> None:
    first = Session.start(setup_of(database, 5))
    fluents, digest = first.fluents(), first.digest()
    Session.start(setup_of(database, 6))
    first.load(fluents)
    assert first.digest() == digest


@pytest.mark.parametrize("index", [-1, 1000, 10**400])
def test_what_is_no_choice_is_refused_and_changes_nothing(game: Session, index: int) -> None:
    before = game.digest(), game.choice
    with pytest.raises(EngineError, match="there is no action with this number"):
        game.choose(index)
    assert (game.digest(), game.choice) == before


def test_a_state_that_leads_nowhere_is_an_error() -> None:
    session = Position().begin(mode="contracted")
    session.load(fluent for fluent in session.fluents() if not fluent.startswith("stack("))
    assert session.violations() == ["'400.1'"]
    with pytest.raises(PrologError, match="goes on for ever without asking anybody"):
        for _ in range(20):
            session.do("pass")
