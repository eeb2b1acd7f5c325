"""What is closed at the end of a `with` block."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self


class Closing(ABC):
    """Something open, that `with` closes however the block is left."""

    @abstractmethod
    def close(self) -> None:
        """Give back what is held: a file, a connection, a process."""

    def __enter__(self) -> Self:
        """Return it, open."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it, and let errors pass."""
        self.close()
