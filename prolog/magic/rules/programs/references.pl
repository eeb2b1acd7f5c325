:- module(references, []).

/** <module> References: the objects and players that are meant (608.2c)

What has been done and named are facts of the object that resolves (deeds.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, min_list/2, subtract/3]).
:- use_module('../../../k/language').
:- use_module('../../support/filters', [reference/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players', [opponent/2]).
:- use_module('../zones').
:- use_module(evaluating, [amount/3, fits/3, in_order/2, in_set/3, things/3]).
:- use_module(sizes, [size_of/3]).

:- multifile evaluating:meant/3, filters:reference/3.

%   meant(+Reference, +View, -Found:list) is semidet: it fails for what filters.pl knows.

evaluating:meant(obj(Thing), _, [Thing]).
evaluating:meant(did(K), view(_, _, Item), Found) :-
    findall(After, did(Item, K, _, _, After, _), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(before(K), view(_, _, Item), Found) :-
    findall(Thing, ( did(Item, K, _, Before, After, _), as_it_was(Before, After, Thing) ), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(doers(K), view(_, _, Item), Found) :-
    findall(Doer, did(Item, K, Doer, _, _, _), Doers),
    in_order(Doers, Found).
evaluating:meant(done_by(Who, K), View, Found) :-
    View = view(_, _, Item),
    things(Who, View, Players),
    findall(After, ( did(Item, K, Doer, _, After, _), memberchk(Doer, Players) ), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(the(K), view(_, _, Item), Found) :-
    findall(Thing, ( the(Item, K, Old), known_as(Item, Old, Thing) ), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(all(Set), View, Found) :-
    findall(Thing, in_set(Set, View, Thing), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(those(Reference, Set), View, Found) :-
    things(Reference, View, All),
    findall(Thing, ( member(Thing, All), fits(Set, Thing, View), \+ kept_from_rest(Set, Thing, View) ), Found).
evaluating:meant(minus(A, B), View, Found) :-
    maplist(things_in(View), [A, B], [As, Bs]),
    subtract(As, Bs, Found).
evaluating:meant(both(A, B), View, Found) :-
    maplist(things_in(View), [A, B], [As, Bs]),
    append(As, Bs, Found).
evaluating:meant(top(Amount, Who), View, Found) :-
    amount(Amount, View, N),
    things(Who, View, Players),
    findall(O, ( member(Player, Players), top_of_library(Player, N, Os), member(O, Os) ), Found).
evaluating:meant(controller(Reference), View, Found) :-
    things(Reference, View, Os),
    findall(Player, ( member(O, Os), integer(O), controller(O, Player) ), Found).
evaluating:meant(player_of(Reference), View, Found) :-
    things(Reference, View, Things),
    findall(Player, ( member(Thing, Things), player_or_controller(Thing, Player) ), Found).
evaluating:meant(owner(Reference), View, Found) :-
    things(Reference, View, Os),
    findall(Player, ( member(O, Os), integer(O), owner(O, Player) ), Found).
evaluating:meant(opponents(Reference), View, Found) :-
    things(Reference, View, Players),
    findall(Opponent, ( member(Player, Players), opponent(Player, Opponent) ), Found).
evaluating:meant(attached_to(Reference), View, Found) :-
    things(Reference, View, Hosts),
    findall(O, ( member(Host, Hosts), attached_or_was(O, Host) ), Unsorted),
    in_order(Unsorted, Found).
evaluating:meant(greatest(Measure, Reference), View, Found) :-
    sized(Measure, Reference, View, Sizes, Sized),
    ( Sizes == [] -> Found = [] ; max_list(Sizes, Most), findall(O, member(Most-O, Sized), Found) ).
evaluating:meant(least(Measure, Reference), View, Found) :-
    sized(Measure, Reference, View, Sizes, Sized),
    ( Sizes == [] -> Found = [] ; min_list(Sizes, Least), findall(O, member(Least-O, Sized), Found) ).

filters:reference(player_of(Reference), View, Player) :-
    reference(Reference, View, Thing),
    player_or_controller(Thing, Player).

things_in(View, Reference, Things) :-
    things(Reference, View, Things).

sized(Measure, Reference, View, Sizes, Sized) :-
    things(Reference, View, All),
    findall(Size-O, ( member(O, All), size_of(Measure, O, Size) ), Sized),
    findall(Size, member(Size-_, Sized), Sizes).

%   kept_from_rest(+Set, +Thing, +View) is semidet: what is still in the library is the rest, but for Thing, which was to go elsewhere.

kept_from_rest([in(library, _)], Thing, view(_, _, Item)) :-
    set_forth(Item, Thing).

%   as_it_was(+Before, +After, -Thing) is det: what it was last is asked, where that is remembered (608.2h).

as_it_was(Before, After, Thing) :-
    (   integer(Before),
        ( object(Before, _, _) ; last_known(Before, _) )
    ->  Thing = Before
    ;   Thing = After
    ).

%   known_as(+Item, +Old, -Thing) is det: what has moved is what it was last, or what it has become.

known_as(Item, Old, Thing) :-
    (   integer(Old),
        \+ object(Old, _, _),
        \+ last_known(Old, _),
        became_here(Item, Old, New)
    ->  known_as(Item, New, Thing)
    ;   Thing = Old
    ).

attached_or_was(O, Host) :-
    attached(O, Host).
attached_or_was(O, Host) :-
    last_known(Host, Facts),
    member(bore(O), Facts),
    permanent(O).
