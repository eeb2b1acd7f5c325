"""Lists of cards that pages send: judged line by line, kept, and what is no list refused."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from browsing import close, in_lobby, shoot, until
from page_faults import all_faults
from served import QUICK, Server

from pyengine.errors import ManalogError
from pyengine.games.magic.judging import desk
from pyengine.web.worker.desks import Desks

LIST = """4 Llanowar Elves
20 Forrest
4 Elvish Warrior
some elves

Sideboard
2 Giant Grwoth
"""


def judged(text: str, wanted: str = "any") -> dict[str, Any]:
    return Desks().judged({"game": "magic", "text": text, "format": wanted})


def test_each_line_is_judged() -> None:
    found = judged(LIST)
    states = {line["line"]: line["state"] for line in found["lines"]}
    assert states == {1: "plays", 2: "unknown", 3: "plays", 4: "unread", 7: "unknown"}
    by_line = {line["line"]: line for line in found["lines"]}
    assert by_line[2]["instead"][0] == "Forest"
    assert by_line[7]["instead"][0] == "Giant Growth" and by_line[7]["beside"]
    assert "Write it as `4 Name`" in by_line[4]["reason"]
    assert found["words"] == "8 of 28 cards can be played"
    assert (found["size"], found["beside"]) == (28, 2)


def test_a_deck_has_a_shape_and_formats() -> None:
    found = judged("17 Forest\n4 Llanowar Elves\n2 Giant Growth\n5 Elvish Warrior\n", "constructed")
    shape = found["shape"]
    assert shape["curve"][0] == ["0-1", 4, 2] and shape["curve"][1] == ["2", 5, 0]
    assert shape["colors"] == [["G", 16, 17]]
    assert (shape["lands"], shape["creatures"], shape["others"]) == (17, 9, 2)
    assert dict(found["formats"])["limited"] == 1
    assert [(fault["line"], fault["reason"]) for fault in found["faults"]] == [
        (0, "the deck has 28 cards, and constructed asks for at least 60"),
        (4, "5 copies of Elvish Warrior, and constructed allows 4"),
    ]


def test_other_programs_lists_come_back_as_lines() -> None:
    zone = "<zone name='main'><card number='4' name='Forest'/></zone>"
    beside = "<zone name='side'><card number='1' name='Forrest'/></zone>"
    head = "<?xml version='1.0'?><cockatrice_deck version='1'><deckname>Woods</deckname>"
    found = judged(f"{head}{zone}{beside}</cockatrice_deck>")
    assert found["text"] == "About\nName Woods\n\nDeck\n4 Forest\n\nSideboard\n1 Forrest\n\n"
    again = judged(found["text"])
    assert found["lines"] == again["lines"] and found["lines"][1]["instead"][0] == "Forest"
    assert judged("<deck>")["trouble"].startswith("line 1: <deck> is no deck list")
    assert judged("")["trouble"] == "the deck is empty"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ([], "no such game"),
        ({"game": "mbrane", "text": "x"}, "no such game"),
        ({"game": "magic", "text": 7}, "at most 64000 characters"),
        ({"game": "magic", "text": "x" * 64_001}, "at most 64000 characters"),
        ({"game": "magic", "text": "1 Forest", "format": ["any"]}, "no such format"),
    ],
)
def test_what_is_no_list_is_said(asked: Any, words: str) -> None:
    with pytest.raises(ManalogError, match=words):
        Desks().judged(asked)


@pytest.mark.parametrize("names", [None, [7], ["x" * 201], ["x"] * 251])
def test_what_are_no_names_is_said(names: Any) -> None:
    with pytest.raises(ManalogError, match=r"at most 250 cards|called by their names"):
        Desks().nearest({"game": "magic", "names": names})


def test_a_hundred_lines_are_judged_while_one_types() -> None:
    """Below 200 ms, each time something is typed; the first time everything is looked up."""
    desks = Desks()
    text = "".join(f"1 Forrest {number}\n" for number in range(90)) + LIST
    times = []
    for typed in ("", "1 Shock", "2 Shock", "2 Shocks"):
        before = time.perf_counter()
        desks.judged({"game": "magic", "text": text + typed, "format": "constructed"})
        times.append(time.perf_counter() - before)
    print([f"{1000 * seconds:.0f} ms" for seconds in times])
    assert min(times[1:]) < 0.2


def test_what_takes_long_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that were meant are looked for as long as one waits for an answer; then the rest."""
    monkeypatch.setattr(desk, "_MOST_GUESSING", 0.001)
    desks = Desks()
    text = "".join(f"1 Forrest {number}\n" for number in range(300))
    asked = {"game": "magic", "text": text, "format": "any"}
    answers = [desks.judged(asked)]
    while answers[-1]["unfinished"]:
        answers.append(desks.judged(asked))
        assert len(answers) < 500
    assert len(answers) > 1
    assert all(line["instead"] for line in answers[-1]["lines"])
    many = desks.judged({**asked, "text": text + "701 Forest\n"})
    assert many["trouble"] == "the deck has more than 1000 cards"


