:- module(listening_places,
          [ in_place/3                  % +Name, +Index, +Source
          ]).

/** <module> Where abilities that trigger function (113.6)
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).

%   listens(+Name, +Source, -Player) is nondet: Source, called Name, is where abilities function that listen, under Player.
%   Where no card of a game has such abilities, nobody looks.

:- multifile awake:rule_table/1.
:- dynamic awake:listens/3.

awake:rule_table(listening_places:listens(_, _, _)).

listens(_, Source, Player) :-
    controls(Player, Source).
listens(Name, Source, Player) :-
    definition:buried(Name),
    graveyard(Player, Source).
listens(_, Source, Player) :-
    definition:uses(eminence),
    command(Player, Source).

%!  in_place(+Name, +Index, +Source) is semidet.
%
%   The ability functions where Source is (113.6).

in_place(Name, Index, Source) :-
    (   definition:buried(Name),
        graveyard(_, Source)
    ->  definition:buried_trigger(Name, Index)
    ;   definition:uses(eminence),
        command(_, Source)
    ->  definition:triggered_ability(Name, Index, Condition, _, _),
        from_command_zone(Condition)
    ;   \+ definition:buried_trigger(Name, Index)
    ).

%   from_command_zone(+Condition) is semidet: it is asked whether the object is there.

from_command_zone(Condition) :-
    sub_term(Part, Condition),
    nonvar(Part),
    memberchk(Part, [leads_from_afar, in_command_zone]),
    !.
