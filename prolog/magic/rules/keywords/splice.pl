:- module(splice, []).

/** <module> Splice onto Arcane (702.47): a card in the hand is shown, and a spell gains its text

`spliced(Item, Card, Name)`: the Card, which has Name, was spliced onto the spell Item, which is called spliced(Base, Names) then.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/keyword_facts', [cost_list/2]).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../../cards/reading/spell_paragraphs', [card_abilities/2]).
:- use_module('../../support/filters', [matches/3]).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/objects').
:- use_module('../spells/announcing', []).
:- use_module('../spells/casting_steps', [instructions_of/3, spell_slots/2]).
:- use_module('../spells/target_slots', [slots_legal/3]).
:- use_module('../zones').
:- use_module(kicker, [payable_with/3]).

way ::= splice.
fluent spliced(_Item:object, _Card:object, _Name:name).
choice choose_splice(_P:player, _Item:object).
choose_splice(_, _) otherwise "nothing is being spliced now".
action splice(C:object) requires hand(_, C).

:- multifile announcing:announcement/4, cards:keyword_way/5, costs:optional_cost/3, name_definitions:describes/2.

'702.47a' :: caused cards:keyword_way(splice(_, Cost), splice, nowhere, Costs, none) if cost_list(Cost, Costs).

'702.47a' :: caused announcing:announcement(spell, Item, Player, choose_splice(Player, Item)) if
    \+ \+ definition:way(_, splice, _, _, _), once(can_be_spliced(Player, Item, _)).

can_be_spliced(_, Item, C) reads silent otherwise "~o can't be spliced onto ~o"-[C, Item].

%   can_be_spliced(+Player, +Item, -Card): its cost can be paid, too, and there is something for each of its targets (702.47a).

can_be_spliced(Player, Item, C) :-
    definition:way(Name, splice, _, Costs, _),
    object(C, Name, _),
    hand(Player, C),
    \+ spliced(Item, C, _),
    definition:card_keyword(Name, splice(Quality, _)),
    matches(Quality, Item, view(C, Player, 0)),
    \+ instructions_of(spell, Item, [modal(_)]),
    spell_slots(Name, Slots),
    slots_legal(Slots, Item, Player),
    payable_with(Player, Item, Costs).

'601.2b' :: executable splice(C) if choose_splice(Player, Item), can_be_spliced(Player, Item, C).
'601.2b' :: executable no if choose_splice(_, _).
'702.47a' :: caused event(reveal(Player, C)), spliced(Item, C, Name), all(Changes), then([splice_another(Player, Item)]) after
    splice(C), now(choose_splice(Player, Item)), object(C, Name, _), gaining_text(Item, Name, Changes).
process splice_another(_P:player, _Item:object).
'702.47a' :: caused then([choose_splice(Player, Item)]) after
    splice_another(Player, Item), once(can_be_spliced(Player, Item, _)).

gaining_text(Item, Name, [-object(Item, Present, Owner), object(Item, New, Owner)|Printing]) :-
    object(Item, Present, Owner),
    (   Present = spliced(Base, Names)
    ->  append(Names, [Name], All)
    ;   Base = Present,
        All = [Name]
    ),
    New = spliced(Base, All),
    met(New),
    ( printed(Item, _) -> Printing = [] ; copiable(Base, Card), Printing = [printed(Item, Card)] ).

'601.2f' :: caused costs:optional_cost(Item, _, Cost) if
    spliced(Item, _, Name), definition:way(Name, splice, _, Costs, _), member(Cost, Costs).
zones:stack_status(O, spliced(O, _, _)).

%   The instructions of the others come after its own, each with its own targets (702.47a).

name_definitions:describes(spliced(Base, Names), described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Abilities)) :-
    name_definitions:described(Base, described(Called, Cost, Supers, Types, Subtypes, Colors, Size, Printed)),
    select(Index-spell(Own), Printed, Others),
    findall(spell(Effects),
            ( member(Name, Names),
              name_definitions:described(Name, described(_, _, _, _, _, _, _, Added)),
              memberchk(_-spell(Effects), Added)
            ),
            Spliced),
    card_abilities([spell(Own)|Spliced], [Ability]),
    Abilities = [Index-Ability|Others].
