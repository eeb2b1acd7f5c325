"""Agents that play only Magic."""
