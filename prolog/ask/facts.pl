:- module(facts,
          [ op(200, xfx, #),
            state/1,                    % ?Fluent
            visible/2,                  % ?Player, ?Fluent
            known/1,                    % ?Template
            board/0,
            object/1,                   % ?Object
            rule/1,                     % ?Id
            won/1,                      % ?Player
            events/0,
            events/1                    % ?Event
          ]).

/** <module> The words for what there is: facts, objects, rules and events
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, same_length/2]).
:- use_module('../k/rules', []).
:- use_module('../k/recent', [since/2]).
:- use_module('../k/types', [mapped_arguments/4]).
:- use_module('../k/views', []).
:- use_module(dependencies, [undoes/2]).
:- use_module(naming).
:- use_module(rule_text, [print_beneath/1, print_rules/1]).
:- use_module(spoken_terms).

:- multifile
    show/1, derived/2, game_word/3, changing_word/3, example/2, in_play/1.
:- dynamic
    show/1, derived/2, game_word/3, changing_word/3, example/2, in_play/1.

%!  show(+What) is semidet.
%
%   Hook: print `board`, `events`, `happened` (the events since the last choice),
%   `choice` (what is to be chosen now) or object(Number) of the game.

%!  derived(?Module, ?Typed) is nondet.
%
%   Hook: the predicate of Module whose arguments have the types in Typed may be
%   asked for, as a fluent may. Where the last type is `value`, there is one value; what is
%   calculated with has the type `integer`.

%!  game_word(?Module, ?Call, ?Help) is nondet.
%
%   Hook: people may ask for the predicate of Module that is called as Call, whose arguments
%   are modes (evaluator/askable.pl), too. It must neither call an argument nor change anything.

%!  changing_word(?Module, ?Call, ?Help) is nondet.
%
%   Hook: people who have the toplevel may change the game by the predicate of Module that Call
%   has the form of. No question may use it.

%!  example(?Module, ?Line) is nondet.
%
%   Hook: a line for help/0 that shows how things of the game of Module are written.

%!  in_play(?Module) is nondet.
%
%   Hook: the game of Module, whose words and examples these are, is being played.

%!  state(?Fluent) is nondet.

state(Fluent) :-
    fluent_like(Fluent, Template, Types),
    spoken_call(Types, Template, state:Template, Fluent).

%   fluent_like(?Spoken, -Template, -Types) is nondet: the fluents of Spoken's form.

fluent_like(Spoken, Template, Types) :-
    same_form(Spoken, Template),
    rules:fluent(Template, Types, _, _).

same_form(Spoken, Template) :-
    (   var(Spoken)
    ->  true
    ;   functor(Spoken, Name, Arity),
        functor(Template, Name, Arity)
    ).

%!  visible(?Player, ?Fluent) is nondet.

visible(Player, Fluent) :-
    fluent_like(Fluent, Template, Types),
    spoken_call(Types, Template, views:visible(Player, Template), Fluent).

%!  known(?Template) is nondet.
%
%   A predicate of the game that derives something from the state.

known(Fact) :-
    same_form(Fact, Typed),
    findall(Module-Typed, derived(Module, Typed), Known),
    member(Module-Typed, Known),
    functor(Typed, Name, Arity),
    functor(Template, Name, Arity),
    Typed =.. [_|Types],
    findall(Fact, spoken_call(Types, Template, facts:derives(Module, Types, Template), Fact), Facts),
    sort(Facts, Distinct),
    member(Fact, Distinct).

%   What is derived about objects is asked of each one that is in sight.

derives(Module, Types, Template) :-
    Template =.. [Name|Values],
    objects_bound(Types, Values),
    (   append(TypesBefore, [value], Types)
    ->  same_length(TypesBefore, Before),
        append(Before, [Value], Values),
        append(Before, [Found], Arguments),
        Goal =.. [Name|Arguments],
        once(Module:Goal),
        Value = Found
    ;   call(Module:Template)
    ).

objects_bound([], []).
objects_bound([Type|Types], [Value|Values]) :-
    (   Type == object,
        var(Value)
    ->  present(Value)
    ;   true
    ),
    objects_bound(Types, Values).

%!  board is det.

board :-
    once(show(board)).

%!  object(?Object) is nondet.
%
%   Show Object; an unbound Object is one of those that are in sight.

object(Object) :-
    (   var(Object)
    ->  present(Number),
        said(object, Number, Object)
    ;   heard(object, Object, Number)
    ->  once(show(object(Number)))
    ;   throw(error(existence_error(object, Object), _))
    ).

%!  rule(?Id) is nondet.
%
%   Print the rules with the number Id in K notation, and list those beneath it.

rule(Id) :-
    (   var(Id)
    ->  findall(Number, rules:source(Number, _, _, _, _), Numbers),
        sort(Numbers, All),
        member(Id, All)
    ;   format(atom(Number), "~w", [Id]),
        print_rules(Number),
        print_undoing(Number),
        (   print_beneath(Number)
        ->  true
        ;   rules:source(Number, _, _, _, _)
        ->  true
        ;   throw(error(existence_error(rule, Id), _))
        )
    ).

%   The rules that can undo what this one does.

print_undoing(Number) :-
    findall(Id, undoes(Id, Number), Ids),
    (   Ids == []
    ->  true
    ;   atomic_list_concat(Ids, ', ', Text),
        format("% can be undone by ~w~n", [Text])
    ).

%!  won(?Player) is nondet.
%
%   The game is over, and Player has won it.

won(Player) :-
    (   nonvar(Player)
    ->  heard(player, Player, _)
    ;   true
    ),
    state:now(over(won(Players))),
    member(Player, Players).

%!  events is det.
%
%   Tell what happened, in words.

events :-
    once(show(events)).

%!  events(?Event) is nondet.
%
%   Event happened: its objects are name#number, also those that are gone. Where
%   Event is known in part, a name alone or a number alone means any such object.

events(Event) :-
    since(-1, Entries),
    member(event(Found), Entries),
    said_event(Found, Said),
    (   var(Event)
    ->  Event = Said
    ;   Event =.. [Name|Given],
        Said =.. [Name|Told],
        maplist(meant, Given, Told)
    ).

said_event(Event, Said) :-
    rules:declared(event, Event, Types),
    mapped_arguments(Types, facts:told, Event, Said).

told(object, Value, Name#Value) :-
    once_called(Value, Name).

meant(Given, Told) :-
    (   Given = Told
    ;   atom(Given),
        Told = Name#_,
        Name == Given
    ;   integer(Given),
        Told = _#Number,
        Number == Given
    ).
