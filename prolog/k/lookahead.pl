:- module(lookahead,
          [ after/3,                    % +Action, +Mode, :Goal
            follow/3,                   % ?Actions, -Taken, :Goal
            perform_actions/1,          % +Actions
            last_choices/3,             % +Count, -Mark, -Entries
            answered/2,                 % +Facts, -Updates
            changed/1                   % :Change
          ]).

/** <module> Other states than the present one: what follows an action

Where a step needs the procedural part, the flags go to the hook
answer_flags(+Facts, -Updates), which whoever runs this program defines.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(solution_sequences), [offset/2]).
:- use_module(cycle,
              [ advance/2, chooser/1, finish_flags/1, legal/1, legal_actions/1,
                set_tally/2, tally/2, take/3
              ]).
:- use_module(recent, [since/2]).
:- use_module(store, [mark/1, mend/0, undo_to/1]).
:- use_module(plain_terms, [checked_fluent/1]).

:- multifile answer_flags/2.
:- dynamic answer_flags/2.

:- meta_predicate
    after(+, +, 0),
    follow(?, -, 1),
    follow_on(?, -, 1),
    in_other_state(+, 0),
    changed(0).

%!  after(+Action, +Mode, :Goal) is nondet.
%
%   Goal is true in the state after Action, which must be legal, and what follows
%   it up to the next choice, as advance/2 has it in Mode. The game stays where it
%   is, however Goal ends.

after(Action, Mode, Goal) :-
    in_other_state(Mark,
                   ( performed(Action, Mode, Mark),
                     findall(Goal, Goal, Solutions)
                   )),
    member(Goal, Solutions).

%!  follow(?Actions, -Taken, :Goal) is nondet.
%
%   Actions can be taken one after the other, with choices that have a single
%   option in between: all these are Taken. In the state before the last one, Goal
%   is true of it.

follow([Action|Actions], [Action|Taken], Goal) :-
    findall(Action, legal(Action), Legal),
    member(Action, Legal),
    (   Actions == []
    ->  Taken = [],
        call(Goal, Action)
    ;   after(Action, choices, lookahead:follow_on(Actions, Taken, Goal))
    ).

follow_on([Action|Actions], Taken, Goal) :-
    (   only_other(Action, Only)
    ->  Taken = [Only|Rest],
        after(Only, choices, lookahead:follow_on([Action|Actions], Rest, Goal))
    ;   follow([Action|Actions], Taken, Goal)
    ).

only_other(Action, Only) :-
    \+ legal(Action),
    chooser(_),
    legal_actions([Only]).

in_other_state(Mark, Work) :-
    tally(Steps, Forced),
    setup_call_cleanup(
        mark(Mark),
        once(Work),
        ( mend,
          undo_to(Mark),
          set_tally(Steps, Forced)
        )).

%!  perform_actions(+Actions:list) is det.
%
%   Take Actions, each legal in its turn, and the choices with a single option in
%   between and afterwards. Nothing has changed after an error.

perform_actions(Actions) :-
    tally(Steps, Forced),
    mark(Mark),
    catch(all_performed(Actions),
          Error,
          ( mend, undo_to(Mark), set_tally(Steps, Forced), throw(Error) )).

all_performed([Action|Actions]) :-
    (   Actions == [],
        legal(Action)
    ->  performed(Action, contracted, -1)
    ;   only_other(Action, Only)
    ->  performed(Only, choices, -1),
        all_performed([Action|Actions])
    ;   performed(Action, choices, -1),
        all_performed(Actions)
    ).

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

%!  answered(+Facts, -Updates) is det.
%
%   Updates are what the procedural part makes of the flags Facts. Error: there is none.

answered(Facts, Updates) :-
    (   answer_flags(Facts, Updates)
    ->  maplist(checked_update, Updates)
    ;   throw(error(flags_unanswered(Facts), _))
    ).

checked_update(Update) :-
    ( Update = -Ended -> checked_fluent(Ended) ; checked_fluent(Update) ).

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

%!  changed(:Change) is det.
%
%   Do Change, which sets fluents, and go on to the next choice. undo_to/1 goes back before it;
%   nothing has changed after an error.

changed(Change) :-
    tally(Steps, Forced),
    mark(Mark),
    catch(( once(Change),
            advance(choices, Stop),
            settled(Stop, choices, -1)
          ),
          Error,
          ( mend, undo_to(Mark), set_tally(Steps, Forced), throw(Error) )).

%!  last_choices(+Count:integer, -Mark, -Entries:list) is semidet.
%
%   Mark is the choice before the last Count actions, and Entries are what the
%   journal holds since, oldest first; fails when so many are not known.

last_choices(Count, Mark, Entries) :-
    Others is Count-1,
    once(offset(Others, store:journal(mark(Mark)))),
    since(Mark, Entries).
