"""What a player may say at any choice, on the page: how mana is paid."""

from __future__ import annotations

from served import TWO, Server


def test_payment_is_changed_on_the_page(server: Server) -> None:
    begun = server.begin(TWO | {"players": ["human", "human"]})
    link = begun["links"]["0"]
    with server.seated(link) as page, server.seated(begun["links"]["1"]) as other:
        first = page.view()
        assert first["table"]["orders"] == ["payment auto", "payment manual"]
        asked, asker = (first, page) if first["question"] else (other.asked(), other)
        assert asker.ask("order", order="halt")["type"] == "error"
        asker.say("order", order="payment manual")
        after = asker.asked()
        assert after["question"]["options"] == asked["question"]["options"]
        assert after["seq"] != asked["seq"]
        asker.choose(after, 0)
