"""The studies' commands, one module each: `manalog study NAME`."""
