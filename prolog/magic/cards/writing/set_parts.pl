:- module(set_parts,
          [ how_cast/2,                 % +Set0, -Set
            other/3,                    % +Set0, -Set, -Other
            single/1,                   % +Set
            split/4,                    % +Set, -Before, -Nouns, -After
            noun_part/2,                % +Part, -Rank
            one_graveyard/2,            % +Parts0, -Parts
            after/2                     % +Parts0, -Parts
          ]).

/** <module> The parts of a set in the order in which English says them
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, memberchk/2, select/3, selectchk/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).

%!  how_cast(+Set0, -Set) is det.
%
%   "from your graveyard" is one post; so is "that's a Zombie or Mutant" after another noun.

how_cast(Set0, Set) :-
    (   selectchk(cast_from(Zone), Set0, Set1), selectchk(owned(you), Set1, Set2)
    ->  Set = [own_cast(Zone)|Set2]
    ;   selectchk(not([cast_from(hand), owned(you)]), Set0, Set1)
    ->  Set = [elsewhere|Set1]
    ;   memberchk(creature, Set0), selectchk(either([subtype(A)], [subtype(B)]), Set0, Set1)
    ->  Set = [kind_of(either([subtype(A)], [subtype(B)]))|Set1]
    ;   Set = Set0
    ).

%!  single(+Set) is semidet.
%
%   One word says it.

single([Part]) :- ( joinable(Part) ; Part = either(A, B), single(A), single(B) ), !.

joinable(Part) :- noun_part(Part, _).
joinable(Part) :- before_part(Part).

%!  other(+Set0, -Set, -Other) is det.
%
%   Other is `yes` for "other" or "another".

other(Set0, Set, Other) :-
    (   ( selectchk(other, Set0, Set) ; select(not([is(said(_, _, _))]), Set0, Set) ; select(not([is(Same)]), Set0, Set), Same \== you )
    ->  Other = yes
    ;   Set = Set0,
        Other = no
    ).

%!  split(+Set, -Before, -Nouns, -After) is det.
%
%   In the order in which they are said.

split(Set, Before, Nouns, After) :-
    partition(noun_like, Set, Nouns0, Others),
    partition(before_part, Others, Before0, After),
    said_in_order(Before0, Before),
    ( Nouns0 = [Head|More] -> append(More, [Head], Nouns1), said_in_order(Nouns1, Nouns) ; Nouns = [] ).

noun_like(Part) :- noun_part(Part, _).
noun_like(either(A, B)) :- A \= [enchanted], A \= [did_this_turn(_)], A \= [compared(_, _, _)], \+ ( A = [keyword(_)], B = [keyword(_)] ), \+ ( single(A), A = [Part], before_part(Part), \+ noun_part(Part, _) ), \+ B = [].

said_in_order(Parts0, Parts) :-
    map_list_to_pairs(rank, Parts0, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Parts).

rank(Part, Rank) :- ( noun_part(Part, Rank) -> true ; before_rank(Part, Rank) -> true ; Rank = 6 ).

before_rank(Part, 1) :- memberchk(Part, [tapped, untapped, attacking, blocking, blocked]).
before_rank(type(_), 2).
before_rank(legendary, 2).
before_rank(basic, 2).
before_rank(nontoken, 3).
before_rank(not(_), 3).
before_rank(color(_), 4).

%!  noun_part(+Part, -Rank) is semidet.

noun_part(subtype(_), 5).
noun_part(permanent_card, 7).
noun_part(type(Type), 7) :- memberchk(Type, [enchantment, planeswalker, instant, sorcery, battle, creature, artifact, land]).
noun_part(artifact, 7).
noun_part(land, 8).
noun_part(creature, 8).
noun_part(token, 9).
noun_part(spell, 9).
noun_part(commander, 9).
noun_part(source, 9).
noun_part(player, 9).
noun_part(opponent, 9).

before_part(Part) :- memberchk(Part, [tapped, untapped, attacking, blocking, blocked, historic, modified, legendary, basic, nontoken, enchanted, equipped]).
before_part(type(Type)) :- memberchk(Type, [basic, legendary, snow]).
before_part(color(_)).
before_part(not([Part])) :- noun_part(Part, _), Part \== token.
before_part(not([Part])) :- memberchk(Part, [type(_), color(_), historic, legendary, basic]).
before_part(either(A, B)) :- A \= [enchanted], before_only(A), before_only(B).

before_only([either(A, B)]) :- before_only(A), before_only(B).
before_only([Part]) :- before_part(Part), \+ noun_part(Part, _).

%!  one_graveyard(+Parts0, -Parts) is det.
%
%   Cards of one graveyard are from that; those of what was done that are in graveyards were put there so.

one_graveyard(Parts0, Parts) :- memberchk(one_graveyard, Parts0), selectchk(card_in(_, _), Parts0, Parts).
one_graveyard(Parts0, [buried_this_way|Parts]) :-
    selectchk(among(_, _), Parts0, Parts1),
    selectchk(in(graveyard, all([player])), Parts1, Parts).
one_graveyard(Parts, Parts).

%!  after(+Parts0, -Parts) is det.
%
%   What is said after the noun, in its order.

after(Parts0, Parts) :-
    map_list_to_pairs(after_rank, Parts0, Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Parts).

after_rank(Part, Rank) :-
    (   ( Part = controlled(_) ; Part = controlled_by(_) ; Part = owned(_) ; Part = owned_by(_) )
    ->  Rank = 1
    ;   ( Part = not([_, _|_]) ; Part = in(exile, _) )
    ->  Rank = 4
    ;   ( Part = in(_, _) ; Part = card_in(_, _) ; Part = among(_) ; Part = among(_, _) )
    ->  Rank = 3
    ;   Rank = 2
    ).
