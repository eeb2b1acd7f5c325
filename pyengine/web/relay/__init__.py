"""The server: it has seats and no rules, and passes messages between pages and workers."""
