"""What `import pyengine` offers that is no part of the engine: games as objects, many at once."""
