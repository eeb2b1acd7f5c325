:- module(reacting,
          [ reaction/4,                 % +Name, -Time, -Zone, -Needs
            may_react/1,                % +Player
            quick/1                     % +Object
          ]).

/** <module> Who can certainly do nothing but pass (117.1, 117.3d)

A card that can be used outside of a main phase with an empty stack has a
reaction. What it needs is known from what is printed, as far as it depends on
fluents that mark memory(objects): whether a player can use one is asked again
only when one of those changes. A need says at most what the rules ask for, so
that nobody with a choice is passed over.

  * tap: the object can be tapped for a cost
  * mana(Cost, Who): Cost can be paid, by tapping the object too or, where Who is
    `others`, without it
  * spell_mana(Cost): the same of a spell's cost, which may be reduced
  * permanents(N, Filter): the player controls so many others, or itself
  * unused(Index): the ability was not activated this turn
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/4]).
:- use_module('../rules/concepts/costs', [at_least/2, sick/1]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/keyword_facts', [helps_to_pay/1]).
:- use_module('../cards/names', [copiable/2]).
:- use_module(filters).
:- use_module('../rules/concepts/objects').
:- use_module(mana_matching, [payable_by_sources/3]).
:- use_module(mana_options, [has_mana_options/1]).
:- use_module(mana_symbols, [least_cost/2]).

%!  reaction(+Name, -Time, -Zone, -Needs) is nondet.
%
%   The card Name can be used in Zone, at the Time `any` or your(Step), where Needs
%   are met.

reaction(Name, any, hand, Needs) :-
    once(( definition:card_type(Name, instant) ; definition:card_keyword(Name, flash) )),
    (   definition:card_cost(Name, Printed),
        \+ definition:alternative_cost(Name, _, _),
        \+ ( definition:way(Name, _, Zone, _, _), memberchk(Zone, [hand, mutating, renamed]) ),
        \+ ( helps_to_pay(Keyword), definition:card_keyword(Name, Keyword) )
    ->  least_cost(Printed, Cost),
        Needs = [spell_mana(Cost)]
    ;   Needs = []
    ).
reaction(Name, any, hand, []) :-
    once(quick_face(Name)).
reaction(Name, any, hand, []) :-
    definition:way(Name, Special, _, _, _),
    memberchk(Special, [suspend, foretell]).
reaction(Name, your(declare_blockers), hand, []) :-
    definition:way(Name, sneak, _, _, _).
reaction(Name, any, graveyard, Needs) :-
    definition:way(Name, _, graveyard, Costs, _),
    findall(spell_mana(Cost), ( member(mana(Printed), Costs), least_cost(Printed, Cost) ), Needs),
    once(( definition:card_type(Name, instant) ; definition:card_keyword(Name, flash) )).
reaction(Name, any, graveyard, []) :-
    definition:from_graveyard(Name, mutate, _),
    definition:card_keyword(Name, flash).
reaction(Name, any, graveyard, []) :-
    definition:aftermath(Name),
    definition:card_type(face(Name, 2), instant).
reaction(Name, any, battlefield, []) :-
    copiable(Name, face_down(_)).
reaction(mutated(Top, Others), any, battlefield, []) :-
    memberchk(face_down(_), [Top|Others]).
reaction(Name, Time, Zone, Needs) :-
    definition:activated_ability(Name, Index, Zone, Costs, _, _, Limits),
    \+ definition:mana_source(Name, Index, _),
    \+ memberchk(sorcery_speed, Limits),
    time(Limits, Time),
    findall(Need, need(Costs, Limits, Index, Need), Needs).

time(Limits, Time) :-
    (   memberchk(only_during(your, Step), Limits)
    ->  Time = your(Step)
    ;   Time = any
    ).

need(Costs, _, _, Need) :-
    member(Cost, Costs),
    \+ ( compound(Cost), arg(_, Cost, x) ),
    needed(Cost, Need).
need(Costs, Limits, _, mana(Cost, Who)) :-
    \+ memberchk(cheaper(_, _), Limits),
    \+ memberchk(power_up, Limits),
    memberchk(mana(Printed), Costs),
    least_cost(Printed, Cost),
    ( memberchk(tap, Costs) -> Who = others ; Who = all ).
need(_, Limits, Index, unused(Index)) :-
    memberchk(once_each_turn, Limits).

needed(tap, tap).
needed(sacrifice(N, Filter), permanents(N, Parts)) :- remembered(Filter, Parts).
needed(return_to_hand(N, Filter), permanents(N, Parts)) :- remembered(Filter, Parts).
needed(tap_permanents(N, Filter), permanents(N, [untapped|Parts])) :- remembered(Filter, Parts).

%   The parts of a filter that depend on those fluents alone.

remembered(Filter, Parts) :-
    findall(Part, ( member(Part, Filter), remembered_part(Part) ), Parts).

remembered_part(creature).
remembered_part(land).
remembered_part(artifact).
remembered_part(enchantment).
remembered_part(type(_)).
remembered_part(subtype(_)).
remembered_part(other).
remembered_part(tapped).
remembered_part(untapped).

%!  may_react(+Player) is semidet.
%
%   Player may be able to do more than pass, were it no time for sorceries.

may_react(Player) :-
    at_time(any, Player),
    !.
may_react(Player) :-
    \+ \+ definition:reacts(_, your(_), _, _),
    active(Player),
    step(Step),
    \+ \+ used_at(your(Step)),
    at_time(your(Step), Player).

at_time(Time, Player) :-
    memorized(objects, reacts(Player, Time), Answer, can_react(Player, Time, Answer)),
    Answer == yes.

%   used_at(+Time): something in this game can be used at Time. Where spells are cast as though they had flash, any card can.

used_at(Time) :-
    definition:reacts(_, Time, _, _).
used_at(any) :-
    definition:uses(any_time).

can_react(Player, Time, Answer) :-
    (   \+ used_at(Time)
    ->  Answer = no
    ;   own_object(Zone, Player, O),
        object(O, Name, _),
        definition:reacts(Name, Time, Zone, Needs),
        all_met(Needs, Player, O)
    ->  Answer = yes
    ;   Time == any,
        awake:castable_elsewhere(Player)
    ->  Answer = yes
    ;   Answer = no
    ).

%   castable_elsewhere(+Player) is nondet: an effect lets Player cast it from exile or a graveyard. Ways add clauses, which sleep.

:- multifile castable_elsewhere/1, awake:rule_table/1.
:- dynamic awake:castable_elsewhere/1.

awake:rule_table(reacting:castable_elsewhere(_)).

castable_elsewhere(Player) :- permitted(Player, O, _, _), quick(O).
castable_elsewhere(Player) :- on_adventure(O, Player), quick(O).
castable_elsewhere(Player) :- foretold(Player, O, earlier), quick(O).
castable_elsewhere(Player) :- warped(Player, O, earlier), quick(O).

%!  quick(+Object) is semidet.
%
%   It is an instant or has flash, or another face of it is or does.

quick(O) :-
    once(( type(O, instant) ; has(O, flash) ; object_name(O, Name), quick_face(Name) )).

%   quick_face(+Name): another face of the card, or its other half, is an instant or has flash.

quick_face(Name) :-
    definition:faces(Name, K, _),
    ( definition:card_type(face(Name, K), instant) ; definition:card_keyword(face(Name, K), flash) ).

own_object(hand, Player, O) :- hand(Player, O).
own_object(hand, Player, O) :- command(Player, O).
own_object(graveyard, Player, O) :-
    \+ \+ definition:reacts(_, _, graveyard, _),
    graveyard(Player, O).
own_object(battlefield, Player, O) :- controls(Player, O).
own_object(battlefield, Player, O) :- emblem(Player, O).

all_met([], _, _).
all_met([Need|Needs], Player, O) :-
    met(Need, Player, O),
    all_met(Needs, Player, O).

met(tap, _, O) :-
    \+ tapped(O),
    \+ sick(O).
met(mana(Cost, all), Player, _) :-
    payable(Player, Cost, none).
met(mana(Cost, others), Player, O) :-
    payable(Player, Cost, O).
met(spell_mana(cost(Generic, Symbols)), Player, _) :-
    (   ( definition:cost_change(_, _, _, _) ; definition:affinity(_, _) ; definition:own_cost(_, _, _) )
    ->  payable(Player, cost(0, Symbols), none)
    ;   payable(Player, cost(Generic, Symbols), none)
    ).
met(permanents(N, Filter), Player, O) :-
    at_least(N, ( controls(Player, Other), matches(Filter, Other, view(O, Player, 0)) )).
met(unused(Index), _, O) :-
    \+ activated_this_turn(O, Index).

%   What makes mana in several ways, or for other costs, may pay for anything, and so may what can be spent as another color; mana that
%   may be spent on some things only, for whatever that is.

payable(Player, Cost, Excluded) :-
    payable_by_sources(Player, Cost, Excluded),
    !.
payable(Player, _, _) :-
    has_mana_options(Player),
    !.
payable(_, _, _) :-
    definition:spends_as(Name, _, _, _),
    object(Source, Name, _),
    permanent(Source),
    !.
payable(Player, _, _) :-
    definition:restricted_mana(Name),
    object(Source, Name, _),
    controls(Player, Source),
    !.