def test_who_has_the_lobby_keeps_decks(server: Server) -> None:
    with server.client() as stranger:
        for path in ("/decks", "/decks/judge", "/decks/nearest"):
            assert stranger.post(path, json={"game": "magic", "text": "x"}).status_code == 401
    with server.lobby() as lobby:
        deck = {"game": "magic", "title": " My  woods ", "text": "60 Forest\n", "format": "any"}
        kept = lobby.post("/decks", json=deck).json()["deck"]
        assert kept["title"] == "My woods"
        again = lobby.post("/decks", json=deck | {"text": "61 Forest\n"}).json()["deck"]
        assert again == kept
        assert lobby.get("/lobby").json()["decks"] == [kept]
        assert lobby.get(f"/decks/{kept['name']}").json()["text"] == "61 Forest\n"
        for wrong, words in (
            ({"title": "  "}, "has a name"),
            ({"title": "a\x07b"}, "has a name"),
            ({"title": "x" * 41}, "at most 40"),
            ({"text": ""}, "no card"),
            ({"text": "x" * 64_001}, "at most 64000"),
        ):
            answer = lobby.post("/decks", json=deck | wrong)
            assert answer.status_code == 400 and words in answer.json()["error"]
        assert lobby.get("/decks/aaaaaaaaaaaa").status_code == 400
        assert lobby.get("/decks/..%2fsecret").status_code in (400, 404)
        lobby.post(f"/decks/{kept['name']}/forget", json={})
        assert lobby.get("/lobby").json()["decks"] == []


def test_a_refused_deck_is_mended(chromium: Any, server: Server) -> None:
    """What is wrong is told line by line as it is typed; the nearest are taken; it is kept."""
    page = in_lobby(chromium, server)
    page.get_by_role("link", name="Decks").click()
    box = page.get_by_label("Deck: list of cards")
    box.fill("56 Forrest\n4 Elvish Warior\n")
    wrong = page.get_by_role("list", name="Deck: what is wrong")
    until(lambda: wrong.locator("li").count() == 2)
    assert 'no card is called "Forrest"' in wrong.inner_text()
    assert "0 of 60 cards can be played" in page.inner_text(".sum")
    assert all_faults(page) == []
    shoot(page, "deck")
    page.get_by_role("button", name="Take Forest for Forrest").press("Enter")
    until(lambda: page.inner_text(".sum") == "56 of 60 cards can be played")
    page.get_by_role("button", name="Take Elvish Warrior for Elvish Warior").click()
    until(lambda: page.inner_text(".sum") == "60 of 60 cards can be played")
    assert box.input_value() == "56 Forest\n4 Elvish Warrior\n"
    assert wrong.locator("li").count() == 0
    page.get_by_label("legal in").select_option("constructed")
    until(lambda: "✓ constructed" in page.inner_text(".formats"))
    page.get_by_label("Name", exact=True).fill("woods")
    page.get_by_role("button", name="Keep it").click()
    page.wait_for_selector(".games >> text=woods")
    assert all_faults(page) == []
    page.get_by_role("button", name="A new one").click()
    page.get_by_role("button", name="Open woods").click()
    until(lambda: box.input_value().startswith("56 Forest"))
    page.get_by_role("button", name="Delete woods").click()
    page.get_by_role("button", name="really?").click()
    until(lambda: page.get_by_role("button", name="Open woods").count() == 0)
    close(page)


def test_cards_are_found_for_a_deck(chromium: Any, server: Server, tmp_path: Path) -> None:
    """A file is taken, cards that were found are added, and the deck is played."""
    file = tmp_path / "woods.txt"
    file.write_text("20 Forest\n\nSideboard\n1 Shock\n")
    page = in_lobby(chromium, server)
    page.get_by_role("link", name="Decks").click()
    page.get_by_label("Deck: deck file").set_input_files(file)
    until(lambda: "20 of 20" in page.inner_text(".sum"))
    search = page.get_by_role("searchbox", name="Find cards")
    search.fill('!"llanowar elves"')
    search.press("Enter")
    add = page.get_by_role("button", name="Add Llanowar Elves to the deck")
    box = page.get_by_label("Deck: list of cards")
    add.click()
    until(lambda: "21 of 21" in page.inner_text(".sum"))
    add.click()
    until(lambda: "22 of 22" in page.inner_text(".sum"))
    assert box.input_value() == "20 Forest\n2 Llanowar Elves\n\nSideboard\n1 Shock\n"
    page.get_by_label("Name", exact=True).fill("few elves")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector("text=you with few elves")
    page.get_by_label("Player 2 is").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("magic-card")
    assert "few_elves" in page.inner_text("main") and QUICK["game"] == "magic"
    close(page)
