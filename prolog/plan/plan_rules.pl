:- module(plan_rules, []).

/** <module> What a game tells those who look for plans, beside its rules

  * turn_number(-N): the number of the running turn; a game without turns has none
  * does_nothing(?Action): an action by which a player lets things go on
  * unsettled: something is under way, so that what the game says of this state's worth is said too
    early
  * hopeless(+Player, +Goal, +Opponents, +Left): from here, Goal, of those that are named so below, can't be reached
    before the turn ends against Opponents, `passive` or `all`; Left is left(Asleep, Choices), the declarations that
    are not made any more while this choice goes on, and how many choices are left, or `inf`. It may only cut what
    can't be: a test compares with searches without it.
  * declares(+Action, -Declared): Action, which is possible now, declares Declared, one of several: two
    with other Declared lead to the same state in either order, and until this choice ends each
    is possible whether the other was taken or not
  * chance_results(+Flags, -Results): Flags are left to chance, and Results, lists of updates as the
    procedural part hands them back, are all that may come of it; without it, Flags are no matter of
    chance. Error, too_many_results: they can't be looked at one by one.

Goals that hopeless/4 is asked about are won(P) and life(P, N), somebody's life is N or less.
*/

:- multifile turn_number/1, does_nothing/1, unsettled/0, hopeless/4, declares/2, chance_results/2.
:- dynamic turn_number/1, does_nothing/1, unsettled/0, hopeless/4, declares/2, chance_results/2.
