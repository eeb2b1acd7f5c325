:- module(triggers,
          [ happening/3                 % +Event, ?Kind, -Thing
          ]).

/** <module> Triggered abilities (603)

Every event is heard by every object in a zone where it functions. An ability
that triggers waits as `pending` until a player would get priority.
*/

:- use_module(library(lists), [append/3, memberchk/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/patterns', [about_what_changes/1]).
:- use_module('../../support/event_subjects', [intervening/4, that_of/3]).
:- use_module('../../support/filters').
:- use_module('../../support/listening_places', [in_place/3]).
:- use_module('../../support/object_sorts', [was_gone_spell/1]).
:- use_module('../concepts/damage', [such_damage/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

fluent that_many(_Number:object, _N:integer) functional.
fluent pending(_Number:object, _P:player, _Source:object, _Name:name, _Index:index, _That:thing).
fluent further_trigger(_Number:object, _By:object, _Index:index).
fluent triggered_further(_Number:object).
fluent done_once(_O:object, _Index:index).

event triggers(_P:player, _Source:object, _Name:name, _Index:index, _That:thing, _Number:object).
fluent to_hear(_Event:event).
process heard_of(_Event:event).
process hear_first.

%!  happening(+Event, ?Kind, -Thing) is nondet.
%
%   Event, as triggers speak of it: something of Kind happens to Thing.

'700.4' :: caused happening(moves(O, battlefield(_), graveyard(_), _), dies, O).
happening(moves(O, battlefield(_), _, _), leaves, O).
happening(becomes_blocked(A), becomes_blocked, A).
happening(attacks(A, _), attacks, A).
happening(blocks_creature(B, A), blocks, B) :- \+ ( blocks(B, Other), Other @< A ).
happening(attacks(A, _), attacks_alone, A) :- \+ ( attacking(B, _), B \== A ).
happening(stays_unblocked(A), attacks_unblocked, A).
happening(deals_damage(_, O, _, How), is_dealt_damage, dealt(O, How)).
happening(declares_attack(Player), attacks_with, Player).
happening(blocks_creature(B, A), becomes_blocked_by, pair(A, B)).
happening(blocks_creature(B, A), blocks_a, pair(B, A)).

%   A creature is one on the battlefield, whatever else may be targeted.

happening(becomes_target(O, Item), becomes_target, pair(O, Item)) :- integer(O), controls(_, O).
happening(sacrifice(Player, O), sacrifices, done_to(Player, O)).
happening(untap(O), becomes_untapped, O).
happening(lose_life(P, _), loses_life, P).
happening(casts(_, S), casts, S).
happening(cycles(_, O), cycles, O).
happening(discard(Player, O), discards, done_to(Player, O)).
happening(step_begins(Step), begins(Step), Player) :- active(Player).
happening(gain_life(P, _), gains_life, P).
happening(draw(P, _), draws, P).
happening(tap(O), becomes_tapped, O).
happening(turned_up(O), turned_up, O).
happening(becomes_monstrous(O), becomes_monstrous, O).
happening(helps(O, Vehicle, How), helps(How), pair(O, Vehicle)).
happening(becomes_designated(O, How), becomes_designated(How), O).
happening(last_counter_removed(O, Kind), last_counter_removed(Kind), O).
happening(put_counters(O, Kind, N), gets_counters(Kind), O) :- integer(O), N > 0.
happening(put_counters(O, Kind, N), counter_put(Kind), O) :- integer(O), between(1, N, _).
happening(deals_damage(O, Thing, _, How), deals_damage, damage(O, Thing, How)).

%   Keywords add clauses.

:- multifile happening/3, heard/3, heard_for_now/4, further_marks/5, kept_silent/1.
:- dynamic heard_for_now/4, further_marks/5, kept_silent/1.

%   Objects look back at what leaves: the old state is asked.

'603.2' :: caused all([event(triggers(Player, Source, Name, Index, That, Number))|Amount]) after
    anything(Event), happening(Event, Kind, Thing), definition:listener(Kind, Name, Index, Pattern),
    triggering(Kind, Thing, Player, Source, Name, Index, Pattern), \+ checked_afterwards(Kind, Name, Index, Pattern),
    \+ silent(Event), that_of(Thing, Pattern, That), amount_of(Event, Number, Amount0), marked(Event, Source, Name, Number, Amount0, Amount).
'603.2' :: caused triggering(Kind, Thing, Player, Source, Name, Index, Pattern) if
    hears(Kind, Name, Source, Thing, Player),
    heard(Pattern, Thing, view(Source, Player, 0)),
    definition:triggered_ability(Name, Index, Condition, _, _),
    in_place(Name, Index, Source),
    intervening(Condition, Thing, Pattern, view(Source, Player, 0)),
    \+ spent(Name, Index, Source).

%   Whether an intervening "if" holds is asked when the event has happened (603.4): of life and counters, a step later, when
%   the sums have been done.

'603.4' :: settled [hear_first] if to_hear(_).
'603.4' :: caused -to_hear(Event), then([heard_of(Event)]) after
    hear_first, to_hear(Event).
'603.4' :: caused to_hear(gain_life(P, N)) after
    gain_life(P, N), checked_afterwards(gains_life).
'603.4' :: caused to_hear(lose_life(P, N)) after
    lose_life(P, N), checked_afterwards(loses_life).
'603.4' :: caused to_hear(put_counters(O, Kind, N)) after
    put_counters(O, Kind, N), checked_afterwards(gets_counters(Kind)).
'603.4' :: caused to_hear(becomes_monstrous(O)) after
    becomes_monstrous(O), checked_afterwards(becomes_monstrous).
'603.4' :: caused all([event(triggers(Player, Source, Name, Index, That, Number))|Amount]) after
    heard_of(Event), happening(Event, Kind, Thing), definition:listener(Kind, Name, Index, Pattern),
    triggering(Kind, Thing, Player, Source, Name, Index, Pattern), checked_afterwards(Kind, Name, Index, Pattern),
    that_of(Thing, Pattern, That), amount_of(Event, Number, Amount0), marked(Event, Source, Name, Number, Amount0, Amount).

checked_afterwards(Kind) :-
    definition:listener(Kind, Name, Index, Pattern),
    checked_afterwards(Kind, Name, Index, Pattern),
    !.

checked_afterwards(Kind, Name, Index, Pattern) :-
    changes_what_is_asked(Kind),
    Pattern \= nth(_, _, _),
    (   definition:triggered_ability(Name, Index, Condition, _, _),
        Condition \== true
    ->  true
    ;   about_what_changes(Pattern)
    ).

changes_what_is_asked(Kind) :-
    memberchk(Kind, [gains_life, loses_life, gets_counters(_), becomes_monstrous]).

%   silent(+Event) is semidet: it causes no abilities to trigger. Few games have such a thing.

silent(Event) :-
    definition:uses(silent_causes),
    kept_silent(Event),
    !.

%   marked(+Event, +Source, +Name, ?Number, +Marks0, -Marks) is det: with what is to be known of an additional time that it triggers.

marked(Event, Source, Name, Number, Marks0, Marks) :-
    (   definition:uses(further_triggers),
        further_marks(Event, Source, Name, Number, More)
    ->  append(Marks0, More, Marks)
    ;   Marks = Marks0
    ).

%   How much it was, is "that much" to the ability.

amount_of(Event, Number, Amount) :-
    (   definition:uses(that_many),
        amount_in(Event, N)
    ->  Amount = [that_many(Number, N)]
    ;   Amount = []
    ).

amount_in(deals_damage(_, _, N, _), N).
amount_in(gain_life(_, N), N).
amount_in(lose_life(_, N), N).
amount_in(put_counters(_, _, N), N).
amount_in(enters_with_counters(_, _, _, _, N), N).

zones:stack_status(O, that_many(O, _)).

%   What enters sees itself enter: the new state is asked.

'603.6a' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if definition:listener(enters, Name, Index, Pattern),
       hears(enters, Name, Source, New, Player),
       heard(Pattern, New, view(Source, Player, 0)),
       definition:triggered_ability(Name, Index, Condition, _, _),
       in_place(Name, Index, Source),
       intervening(Condition, New, Pattern, view(Source, Player, 0)),
       \+ spent(Name, Index, Source),
       \+ silent(moves(O, From, battlefield(P), New)),
       marked(moves(O, From, battlefield(P), New), Source, Name, Number, [], Marks) after
    moves(O, From, battlefield(P), New).
'603.6a' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if hears_anew(enters, New, Player, Source, Name, Index),
       \+ silent(create(P, Called, New)),
       marked(create(P, Called, New), Source, Name, Number, [], Marks) after
    create(P, Called, New).
'701.27e' :: caused event(triggers(Player, Source, Name, Index, O, _))
    if hears_anew(transforms, O, Player, Source, Name, Index) after
    transforms(O), \+ \+ definition:listener(transforms, _, _, _).

'603.2' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if hears_anew(copies, New, Player, Source, Name, Index),
       marked(copies_spell(P, Item, New), Source, Name, Number, [], Marks) after
    copies_spell(P, Item, New), \+ \+ definition:listener(copies, _, _, _).
'603.2' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if hears_anew(copies, New, Player, Source, Name, Index),
       marked(copies_gone_spell(P, Item, New), Source, Name, Number, [], Marks) after
    copies_gone_spell(P, Item, New), \+ \+ definition:listener(copies, _, _, _).

'122.6' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Amount])
    if hears_anew(gets_counters(Kind), New, Player, Source, Name, Index),
       amount_of(enters_with_counters(O, P, New, Kind, N), Number, Amount0),
       marked(enters_with_counters(O, P, New, Kind, N), Source, Name, Number, Amount0, Amount) after
    enters_with_counters(O, P, New, Kind, N), N > 0, \+ \+ definition:listener(gets_counters(Kind), _, _, _).

'122.6' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if hears_anew(counter_put(Kind), New, Player, Source, Name, Index), between(1, N, _),
       marked(enters_with_counters(O, P, New, Kind, N), Source, Name, Number, [], Marks) after
    enters_with_counters(O, P, New, Kind, N), \+ \+ definition:listener(counter_put(Kind), _, _, _).

hears_anew(Kind, Thing, Player, Source, Name, Index) :-
    definition:listener(Kind, Name, Index, Pattern),
    triggering(Kind, Thing, Player, Source, Name, Index, Pattern).

'603.2' :: caused pending(Number, Player, Source, Name, Index, That) after
    triggers(Player, Source, Name, Index, That, Number).

%   spent(+Name, +Index, +Source): the ability has triggered this turn, or what it says was done, and may be so only once.

spent(Name, Index, Source) :-
    definition:triggers_once(Name, Index),
    triggered_this_turn(Source, Index).
spent(Name, Index, Source) :-
    definition:does_once(Name, Index),
    done_once(Source, Index).

hears(cycles, Name, Thing, Thing, Player) :-
    !,
    object(Thing, Name, Player).
hears(is_cast, Name, Spell, Spell, Player) :-
    !,
    object(Spell, Name, _),
    stack_item(Spell, Player, spell).
hears(_, Name, Source, _, Player) :-
    object(Source, Name, _),
    awake:listens(Name, Source, Player).
hears(_, emblem(Abilities), Source, _, Player) :-
    object(Source, emblem(Abilities), Player).
hears(_, for_now(Ability), Source, Thing, Player) :-
    heard_for_now(for_now(Ability), Source, Thing, Player).

heard(damage(How, From, To), damage(O, Thing, Sort), View) :-
    such_damage(How, Sort),
    dealt_by(From, O, View),
    dealt_to(To, Thing, View),
    !.
heard(damaged(How, From, To), Thing, View) :-
    heard(damage(How, From, To), Thing, View),
    !.
heard(damages(How, From, To), Thing, View) :-
    heard(damage(How, From, To), Thing, View),
    !.
heard(together(Pattern), Thing, View) :-
    heard(Pattern, Thing, View),
    !.
heard(some_of(Pattern), Thing, View) :-
    heard(Pattern, Thing, View),
    !.
heard(dealt(How, Pattern), dealt(O, Sort), View) :-
    such_damage(How, Sort),
    heard(Pattern, O, View),
    !.
heard(attackers(Who, N, Filter), Player, View) :-
    reference(Who, View, Player),
    findall(O, ( attacking(O, _), controls(Player, O), matches(Filter, O, View) ), Os0),
    sort(Os0, Os),
    length(Os, Count),
    Count >= N,
    !.
heard(nth(Kind, Who, N), Thing, View) :-
    doer(Thing, Player),
    reference(Who, View, Player),
    Before is N-1,
    ( this_turn(Kind, Player, Found) -> Found = Before ; Before = 0 ),
    !.
heard(pair(First, Second, _), pair(A, B), View) :-
    heard(First, A, View),
    heard(Second, B, View),
    !.
heard(some_done_to(Who, Filter), Thing, View) :-
    heard(player_and(Who, Filter), Thing, View),
    !.
heard(player_and(Who, Filter), done_to(Player, O), View) :-
    reference(Who, View, Player),
    matches(Filter, O, View),
    !.
heard(on_stack(Sort, Whose), Item, View) :-
    stack_item(Item, Player, Kind),
    ( Sort == any -> true ; Kind == Sort ),
    whose(Whose, Player, View),
    !.
heard(this, Thing, view(Source, _, _)) :-
    Thing == Source.
heard(host, Thing, view(Source, _, _)) :-
    attached(Source, Thing),
    !.
heard(filter(Filter), Thing, View) :-
    matches(Filter, Thing, View).
heard(player(Who), Thing, View) :-
    reference(Who, View, Thing),
    !.
heard(players_spell(Who, Filter), Spell, View) :-
    stack_item(Spell, Player, _),
    reference(Who, View, Player),
    matches(Filter, Spell, View),
    !.

doer(Thing, Player) :-
    (   atom(Thing)
    ->  Player = Thing
    ;   stack_item(Thing, Player, _)
    ).

whose(any, _, _).
whose(you, Player, view(_, Player, _)).
whose(opponent, Player, view(_, You, _)) :- opponent(You, Player).

%   dealt_by(+From, +O, +View) is semidet: what has left the stack is still known as a spell (608.2h).

dealt_by(From, O, View) :-
    (   From = filter(Filter),
        was_gone_spell(O),
        selectchk(spell, Filter, Others)
    ->  matches(Others, O, View)
    ;   heard(From, O, View)
    ).

dealt_to(any, _, _).
dealt_to(either(A, B), Thing, View) :-
    ( dealt_to(A, Thing, View) -> true ; dealt_to(B, Thing, View) ).
dealt_to(player(Who), Thing, View) :-
    atom(Thing),
    heard(player(Who), Thing, View).
dealt_to(filter(Filter), Thing, View) :-
    integer(Thing),
    heard(filter(Filter), Thing, View).
