:- module(mana_matching,
          [ enough/2,                   % +Cost, +Counts
            colors_suffice/2,           % +Symbols, +Counts
            sum_counts/3,               % +Counts, +Before, -Sum
            payable_by_sources/3,       % +Player, +Cost, +Excluded
            unmet_symbols/3,            % +Symbols, +Units, -Missing
            shortfall/4                 % +Player, +Cost, +Excluded, -Words
          ]).

/** <module> Paying mana costs (118.3)

A mana cost is cost(Generic, Symbols). Whether it can be paid is decided by
counting: for every set of symbols there must be as many units of mana that can
pay one of them (Hall's theorem).
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, select/3, subtract/3]).
:- use_module('../../k/language').
:- use_module(mana_symbols).
:- use_module('../rules/concepts/mana', [mana_counts/3, mana_units/3]).

payable_by_sources(_, _, _)
    reads "the mana that can be had pays for it" otherwise "there is not enough mana yet".

%!  payable_by_sources(+Player, +Cost, +Excluded) is semidet.
%
%   Cost can be paid from the pool and by tapping.

payable_by_sources(_, cost(0, []), _) :-
    !.
payable_by_sources(Player, Cost, Excluded) :-
    mana_counts(Player, Excluded, Counts),
    enough(Cost, Counts).

%!  enough(+Cost, +Counts) is semidet.
%
%   Counting decides.

enough(cost(Generic, Symbols), Counts) :-
    length(Symbols, Colored),
    Needed is Generic+Colored,
    sum_counts(Counts, 0, Available),
    Available >= Needed,
    colors_suffice(Symbols, Counts).

%!  colors_suffice(+Symbols, +Counts) is semidet.
%
%   So is whether each of Symbols can be paid.

colors_suffice(Symbols, Counts) :-
    sort(Symbols, Kinds),
    colors_suffice(Kinds, Symbols, Counts).

colors_suffice([], _, _) :-
    !.
colors_suffice([Kind], Symbols, Counts) :-
    !,
    length(Symbols, Needed),
    payers([Kind], Counts, 0, Able),
    Able >= Needed.
colors_suffice(Kinds, Symbols, Counts) :-
    \+ ( subset_of(Kinds, Subset),
         Subset = [_|_],
         count_in(Symbols, Subset, 0, Needed),
         payers(Subset, Counts, 0, Able),
         Able < Needed
       ).

subset_of([], []).
subset_of([X|Xs], [X|Ys]) :-
    subset_of(Xs, Ys).
subset_of([_|Xs], Ys) :-
    subset_of(Xs, Ys).

count_in([], _, N, N).
count_in([Symbol|Symbols], Subset, N0, N) :-
    (   memberchk(Symbol, Subset)
    ->  N1 is N0+1
    ;   N1 = N0
    ),
    count_in(Symbols, Subset, N1, N).

payers(_, [], N, N).
payers(Kinds, [Colors-Count|Counts], N0, N) :-
    (   pays_one_of(Kinds, Colors)
    ->  N1 is N0+Count
    ;   N1 = N0
    ),
    payers(Kinds, Counts, N1, N).

%!  sum_counts(+Counts, +Before, -Sum) is det.
%
%   Sum is how many units of mana there are, and Before.

sum_counts([], N, N).
sum_counts([_-Count|Counts], N0, N) :-
    N1 is N0+Count,
    sum_counts(Counts, N1, N).

%!  shortfall(+Player, +Cost, +Excluded, -Words) is det.
%
%   What is missing after the best payment.

shortfall(Player, Cost, Excluded, Words) :-
    once(plain_costs([mana(Cost)], _, [mana(cost(Generic, Symbols))|_])),
    mana_units(Player, Excluded, Units),
    best(Symbols, Units, Rest, Missing),
    length(Rest, Free),
    Lacking is max(0, Generic-Free),
    missing_words(Missing, Lacking, Words).

%   As many symbols as can be paid together are (each symbol may take a unit from
%   another that has a different one to take instead).

best(Symbols, Units, Rest, Missing) :-
    matched(Symbols, Units, [], Pairs, Missing),
    findall(Unit, member(_-Unit, Pairs), Used),
    subtract(Units, Used, Rest).

%!  unmet_symbols(+Symbols, +Units, -Missing) is det.
%
%   Missing are those of the Symbols that Units can't pay besides the others.

unmet_symbols(Symbols, Units, Missing) :-
    matched(Symbols, Units, [], _, Missing).

matched([], _, Pairs, Pairs, []).
matched([Symbol|Symbols], Units, Pairs0, Pairs, Missing) :-
    (   augmented(Symbol, Units, [], Pairs0, Pairs1)
    ->  Missing = Others
    ;   Pairs1 = Pairs0,
        Missing = [Symbol|Others]
    ),
    matched(Symbols, Units, Pairs1, Pairs, Others).

augmented(Symbol, Units, Tried, Pairs0, [Symbol-Unit|Pairs]) :-
    member(Unit, Units),
    \+ memberchk(Unit, Tried),
    arg(4, Unit, Colors),
    pays_one_of([Symbol], Colors),
    (   select(Other-Unit, Pairs0, Pairs1)
    ->  augmented(Other, Units, [Unit|Tried], Pairs1, Pairs)
    ;   Pairs = Pairs0
    ).

missing_words(Missing, Lacking, Words) :-
    (   Lacking > 0
    ->  format(atom(Generic), "{~w}", [Lacking])
    ;   Generic = ''
    ),
    findall(['{', Text, '}'], ( member(Symbol, Missing), symbol_text(Symbol, Text) ), Symbols),
    append(Symbols, Parts),
    atomic_list_concat([Generic|Parts], Words).
