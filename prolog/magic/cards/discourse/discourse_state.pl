:- module(discourse_state,
          [ start_state/1,              % -State
            start_scope/2,              % :Reader, -Scope
            part//3,                    % +Term0, +Scope, -Term
            described//3,               % +Term0, +Scope, -Term
            argument/3,                 % +K, +Scope0, -Scope
            now//2,                     % +Field, -Value
            put//2,                     % +Field, +Value
            push//2,                    % +Field, +Value
            in/3,                       % +Field, +Scope, -Value
            with/4                      % +Field, +Value, +Scope0, -Scope
          ]).

/** <module> What is known when the text has been read up to some place

The *state* goes through the text with the reader:

  * next: the number of the next referent
  * clause: statements, events and conditions are counted
  * referents: referent(K, Number, Class, Words, Clause, Place), the last that was spoken of first
  * events: what was done, `Verb-K`, the last first; within(Verb-K) if it stands in a description
  * agents: who did it, `Event-K`
  * subject: of the last statement
  * alternatives: alternative(From, To, Clause), referents of what is done instead of something else
  * one_of: the referent of which "one" was spoken: "the other"
  * parts: `K-Whole`
  * last_pronoun: what the last pronoun stood for
  * event: from-to, the clauses of the event that an ability is about
  * entering: what enters, beneath "as ~ enters"
  * origins: origin(K, Determiner, Clause), how K was introduced
  * sentence: the clauses before the sentence that is gone through
  * offered: events that may be done, or not
  * errors, conventions: what could not be resolved, and what was decided by which convention

The *scope* goes down into the parts of a term:

  * place: subject, object, or within (a description of something else)
  * want: what the role takes (role_types.pl)
  * gap: what the clause describes that is gone through
  * each: yes beneath "for each", never in "until they reveal a card"
  * cost_of: what is cast or played by the verb; object_of: its object
  * arguments: of the verbs around, the nearest first, `barrier` where a description begins, `clause` where what
    someone is caused to do begins, or the description of what is no thing
  * compared: the noun of what is compared, `power` in "with power less than"
  * reader: the nonterminal that goes through a part, so that what reads one construction needs not know the others
*/

:- meta_predicate
    start_scope(5, -).

%   field(?Name, ?Place)

field(next, 1).
field(clause, 2).
field(referents, 3).
field(events, 4).
field(agents, 5).
field(subject, 6).
field(alternatives, 7).
field(one_of, 8).
field(parts, 9).
field(last_pronoun, 10).
field(event, 11).
field(errors, 12).
field(conventions, 13).
field(entering, 14).
field(offered, 15).
field(origins, 16).
field(sentence, 17).

field(place, 1).
field(want, 2).
field(gap, 3).
field(each, 4).
field(cost_of, 5).
field(object_of, 6).
field(arguments, 7).
field(reader, 8).
field(compared, 9).

%!  start_state(-State) is det.
%
%   Of the card itself, `this`, one may speak at once.

start_state(state(1, 0, [This], [], [], none, [], none, [], none, 0-0, [], [], none, [], [], 0)) :-
    This = referent(this, sg, obj, [any], -1, object).

%!  start_scope(:Reader, -Scope) is det.

start_scope(Reader, scope(object, any, none, no, none, none, [], Reader, none)).

%!  part(+Term0, +Scope, -Term)// is semidet.
%
%   Term0, a part of what is gone through, means Term.

part(Term0, Scope, Term, State0, State) :-
    in(reader, Scope, Reader),
    call(Reader, Term0, Scope, Term, State0, State).

%!  described(+Term0, +Scope, -Term)// is semidet.
%
%   Term0, which describes something else, means Term.

described(Term0, Scope0, Term) -->
    { with(place, within, Scope0, Scope) },
    part(Term0, Scope, Term).

%!  argument(+K, +Scope0, -Scope) is det.
%
%   In Scope K is an argument of the nearest verb.

argument(K, Scope0, Scope) :-
    in(arguments, Scope0, Arguments),
    with(arguments, [subject(K)|Arguments], Scope0, Scope).

%!  now(+Field, -Value)// is det.

now(Field, Value, State, State) :-
    field(Field, Place),
    arg(Place, State, Value).

%!  put(+Field, +Value)// is det.

put(Field, Value, State0, State) :-
    replaced(Field, Value, State0, State).

%!  push(+Field, +Value)// is det.
%
%   Value is the first of the list Field.

push(Field, Value) -->
    now(Field, Values),
    put(Field, [Value|Values]).

%!  in(+Field, +Scope, -Value) is det.

in(Field, Scope, Value) :-
    field(Field, Place),
    arg(Place, Scope, Value).

%!  with(+Field, +Value, +Scope0, -Scope) is det.

with(Field, Value, Scope0, Scope) :-
    replaced(Field, Value, Scope0, Scope).

replaced(Field, Value, Record0, Record) :-
    field(Field, Place),
    Record0 =.. [Name|Values0],
    replaced_at(Place, Value, Values0, Values),
    Record =.. [Name|Values].

replaced_at(Place, Value, [First|Rest0], Values) :-
    (   Place =:= 1
    ->  Values = [Value|Rest0]
    ;   Values = [First|Rest],
        Before is Place-1,
        replaced_at(Before, Value, Rest0, Rest)
    ).
