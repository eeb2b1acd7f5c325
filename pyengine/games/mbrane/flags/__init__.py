"""Mbrane's flag handlers."""
