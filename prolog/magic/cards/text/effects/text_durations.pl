:- module(text_durations,
          [ duration//1                 % ?Duration
          ]).
:- use_module('../text_phrases', [self//0]).

/** <module> For how long an effect lasts: "until end of turn"
*/

%!  duration(?Duration)// is nondet.

duration(end_of_turn) -->
    [until, end, of, turn].
duration(until_your_next_turn) -->
    [until, your, next, turn].
duration(while_you_control_this) -->
    [for, as, long, as, you, control],
    self.
duration(while_this_stays) -->
    [for, as, long, as],
    self,
    [remains, on, the, battlefield].
duration(while_this_tapped) -->
    [for, as, long, as],
    self,
    [remains, tapped].
duration(permanent) -->
    [].
