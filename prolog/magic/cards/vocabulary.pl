:- module(vocabulary,
          [ valid_ability/1             % +Ability
          ]).

/** <module> Which ability terms the rules understand

A term that is not valid is refused before play: nothing of a card is dropped.
Instructions are valid when a process of the rules carries them out.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../../k/rules', []).
:- use_module('../rules/spells/layers', []).
:- use_module('../rules/turn/turn', [next_step/2]).

%!  valid_ability(+Ability) is semidet.

valid_ability(keyword(K)) :- keyword(K).
valid_ability(enters_tapped).
valid_ability(spell(Effects)) :- effects(Effects).
valid_ability(activated(Costs, Effects)) :- costs(Costs), effects(Effects).
valid_ability(activated(Costs, Effects, Limits)) :-
    costs(Costs),
    effects(Effects),
    maplist(limit, Limits).
valid_ability(triggered(Event, Condition, Effects)) :-
    trigger(Event),
    condition(Condition),
    effects(Effects).
valid_ability(static(Scope, Changes)) :- scope(Scope), maplist(change, Changes).
valid_ability(alternative_cost(Costs)) :- costs(Costs).
valid_ability(additional_cost(Cost)) :- cost(Cost).
valid_ability(cost_change(Who, Filter, Change)) :-
    player_reference(Who),
    filter(Filter),
    memberchk(Change, [less(N), more(N)]),
    integer(N).

keyword(K) :- plain_keyword(K).
keyword(protection(Quality)) :- filter([Quality]).
keyword(landwalk(Type)) :- atom(Type).
keyword(cycling(Cost)) :- atom(Cost).
keyword(echo(Cost)) :- atom(Cost).

plain_keyword(flying).
plain_keyword(reach).
plain_keyword(haste).
plain_keyword(trample).
plain_keyword(vigilance).
plain_keyword(deathtouch).
plain_keyword(lifelink).
plain_keyword(first_strike).
plain_keyword(double_strike).
plain_keyword(defender).
plain_keyword(menace).
plain_keyword(indestructible).
plain_keyword(hexproof).
plain_keyword(shroud).
plain_keyword(flash).
plain_keyword(wither).
plain_keyword(infect).
plain_keyword(fear).
plain_keyword(intimidate).
plain_keyword(skulk).
plain_keyword(horsemanship).
plain_keyword(shadow).

effects(Effects) :-
    is_list(Effects),
    maplist(effect, Effects).

effect(may(Effects)) :- !, effects(Effects).
effect(may_pay(Costs, Effects)) :- !, costs(Costs), effects(Effects).
effect(if_you_do(Effects)) :- !, effects(Effects).
effect(modal(Modes)) :- !, is_list(Modes), maplist(effects, Modes).
effect(change(What, Changes, Duration)) :-
    !,
    reference(What),
    maplist(change, Changes),
    memberchk(Duration, [end_of_turn, permanent]).
effect(search(Who, Filter, To, Shown)) :-
    !,
    player_reference(Who),
    filter(Filter),
    memberchk(To, [hand, library_top, battlefield, graveyard]),
    memberchk(Shown, [revealed, hidden]).
%   A delayed ability speaks of one thing, `that`, and targets nothing.

effect(delay(Step, What, Effects)) :-
    !,
    step(Step),
    reference(What),
    effects(Effects),
    \+ targets_something(Effects).
effect(Effect) :-
    Effect =.. [Name, target(Filter)],
    memberchk(Name, [return_to_hand, exile]),
    selectchk(card_in(graveyard, Who), Filter, Others),
    !,
    memberchk(Who, [you, each([player]), each([opponent])]),
    filter(Others).
effect(put_revealed(Filter, To, Rest)) :-
    !,
    filter(Filter),
    memberchk(To, [hand, battlefield, graveyard, exile]),
    memberchk(Rest, [library_bottom, graveyard, hand, exile]).
effect(create(N, token(Name, Types, Subtypes, Colors, P, T, Keywords))) :-
    !,
    quantity(N),
    atom(Name),
    maplist(atom, Types),
    maplist(atom, Subtypes),
    maplist(color, Colors),
    integer(P),
    integer(T),
    maplist(keyword, Keywords).
effect(add(Colors)) :- !, maplist(mana_color, Colors).
effect(add_any(N)) :- !, integer(N).
effect(Effect) :-
    compound(Effect),
    Effect =.. [Name|Arguments],
    Process =.. [Name, _|Arguments],
    rules:process(Process),
    maplist(argument, Arguments).

targets_something(Term) :-
    compound(Term),
    (   functor(Term, Name, 1),
        memberchk(Name, [target, chosen])
    ->  true
    ;   arg(_, Term, Argument),
        targets_something(Argument)
    ->  true
    ).

argument(Argument) :- quantity(Argument).
argument(Argument) :- reference(Argument).
argument(Argument) :- memberchk(Argument, ['+1/+1', '-1/-1']).

reference(this).
reference(you).
reference(that).
reference(each(Filter)) :- filter(Filter).
reference(target(Filter)) :- filter(Filter).
reference(chosen(K)) :- integer(K).

player_reference(you).
player_reference(each([player])).
player_reference(each([opponent])).
player_reference(target([player])).
player_reference(target([opponent])).
player_reference(chosen(K)) :- integer(K).

quantity(N) :- integer(N).
quantity(x).
quantity(count(Filter)) :- filter(Filter).
quantity(count_in(Place, Filter)) :-
    Place =.. [Zone, Who],
    memberchk(Zone, [graveyard, hand, library]),
    player_reference(Who),
    filter(Filter).
quantity(plus(A, B)) :- quantity(A), quantity(B).
quantity(times(A, B)) :- quantity(A), quantity(B).

filter(Filter) :-
    is_list(Filter),
    maplist(part, Filter).

part(Part) :- atom(Part), atomic_part(Part).
part(type(T)) :- atom(T).
part(subtype(S)) :- atom(S).
part(color(C)) :- color(C).
part(named(N)) :- atom(N).
part(keyword(K)) :- keyword(K).
part(controlled(Who)) :- memberchk(Who, [you, opponent]).
part(owned(Who)) :- memberchk(Who, [you, opponent]).
part(blocking(Reference)) :- reference(Reference).
part(not(Filter)) :- filter(Filter).
part(either(A, B)) :- filter(A), filter(B).

atomic_part(creature).
atomic_part(land).
atomic_part(artifact).
atomic_part(enchantment).
atomic_part(permanent_card).
atomic_part(player).
atomic_part(opponent).
atomic_part(any_target).
atomic_part(other).
atomic_part(this).
atomic_part(attacking).
atomic_part(blocking).
atomic_part(tapped).
atomic_part(untapped).
atomic_part(token).
atomic_part(nontoken).
atomic_part(spell).

color(C) :- memberchk(C, [white, blue, black, red, green]).

mana_color(C) :- memberchk(C, [white, blue, black, red, green, colorless]).

costs(Costs) :-
    is_list(Costs),
    maplist(cost, Costs).

cost(mana(Text)) :- atom(Text).
cost(tap).
cost(untap).
cost(sacrifice(this)).
cost(discard(this)).
cost(discard_hand).
cost(pay_life(N)) :- integer(N).
cost(remove_counters(Kind, N)) :- atom(Kind), integer(N).
cost(either(A, B)) :- costs(A), costs(B).
cost(Cost) :-
    compound(Cost),
    Cost =.. [Name, N, Filter],
    memberchk(Name, [sacrifice, tap_permanents, return_to_hand, discard,
                     exile_from_hand, reveal_from_hand]),
    integer(N),
    filter(Filter).

limit(once_each_turn).
limit(sorcery_speed).
limit(only_during(your, Step)) :- step(Step).

step(Step) :- next_step(Step, _).
step(cleanup).

condition(true).
condition(has_cast(Who, Filter)) :- player_reference(Who), filter(Filter).
condition(controls(Who, Filter)) :- player_reference(Who), filter(Filter).

trigger(either(A, B)) :- trigger(A), trigger(B).
trigger(casts(Who, Filter)) :- player_reference(Who), filter(Filter).
trigger(begins(Whose, Step)) :- memberchk(Whose, [your, each]), step(Step).
trigger(gains_life(Who)) :- player_reference(Who).
trigger(draws(Who)) :- player_reference(Who).
trigger(cycles(this)).
trigger(Event) :-
    compound(Event),
    Event =.. [Kind, What],
    memberchk(Kind, [enters, dies, leaves, attacks, blocks, becomes_blocked, becomes_tapped]),
    scope(What).

scope(this).
scope(Filter) :- filter(Filter).

change(pt(P, T)) :- quantity(P), quantity(T).
change(set_pt(P, T)) :- quantity(P), quantity(T).
change(defined_pt(P, T)) :- quantity(P), quantity(T).
change(gain(K)) :- keyword(K).
change(add_types(Types)) :- maplist(atom, Types).
change(add_subtypes(Types)) :- maplist(atom, Types).
change(set_colors(Colors)) :- maplist(color, Colors).
change(cant_attack_unless(Condition)) :- condition(Condition).
change(cant_be_blocked_except_by(Part)) :- part(Part).
change(Change) :-
    memberchk(Change, [switch_pt, cant_attack, cant_block, cant_be_blocked, must_attack, must_block, doesnt_untap]).
