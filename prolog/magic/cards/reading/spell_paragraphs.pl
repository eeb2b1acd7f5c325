:- module(spell_paragraphs,
          [ card_abilities/2            % +Terms, -Abilities
          ]).

/** <module> What a spell does, in however many paragraphs it is written, is one ability (113.3a)

A paragraph calls its targets by their numbers, chosen(1) or chosen_of([1]) the first. Beneath another paragraph with
targets they are numbered on.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(lists), [append/3, sum_list/2]).
:- use_module('../several_targets', [among_any_number/5, group_of_slots/6]).

%!  card_abilities(+Terms:list, -Abilities:list) is det.
%
%   Abilities are those of a card whose texts were read as Terms.

card_abilities([], []).
card_abilities([Term|Terms], Abilities) :-
    (   Term = spell(First)
    ->  partition(instructs, Terms, Spells, Others),
        maplist(effects, Spells, Later),
        joined(Later, First, Effects),
        Abilities = [spell(Effects)|Others]
    ;   Abilities = [Term|Others],
        card_abilities(Terms, Others)
    ).

instructs(spell(_)).

effects(spell(Effects), Effects).

joined([], Effects, Effects).
joined([Next0|Later], Effects0, Effects) :-
    slots(Effects0, Count),
    numbered_on(Count, Next0, Next),
    append(Effects0, Next, Effects1),
    joined(Later, Effects1, Effects).

%   slots(+Term, -Count) is det: so many targets Term has. What is done when something was done has its own.

slots(Term, Count) :-
    (   own_numbers(Term)
    ->  Count = 0
    ;   Term = target(_)
    ->  Count = 1
    ;   Term = targets(HowMany, Filter)
    ->  group_of_slots(HowMany, Filter, 1, Count, _, _)
    ;   among_any_number(Term, Most, Filter, _, _)
    ->  slots(targets(up_to(Most), Filter), Count)
    ;   compound_name_arguments(Term, _, Parts),
        maplist(slots, Parts, Counts),
        sum_list(Counts, Count)
    ).

own_numbers(Term) :- \+ compound(Term).
own_numbers(reflexive(_)).

numbered_on(Count, Term0, Term) :-
    (   own_numbers(Term0)
    ->  Term = Term0
    ;   Term0 = chosen(K0),
        integer(K0)
    ->  K is K0+Count,
        Term = chosen(K)
    ;   Term0 = chosen_of(Ks0)
    ->  maplist(plus(Count), Ks0, Ks),
        Term = chosen_of(Ks)
    ;   compound_name_arguments(Term0, Name, Parts0),
        maplist(numbered_on(Count), Parts0, Parts),
        compound_name_arguments(Term, Name, Parts)
    ).
