:- module(imagined,
          [ has_there/2                 % +Player, ?Object
          ]).

/** <module> What is imagined on the battlefield, and is not there yet (614.12)

As something enters, what it would be is asked in a world in which it is there already. Its own abilities apply to it
there, and yet it is none of the permanents that they count: replacement effects come before it is on the battlefield.
*/

:- use_module('../../../k/language').
:- use_module('../zones', []).

fluent imagined(_O:object).

%!  has_there(+Player, ?Object) is nondet.
%
%   Player controls Object, which is there.

has_there(Player, Object) :-
    (   imagined(Entering)
    ->  controls(Player, Object),
        Object \== Entering
    ;   controls(Player, Object)
    ).
