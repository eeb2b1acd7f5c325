:- module(ability_notation,
          [ form/4,                     % ?Type, -Form, -Ability, -English
            form_text/2                 % +Form, -Text
          ]).

/** <module> Every form of ability terms, with an example and its English

The forms are those of the vocabulary, the instructions those that are declared: the page that lists
them can't be out of date. An example is the simplest term of a form, within an ability that is as
simple.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../../../k/instructions', [written_type/2]).
:- use_module('../../../k/rules', []).
:- use_module('../../rules/programs/roles', []).
:- use_module('../writing/english', [ability_english/3]).
:- use_module('../vocabulary', [valid_ability/1]).
:- use_module(notation_examples, [example/3]).

%!  form(?Type, -Form, -Ability, -English:string) is nondet.
%
%   Form is one that a term of Type may have, with the types of its arguments; Ability has a term of
%   the Form in it. English is "" where none is found.

form(Type, Form, Ability, English) :-
    within(Type, Term, Simplest),
    alternative(Type, Form, Term),
    functor(Form, Name, Arity),
    ( example(Type, Name/Arity, Example) -> Ability = Example ; Ability = Simplest ),
    once(valid_ability(Ability)),
    english(Ability, English).

%!  form_text(+Form, -Text:string) is det.
%
%   Text is Form with the names of types where an argument can be anything of the type.

form_text(Form, Text) :-
    named_types(Form, Named),
    format(string(Text), "~q", [Named]).

named_types(Role:Type, Named) =>
    ( atom(Role) -> Named = Role:Type ; Named = Type ).
named_types(Form, Named), compound(Form) =>
    Form =.. [Name|Arguments0],
    maplist(named_types, Arguments0, Arguments),
    Named =.. [Name|Arguments].
named_types(Form, Named) =>
    Named = Form.

english(Ability, English) :-
    (   catch(call_with_inference_limit(ability_english(Ability, "Tuk", Text), 5_000_000, Done),
              error(_, _),
              fail),
        Done \== inference_limit_exceeded
    ->  English = Text
    ;   English = ""
    ).

%   alternative(+Type, -Form, -Term) is nondet: Term is the simplest one of Form.

alternative(statement, Form, Term) :-
    !,
    written_statement(Form, Term).
alternative(instruction, Form, Term) :-
    !,
    rules:declared(instruction, Term, Types),
    \+ rules:roles(Term, _),
    maplist(written_type, Types, Written),
    maplist(argument_form, Written, Arguments),
    Term =.. [Name|Values],
    Form =.. [Name|Arguments],
    once(maplist(simplest, Written, Values)).
alternative(Type, Form, Term) :-
    rules:type(Type, Form, _),
    nonvar(Form),
    Form \= _:_,
    call_with_inference_limit(( filled(Form, Term0) -> true ; Term0 = none ), 1_000_000, Result),
    (   memberchk(Result, [!, true]), Term0 \== none
    ->  Term = Term0
    ;   existence_error(example, Form)
    ).

argument_form(Type, _:Type).

%   written_statement(-Form, -Term) is nondet: a verb with its roles; in Term are those that have to be written.

written_statement(Form, Term) :-
    rules:roles(General, Roles),
    rules:declared(instruction, General, Types),
    functor(General, Verb, _),
    atom_concat(do_, Name, Verb),
    maplist(written_type, Types, Written),
    findall(Role:Type, ( nth1(N, Roles, Role), nth1(N, Written, Type) ), Forms),
    Form =.. [Name|Forms],
    findall(Role:Value,
            ( member(Role:Type, Forms), \+ roles:default(Verb, Role, _), once(simplest(Type, Value)) ),
            Values),
    Term =.. [Name|Values].

%   filled(+Form, -Term) is nondet.

filled(Form, Term) :-
    (   Form = _:Type
    ->  simplest(Type, Term)
    ;   Form = [_:Type]
    ->  simplest_list(Type, Term)
    ;   compound(Form)
    ->  Form =.. [Name|Forms],
        maplist(filled, Forms, Arguments0),
        Term0 =.. [Name|Arguments0],
        with_words(Term0, Term)
    ;   Term = Form
    ).

%   simplest(+Type, -Term) is nondet: simple terms of the Type.

simplest(Type, Term) :-
    (   findall(Known, usual(Type, Known), [_|_])
    ->  usual(Type, Term)
    ;   rules:type(Type, Form, Goal),
        (   nonvar(Form)
        ->  filled(Form, Term)
        ;   Form = Term,
            usual(Goal, Term)
        )
    ).

simplest_list(Type, List) :-
    (   simplest(Type, Term),
        List = [Term]
    ;   List = []
    ).

%   usual(+Type, -Term) is nondet: what stands for a Type in an example.

usual(integer, 2).
usual(quantity, 2).
usual(amount, 2).
usual(reference, all([creature])).
usual(holder_reference, owner).
usual(set, [creature]).
usual(program_condition, some(all([creature]))).
usual(program, [draw(amount:2)]).
usual(statement, draw(amount:2)).
usual(granted_ability, triggered(dies(this), true, [draw(you, 1)])).
usual(lasting_ability, triggered(dies(this), true, [draw(you, 1)])).
usual(copy_exceptions, []).
usual(atom, elf).
usual(atoms, [creature]).
usual(counter_kind, '+1/+1').
usual(taking, may(1)).
usual(symbols, '{1}').
usual(variable_symbols, '{X}').
usual(all_colors, [white, blue, black, red, green]).
usual(keyword, flying).
usual(lasting_keyword, flying).
usual(object_filter, [creature]).
usual(object_filter, [artifact]).
usual(filter, [creature]).
usual(entering_filter, [creature]).
usual(entries, [tapped]).
usual(creature_quality, [subtype(elf)]).
usual(costs_in_numbers, [pay_life(2)]).
usual(object_part, color(red)).
usual(filter_part, creature).
usual(card_filter, [creature, card_in(graveyard, you)]).
usual(thing_reference, target([creature])).
usual(thing_reference, this).
usual(object_reference, target([creature])).
usual(object_reference, this).
usual(card_reference, target([creature])).
usual(spell_reference, target([spell])).
usual(player_reference, you).
usual(player_reference, target([player])).
usual(color, green).
usual(costs, [tap]).
usual(costs_with_x, [tap]).
usual(card_costs, [pay_life(2)]).
usual(name_filter, [not([land])]).
usual(chosen_word, color).
usual(cost, tap).
usual(spell_costs, [pay_life(2)]).
usual(spell_cost, pay_life(2)).
usual(condition, controls(you, [artifact])).
usual(intervening_condition, controls(you, [artifact])).
usual(standing_condition, controls(you, [artifact])).
usual(trigger, enters(this)).
usual(change, pt(1, 1)).
usual(changes, [pt(1, 1)]).
usual(resolved_changes, [pt(1, 1)]).
usual(granted_changes, [pt(1, 1)]).
usual(instruction, draw(you, 1)).
usual(instructions, [draw(you, 1)]).
usual(delayed_instructions, [draw(you, 1)]).
usual(standing_instructions, [gain_life(you, 1)]).
usual(modes, [[draw(you, 1)], [scry(you, 2)]]).
usual(step, upkeep).
usual(limits, [once_each_turn]).
usual(scope, this).
usual(scope, [creature]).
usual(plain_token, token('Elf', [creature], [elf], [green], 1, 1, [])).
usual(token, token('Elf', [creature], [elf], [green], 1, 1, [])).

%   with_words(+Term0, -Term) is det: atoms that are words of a kind of their own.

with_words(type(_), Term) => Term = type(enchantment).
with_words(named(_), Term) => Term = named('Tuk').
with_words(landwalk(_), Term) => Term = landwalk(forest).
with_words(protection(_), Term) => Term = protection(color(red)).
with_words(remove_counters(_, N), Term) => Term = remove_counters('+1/+1', N).
with_words(either(A, _), Term), is_list(A), A = [creature] => Term = either(A, [artifact]).
with_words(either(enters(this), _), Term) => Term = either(enters(this), attacks(this)).
with_words(controller_of(_), Term) => Term = controller_of(enchanted(creature)).
with_words(may(you, Effects), Term) => Term = may(controller_of(enchanted(creature)), Effects).
with_words(either([tap], _), Term) => Term = either([mana('{1}')], [discard(1, [])]).
with_words(static(_, Changes), Term) => Term = static([creature], Changes).
with_words(add_types(_), Term) => Term = add_types([artifact]).
with_words(add_subtypes(_), Term) => Term = add_subtypes([elf]).
with_words(set_creature_types(_), Term) => Term = set_creature_types([elf]).
with_words(times(_, _), Term) => Term = times(2, count([creature])).
with_words(plus(_, _), Term) => Term = plus(1, count([creature])).
with_words(Term0, Term) => Term = Term0.

%   within(?Type, ?Term, ?Ability) is nondet: the Ability that shows a Term of Type.

within(ability, Ability, Ability).
within(replacement_ability, Ability, Ability).
within(instruction, Term, spell([Term])).
within(statement, Term, spell([program([Term])])).
within(reference, Term, spell([program([destroy(what:Term)])])).
within(set_part, Term, spell([program([destroy(what:all([creature, Term]))])])).
within(amount, Term, spell([program([draw(amount:Term)])])).
within(program_condition, Term, spell([program([if(condition:Term, then:[draw(amount:2)])])])).
within(trigger, Term, triggered(Term, true, [draw(you, 1)])).
within(condition, Term, triggered(enters(this), Term, [draw(you, 1)])).
within(cost, Term, activated([Term], [draw(you, 1)])).
within(limit, Term, activated([tap], [draw(you, 1)], [Term])).
within(change, Term, static([creature], [Term])).
within(duration, Term, spell([change(target([creature]), [pt(1, 1)], Term)])).
within(keyword, Term, keyword(Term)).
within(object_part, Term, spell([destroy(target([Term]))])).
within(filter_part, Term, spell([damage(this, 2, target([Term]))])).
within(card_part, Term, spell([return_to_hand(target([creature, Term]))])).
within(thing_reference, Term, triggered(dies([creature]), true, [damage(this, 2, Term)])).
within(player_reference, Term, spell([draw(Term, 2)])).
within(quantity, Term, spell([damage(this, Term, target([creature]))])).
within(cost_difference, Term, cost_change(you, [creature], Term)).
within(entry, Term, enters_with([Term])).
within(entry_choice, Term, enters_with([Term])).
within(entry_condition, Term, enters_with([Term, counters('+1/+1', 1)])).
within(entering_part, Term, replacement(enters([Term]), entering([tapped]))).
within(instead_of_amount, Term, replacement(gains_life(you), Term)).
within(instead_of_damage, Term, replacement(deals_damage(any, any, [you]), Term)).
within(instead_of_drawing, Term, replacement(draws(you), Term)).
within(instead_of_dying, Term, replacement(dies([creature]), Term)).
within(instead_of_destroying, Term, replacement(is_destroyed(this), Term)).
within(counter_kind, Term, spell([put_counters(target([creature]), Term, 1)])).
