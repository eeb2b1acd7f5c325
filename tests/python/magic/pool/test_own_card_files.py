"""Cards written by hand: `cards import my.cards`, `card --try`, and boards that are played on."""

import json
from pathlib import Path

import pytest
from test_pool_import import run
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import CardError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.pool.hand_written import read_hand_written
from pyengine.games.magic.pool.lookup import Pool

EXAMPLE = Path(__file__).parents[4] / "docs" / "examples" / "my.cards"

WRONG = """\
# A comment.
Foo {1}{Q}
Creature — Elf
2/2

Bar {1}
Creatur — Elf

Baz {1}
Creature — Elf

Good {1}
Artifact
{T}: Draw a card.

good {2}
Artifact
{T}: Draw a card.
"""

NOT_READ = """\
Sly Fox {1}{G}
Creature — Fox
2/2
Flying, trample
Whenever Sly Fox attacks, whisper to the moon.
keyword(flyingg)

Empty Box {1}
Artifact
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_terms_and_english_are_read_alike(home: Path) -> None:
    code, out, err = run("cards", "import", EXAMPLE)
    assert code == 0, err
    assert "3 of 3 cards can be played" in out
    with Pool.open() as pool:
        hound, walker = pool.playable("Copper Hound"), pool.playable("Mender of Ways")
    assert hound is not None and walker is not None
    assert hound.abilities == ("keyword(haste)", "triggered(dies(this),true,[draw(you,1)])")
    assert walker.abilities[0] == "loyalty(3)"
    assert (hound.power, hound.mana_cost) == ("2", "{2}")
    assert run("cards", "import", EXAMPLE, "--json")[1].count('"changed": 0') == 1


def test_colors_identity_and_value_follow_from_the_costs(tmp_path: Path) -> None:
    file = tmp_path / "x.cards"
    file.write_text(
        "Odd One {X}{2}{U/R}\nArtifact\n{G}: You gain 1 life.\n\n"
        "Blue One\nCreature — Elf\n1/1\nColor indicator: blue\n"
    )
    odd, blue = (one.card for one in read_hand_written(file))
    assert (odd.mana_value, odd.faces[0].colors, odd.identity) == (3, ("U", "R"), ("U", "R", "G"))
    assert (blue.faces[0].colors, blue.identity) == (("U",), ("U",))


def test_all_that_is_wrong_is_told_at_once_and_nothing_imported(home: Path) -> None:
    file = home / "wrong.cards"
    file.write_text(WRONG)
    code, _, err = run("cards", "import", file)
    assert code == 2
    assert err.splitlines() == [
        f"manalog: {file}: 4 cards are wrong, and none is imported",
        f'  {file}:2: Foo: the mana cost "{{1}}{{Q}}" is not understood. Write it as {{2}}{{G}}',
        f'  {file}:7: Bar: "creatur" is not a card type',
        f'  {file}:10: the creature "Baz" has no size. Write it as 2/3',
        f'  {file}:16: "good" is defined twice, first in line 12',
    ]
    assert not (home / "pool.sqlite").exists()


def test_one_mistake_is_the_error(tmp_path: Path) -> None:
    file = tmp_path / "x.cards"
    file.write_text("Foo {1}\n")
    with pytest.raises(CardError, match='"Foo" has no type line') as caught:
        read_hand_written(file)
    assert caught.value.place == f"{file}:1"


def test_what_is_not_understood_is_told_with_its_line(home: Path) -> None:
    file = home / "my.cards"
    file.write_text(NOT_READ)
    code, out, err = run("cards", "import", file)
    assert code == 1 and "0 of 2 cards can be played" in out
    assert err.splitlines() == [
        f'{file}:5: Sly Fox: its "Whenever Sly Fox attacks, whisper to the moon." is not '
        'understood: reading stopped at "whisper"',
        f"{file}:6: Sly Fox: its keyword(flyingg) is not understood: "
        "the rules do not know the keyword flyingg",
        f"{file}:8: Empty Box: not supported: it has no text, and without text it does nothing",
    ]
    assert len(json.loads(run("cards", "import", file, "--json")[1])["wrong"]) == 3


def test_a_card_is_tried_with_mana_for_it(home: Path) -> None:
    assert run("cards", "import", EXAMPLE)[0] == 0
    arguments = ["card", "mender", "of", "ways", "--try"]
    result = CliRunner().invoke(app, arguments, input="cast mender\n2\nquit\n")
    assert result.exit_code == 0, result.stderr
    assert "a activated Mender of Ways" in result.stdout
    assert (home / "try-menderofways.save").exists()
    assert run("card", "nobody", "knows", "--try")[0] == 2


def test_a_saved_board_is_played_on(home: Path) -> None:
    (home / "board.txt").write_text(
        "turn 5 of A, first main phase\nA: battlefield Forest | hand Giant Growth\nB: life 3\n"
    )
    assert run("board", "board.txt", "--save", "board.save")[0] == 0
    result = CliRunner().invoke(app, ["play", "--resume", "board.save"], input="quit\n")
    assert result.exit_code == 0, result.stderr
    assert "> a (you)" in result.stdout and "hand        Giant Growth {G}" in result.stdout


def test_own_cards_go_into_decks(home: Path) -> None:
    assert run("cards", "import", EXAMPLE)[0] == 0
    with CardDatabase.open() as database:
        assert database.lookup("copper hound").source == "imported"
