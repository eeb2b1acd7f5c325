:- module(overloading,
          [ overloaded_effects/2        % +Effects0, -Effects
          ]).

/** <module> Overload: the text of a spell with "each" in place of "target" (702.96)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/types', [of_type/2]).
:- use_module('../rules/programs/as_statements', [as_statement/3]).
:- use_module(vocabulary, []).

%!  overloaded_effects(+Effects0, -Effects) is semidet.
%
%   It fails where a later word speaks of what was targeted, and where "each" says nothing that the rules know.

overloaded_effects(Effects0, Effects) :-
    \+ ( sub_term(Part, Effects0), nonvar(Part), speaks_of_targets(Part) ),
    maplist(about_each, Effects0, Effects),
    Effects \== Effects0,
    of_type(instructions, Effects).

%   about_each(+Instruction0, -Instruction) is semidet: what is done to one thing only, is said by a verb.

about_each(Instruction0, Instruction) :-
    (   each_of(each, Instruction0, Each),
        of_type(instructions, [Each])
    ->  Instruction = Each
    ;   as_statement(Instruction0, Statement0, []),
        each_of(all, Statement0, Statement),
        Instruction = program([Statement])
    ).

speaks_of_targets(Part) :-
    (   memberchk(Part, [targeted, that, that_player])
    ->  true
    ;   compound(Part),
        functor(Part, Name, _),
        memberchk(Name, [chosen, chosen_of, targets, modal, divided_damage, divided_counters, reflexive, did, before, doers])
    ).

each_of(Word, Term0, Term) :-
    (   \+ compound(Term0)
    ->  Term = Term0
    ;   Term0 = target(Filter)
    ->  Term =.. [Word, Filter]
    ;   Term0 = program(Statements0)
    ->  maplist(each_of(all), Statements0, Statements),
        Term = program(Statements)
    ;   Term0 =.. [Name|Parts0],
        maplist(each_of(Word), Parts0, Parts),
        Term =.. [Name|Parts]
    ).
