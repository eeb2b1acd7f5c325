"""What the commands have in common that play games for one of the thesis' tables."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pyengine.cli.signatures import parameters_of, set_parameters
from pyengine.games.magic.cli.studies import options

if TYPE_CHECKING:
    from pyengine.games.magic.studies.table import Study
else:
    Study = Any  # annotations are evaluated for help, and the class takes long to load

__all__ = ["Study", "played"]

_CELLS = """

Every cell is the share of games that the player on the left, who begins, has won: measured, its
95 % interval, published; + or - where the measured share is surely higher or lower.
"""


def played(study: Callable[..., Study]) -> Callable[..., None]:
    """Return the command that plays what STUDY returns: its own options, and those of all."""

    def command(
        games: options.Games = 100,
        rows: options.Rows = "",
        mulligan: options.Mulligan = "own",
        jobs: options.Jobs = None,
        scheduler: options.Scheduler = None,
        seed: options.Seed = 1,
        db: options.Results = None,
        markdown: options.Markdown = False,
        json: options.Json = False,
        **own: Any,
    ) -> None:
        from pyengine.games.magic.cli.studies.measured import play_study

        play_study(
            study(**own).with_mulligan(mulligan), games, seed, rows,
            jobs=jobs, scheduler=scheduler, db=db, markdown=markdown, json=json,
        )  # fmt: skip

    command.__name__ = study.__name__
    command.__doc__ = (inspect.getdoc(study) or "") + _CELLS
    return set_parameters(command, [*parameters_of(study), *parameters_of(command)])
