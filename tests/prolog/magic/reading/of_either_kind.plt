:- module(of_either_kind_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(of_either_kind).

either("Each creature you control that's a Wolf or a Werewolf gets +1/+1 and has trample.",
       static([creature, controlled(you), either([subtype(wolf)], [subtype(werewolf)])], [pt(1, 1), gain(trample)])).
either("Each other creature you control that's a Werewolf or a Wolf gets +1/+1.",
       static([other, creature, controlled(you), either([subtype(werewolf)], [subtype(wolf)])], [pt(1, 1)])).
either("Each creature you control that's a Wolf or a Werewolf enters with an additional +1/+1 counter on it.",
       replacement(enters([creature, controlled(you), either([subtype(wolf)], [subtype(werewolf)])]), entering([counters('+1/+1', 1)]))).

test('205.3 what is of one kind or another', [forall(either(Text, Term)), Ability == Term]) :-
    read_ability(permanent, Text, understood(Ability, _)).

refused("Each creature you control that's a Wolf and a Werewolf gets +1/+1.").
refused("Each creature you control that's a Wolf or is a Werewolf gets +1/+1.").
refused("Each creature you control that's a Wolf or the Werewolf gets +1/+1.").

test('what is said otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(of_either_kind).
