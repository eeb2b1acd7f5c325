"""The command that opens the board in a browser: `manalog serve`."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from pyengine.errors import ManalogError


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for a free one.")] = 8400,
    host: Annotated[
        str, typer.Option(help="The address; 0.0.0.0 lets others in your network play.")
    ] = "127.0.0.1",
    open_: Annotated[bool, typer.Option("--open", help="Open the browser, too.")] = False,
    images: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Your own pictures of cards, called as the cards are."),
    ] = None,
    max_games: Annotated[
        int, typer.Option(min=1, max=1000, help="How many games may run at once, if memory allows.")
    ] = 20,
    name: Annotated[
        list[str] | None,
        typer.Option(help="Another name by which the server is reached, such as games.example."),
    ] = None,
    links_days: Annotated[
        float,
        typer.Option(min=0.01, max=3650, help="For how many days a link opens a seat."),
    ] = 30.0,
    new_links: Annotated[
        bool, typer.Option("--new-links", help="End all links and cookies of before.")
    ] = False,
    directory: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Where games are kept.  [default: among the user's data]"),
    ] = None,
) -> None:
    """Open the board in a browser: play, look on, replay and ask.

    The link that is printed opens the lobby, for you alone; each game has links for others.
    Games are kept as they are played: Ctrl-C loses nothing.
    """
    try:
        from pyengine.web.serving import Serving
    except ImportError as error:
        raise ManalogError(
            "the server needs packages that are not installed",
            remedy="Install Manalog again: pip install manalog",
        ) from error

    def told(link: str) -> None:
        typer.echo(f"Manalog is open at {link}")
        typer.echo("Ctrl-C ends it; games are kept.")
        if open_:
            webbrowser.open(link)

    names = tuple(name or ())
    Serving(host, port, images, max_games, directory, names, links_days, new_links).run(told)
