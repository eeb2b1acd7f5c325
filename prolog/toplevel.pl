:- module(toplevel,
          [ op(200, xfx, #),
            help/0,
            legal/1,                    % ?Action
            legal/2,                    % ?Player, ?Action
            do/1,                       % +Action
            undo/0,
            state/1,                    % ?Fluent
            visible/2,                  % ?Player, ?Fluent
            board/0,
            why/1,                      % ?Action
            why/2,                      % ?Action, -Reason
            why_not/1,                  % ?Action
            why_not/2,                  % ?Action, -Reason
            card/1,                     % ?Name
            object/1,                   % ?Object
            attack_set/1,               % ?Attacks
            block_set/1,                % ?Blocks
            after/2,                    % ?Action, :Goal
            rule/1,                     % ?Id
            events/1,                   % ?Event
            known/1,                    % ?Template
            word/2                      % ?Name/Arity, ?Help
          ]).

/** <module> The vocabulary for people who ask a game something

Objects are written as they are called, with their number where the name alone
is not enough: `llanowar_elves#12`. spoken.pl turns what is said into the terms of
the rules and back.
*/

:- use_module(library(lists), [append/3, member/2, same_length/2]).
:- use_module(k/cycle, [chooser/1]).
:- use_module(k/explain, [conflict/3]).
:- use_module(k/language).
:- use_module(k/plan, [follow/3, perform_actions/1, take_back_choice/0]).
:- use_module(notation, [print_rules/1]).
:- use_module(k/rules, []).
:- use_module(k/store, []).
:- use_module(k/views, []).
:- use_module(spoken).

:- meta_predicate after(?, 0).

:- multifile show/1, derived/2, declaration/2.
:- dynamic show/1, derived/2, declaration/2.

%!  show(+What) is semidet.
%
%   Hook: print `board`, card(Name) or object(Number) of the game.

%!  declaration(?Kind, -Set) is nondet.
%
%   Hook: Set is a complete legal declaration of `attackers` or `blockers`.

%!  derived(?Module, ?Typed) is nondet.
%
%   Hook: the predicate of Module whose arguments have the types in Typed may be
%   asked for, as a fluent may. Where the last type is `value`, there is one value.

%!  word(?Indicator, ?Help) is nondet.
%
%   The vocabulary, in the order in which help/0 prints it.

word(legal/1, "legal(A): A is a legal action").
word(legal/2, "legal(P, A): P has to choose, and A is legal").
word(do/1, "do(A): take the action A").
word(undo/0, "undo: take the last action back").
word(state/1, "state(F): the fluent F holds; so does F itself: life(P, N)").
word(visible/2, "visible(P, F): the player P may see that F holds").
word(board/0, "board: show the board").
word(why/1, "why(A): the rules that let A happen, with what holds").
word(why/2, "why(A, R): the same, R is Rule: Words").
word(why_not/1, "why_not(A): all reasons why A is not legal").
word(why_not/2, "why_not(A, R): the same, R is Rule: Words").
word(card/1, "card(Name): show a card of this game").
word(object/1, "object(O): show an object, such as llanowar_elves#12 or 12").
word(attack_set/1, "attack_set(S): S is a complete legal declaration of attackers").
word(block_set/1, "block_set(S): S is a complete legal declaration of blockers").
word(after/2, "after(A, Goal): Goal holds in the state after A").
word(rule/1, "rule(Id): print the rules with this number, as they are written").
word(events/1, "events(E): E happened since the game was opened, oldest first").
word(help/0, "help: print this").

%!  help is det.

help :-
    forall(word(_, Text), ( write(Text), nl )),
    format("Objects: llanowar_elves#12; the number may go where one is meant only.~n"),
    format("Actions: ~w~n", ["cast(giant_growth), cast(giant_growth, target(llanowar_elves#12))"]).

%!  legal(?Action) is nondet.

legal(Action) :-
    heard_actions(Action, Actions),
    (   Actions = [First]
    ->  cycle:legal(First),
        ( var(Action) -> \+ rules:unlisted(First) ; true )
    ;   follow(Actions, _, any_action)
    ),
    said_actions(Actions, Action).

any_action(_).

%!  legal(?Player, ?Action) is nondet.

legal(Player, Action) :-
    chooser(Player),
    legal(Action).

%!  do(+Action) is det.
%
%   Take Action, whose parts are taken one after the other. Nothing has changed
%   after an error.

do(Action) :-
    (   legal(Action)
    ->  true
    ;   throw(error(not_legal(Action), _))
    ),
    heard_actions(Action, Actions),
    follow(Actions, _, any_action),
    !,
    perform_actions(Actions).

%!  undo is det.

undo :-
    (   take_back_choice
    ->  true
    ;   throw(error(nothing_to_undo, _))
    ).

%!  state(?Fluent) is nondet.

state(Fluent) :-
    rules:fluent(Template, Types, _, _),
    \+ \+ same_form(Template, Fluent),
    spoken_call(Types, Template, state:Template, Fluent).

same_form(Template, Fluent) :-
    functor(Template, Name, Arity),
    (   var(Fluent)
    ->  true
    ;   functor(Fluent, Name, Arity)
    ).

%!  visible(?Player, ?Fluent) is nondet.

visible(Player, Fluent) :-
    rules:fluent(Template, Types, _, _),
    \+ \+ same_form(Template, Fluent),
    spoken_call(Types, Template, views:visible(Player, Template), Fluent).

%!  known(?Template) is nondet.
%
%   A predicate of the game that derives something from the state.

known(Fact) :-
    derived(Module, Typed),
    functor(Typed, Name, Arity),
    functor(Template, Name, Arity),
    \+ \+ same_form(Template, Fact),
    Typed =.. [_|Types],
    findall(Fact, spoken_call(Types, Template, toplevel:derives(Module, Types, Template), Fact), Facts),
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
    show(board).

%!  why(?Action) is det.
%
%   Print the proofs that Action is legal, or that it is not.

why(Action) :-
    findall(Reason, why(Action, Reason), Reasons),
    (   Reasons == []
    ->  format("It is not legal: ask why_not(~p).~n", [Action])
    ;   print_reasons(Reasons),
        cautions(Action)
    ).

%   The rules that could have forbidden it, and do not.

cautions(Action) :-
    findall(Id,
            ( heard_actions(Action, [First|_]),
              rules:source(Id, nonexecutable, First, _, _)
            ),
            Ids0),
    sort(Ids0, Ids),
    (   Ids == []
    ->  true
    ;   atomic_list_concat(Ids, ', ', List),
        format("and no rule forbids it (~w do not apply).~n", [List])
    ).

%!  why(?Action, -Reason) is nondet.
%
%   Reason is Rule:Words.

why(Action, Reason) :-
    legal(Action),
    heard_actions(Action, [First|_]),
    cycle:legal(First),
    explain:why(First, Reasons),
    member(reason(Id, Words), Reasons),
    Reason = Id:Words.

%!  why_not(?Action) is det.
%
%   Print all reasons why Action is not legal.

why_not(Action) :-
    findall(Reason, why_not(Action, Reason), Reasons),
    (   Reasons == []
    ->  format("It is legal.~n")
    ;   print_reasons(Reasons),
        print_conflict(Action)
    ).

print_reasons(Reasons) :-
    forall(member(Id:Words, Reasons), format("~w: ~w~n", [Id, Words])).

%   The golden rule: "can't" beats "can".

print_conflict(Action) :-
    (   heard_actions(Action, [First|_]),
        conflict(First, Can, Cannot)
    ->  atomic_list_concat(Can, ', ', Lets),
        atomic_list_concat(Cannot, ', ', Forbids),
        format("~w would let it happen, but ~w says it can't, and \"can't\" beats \"can\".~n",
               [Lets, Forbids])
    ;   true
    ).

%!  why_not(?Action, -Reason) is nondet.
%
%   Reason is Rule:Words. An unbound Action is any that can be thought of and is
%   not legal.

why_not(Action, Reason) :-
    (   ground(Action)
    ->  \+ legal(Action),
        once(heard_actions(Action, Actions))
    ;   heard_actions(Action, [First|Others]),
        thinkable(in_sight, First),
        Actions = [First|Others],
        \+ follow(Actions, _, any_action),
        said_actions(Actions, Action)
    ),
    reasons_against(Actions, Reasons),
    member(reason(Id, Words), Reasons),
    Reason = Id:Words.

%   Of several actions, the reasons are against the first that is not legal in its
%   turn.

reasons_against([Action|Actions], Reasons) :-
    (   Actions = [_|_],
        cycle:legal(Action)
    ->  once(plan:after(Action, choices, toplevel:reasons_later(Actions, Reasons)))
    ;   explain:why_not(Action, Reasons)
    ).

reasons_later([Action|Actions], Reasons) :-
    (   plan:only_other(Action, Only)
    ->  once(plan:after(Only, choices, toplevel:reasons_later([Action|Actions], Reasons)))
    ;   reasons_against([Action|Actions], Reasons)
    ).

%!  card(?Name) is nondet.
%
%   Show the card Name; an unbound Name is one of the cards of this game.

card(Name) :-
    (   var(Name)
    ->  card_called(_, Name)
    ;   card_called(Card, Name)
    ->  show(card(Card))
    ;   throw(error(existence_error(card, Name), _))
    ).

%!  object(?Object) is nondet.
%
%   Show Object; an unbound Object is one of those that are not in a library.

object(Object) :-
    (   var(Object)
    ->  present(Number),
        said(object, Number, Object)
    ;   heard(object, Object, Number)
    ->  show(object(Number))
    ;   throw(error(existence_error(object, Object), _))
    ).

%!  attack_set(?Attacks) is nondet.

attack_set(Attacks) :-
    declaration(attackers, Set),
    said_list(Set, Attacks).

%!  block_set(?Blocks) is nondet.

block_set(Blocks) :-
    declaration(blockers, Set),
    said_list(Set, Blocks).

said_list([], []).
said_list([Action|Actions], [Spoken|Rest]) :-
    said_actions([Action], Spoken),
    said_list(Actions, Rest).

%!  after(?Action, :Goal) is nondet.
%
%   Goal is true in the state after Action. Then the game is where it was.

after(Action, Goal) :-
    findall(Action-Actions, legal_as(Action, Actions), Pairs),
    member(Action-Actions, Pairs),
    follow(Actions, _, toplevel:goal_after(Goal)).

legal_as(Action, Actions) :-
    heard_actions(Action, Actions),
    follow(Actions, _, any_action),
    said_actions(Actions, Action).

goal_after(Goal, Action) :-
    plan:after(Action, contracted, Goal).

%!  rule(?Id) is nondet.
%
%   Print the rules with the number Id in K notation.

rule(Id) :-
    (   var(Id)
    ->  findall(Number, rules:source(Number, _, _, _, _), Numbers),
        sort(Numbers, All),
        member(Id, All)
    ;   format(atom(Number), "~w", [Id]),
        (   \+ rules:source(Number, _, _, _, _)
        ->  throw(error(existence_error(rule, Id), _))
        ;   print_rules(Number)
        )
    ).

%!  events(?Event) is nondet.

events(Event) :-
    store:since(-1, Entries),
    member(event(Event), Entries).
