:- module(ability_sense,
          [ misplaced/3                 % +Ability, +Context, -Reason
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module('../text/text_anaphora', [late_it/1, mentions/1]).

/** <module> Which abilities make no sense where they stand

What the grammar reads, sentence by sentence, may speak of things that the whole does not
provide: "it" where nothing came before, X where nothing says what X is, instructions of a spell
on a creature.
*/

%!  misplaced(+Ability, +Context, -Reason:string) is semidet.
%
%   Ability can't be what a text says that stands on Context (ability_reading.pl), for Reason.

misplaced(spell(_), Context, "only instants and sorceries have instructions of their own") :-
    memberchk(Context, [permanent, permanent_x]).
misplaced(static(_, _, _), Context, "an instant or sorcery changes nothing for good") :-
    spell_context(Context).
misplaced(static(Scope, Changes, Condition), _, "it depends on sizes that effects change, which the rules do not know") :-
    member(Size, [power, toughness]),
    contains_term(compared(Size, _, _), Scope-Changes-Condition).
misplaced(static(_, Changes), _, "it depends on sizes that effects change, which the rules do not know") :-
    rests_on_sizes(Changes).
misplaced(static(_, Changes, Condition), _, "it depends on sizes that effects change, which the rules do not know") :-
    rests_on_sizes(Changes-Condition).
misplaced(static(Scope, _), Context, "an instant or sorcery changes nothing for good") :-
    spell_context(Context),
    Scope \== this.
misplaced(static(Scope, _), _, "whom it changes depends on sizes that effects change, which the rules do not know") :-
    member(Size, [power, toughness]),
    contains_term(compared(Size, _, _), Scope).
misplaced(Ability, Context, "instants and sorceries do not enter") :-
    memberchk(Ability, [enters_tapped, enters_with(_), replacement(_, _)]),
    spell_context(Context).
misplaced(Ability, _, "nothing says what \"it\" is") :-
    dangling_it(Ability).
misplaced(Ability, _, "nothing says who \"that player\" is") :-
    dangling_player(Ability).
misplaced(triggered(Event, _, Effects), _, "it triggers on the battlefield, and finds the card in the graveyard, which the rules do not know") :-
    contains_term(this_buried, Effects),
    sub_term(Part, Event),
    nonvar(Part),
    memberchk(Part, [this, enchanted(_), equipped(_)]).
misplaced(Ability, _, "what follows something optional speaks of its target, which the rules do not know") :-
    late_target(Ability).
misplaced(Ability, _, "nothing says who the defending player is") :-
    contains_term(defending_player, Ability),
    \+ about_an_attacker(Ability).
misplaced(Ability, Context, "nothing says what X is") :-
    dangling_x(Ability, Context).
misplaced(Ability, _, "\"if you do\" follows nothing that may be done") :-
    dangling_choice(Ability).

misplaced(Ability, _, "it makes mana and does more, which the rules do not know") :-
    makes_mana_and_more(Ability).

misplaced(Ability, _, "it gives a keyword that does something before the battlefield") :-
    member(Keyword, [unleash, changeling, devoid]),
    contains_term(gain(Keyword), Ability).

misplaced(Ability, _, "whose controller pays is not clear") :-
    contains_term(unless(controller_of(chosen(1)), _, _), Ability),
    \+ findall(F, ( sub_term(Part, Ability), nonvar(Part), ( Part = target(F) ; Part = targets(_, F) ) ), [_]).

misplaced(triggered(Event, _, Effects), _, "what it does with a spell, the rules do not know") :-
    sub_term(Part, Event),
    compound(Part),
    functor(Part, Casts, _),
    memberchk(Casts, [casts, casts_nth]),
    sub_term(Effect, Effects),
    compound(Effect),
    arg(_, Effect, That),
    That == that,
    \+ member(Effect, [counter_spell(_), copy_spell(_), copy_spell_retargeted(_), size(mana_value, _), controller_of(_)]).

misplaced(Ability, _, "who controls a target hangs on another one, which the rules do not know") :-
    sub_term(Part, Ability),
    nonvar(Part),
    ( Part = target(Filter) ; Part = targets(_, Filter) ),
    sub_term(Side, Filter),
    compound(Side),
    functor(Side, Name, _),
    memberchk(Name, [chosen, controller_of]).

misplaced(Ability, _, "other than what, is not clear") :-
    said_together(Ability, Effects),
    outside_of_grants(Effects, each(Filter)),
    memberchk(other, Filter),
    outside_of_grants(Effects, Target),
    ( Target = target(_) ; Target = targets(_, _) ),
    !.

misplaced(Ability, _, "a mode speaks of its target again, which the rules do not know of several modes") :-
    sub_term(Part, Ability),
    nonvar(Part),
    Part = modal(_, _, Modes),
    contains_term(chosen(_), Modes).

misplaced(Ability, _, "modes are not all that it does, which the rules do not know") :-
    modes_and_more(Ability).

misplaced(Ability, _, "mana and the tapping of permanents are one cost, which the rules do not know") :-
    mana_and_tapping(Ability).

%   said_together(+Ability, -Effects) is nondet: a mode of Ability, or all that it does.

said_together(Ability, Effects) :-
    effects_of(Ability, All),
    (   All = [Modal],
        modal(Modal, Modes)
    ->  member(Effects, Modes)
    ;   Effects = All
    ).

%   outside_of_grants(+Term, -Part) is nondet: Part of Term is not within an ability that is granted.

outside_of_grants(Term, Term) :-
    compound(Term).
outside_of_grants(Term, Part) :-
    compound(Term),
    Term \= gain(_),
    arg(_, Term, Argument),
    outside_of_grants(Argument, Part).

rests_on_sizes(Term) :-
    member(Size, [power, toughness]),
    ( contains_term(size(Size, _), Term) ; contains_term(greatest(Size, _), Term) ),
    !.

spell_context(spell).
spell_context(spell_x).

%   dangling_it(+Ability) is semidet: `that` is what a trigger's event is about, or a delayed ability,
%   as long as nothing else has been spoken of.

dangling_it(triggered(Event, Condition, Effects)) :-
    (   about_an_object(Event)
    ->  late_it(Effects)
    ;   mentions(Condition-Effects)
    ).
dangling_it(spell(Effects)) :-
    mentions(Effects).
dangling_it(activated(Costs, Effects)) :-
    mentions(Costs-Effects).
dangling_it(activated(Costs, Effects, _)) :-
    mentions(Costs-Effects).
dangling_it(static(Scope, Changes, Condition)) :-
    mentions(Scope-Changes-Condition).
dangling_it(static(Scope, Changes)) :-
    mentions(Scope-Changes).

about_an_object(either(A, B)) :-
    about_an_object(A),
    about_an_object(B).
about_an_object(deals_damage(_, _, _)).
about_an_object(becomes_target(_, _, _)).
about_an_object(becomes_blocked_by(_, _)).
about_an_object(blocks_a(_, _)).
about_an_object(sacrifices(_, _)).
about_an_object(is_dealt_damage(_, _)).
about_an_object(casts(_, _)).
about_an_object(casts_nth(_, _)).
about_an_object(Event) :-
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, attacks_alone, blocks, becomes_blocked, becomes_tapped, turned_up,
                     becomes_untapped, attacks_unblocked, becomes_monstrous, exploits]).

