:- module(text_damage,
          [ damaging//2,                % ?Effect, +Form
            each_of//1,                 % ?Reference
            subject//3                  % ?Reference, +Form, -Agreement
          ]).
:- use_module('../nouns/text_amounts', [amount//2]).
:- use_module('../nouns/text_filters', [np//3]).
:- use_module('../nouns/text_own_sizes', [own_meant/3, own_said/3]).
:- use_module('../nouns/text_quantities', [computed//1, where//1]).
:- use_module('../nouns/text_references', [ref//2]).
:- use_module('../text_phrases', [ahead//1, verb//2]).

/** <module> Effects that deal damage: "it deals 3 damage to any target"
*/

%!  damaging(?Effect, +Form)// is nondet.

damaging(Effect, Form) -->
    { var(Effect) -> true ; source(Effect, Source) },
    ahead([deal, deals]),
    subject(Source, Form, Agreement),
    verb(deal, Agreement),
    dealt(Effect, Source, Form).

source(damage(Source, _, _), Source).
source(spilling_damage(Source, _, _), Source).
source(divided_damage(Source, _, _), Source).

%   dealt(?Effect, ?Source, +Form)//: what Source deals.

dealt(damage(Source, Quantity, To), Source, main) -->
    [damage, to],
    ref(To, permanent),
    [equal, to],
    { own_said(Source, Quantity, Said) },
    computed(Said),
    { own_meant(Source, Said, Quantity) }.
dealt(spilling_damage(Source, Quantity, target(Filter)), Source, main) -->
    amount(Quantity, Where),
    [damage, to],
    ref(target(Filter), permanent),
    where(Where),
    ['.', excess, damage, is, dealt, to, that],
    { is_list(Filter), ( memberchk(creature, Filter) -> Noun = creature ; Noun = permanent ) },
    [Noun, '\'s', controller, instead].
dealt(damage(Source, Quantity, To), Source, _) -->
    { own_said(Source, Quantity, Said) },
    amount(Said, Where),
    [damage, to],
    each_of(To),
    where(Where),
    { own_meant(Source, Said, Quantity) }.
dealt(damage(Source, Quantity, To), Source, _) -->
    [damage, equal, to],
    { own_said(Source, Quantity, Said) },
    computed(Said),
    { own_meant(Source, Said, Quantity) },
    [to],
    ref(To, permanent).
dealt(divided_damage(Source, Quantity, To), Source, _) -->
    amount(Quantity, Where),
    [damage, divided, as, you, choose, among],
    divided(To),
    where(Where).

divided(target([any_target])) -->
    [any, number, of, targets].
divided(targets(Count, [any_target])) -->
    np([any_target], targets_of(Count), permanent).
divided(targets(Count, Filter)) -->
    ref(targets(Count, Filter), permanent),
    { Filter \== [any_target] }.
divided(target(Filter)) -->
    [any, number, of, target],
    np(Filter, bare(plural), permanent).
divided(Reference) -->
    { Reference \= target(_), Reference \= targets(_, _) },
    ref(Reference, permanent),
    { Reference \= target(_), Reference \= targets(_, _) }.

%!  subject(?Reference, +Form, -Agreement)// is nondet.
%
%   The subject of a verb.

subject(Reference, main, third) -->
    ref(Reference, permanent),
    { Reference \== that_one(them) }.
subject(Reference, base, base) -->
    [have],
    ref(Reference, permanent).

%!  each_of(?Reference)// is nondet.
%
%   Each of several targets, or what is meant.

each_of(targets(Count, Filter)) -->
    [each, of],
    ref(targets(Count, Filter), permanent).
each_of(targets(Count, [any_target])) -->
    [each, of],
    np([any_target], targets_of(Count), permanent).
each_of(that_one(them)) -->
    [each, of, them].
each_of(What) -->
    ref(What, permanent).
