:- module(program,
          [ begin_program/0,
            print_state/1,              % +Fluents
            print_fact/1,               % +Fact
            print_instance/4,           % +Trigger, +Phase, +Literals, -Number
            print_effects/4,            % +Singles, +Phase, +Numbers, -Keys
            print_blocked/3,            % +Effect, +Phase, +Number
            print_maintained/4,         % +Number, +Phase, +General, +Wanted
            print_heads/2,              % +Head, +Numbers
            print_born/1,               % +Phase
            print_order/1,              % +Keys
            print_choice/1,             % +Instances
            single_effects/3            % +Effect, -Singles, ?Tail
          ]).

/** <module> A logic program in the language of answer set programming, as text

Terms of the game are strings there.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../k/plain_terms', [term_text/2]).
:- use_module('../k/rules', []).

%!  begin_program is det.
%
%   Print what is the same in all of them: inertia, functional fluents, what changes mark, legality.

begin_program :-
    nb_setval(asp_number, 0),
    forall(common(Line), ( write(Line), nl )).

common("holds(T+1,F) :- add(T,F), phase(T).").
common("holds(T+1,F) :- holds(T,F), phase(T), not del(T,F), not gone(T,F).").
common("gone(T,F) :- holds(T,F), key(F,K), add(T,G), key(G,K), F != G.").
common("touched(T,F) :- add(T,F), not holds(T,F).").
common("touched(T,F) :- del(T,F), holds(T,F).").
common("touched(T,F) :- gone(T,F).").
common("holds(T+1,M) :- touched(T,F), marks(F,M), phase(T).").
common("covered(N,F) :- member(N,F), key(F,K), want(N,G), key(G,K).").
common("#show result/1.").
common("#show task/2.").
common("#show flag/1.").
common("#show legal/1.").
common("result(F) :- holds(T,F), final(T).").
common("legal(A) :- executable(A), not nonexecutable(A).").
common("#defined add/2. #defined del/2. #defined key/2. #defined marks/2. #defined member/2. #defined want/2.").
common("#defined phase/1. #defined final/1. #defined executable/1. #defined nonexecutable/1. #defined holds/2.").
common("#defined task/2. #defined flag/1. #defined cause/2. #defined fires/1. #defined born/1.").

next_number(Number) :-
    nb_getval(asp_number, Before),
    Number is Before+1,
    nb_setval(asp_number, Number).

%!  print_state(+Fluents) is det.

print_state(Fluents) :-
    forall(member(Fluent, Fluents), ( print_fact(holds(0, Fluent)), print_nature(Fluent) )).

%   What is its value's key, and what it marks as it changes.

print_nature(Fluent) :-
    (   rules:functional(Fluent, Key)
    ->  copy_term(Key, Copy),
        term_variables(Copy, Variables),
        maplist(=(any_value), Variables),
        print_fact(key(Fluent, Copy))
    ;   print_fact(key(Fluent, Fluent))
    ),
    (   rules:marks(Fluent, Marks)
    ->  forall(( member(Mark, Marks), Mark \= memory(_) ), print_fact(marks(Fluent, Mark)))
    ;   true
    ).

%!  print_fact(+Fact) is det.

print_fact(Fact) :-
    atom_text(Fact, Text),
    format("~w.~n", [Text]).

%   atom_text(+Atom, -Text): numbers stay numbers, everything else is a string.

atom_text(Atom, Text) :-
    Atom =.. [Name|Arguments],
    findall(Shown, ( member(Argument, Arguments), argument_text(Argument, Shown) ), Texts),
    atomic_list_concat(Texts, ',', Listed),
    format(string(Text), "~w(~w)", [Name, Listed]).

argument_text(Argument, Text) :-
    (   integer(Argument)
    ->  Text = Argument
    ;   term_text(Argument, Plain),
        split_string(Plain, "\\", "", Parts0),
        atomic_list_concat(Parts0, "\\\\", Escaped0),
        split_string(Escaped0, "\"", "", Parts),
        atomic_list_concat(Parts, "\\\"", Escaped),
        split_string(Escaped, "\n", "", Lines),
        atomic_list_concat(Lines, "\\n", Line),
        format(string(Text), "\"~w\"", [Line])
    ).

%!  print_instance(+Trigger, +Phase, +Literals, -Number) is det.
%
%   Print when the instance that gets Number applies.

print_instance(Trigger, Phase, Literals, Number) :-
    next_number(Number),
    atom_text(Trigger, First),
    findall(Text, ( member(Literal, Literals), literal_text(Literal, Phase, Text) ), Others),
    atomic_list_concat([First|Others], ', ', Body),
    format("fires(~w) :- ~w.~n", [Number, Body]).

literal_text(holds(Fluent), Phase, Text) :-
    atom_text(holds(Phase, Fluent), Text).
literal_text(not_holds(Fluent), Phase, Text) :-
    atom_text(holds(Phase, Fluent), Plain),
    string_concat("not ", Plain, Text).

%!  print_effects(+Singles, +Phase, +Numbers, -Keys) is det.
%
%   Print that the instances Numbers have the effects Singles; Keys are lists of what print_order/1 puts into an order, one for
%   each then(_).

print_effects(Singles, Phase, Numbers, Keys) :-
    findall(Own, ( member(Single, Singles), print_effect(Single, Phase, Numbers, Own), Own \== none ), Keys).

print_effect(event(Event), Phase, Numbers, none) :-
    !,
    print_heads(cause(Phase, Event), Numbers).
print_effect(causes(Causes), Phase, Numbers, none) :-
    !,
    forall(member(Cause, Causes), print_heads(cause(Phase, Cause), Numbers)).
print_effect(then(Processes), _, Numbers, Keys) :-
    !,
    findall(Key, ( member(Process, Processes), next_number(Key), print_heads(task(Key, Process), Numbers) ), Keys).
print_effect(-Fluent, Phase, Numbers, none) :-
    !,
    forall(state:Fluent, ( print_nature(Fluent), print_heads(del(Phase, Fluent), Numbers) )).
print_effect(Effect, Phase, Numbers, none) :-
    (   rules:flag(Effect)
    ->  print_heads(flag(Effect), Numbers)
    ;   print_nature(Effect),
        print_heads(add(Phase, Effect), Numbers)
    ).

%!  print_heads(+Head, +Numbers:list) is det.
%
%   Head holds where one of the instances Numbers applies.

print_heads(Head, Numbers) :-
    atom_text(Head, Text),
    forall(member(Number, Numbers), format("~w :- fires(~w).~n", [Text, Number])).

%!  print_born(+Phase) is det.
%
%   Where new objects are born in Phase, the next number is what it is by now.

print_born(Phase) :-
    (   state:next_number(Next)
    ->  print_nature(next_number(Next)),
        atom_text(add(Phase, next_number(Next)), Text),
        format("~w :- born(~w).~n", [Text, Phase])
    ;   true
    ).

%!  print_blocked(+Effect, +Phase, +Number) is det.
%
%   The same of an instance that does not apply here: new objects have no number.

print_blocked(Effect, Phase, Number) :-
    copy_term(Effect, Copy),
    term_variables(Copy, Variables),
    maplist(=(0), Variables),
    single_effects(Copy, Singles, []),
    print_effects(Singles, Phase, [Number], _).

%!  print_maintained(+Number, +Phase, +General, +Wanted:list) is det.
%
%   The instance Number makes the fluents of the form General those that are Wanted.

print_maintained(Number, Phase, General, Wanted) :-
    forall(member(Fluent, Wanted), ( print_nature(Fluent), print_fact(want(Number, Fluent)), print_heads(add(Phase, Fluent), [Number]) )),
    forall(state:General,
           ( print_fact(member(Number, General)),
             atom_text(del(Phase, General), Head),
             atom_text(covered(Number, General), Covered),
             format("~w :- fires(~w), not ~w.~n", [Head, Number, Covered])
           )).

%!  print_order(+Keys:list) is det.
%
%   Tasks follow one another in the order of Keys.

print_order(Keys) :-
    forall(nth1(Place, Keys, Key), format("order(~w,~w).~n", [Key, Place])),
    format("#show order/2.~n#defined order/2.~n").

%!  print_choice(+Instances) is det.
%
%   Instances are action(Kind, Action, Literals) in the state that offers a choice.

print_choice(Instances) :-
    forall(member(action(Kind, Action, Literals), Instances),
           ( print_instance(phase(-1), 0, Literals, Number),
             Head =.. [Kind, Action],
             print_heads(Head, [Number])
           )),
    format("phase(-1).~n").

%!  single_effects(+Effect, -Singles, ?Tail) is det.
%
%   The effects that Effect has together, in their order.

single_effects(Effect, Singles, Tail) :-
    (   Effect = (A, B)
    ->  single_effects(A, Singles, Others),
        single_effects(B, Others, Tail)
    ;   Effect = all(Effects)
    ->  all_singles(Effects, Singles, Tail)
    ;   Singles = [Effect|Tail]
    ).

all_singles([], Tail, Tail).
all_singles([Effect|Effects], Singles, Tail) :-
    single_effects(Effect, Singles, Others),
    all_singles(Effects, Others, Tail).