%   dangling_player(+Ability) is semidet: `that_player` is whom a trigger's event is about: a player, or
%   the controller of a spell, or the player whom the object itself dealt damage.

dangling_player(triggered(Event, Condition, Effects)) :-
    (   about_a_player(Event)
    ->  contains_term(that_player, Condition)
    ;   Event = deals_damage(_, _, To),
        memberchk(To, [each([player]), each([opponent])]),
        \+ contains_term(that, Effects)
    ->  contains_term(that_player, Condition)
    ;   contains_term(that_player, Condition-Effects)
    ),
    !.
dangling_player(Ability) :-
    Ability \= triggered(_, _, _),
    contains_term(that_player, Ability).

about_a_player(casts(_, _)).
about_a_player(casts_nth(_, _)).
about_a_player(draws_nth(_, _)).
about_a_player(one_or_more(deals_damage(_, _, _))).
about_a_player(one_or_more(attacks(_))).
about_a_player(draws(_)).
about_a_player(gains_life(_)).
about_a_player(discards(_, _)).
about_a_player(sacrifices(_, _)).
about_a_player(loses_life(_)).
about_a_player(attacks_with(_)).
about_a_player(begins(_, _)).
about_a_player(deals_damage(_, this, To)) :-
    memberchk(To, [each([player]), each([opponent])]).

%   late_target(+Ability) is semidet: what is done whether or not something optional was, has its target.

late_target(Ability) :-
    effects_of(Ability, Effects),
    append(_, [Optional|Later], Effects),
    optional(Optional),
    targets_in(Optional),
    member(Effect, Later),
    Effect \= if_you_do(_),
    Effect \= if_you_dont(_),
    sub_term(Part, Effect),
    subsumes_term(chosen(_), Part),
    !.

optional(may(_)).
optional(may_pay(_, _)).
optional(if_you_do(_)).
optional(provided(_, _)).

