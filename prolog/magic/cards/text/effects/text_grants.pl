:- module(text_grants,
          [ granted_casting//1          % ?Ability
          ]).
:- use_module('../nouns/text_filters', [np//3]).

/** <module> Abilities that let their controller cast spells: free, or from a graveyard
*/

%!  granted_casting(?Ability)// is nondet.

granted_casting(may_cast(Places, Filter, How, always)) -->
    [you, may, cast],
    np(Filter, bare(plural), spell),
    [from],
    places(Places),
    many_paid(How, Places),
    ['.'].
granted_casting(may_cast(Places, Filter, How, Limit)) -->
    limit(Limit),
    [',', you, may, cast],
    np(Filter, a, spell),
    [from],
    places(Places),
    paid(How),
    ['.'].

granted_casting(may_cast([hand, permitted], Filter, life, Limit)) -->
    limit(Limit),
    [',', you, may, cast],
    np(Filter, a, spell),
    [by, paying, life, equal, to, its, mana, value, rather, than, paying, its, mana, cost, '.'].

%   Spells from the top of a library are read in text_top.pl.

many_paid(free, _) -->
    [without, paying, their, mana, costs].
many_paid(paid, [graveyard]) -->
    [].

paid(free) -->
    [without, paying, its, mana, cost].
paid(paid) -->
    [].

limit(once_each_own_turn) -->
    [once, during, each, of, your, turns].
limit(once_each_turn) -->
    [once, each, turn].

places([Place]) -->
    place(Place).
places([Place, Next]) -->
    place(Place),
    [or],
    place(Next).

place(hand) -->
    [your, hand].
place(graveyard) -->
    [your, graveyard].
place(library_top) -->
    [the, top, of, your, library].
