:- module(globals, [begin_globals/0]).

/** <module> Global variables, and what they begin as

Each engine of a process has global variables of its own, as it has facts of its own (own_facts.pl):
an engine that another game is to be played in begins them by begin_globals/0.
*/

:- multifile initial/2.

%   initial(?Variable, -Value): a module that has a global variable says what it begins as.

%!  begin_globals is det.
%
%   Every global variable that this engine has not yet begins as its module says.

begin_globals :-
    forall(initial(Variable, Value),
           ( nb_current(Variable, _) -> true ; nb_setval(Variable, Value) )).
