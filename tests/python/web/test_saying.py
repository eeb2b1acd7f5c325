"""What a page says and hears of it: nothing is lost without a word, and nothing counts twice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from browsing import board
from served import TWO, Page, Server

from pyengine.web.worker.__main__ import MOST_MEMORY


def heard(page: Page, note: int) -> dict[str, Any]:
    """What is answered to what was said with NOTE."""
    while (frame := page.hear()).get("note") != note:
        pass
    return frame


def test_what_is_carried_out_is_answered(server: Server) -> None:
    """Said again after a cut, it is late: it has happened once."""
    with server.seated(server.begin(TWO)["links"]["0"]) as page:
        first = page.asked()
        said = {"seq": first["seq"], "epoch": first["epoch"], "options": [0], "finish": False}
        page.say("choose", note=1, **said)
        assert heard(page, 1) == {"type": "answer", "to": "choose", "note": 1}
        page.say("choose", note=2, **said)
        late = heard(page, 2)
        assert late["type"] == "error" and late["stale"] is True


def test_words_are_completed_as_the_seat_knows_them(server: Server) -> None:
    """They are the toplevel's words; of the others' hands there are none."""
    with server.seated(server.begin(TWO)["links"]["0"]) as page:
        page.asked()
        assert page.ask("complete", text="leg")["words"] == ["legal"]
        assert page.ask("complete", text="hand(elves, elvish_w")["words"]
        assert page.ask("complete", text="hand(goblins, gobl")["words"] == []
        assert page.ask("complete", text=["x"])["type"] == "error"


def test_who_looks_on_inspects_what_lies_open(server: Server, tmp_path: Path) -> None:
    text = """turn 5 of A, precombat main
    A: battlefield 2 Forest, Elvish Warrior | hand Giant Growth
    B: battlefield Mountain
    """
    begun = board(server, tmp_path, text)
    with server.seated(begun["links"]["0"]) as player, server.seated(begun["links"]["watch"]) as on:
        things = {thing["name"]: thing["id"] for thing in player.view()["view"]["objects"]}
        lines = on.ask("inspect", object=things["Elvish Warrior"])["lines"]
        assert lines[0] == "Elvish Warrior {G}{G}" and "2/3" in lines
        assert on.ask("inspect", object=things["Giant Growth"])["lines"] == []
        assert "look on" in on.ask("ask", text="hand(a, C)")["message"]


def test_who_looks_on_at_everything_may_ask(server: Server) -> None:
    begun = server.begin(TWO | {"spectators": "everyone"})
    with server.seated(begun["links"]["watch"]) as page:
        page.view()
        assert len(page.ask("ask", text="hand(goblins, C)")["rows"]) == 7
        assert page.ask("complete", text="hand(goblins, gobl")["words"]


def test_a_game_s_process_has_so_much_memory_and_no_more(server: Server) -> None:
    server.begin(TWO)
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    limits = [Path(f"/proc/{pid}/limits").read_text() for pid in children.read_text().split()]
    assert any(re.search(rf"Max address space +{MOST_MEMORY << 20} ", text) for text in limits)


def test_undo_counts_once(server: Server) -> None:
    with server.seated(server.begin(TWO)["links"]["0"]) as page:
        first = page.asked()
        page.choose(first, 0)
        page.asked()
        page.say("undo", epoch=first["epoch"], note=1)
        assert heard(page, 1)["type"] == "answer"
        page.say("undo", epoch=first["epoch"], note=2)
        assert heard(page, 2)["stale"] is True


def test_each_page_of_a_seat_gets_its_own_answer(server: Server) -> None:
    """Two pages of one seat ask with the same note: only the one that asked hears the answer."""
    link = server.begin(TWO)["links"]["0"]
    with server.seated(link) as one, server.seated(link) as other:
        for page in (one, other):
            page.asked()
        one.say("ask", text="member(X, [1, 2])", note=5)
        answer = heard(one, 5)
        assert answer["rows"] == [["1"], ["2"]]
        other.say("words", note=6)
        heard(other, 6)
        assert not [frame for frame in other.frames if frame.get("note") == 5]
