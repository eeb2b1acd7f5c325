"""The command `manalog`: one module for each group of commands."""
