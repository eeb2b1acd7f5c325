"""The user's own pool of cards: imported from card files, and read by the ability grammar.

`sources` opens files and yields `printed` cards, `paragraphs` and `rewriting` make texts ready for
the grammar, `reading` asks it, `storage` has the tables, `importing` and `understanding` fill them,
`lookup` finds cards in them, `reported` and `coverage` tell of them.
"""
