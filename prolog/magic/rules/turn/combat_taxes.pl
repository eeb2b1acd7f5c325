:- module(combat_taxes,
          [ costs_to_attack/2,          % +O, +Defender
            costs_to_block/1,           % +B
            declared_tax/2              % +Player, -N
          ]).

/** <module> Costs to attack and to block (508.1g to 508.1j, 509.1d)

Who declares pays for all of it together, once all is chosen and the attackers are tapped. What could not be paid can't be declared.
*/

:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [quantity/3]).
:- use_module('../concepts/costs', [can_pay/4, payable_form/5]).
:- use_module('../concepts/mana', [mana_units/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers', [defended_by/2]).
:- use_module('../concepts/players').
:- use_module('../spells/casting_steps', []).
:- use_module('../spells/paying', []).
:- use_module('../ways/special_actions', []).
:- use_module(attacking, []).
:- use_module(blocking, []).

change ::= attack_tax(_:taxed, _:quantity) ; block_tax(_:quantity).
taxed ::= anybody ; you ; you_and_planeswalkers.

event pays_for_combat(P:player, O:object, _N:integer, _Number:object) shows O to P.

'508.1g' :: nonexecutable attack(O, Defender) if
    definition:uses(combat_taxes), attack_tax_of(O, Defender, N), N > 0, \+ taxes_payable(O, N)
    because "to attack, ~w more has to be paid for ~o than there is"-[N, O].
'509.1d' :: nonexecutable block(O, _) if
    definition:uses(combat_taxes), block_tax_of(O, N), N > 0, \+ taxes_payable(O, N)
    because "to block, ~w more has to be paid for ~o than there is"-[N, O].

attack_tax_of(_, _, _) reads silent.
block_tax_of(_, _) reads silent.
taxes_payable(_, _) reads silent otherwise "it can't be paid".

%   attack_tax_of(+O, +Defender, -N) is det.

attack_tax_of(O, Defender, N) :-
    findall(Tax,
            ( restricted(O, attack_tax(Taxed, Quantity), Source),
              said_under(Source, Player),
              taxes(Taxed, Player, Defender),
              quantity(Quantity, view(Source, Player, 0), Tax)
            ),
            Taxes),
    sum_list(Taxes, N).

taxes(anybody, _, _).
taxes(you, Player, Player).
taxes(you_and_planeswalkers, Player, Defender) :-
    defended_by(Defender, Player),
    ( Defender == Player -> true ; type(Defender, planeswalker) ).

block_tax_of(O, N) :-
    findall(Tax,
            ( restricted(O, block_tax(Quantity), Source), said_under(Source, Player), quantity(Quantity, view(Source, Player, 0), Tax) ),
            Taxes),
    sum_list(Taxes, N).

%   said_under(+Source, -Player) is det: what has resolved is nobody's.

said_under(Source, Player) :-
    ( controller(Source, Found) -> Player = Found ; Player = nobody ).

%!  costs_to_attack(+O, +Defender) is semidet.
%
%   Something has to be paid for O to attack Defender. Nobody has to pay, whatever else O must do (508.1d).

costs_to_attack(O, Defender) :-
    attack_tax_of(O, Defender, N),
    N > 0.

%!  costs_to_block(+B) is semidet.
%
%   Something has to be paid for B to block, which nobody has to do (509.1c).

costs_to_block(B) :-
    block_tax_of(B, N),
    N > 0.

%!  declared_tax(+Player, -N) is det.
%
%   What Player has declared so far costs N.

declared_tax(Player, N) :-
    findall(Tax,
            (   now(declare_attackers(Player)),
                attacking(O, Defender),
                attack_tax_of(O, Defender, Tax)
            ;   now(declare_blockers(Player)),
                setof(B, A^( blocks(B, A), controls(Player, B) ), Bs),
                member(B, Bs),
                block_tax_of(B, Tax)
            ),
            Taxes),
    sum_list(Taxes, N).

%   taxes_payable(+O, +N): N more than what is declared. Attackers make no mana, as they are tapped before (508.1f).

taxes_payable(O, N) :-
    controls(Player, O),
    ( restricted(O, block_tax(_), _), now(declare_blockers(Player)) -> already_blocking(O, N, More) ; More = N ),
    declared_tax(Player, Before),
    mana_units(Player, none, Units),
    findall(x, ( member(unit(_, source(By, _, _), _, _), Units), taps_to_attack(By, O, Player) ), Lost),
    length(Lost, Less),
    Price is Before+More+Less,
    can_pay(Player, special_action, O, [mana(cost(Price, []))]).

already_blocking(O, N, More) :-
    ( blocks(O, _) -> More = 0 ; More = N ).

taps_to_attack(By, O, Player) :-
    now(declare_attackers(Player)),
    ( By == O ; attacking(By, _) ),
    \+ has(By, vigilance),
    !.

'508.1h' :: caused event(pays_for_combat(Player, O, N, _)) after
    done, definition:uses(combat_taxes), now(Choice), declaring(Choice, Player, O), declared_tax(Player, N), N > 0.

declaring(declare_attackers(Player), Player, O) :- once(attacking(O, _)).
declaring(declare_blockers(Player), Player, O) :- blocks(O, _), controls(Player, O), !.

'508.1f' :: caused event(tap(A)) after
    pays_for_combat(_, O, _, _), attacking(O, _), attacking(A, _), \+ has(A, vigilance).
'508.1j' :: caused cost(O, Costs), payer(O, Player), taking_action(O, Number), then(Tasks) after
    pays_for_combat(Player, O, N, Number), once(payable_form(Player, special_action, O, [mana(cost(N, []))], Costs)),
    Tasks = [activate_mana_abilities(O), pay_costs(O), end_special_action(O)].

:- multifile attacking:too_dear/2.

attacking:too_dear(Player, [attack(O, Defender)|Others]) :-
    definition:uses(combat_taxes),
    findall(Tax, ( member(attack(A, D), [attack(O, Defender)|Others]), attack_tax_of(A, D, Tax) ), Taxes),
    sum_list(Taxes, N),
    N > 0,
    mana_units(Player, none, Units),
    findall(x, ( member(unit(_, source(By, _, _), _, _), Units), memberchk(attack(By, _), [attack(O, Defender)|Others]), \+ has(By, vigilance) ), Lost),
    length(Lost, Less),
    Price is N+Less,
    \+ can_pay(Player, special_action, O, [mana(cost(Price, []))]).
