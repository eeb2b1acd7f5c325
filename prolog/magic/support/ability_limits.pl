:- module(ability_limits,
          [ limits_in_sight/2           % +Player, -Limit
          ]).

/** <module> What abilities can add to an attack at most

A limit is limit(Pump, Each, Burn, Kills, Flags): so much power may be added to single creatures, so much to
each; so much damage may be dealt beside combat; so many creatures may die of it; and Flags are of `trample`
(creatures may gain it), `haste` (what comes may attack), `makes` (creatures may come) and `mana` (mana may come
that is not there now). Only what stands in a list here has a limit. Of spells, those count that there is mana for,
each by itself; and an ability that costs mana counts as often as all mana pays for it.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module('../../k/globals', [begin_globals/0]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../cards/printed_values', [mana_cost/3]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module(beyond_means, [beyond_means/2, means/2]).
:- use_module(mana_symbols, [least_cost/2]).

globals:initial(ability_limits, known_since(none, [])).

:- initialization(begin_globals).

%!  limits_in_sight(+Player, -Limit) is semidet.
%
%   Limit is of all that Player may use, and of what opponents' permanents do by themselves; fails where an ability
%   is in sight of which nothing is known.

limits_in_sight(Player, Limit) :-
    findall(Place-O, source(Player, Place, O), Sources),
    found_limits(Sources, Found),
    ( more_mana(Player, Found) -> Means = unknown ; Means = of(Player) ),
    summed(Found, Means, limit(0, 0, 0, 0, []), Limit).

source(Player, own, O) :- controls(Player, O).
source(Player, other, O) :- opponent(Player, Other), controls(Other, O).
source(Player, hand, O) :- hand(Player, O).
source(Player, graveyard, O) :- graveyard(Player, O).
source(Player, Place, O) :-
    stack_item(O, Controller, Kind),
    ( Controller == Player, Kind == spell -> Place = hand ; Place = unknown ).

found_limits([], []).
found_limits([Place-O|Sources], Found) :-
    object(O, Name, _),
    atom(Name),
    limit_of(Place, Name, Limit),
    (   Limit == nothing
    ->  Found = Others
    ;   Limit == unknown
    ->  Place == hand,
        hand(_, O),
        \+ does_something_in_hand(Name),
        Found = [found(hand, O, unknown)|Others]
    ;   Found = [found(Place, O, Limit)|Others]
    ),
    found_limits(Sources, Others).

%   Of other cards nothing has to be known where they can't be cast.

does_something_in_hand(Name) :-
    definition:works_in(Name, _),
    !.
does_something_in_hand(Name) :-
    definition:ability_text(Name, Index, Term),
    \+ silent_in_hand(Term),
    \+ ( functor(Term, activated, _), definition:activated_ability(Name, Index, battlefield, _, _, _, _) ),
    !.

silent_in_hand(triggered(When, _, _)) :- When \= cycles(_).
silent_in_hand(static(_, _)).
silent_in_hand(spell(_)).
silent_in_hand(keyword(Keyword)) :- known_keyword(Keyword).

%   There may be more mana than now, or costs are not what is printed.

more_mana(_, Found) :-
    member(found(_, _, limited(limit(_, _, _, _, Flags), _)), Found),
    memberchk(mana, Flags),
    !.
more_mana(Player, _) :-
    hand(Player, O),
    land(O),
    !.
more_mana(_, _) :-
    awake:cost_changer(_),
    !.

summed([], _, Limit, Limit).
summed([found(Place, O, Known)|Found], Means, Limit0, Limit) :-
    (   Place == hand,
        Means = of(Player),
        hand(Player, O),
        \+ other_cost(O),
        beyond_means(Player, O)
    ->  Limit2 = Limit0
    ;   Known = limited(Once, Paid),
        together(Once, Limit0, Limit1),
        paid_for(Paid, Means, Limit1, Limit2)
    ),
    summed(Found, Means, Limit2, Limit).

other_cost(O) :-
    object(O, Name, _),
    definition:ability_text(Name, _, alternative_cost(_)),
    !.

paid_for([], _, Limit, Limit).
paid_for([Cost-limit(P, E, B, K, Flags)|Paid], of(Player), Limit0, Limit) :-
    means(Player, Most),
    Times is Most//Cost,
    (   Times =:= 0
    ->  Limit1 = Limit0
    ;   P1 is Times*P,
        E1 is Times*E,
        B1 is Times*B,
        K1 is Times*K,
        together(limit(P1, E1, B1, K1, Flags), Limit0, Limit1)
    ),
    paid_for(Paid, of(Player), Limit1, Limit).

together(limit(P1, E1, B1, K1, F1), limit(P2, E2, B2, K2, F2), limit(P, E, B, K, F)) :-
    P is P1+P2,
    E is E1+E2,
    B is B1+B2,
    K is K1+K2,
    ord_union(F1, F2, F).

%   It is found out once for each name and place, and anew where other cards are defined: those of another game may have
%   the same names.

limit_of(Place, Name, Limit) :-
    predicate_property(definition:description(_, _), last_modified_generation(Now)),
    nb_getval(ability_limits, known_since(Then, Known0)),
    ( Then == Now -> Known = Known0 ; Known = [] ),
    (   memberchk(known(Name, Place, Found), Known)
    ->  Limit = Found
    ;   (   found_limit(Place, Name, Sum, Paid)
        ->  ( Sum-Paid == limit(0, 0, 0, 0, [])-[] -> Limit = nothing ; Limit = limited(Sum, Paid) )
        ;   Limit = unknown
        ),
        nb_setval(ability_limits, known_since(Now, [known(Name, Place, Limit)|Known]))
    ).

%   found_limit(+Place, +Name, -Limit, -Paid) is semidet: Paid has Cost-Limit for what may be done again for so
%   much mana.

found_limit(Place, Name, Limit, Paid) :-
    memberchk(Place, [own, other, hand, graveyard]),
    \+ ( Place == graveyard, works_from_graveyard(Name) ),
    findall(Term, definition:ability_text(Name, _, Term), Terms),
    first_limit(Place, Name, First),
    limits_of(Terms, Place, First, Limit, Paid).

limits_of([], _, Limit, Limit, []).
limits_of([Term|Terms], Place, Limit0, Limit, Paid) :-
    (   ability(Place, Term, Found)
    ->  together(Found, Limit0, Limit1),
        Paid = Others
    ;   paid_ability(Place, Term, Cost, Found)
    ->  Limit1 = Limit0,
        Paid = [Cost-Found|Others]
    ),
    limits_of(Terms, Place, Limit1, Limit, Others).

first_limit(Place, Name, Limit) :-
    (   Place == hand,
        definition:card_type(Name, creature)
    ->  Limit = limit(0, 0, 0, 0, [makes])
    ;   Limit = limit(0, 0, 0, 0, [])
    ).

works_from_graveyard(Name) :- definition:from_graveyard(Name, _, _).
works_from_graveyard(Name) :- definition:works_in(Name, _).
works_from_graveyard(Name) :- definition:buried(Name).
works_from_graveyard(Name) :- definition:buried_trigger(Name, _).
works_from_graveyard(Name) :- definition:disturb(Name, _).
works_from_graveyard(Name) :- definition:aftermath(Name).

none(limit(0, 0, 0, 0, [])).

%   ability(+Place, +Term, -Limit) is semidet.

ability(Place, keyword(Keyword), Limit) :-
    keyword(Place, Keyword, Limit).
ability(_, token(_, _, _, _, _, Keywords), Limit) :-
    \+ ( member(Keyword, Keywords), \+ keyword(own, Keyword, _) ),
    none(Limit).
ability(_, enters_tapped, Limit) :- none(Limit).
ability(_, cost_change(_, _, _), Limit) :- none(Limit).
ability(hand, alternative_cost(_), Limit) :- none(Limit).
ability(hand, additional_cost(_), Limit) :- none(Limit).
ability(Place, alternative_cost(_), Limit) :- Place \== hand, none(Limit).
ability(Place, additional_cost(_), Limit) :- Place \== hand, none(Limit).
ability(Place, static(Scope, Changes), Limit) :-
    scope(Scope),
    static_changes(Changes, Place, limit(0, 0, 0, 0, []), Limit).
ability(Place, triggered(enters(this), _, _), Limit) :- Place \== hand, none(Limit).
ability(Place, triggered(cycles(this), _, _), Limit) :- Place \== hand, none(Limit).
ability(other, activated(_, _), Limit) :- none(Limit).
ability(graveyard, activated(_, _), Limit) :- none(Limit).
ability(Place, activated(Costs, Instructions), Limit) :-
    memberchk(Place, [own, hand]),
    instructions(Instructions, Place, limit(0, 0, 0, 0, []), Limit),
    (   once_at_most(Costs)
    ->  true
    ;   Limit = limit(0, 0, 0, 0, _)
    ).
ability(graveyard, spell(_), Limit) :- none(Limit).
ability(hand, spell(Instructions), Limit) :-
    instructions(Instructions, hand, limit(0, 0, 0, 0, []), Limit).

paid_ability(Place, activated(Costs, Instructions), Cost, Limit) :-
    memberchk(Place, [own, hand]),
    member(mana(Text), Costs),
    \+ sub_atom(Text, _, _, _, 'X'),
    atom_string(Text, String),
    mana_cost(String, Printed, _),
    least_cost(Printed, cost(Generic, Symbols)),
    length(Symbols, Number),
    Cost is Generic+Number,
    Cost > 0,
    instructions(Instructions, Place, limit(0, 0, 0, 0, []), Limit),
    !.

once_at_most(Costs) :- memberchk(tap, Costs), !.
once_at_most(Costs) :- memberchk(sacrifice(this), Costs).

keyword(Place, Keyword, Limit) :-
    (   Keyword == haste,
        memberchk(Place, [hand, own])
    ->  Limit = limit(0, 0, 0, 0, Flags),
        ( Place == hand -> Flags = [haste] ; Flags = [] )
    ;   known_keyword(Keyword)
    ->  none(Limit)
    ).

known_keyword(Keyword) :-
    memberchk(Keyword, [flying, reach, haste, trample, vigilance, deathtouch, lifelink, first_strike, double_strike,
                        defender, menace, indestructible, hexproof, shroud, flash, fear, intimidate, skulk,
                        horsemanship, shadow, changeling, devoid]).
known_keyword(protection(_)).
known_keyword(landwalk(_)).
known_keyword(echo(_)).

%   What a static ability applies to stays what it is.

scope(this).
scope(Filter) :-
    is_list(Filter),
    \+ ( member(Part, Filter), \+ steady(Part) ).

steady(other).
steady(creature).
steady(artifact).
steady(land).
steady(enchantment).
steady(subtype(_)).
steady(color(_)).
steady(controlled(_)).

static_changes([], _, Limit, Limit).
static_changes([Change|Changes], Place, Limit0, Limit) :-
    static_change(Change, Place, Found),
    together(Found, Limit0, Limit1),
    static_changes(Changes, Place, Limit1, Limit).

%   What lies on the battlefield has its effect already.

static_change(pt(P, T), Place, Limit) :-
    integer(P),
    integer(T),
    P >= 0,
    T >= 0,
    ( Place == hand -> Each is max(P, T) ; Each = 0 ),
    Limit = limit(0, Each, 0, 0, []).
static_change(gain(Keyword), Place, Limit) :-
    known_keyword(Keyword),
    Keyword \== double_strike,
    (   memberchk(Keyword, [haste, trample]),
        memberchk(Place, [own, hand])
    ->  Limit = limit(0, 0, 0, 0, [Keyword])
    ;   none(Limit)
    ).
static_change(Restriction, _, Limit) :-
    memberchk(Restriction, [cant_attack, cant_attack_unless(_), cant_block]),
    none(Limit).

instructions([], _, Limit, Limit).
instructions([Instruction|Instructions], Place, Limit0, Limit) :-
    instruction(Instruction, Place, Found),
    together(Found, Limit0, Limit1),
    instructions(Instructions, Place, Limit1, Limit).

%   What makes mana from a hand is not among what there is now.

instruction(add(_), Place, Limit) :- added_mana(Place, Limit).
instruction(add_any(_), Place, Limit) :- added_mana(Place, Limit).
instruction(gain_life(you, _), _, Limit) :- none(Limit).
instruction(create(_, _, token(_, _, _, _, _, _, Keywords)), _, limit(0, 0, 0, 0, Flags)) :-
    \+ ( member(Keyword, Keywords), \+ keyword(own, Keyword, _) ),
    ( memberchk(haste, Keywords) -> Flags = [haste, makes] ; Flags = [makes] ).
instruction(change(What, Changes, end_of_turn), _, Limit) :-
    one_or_each(What, Whether),
    changes(Changes, Whether, limit(0, 0, 0, 0, []), Limit).
instruction(damage(this, N, target([Whom])), _, limit(0, 0, N, 1, [])) :-
    integer(N),
    memberchk(Whom, [any_target, player, opponent]).
instruction(damage(this, N, target([creature])), _, limit(0, 0, 0, 1, [])) :-
    integer(N).

added_mana(own, Limit) :- none(Limit).
added_mana(hand, limit(0, 0, 0, 0, [mana])).

one_or_each(target(_), one).
one_or_each(this, one).
one_or_each(each(_), each).

changes([], _, Limit, Limit).
changes([Change|Changes], Whether, Limit0, Limit) :-
    change(Change, Whether, Found),
    together(Found, Limit0, Limit1),
    changes(Changes, Whether, Limit1, Limit).

change(pt(P, T), Whether, Limit) :-
    integer(P),
    integer(T),
    P >= 0,
    T >= 0,
    More is max(P, T),
    ( Whether == one -> Limit = limit(More, 0, 0, 0, []) ; Limit = limit(0, More, 0, 0, []) ).
change(gain(trample), _, limit(0, 0, 0, 0, [trample])).
change(gain(Keyword), _, Limit) :-
    memberchk(Keyword, [first_strike, vigilance, deathtouch, lifelink, reach, hexproof, indestructible]),
    none(Limit).
