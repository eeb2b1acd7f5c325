:- module(passing_on, []).

/** <module> Players who pass until there is something to be done

A request for whoever runs a script of a game:

  * ["pass_on", Steps, [Turn, Step], Most, Kept]: the player who has priority passes, and so does whoever
    gets it next, up to Most times. The last pass leads to another choice, to priority at
    the Step of the Turn or later (Steps are in their order), or to one of Kept, rows
    [Player, Turn, Step]. The answer has what `do` answers, for each pass.
*/

:- use_module(library(lists), [memberchk/2, nth0/3]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../k/cycle', [take/3]).
:- use_module('../rules/concepts/players').

:- multifile api:hook/3.

api:hook(magic, ["pass_on", Steps, [Turn, Step], Most, Kept], Replies) :-
    nth0(Index, Steps, Step),
    !,
    replies(Most, until(Steps, Turn, Index, Kept), Replies).

%   replies(+Most, +Until, -Replies) is det.

replies(Most, Until, [Reply|Replies]) :-
    api:marked(take(pass, choices, Stop)),
    api:reply(Stop, Reply),
    (   Most > 1,
        Stop = choice(Player, priority(_, _), _),
        nothing_to_do(Until, Player)
    ->  Others is Most-1,
        replies(Others, Until, Replies)
    ;   Replies = []
    ).

nothing_to_do(until(Steps, Turn, Index, Kept), Player) :-
    turn(Now),
    step(Here),
    atom_string(Here, Step),
    nth0(Place, Steps, Step),
    \+ late(Now, Place, Turn, Index),
    atom_string(Player, Name),
    \+ memberchk([Name, Now, Step], Kept).

late(Now, Place, Turn, Index) :-
    (   Now =:= Turn
    ->  Place >= Index
    ;   Now > Turn
    ).
