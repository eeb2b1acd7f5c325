:- module(past, []).

/** <module> What is asked of the past: damage of this turn, a spell's place among the others, life lost just now (608.2)
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/marks', [mark/1]).
:- use_module(library(lists), [memberchk/2, sum_list/2]).
:- use_module('../../support/filters', [matches/3, reference/3]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../turn/turn_memory', []).
:- use_module('../zones', []).

:- multifile filters:condition/2, filters:meets/3, filters:quantity/3.

filters:meets(source, _, _).
filters:meets(without_abilities, O, _) :-
    object_name(O, Name),
    \+ has(O, _),
    \+ ( definition:ability_text(Name, Index, Ability),
         Index > 0,
         \+ mark(Ability)
       ),
    \+ ( basic_land_type(Type, _),
         subtype(O, Type)
       ).

%   Numbers of objects grow, and a spell that is just being cast counts already, so that what triggers on it hears it.

filters:meets(nth_spell(N), O, _) :-
    integer(O),
    ( cast_this_turn(_, O) -> true ; stack_item(O, _, spell), \+ token(O) ),
    findall(Cast, ( cast_this_turn(_, Cast), Cast < O ), Before),
    length(Before, Count),
    N is Count+1.

%   "If you've cast another spell this turn" asks of spells other than the one that it was (400.7).

fluent was_spell(_O:object, _Item:object) functional.

'400.7' :: caused was_spell(New, Item) after
    moves(Item, stack(_), battlefield(_), New), definition:uses(another_spell).
zones:permanent_status(O, was_spell(O, _)).

filters:condition(has_cast(Who, Filter), View) :-
    View = view(Source, _, _),
    reference(Who, View, Player),
    cast_this_turn(Player, Object),
    matches(Filter, Object, View),
    \+ ( memberchk(other, Filter), was_spell(Source, Object) ),
    !.

%   Life that players lost because of what is resolving.

fluent lost_here(_Item:object, _P:player, _N:integer) functional.

'608.2c' :: caused lost_here(Item, P, Sum) after
    lose_life(P, N), definition:uses(lost_this_way), resolving(Item),
    ( lost_here(Item, P, Before) -> true ; Before = 0 ), Sum is Before+N.
zones:stack_status(O, lost_here(O, _, _)).

filters:quantity(lost_this_way, view(_, _, Item), N) :-
    findall(K, lost_here(Item, _, K), Ks),
    sum_list(Ks, N).

filters:meets(damaged_by(Ref), O, View) :-
    reference(Ref, View, Source),
    dealt_damage(O, Source),
    !.
