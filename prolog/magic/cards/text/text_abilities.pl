:- encoding(utf8).
:- module(text_abilities,
          [ ability//1                  % ?Ability
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(text_others, [others_meant/2, others_worded/2]).
:- use_module(text_anaphora, [speaking_of//3]).
:- use_module(text_subjects, [spoken_of/3]).
:- use_module(changes/text_changes, [changes//4, colors//1]).
:- use_module(changes/text_copies, [entering_as_copy//1]).
:- use_module(changes/text_cost_changes, [cost_ability//1]).
:- use_module(changes/text_limits, [limits//1]).
:- use_module(effects/text_top, [about_the_top//1]).
:- use_module(effects/text_grants, [granted_casting//1]).
:- use_module(effects/text_melding, [melding_trigger//2]).
:- use_module(text_costs, [activation_costs//1, paid_cost//1, paid_costs//1]).
:- use_module(effects/text_allowances, [activating_too//2, allowance//1, but_activating/2]).
:- use_module(text_effects, [sentences//1]).
:- use_module(text_conditions, [condition//1, host_reference/1, plain_state//1]).
:- use_module(nouns/text_counters, [plain_counter//1]).
:- use_module(text_events, [trigger//1]).
:- use_module(nouns/text_filters, [many//1, np//3]).
:- use_module(text_keywords, [keyword//1]).
:- use_module(text_labels, [chapters//1, label//2]).
:- use_module(text_phrases, [mana//1, self//0]).
:- use_module(text_replacements, [replacement//1]).
:- use_module(words/text_subtypes, [land_subtype/1]).
:- use_module(nouns/text_inner, []).
:- use_module(nouns/text_references, [host_noun//1]).
:- use_module(nouns/text_own_sizes, [own_meant/3, own_said/3]).
:- use_module(nouns/text_quantities, [quantity//1, where//1]).

/** <module> Abilities
*/

:- multifile text_inner:inner_ability//1.

text_inner:inner_ability(Ability) -->
    ability(Ability).

%!  ability(?Ability)// is nondet.

ability(Ability) -->
    { others_worded(Ability, Worded) },
    worded(Worded),
    { var(Ability) -> others_meant(Worded, Ability) ; true }.

%   worded(?Ability)//: with `other` for what is other than anything.

worded(keyword(Keyword)) -->
    keyword(Keyword).
worded(keyword(class_level(Level, Cost))) -->
    mana(Cost),
    [':', level, Level],
    { integer(Level) }.
worded(uncounterable) -->
    self,
    ['can\'t', be, countered, '.'].
worded(Ability) -->
    about_the_top(Ability).
worded(Ability) -->
    granted_casting(Ability).
worded(cant_be_cast(Filter)) -->
    np(Filter, bare(plural), spell),
    ['can\'t', be, cast, '.'].
worded(no_maximum_hand_size) -->
    [you, have, no, maximum, hand, size, '.'].
worded(Ability) -->
    allowance(Ability).
worded(static(Scope, [cant_activate])) -->
    [activated, abilities, of],
    np(Scope, bare(plural), permanent),
    ['can\'t', be, activated, '.'].
worded(loyalty(Number)) -->
    [loyalty, ':'],
    starting_counters(Number).
worded(color_indicator(Colors)) -->
    [color, indicator, ':'],
    colors(Colors),
    { Colors = [_|_] }.
worded(defense(Number)) -->
    [defense, ':', Number],
    { integer(Number) }.
worded(enters_tapped) -->
    self,
    [enters, tapped, '.'].
worded(Ability) -->
    replacement(Ability).
worded(Ability) -->
    entering_as_copy(Ability).
worded(static(this, [defined_pt(Power, Toughness)])) -->
    self,
    ['\'s', power],
    { var(Power) -> true ; own_said(this, Power-Toughness, Said) },
    defined_pt(Said),
    { own_meant(this, Said, Meant), Meant = Power-Toughness },
    ['.'].
worded(static(Scope, [controlled_by(you)])) -->
    [you, control],
    scope(Scope, _),
    ['.'].
worded(buried_static(Scope, Changes, Condition)) -->
    [as, long, as],
    self,
    [is, in, your, graveyard],
    buried_condition(Condition),
    [','],
    scope(Scope, Agreement),
    changes(Changes, Agreement, static, Where),
    where(Where),
    ['.'].
worded(static([bonded], Changes)) -->
    [as, long, as],
    self,
    [is, paired, with, another, creature, ','],
    bonded(Agreement),
    changes(Changes, Agreement, static, Where),
    where(Where),
    ['.'].
worded(static(Scope, [lures])) -->
    [all, creatures, able, to, block],
    scope(Scope, third/singular),
    [do, so, '.'].
worded(static(Scope, Changes)) -->
    { \+ ( nonvar(Changes),
           Changes = [defined_pt(_, _)],
           Scope == this
         )
    },
    { but_activating(Changes, Before) },
    scope(Scope, Agreement),
    { style(Scope, Style) },
    changes(Before, Agreement, Style, Where),
    where(Where),
    activating_too(Before, Changes),
    ['.'].
worded(static(Scope, Changes, Condition)) -->
    [as, long, as],
    condition(Condition),
    [','],
    conditional(Scope, Changes, Condition).
worded(static(Scope, Changes, your_turn)) -->
    [during, your, turn, ','],
    conditional(Scope, Changes, your_turn).
worded(static(Scope, Changes, Condition)) -->
    scope(Scope, Agreement),
    { style(Scope, Style) },
    changes(Changes, Agreement, Style, Where),
    where(Where),
    [as, long, as],
    ( condition(Condition) ; own_state(Scope, Condition) ),
    ['.'].
worded(activated(Costs, Effects)) -->
    activated(Costs, Effects).
worded(activated(Costs, Effects, Limits)) -->
    label(Costs, Limits),
    activated(Costs, Effects).
worded(activated(Costs, Effects, [Limit|Limits])) -->
    activated(Costs, Effects),
    limits([Limit|Limits]).
worded(triggered(Event, Condition, Effects)) -->
    trigger(Event),
    intervening_if(Condition),
    [','],
    { spoken_of(Event, Condition, About) },
    at(Words),
    speaking_of(event(About), sentences, Effects),
    { \+ ( Effects = [Effect|_], asks_first(Effect), Words = [if|_] ) },
    ['.'].
worded(triggered(Event, Condition, Effects)) -->
    trigger(Event),
    [','],
    melding_trigger(Condition, Effects),
    ['.'].
worded(triggered(Event, Condition, Effects, [once_each_turn])) -->
    worded(triggered(Event, Condition, Effects)),
    [this, ability, triggers, only, once, each, turn, '.'].
worded(triggered(state(State), true, Effects)) -->
    [when],
    condition(State),
    [','],
    speaking_of(event(enters(this)), sentences, Effects),
    ['.'].
worded(triggered(chapter(Numbers), true, Effects)) -->
    chapters(Numbers),
    [':'],
    speaking_of(event(chapter(Numbers)), sentences, Effects),
    ['.'].
worded(from_graveyard(mutate, true)) -->
    [you, may, cast],
    self,
    [from, your, graveyard, using, its, mutate, ability, '.'].
worded(from_graveyard(from_graveyard, Condition)) -->
    [you, may, cast],
    self,
    [from, your, graveyard],
    as_long_as(Condition),
    ['.'].
worded(offered_reveal(Filter)) -->
    [as, a, additional, cost, to, cast],
    self,
    [',', you, may, reveal],
    np(Filter, a, card),
    [from, your, hand, '.'].
worded(additional_cost(Cost)) -->
    [as, a, additional, cost, to, cast],
    self,
    [','],
    additional(Cost),
    ['.'].
worded(Ability) -->
    cost_ability(Ability).
worded(spell(Effects)) -->
    speaking_of(spell, sentences, Effects),
    ['.'].

bonded(base/plural) -->
    [both, creatures].
bonded(third/singular) -->
    [each, of, those, creatures].

as_long_as(true) -->
    [].
as_long_as(Condition) -->
    [as, long, as],
    condition(Condition),
    { Condition \== true }.

starting_counters(Number) -->
    [Number],
    { integer(Number) }.
starting_counters(x) -->
    [x].

%   asks_first(+Effect): said with an "if" that is no condition of a trigger.

asks_first(provided(_, _)).
asks_first(meld(_, _, untapped)).

%   at(-Tokens)//: what follows, also where that is still to be written.

at(Tokens, Tokens, Tokens).

%   conditional(?Scope, ?Changes, +Condition)//: after a condition about the object itself, "it" is
%   that object.

conditional(Scope, Changes, Condition) -->
    (   { about_one(Condition, Scope) },
        [it],
        { Agreement = third/singular }
    ;   scope(Scope, Agreement)
    ),
    { style(Scope, Style) },
    changes(Changes, Agreement, Style, Where),
    where(Where),
    ['.'].

%   about_one(+Condition, -Scope) is semidet: "it" is what Condition is about.

about_one(matches(Scope, _), Scope) :-
    one_thing(Scope).
about_one(quantity(counters(_, this), _, _), this).

one_thing(this).
one_thing(Host) :-
    host_reference(Host).

%   own_state(?Scope, ?Condition)//: what is said of "it", which the sentence is about.

own_state(Scope, matches(Scope, Filter)) -->
    { nonvar(Scope), one_thing(Scope) },
    [it, '\'s'],
    plain_state(Filter).
own_state(this, quantity(counters(Kind, this), at_least, 1)) -->
    [it, has, a],
    plain_counter(Kind),
    [counter, on, it].

defined_pt(Quantity-Quantity) -->
    [and, toughness, are, each, equal, to],
    quantity(Quantity).
defined_pt(Power-Toughness) -->
    [is, equal, to],
    quantity(Power),
    [and, its, toughness, is, equal, to],
    quantity(Toughness).

%   scope(?Scope, -Agreement)//: what a static ability is about.

scope(this, third/singular) -->
    self.
scope(enchanted(Noun), third/singular) -->
    [enchanted],
    host_noun(Noun).
scope(equipped(Noun), third/singular) -->
    [equipped],
    host_noun(Noun).
scope(fortified(Noun), third/singular) -->
    [fortified],
    host_noun(Noun).
scope(Filter, base/plural) -->
    many(Filter).
scope(Filter, third/singular) -->
    np(Filter, each, permanent).

%   style(+Scope, -Style): of lands it is said that they are still lands.

style(Scope, Style) :-
    (   is_list(Scope),
        member(Part, Scope),
        about_lands(Part)
    ->  Style = lands
    ;   Style = static
    ).

about_lands(land).
about_lands(type(land)).
about_lands(subtype(Subtype)) :-
    land_subtype(Subtype).

activated(Costs, Effects) -->
    activation_costs(Costs),
    [':'],
    speaking_of(costs(Costs), sentences, Effects),
    ['.'].

intervening_if(true) -->
    [].
intervening_if(Condition) -->
    [',', if],
    condition(Condition).

additional(Cost) -->
    (   { is_list(Cost) }
    ->  paid_costs(Cost)
    ;   paid_cost(Cost)
    ).
additional([Cost, Next|Costs]) -->
    paid_costs([Cost, Next|Costs]).

%   buried_condition(?Condition)//: what else has to hold of a card in a graveyard.

buried_condition(true) -->
    [].
buried_condition(Condition) -->
    { Condition \== true },
    [and],
    condition(Condition),
    { Condition \== true }.
