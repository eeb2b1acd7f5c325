"""The flag handler (Cieker, *Logic programming and game theory*, section 2.2.2).

Where a step of the rules needs a sum, an assignment of damage, a shuffle or a random choice,
Prolog emits facts and stops. First all facts are read, and each sets the flags of its name; then
each set flag is handled once, over the whole set; the updates go back to Prolog.
"""

from pyengine.engine.flags.handler import FlagHandler, flag

__all__ = ["FlagHandler", "flag"]
