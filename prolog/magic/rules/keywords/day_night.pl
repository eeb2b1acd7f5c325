:- module(day_night, []).

/** <module> Day and night (730), daybound and nightbound (702.145)

It is neither until a permanent asks for it. As a turn begins it is looked at how many spells the
active player of the turn before cast.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/entering_filters', [entering_name/2]).
:- use_module('../concepts/faces', [transformed/2]).
:- use_module('../concepts/objects').
:- use_module('../turn/turn', []).
:- use_module('../zones').

keyword ::= daybound ; nightbound.
fluent day_time(_Time:day_time) functional marks changed(state).
day_time ::= day ; night.
event becomes_time(_Time:day_time).
replacing_effect ::= at_night(_:object).

'730.1' :: caused event(becomes_time(Time)) after
    check_state, definition:uses(day_night), \+ day_time(_), first_time(Time).
'702.145d' :: caused first_time(day) if once(bound(daybound, _)).
'702.145g' :: caused first_time(night) if once(bound(nightbound, _)), \+ bound(daybound, _).
'730.2a' :: caused event(becomes_time(night)) after
    begin_turn(_), day_time(day), active(Player), \+ cast_this_turn(Player, _).
'730.2a' :: caused event(becomes_time(day)) after
    begin_turn(_), day_time(night), active(Player), cast_this_turn(Player, A), once(( cast_this_turn(Player, B), B \== A )).
'730.1' :: caused day_time(Time) after becomes_time(Time).

bound(Keyword, O) :-
    definition:card_keyword(Name, Keyword),
    object(O, Name, _),
    controls(_, O).

%   They transform as it becomes so, and whenever they are on the wrong side.

'701.27a' :: caused all(Changes) after
    check_state, definition:uses(day_night), day_time(Time), out_of_time(Time, O), transformed(O, Changes).
'702.145c' :: caused out_of_time(night, O) if bound(daybound, O).
'702.145f' :: caused out_of_time(day, O) if bound(nightbound, O).
'702.145b' :: replaced moves(O, From, battlefield(P), New) by
              [moves_as(O, face(Name, K)), event(moves(O, From, battlefield(P), New))] as at_night(O) if
    day_time(night), entering_name(O, Name), definition:card_keyword(Name, daybound), definition:faces(Name, K, transform),
    store:met(face(Name, K)).
'702.145b' :: caused proposals:rank(at_night(_), 4).
