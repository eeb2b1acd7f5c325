:- module(chosen_names, []).

/** <module> Names that are chosen (201.4), spells that can't be cast, and abilities that can't be activated (101.2)

As an object enters, or as a spell or ability resolves, the name of any card there is is chosen: `chosen_name(O, Called)`. Which
names are offered for that, names_to_choose.pl tells.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/cycle', [chooser/1]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../../k/store', [define/1]).
:- use_module('../../cards/cards', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [borne_name/2, called/2]).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [matches/3, was_chosen/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/casters', []).
:- use_module('../spells/casting', [matches_as_cast/5]).
:- use_module('../spells/replacing', []).
:- use_module('../zones').
:- use_module(names_to_choose).

ability ::= barred_sources(_:object_filter, _:barred_abilities).
barred_abilities ::= all ; but_mana.
entry_choice ::= card_name(_:name_filter).
name_filter ::= Filter where describes_cards(Filter).
replacing_value ::= card_name(_:atom) ; any_name(_:name_filter).
fluent chosen_name(_O:object, _Called:atom) functional marks [changed(statics), memory(objects)].

:- multifile cards:define_ability/3, casters:prohibited/3, filters:meets/3, objects:present_fact/2, proposals:open_value/1, replacing:entry_value/5.

%   The question holds no names, as everybody sees it. What is no name of these stands for all others at once.

replacing:entry_value(card_name, P, New, Value, Effects) :-
    replacing:entry_value(card_name([]), P, New, Value, Effects).
'201.4' :: caused replacing:entry_value(card_name(Filter), _, New, any_name(Filter), [chosen_name(New, Other)]) if
    name_of_another(Other).
'201.4' :: caused replacing:entry_value(card_name(Filter), _, New, card_name(Called), [chosen_name(New, Called)]) if
    decided(_, _, card_name(Called)), has_such_a_name(Filter, Called).
'201.4' :: executable replace(By, card_name(Called)) if
    choose_replacement(Player, _, Options), member(option(By, any_name(Filter)), Options), name_to_choose(Player, Filter, Called).

proposals:open_value(any_name(_)).

%   As a spell or ability resolves, a name is chosen for it (608.2d).

chosen_word ::= card_name(_:name_filter).

:- multifile choosing_words:type_to_choose/2.

choosing_words:type_to_choose(card_name(Filter), Called) :-
    chooser(Player),
    name_to_choose(Player, Filter, Called).
choosing_words:type_to_choose(card_name(_), Other) :-
    name_of_another(Other).

'608.2d' :: caused chosen_name(Source, Called) after
    word(Called), now(choose_what(_, Item, card_name(_))), target_view(Item, view(Source, _, _)).

%   describes_cards(+Filter) is semidet: what is printed on a card tells whether it fits (201.4).

describes_cards(Filter) :-
    is_list(Filter),
    forall(member(Part, Filter), of_print(Part)).

of_print(Part) :- memberchk(Part, [land, creature, artifact, enchantment, type(_)]).
of_print(not([Part])) :- of_print(Part).

filters:meets(chosen_name, O, view(Source, _, _)) :-
    was_chosen(Source, name(Called)),
    object_name(O, Name),
    borne_name(Name, One),
    called(One, Called),
    !.

objects:present_fact(O, chosen(name(Called))) :- chosen_name(O, Called).
zones:permanent_status(O, chosen_name(O, _)).
zones:stack_status(O, chosen_name(O, _)).

%   What can't be cast at all

cards:define_ability(cant_be_cast(Filter), Name, _) :-
    define(uncastable(Name, Filter)).

'101.2' :: nonexecutable cast(O) if
    definition:uncastable(_, _), uncastable(O, normal, Source)
    because "~o says that it can't be cast"-[Source].
'101.2' :: nonexecutable cast(O, Way) if
    definition:uncastable(_, _), uncastable(O, Way, Source)
    because "~o says that it can't be cast"-[Source].

uncastable(_, _, _) reads silent.
definition:uncastable(_, _) reads silent.

casters:prohibited(_, O, Way) :- definition:uncastable(_, _), uncastable(O, Way, _).

uncastable(O, Way, Source) :-
    definition:uncastable(Name, Filter),
    object(Source, Name, _),
    controls(Player, Source),
    matches_as_cast(Filter, O, Way, Player, view(Source, Player, 0)),
    !.

%   What can't be activated: of permanents an effect says so (613.11); of what is elsewhere, it is asked.

cards:define_ability(barred_sources(Filter, Which), Name, Index) :-
    define(barred_sources(Name, Filter, Which)),
    barring(Which, Change),
    cards:define_ability(static(Filter, [Change]), Name, Index).

barring(all, cant_activate).
barring(but_mana, cant_activate_but_mana).

'602.5' :: nonexecutable activate(O, Index) if
    definition:barred_sources(_, _, _), barred(O, Index, Source)
    because "~o's abilities can't be activated, says ~o"-[O, Source].

barred(_, _, _) reads silent.
definition:barred_sources(_, _, _) reads silent.

barred(O, Index, Source) :-
    \+ permanent(O),
    definition:barred_sources(Name, Filter, Which),
    object(Source, Name, _),
    controls(Player, Source),
    matches(Filter, O, view(Source, Player, 0)),
    ( Which == all -> true ; \+ activating:makes_mana(O, Index) ),
    !.
