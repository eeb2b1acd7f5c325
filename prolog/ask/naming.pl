:- module(naming,
          [ op(200, xfx, #),
            heard_object/2,             % +Spoken, -Object
            said_object/2,              % +Object, -Spoken
            once_called/2,              % +Object, -Slug
            slug/2,                     % +Name, -Slug
            present/1,                  % ?Object
            thinkable/2                 % +Where, -Action
          ]).

/** <module> Names of objects, as people write them

A name is in lower case with underscores, an object is its name, with its number
where the name alone is not enough: `knight#12`. The game says what there
is:

  * object_named(?Object, ?Name, ?Rank): an object that is there; a name without a
    number means one of least rank; those of rank 9 are out of sight
  * known_as(+Object, -Name): also where the object is gone
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../k/recent', [told_to/1]).
:- use_module('../k/rules', []).
:- use_module('../k/memory', [memorized/3]).
:- use_module('../k/views', []).
:- use_module('../k/types', [leaf_in_arguments/4]).

:- multifile object_named/3, known_as/2.
:- dynamic object_named/3, known_as/2.

%!  heard_object(+Spoken, -Object) is nondet.
%
%   Error: there is no such object.

heard_object(Spoken, Object) :-
    (   integer(Spoken)
    ->  seen_number(Spoken),
        Object = Spoken
    ;   named_as(Spoken, Pattern),
        findall(Rank-O, named(Pattern, Rank, O), Pairs),
        Pairs = [_|_]
    ->  sort(Pairs, Sorted),
        in_sight_first(Sorted, Objects),
        member(Object, Objects)
    ;   throw(error(existence_error(object, Spoken), _))
    ).

%   To who asks by what one player knows, a number that this player does not see is none.

seen_number(Number) :-
    (   told_to(_),
        \+ views:present(Number)
    ->  throw(error(existence_error(object, Number), _))
    ;   true
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
            Unsorted),
    sort(3, @=<, Unsorted, Table).

%!  said_object(+Object, -Spoken) is det.
%
%   Of what whoever asks can't see, no number is told: it is `unknown`.

said_object(Object, Spoken) :-
    names(Table),
    (   memberchk(name(Slug, Rank, Object), Table)
    ->  (   Slug == unknown
        ->  Spoken = unknown
        ;   Rank < 9,
            \+ ( member(name(Slug, Other, O), Table),
                 Other < 9,
                 O \== Object
               )
        ->  Spoken = Slug
        ;   Spoken = Slug#Object
        )
    ;   Spoken = Object
    ).

%!  once_called(+Object, -Slug) is semidet.
%
%   How the name of Object is written, which may be gone.

once_called(Object, Slug) :-
    known_as(Object, Name),
    slug(Name, Slug).

%!  present(?Object) is nondet.
%
%   Object is in sight.

present(Object) :-
    names(Table),
    member(name(_, Rank, Object), Table),
    Rank < 9.

%!  thinkable(+Where, -Action) is nondet.
%
%   An action that one may think of, as its declaration `requires`, with objects that
%   are in sight, or everywhere.

thinkable(Where, Action) :-
    findall(Object, ( names(Table), member(name(_, Rank, Object), Table), within(Where, Rank) ), Unsorted),
    sort(Unsorted, Objects),
    findall(Thought, thought(Objects, Thought), Actions),
    sort(Actions, Distinct),
    member(Action, Distinct).

thought(Objects, Action) :-
    rules:thinkable(Action),
    rules:declared(action, Action, Types),
    \+ ( leaf_in_arguments(Types, Action, object, Object),
         \+ memberchk(Object, Objects)
       ).

within(in_sight, Rank) :-
    Rank < 9.
within(everywhere, _).

%!  slug(+Name:atom, -Slug:atom) is det.
%
%   How Name is written in a question: "King's Knight, the First" is
%   kings_knight_the_first.

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
