:- module(moods,
          [ mood_of_slot/4,             % +Kind, +Name, +Slot, -Mood
            mood_of_effects/2,          % +Instructions, -Mood
            effects_and_slots/4,        % +Kind, +Name, -Instructions, -Slots
            side/3                      % +Thing, +Player, -Side
          ]).

/** <module> Whether what an ability does to something is good or bad for whom it is done to

Judged by the verbs of its terms. A mood is `harm`, `help` or `none`.
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects', [controller/2, owner/2]).
:- use_module('../rules/concepts/players', [opponent/2]).
:- use_module('../rules/zones', []).

%!  effects_and_slots(+Kind, +Name, -Instructions, -Slots) is semidet.
%
%   What a `spell` with Name, or its ability activated(Index) or triggered(Index), does, and its targets.

effects_and_slots(spell, Name, Instructions, Slots) :-
    definition:spell_ability(Name, Slots, Instructions),
    !.
effects_and_slots(spell, Name, [enchants], [slot(Filter)]) :-
    definition:enchants(Name, Filter).
effects_and_slots(activated(Index), Name, Instructions, Slots) :-
    definition:activated_ability(Name, Index, _, _, Slots, Instructions, _).
effects_and_slots(triggered(Index), Name, Instructions, Slots) :-
    definition:triggered_ability(Name, Index, _, Slots, Instructions).

%!  mood_of_slot(+Kind, +Name, +Slot, -Mood) is det.
%
%   What is done to target number Slot.

mood_of_slot(Kind, Name, Slot, Mood) :-
    (   effects_and_slots(Kind, Name, Instructions, Slots),
        once(slot_mood(Instructions, Slots, Name, Slot, Found))
    ->  Mood = Found
    ;   Mood = none
    ).

slot_mood([enchants], _, Name, _, Mood) :-
    aura_mood(Name, Mood).
slot_mood(_, Slots, _, Slot, harm) :-
    nth1(Slot, Slots, SlotTerm),
    arg(1, SlotTerm, Filter),
    memberchk(spell, Filter).
slot_mood(Instructions, _, _, Slot, Mood) :-
    instruction_about(Instructions, Slot, Instruction),
    verb_mood(Instruction, Mood),
    Mood \== none.

aura_mood(Name, Mood) :-
    (   definition:static_ability(Name, _, host, _, Change),
        change_mood(Change, harm)
    ->  Mood = harm
    ;   Mood = help
    ).

%   instruction_about(+Instructions, +Slot, -Instruction) is nondet: the innermost that name the target.

instruction_about(Term, Slot, Instruction) :-
    compound(Term),
    (   arg(_, Term, Argument),
        names_slot(Argument, Slot),
        \+ is_list(Term)
    ->  Instruction = Term
    ;   arg(_, Term, Part),
        instruction_about(Part, Slot, Instruction)
    ).

names_slot(chosen(Slot), Slot).
names_slot(chosen_of(Slots), Slot) :- memberchk(Slot, Slots).
names_slot(divided(Slots), Slot) :- is_list(Slots), memberchk(Slot, Slots).

%!  mood_of_effects(+Instructions, -Mood) is det.
%
%   Of the first one that says something of whoever gives them.

mood_of_effects(Instructions, Mood) :-
    (   member(Instruction, Instructions),
        verb_mood(Instruction, Found),
        Found \== none
    ->  Mood = Found
    ;   Mood = none
    ).

verb_mood(Instruction, Mood) :-
    functor(Instruction, Functor, _),
    ( atom_concat(do_, Verb, Functor) -> true ; Verb = Functor ),
    (   memberchk(Verb, [change, put_counters])
    ->  ( arg(_, Instruction, Part), change_mood(Part, harm) -> Mood = harm ; Mood = help )
    ;   Verb == move
    ->  ( arg(_, Instruction, battlefield) -> Mood = help ; Mood = harm )
    ;   Verb == set_life,
        sub_term(Part, Instruction),
        subsumes_term(times(_, life_of(_)), Part)
    ->  Mood = help
    ;   harmful(Verbs),
        memberchk(Verb, Verbs)
    ->  Mood = harm
    ;   helpful(Verbs),
        memberchk(Verb, Verbs)
    ->  Mood = help
    ;   Mood = none
    ).

harmful([ damage, divided_damage, destroy, bury, exile, exile_until, sacrifice, sacrifices, return_to_hand, tap, stays_tapped,
          counter_spell, counter_any, counter_ability, counter, discard, mill, lose_life, put_in_library, pick_from_hand,
          fights, fight, goad, cant_be_regenerated, get_counters, take_from_hand, exile_graveyard, detain, remove_counters,
          turn_face_down, doesnt_untap, skip ]).
helpful([ gain_life, draw, untap, regenerate, prevent_next, prevent_all_to, attach, reanimate, scry, surveil, search,
          create, put_counter, move_counters, transform, phase_out, take_extra_turn, copy_spell, look_at_top ]).

%   change_mood(+Change, -Mood) is semidet.

change_mood(pt(P, T), harm) :- integer(P), integer(T), P+T < 0.
change_mood('-1/-1', harm).
change_mood(stun, harm).
change_mood(cant_attack, harm).
change_mood(cant_block, harm).
change_mood(cant_activate, harm).
change_mood(must_attack, harm).
change_mood(doesnt_untap, harm).
change_mood(lose_abilities, harm).
change_mood(controlled_by(_), harm).
change_mood(set_pt(P, T), harm) :- integer(P), integer(T), P+T < 4.
change_mood(Changes, harm) :-
    is_list(Changes),
    member(Change, Changes),
    change_mood(Change, harm),
    !.

%!  side(+Thing, +Player, -Side) is det.
%
%   Whose Thing is for Player: `mine`, `theirs` or `other`, of what is nobody's or a team mate's.

side(Thing, Player, Side) :-
    (   whose(Thing, Owner)
    ->  (   Owner == Player
        ->  Side = mine
        ;   opponent(Player, Owner)
        ->  Side = theirs
        ;   Side = other
        )
    ;   Side = other
    ).

whose(Thing, Player) :-
    (   integer(Thing)
    ->  (   stack_item(Thing, Controller, _)
        ->  Player = Controller
        ;   controller(Thing, Controller)
        ->  Player = Controller
        ;   owner(Thing, Player)
        )
    ;   Player = Thing
    ).
