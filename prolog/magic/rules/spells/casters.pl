:- module(casters,
          [ caster/1,                   % -Player
            castable_within/3           % +Player, +Object, +Way
          ]).

/** <module> Who may cast a spell now (601.2, 608.2g), and what can't be cast (101.2, 601.3)

`casts_in(Process, Player)`: in Process, Player may cast a spell. `prohibited(Player, Object, Way)`: something says that Player
can't cast Object in that Way. Modules add clauses of both.
*/

:- use_module('../../../k/language').
:- use_module(casting, []).

:- multifile casts_in/2, prohibited/3.
:- dynamic prohibited/3.

caster(_) reads silent.
prohibited(_, _, _) reads silent.
castable_within(_, _, _) reads silent otherwise "it can't be cast".

%!  caster(-Player) is semidet.
%
%   Player may cast a spell now: who has priority, or whom what is resolving lets cast one.

caster(Player) :-
    now(Process),
    casts_in(Process, Player),
    !.

casts_in(priority(Player, _), Player).

%!  castable_within(+Player, +Object, +Way) is semidet.
%
%   Player can cast Object in that Way as something resolves (608.2g): at any time that nothing forbids.

castable_within(Player, O, Way) :-
    \+ prohibited(Player, O, Way),
    \+ casting:no_target(Player, O, Way),
    casting:affordable(Player, O, Way).
