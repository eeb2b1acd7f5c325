:- module(melding, []).

/** <module> Meld (701.42)

The back of a meld card is half a face: layout `meld`, on the card of a pair that says how they meld. A melded
permanent is face(Front, K) of that card; the other card is merged with it, and goes where it goes (mutate.pl).
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [called/2, copiable/2]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../keywords/mutate', []).
:- use_module('../turn/joining_attack', []).
:- use_module('../zones').
:- use_module(picking, []).

melded_entry ::= untapped ; attacking.
condition ::= owns_both(_:object_filter).

instruction meld(_Filter:object_filter, _Result:atom, _How:melded_entry).
choice choose_melded(_P:player, _Item:object, _Filter:terms, _Result:atom, _How:melded_entry).
process exile_to_meld(_Item:object, _O:object, _Other:object, _Result:atom, _How:melded_entry).
process meld_cards(_Item:object, _O:object, _Other:object, _Result:atom, _How:melded_entry).
process put_melded(_Player:player, _O:object, _Other:object, _How:melded_entry).
process join_melded(_O:object, _Other:object).
event melds(_O:object, _Card:object).
choose_melded(_, _, _, _, _) otherwise "nothing is being melded now".
other_part(_, _, _, _) reads silent otherwise "that is not what it melds with".

:- multifile filters:condition/2, objects:melded_value/2, objects:present_fact/2.

filters:condition(owns_both(Filter), View) :-
    once(other_part(View, Filter, untapped, _)).

%   other_part(+View, +Filter, +How, ?Other): its controller owns and controls the source and Other.

'701.42a' :: caused other_part(View, Filter, How, Other) if
    View = view(Source, Player, _), owned(Player, Source), owned(Player, Other), Other \== Source, matches(Filter, Other, View),
    ( How == attacking -> attacking(Source, _), attacking(Other, _) ; true ).

owned(Player, O) :-
    controls(Player, O),
    owner(O, Player).

%   Both are exiled first, of several that may be meant one that its controller chooses.

'701.42a' :: caused then([Task]) after
    meld(Item, Filter, Result, How), target_view(Item, View), View = view(Source, Player, _),
    findall(Other, other_part(View, Filter, How, Other), Others), Others = [First|More],
    (   More == []
    ->  Task = exile_to_meld(Item, Source, First, Result, How)
    ;   Task = choose_melded(Player, Item, Filter, Result, How)
    ).
'608.2d' :: executable choose(Other) if
    choose_melded(_, Item, Filter, _, How), target_view(Item, View), other_part(View, Filter, How, Other).
'608.2d' :: caused then([exile_to_meld(Item, Source, Other, Result, How)]) after
    choose(Other), now(choose_melded(_, Item, _, Result, How)), target_view(Item, view(Source, _, _)).
'701.42a' :: caused event(moves(O, battlefield(Player), exile, A)), event(moves(Other, battlefield(Player), exile, B)),
                    then([meld_cards(Item, A, B, Result, How)]) after
    exile_to_meld(Item, O, Other, Result, How), player_of(Item, Player).

%   Only two cards of one pair are melded; others stay in exile (701.42b).

'701.42a' :: caused moves_as(O, Back), then([put_melded(Player, O, Other, How)]) after
    meld_cards(Item, A, B, Result, How), player_of(Item, Player), once(pair(A, B, Result, O, Other, Back)), met(Back).

'701.42b' :: caused pair(A, B, Result, O, Other, face(Front, K)) if
    member(O-Other, [A-B, B-A]), exiled_card(O, Front, Owner), exiled_card(Other, Name, Owner),
    definition:faces(Front, K, meld), called(face(Front, K), Called), Called == Result, counterpart(Front, Result, Partner),
    called(Name, Partner).

exiled_card(O, Name, Owner) :-
    integer(O),
    exile(O),
    \+ token(O),
    object(O, Name, Owner).

%   counterpart(+Front, +Result, -Partner): what the card Front melds with.

counterpart(Front, Result, Partner) :-
    definition:ability_text(Front, _, Ability),
    sub_term(Part, Ability),
    nonvar(Part),
    Part = meld(Filter, Result, _),
    memberchk(named(Partner), Filter).

'701.42a' :: caused all([event(moves(O, exile, battlefield(Player), New))|With]), then([join_melded(New, Other)]) after
    put_melded(Player, O, Other, How), exile(O),
    ( How == attacking -> With = [tapped(New), event(put_attacking(New))] ; With = [] ).
'701.42a' :: caused event(moves(Other, exile, merged(New), Card)), event(melds(New, Card)) after
    join_melded(New, Other), integer(New), permanent(New), exile(Other).
'701.42a' :: caused merged(Card, New) after melds(New, Card).

%   Its mana value is that of both fronts; a copy of it has none (202.3c).

'202.3c' :: caused objects:melded_value(O, Value) if
    \+ \+ definition:faces(_, _, meld), ( value_of_both(O, Value) -> true ; last_known(O, Facts), memberchk(melded_value(Value), Facts) ).
'202.3c' :: caused value_of_both(O, Value) if
    object(O, Name, _), copiable(Name, face(Front, K)), definition:faces(Front, K, meld), printed(O, Front), \+ own_name(O, _),
    merged(Card, O), object(Card, Other, _), printed_value(Front, A), printed_value(Other, B), Value is A+B.

objects:present_fact(O, melded_value(Value)) :- \+ \+ definition:faces(_, _, meld), value_of_both(O, Value).
