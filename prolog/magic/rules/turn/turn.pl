:- module(turn,
          [ combat_step/1,              % ?Step
            main_phase/0,
            next_step/2                 % +Step, -Next
          ]).

/** <module> The turn's structure (chapter 5)
*/

:- use_module(library(lists), [append/3, max_list/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module(hand_size, [maximum_hand_size/2]).

fluent step(_:atom) functional.
fluent skips(_P:player, _Step:step, _Times:integer) functional.
fluent extra_turn(_P:player, _N:integer).
fluent order_stopped_at(_P:player) functional.
fluent land_played(_P:player).
fluent cast_this_turn(_P:player, _O:object).
fluent activated_this_turn(_O:object, _Index:index) marks memory(objects).
fluent first_turn(_P:player).
fluent attackers_came.

process begin_turn(_P:player).
process enter(_Step:step).
process leave(_Step:step).
process untap_permanents.
process draw_for_turn.
process discard_to_hand_size.
process end_of_turn_cleanup.
process cleanup_again.
process another_cleanup.
event step_begins(_Step:step).
event turn_begins(_P:player).
event untap(_O:object).
action discard(_O:object).

step ::= Step where known_step(Step).

known_step(Step) :-
    next_step(Step, _),
    !.
known_step(cleanup).

%!  next_step(+Step, -Next) is semidet.
%
%   The order of steps and phases (500.1).

next_step(untap, upkeep).
next_step(upkeep, draw).
next_step(draw, precombat_main).
next_step(precombat_main, begin_combat).
next_step(begin_combat, declare_attackers).
next_step(declare_attackers, declare_blockers).
next_step(declare_blockers, first_combat_damage).
next_step(first_combat_damage, combat_damage).
next_step(combat_damage, end_combat).
next_step(end_combat, postcombat_main).
next_step(postcombat_main, end_turn).
next_step(end_turn, cleanup).

%!  combat_step(?Step) is nondet.
%
%   The steps of a combat phase.

combat_step(begin_combat).
combat_step(declare_attackers).
combat_step(declare_blockers).
combat_step(first_combat_damage).
combat_step(combat_damage).
combat_step(end_combat).

main_phase
    reads "it is the ~o"-[step(Step)] where step(Step)
    otherwise "it is the ~o, not a main phase"-[step(Step)] where step(Step).

%!  main_phase is semidet.

main_phase :-
    step(Step),
    main_step(Step),
    !.

main_step(precombat_main).
main_step(postcombat_main).

%   contents(+Step, -Tasks, ?Then) is det: what happens in Step, turn-based actions (703) and then priority; Tasks end in Then.

contents(untap, Tasks, Then) :-
    (   before_untapping(First)
    ->  append(First, Then, Tasks)
    ;   untapping(Tasks, Then)
    ).
contents(upkeep, [open_priority|Then], Then).
contents(draw, [draw_for_turn, open_priority|Then], Then).
contents(precombat_main, [open_priority|Then], Then).
contents(begin_combat, [open_priority|Then], Then).
contents(declare_attackers, [start_attack, open_priority|Then], Then).
contents(declare_blockers, [start_blocks, open_priority|Then], Then).
contents(first_combat_damage, Tasks, Then) :- damage_tasks(Tasks, Then).
contents(combat_damage, Tasks, Then) :- damage_tasks(Tasks, Then).
contents(end_combat, [open_priority|Then], Then).
contents(postcombat_main, [open_priority|Then], Then).
contents(end_turn, [open_priority|Then], Then).
contents(cleanup, [discard_to_hand_size, end_of_turn_cleanup, cleanup_again|Then], Then).

%   before_untapping(-Tasks) is semidet: what comes first in the untap step, and goes on to untapping. Keywords add clauses.

:- multifile before_untapping/1.
:- dynamic before_untapping/1.

untapping(Tasks, Then) :-
    (   active(Player),
        may_leave(Player, _)
    ->  Tasks = [choose_untapped(Player), untap_permanents|Then]
    ;   Tasks = [untap_permanents|Then]
    ).

damage_tasks(Tasks, Then) :-
    Damage = [assign_damage, deal_damage, open_priority|Then],
    ( definition:uses(other_combat_damage) -> Tasks = [offer_unblocked|Damage] ; Tasks = Damage ).

'500.1' :: caused active(Player), turn(Next), then([enter(untap)]), event(turn_begins(Player)) after
    begin_turn(Player), turn(N), Next is N+1.
'502.1' :: caused -land_played(P) after begin_turn(_), land_played(P).
'500.1' :: caused -cast_this_turn(P, O) after begin_turn(_), cast_this_turn(P, O).
'500.1' :: caused -activated_this_turn(O, I) after begin_turn(_), activated_this_turn(O, I).
'302.6' :: caused -arrived(O) after begin_turn(P), arrived(O), controls(P, O).
'113.7a' :: caused -last_known(O, Facts) after
    begin_turn(_), last_known(O, Facts), \+ delayed(_, _, O, _, _, _, _), \+ phased_out(_, O, _).

%   Extra turns come first, the newest of them before the others; then the turn
%   order goes on from where it was (500.7).

'500.7' :: caused -extra_turn(P, N) after begin_turn(_), newest_extra_turn(P, N).
'500.7' :: caused order_stopped_at(Player) after
    begin_turn(_), newest_extra_turn(_, _), \+ order_stopped_at(_), active(Player).
'500.7' :: caused -order_stopped_at(Player) after
    begin_turn(_), order_stopped_at(Player), \+ newest_extra_turn(_, _).

instruction extra_turn(_Who:player).

'500.7' :: caused extra_turn(Player, Next) after
    extra_turn(_, Player), findall(N, extra_turn(_, N), Ns), max_list([0|Ns], Last), Next is Last+1.

%   Extra phases come after the present one, those that were added last first, and then the phase that would
%   have come (500.8). Each is named by the step that it begins with.

fluent phases_to_come(_Steps:atoms) functional.
instruction extra_phases(_Phases:phases_added).
phases_added ::= [begin_combat] ; [begin_combat, begin_combat] ; [begin_combat, postcombat_main].

'500.8' :: caused phases_to_come(Coming) after
    extra_phases(_, Added), step(Step), phase_ends_with(Step, Last), next_step(Last, Following),
    ( phases_to_come(Before) -> true ; Before = [Following] ), append(Added, Before, Coming).
'500.8' :: caused Left after
    leave(Step), last_of_phase(Step), phases_to_come([First|Rest]),
    ( Rest == [] -> Left = -phases_to_come([First]) ; Left = phases_to_come(Rest) ).
'500.8' :: caused -phases_to_come(Steps) after
    begin_turn(_), phases_to_come(Steps).

last_of_phase(draw).
last_of_phase(precombat_main).
last_of_phase(end_combat).
last_of_phase(postcombat_main).

phase_ends_with(Step, Last) :-
    (   last_of_phase(Step)
    ->  Last = Step
    ;   next_step(Step, Next),
        phase_ends_with(Next, Last)
    ).

%   newest_extra_turn(-Player, -N) is semidet: who asks for it sleeps until some turn is extra.

newest_extra_turn(Player, N) :-
    \+ \+ extra_turn(_, _),
    findall(M-P, ( extra_turn(P, M), playing(P) ), Extra),
    sort(0, @>=, Extra, [N-Player|_]).

'500.2' :: caused Course after enter(Step), course(Step, Course).
'500.11' :: caused course(Step, Course) if
    (   phase_skipped(Step, Last, Left)
    ->  Course = all([Left, then([leave(Last)])])
    ;   skipped(Step)
    ->  Course = then([leave(Step)])
    ;   contents(Step, Tasks, [leave(Step)]),
        beginning(Step, Begins),
        Course = all([step(Step), then(Tasks)|Begins])
    ).

beginning(Step, Begins) :-
    (   Step == untap
    ->  Begins = []
    ;   Begins = [event(step_begins(Step))]
    ).

%   Steps that do not happen; phase_skipped(+Step, -Last, -Left): nor a phase from Step to Last (skipped_turns.pl).

:- multifile phase_skipped/3.

skipped(Step) :-
    skips(Player, Step, _),
    active(Player),
    !.
skipped(Step) :-
    without_combat(Step),
    !.
skipped(Step) :-
    definition:skips_step(Name, Step),
    active(Player),
    object(O, Name, _),
    controls(Player, O),
    !.
skipped(draw) :-
    active(Player),
    first_turn(Player).

%   The steps after an attack happen even if no attacker is left.

'508.8' :: caused without_combat(declare_blockers) if without_attackers.
'508.8' :: caused without_combat(first_combat_damage) if without_attackers.
'508.8' :: caused without_combat(combat_damage) if without_attackers.
'510.4' :: caused without_combat(first_combat_damage) if \+ strikes_first(_).

without_attackers :-
    \+ attackers_came,
    \+ attacking(_, _).

strikes_first(O) :-
    ( attacking(O, _) ; blocks(O, _), permanent(O) ),
    once(( has(O, first_strike) ; has(O, double_strike) )).

'500.5' :: caused Left after leave(Step), pool(Player, Mana), left_in_pool(Step, Player, Mana, Left).
'500.5' :: caused Left after another_cleanup, pool(Player, Mana), left_in_pool(cleanup, Player, Mana, Left).

left_in_pool(Step, Player, Mana, Left) :-
    ( mana_kept(Step, Player, Kept) -> Left = pool(Player, Kept) ; Left = -pool(Player, Mana) ).

%   mana_kept(+Step, +Player, -Kept): what stays in the pool as Step ends. Keywords add clauses.

:- multifile mana_kept/3.
:- dynamic mana_kept/3.
'614.10a' :: caused Left after
    leave(Step), active(Player), skips(Player, Step, N), once_less(Player, Step, N, Left).

once_less(Player, Step, N, Left) :-
    ( N > 1 -> More is N-1, Left = skips(Player, Step, More) ; Left = -skips(Player, Step, N) ).

'500.1' :: caused then([enter(Next)]) after leave(Step), step_after(Step, Next).
'500.1' :: caused then([begin_turn(Next)]) after leave(cleanup), turn_after(Next), \+ skips_turn(Next).

%   skips_turn(?Player) is semidet. Another module adds a clause.

:- multifile skips_turn/1.
:- dynamic skips_turn/1.

'103.8a' :: caused -first_turn(Player) after leave(cleanup), first_turn(Player), active(Player).
'511.3' :: caused -Fluent after leave(end_combat), combat_fluent(Fluent).

%   Steps of combat that do not happen are passed over.

step_after(Step, Next) :-
    last_of_phase(Step),
    phases_to_come([Next|_]),
    !.
step_after(Step, Next) :-
    next_step(Step, Following),
    (   without_combat(Following)
    ->  step_after(Following, Next)
    ;   Next = Following
    ).

:- multifile combat_fluent/1.

combat_fluent(attacking(O, D)) :- attacking(O, D).
combat_fluent(blocks(B, A)) :- blocks(B, A).
combat_fluent(blocked(A)) :- blocked(A).
combat_fluent(struck(O)) :- struck(O).
combat_fluent(attackers_came) :- attackers_came.

turn_after(Next) :-
    (   newest_extra_turn(Extra, _)
    ->  Next = Extra
    ;   order_stopped_at(Player)
    ->  next_in_order(Player, Next)
    ;   active(Player),
        next_in_order(Player, Next)
    ).

'502.3' :: caused event(untap(O)) after
    untap_permanents, active(Player), controls(Player, O), tapped(O), \+ stays_tapped(O).

:- multifile stays_tapped/1, may_leave/2.

stays_tapped(O) :-
    restricted(O, doesnt_untap, _).

'504.1' :: caused then([draw_cards(Player, 1)]) after
    draw_for_turn, active(Player).

%   Cleanup (514)

'514.1' :: caused then([discard_cards(Player, N), discard_chosen]) after
    discard_to_hand_size, active(Player), playing(Player), maximum_hand_size(Player, Most), Most \== unlimited,
    findall(O, hand(Player, O), Hand), length(Hand, Size), Size > Most, N is Size-Most.
event discard(_P:player, _O:object).

'514.2' :: caused -damage(O, N) after end_of_turn_cleanup, damage(O, N).
'514.2' :: caused -deathtouched(O) after end_of_turn_cleanup, deathtouched(O).
'514.2' :: caused -continuous(N, O, Changes, end_of_turn), changed(statics) after
    end_of_turn_cleanup, continuous(N, O, Changes, end_of_turn).

%   State-based actions and triggers during cleanup: priority, then another
%   cleanup step.

'514.3a' :: caused then([open_priority, another_cleanup]) after
    cleanup_again, something_waits.
'514.3a' :: caused event(step_begins(cleanup)), then(Contents) after
    another_cleanup, contents(cleanup, Contents, []).

something_waits :-
    pending(_, _, _, _, _, _),
    !.
something_waits :-
    changed(state),
    state_based:action_due.
