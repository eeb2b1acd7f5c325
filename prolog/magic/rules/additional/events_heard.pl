:- module(events_heard, []).

/** <module> What else abilities trigger on: graveyards, crimes, whom a creature attacks, which spell of a turn it is (603)
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2, matches/3, reference/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../spells/announcing', []).
:- use_module('../spells/triggers', []).
:- use_module('../turn/attacking', []).
:- use_module('../turn/turn_memory', []).
:- use_module('../zones').
:- use_module(looking, []).

:- multifile triggers:happening/3, triggers:heard/3, filters:condition/2, filters:meets/3.

trigger ::= leaves_graveyard(_:player_reference, _:object_filter)
          ; is_buried(_:player_reference, _:buried_from, _:object_filter)
          ; attacks_whom(_:scope, _:attacked_things)
          ; casts_nth(_:player_reference, _:integer, _:object_filter)
          ; gains_life_nth(_:player_reference, _:integer) ; loses_life_nth(_:player_reference, _:integer)
          ; is_buried(_:player_reference, _:buried_from, this_buried)
          ; plays_land(_:player_reference, _:object_filter)
          ; is_dealt_damage(_:damage_sort, each([player])) ; is_dealt_damage(_:damage_sort, each([opponent]))
          ; unlocks_room(_:player_reference) ; commits_crime(_:player_reference)
          ; cycles_card(_:player_reference, _:object_filter)
          ; scries(_:player_reference) ; surveils(_:player_reference) ; proliferates(_:player_reference).
shared_trigger ::= enters(_:object_filter) ; dies(_:object_filter) ; leaves(_:object_filter) ; blocks(_:object_filter)
                 ; becomes_tapped(_:object_filter) ; becomes_untapped(_:object_filter) ; becomes_blocked(_:object_filter)
                 ; leaves_graveyard(_:player_reference, _:object_filter)
                 ; is_buried(_:player_reference, _:buried_from, _:object_filter)
                 ; attacks_whom(_:object_filter, _:attacked_things).
buried_from ::= anywhere ; library ; elsewhere.
attacked_things ::= [_:attacked_thing].
attacked_thing ::= you ; each([player]) ; each([opponent]) ; planeswalkers(you).

%   Cards that leave a graveyard are as they were there; those that are put into one from anywhere, as they are there
%   (603.6c). Tokens are no cards (111.1).

'603.2' :: caused event(triggers(Player, Source, Name, Index, O, _)) after
    moves(O, graveyard(Owner), To, _), definition:listener(leaves_graveyard, Name, Index, Pattern), \+ token(O),
    \+ caused_by_entering(To),
    triggers:triggering(leaves_graveyard, done_to(Owner, O), Player, Source, Name, Index, Pattern).
'603.2' :: caused all([event(triggers(Player, Source, Name, Index, O, Number))|Marks])
    if \+ triggers:silent(moves(O, graveyard(Owner), To, New)),
       triggers:marked(moves(O, graveyard(Owner), To, New), Source, Name, Number, [], Marks) after
    moves(O, graveyard(Owner), To, New), caused_by_entering(To), definition:listener(leaves_graveyard, Name, Index, Pattern), \+ token(O),
    triggers:triggering(leaves_graveyard, done_to(Owner, O), Player, Source, Name, Index, Pattern).
'603.6c' :: caused all([event(triggers(Player, Source, Name, Index, New, Number))|Marks])
    if triggers:triggering(is_buried, buried(New, From, Owner), Player, Source, Name, Index, Pattern),
       \+ triggers:silent(moves(O, From, graveyard(Owner), New)),
       triggers:marked(moves(O, From, graveyard(Owner), New), Source, Name, Number, [], Marks) after
    moves(O, From, graveyard(Owner), New), definition:listener(is_buried, Name, Index, Pattern), \+ token(O).

%   caused_by_entering(+To) is semidet: whether what enters causes abilities to trigger, and how often, is known when it is there.

caused_by_entering(battlefield(_)) :-
    once(( definition:uses(silent_causes) ; definition:uses(further_triggers) )).

triggers:heard(buried_from(Who, Where, Filter), buried(O, From, Owner), View) :-
    reference(Who, View, Owner),
    buried_out_of(Where, From),
    ( Filter == this_buried -> View = view(O, _, _) ; matches(Filter, O, View) ),
    !.

buried_out_of(anywhere, _).
buried_out_of(library, library(_)).
buried_out_of(elsewhere, From) :- From \= battlefield(_).

%   Whom or what a creature attacks (508.1b)

triggers:happening(attacks(A, Defender), attacks_whom, attacked(A, Defender)).

triggers:heard(attack(Pattern, Parties, _), attacked(A, Defender), View) :-
    triggers:heard(Pattern, A, View),
    member(Party, Parties),
    attacked_party(Party, Defender, View),
    !.

attacked_party(planeswalkers(you), O, view(_, You, _)) :-
    integer(O),
    type(O, planeswalker),
    controls(You, O).
attacked_party(Who, Player, View) :-
    atom(Player),
    Who \= planeswalkers(_),
    once(reference(Who, View, Player)).

%   Which of a player's spells of a sort this turn it is

triggers:heard(nth_of(Who, N, Filter), Spell, View) :-
    stack_item(Spell, Player, spell),
    reference(Who, View, Player),
    matches(Filter, Spell, View),
    findall(S, ( cast_this_turn(Player, S), S \== Spell, once(matches(Filter, S, View)) ), Before),
    length(Before, Count),
    N is Count+1,
    !.

%   A crime: a spell or ability that targets an opponent, or what an opponent controls or has in a graveyard (700.13)

turn_event ::= crimes.
event commits_crime(_P:player, _Item:object).

'700.13' :: caused event(commits_crime(Player, Item)) after
    becomes_target(Thing, Item), ( definition:listener(commits_crime, _, _, _) -> true ; definition:remembers(crimes) ),
    stack_item(Item, Player, _), \+ token(Item), against(Thing, Player), \+ ( target(Item, _, Before), against(Before, Player) ).
'608.2i' :: caused remember(crimes, P, 1, Before) after
    commits_crime(P, _), definition:remembers(crimes), turn_memory:before(crimes, P, Before).

against(Thing, Player) :-
    (   atom(Thing)
    ->  Whose = Thing
    ;   graveyard(Whose, Thing)
    ->  true
    ;   controller(Thing, Whose)
    ),
    once(opponent(Player, Whose)).

%   What has happened to a permanent this turn, whether or not anything heard of it: of what it became the target, and that it
%   attacked.

fluent targeted_this_turn(_O:object, _Sort:atom, _P:player).
fluent was_in_attack(_O:object).

'608.2i' :: caused targeted_this_turn(O, Sort, P) after
    becomes_target(O, Item), definition:uses(first_times), integer(O), permanent(O),
    stack_item(Item, P, Kind), ( Kind == spell -> Sort = spell ; Sort = ability ).
'608.2i' :: caused was_in_attack(O) after attacks(O, _), definition:uses(first_times).
'500.1' :: caused -targeted_this_turn(O, Sort, P) after begin_turn(_), targeted_this_turn(O, Sort, P).
'500.1' :: caused -was_in_attack(O) after begin_turn(_), was_in_attack(O).
zones:permanent_status(O, targeted_this_turn(O, _, _)).
zones:permanent_status(O, was_in_attack(O)).

triggers:heard(first_time(Pattern), Thing, View) :-
    triggers:heard(Pattern, Thing, View),
    \+ heard_before(Pattern, Thing, View),
    !.

heard_before(pair(_, on_stack(Sort, Whose), _), pair(O, _), View) :-
    targeted_this_turn(O, Found, Player),
    ( Sort == any -> true ; Found == Sort ),
    triggers:whose(Whose, Player, View).
heard_before(this, O, _) :- was_in_attack(O).

triggers:happening(commits_crime(Player, _), commits_crime, Player).
triggers:happening(cycles(Player, O), cycles_card, done_to(Player, O)).
triggers:happening(plays_land(Player, O), plays_land, done_to(Player, O)).

%   Whoever discards a card is known, wherever the card goes (701.9a, 608.2h).

'608.2h' :: caused last_known(O, Facts) after
    discard(_, O), \+ \+ definition:listener(discards, _, _, _), last_known_facts(O, Facts).

%   Keyword actions that are heard of: a player who is told to scry 0 does not scry (701.22b, 701.25c).

event scries(_P:player).
event surveils(_P:player).
event proliferates(_P:player).

'701.22b' :: caused event(scries(Player)) after
    scry(_, Player, N), N > 0, definition:listener(scries, _, _, _).
'701.25c' :: caused event(surveils(Player)) after
    surveil(_, Player, N), N > 0, definition:listener(surveils, _, _, _).
'701.34a' :: caused event(proliferates(Player)) after
    proliferate(Item), definition:listener(proliferates, _, _, _), stack_item(Item, Player, _).
triggers:happening(scries(Player), scries, Player).
triggers:happening(surveils(Player), surveils, Player).
triggers:happening(proliferates(Player), proliferates, Player).

%   From where a spell was cast, and what it became (601.2a)

object_part ::= cast_from(_:cast_zone) ; came_from(_:cast_zone) ; unpaid.
cast_zone ::= hand ; graveyard ; library ; exile.
fluent cast_out_of(_O:object, _Zone:cast_zone) functional.
fluent came_out_of(_O:object, _Zone:cast_zone) functional.

'601.2a' :: caused cast_out_of(Item, Zone) after
    moves(_, From, stack(_), Item), definition:uses(cast_out_of), zone_of_place(From, Zone).
'400.7' :: caused cast_out_of(New, Zone) after
    moves(Item, stack(_), battlefield(_), New), definition:uses(cast_out_of), cast_out_of(Item, Zone).
zones:stack_status(O, cast_out_of(O, _)).
zones:permanent_status(O, cast_out_of(O, _)).
filters:meets(cast_from(Zone), O, _) :- once(cast_out_of(O, Zone)).
'400.7' :: caused came_out_of(New, Zone) after
    moves(_, From, battlefield(_), New), definition:uses(came_out_of), zone_of_place(From, Zone).
zones:permanent_status(O, came_out_of(O, _)).
filters:meets(came_from(Zone), O, _) :- once(came_out_of(O, Zone)).
filters:meets(unpaid, O, _) :- stack_item(O, _, spell), \+ mana_paid(O).

zone_of_place(hand(_), hand).
zone_of_place(graveyard(_), graveyard).
zone_of_place(library(_), library).
zone_of_place(exile, exile).
zone_of_place(exile_face_down(_), exile).
zone_of_place(command(_), command).

%   Conditions: whose turn it is, and what is asked only as the ability triggers ("while")

condition ::= opponents_turn ; while(_:condition) ; lies_buried.

filters:condition(opponents_turn, view(_, You, _)) :-
    active(Player),
    once(opponent(You, Player)).
filters:condition(lies_buried, view(Source, You, _)) :-
    graveyard(You, Source).
filters:condition(while(Condition), View) :-
    View = view(_, _, Item),
    ( Item \== 0 -> true ; condition(Condition, View) ).
