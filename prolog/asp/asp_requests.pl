:- module(asp_requests, []).

/** <module> What Python asks for about logic programs: hooks of the door

Requests: ["asp_choice"]: the program that tells which actions are legal. ["asp_transition", Action]: the program that tells what
comes of it. ["asp_step", Action]: what the engine says comes of it, [Fluents, Tasks, Flags], without now/1 and later/1.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../door/api', []).
:- use_module('../k/consequences', [perform/4]).
:- use_module('../k/cycle', [legal/1]).
:- use_module('../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../k/rules', []).
:- use_module('../k/store', [fluents/1, mark/1, undo_to/1]).
:- use_module(grounding, [action_instance/5]).
:- use_module(program, [begin_program/0, print_choice/1, print_state/1]).
:- use_module(transition, [print_transition/1]).

:- multifile api:hook/3.

api:hook(asp_choice, [], [Program]) :-
    with_output_to(string(Program), print_legality).
api:hook(asp_transition, [Text], [Program]) :-
    action(Text, Action),
    with_output_to(string(Program), print_transition(Action)).
api:hook(asp_step, [Text], [Fluents, Tasks, Flags]) :-
    action(Text, Action),
    setup_call_cleanup(mark(Mark), step(Action, Fluents, Tasks, Flags), undo_to(Mark)).

action(Text, Action) :-
    safe_term(Text, Action),
    (   legal(Action)
    ->  true
    ;   throw(error(illegal_action(Action), _))
    ).

print_legality :-
    fluents(Fluents),
    begin_program,
    print_state(Fluents),
    findall(action((executable), Action, Literals),
            ( action_instance((executable), Action, _, Literals, _), ground(Action), \+ rules:unlisted(Action) ),
            Can),
    findall(action((nonexecutable), Action, Literals),
            ( member(action(_, Action, _), Can), action_instance((nonexecutable), Action, _, Literals, _) ),
            Cannot),
    print_choice(Can),
    print_choice(Cannot).

step(Action, Fluents, Tasks, Flags) :-
    state:now(Process),
    ( Action == engine_processing -> Cause = Process ; Cause = Action ),
    perform(Cause, Process, Tasks0, Flags0),
    fluents(All),
    exclude(of_the_cycle, All, Kept),
    maplist(term_text, Kept, Fluents),
    maplist(term_text, Tasks0, Tasks),
    maplist(term_text, Flags0, Flags).

of_the_cycle(now(_)).
of_the_cycle(later(_)).

:- multifile prolog:error_message//1.

prolog:error_message(unsupported(Event)) -->
    [ 'an effect would replace ~p: such a step is not written as a logic program'-[Event] ].
