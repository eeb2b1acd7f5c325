:- module(state_key,
          [ first_key/2,                % -Places, -Key
            key_of/3,                   % +Fluents, -Places, -Key
            next_key/4,                 % +Mark, !Places, +Key0, -Key
            option_key/3,               % +Action, +Places, -Key
            forget_keys/0
          ]).

/** <module> A key of the state that is kept as facts change

States that differ in the numbers of like objects alone have the same key. An object is told by its
signature, the sum of random numbers that stand for the facts that name it and no other
object: so a Forest is a Forest. A fact that names several objects binds them: they are told by
their numbers, too, while it holds. The key is the sum over all objects and over all facts that
name none or several, in 60 bits: Zobrist's way (1970).

Nothing is kept in ordinary games: the changes are read from the journal, after each action of a
search. Places, the signatures and the bonds of each number, change by setarg/3 and go back on
backtracking; beside them stands the table of what facts mean.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../k/rules', []).
:- use_module('../k/store', [fluents/1]).
:- use_module('../k/types', [leaf_in_arguments/4, mapped_arguments/4]).

%   Room for so many objects; of others, every fact counts as it is.

most_objects(8000).

%!  forget_keys is det.
%
%   Begin with other random numbers.

forget_keys :-
    trie_new(Facts),
    trie_new(Forms),
    trie_new(Numbers),
    nb_setval(plan_places, Numbers),
    nb_setval(plan_next_place, 1),
    nb_setval(plan_forms, Forms),
    no_places(Facts, Places),
    nb_setval(plan_no_places, Places).

no_places(Facts, places(Signatures, Bonds, Facts)) :-
    most_objects(Size),
    functor(Signatures, signatures, Size),
    functor(Bonds, bonds, Size),
    zeros(Size, Signatures),
    zeros(Size, Bonds).

%!  first_key(-Places, -Key:integer) is det.
%
%   The Key of the present state, from all of its facts.

first_key(Places, Key) :-
    fluents(Fluents),
    key_of(Fluents, Places, Key).

%!  key_of(+Fluents, -Places, -Key:integer) is det.
%
%   The Key of a state in which Fluents hold, and no others.

key_of(Fluents, Places, Key) :-
    nb_getval(plan_no_places, NoPlaces),
    duplicate_term(NoPlaces, Places),
    added(Fluents, Places, 0, Key).

zeros(0, _) :-
    !.
zeros(N, Term) :-
    arg(N, Term, 0),
    Less is N-1,
    zeros(Less, Term).

added([], _, Key, Key).
added([Fluent|Fluents], Places, Key0, Key) :-
    changed(Fluent, 1, Places, Key0, Key1),
    added(Fluents, Places, Key1, Key).

%!  next_key(+Mark, !Places, +Key0, -Key) is det.
%
%   Key is of the present state, Key0 of that at Mark, the newest mark of the journal.

next_key(Mark, Places, Key0, Key) :-
    findall(Entry, change_since(Mark, Entry), Entries),
    followed(Entries, Places, Key0, Key).

change_since(Mark, Entry) :-
    store:journal(Entry),
    (   Entry = mark(Mark)
    ->  !,
        fail
    ;   true
    ).

followed([], _, Key, Key).
followed([Entry|Entries], Places, Key0, Key) :-
    follow(Entry, Places, Key0, Key1),
    followed(Entries, Places, Key1, Key).

follow(+Fluent, Places, Key0, Key) :-
    changed(Fluent, 1, Places, Key0, Key).
follow(-Fluent, Places, Key0, Key) :-
    changed(Fluent, -1, Places, Key0, Key).
follow((Old->New), Places, Key0, Key) :-
    changed(Old, -1, Places, Key0, Key1),
    changed(New, 1, Places, Key1, Key).
follow(event(_), _, Key, Key).
follow(caused(_, _, _), _, Key, Key).

changed(Fluent, Sign, Places, Key0, Key) :-
    arg(3, Places, Facts),
    (   trie_lookup(Facts, Fluent, Known)
    ->  changed_as(Known, Sign, Places, Key0, Key)
    ;   reading(Fluent, Reading),
        trie_insert(Facts, Fluent, Reading),
        changed_as(Reading, Sign, Places, Key0, Key)
    ).

changed_as(alone(Number), Sign, _, Key0, Key) :-
    Key is (Key0+Sign*Number) /\ 0xFFFFFFFFFFFFFFF.
changed_as(of(Place, Number), Sign, Places, Key0, Key) :-
    Places = places(Signatures, Bonds, _),
    arg(Place, Signatures, Before),
    After is (Before+Sign*Number) /\ 0xFFFFFFFFFFFFFFF,
    setarg(Place, Signatures, After),
    arg(Place, Bonds, Bound),
    (   Bound =:= 0
    ->  Key is (Key0-((Before /\ 0x3FFFFFFF)+0x15A4E35)*((Before >> 30)+0x2545F49)
                +((After /\ 0x3FFFFFFF)+0x15A4E35)*((After >> 30)+0x2545F49)) /\ 0xFFFFFFFFFFFFFFF
    ;   part(Bound, Place, Before, Part0),
        part(Bound, Place, After, Part),
        Key is (Key0-Part0+Part) /\ 0xFFFFFFFFFFFFFFF
    ).
changed_as(among(Objects, Number), Sign, Places, Key0, Key) :-
    Key1 is (Key0+Sign*Number) /\ 0xFFFFFFFFFFFFFFF,
    bound(Objects, Sign, Places, Key1, Key).

bound([], _, _, Key, Key).
bound([Object|Objects], Sign, Places, Key0, Key) :-
    Places = places(Signatures, Bonds, _),
    arg(Object, Bonds, Before),
    After is Before+Sign,
    setarg(Object, Bonds, After),
    arg(Object, Signatures, Signature),
    part(Before, Object, Signature, Part0),
    part(After, Object, Signature, Part),
    Key1 is (Key0-Part0+Part) /\ 0xFFFFFFFFFFFFFFF,
    bound(Objects, Sign, Places, Key1, Key).

%   part(+Bonds, +Object, +Signature, -Part): no sum of signatures, or other states with as
%   many facts of each form would have the same key.

part(0, _, Signature, Part) :-
    !,
    mixed(Signature, Part).
part(_, Object, Signature, Part) :-
    Known is (Signature+Object*1_181_783_497_276_652_981) /\ 0xFFFFFFFFFFFFFFF,
    mixed(Known, Part).

%   What no fact names has a part, too, which the key of a first state does not count: each change
%   adds the difference of two parts.

mixed(Number, Mixed) :-
    Mixed is ((Number /\ 0x3FFFFFFF)+0x15A4E35)*((Number >> 30)+0x2545F49) /\ 0xFFFFFFFFFFFFFFF.

%   reading(+Fluent, -Reading): what Fluent means for the key; it is found out once.

reading(Fluent, Reading) :-
    (   counts_only(Fluent)
    ->  Reading = alone(0)
    ;   rules:fluent(Fluent, Types, _, _),
        findall(Object, leaf_in_arguments(Types, Fluent, object, Object), Objects0),
        sort(Objects0, Objects),
        maplist(place, Objects, Places)
    ->  reading_of(Objects, Places, Types, Fluent, Reading)
    ;   Reading = alone(Number),
        random_number(Number)
    ).

%   Objects are told by what they are, whatever their numbers.

counts_only(next_number(_)).

%   place(+Object, -Place): the number of Object's signature and bonds, from 1; imagined objects
%   have numbers that are too large for an index.

place(Object, Place) :-
    nb_getval(plan_places, Places),
    (   trie_lookup(Places, Object, Known)
    ->  Place = Known
    ;   nb_getval(plan_next_place, Place),
        most_objects(Most),
        Place =< Most,
        Next is Place+1,
        nb_setval(plan_next_place, Next),
        trie_insert(Places, Object, Place)
    ).

reading_of([], _, _, _, alone(Number)) :-
    random_number(Number).
reading_of([_], [Place], Types, Fluent, of(Place, Number)) :-
    mapped_arguments(Types, state_key:nameless, Fluent, Form),
    nb_getval(plan_forms, Forms),
    (   trie_lookup(Forms, Form, Known)
    ->  Number = Known
    ;   random_number(Number),
        trie_insert(Forms, Form, Number)
    ).
reading_of([_, _|_], Places, _, _, among(Places, Number)) :-
    random_number(Number).

nameless(object, _, object).

random_number(Number) :-
    Number is random(0xFFFFFFFFFFFFFFF)+1.

%!  option_key(+Action, +Places, -Key) is det.
%
%   Actions with the same Key are one option: what differs are the numbers of like objects.

option_key(Action, Places, Key) :-
    (   atom(Action)
    ->  Key = Action
    ;   rules:declared(action, Action, Types),
        mapped_arguments(Types, state_key:told(Places), Action, Key0),
        findall(Object, leaf_in_arguments(Types, Action, object, Object), Objects),
        same_pattern(Objects, Key0, Key)
    ).

told(places(Signatures, Bonds, _), object, Object, Told) :-
    (   place(Object, Place),
        arg(Place, Bonds, 0)
    ->  arg(Place, Signatures, Signature),
        Told = like(Signature)
    ;   Told = Object
    ).

%   Where an action names several objects, it matters which of them are the same.

same_pattern(Objects, Key0, Key) :-
    (   Objects = [_, _|_]
    ->  findall(I-J, ( nth1(I, Objects, O), nth1(J, Objects, P), I < J, O == P ), Same),
        Key = Key0-Same
    ;   Key = Key0
    ).
