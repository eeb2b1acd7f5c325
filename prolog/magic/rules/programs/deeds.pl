:- module(deeds, []).

/** <module> What a program does and names (608.2c)

`K: Statement` keeps what the statement has done, after replacement: to what, as it was before and what it has become,
how much, and who did it. "If you do", "this way", "those cards", "the sacrificed creature's power" ask for that.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module('../spells/casting_steps', [instructions_of/3]).

fluent performing(_Item:object, _K:atom, _Verb:atom).
fluent did(_Item:object, _K:atom, _Doer:thing, _Before:thing, _After:thing, _N:integer).
fluent the(_Item:object, _K:atom, _Thing:thing).
fluent became_here(_Item:object, _Old:object, _New:object).

fluent carried_out(_Item:object, _K:atom).

process begins_deed(_Item:object, _K:atom, _Verb:atom).
process does_deed(_Item:object, _K:atom).
process ends_deed(_Item:object, _K:atom, _Verb:atom).

zones:stack_status(O, became_here(O, _, _)).
zones:stack_status(O, Fact) :-
    definition:uses(program),
    of_program(O, Fact).

:- multifile of_program/2.

of_program(O, performing(O, _, _)).
of_program(O, did(O, _, _, _, _, _)).
of_program(O, carried_out(O, _)).
of_program(O, the(O, _, _)).

'608.2c' :: caused performing(Item, K, Verb) after
    begins_deed(Item, K, Verb).
'608.2c' :: caused -did(Item, K, Doer, Before, After, N) after
    begins_deed(Item, K, _), did(Item, K, Doer, Before, After, N).
'608.2c' :: caused -carried_out(Item, K) after
    begins_deed(Item, K, _), carried_out(Item, K).
'608.2c' :: caused carried_out(Item, K) after
    does_deed(Item, K).
'608.2c' :: caused -performing(Item, K, Verb) after
    ends_deed(Item, K, Verb).

%   What counts: an event that a statement of its verb has brought about. What has moved was another object (400.7).

'608.2c' :: caused did(Item, K, Source, Thing, Thing, N) after
    deals_damage(Source, Thing, N, _), performing(Item, K, Verb), done_by_verb(deals_damage, Verb).
'608.2c' :: caused did(Item, K, Player, New, New, 1) after
    create(Player, _, New), performing(Item, K, Verb), done_by_verb(create, Verb).
'608.2c' :: caused did(Item, K, Player, O, O, 1) after
    reveal(Player, O), performing(Item, K, Verb), done_by_verb(reveal, Verb).
'608.2c' :: caused did(Item, K, Player, Player, Player, N) after
    gain_life(Player, N), performing(Item, K, Verb), done_by_verb(gain_life, Verb).
'608.2c' :: caused did(Item, K, Player, Player, Player, N) after
    lose_life(Player, N), performing(Item, K, Verb), done_by_verb(lose_life, Verb).
'608.2c' :: caused did(Item, K, Thing, Thing, Thing, N) after
    put_counters(Thing, _, N), performing(Item, K, Verb), done_by_verb(put_counters, Verb).
'608.2c' :: caused did(Item, K, O, O, O, N) after
    remove_counters(O, _, N), performing(Item, K, Verb), done_by_verb(remove_counters, Verb).
'608.2c' :: caused did(Item, K, O, O, O, 1) after
    begins_effect(Objects, _, _, _), performing(Item, K, Verb), done_by_verb(begins_effect, Verb), member(O, Objects).
'608.2c' :: caused did(Item, K, O, O, O, 1) after
    tap(O), performing(Item, K, Verb), done_by_verb(tap, Verb).
'608.2c' :: caused did(Item, K, O, O, O, 1) after
    untap(O), performing(Item, K, Verb), done_by_verb(untap, Verb).

%   done_by_verb(+Event, +Verb) is semidet: such an event is what Verb does. Of control, all that happens within it counts but
%   for life, which is gained and lost as something else is done.

done_by_verb(Event, Verb) :-
    (   Verb == any
    ->  Event \== gain_life,
        Event \== lose_life
    ;   once(does(Verb, Event))
    ).

does(do_move, moves).
does(do_shuffle_in, moves).
does(do_put_in_order, moves).
does(do_destroy, moves).
does(do_bury, moves).
does(do_sacrifice, moves).
does(do_discard, moves).
does(do_draw, moves).
does(do_mill, moves).
does(do_counter, moves).
does(do_deal, deals_damage).
does(do_deal_unprevented, deals_damage).
does(do_deal_both, deals_damage).
does(do_fight, deals_damage).
does(do_manifest, moves).
does(do_create, create).
does(do_create_copy, create).
does(do_create_attached, create).
does(do_reveal, reveal).
does(do_dig, reveal).
does(do_gain_life, gain_life).
does(do_set_life, gain_life).
does(do_set_life, lose_life).
does(do_lose_life, lose_life).
does(do_put_counters, put_counters).
does(do_remove_counters, remove_counters).
does(do_remove_all_counters, remove_counters).
does(do_change, begins_effect).
does(do_tap, tap).
does(do_untap, untap).

%   holder(+Place, +Object, -Player) is det: whose card it was there.

holder(exile, O, Player) :-
    owner(O, Player).
holder(Place, _, Player) :-
    functor(Place, Zone, 1),
    Zone \== exile,
    arg(1, Place, Player).

%   What a program speaks of and has moved, it finds where it is now, another object (400.7); as a card moves, it is shown no
%   more. One rule for all, as games without programs have none of it.

'400.7' :: caused Effect after
    moves(O, From, To, New), definition:uses(program), O \== New, as_it_moves(O, From, To, New, Effect).

as_it_moves(O, From, _, New, did(Item, K, Player, O, New, 1)) :-
    performing(Item, K, Verb),
    done_by_verb(moves, Verb),
    holder(From, O, Player).
as_it_moves(O, From, To, New, became_here(Item, O, New)) :-
    resolving(Item),
    once(spoken_of(Item, O)),
    \+ targeted_again(Item, O),
    \+ resolves_so(Item, O, From, To).
as_it_moves(O, _, _, _, -looked_at(Player, O)) :-
    looked_at(Player, O).
as_it_moves(O, _, _, _, -revealed(Player, O)) :-
    revealed(Player, O).

%   resolves_so(+Item, +Object, +From, +To) is semidet: the spell itself goes, as the last thing of all, and speaks of nothing
%   more.

resolves_so(Item, Item, stack(_), To) :-
    (   To = graveyard(_)
    ->  true
    ;   stack_item(Item, _, spell),
        \+ instructions_of(spell, Item, _)
    ).

%   targeted_again(+Item, +Object) is semidet: what is said of its other target finds it no more.

targeted_again(Item, O) :-
    target(Item, K, O),
    target(Item, L, O),
    L > K,
    !.

spoken_of(Item, O) :- the(Item, _, O).
spoken_of(Item, O) :- target(Item, _, O).
spoken_of(Item, O) :- that(Item, O).
spoken_of(Item, O) :- target_view(Item, view(O, _, _)).
spoken_of(Item, O) :-
    definition:uses(moved_objects),
    ( that(Item, Old) ; target_view(Item, view(Old, _, _)) ),
    finding:new_object(Item, Old, O).

'400.7' :: caused finding:new_object(Item, Old, New) if
    became_here(Item, Old, New).
