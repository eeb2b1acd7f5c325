:- module(beyond_means,
          [ beyond_means/2,             % +Player, +Object
            as_printed/3,               % +Player, +Object, -Answer
            means/2                     % +Player, -Most
          ]).

/** <module> Spells that cost more mana than there is (601.2h)

Most cards in a hand are too dear for the mana of the moment. A count tells that before what they
cost is worked out, where nothing lowers costs or pays in another way. What a player could spend is
known until mana changes, as means(Total, Counts, Exact): Exact is whether spells cost what is printed
and nothing but that mana pays for them.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/4]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/keyword_facts', [helps_to_pay/1]).
:- use_module('../rules/concepts/mana', [mana_counts/3]).
:- use_module('../rules/concepts/objects', [has/2]).
:- use_module(mana_matching, [colors_suffice/2, sum_counts/3]).
:- use_module(mana_options, [has_mana_options/1]).
:- use_module(mana_search, [most_mana/3]).
:- use_module(mana_symbols, [paid_two_ways/1]).

%!  beyond_means(+Player, +Object) is semidet.
%
%   The card Object certainly costs more mana than Player has and could make. Costs that are added
%   only make it dearer.

beyond_means(Player, Object) :-
    object(Object, Name, _),
    definition:least_mana(Name, Least),
    memorized(mana, means(Player), means(Total, _, _), known_means(Player, Total, _, _)),
    Total < Least,
    \+ helped(Object),
    \+ awake:cost_changer(_),
    (   has_mana_options(Player)
    ->  most_mana(Player, none, Most),
        Most < Least
    ;   true
    ).

%!  as_printed(+Player, +Object, -Answer) is semidet.
%
%   Answer tells, `yes` or `no`, whether Player can pay for Object, a card that is cast as what it is. It fails where more than
%   what is printed has to be looked at.

as_printed(Player, Object, Answer) :-
    memorized(mana, means(Player), means(Total, Counts, Exact), known_means(Player, Total, Counts, Exact)),
    Exact == yes,
    object(Object, Name, _),
    definition:least_mana(Name, Least),
    (   Total < Least
    ->  Answer = no
    ;   \+ definition:x_cost(Name, _),
        \+ definition:additional_cost(Name, _),
        \+ definition:mode_costs(Name, _),
        \+ awake:optional_cost(Object, Name, _),
        definition:card_cost(Name, cost(_, Symbols)),
        \+ ( definition:special_mana(two_ways), member(Symbol, Symbols), paid_two_ways(Symbol) ),
        ( colors_suffice(Symbols, Counts) -> Answer = yes ; Answer = no )
    ).

%!  means(+Player, -Most:integer) is det.
%
%   Player has and could make Most mana at most.

means(Player, Most) :-
    (   has_mana_options(Player)
    ->  most_mana(Player, none, Most)
    ;   memorized(mana, means(Player), means(Most, _, _), known_means(Player, Most, _, _))
    ).

%   helped(+Object): more than mana pays for its mana cost.

helped(Object) :-
    definition:special_mana(only),
    helps_to_pay(Keyword),
    has(Object, Keyword),
    !.

known_means(Player, Total, Counts, Exact) :-
    mana_counts(Player, none, Counts),
    sum_counts(Counts, 0, Total),
    ( exact(Player) -> Exact = yes ; Exact = no ).

%   What changes costs from the command zone may leave it while mana stays the same.

exact(Player) :-
    \+ definition:special_mana(only),
    \+ definition:from_afar(_),
    \+ awake:cost_changer(_),
    \+ has_mana_options(Player).
