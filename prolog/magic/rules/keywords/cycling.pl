:- module(cycling, []).

/** <module> Cycling (702.29)

"[Cost], Discard this card: Draw a card", activated from the hand.
*/

:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', [text_of/3]).
:- use_module('../../cards/keyword_facts', [cost_list/2]).

:- multifile cards:keyword_means/2.

'702.29a' :: caused cards:keyword_means(cycling(Cost), from_hand(Costs, [draw(you, 1)])) if
    cost_list(Cost, Costs0), append(Costs0, [discard(this)], Costs).

%   A card is cycled as it is discarded to pay for its cycling ability.

'702.29c' :: caused event(cycles(Player, O)) after
    discard(Player, O), casting(Item, g), stack_item(Item, Player, activated(O, Name, Index)), cycling_ability(Name, Index).

%   cycling_ability(+Name, +Index) is semidet: what else is discarded for its own ability, as for reinforce, is not cycled.

cycling_ability(Name, Index) :-
    text_of(Name, Index, keyword(Keyword)),
    functor(Keyword, Kind, _),
    memberchk(Kind, [cycling, typecycling]).
