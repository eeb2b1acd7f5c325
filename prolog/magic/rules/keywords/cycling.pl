:- module(cycling, []).

/** <module> Cycling (702.29)

"[Cost], Discard this card: Draw a card", activated from the hand.
*/

:- use_module('../../../k/language').

:- multifile cards:keyword_means/2.

cards:keyword_means(cycling(Cost), from_hand([mana(Cost), discard(this)], [draw(you, 1)])).
