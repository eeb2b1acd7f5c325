"""Learning environments: PettingZoo's for all players, Gymnasium's for one (docs/learning.md).

They need the extra `[rl]`: `pip install 'manalog[rl]'`.
"""

from __future__ import annotations

from pyengine.errors import ManalogError

try:
    from pyengine.rl.match import MatchEnv
    from pyengine.rl.single import SinglePlayerEnv
except ModuleNotFoundError as error:
    raise ManalogError(
        f"learning environments need {error.name}", remedy="pip install 'manalog[rl]'"
    ) from error

__all__ = ["MatchEnv", "SinglePlayerEnv"]
