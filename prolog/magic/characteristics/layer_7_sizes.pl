:- module(layer_7_sizes,
          [ size_steps/2                % -Counters, -Steps
          ]).

/** <module> Layer 7: power and toughness (613.4)

An object's size is stored in its parts, part(Sublayer, Stamp, Power, Toughness), where it has any. Before a player
gets priority the flag handler adds up those that have changed; in between, adding_up.pl does.
*/

:- use_module(library(assoc), [get_assoc/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../support/filters').
:- use_module('../support/size_counters', [other_size_counter/1, size_counter/4]).
:- use_module('../rules/concepts/objects').
:- use_module(adding_up, [added_up/3]).
:- use_module(continuous_effects, [affected_objects/3, effects_of_layers/2]).
:- use_module(projection, [projected/4, projected/5]).

:- multifile objects:present_fact/2.

process layer_sizes.
process sum_sizes.
flag sum_power_toughness(_O:object, _Layer:atom, _Stamp:integer, _P:integer, _T:integer).

size_parts ::= [_:size_part].
size_part ::= part(_:atom, _:integer, _:integer, _:integer).

rules:functional(power_toughness(O, _, _), power_toughness(O, _, _)).
rules:in_place(power_toughness(O, _, _), power_toughness(O, P, T)) :-
    state:power_toughness(O, P, T).

'613.4' :: caused all(Changes) after
    layer_sizes, sizes(Values), findall(Change, size_change(Values, Change), Changes), Changes \== [].

%   sizes(-Values): Object-Parts for each object whose size has parts. The sublayers follow one another.

sizes(Values) :-
    findall(O-part(counters, Stamp, P, T), counter_part(O, Stamp, P, T), Counters),
    effects_of_layers([defined_size, set_size, size, switched_size], Effects),
    (   Effects == []
    ->  with_counters(Counters, [], Values)
    ;   \+ definition:uses(sizes)
    ->  findall(Part, plain_part(Effects, Part), Parts, Counters),
        keysort(Parts, Sorted),
        group_pairs_by_key(Sorted, Grouped),
        newest_bases(Grouped, Values)
    ;   sublayer(defined_size, Effects, Later1, [], Defined),
        with_counters(Counters, Defined, Counted),
        sublayer(set_size, Later1, Later2, Counted, Set),
        sublayer(size, Later2, Later3, Set, Modified),
        sublayer(switched_size, Later3, [], Modified, Values)
    ).

%   sublayer(+Layer, +Effects, -Later, +Values0, -Values): Effects are those of Layer, and Later ones.

sublayer(Layer, All, Later, Values0, Values) :-
    of_layer(All, Layer, Effects, Later),
    ( Effects == [] -> Values = Values0 ; projected(Layer, Effects, Values0, Values) ).

of_layer(All, Layer, Effects, Later) :-
    (   All = [Layer-Effect|Others]
    ->  Effects = [Effect|More],
        of_layer(Others, Layer, More, Later)
    ;   Effects = [],
        Later = All
    ).

%!  size_steps(-Counters, -Steps) is det.
%
%   The same step by step, for explanations: Counters are pairs Object-Part, and Steps are pairs Sublayer-Applied of
%   the sublayers in their order (projection.pl).

size_steps(Counters, Steps) :-
    findall(O-part(counters, Stamp, P, T), counter_part(O, Stamp, P, T), Counters),
    effects_of_layers([defined_size, set_size, size, switched_size], Effects),
    step_of(defined_size, Effects, Later, [], Defined, First),
    with_counters(Counters, Defined, Counted),
    steps_of([set_size, size, switched_size], Later, Counted, Others),
    Steps = [First|Others].

steps_of([], _, _, []).
steps_of([Layer|Layers], Effects, Values0, [Step|Steps]) :-
    step_of(Layer, Effects, Later, Values0, Values, Step),
    steps_of(Layers, Later, Values, Steps).

step_of(Layer, All, Later, Values0, Values, Layer-Applied) :-
    of_layer(All, Layer, Effects, Later),
    projected(Layer, Effects, Values0, Values, Applied).

%   Where no effect asks for sizes, the sublayers are independent of one another.

plain_part(Effects, O-part(Kind, Stamp, P, T)) :-
    member(Sublayer-(Given-effect(_, Scope, View, [Said])), Effects),
    base_kind(Sublayer, Kind),
    ( number_in(Said, View, Sublayer-[], Found) -> Change = Found ; Change = Said ),
    change_size(Change, P, T),
    ( Kind == defined -> Stamp = 0 ; Stamp = Given ),
    affected_objects(Scope, View, Objects),
    member(O, Objects).

newest_bases([], []).
newest_bases([O-Parts0|Values0], [O-Parts|Values]) :-
    ( Parts0 = [_, _|_] -> without_older(Parts0, Parts) ; Parts = Parts0 ),
    newest_bases(Values0, Values).

without_older([], []).
without_older([Part|Parts0], Parts) :-
    Part = part(Kind, _, _, _),
    (   memberchk(Kind, [defined, set]),
        memberchk(part(Kind, _, _, _), Parts0)
    ->  Parts = Others
    ;   Parts = [Part|Others]
    ),
    without_older(Parts0, Others).

'613.4c' :: caused counter_part(O, 0, N, N) if counters(O, '+1/+1', N).
'613.4c' :: caused counter_part(O, 1, M, M) if counters(O, '-1/-1', N), M is -N.
'613.4c' :: caused counter_part(O, Index, P, T) if
    definition:uses(size_counters), other_size_counter(Kind), counters(O, Kind, N),
    size_counter(Kind, Index, A, B), P is A*N, T is B*N.

with_counters([], Values, Values).
with_counters([Counter|Counters], Defined, Values) :-
    findall(O-Part, ( member(O-Parts, Defined), member(Part, Parts) ), Pairs),
    append(Pairs, [Counter|Counters], Unsorted),
    keysort(Unsorted, Sorted),
    group_pairs_by_key(Sorted, Values).

%   An ability that defines the size of what it is of does so in all zones.

'604.3' :: caused filters:defined_elsewhere(O, P, T) if
    definition:uses(layer(defined_size)), object(O, Name, Owner), \+ permanent(O),
    definition:static_ability(Name, _, this, defined_size, Change),
    number_in(Change, view(O, Owner, 0), defined_size-[], defined_pt(P, T)).

%   As it is last known, too, an object has the size that its own ability defined where it was (113.7a).

objects:present_fact(O, size(P, T)) :-
    measure(power, O, P),
    measure(toughness, O, T).

projection:starts_as(Sublayer, _, []) :-
    base_kind(Sublayer, _).

base_kind(defined_size, defined).
base_kind(set_size, set).
base_kind(size, modified).
base_kind(switched_size, switched).

%   The newest base counts (7a, 7b); changes are added up (7c), switches are counted (7d).

projection:changed(Sublayer, Change, Given-_, _, Parts0, [part(Kind, Stamp, P, T)|Parts]) :-
    base_kind(Sublayer, Kind),
    change_size(Change, P, T),
    ( Kind == defined -> Stamp = 0 ; Stamp = Given ),
    (   memberchk(Kind, [defined, set]),
        lists:selectchk(part(Kind, _, _, _), Parts0, Found)
    ->  Parts = Found
    ;   Parts = Parts0
    ).

change_size(defined_pt(P, T), P, T).
change_size(set_pt(P, T), P, T).
change_size(pt(P, T), P, T).
change_size(switch_pt, 0, 0).

projection:evaluated(Sublayer, Change, View, Values, Evaluated) :-
    base_kind(Sublayer, _),
    number_in(Change, View, Sublayer-Values, Evaluated).

number_in(pt(P0, T0), View, Sizes, pt(P, T)) :- numbers(P0, T0, View, Sizes, P, T).
number_in(set_pt(P0, T0), View, Sizes, set_pt(P, T)) :- numbers(P0, T0, View, Sizes, P, T).
number_in(defined_pt(P0, T0), View, Sizes, defined_pt(P, T)) :- numbers(P0, T0, View, Sizes, P, T).
number_in(defined_power(P0), View, Sizes, defined_pt(P, T)) :-
    View = view(Source, _, _),
    object_name(Source, Name),
    definition:card_pt(Name, _, T),
    amount(P0, View, Sizes, P).

number_in(defined_toughness(T0), View, Sizes, defined_pt(P, T)) :-
    View = view(Source, _, _),
    object_name(Source, Name),
    definition:card_pt(Name, P, _),
    amount(T0, View, Sizes, T).

numbers(P0, T0, View, Sizes, P, T) :-
    amount(P0, View, Sizes, P),
    ( T0 == P0 -> T = P ; amount(T0, View, Sizes, T) ).

%   amount(+Quantity, +View, +Sizes, -N): Sizes, Sublayer-Values, count as far as they are known.

amount(N0, View, Sizes, N) :-
    (   integer(N0)
    ->  N = N0
    ;   Sizes = _-[]
    ->  quantity(N0, View, N)
    ;   amount_so_far(N0, View, Sizes, Found)
    ->  N = Found
    ;   quantity(N0, View, N)
    ).

amount_so_far(plus(A, B), View, Sizes, N) :-
    amount(A, View, Sizes, X),
    amount(B, View, Sizes, Y),
    N is X+Y.
amount_so_far(times(A, B), View, Sizes, N) :-
    amount(A, View, Sizes, X),
    amount(B, View, Sizes, Y),
    N is X*Y.
amount_so_far(size(What, Reference), View, _-Values, N) :-
    memberchk(What, [power, toughness]),
    once(reference(Reference, View, O)),
    size_so_far(What, O, Values, N).
amount_so_far(greatest(What, Filter), View, Sublayer-Values, N) :-
    memberchk(What, [power, toughness]),
    projection:affected_now(Sublayer, filter(Filter), View, Values, Objects),
    findall(Size, ( member(O, Objects), size_so_far(What, O, Values, Size) ), Sizes),
    max_list([0|Sizes], N).
amount_so_far(count(Filter), View, Sublayer-Values, N) :-
    projection:affected_now(Sublayer, filter(Filter), View, Values, Objects),
    length(Objects, N).

%   "Creatures with power 3 or greater": whom an effect is about is known as far as the layer has been applied.

projection:asks(Sublayer, Part) :-
    base_kind(Sublayer, _),
    asks_size(Part).

asks_size(compared(power, _, _)).
asks_size(compared(toughness, _, _)).
asks_size(greatest(power, _)).
asks_size(greatest(toughness, _)).
asks_size(size(power, _)).
asks_size(size(toughness, _)).

projection:tells(Sublayer, compared(What, How, Quantity), O, View, Values, Answer) :-
    base_kind(Sublayer, _),
    memberchk(What, [power, toughness]),
    amount(Quantity, View, Sublayer-Values, N),
    (   size_so_far(What, O, Values, Size),
        compares(How, Size, N)
    ->  Answer = true
    ;   Answer = false
    ).

size_so_far(What, O, Values, Size) :-
    ( get_assoc(O, Values, Parts) -> true ; Parts = [] ),
    unmodified_size(O, Printed),
    added_up(Parts, Printed, P/T),
    ( What == power -> Size = P ; Size = T ).

size_change(Values, Change) :-
    member(O-Unsorted, Values),
    sort(0, @=<, Unsorted, Parts),
    \+ parts(O, Parts),
    (   Change = parts(O, Parts)
    ;   power_toughness(O, P, T),
        Change = -power_toughness(O, P, T)
    ).
size_change(Values, Change) :-
    parts(O, Parts),
    \+ memberchk(O-_, Values),
    (   Change = -parts(O, Parts)
    ;   power_toughness(O, P, T),
        Change = -power_toughness(O, P, T)
    ).

%   Before a player gets priority, the flag handler adds up the parts that have changed.

'613.4' :: caused -changed(sizes), all(Flags) after
    sum_sizes, findall(Flag, summand(Flag), Flags).

summand(sum_power_toughness(O, Layer, Number, P, T)) :-
    parts(O, Parts),
    \+ power_toughness(O, _, _),
    unmodified_size(O, Power/Toughness),
    nth1(Number, [part(printed, 0, Power, Toughness)|Parts], part(Layer, _, P, T)).
