"""What is the first choice worth? Random games tell: `first_choice.py SEED GAMES`."""

import sys

from pyengine import Game


def worth(game: Game, index: int, games: int) -> float:
    """Return the share of GAMES random games that the chooser wins after option INDEX."""
    player = game.seat().player
    game.apply(index)
    won = sum(game.playout(number)[player] > 0 for number in range(games))
    game.undo()
    return won / games


def main() -> None:
    """Print the options of the first choice with the share of random games won after each."""
    seed, games = map(int, sys.argv[1:3] or ("1", "100"))
    game = Game.new(seed=seed)
    view = game.view()
    cards = [thing["name"] for thing in view["objects"] if thing["zone"] == "hand"]
    print(f"{game.player}: {game.prompt}: {', '.join(cards)}")
    for action in game.legal_actions:
        print(f"  {worth(game, action.index, games):4.0%}  {action}")


if __name__ == "__main__":
    main()