targets_in(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    ( Part = target(_) ; Part = targets(_, _) ),
    !.

%   about_an_attacker(+Ability) is semidet: there is a defending player (508.5).

about_an_attacker(Ability) :-
    (   sub_term(Part, Ability),
        nonvar(Part),
        Part = triggered(Event, _, _)
    ->  attack(Event)
    ;   contains_term(matches(this, [attacking]), Ability)
    ->  true
    ;   sub_term(Part, Ability),
        nonvar(Part),
        Part = controls(defending_player, _)
    ->  true
    ).

attack(either(A, B)) :-
    attack(A),
    attack(B).
attack(attacks(_)).
attack(attacks_alone(_)).
attack(attacks_unblocked(_)).
attack(becomes_blocked(_)).

%   dangling_x(+Ability, +Context) is semidet: X is chosen where {X} is paid (107.3).

dangling_x(spell(Effects), Context) :-
    Context \== spell_x,
    names_x(Effects).
dangling_x(enters_with(Entries), Context) :-
    Context \== permanent_x,
    names_x(Entries).
dangling_x(replacement(_, Instead), _) :-
    names_x(Instead).
dangling_x(triggered(_, Condition, Effects), _) :-
    names_x(Condition-Effects).
dangling_x(static(_, Changes, Condition), _) :-
    names_x(Changes-Condition).
dangling_x(static(_, Changes), _) :-
    names_x(Changes).
dangling_x(activated(Costs, Effects), _) :-
    names_x(Effects),
    \+ pays_x(Costs).
dangling_x(activated(Costs, Effects, _), Context) :-
    dangling_x(activated(Costs, Effects), Context).

names_x(x).
names_x(Term) :-
    compound(Term),
    arg(_, Term, Part),
    names_x(Part),
    !.

pays_x(Costs) :-
    member(Cost, Costs),
    (   Cost = mana(Symbols)
    ->  once(sub_atom(Symbols, _, _, _, '{X}'))
    ;   compound(Cost),
        once(( arg(_, Cost, x) ; arg(_, Cost, minus_x) ))
    ),
    !.

%   dangling_choice(+Ability) is semidet: what begins with "if you do".

dangling_choice(spell([if_you_dont(_)|_])).
dangling_choice(activated(_, [if_you_dont(_)|_])).
dangling_choice(triggered(_, _, [if_you_dont(_)|_])).
dangling_choice(spell([if_you_do(_)|_])).
dangling_choice(activated(_, [if_you_do(_)|_])).
dangling_choice(triggered(_, _, [if_you_do(_)|_])).

%   modes_and_more(+Ability) is semidet: modes are within something, or beside it.

modes_and_more(Ability) :-
    effects_of(Ability, Effects),
    \+ ( Effects = [Modal], modal(Modal, Modes), \+ modal_within(Modes) ),
    modal_within(Effects).

effects_of(spell(Effects), Effects).
effects_of(activated(_, Effects), Effects).
effects_of(activated(_, Effects, _), Effects).
effects_of(triggered(_, _, Effects), Effects).

modal(modal(Modes), Modes).
modal(modal(_, _, Modes), Modes).

modal_within(Term) :-
    sub_term(Part, Term),
    nonvar(Part),
    modal(Part, _),
    !.

%   makes_mana_and_more(+Ability) is semidet: a mana ability (605.1a) of another form than the one
%   that the rules know.

makes_mana_and_more(activated(Costs, Effects, _)) :-
    makes_mana_and_more(activated(Costs, Effects)).
makes_mana_and_more(activated(_, Effects)) :-
    member(Effect, Effects),
    makes_mana(Effect),
    \+ memberchk(Effects, [[add(_)], [add_one_of(_)], [add_any(1)], [add_only(_, _)], [add_any_only(1, _)]]),
    !.

makes_mana(add(_)).
makes_mana(add_any(_)).
makes_mana(add_one_of(_)).
makes_mana(add_only(_, _)).
makes_mana(add_any_only(_, _)).
makes_mana(Effect) :-
    compound(Effect),
    arg(_, Effect, Inner),
    is_list(Inner),
    member(Part, Inner),
    makes_mana(Part),
    !.

%   mana_and_tapping(+Ability) is semidet: what makes the mana could be what is to be tapped.

mana_and_tapping(additional_cost(Cost)) :-
    taps_permanents(Cost).
mana_and_tapping(Ability) :-
    Ability \= additional_cost(_),
    costs_in(Ability, Costs),
    member(mana(_), Costs),
    taps_permanents(Costs),
    !.

costs_in(Term, Costs) :-
    compound(Term),
    (   Term = [_|_],
        is_list(Term),
        Costs = Term
    ;   arg(_, Term, Part),
        costs_in(Part, Costs)
    ).

taps_permanents(tap_permanents(_, _)).
taps_permanents(Term) :-
    compound(Term),
    arg(_, Term, Part),
    taps_permanents(Part),
    !.
