:- module(crewing,
          [ crew_member/3,              % +Player, +Source, -Object
            crew_power/3                % +Player, +Source, -Power
          ]).

/** <module> Who may crew a Vehicle (702.122a)
*/

:- use_module(library(lists), [sum_list/2]).
:- use_module('../../../k/language').
:- use_module(objects).

%!  crew_member(+Player, +Source, -Object) is nondet.
%
%   Object, an untapped creature, may be tapped to crew Source (702.122a).

crew_member(_, _, O) reads silent otherwise "~o can't crew it"-[O].

crew_member(Player, Source, O) :-
    controls(Player, O),
    O \== Source,
    \+ tapped(O),
    creature(O).

%!  crew_power(+Player, +Source, -Power:integer) is det.
%
%   The power of all that may crew Source.

crew_power(Player, Source, Power) :-
    findall(P, ( crew_member(Player, Source, O), power(O, P0), P is max(0, P0) ), Powers),
    sum_list(Powers, Power).
