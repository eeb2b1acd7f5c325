:- module(spoken_terms,
          [ op(200, xfx, #),
            heard_actions/2,            % ?Spoken, -Actions
            said_actions/2,             % +Actions, ?Spoken
            heard/3,                    % +Type, ?Spoken, -Value
            said/3,                     % +Type, +Value, ?Spoken
            spoken_call/4               % +Types, +Template, :Goal, ?Spoken
          ]).

/** <module> How people write actions, and what they mean

Objects are written as naming.pl has them. An action may leave out its last
arguments (`capture(knight#41)`) and end with actions that belong to it
(`promote(pawn#12, choose(queen))`). What is an object is told by the declarations;
who plays, by the game's hook player(?Player).
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../k/rules', []).
:- use_module(naming).

:- multifile player/1.
:- dynamic player/1.

:- meta_predicate
    spoken_call(+, +, 0, ?),
    in_order(0).

%!  heard_actions(?Spoken, -Actions) is nondet.
%
%   Actions, as the rules have them, are what Spoken may mean, the likeliest
%   first. Error: there is no such action or object.

heard_actions(Spoken, Actions) :-
    (   var(Spoken)
    ->  Actions = [_]
    ;   parts(Spoken, First, Others),
        maplist(heard_action, [First|Others], Actions)
    ).

%   parts(+Spoken, -First, -Others): the actions at the end of Spoken.

parts(Spoken, First, Others) :-
    (   compound(Spoken)
    ->  Spoken =.. [Name|Arguments],
        append(Own, Others, Arguments),
        \+ ( member(Other, Others),
             \+ whole_action(Other)
           ),
        !,
        First =.. [Name|Own]
    ;   First = Spoken,
        Others = []
    ).

whole_action(Term) :-
    compound(Term),
    Term \= _#_,
    functor(Term, Name, Arity),
    functor(General, Name, Arity),
    rules:action(General).

heard_action(Spoken, Action) :-
    (   callable(Spoken),
        types_for(Spoken, Types)
    ->  true
    ;   throw(error(existence_error(action, Spoken), _))
    ),
    Spoken =.. [Name|Given],
    same_length_or_more(Given, Types, Arguments),
    maplist(heard, Types, Arguments, Values),
    Action =.. [Name|Values].

%   The action of this name with as many arguments or, at best, few more.

types_for(Spoken, Types) :-
    functor(Spoken, Name, Arity),
    findall(More-Found,
            ( rules:declared(action, General, Found),
              functor(General, Name, Full),
              Full >= Arity,
              More is Full-Arity
            ),
            Pairs),
    keysort(Pairs, [_-Types|_]).

same_length_or_more(Given, Types, Arguments) :-
    maplist(any, Types, Arguments),
    append(Given, _, Arguments),
    !.

any(_, _).

%!  said_actions(+Actions, ?Spoken) is semidet.
%
%   Spoken is how Actions, the first of which the others belong to, are written;
%   where Spoken is bound, it means them.

said_actions([First|Others], Spoken) :-
    (   var(Spoken)
    ->  First =.. [Name|Values],
        rules:declared(action, First, Types),
        maplist(said, Types, Values, Own),
        maplist(said_alone, Others, More),
        append(Own, More, Arguments),
        Spoken =.. [Name|Arguments]
    ;   parts(Spoken, Head, Tail),
        maplist(said_action, [First|Others], [Head|Tail])
    ).

said_alone(Action, Spoken) :-
    said_actions([Action], Spoken).

said_action(Action, Spoken) :-
    Action =.. [Name|Values],
    Spoken =.. [Name|Given],
    rules:declared(action, Action, Types),
    said_given(Given, Types, Values).

said_given([], _, _).
said_given([Spoken|Given], [Type|Types], [Value|Values]) :-
    said(Type, Value, Spoken),
    said_given(Given, Types, Values).

%!  heard(+Type, ?Spoken, -Value) is nondet.

heard(Type, Spoken, Value) :-
    (   var(Spoken)
    ->  true
    ;   heard_as(Type, Spoken, Value)
    ).

heard_as(Type, Spoken, Value) :-
    (   Type == object
    ->  heard_object(Spoken, Value)
    ;   Type == player
    ->  known_player(Spoken),
        Value = Spoken
    ;   Type == thing
    ->  (   atom(Spoken),
            player(Spoken)
        ->  Value = Spoken
        ;   heard_object(Spoken, Value)
        )
    ;   Type == objects,
        is_list(Spoken)
    ->  maplist(heard(object), Spoken, Value)
    ;   Value = Spoken
    ).

known_player(Player) :-
    (   player(_),
        \+ player(Player)
    ->  throw(error(existence_error(player, Player), _))
    ;   true
    ).

%!  said(+Type, +Value, ?Spoken) is semidet.

said(Type, Value, Spoken) :-
    (   var(Value)
    ->  true
    ;   nonvar(Spoken)
    ->  once(heard(Type, Spoken, Value))
    ;   memberchk(Type, [object, thing]),
        integer(Value)
    ->  said_object(Value, Spoken)
    ;   Type == objects
    ->  maplist(said(object), Value, Spoken)
    ;   Spoken = Value
    ).

%!  spoken_call(+Types, +Template, :Goal, ?Spoken) is nondet.
%
%   Goal, whose arguments are those of Template, holds for what Spoken says; in the
%   standard order of terms.

spoken_call(Types, Template, Goal, Spoken) :-
    Template =.. [Name|Values],
    (   var(Spoken)
    ->  in_order(Goal),
        maplist(said, Types, Values, Arguments),
        Spoken =.. [Name|Arguments]
    ;   Spoken =.. [Name|Arguments],
        maplist(heard, Types, Arguments, Values),
        in_order(Goal),
        maplist(said, Types, Values, Arguments)
    ).

in_order(Goal) :-
    findall(Goal, Goal, Unsorted),
    sort(Unsorted, Sorted),
    member(Goal, Sorted).
