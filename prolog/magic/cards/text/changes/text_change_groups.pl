:- module(text_change_groups,
          [ change_groups/2             % ?Changes, ?Groups
          ]).
:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).

/** <module> Which changes share a verb

"Gains flying and haste" are two changes, and "becomes a 1/1 green Elf creature
in addition to its other types" are four.
*/

%!  change_groups(?Changes:list, ?Groups:list) is semidet.
%
%   Groups are the changes, but gains(Keywords) and loses(Keywords) are those of
%   gain/1 and lose/1 that follow each other, and being(Types, Subtypes, Colors, Size)
%   those that give an object types: Colors is set(Colors) or none, Size is
%   pt(Power, Toughness) or none.

change_groups(Changes, Groups) :-
    (   nonvar(Changes)
    ->  is_list(Changes),
        with_being(Changes, Gathered),
        runs(Gathered, Groups)
    ;   maplist(group_changes, Groups, Lists),
        append(Lists, Changes)
    ).

with_being(Changes, Gathered) :-
    (   partition(typing, Changes, [_|_], _)
    ->  partition(of_being, Changes, Parts, Others),
        listed(add_types, Parts, Types),
        listed(add_subtypes, Parts, Subtypes),
        new_colors(Parts, Colors),
        new_size(Parts, Size),
        Being = being(Types, Subtypes, Colors, Size),
        ( Gathered = [Being|Others] ; Others \== [], append(Others, [Being], Gathered) )
    ;   Gathered = Changes
    ).

typing(add_types(_)).
typing(add_subtypes(_)).

of_being(add_types(_)).
of_being(add_subtypes(_)).
of_being(set_colors(_)).
of_being(set_pt(_, _)).

listed(Name, Parts, All) :-
    Template =.. [Name, List],
    findall(List, member(Template, Parts), Lists),
    append(Lists, All).

new_colors(Parts, Colors) :-
    (   memberchk(set_colors(List), Parts)
    ->  Colors = set(List)
    ;   Colors = none
    ).

new_size(Parts, Size) :-
    (   memberchk(set_pt(Power, Toughness), Parts)
    ->  Size = pt(Power, Toughness)
    ;   Size = none
    ).

%   runs(+Changes, -Groups) is det.

runs([], Groups) =>
    Groups = [].
runs([gain(Keyword)|Changes], Groups) =>
    run(gain, Changes, Keywords, Rest),
    Groups = [gains([Keyword|Keywords])|More],
    runs(Rest, More).
runs([lose(Keyword)|Changes], Groups) =>
    run(lose, Changes, Keywords, Rest),
    Groups = [loses([Keyword|Keywords])|More],
    runs(Rest, More).
runs([cant_attack, cant_block, cant_crew|Changes], Groups) =>
    Groups = [cant_crew_either|More],
    runs(Changes, More).
runs([cant_attack, cant_block|Changes], Groups) =>
    Groups = [cant_fight|More],
    runs(Changes, More).
runs([Change|Changes], Groups) =>
    Groups = [Change|More],
    runs(Changes, More).

run(Name, [Change|Changes], Keywords, Rest), Change =.. [Name, Keyword] =>
    Keywords = [Keyword|More],
    run(Name, Changes, More, Rest).
run(_, Changes, Keywords, Rest) =>
    Keywords = [],
    Rest = Changes.

%   group_changes(+Group, -Changes) is det.

group_changes(gains(Keywords), Changes) =>
    findall(gain(Keyword), member(Keyword, Keywords), Changes).
group_changes(loses(Keywords), Changes) =>
    findall(lose(Keyword), member(Keyword, Keywords), Changes).
group_changes(cant_fight, Changes) =>
    Changes = [cant_attack, cant_block].
group_changes(cant_crew_either, Changes) =>
    Changes = [cant_attack, cant_block, cant_crew].
group_changes(being(Types, Subtypes, Colors, Size), Changes) =>
    nonempty(add_types, Types, A),
    nonempty(add_subtypes, Subtypes, B),
    color_change(Colors, C),
    size_change(Size, D),
    append([A, B, C, D], Changes).
group_changes(Change, Changes) =>
    Changes = [Change].

nonempty(Name, List, Changes) :-
    (   List == []
    ->  Changes = []
    ;   Change =.. [Name, List],
        Changes = [Change]
    ).

color_change(none, []).
color_change(set(Colors), [set_colors(Colors)]).

size_change(none, []).
size_change(pt(Power, Toughness), [set_pt(Power, Toughness)]).
