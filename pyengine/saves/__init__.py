"""Games as text: saving them, recording them, and playing them again."""
