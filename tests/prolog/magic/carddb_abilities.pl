:- module(carddb_abilities,
          [ card_ability/2              % -Name, -Ability
          ]).

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

/** <module> The abilities of the cards in carddb/, from the texts
*/

%!  card_ability(-Name, -Ability) is nondet.
%
%   Name is the name of a card in carddb/cards/, and Ability one of its abilities.

card_ability(Name, Ability) :-
    module_property(carddb_abilities, file(This)),
    file_directory_name(This, Directory),
    atom_concat(Directory, '/../../../carddb/cards/*.txt', Pattern),
    expand_file_name(Pattern, Files),
    member(File, Files),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", " ", Lines),
    foldl(line, Lines, none-[], _-Abilities),
    member(Name-Ability, Abilities).

%   line(+Line, +State0, -State): a block begins with the card's name and its cost.

line("", _-Abilities, State) =>
    State = none-Abilities.
line(Line, State0, State), string_concat("#", _, Line) =>
    State = State0.
line(Line, none-Abilities, State), sub_string(Line, Before, _, _, " {") =>
    sub_string(Line, 0, Before, _, Name),
    State = Name-Abilities.
line(Line, none-Abilities, State) =>
    State = Line-Abilities.
line(Line, Name-Abilities, State), ability_line(Line) =>
    term_string(Ability, Line),
    State = Name-[Name-Ability|Abilities].
line(_, State0, State) =>
    State = State0.

ability_line(Line) :-
    sub_atom(Line, 0, 1, _, First),
    char_type(First, lower).
