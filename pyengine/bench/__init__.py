"""The workloads of `manalog bench` beside games and scenarios, and what is done with figures."""
