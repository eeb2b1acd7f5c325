:- module(amounts, []).

/** <module> Amounts: numbers that are found as they are needed (608.2h)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, selectchk/3, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [measure/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/starting', [starting_life/1]).
:- use_module(evaluating, [amount/3, things/3, with_thing/4]).
:- use_module(sizes, [size_of/3]).
:- use_module(deeds, []).

:- multifile evaluating:reckoned/3.

%   reckoned(+Amount, +View, -Number) is semidet: it fails for what filters.pl knows, such as count(Filter).

evaluating:reckoned(count(Reference), View, N) :-
    \+ is_list(Reference),
    things(Reference, View, Things),
    length(Things, N).
evaluating:reckoned(amount(K), view(_, _, Item), N) :-
    findall(M, did(Item, K, _, _, _, M), Ms),
    sum_list(Ms, N).
evaluating:reckoned(amount(K, Who), View, N) :-
    View = view(_, _, Item),
    things(Who, View, Players),
    findall(M, ( did(Item, K, Doer, _, _, M), memberchk(Doer, Players) ), Ms),
    sum_list(Ms, N).
evaluating:reckoned(size(Measure, Reference), View, N) :-
    sizes(Measure, Reference, View, Sizes),
    sum_list(Sizes, N).
evaluating:reckoned(greatest(Measure, Reference), View, N) :-
    \+ is_list(Reference),
    sizes(Measure, Reference, View, Sizes),
    max_list([0|Sizes], N).
evaluating:reckoned(kinds(What, Reference), View, N) :-
    things(Reference, View, Things),
    findall(Value, ( member(O, Things), value_of(What, O, Value) ), Values),
    sort(Values, Different),
    length(Different, N).
evaluating:reckoned(life_of(Reference), View, N) :-
    things(Reference, View, Players),
    findall(Life, ( member(Player, Players), life(Player, Life) ), Lives),
    sum_list(Lives, N).
evaluating:reckoned(starting_life, _, N) :-
    starting_life(N).
evaluating:reckoned(on(Kind, Reference), View, N) :-
    things(Reference, View, Os),
    findall(M, ( member(O, Os), on_it(Kind, O, M) ), Ms),
    sum_list(Ms, N).
evaluating:reckoned(most(Name, Reference, Amount), View, N) :-
    things(Reference, View, Things),
    findall(M, ( member(Thing, Things), with_thing(Amount, Name, Thing, Own), amount(Own, View, M) ), Ms),
    max_list([0|Ms], N).
evaluating:reckoned(plus(A, B), View, N) :-
    maplist(amount_in(View), [A, B], [X, Y]),
    N is X+Y.
evaluating:reckoned(less(A, B), View, N) :-
    maplist(amount_in(View), [A, B], [X, Y]),
    N is max(0, X-Y).
evaluating:reckoned(times(A, B), View, N) :-
    maplist(amount_in(View), [A, B], [X, Y]),
    N is X*Y.
evaluating:reckoned(negative(A), View, N) :-
    amount(A, View, X),
    N is -X.
evaluating:reckoned(signed(A), View, N) :-
    amount(A, View, N).
evaluating:reckoned(half(How, A), View, N) :-
    amount(A, View, X),
    ( How == up -> N is (X+1)//2 ; N is X//2 ).

amount_in(View, Amount, N) :-
    amount(Amount, View, N).

sizes(Measure, Reference, View, Sizes) :-
    things(Reference, View, Things),
    findall(Size,
            ( member(Thing, Things), integer(Thing), measured_now(Measure, Reference, View, Thing, O), size_of(Measure, O, Size) ),
            Sizes).

%   measured_now(+Measure, +Reference, +View, +Thing, -O) is det: the power or toughness of what the program itself has put onto the
%   battlefield is that of the permanent (608.2c); a mana value is that of the card, as it was last known (608.2h).

measured_now(Measure, Reference, view(_, _, Item), Thing, O) :-
    (   Measure \== mana_value,
        Reference \= before(_),
        became_here(Item, Thing, New),
        permanent(New)
    ->  O = New
    ;   O = Thing
    ).

value_of(color, O, Value) :- color(O, Value).
value_of(name, O, Value) :- object_name(O, Value).
value_of(card_type, O, Value) :- type(O, Value).
value_of(controller, O, Value) :- controller(O, Value).
value_of(mana_value, O, Value) :- mana_value(O, Value).
value_of(power, O, Value) :- measure(power, O, Value).
value_of(basic_land_type, O, Type) :-
    member(Type, [plains, island, swamp, mountain, forest]),
    once(subtype(O, Type)).

on_it(Kind, O, N) :-
    (   Kind == any
    ->  findall(M, counters_of(O, M), Ms),
        sum_list(Ms, N)
    ;   counters(O, Kind, Present)
    ->  N = Present
    ;   last_known(O, Facts),
        memberchk(counters(Kind, N), Facts)
    ).

%   counters_of(+Thing, -Number) is nondet: of each kind, now or as it last existed (608.2h).

counters_of(O, M) :-
    counters(O, _, M).
counters_of(O, M) :-
    \+ counters(O, _, _),
    last_known(O, Facts),
    member(counters(_, M), Facts).

%   A party has up to one Cleric, Rogue, Warrior and Wizard each: so many creatures as can have one of these places.

evaluating:reckoned(party, view(_, You, _), N) :-
    findall(Places, ( controls(You, O), type(O, creature), places_in_party(O, Places) ), All0),
    msort(All0, All),
    most_placed(All, [cleric, rogue, warrior, wizard], N).

places_in_party(O, Places) :-
    findall(Place, ( member(Place, [cleric, rogue, warrior, wizard]), once(subtype(O, Place)) ), Places),
    Places \== [].

most_placed([], _, 0).
most_placed([Places|Others], Free, N) :-
    (   Free == []
    ->  N = 0
    ;   most_placed(Others, Free, Without),
        findall(M, ( member(Place, Places), selectchk(Place, Free, Rest), most_placed(Others, Rest, M0), M is M0+1 ), With),
        max_list([Without|With], N)
    ).
