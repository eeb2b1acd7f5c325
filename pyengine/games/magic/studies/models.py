"""The QMDP models that studies play with: files of a directory, `elves-goblins-low-50000.db`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from pyengine.errors import AgentError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.model import Model, Training
from pyengine.games.magic.studies.decks import DECKS


@dataclass(frozen=True)
class Models:
    """Models in DIRECTORY that were trained with REWARDS (table 4.3) over GAMES games."""

    directory: Path
    rewards: str = "low"
    games: int = 50_000

    @property
    def name(self) -> str:
        """What tables call the agent that plays by these models."""
        return f"qmdp-{self.rewards}-{self.games}"

    def missing(self) -> list[tuple[str, str]]:
        """Return the decks, own and opposing, for which there is no file; AgentError: for all."""
        pairs = [(own, other) for own in DECKS for other in DECKS]
        missing = [pair for pair in pairs if not self._path(*pair).exists()]
        if missing == pairs:
            self.spec(*pairs[0])
        return missing

    def spec(self, deck: str, against: str) -> str:
        """Return the agent that plays DECK against AGAINST by its model.

        AgentError: there is none, or it was trained otherwise; the command that makes it is named.
        """
        path = self._path(deck, against)
        if ":" in str(path):
            raise AgentError("a colon in a model's path can't be told from a parameter", file=path)
        if not path.exists():
            raise AgentError("there is no such model", file=path, remedy=self._way(deck, against))
        model = Model(path)
        try:
            self._check(model, deck, against)
        finally:
            model.close()
        return f"qmdp:model={path}"

    def _path(self, deck: str, against: str) -> Path:
        return self.directory.resolve() / f"{deck}-{against}-{self.rewards}-{self.games}.db"

    def _check(self, model: Model, deck: str, against: str) -> None:
        """Make sure that MODEL is what its name says; discount, choice and seed are its affair."""
        own, other = (tuple(read_deck(name).card_names()) for name in (deck, against))
        wanted = Training(own, other, self.rewards).record()
        del wanted["discount"], wanted["choice"], wanted["seed"]
        model.check(wanted, self._way(deck, against))
        if model.games != self.games:
            raise AgentError(
                f"this model has learnt from {model.games} games, not {self.games}",
                file=model.path,
                remedy=self._way(deck, against),
            )

    def _way(self, deck: str, against: str) -> str:
        """Return how to make a model, in words."""
        path = shlex.quote(str(self._path(deck, against)))
        return (
            f"`manalog train qmdp --deck {deck} --against {against} --rewards {self.rewards}"
            f" --games {self.games} --model {path}` makes it; from a copy of one with fewer games"
            " it goes on"
        )
