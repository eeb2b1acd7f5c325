"""What a page says and hears of it: nothing is lost without a word, and nothing counts twice."""

from __future__ import annotations

from typing import Any

from served import TWO, Page, Server


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
