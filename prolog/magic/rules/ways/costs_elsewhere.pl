:- module(costs_elsewhere, []).

/** <module> Other costs for a card that an effect lets a player cast from elsewhere than the hand (118.9, 601.2b)

A permission to cast a card for its costs does not say for which: evoke, dash, overload and what the card itself says instead of its mana
cost are there, too. A permission that says the cost itself is none of these (118.9).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../keywords/hand_ways', []).
:- use_module('../keywords/mutate', []).
:- use_module('../programs/exiled_casts', []).
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/permitted', []).
:- use_module('../zones').
:- use_module(fitting_spells, [half_fits/4]).
:- use_module(granted_ways, [granting/0, lends/7, unfit_granted/5, unlimited/2]).
:- use_module(library_top, []).
:- use_module(renamed_ways, []).

lender ::= permission ; ability(_:object, _:index).
fluent lent_by(_Item:object, _Source:object, _Index:index).

:- multifile announcing:unfit_x/4, casting:cast_from/4, casting_steps:way_of/2, mutate:mutating_from/4, renamed_ways:ready_elsewhere/4,
             zones:stack_status/2.

lent(_, _, _, _) reads "an effect lets it be cast from there" otherwise "no effect lets it be cast so from there".
\+ hand_ways:from_hand_only(_) reads silent otherwise "it can be cast so from a hand only".
hand_ways:allowed(_, _) reads silent otherwise "it can't be cast for that cost now".
hand_ways:unmet(_, _, _) reads "nobody was dealt such combat damage this turn" otherwise silent.

%   lent(?Player, +O, +As, -Lender): something lets Player cast O for its costs from where it is. As is `itself`, or what it is called
%   as the spell, which has to be what may be cast (601.3e). Of several the one that costs least is used.

lent(Player, O, As, Lender) :-
    lending,
    playing(Player),
    \+ hand(Player, O),
    findall(Rank-One, lender(Player, O, As, Rank, One), Found),
    keysort(Found, [_-Lender|_]).

lending :- permitted(_, _, paid, _), !.
lending :- granting.

%   lender(+Player, +O, +As, -Rank, -Lender) is nondet: of Rank 0, it costs nothing; 1, the spell is exiled; 2, it is used up.

lender(Player, O, _, Rank, permission) :-
    permitted(Player, O, paid, _),
    ( exiled_once_cast(O, _, _) -> Rank = 1 ; Rank = 0 ).
lender(Player, O, As, Rank, ability(Source, Index)) :-
    lends(Player, Source, Index, paid, O, Filter, View),
    fits_as(As, O, Filter, Player, View),
    ( unlimited(Source, Index) -> Rank = 0 ; Rank = 2 ).
lender(Player, O, As, 0, ability(Source, 0)) :-
    definition:from_top(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source),
    library(Player, [O|_]),
    fits_as(As, O, Filter, Player, view(Source, Player, 0)).

fits_as(As, O, Filter, Player, View) :-
    (   As == itself
    ->  matches(Filter, O, View)
    ;   half_fits(Filter, As, Player, View)
    ),
    !.

%   As what it is

'118.9' :: executable cast(O, Way) if
    priority(Player, _), definition:way(Name, Way, hand, _, _), \+ hand_ways:from_hand_only(Way), object(O, Name, _), lent(Player, O, itself, _),
    hand_ways:allowed(Way, Player), \+ hand_ways:unmet(Way, Name, Player).
'118.9' :: executable cast(O, alternative(Index)) if
    priority(Player, _), definition:alternative_cost(Name, Index, _), object(O, Name, _), lent(Player, O, itself, _), \+ land(O).
'601.2a' :: caused casting:cast_from(O, Way, Player, Place) if
    now(priority(Player, _)), of_card(O, Way), lent(Player, O, itself, _), where(O, Place).

casting_steps:way_of(O, Way) :-
    of_card(O, Way),
    lent(_, O, itself, _).

%   of_card(?O, ?Way): the card itself gives that way to cast it, from a hand first of all.

of_card(O, Way) :-
    definition:way(Name, Way, hand, _, _),
    \+ hand_ways:from_hand_only(Way),
    object(O, Name, _).
of_card(O, alternative(Index)) :-
    definition:alternative_cost(Name, Index, _),
    object(O, Name, _).

%   As something else

renamed_ways:ready_elsewhere(Player, O, As, Place) :-
    lent(Player, O, As, _),
    where(O, Place).

mutate:mutating_from(O, Name, Player, Place) :-
    lent(Player, O, mutating(Name), _),
    where(O, Place).

%   The permission holds for that spell as for any other: it is used up, exiles the spell, and says what X may be.

'601.2' :: caused used_grant(Source, Index), lent_by(Item, Source, Index) after
    begins_casting(Player, O, Way, Item), lending, as_spell(O, Way, As), lent(Player, O, As, ability(Source, Index)).
'614.1a' :: caused exiled_if_buried(Item, Whose, By) after
    begins_casting(Player, O, Way, Item), exiled_once_cast(O, Whose, By), as_spell(O, Way, As), lent(Player, O, As, permission).
zones:stack_status(O, lent_by(O, _, _)).

announcing:unfit_x(_, Player, Item, X) :-
    lent_by(Item, Source, Index),
    unfit_granted(Source, Index, Player, Item, X).

%   as_spell(+O, +Way, -As) is semidet: for the other cost of that Way, O is cast As.

as_spell(O, Way, As) :-
    (   of_card(O, Way)
    ->  As = itself
    ;   object(O, Name, _),
        (   Way == mutate
        ->  As = mutating(Name)
        ;   renamed_ways:renamed(Way, Name, As)
        )
    ).
