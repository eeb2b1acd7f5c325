"""An agent in Python that runs in Manalog's own process: `examples.bots.patient:Patient`."""

from dataclasses import dataclass

from pyengine import Agent, Seat, view_of


@dataclass
class Patient(Agent):
    """Waits until it has `creatures` creatures; then it plays as `aggressive` does."""

    creatures: int = 3

    def choose(self, seat: Seat) -> int:
        """Return the index of an option."""
        actions = seat.actions
        ready = self.army(seat) >= self.creatures
        for wish in ("play_land(", "cast(", "attack(" if ready else "block("):
            wished = [index for index, text in enumerate(actions) if text.startswith(wish)]
            if wished:
                return self.any_of(wished, seat)
        return self.any_of(range(len(actions)), seat)

    def army(self, seat: Seat) -> int:
        """Return how many creatures this player has."""
        return sum(
            thing["controller"] == self.player and "creature" in thing["types"]
            for thing in view_of(seat)["objects"]
            if thing["zone"] == "battlefield"
        )
