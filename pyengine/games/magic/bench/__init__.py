"""The workloads of `manalog bench` that only Magic has."""
