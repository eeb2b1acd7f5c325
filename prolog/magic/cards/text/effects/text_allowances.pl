:- module(text_allowances,
          [ allowance//1,               % ?Ability
            but_activating/2,           % ?Changes, -Before
            activating_too//2           % +Before, ?Changes
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_quantities', [quantity//1]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../text_events', [turn_part//2]).
:- use_module('../words/text_lexicon', [number_word/2]).
:- use_module('../text_phrases', [self//0]).

/** <module> What a player may do more or less of: lands, untapping, steps, the times of casting
*/

%!  allowance(?Ability)// is nondet.

allowance(keyword(can_be_commander)) -->
    self,
    [can, be, your, commander, '.'].
allowance(keyword(color_before_game)) -->
    [if],
    self,
    [is, your, commander, ',', choose, a, color, before, the, game, begins, '.'],
    self,
    [is, the, chosen, color, '.'].
allowance(additional_lands(1)) -->
    [you, may, play, a, additional, land, on, each, of, your, turns, '.'].
allowance(additional_lands(Number)) -->
    [you, may, play, Word],
    { number_word(Number, Word), Number > 1 },
    [additional, lands, on, each, of, your, turns, '.'].
allowance(skips_step(draw)) -->
    [skip, your, draw, step, '.'].
allowance(may_stay_tapped) -->
    [you, may, choose, not, to, untap],
    self,
    [during, your, untap, step, '.'].
allowance(may_be_exerted) -->
    [you, may, exert],
    self,
    [as, it, attacks, '.'].
allowance(barred_sources(Filter, Which)) -->
    [activated, abilities, of, sources],
    named_so(Filter),
    ['can\'t', be, activated],
    barred(Which).
allowance(static(Scope, [cant_activate_but_mana])) -->
    [activated, abilities, of],
    np(Scope, bare(plural), permanent),
    ['can\'t', be, activated],
    barred(but_mana).
allowance(cast_only(Times)) -->
    [cast],
    self,
    cast_times(Times),
    ['.'].
allowance(static(this, [defined_power(Quantity)])) -->
    self,
    ['\'s', power, is, equal, to],
    quantity(Quantity),
    ['.'].

named_so([chosen_name]) --> [with, the, chosen, name].

barred(all) --> ['.'].
barred(but_mana) --> [unless, 'they\'re', mana, abilities, '.'].

%   cast_times(?Times:list)//
%
%   One after the other, each with its "only".

cast_times([Time]) -->
    [only],
    cast_time(Time).
cast_times([during_combat, Time]) -->
    [only, during, combat],
    combat_time(Time).
cast_times([provided(not_your_turn), before_attackers]) -->
    [only, during, a, opponent, '\'s', turn, ',', before, attackers, are, declared].
cast_times([provided(not_your_turn), after_upkeep]) -->
    [only, during, a, opponent, '\'s', turn, after, their, upkeep, step].
cast_times([Time, Next]) -->
    [only],
    cast_time(Time),
    [and, only],
    cast_time(Next).

cast_time(during(Step)) -->
    [during, the],
    combat_step(Step),
    [step].
cast_time(during(your, Step)) -->
    [during],
    turn_part(your, Step).
cast_time(during(opponent, upkeep)) -->
    [during, a, opponent, '\'s', upkeep].
cast_time(during_combat) -->
    [during, combat].
cast_time(before_attackers) -->
    [before, attackers, are, declared].
cast_time(before_blockers) -->
    [before, blockers, are, declared].
cast_time(attacked) -->
    [if, 'you\'ve', been, attacked, this, step].
cast_time(provided(your_turn)) -->
    [during, your, turn].
cast_time(provided(not_your_turn)) -->
    [during, a, opponent, '\'s', turn].
cast_time(provided(Condition)) -->
    [if],
    condition(Condition).

combat_step(declare_attackers) -->
    [declare, attackers].
combat_step(declare_blockers) -->
    [declare, blockers].

combat_time(before_blockers) -->
    [before, blockers, are, declared].
combat_time(after_blockers) -->
    [after, blockers, are, declared].
combat_time(provided(not_your_turn)) -->
    [on, a, opponent, '\'s', turn].

%!  but_activating(?Changes, -Before) is det.
%
%   Changes are Before, and that abilities can't be activated, if that is said last.

but_activating(Changes, Before) :-
    (   var(Changes)
    ->  true
    ;   append([First|More], [cant_activate], Changes)
    ->  Before = [First|More]
    ;   Before = Changes
    ).

%!  activating_too(+Before, ?Changes)// is nondet.

activating_too(Changes, Changes) -->
    [].
activating_too(Before, Changes) -->
    [',', and, its, activated, abilities, 'can\'t', be, activated],
    { append(Before, [cant_activate], Changes) }.
