:- module(crewing,
          [ crew_member/4,              % +Player, +Source, +How, -Object
            crew_power/4,               % +Player, +Source, +How, -Power
            helping_power/3,            % +Object, +How, -Power
            helping/3                   % +Item, -Source, -How
          ]).

/** <module> Who may crew a Vehicle (702.122), or saddle a Mount (702.171)

How is `crewed` or `saddled`.
*/

:- use_module(library(lists), [memberchk/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module(objects).
:- use_module('../zones').

%!  crew_member(+Player, +Source, +How, -Object) is nondet.
%
%   Object, an untapped creature, may be tapped to crew or saddle Source (702.122a, 702.171a).

crew_member(_, _, _, O) reads silent otherwise "~o can't crew it"-[O].

helping(_, _, _) reads silent otherwise "nothing is crewed now".

crew_member(Player, Source, How, O) :-
    controls(Player, O),
    O \== Source,
    \+ tapped(O),
    creature(O),
    \+ ( How == crewed, definition:uses(helping_power), restricted(O, cant_crew, _) ).

%!  crew_power(+Player, +Source, +How, -Power:integer) is det.
%
%   The power of all that may crew or saddle Source.

crew_power(Player, Source, How, Power) :-
    findall(P, ( crew_member(Player, Source, How, O), helping_power(O, How, P) ), Powers),
    sum_list(Powers, Power).

%!  helping_power(+Object, +How, -Power:integer) is det.
%
%   As what power Object counts as it crews or saddles (702.122c).

helping_power(O, How, Power) :-
    power(O, P),
    (   definition:uses(helping_power)
    ->  findall(More, ( restricted(O, helps_more(Ways, More), _), memberchk(How, Ways) ), All),
        sum_list([P|All], Sum)
    ;   Sum = P
    ),
    Power is max(0, Sum).

%!  helping(+Item, -Source, -How) is semidet.
%
%   Item is an ability on the stack for the cost of which creatures crew or saddle Source.

helping(Item, Source, How) :-
    stack_item(Item, _, Kind),
    Kind =.. [_, Source, Name, Index],
    definition:activated_ability(Name, Index, _, Costs, _, _, _),
    ( memberchk(saddle(_), Costs) -> How = saddled ; How = crewed ).
