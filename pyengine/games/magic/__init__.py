"""Magic: all of Python that only this game needs."""
