:- module(reading_by_syntax,
          [ read_by_syntax/3,           % +Context, +Text, -Ability
            meaning_by_syntax/3         % +Context, +Text, -Result
          ]).

/** <module> Reading an ability by syntax and discourse

A text that no frame of the grammar reads may be English all the same: text, tokens, trees (syntax/), terms whose references
are resolved (discourse/), an ability with programs (meaning/). It is read where there is one term, of constructions
that were judged right (judged_constructions.pl), and all parts of it are known.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../discourse/meanings', [tree_meanings/3]).
:- use_module('../meaning/judged_constructions', [judged/1]).
:- use_module('../meaning/term_abilities', [missing/2, term_ability/2]).
:- use_module('../syntax/sentences', [text_trees/3]).
:- use_module('../vocabulary', [refused_part/3]).
:- use_module(abilities_within, [apart/3]).
:- use_module(ability_sense, [misplaced/3]).

%!  read_by_syntax(+Context, +Text, -Ability) is semidet.
%
%   Context is as read_ability/3 has it. The constructions of Text were judged right.

read_by_syntax(Context, Text, Ability) :-
    meaning_by_syntax(Context, Text, means(Ability, Term)),
    judged(Term).

%!  meaning_by_syntax(+Context, +Text, -Result) is det.
%
%   Result is means(Ability, Term), or why it is none: refused(Why) (`without_end`, too), several(Terms), missing(Part),
%   misplaced(Reason), unknown(Kind, Part).

meaning_by_syntax(Context, Text, Result) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, Meaning),
    (   without_end(Meaning, Text)
    ->  Result = refused(without_end)
    ;   meant(Meaning, Context, Result)
    ).

%   without_end(+Meaning, +Text) is semidet: a sentence ends with a full stop, or with what is quoted.

without_end(one(bare(Ability)), Text) :-
    functor(Ability, Kind, _),
    memberchk(Kind, [program, triggered, loyalty]),
    \+ sub_string(Text, _, 1, 0, "\"").

meant(one(Term), Context, Result) =>
    (   term_ability(Term, Ability)
    ->  placed(Ability, Term, Context, Result)
    ;   missing(Term, Part)
    ->  Result = missing(Part)
    ;   Result = missing(Term)
    ).
meant(Refused, _, Result) =>
    Result = Refused.

placed(Ability, Term, Context, Result) :-
    apart(Ability, Outer, Inner),
    (   ( misplaced(Outer, Context, Reason) ; member(Set, Inner), misplaced(Set, permanent, Reason) )
    ->  Result = misplaced(Reason)
    ;   refused_part(Ability, Part, Kind)
    ->  Result = unknown(Kind, Part)
    ;   Result = means(Ability, Term)
    ).
