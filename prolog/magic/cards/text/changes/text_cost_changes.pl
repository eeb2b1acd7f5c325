:- module(text_cost_changes,
          [ cost_ability//1,            % ?Ability
            lessened//3                 % ?Quantity, ?Condition, +Verb
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../nouns/text_amounts', [times_each/3]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_quantities', [where//1]).
:- use_module('../text_conditions', [condition//1]).
:- use_module('../text_costs', [paid_costs//1]).
:- use_module(text_tapping, [tapping//1]).
:- use_module('../text_phrases', [mana//1, self//0, writing//0]).

/** <module> What spells cost more or less, and what is paid instead
*/

%!  cost_ability(?Ability)// is nondet.

cost_ability(cost_change(Who, Filter, Change)) -->
    costs_changed(Who, Filter, Change).
cost_ability(cost_change_from_afar(Who, Filter, Change)) -->
    [as, long, as],
    condition(leads_from_afar),
    [','],
    costs_changed(Who, Filter, Change).
cost_ability(cost_change(Who, Filter, less(Quantity))) -->
    cast_spells(Filter, Who, Cost),
    [Cost],
    less_for_each(Quantity, cast),
    ['.'].
cost_ability(own_cost(less(Quantity), Condition)) -->
    self,
    [costs],
    lessened(Quantity, Condition, cast),
    ['.'].

cost_ability(alternative_cost([Cost|Costs])) -->
    [you, may],
    other_cost([Cost|Costs]),
    ['.'].
cost_ability(alternative_cost(Costs, Condition)) -->
    [if],
    condition(Condition),
    [',', you, may],
    other_cost(Costs),
    ['.'].

cost_ability(cant_pay(each([player]), [life|Barred])) -->
    [players, 'can\'t', pay, life],
    barred(Barred),
    [to, cast, spells, or, activate, abilities, '.'].
cost_ability(keyword(flash_for(Cost))) -->
    [you, may, cast],
    self,
    [as, though, it, had, flash, if, you, pay],
    mana(Cost),
    [more, to, cast, it, '.'].
cost_ability(keyword(brief_flash)) -->
    [you, may, cast],
    self,
    [as, though, it, had, flash, '.', if, you, cast, it, any, time, a, sorcery, 'couldn\'t', have, been, cast, ',', the, controller, of,
     the, permanent, it, becomes, sacrifices, it, at, the, beginning, of, the, next, cleanup, step, '.'].

cost_ability(Ability) -->
    tapping(Ability).

barred([]) -->
    [].
barred([sacrifice(Filter)]) -->
    [or, sacrifice],
    np(Filter, bare(plural), permanent).

costs_changed(Who, Filter, Change) -->
    cast_spells(Filter, Who, Cost),
    [Cost],
    cost_change(Change, Where),
    [to, cast],
    where(Where),
    ['.'].

%   other_cost(?Costs)//: what is done rather than pay the mana cost.

other_cost([]) -->
    [cast],
    self,
    [without, paying, its, mana, cost].
other_cost([Cost|Costs]) -->
    paid_costs([Cost|Costs]),
    [rather, than, pay],
    self,
    ['\'s', mana, cost].

%!  lessened(?Quantity, ?Condition, +Verb)// is nondet.
%
%   How much less it costs to do Verb, `cast` or `activate`, where Condition holds.

lessened(Quantity, true, Verb) -->
    less_for_each(Quantity, Verb).
lessened(Quantity, true, Verb) -->
    ['{X}', less, to, Verb],
    where(wh(Quantity, x)),
    { Quantity \== x, \+ integer(Quantity) }.
lessened(Number, Condition, Verb) -->
    generic(Number, wh(_, _)),
    [less, to, Verb, if],
    { Condition \== true },
    condition(Condition),
    { integer(Number) }.

less_for_each(Quantity, Verb) -->
    (   writing
    ->  { times_each(Number, Each, Quantity) },
        generic(Number, wh(_, _)),
        [less, to, Verb],
        where(each(Each))
    ;   generic(Number, wh(_, _)),
        [less, to, Verb],
        where(each(Each)),
        { times_each(Number, Each, Quantity) }
    ).

%   cast_spells(?Filter, ?Who, -Verb)//: the spells whose cost changes.

cast_spells(Filter, Who, cost) -->
    np(Filter, bare(plural), spell),
    casters(Who).
cast_spells([either(A, B)], Who, cost) -->
    np(A, bare(plural), spell),
    [and],
    np(B, bare(plural), spell),
    casters(Who).

casters(you) -->
    [you, cast].
casters(Opponents) -->
    [your, opponents, cast],
    { one_of(Opponents, [each([opponent]), opponent]) }.
casters(Players) -->
    { one_of(Players, [each([player]), player, each]) }.

%   one_of(?Term, +Alike) is semidet: all of Alike are written alike, and the first is what is read.

one_of(Term, Alike) :-
    (   nonvar(Term)
    ->  memberchk(Term, Alike)
    ;   Alike = [Term|_]
    ).

cost_change(less(Quantity), Where) -->
    generic(Quantity, Where),
    [less].
cost_change(more(Quantity), Where) -->
    generic(Quantity, Where),
    [more].

%   generic(?Quantity, ?Where)//: generic mana as a symbol.

generic(Number, wh(_, _)) -->
    { generic_symbol(Number, Symbol) },
    [Symbol],
    { symbol_generic(Symbol, Number) }.
generic(Quantity, wh(Quantity, _)) -->
    ['{X}'],
    { \+ integer(Quantity) }.

%   generic_symbol(?Number, -Symbol) is semidet: Symbol stays open where Number is
%   to be read.

generic_symbol(Number, Symbol) :-
    (   integer(Number)
    ->  format(atom(Symbol), '{~d}', [Number])
    ;   var(Number)
    ).

symbol_generic(Symbol, Number) :-
    atom(Symbol),
    atom_concat('{', Rest, Symbol),
    atom_concat(Digits, '}', Rest),
    atom_number(Digits, Number),
    integer(Number).
