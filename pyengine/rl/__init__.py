"""Learning environments: PettingZoo's for all players, Gymnasium's for one (docs/learning.md).

They need the extra `[rl]`: `pip install 'manalog[rl]'`. To import this module registers
`SinglePlayerEnv` with Gymnasium, `Manalog/NAME-v0` for each game, and `ThreadVectorEnv` for many.
"""

from __future__ import annotations

from pyengine.errors import ManalogError
from pyengine.games import game_names

try:
    import gymnasium

    from pyengine.engine.seat import Onlooker
    from pyengine.engine.session import Setup
    from pyengine.rl.counts import CountEncoder
    from pyengine.rl.encoder import Encoder, Observation, Page
    from pyengine.rl.match import MatchEnv
    from pyengine.rl.objects import ObjectEncoder
    from pyengine.rl.single import SinglePlayerEnv
    from pyengine.rl.threads import ThreadVectorEnv
except ModuleNotFoundError as error:
    raise ManalogError(
        f"learning environments need {error.name}", remedy="pip install 'manalog[rl]'"
    ) from error

__all__ = [
    "CountEncoder",
    "Encoder",
    "MatchEnv",
    "ObjectEncoder",
    "Observation",
    "Onlooker",
    "Page",
    "Setup",
    "SinglePlayerEnv",
    "ThreadVectorEnv",
]

for _game in game_names():
    gymnasium.register(
        f"Manalog/{_game.title()}-v0",
        "pyengine.rl:SinglePlayerEnv",
        vector_entry_point="pyengine.rl.threads:make_threads",
        kwargs={"game": _game},
    )
