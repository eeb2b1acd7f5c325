"""Magic's flag handlers."""
