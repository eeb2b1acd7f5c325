:- module(unbegun_turns,
          [ unbegun/2                   % +Next, +Gone
          ]).

/** <module> Turns that do not begin, as the player has left (800.4k): what lasts until then ends there (800.4m)
*/

:- use_module(library(lists), [append/2, append/3, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../concepts/players').
:- use_module(turn, []).

%!  unbegun(+Next, +Gone) is semidet.
%
%   As Next is to begin a turn, or to skip one, the turn of Gone, who has left, would have begun since the one before. An extra turn
%   comes besides, and no other turn before it.

'800.4k' :: caused unbegun(Next, Gone) if
    \+ turn:newest_extra_turn(_, _), setting(seats, Seats), ( order_stopped_at(Last) -> true ; active(Last) ),
    append(Before, [Last|After], Seats), append([After, Before, [Last]], Following),
    append(Passed, [Next|_], Following), memberchk(Gone, Passed).
