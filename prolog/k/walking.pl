:- module(walking,
          [ look/1,                     % -Ids
            look_on/3                   % -Looks, -Ids, -Stop
          ]).

/** <module> Every state of the full graph looked at

What the rules forbid is a function of the fluents. Of a state in which no other fluents have changed
since the last look than those that say what is computed next, that look has told already.
*/

:- use_module(store, [note/1]).
:- use_module(cycle, [advance/2, violations/1]).

%!  look(-Ids) is det.
%
%   The `forbidden` rules that hold in the present state: none, ever. The journal notes a look that
%   found none.

look(Ids) :-
    (   unchanged
    ->  Ids = []
    ;   violations(Ids)
    ),
    ( Ids == [] -> note(looked) ; true ).

%   What is undone takes the notes of later looks along.

unchanged :-
    store:journal(Entry),
    \+ tells_nothing(Entry),
    !,
    Entry == looked.

tells_nothing((now(_) -> now(_))).
tells_nothing((later(_) -> later(_))).
tells_nothing(mark(_)).
tells_nothing(event(_)).

%!  look_on(-Looks, -Ids, -Stop) is det.
%
%   Look at the present state and at those that are computed from it, one after the other: so many
%   Looks, until a choice, flags or the end (Stop, as in advance/2), or one that Ids forbid.

look_on(Looks, Ids, Stop) :-
    looked(1, Looks, Ids, Stop).

looked(Looks0, Looks, Ids, Stop) :-
    look(Found),
    (   Found \== []
    ->  Looks = Looks0,
        Ids = Found,
        Stop = step(forbidden)
    ;   advance(steps, Next),
        (   Next = step(_)
        ->  Looks1 is Looks0+1,
            looked(Looks1, Looks, Ids, Stop)
        ;   Looks = Looks0,
            Ids = [],
            Stop = Next
        )
    ).
