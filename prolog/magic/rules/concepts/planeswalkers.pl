:- module(planeswalkers,
          [ can_be_attacked/2,          % +Player, ?Defender
            defended_by/2,              % +Defender, -Player
            defending/1                 % +Defender
          ]).

/** <module> Planeswalkers and battles (306, 310)

Loyalty and defense are counters that damage removes. What is attacked, a player or such a
permanent, is the Defender of a creature that attacks.
*/

:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/vocabulary', []).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../zones').
:- use_module(damage, [counters_on/3]).
:- use_module(objects).
:- use_module(players).

fluent protector(_Battle:object, _P:player) functional.
replacing_effect ::= protected_by(_:object).
object_reference ::= attacked_by(_:object_reference).

%!  can_be_attacked(+Player, ?Defender) is nondet.
%
%   A creature of Player can attack Defender: an opponent, a planeswalker that an opponent
%   controls, or a battle that an opponent protects (508.1b).

can_be_attacked(_, _) reads silent otherwise "that is nothing to attack".

'508.1b' :: caused can_be_attacked(Player, Opponent) if in_reach(Player, Opponent).
'508.1b' :: caused can_be_attacked(Player, O) if
    definition:attackable(planeswalker), in_reach(Player, Opponent), controls(Opponent, O),
    once(type(O, planeswalker)).
'508.1b' :: caused can_be_attacked(Player, O) if
    definition:attackable(battle), protector(O, Protector), permanent(O), once(type(O, battle)),
    in_reach(Player, Protector).

%   in_reach(+Player, ?Opponent): Player may attack Opponent: any, or the one to the left or to the right, where the setting
%   `attack` says so. Turns go to the left (101.4).

'802.1' :: caused in_reach(Player, Opponent) if
    opponent(Player, Opponent), ( setting(attack, Direction), Direction \== any -> beside(Direction, Player, Opponent) ; true ).

'803.1a' :: caused beside(left, Player, Opponent) if next_in_order(Player, Opponent).
'803.1b' :: caused beside(right, Player, Opponent) if others_in_order(Player, Others), last(Others, Opponent).

%!  defended_by(+Defender, -Player) is semidet.
%
%   Player is who defends what a creature attacks, or attacked until it left (508.5).

'508.5' :: caused defended_by(Defender, Player) if
    (   atom(Defender)
    ->  Player = Defender
    ;   defended_until(Defender, Former)
    ->  Player = Former
    ;   protector(Defender, Protector)
    ->  Player = Protector
    ;   last_known(Defender, Facts),
        memberchk(protector(Protector), Facts)
    ->  Player = Protector
    ;   controller(Defender, Player)
    ).

%   "Defending player", of a creature that attacks or attacked (508.5).

:- multifile filters:reference/3, objects:present_fact/2.

filters:reference(defending_player, view(Source, _, Item), Player) :-
    defends_against(Item, Source, Player).

%   defends_against(+Item, +Source, -Player): the defending player of the attacker that Item is about (508.5).
%   Of one that attacks no more there is no other than an only opponent.

defends_against(Item, Source, Player) :-
    (   that(Item, Found),
        integer(Found)
    ->  Attacker = Found
    ;   Attacker = Source
    ),
    (   attacking(Attacker, Defender)
    ->  defended_by(Defender, Player)
    ;   fought_against(Attacker, Former)
    ->  Player = Former
    ;   last_known(Attacker, Facts),
        memberchk(attacking(Defender), Facts)
    ->  defended_by(Defender, Player)
    ;   controller(Attacker, Controller),
        findall(P, opponent(Controller, P), [Player])
    ).

objects:present_fact(O, protector(Player)) :- \+ \+ definition:attackable(battle), protector(O, Player).
objects:present_fact(O, attacking(Defender)) :- \+ \+ definition:uses(defenders), attacking(O, Defender).

%   "The player or planeswalker it's attacking": of an attacker that has left, it is known (608.2h). A battle is neither.

filters:reference(attacked_by(Ref), View, Thing) :-
    reference(Ref, View, O),
    ( attacking(O, Found) -> true ; last_known(O, Facts), memberchk(attacking(Found), Facts) ),
    ( atom(Found) -> true ; once(type(Found, planeswalker)) ),
    Thing = Found.

%!  defending(+Defender) is semidet.
%
%   Defender is still there to be dealt combat damage (506.4c).

'506.4c' :: caused defending(Defender) if
    (   atom(Defender)
    ->  playing(Defender)
    ;   permanent(Defender),
        \+ defended_until(Defender, _)
    ).

%   Damage (120.3c, 120.3h)

'120.3c' :: caused change_counters(O, loyalty, Less, Present) after
    deals_damage(_, O, N, _), definition:attackable(planeswalker), integer(O),
    once(type(O, planeswalker)), counters_on(O, loyalty, Present), Less is -N.
'120.3h' :: caused change_counters(O, defense, Less, Present) after
    deals_damage(_, O, N, _), definition:attackable(battle), integer(O),
    once(type(O, battle)), counters_on(O, defense, Present), Less is -N.

%   Without counters they are put into the graveyard.

'704.5i' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    check_state, definition:attackable(planeswalker), controls(Player, O),
    once(type(O, planeswalker)), \+ counters(O, loyalty, _), owner(O, Owner).
'704.5v' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    check_state, definition:attackable(battle), controls(Player, O),
    once(type(O, battle)), \+ counters(O, defense, _), owner(O, Owner),
    ( once(subtype(O, siege)) -> defeated(O) ; true ),
    \+ stack_item(_, _, triggered(O, _, _)), \+ pending(_, _, O, _, _, _).

%   As a Siege enters, its controller chooses the opponent who protects it (310.11a). Of any
%   other battle its controller is the protector.

replacing_value ::= protector(_:player).

'310.11a' :: replaced moves(O, From, battlefield(P), New) by
             [event(moves(O, From, battlefield(P), New)), protector(New, Opponent)]
             as protected_by(O) choosing protector(Opponent) if
    definition:attackable(battle), object_name(O, Name), definition:card_type(Name, battle),
    definition:card_subtype(Name, siege), opponent(P, Opponent).

%   Where its protector is none that it may have, another one is chosen (310.10, 704.5w, 704.5x).

event needs_protector(_P:player, _Battle:object).

'704.5w' :: caused event(needs_protector(Player, O)) after
    check_state, definition:attackable(battle), controls(Player, O), once(type(O, battle)), once(subtype(O, siege)),
    \+ protected_battle(O), \+ attacking(_, O), once(opponent(Player, _)).
'704.5x' :: caused event(needs_protector(Player, O)) after
    check_state, definition:attackable(battle), protector(O, Player), controls(Player, O), once(subtype(O, siege)),
    once(opponent(Player, _)).
'310.10' :: replaced needs_protector(Player, O) by [protector(O, Opponent)]
            as protected_by(O) choosing protector(Opponent) if
    protector_needed(O), opponent(Player, Opponent).
'310.10' :: caused proposals:affected(needs_protector(Player, _), Chooser) if Chooser = Player.

protector_needed(_) :- definition:attackable(battle).

protected_battle(O) :-
    protector(O, Player),
    playing(Player).

%   It is no matter of choice which of what it enters with comes first.

'310.11a' :: caused proposals:rank(protected_by(_), 1).

zones:permanent_status(O, protector(O, _)).
