:- module(mana_riders, []).

/** <module> Mana that does something to the spell that it is spent on (106.6a): it can't be countered
*/

:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/mana', [can_tap/1]).
:- use_module('../concepts/mana_tags', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../spells/casting_steps').
:- use_module('../spells/effects', []).
:- use_module('../spells/making_mana', [chosen_payment/5]).
:- use_module('../spells/paying', []).
:- use_module('../zones').

mana_use ::= casts(_:object_filter, _:spell_rider).
spell_rider ::= uncounterable.
fluent bears_rider(_Spell:object, _Rider:atom).
zones:stack_status(O, bears_rider(O, _)).

:- multifile effects:uncounterable/1, mana_tags:serves/3.

'106.6' :: caused mana_tags:serves(casts(Filter, _), Purpose, View) if mana_tags:serves(casts(Filter), Purpose, View).

'106.6a' :: caused bears_rider(Item, Rider) after
    pay(Item, mana(Cost)), definition:uses(mana_riders), stack_item(Item, Player, spell), cost(Item, Costs),
    excluded(Costs, Item, Excluded), chosen_payment(Player, Item, Cost, Excluded, paid(Taps, Left)),
    spent_with(Player, Item, Taps, Left, Rider), \+ bears_rider(Item, Rider).

'101.2' :: caused effects:uncounterable(O) if bears_rider(O, uncounterable).

%   spent_with(+Player, +Spell, +Taps, +Left, -Rider) is semidet: mana that is spent on Spell has Rider: it was in the pool, or
%   what is tapped makes it so that its color pays.

spent_with(Player, Spell, Taps, Left, Rider) :-
    (   member(tap(O, Index), Taps),
        Index \== helper,
        object(O, Name, _),
        definition:mana_source(Name, _, Units),
        member(Unit, Units),
        view_of(O, View)
    ;   pool(Player, Pool),
        spent(Pool, Left, mana(_, Unit)),
        View = view(0, nobody, 0)
    ),
    member(only(Uses), Unit),
    member(casts(Filter, Rider), Uses),
    mana_tags:serves(casts(Filter), spell(Spell), View),
    !.

view_of(O, view(O, Player, 0)) :-
    controls(Player, O).

%   spent(+Pool, +Left, -Mana) is nondet: Mana of Pool that is not among what is Left.

spent([Mana|Pool], Left0, Spent) :-
    (   selectchk(Mana, Left0, Left)
    ->  spent(Pool, Left, Spent)
    ;   ( Spent = Mana ; spent(Pool, Left0, Spent) )
    ).
