"""The command: `python -m pyengine` is `manalog`."""

from pyengine.cli.start import main

if __name__ == "__main__":
    main()
