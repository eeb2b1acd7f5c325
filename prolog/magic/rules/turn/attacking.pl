:- module(attacking, [attack_set/1]).

/** <module> Declaring attackers (508)

Attackers are offered creature by creature; attack_set/1 has whole declarations.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dif), [dif/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../door/seats', []).
:- use_module('../../../k/language').
:- use_module('../../../k/plain_terms', [term_text/2]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').

spared ::= alone ; planeswalkers.

fluent attacking(_O:object, _Defender:thing).
process start_attack.
process attackers_declared.
choice declare_attackers(_P:player).
declare_attackers(_) otherwise "attackers are not being declared now".
attacking(A, Defender)
    reads "~o is attacking ~o"-[A, Defender] otherwise "~o is not attacking ~o"-[A, Defender].
attacking(_, _) reads silent otherwise "nothing attacks yet".
action attack(O:object, Defender:thing) requires
    ( controls(Player, O) ; hand(Player, O), type(O, creature) ), can_be_attacked(Player, Defender).
action done requires playing(_).
action start_over requires playing(_).
event attacks(_O:object, _Defender:thing).
event declares_attack(_P:player).

'508.1' :: caused then([declare_attackers(Player), attackers_declared]) after
    start_attack, active(Player), playing(Player).

'508.1a' :: executable attack(O, Defender) if
    declare_attackers(Player), can_be_attacked(Player, Defender), controls(Player, O), creature(O).
'508.1' :: executable done if declare_attackers(_).
'508.1' :: executable start_over if
    declare_attackers(_), attacking(_, _), \+ requirements_met.
'506.5' :: executable start_over if declare_attackers(_), attacks_alone(_).

'508.1a' :: nonexecutable attack(O, _) if
    attacking(O, _)
    because "~o is attacking already"-[O].
'508.1a' :: nonexecutable attack(O, _) if
    tapped(O)
    because "~o is tapped"-[O].
'302.6' :: nonexecutable attack(O, _) if
    arrived(O), \+ has(O, haste)
    because "~o came under its controller's control after their last turn began"-[O].
'702.3b' :: nonexecutable attack(O, _) if
    has(O, defender), \+ restricted(O, ignores_defender, _)
    because "~o has defender"-[O].
'508.1c' :: nonexecutable attack(O, _) if
    restricted(O, cant_attack, Source)
    because "~o can't attack, says ~o"-[O, Source].
'508.1c' :: nonexecutable attack(O, _) if
    restricted(O, cant_attack_unless(Condition), Source), controller(Source, Player),
    \+ condition(Condition, view(Source, Player, 0))
    because "~o"-[change(O, cant_attack_unless(Condition))].
'508.1c' :: nonexecutable attack(O, Defender) if
    restricted(O, cant_attack_unless_defender(Filter), Source), defended_by(Defender, Player),
    \+ ( controls(Player, Other), matches(Filter, Other, view(Source, Player, 0)) )
    because "~o"-[change(O, cant_attack_unless_defender(Filter))].
'508.1c' :: nonexecutable attack(O, Defender) if
    restricted(O, cant_attack_if_defender(Filter), Source), defended_by(Defender, Player),
    controls(Player, Other), matches(Filter, Other, view(Source, Player, 0))
    because "the defending player controls ~o"-[Other].
'701.15b' :: nonexecutable attack(O, Defender) if
    goaded_by(O, Player), ( integer(Defender) -> true ; Defender == Player ), could_attack_another(O, Defender)
    because "~w goaded ~o, which can attack another player"-[Player, O].
'506.5' :: nonexecutable attack(O, _) if
    restricted(O, cant_attack_alone, _), \+ in_company(O)
    because "~o can't attack alone"-[O].
'508.1c' :: nonexecutable attack(O, Defender) if
    restricted(O, cant_attack_you(Also), Source), controller(Source, Player), spared(Also, Player, Defender)
    because "~o"-[change(O, cant_attack_you(Also))].
'506.5' :: nonexecutable done if
    now(declare_attackers(_)), attacks_alone(O)
    because "~o can't attack alone"-[O].
'508.1d' :: nonexecutable done if
    now(declare_attackers(_)), \+ requirements_met
    because "a creature that must attack could still attack"-[].

attacks_alone(_) reads silent.
in_company(_) reads silent otherwise "no other creature could attack with it".

%   attacks_alone(-O) is semidet: it may not, and is the only attacker.

attacks_alone(O) :-
    restricted(O, cant_attack_alone, _),
    attacking(O, _),
    \+ ( attacking(Other, _), Other \== O ),
    !.

%   in_company(+O) is semidet: another creature attacks, or could.

in_company(O) :-
    company(O, _, _),
    !.

%   company(+O, -Other, -Defender): Other attacks Defender, or could.

company(O, Other, Defender) :-
    attacking(Other, Defender),
    Other \== O.
company(O, Other, Defender) :-
    controls(Player, O),
    controls(Player, Other),
    Other \== O,
    creature(Other),
    can_be_attacked(Player, Defender),
    dif(Id, '506.5'),
    \+ rules:nonexecutable(attack(Other, Defender), Id, _).

%   for_free(+O, +Defender) is semidet: nothing would have to be paid for O to attack Defender, or for another to attack with it, as
%   nobody has to pay (508.1d).

for_free(O, Defender) :-
    \+ combat_taxes:costs_to_attack(O, Defender),
    \+ ( restricted(O, cant_attack_alone, _), \+ free_company(O) ).

free_company(O) :-
    company(O, Other, Defender),
    ( attacking(Other, _) -> true ; \+ combat_taxes:costs_to_attack(Other, Defender) ),
    !.

spared(_, _, _) reads silent otherwise "that may be attacked".

spared(_, Player, Player).
spared(planeswalkers, Player, Defender) :-
    integer(Defender),
    type(Defender, planeswalker),
    controls(Player, Defender).

%   drawn_to(+Player, -Defender): creatures that Player controls attack Defender if able. Other modules add clauses.

:- multifile drawn_to/2.
:- dynamic drawn_to/2.

%   As many requirements as possible are obeyed (508.1d).

requirements_met
    reads "the declaration is legal as it is"
    otherwise "a creature that must attack could still attack".

requirements_met :-
    \+ must_still_attack(_, _).

must_still_attack(O, Defender) :-
    obliged_to_attack(O, Defender),
    \+ ( definition:uses(combat_taxes), \+ for_free(O, Defender) ).

obliged_to_attack(O, Defender) :-
    restricted(O, must_attack, _),
    active(Player),
    controls(Player, O),
    creature(O),
    \+ attacking(O, _),
    can_be_attacked(Player, Defender),
    \+ rules:nonexecutable(attack(O, Defender), _, _).
obliged_to_attack(O, Defender) :-
    active(Player),
    sent_to(O, Player, Defender),
    controls(Player, O),
    creature(O),
    \+ attacking(O, Defender),
    can_be_attacked(Player, Defender),
    could_attack(O, Defender),
    \+ ( attacking(O, Present), \+ obeys_more(O, Player, Defender, Present) ).
obliged_to_attack(O, Defender) :-
    goaded_by(O, _),
    active(Player),
    controls(Player, O),
    creature(O),
    can_be_attacked(Player, Defender),
    (   \+ attacking(O, _)
    ->  \+ rules:nonexecutable(attack(O, Defender), _, _)
    ;   attacking(O, Present),
        obeys_more(O, Player, Defender, Present),
        could_attack(O, Defender)
    ).

%   sent_to(?O, +Player, -Defender): O, as far as Player controls it, attacks Defender if able.

sent_to(O, _, Defender) :-
    restricted(O, must_attack(Defender), _).
sent_to(_, Player, Defender) :-
    drawn_to(Player, Defender).

%   A goaded creature attacks a player other than who goaded it, if it can. A planeswalker or a battle is no player.

goaded_by(O, Player) :-
    restricted(O, goaded, Source),
    controller(Source, Player).
goaded_by(O, Player) :-
    restricted(O, goaded(Player), _).

could_attack_another(_, _) reads silent otherwise "no other player can be attacked".

%   could_attack_another(+O, +Defender) is semidet: O could attack what obeys more than Defender does, at no cost.

could_attack_another(O, Defender) :-
    active(Active),
    can_be_attacked(Active, Another),
    obeys_more(O, Active, Another, Defender),
    \+ ( definition:uses(combat_taxes), combat_taxes:costs_to_attack(O, Another) ),
    could_attack(O, Another),
    !.

%   obeys_more(+O, +Player, +Another, +Defender) is semidet: attacking Another obeys more of what is said of whom O attacks.

obeys_more(O, Player, Another, Defender) :-
    obeyed(O, Player, Another, More),
    obeyed(O, Player, Defender, N),
    More > N.

%   Each player who goaded it counts once.

obeyed(O, Player, Defender, N) :-
    aggregate_all(set(By), ( goaded_by(O, By), atom(Defender), By \== Defender ), Goaders),
    aggregate_all(count, sent_to(O, Player, Defender), Sent),
    length(Goaders, Goaded),
    N is Goaded+Sent.

%   could_attack(+O, +Defender): were it not attacking anybody else.

could_attack(O, Defender) :-
    ( once(attacking(O, _)) -> Besides = '508.1a' ; Besides = none ),
    \+ ( rules:nonexecutable(attack(O, Defender), Id, _), Id \== Besides ).

'508.1' :: caused attacking(O, Defender), then([declare_attackers(Player)]) after
    attack(O, Defender), now(declare_attackers(Player)).
'508.1' :: caused -attacking(O, Defender), then([declare_attackers(Player)]) after
    start_over, now(declare_attackers(Player)), attacking(O, Defender).
'508.1f' :: caused event(tap(O)) after
    attackers_declared, attacking(O, _), \+ has(O, vigilance), \+ tapped(O).
'508.8' :: caused attackers_came after
    attackers_declared, once(attacking(_, _)).
'508.1m' :: caused event(declares_attack(Player)) after
    attackers_declared, definition:listener(attacks_with, _, _, _), once(attacking(_, _)), active(Player).
'508.1m' :: caused event(attacks(O, Defender)) after
    attackers_declared, attacking(O, Defender).

%   A creature that stops being one is removed from combat (506.4). An attacker
%   that it blocked stays blocked.

process stop_fighting.
event removed_from_combat(_O:object).

'506.4' :: caused -Fluent after removed_from_combat(O), fights(O, Fluent).

'506.4' :: caused -Fluent after stop_fighting, fights(O, Fluent), permanent(O), \+ creature(O).

fights(A, attacking(A, D)) :- attacking(A, D).
fights(A, blocked(A)) :- attacking(A, _), blocked(A).
fights(B, blocks(B, A)) :- blocks(B, A).

%   Requests: ["attack_sets"], answered by all legal declarations; ["required_attacks"], by an attack of
%   each creature that must still attack.

:- multifile seats:searched/3.

seats:searched(magic, ["required_attacks"], Texts) :-
    findall(O-Defender, must_still_attack(O, Defender), Unsorted),
    sort(1, @<, Unsorted, Attacks),
    findall(Text, ( member(O-Defender, Attacks), term_text(attack(O, Defender), Text) ), Texts).

seats:searched(magic, ["attack_sets"], Sets) :-
    findall(Texts, ( attack_set(Attacks), maplist(term_text, Attacks, Texts) ), Sets).

%   too_dear(+Player, +Attacks): all of them together can't be paid for. Other modules add clauses.

:- multifile too_dear/2.
:- dynamic too_dear/2.

%!  attack_set(-Attacks) is nondet.
%
%   Attacks, a list of attack(Creature, Defender), is a legal declaration.

attack_set(Attacks) :-
    now(declare_attackers(Player)),
    aggregate_all(set(O), ( controls(Player, O), creature(O) ), Creatures),
    attacks_of(Creatures, Player, Attacks),
    \+ too_dear(Player, Attacks),
    \+ ( Attacks = [attack(Alone, _)], restricted(Alone, cant_attack_alone, _) ),
    all_required(Creatures, Player, Attacks).

attacks_of([], _, []).
attacks_of([O|Os], Player, Attacks) :-
    (   Attacks = Rest
    ;   can_be_attacked(Player, Defender),
        \+ rules:nonexecutable(attack(O, Defender), _, _),
        Attacks = [attack(O, Defender)|Rest]
    ),
    attacks_of(Os, Player, Rest).

all_required(Creatures, Player, Attacks) :-
    \+ ( member(O, Creatures),
         must_attack_one_of(O, Defender),
         can_be_attacked(Player, Defender),
         for_free(O, Defender),
         \+ rules:nonexecutable(attack(O, Defender), _, _),
         \+ ( memberchk(attack(O, Attacked), Attacks), \+ obeys_more(O, Player, Defender, Attacked) )
       ).

%   must_attack_one_of(+O, ?Defender): O must attack Defender if able, or, where it is not bound, anybody.

must_attack_one_of(O, _) :- restricted(O, must_attack, _).
must_attack_one_of(O, _) :- once(goaded_by(O, _)).
must_attack_one_of(O, To) :- active(Player), drawn_to(Player, To), controls(Player, O).
must_attack_one_of(O, Defender) :- restricted(O, must_attack(Defender), _).
