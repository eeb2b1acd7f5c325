"""Boards with what another engine observed on them, played here and compared.

A difference is a question, which the Comprehensive Rules answer.
"""
