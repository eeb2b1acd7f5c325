:- encoding(utf8).
:- module(card_texts,
          [ define_called/2             % +Slug, -Name
          ]).

/** <module> Cards from the texts in carddb/, for a game that is opened without Python

A block of lines is a card: name and cost, type line, size where there is one, and
an ability term a line. Python reads the same texts into the card database.
*/

:- use_module(library(apply), [maplist/2, maplist/3, partition/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../ask/naming', [slug/2]).
:- use_module('../../door/saved_games', []).
:- use_module(printed_cards, [define_card/8]).

:- multifile saved_games:define_cards/2.

term_expansion(directory_of_cards, directory(Directory)) :-
    prolog_load_context(directory, Here),
    atom_concat(Here, '/../../../carddb/cards', Directory).

directory_of_cards.

saved_games:define_cards(magic, Names) :-
    blocks(Blocks),
    maplist(define_named(Blocks), Names).

define_named(Blocks, Name) :-
    (   member([Heading|Lines], Blocks),
        heading(Heading, Name, Cost)
    ->  define_block(Name, Cost, Lines)
    ;   throw(error(existence_error(card, Name), _))
    ).

%!  define_called(+Slug, -Name) is det.
%
%   Add the definitions of the card that is written as Slug in a question.

define_called(Slug, Name) :-
    blocks(Blocks),
    (   member([Heading|Lines], Blocks),
        heading(Heading, Text, Cost),
        atom_string(Name, Text),
        slug(Name, Slug)
    ->  define_block(Text, Cost, Lines)
    ;   throw(error(existence_error(card, Slug), _))
    ).

blocks(Blocks) :-
    directory(Directory),
    atom_concat(Directory, '/*.txt', Pattern),
    expand_file_name(Pattern, Files),
    maplist(file_blocks, Files, Lists),
    append(Lists, Blocks).

file_blocks(File, Blocks) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", " \t\r\uFEFF", Lines),
    blocks_of(Lines, Blocks).

blocks_of([], []).
blocks_of([Line|Lines], Blocks) :-
    (   blank(Line)
    ->  blocks_of(Lines, Blocks)
    ;   block([Line|Lines], Block, Rest),
        Blocks = [Block|Others],
        blocks_of(Rest, Others)
    ).

block([], [], []).
block([Line|Lines], Block, Rest) :-
    (   Line == ""
    ->  Block = [],
        Rest = Lines
    ;   blank(Line)
    ->  block(Lines, Block, Rest)
    ;   Block = [Line|Others],
        block(Lines, Others, Rest)
    ).

blank("").
blank(Line) :- sub_string(Line, 0, _, _, "#").

%   heading(+Line, ?Name, -Cost)

heading(Line, Name, Cost) :-
    (   sub_string(Line, Before, _, _, " {")
    ->  sub_string(Line, 0, Before, _, Found),
        Start is Before+1,
        sub_string(Line, Start, _, 0, Cost)
    ;   Found = Line,
        Cost = ""
    ),
    normalize_space(string(Name), Found).

define_block(Name, Cost, [TypeLine|Lines]) :-
    type_words(TypeLine, Left, Subtypes),
    partition(supertype, Left, Supertypes, Types),
    (   Lines = [Size|Abilities],
        split_string(Size, "/", "", [Power, Toughness]),
        printed_number(Power),
        printed_number(Toughness)
    ->  true
    ;   Power = "",
        Toughness = "",
        Abilities = Lines
    ),
    define_card(Name, Cost, Supertypes, Types, Subtypes, Power, Toughness, Abilities).

type_words(Line, Left, Right) :-
    string_lower(Line, Lower),
    split_string(Lower, " ", " ", Words),
    (   append(Left, [Dash|Right], Words),
        memberchk(Dash, ["—", "–", "-"])
    ->  true
    ;   Left = Words,
        Right = []
    ).

%   A size as Python's card_texts.py reads it: 2, *, 1+*.

printed_number(Text) :-
    Text \== "",
    split_string(Text, "", "0123456789+*-", [""]).

supertype(Word) :-
    memberchk(Word, ["basic", "legendary", "ongoing", "snow", "world"]).
