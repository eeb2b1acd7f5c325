:- module(beyond_means,
          [ beyond_means/2,             % +Player, +Object
            means/2                     % +Player, -Most
          ]).

/** <module> Spells that cost more mana than there is (601.2h)

Most cards in a hand are too dear for the mana of the moment. A count tells that before what they
cost is worked out, where nothing lowers costs or pays in another way.
*/

:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/4]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/keyword_facts', [helps_to_pay/1]).
:- use_module('../rules/concepts/mana', [mana_counts/3]).
:- use_module('../rules/concepts/objects', [has/2]).
:- use_module(mana_matching, [sum_counts/3]).
:- use_module(mana_options, [has_mana_options/1]).
:- use_module(mana_search, [most_mana/3]).

%!  beyond_means(+Player, +Object) is semidet.
%
%   The card Object certainly costs more mana than Player has and could make. Costs that are added
%   only make it dearer.

beyond_means(Player, Object) :-
    object(Object, Name, _),
    definition:least_mana(Name, Least),
    memorized(mana, mana_total(Player), Total, mana_total(Player, Total)),
    Total < Least,
    \+ helped(Object),
    \+ awake:cost_changer(_),
    (   has_mana_options(Player)
    ->  most_mana(Player, none, Most),
        Most < Least
    ;   true
    ).

%!  means(+Player, -Most:integer) is det.
%
%   Player has and could make Most mana at most.

means(Player, Most) :-
    (   has_mana_options(Player)
    ->  most_mana(Player, none, Most)
    ;   memorized(mana, mana_total(Player), Most, mana_total(Player, Most))
    ).

%   helped(+Object): more than mana pays for its mana cost.

helped(Object) :-
    definition:special_mana(only),
    helps_to_pay(Keyword),
    has(Object, Keyword),
    !.

mana_total(Player, Total) :-
    mana_counts(Player, none, Counts),
    sum_counts(Counts, 0, Total).
