:- module(cycling, []).

/** <module> Cycling (702.29)

"[Cost], Discard this card: Draw a card", activated from the hand.
*/

:- use_module('../../../k/language').

:- multifile cards:keyword_means/2.

'702.29a' :: caused cards:keyword_means(cycling(Cost), from_hand([mana(Cost), discard(this)], [draw(you, 1)])).

%   A card is cycled as it is discarded to pay for its cycling ability.

'702.29c' :: caused event(cycles(Player, O)) after
    discard(Player, O), casting(Item, g), stack_item(Item, Player, activated(O, _, _)).
