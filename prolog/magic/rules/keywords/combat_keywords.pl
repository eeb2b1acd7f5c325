:- module(combat_keywords, []).

/** <module> Keywords of attacking and blocking that stand for other abilities (702), one line each
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/damage', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/activating', [is_mana_ability/2]).
:- use_module('../spells/casters', []).
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').

:- multifile cards:keyword_means/2, casters:prohibited/3, triggers:happening/3.

'702.23a' :: caused cards:keyword_means(
                        rampage(N),
                        triggered(becomes_blocked(this), true,
                                  [provided(quantity(count([creature, blocking(this)]), at_least, 2),
                                            [change(this, [pt(Bonus, Bonus)], end_of_turn)])])) if
    Bonus = times(N, plus(-1, count([creature, blocking(this)]))).
'702.86a' :: caused cards:keyword_means(
                        annihilator(N),
                        triggered(attacks(this), true, [sacrifices(defending_player, N, [])])).
'702.130a' :: caused cards:keyword_means(
                         afflict(N),
                         triggered(becomes_blocked(this), true, [lose_life(defending_player, N)])).
'702.149a' :: caused cards:keyword_means(
                         training,
                         triggered(trains(this), true, [put_counters(this, '+1/+1', 1)])).
'702.105a' :: caused cards:keyword_means(
                         dethrone,
                         triggered(dethrones(this), true, [put_counters(this, '+1/+1', 1)])).

%   Split second (702.61): only mana abilities and special actions, but for triggered abilities.

'702.61a' :: nonexecutable cast(_) if
    split_second_on_stack(S)
    because "~o has split second"-[S].
'702.61a' :: nonexecutable cast(_, _) if
    split_second_on_stack(S)
    because "~o has split second"-[S].
'702.61a' :: nonexecutable activate(O, Index) if
    split_second_on_stack(S), object_name(O, Name), \+ is_mana_ability(Name, Index)
    because "~o has split second"-[S].

casters:prohibited(_, _, _) :- split_second_on_stack(_).

split_second_on_stack(S) :-
    \+ \+ definition:card_keyword(_, split_second),
    stack_item(S, _, spell),
    has(S, split_second),
    !.

%   Who attacks together is known as attackers have been declared (508.1).

triggers:happening(attacks(A, _), trains, A) :-
    power(A, P),
    once(( attacking(B, _), B \== A, power(B, Q), Q > P )).
triggers:happening(attacks(A, Player), dethrones, A) :-
    playing(Player),
    life(Player, Life),
    \+ ( life(_, More), More > Life ).
triggers:happening(attacks(A, _), attacks_with_others(N), A) :-
    \+ \+ definition:listener(attacks_with_others(_), _, _, _),
    findall(B, ( attacking(B, _), B \== A ), Others),
    length(Others, Most),
    between(1, Most, N).
