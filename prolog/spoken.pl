:- module(spoken,
          [ op(200, xfx, #),
            heard_actions/2,            % ?Spoken, -Actions
            said_actions/2,             % +Actions, ?Spoken
            heard/3,                    % +Type, ?Spoken, -Value
            said/3,                     % +Type, +Value, ?Spoken
            spoken_call/4,              % +Types, +Template, :Goal, ?Spoken
            card_called/2,              % ?Name, ?Spoken
            present/1,                  % ?Object
            thinkable/2                 % +Where, -Action
          ]).

/** <module> How people write actions and objects, and what they mean

An object is its name in lower case with underscores, with its number where the
name alone is not enough: `llanowar_elves#12`. An action may leave out its last
arguments (`attack(goblin_cohort#41)`) and end with actions that belong to it
(`cast(giant_growth, target(llanowar_elves#12))`). The game says what is what:

  * object_named(?Object, ?Name, ?Rank): an object that is there; a name without a
    number means one of least rank; those of rank 9 are out of sight
  * action_types(?Typed): an action with types in place of its arguments: object,
    thing (an object or a player), other
  * player(?Player), card_name(?Name)
  * thinkable_action(-Action), thinkable_action(+Object, -Action): actions of the
    forms that the rules know
*/

:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(k/rules, []).
:- use_module(k/store, [memorized/3]).

:- multifile object_named/3, action_types/1, player/1, card_name/1,
    thinkable_action/1, thinkable_action/2.
:- dynamic object_named/3, action_types/1, player/1, card_name/1,
    thinkable_action/1, thinkable_action/2.

:- meta_predicate spoken_call(+, +, 0, ?).

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
            ( rules:action(General),
              functor(General, Name, Full),
              Full >= Arity,
              More is Full-Arity,
              types_of(Name, Full, Found)
            ),
            Pairs),
    keysort(Pairs, [_-Types|_]).

types_of(Name, Arity, Types) :-
    functor(Typed, Name, Arity),
    (   action_types(Typed)
    ->  Typed =.. [_|Types]
    ;   length(Types, Arity),
        maplist(=(other), Types)
    ).

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
        length(Values, Arity),
        types_of(Name, Arity, Types),
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
    length(Values, Arity),
    types_of(Name, Arity, Types),
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

heard_object(Spoken, Object) :-
    (   integer(Spoken)
    ->  Object = Spoken
    ;   named_as(Spoken, Pattern),
        findall(Rank-O, named(Pattern, Rank, O), Pairs),
        Pairs = [_|_]
    ->  keysort(Pairs, Sorted),
        in_sight_first(Sorted, Objects),
        member(Object, Objects)
    ;   throw(error(existence_error(object, Spoken), _))
    ).

%   What is out of sight is meant only where nothing in sight has the name.

in_sight_first(Sorted, Objects) :-
    findall(Object, ( member(Rank-Object, Sorted), Rank < 9 ), InSight),
    (   InSight == []
    ->  pairs_values(Sorted, Objects)
    ;   Objects = InSight
    ).

named_as(Name#Number, Name#Number).
named_as(Name, Name#_) :-
    atom(Name).

named(Slug#Object, Rank, Object) :-
    names(Table),
    member(name(Slug, Rank, Object), Table).

names(Table) :-
    memorized(spoken_names, Table, all_names(Table)).

all_names(Table) :-
    findall(name(Slug, Rank, Object),
            ( object_named(Object, Name, Rank),
              slug(Name, Slug)
            ),
            Table).

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

said_object(Object, Spoken) :-
    names(Table),
    (   memberchk(name(Slug, Rank, Object), Table)
    ->  (   Rank < 9,
            \+ ( member(name(Slug, Other, O), Table),
                 Other < 9,
                 O \== Object
               )
        ->  Spoken = Slug
        ;   Spoken = Slug#Object
        )
    ;   Spoken = Object
    ).

%!  spoken_call(+Types, +Template, :Goal, ?Spoken) is nondet.
%
%   Goal, whose arguments are those of Template, holds for what Spoken says.

spoken_call(Types, Template, Goal, Spoken) :-
    Template =.. [Name|Values],
    (   var(Spoken)
    ->  call(Goal),
        maplist(said, Types, Values, Arguments),
        Spoken =.. [Name|Arguments]
    ;   Spoken =.. [Name|Arguments],
        maplist(heard, Types, Arguments, Values),
        call(Goal),
        maplist(said, Types, Values, Arguments)
    ).

%!  card_called(?Name, ?Spoken) is nondet.
%
%   A card of this game, and how its name is written.

card_called(Name, Spoken) :-
    card_name(Name),
    slug(Name, Slug),
    (   Spoken = Slug
    ;   Slug \== Name,
        nonvar(Spoken),
        Spoken = Name
    ).

%!  present(?Object) is nondet.
%
%   Object is in sight.

present(Object) :-
    names(Table),
    member(name(_, Rank, Object), Table),
    Rank < 9.

%!  thinkable(+Where, -Action) is nondet.
%
%   An action of a form that the rules know, with the objects that are there:
%   those in sight, or everywhere.

thinkable(Where, Action) :-
    findall(Action,
            (   thinkable_action(Action)
            ;   names(Table),
                member(name(_, Rank, Object), Table),
                within(Where, Rank),
                thinkable_action(Object, Action)
            ),
            Actions),
    sort(Actions, Distinct),
    member(Action, Distinct).

within(in_sight, Rank) :-
    Rank < 9.
within(everywhere, _).

%   slug(+Name, -Slug): "Ib Halfheart, Goblin Tactician" is
%   ib_halfheart_goblin_tactician.

slug(Name, Slug) :-
    downcase_atom(Name, Lower),
    atom_codes(Lower, Codes),
    slug_codes(Codes, start, SlugCodes),
    atom_codes(Slug, SlugCodes).

slug_codes([], _, []).
slug_codes([Code|Codes], Before, Slug) :-
    (   code_type(Code, alnum)
    ->  (   Before == gap
        ->  Slug = [0'_, Code|Rest]
        ;   Slug = [Code|Rest]
        ),
        slug_codes(Codes, letter, Rest)
    ;   Code =:= 0''
    ->  slug_codes(Codes, Before, Slug)
    ;   Before == start
    ->  slug_codes(Codes, start, Slug)
    ;   slug_codes(Codes, gap, Slug)
    ).
