:- module(plan,
          [ after/2,                    % +Actions, :Goal
            perform_action/2,           % +Action, +Mode
            take_back_choice/0
          ]).

/** <module> Other states than the present one: what follows an action

Where a step needs the procedural part, the flags go to the hook
answer_flags(+Facts, -Updates), which whoever runs this program defines.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2]).
:- use_module(cycle, [advance/2, finish_flags/1, statistics/2, set_statistics/2, take/3]).
:- use_module(store, [mark/1, undo_to/1]).
:- use_module(terms, [checked_fluent/1]).

:- multifile answer_flags/2.
:- dynamic answer_flags/2.

:- meta_predicate
    after(+, 0),
    in_other_state(+, 0).

%!  after(+Actions:list, :Goal) is nondet.
%
%   Goal is true in the state after Actions, each legal in its turn, and all that
%   follows them up to the next choice. The game stays where it is, however Goal
%   ends.

after(Actions, Goal) :-
    in_other_state(Mark,
                   ( all_performed(Actions, Mark),
                     findall(Goal, Goal, Solutions)
                   )),
    member(Goal, Solutions).

in_other_state(Mark, Work) :-
    statistics(Steps, Forced),
    setup_call_cleanup(
        mark(Mark),
        once(Work),
        ( undo_to(Mark),
          set_statistics(Steps, Forced)
        )).

all_performed([], _).
all_performed([Action|Actions], Mark) :-
    performed(Action, contracted, Mark),
    all_performed(Actions, Mark).

%!  perform_action(+Action, +Mode) is det.
%
%   Take Action, which must be legal, and advance to a choice or the end of the
%   game (in the Mode `steps`, by one step). Nothing has changed after an error.

perform_action(Action, Mode) :-
    statistics(Steps, Forced),
    mark(Mark),
    catch(performed(Action, Mode, -1),
          Error,
          ( undo_to(Mark), set_statistics(Steps, Forced), throw(Error) )).

performed(Action, Mode, Base) :-
    take(Action, Mode, Stop),
    settled(Stop, Mode, Base).

settled(Stop, Mode, Base) :-
    (   Stop = flags(Facts)
    ->  (   member(rewind(Number), Facts)
        ->  rewound(Number, Base)
        ;   answered(Facts, Updates),
            finish_flags(Updates),
            advance(Mode, Next),
            settled(Next, Mode, Base)
        )
    ;   true
    ).

answered(Facts, Updates) :-
    (   answer_flags(Facts, Updates)
    ->  maplist(checked_fluent, Updates)
    ;   throw(error(flags_unanswered(Facts), _))
    ).

%   Back to the choice before the object Number was made, but not before Base.

rewound(Number, Base) :-
    (   state:next_number(Next),
        Next =< Number
    ->  true
    ;   store:journal(mark(Mark)),
        Mark > Base
    ->  undo_to(Mark),
        rewound(Number, Base)
    ;   throw(error(before_known_choices, _))
    ).

%!  take_back_choice is semidet.
%
%   Go back to the choice before the last action; fails when none is known.

take_back_choice :-
    once(store:journal(mark(Mark))),
    undo_to(Mark).
