:- module(plan_bounds, []).

/** <module> What can't be reached any more this turn: bounds for those who look for plans

Life is lost by combat damage, and by what abilities do. Three bounds say that there is no combat damage
any more this turn: it has been dealt; attackers were declared, and none is there (508.8); or the
planner has no creature, and none in hand (508.1a). Where, besides, nobody's permanents, and nothing in
the planner's hand or graveyard, has an ability that could bring that about, no life is lost before the
turn ends, and nobody loses the game by it. Opponents may do more than let
things go on, but a plan that needs their help is no plan.

An ability is harmless where all that it says stands in a list; of others, nothing is known.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/globals', [begin_globals/0]).
:- use_module('../../k/language').
:- use_module('../../plan/plan_rules', []).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/turn/turn', []).
:- use_module(combat_bounds, [most_life_lost/5]).

:- multifile plan_rules:hopeless/4.

plan_rules:hopeless(Player, Goal, Opponents, Left) :-
    spared(Goal, Player, Victim, Spared),
    most_life_lost(Player, Victim, Opponents, Left, Most),
    Most < Spared.
plan_rules:hopeless(Player, Goal, _, _) :-
    now(priority(_, _)),
    active(Player),
    step(Step),
    no_damage(Step, Player),
    stack([]),
    \+ pending(_, _, _, _, _, _),
    \+ delayed(_, _, _, _, _, _, _),
    unreached(Goal, Player),
    \+ ( dangerous_place(Player, O), \+ harmless(O) ).

no_damage(Step, _) :-
    past_damage(Step).
no_damage(Step, _) :-
    memberchk(Step, [declare_attackers, declare_blockers, first_combat_damage]),
    \+ attacking(_, _).
no_damage(Step, Player) :-
    memberchk(Step, [precombat_main, begin_combat]),
    \+ ( creature_place(Player, O), type(O, creature) ).

creature_place(Player, O) :- controls(Player, O).
creature_place(Player, O) :- hand(Player, O).
creature_place(Player, O) :- graveyard(Player, O).

past_damage(combat_damage).
past_damage(end_combat).
past_damage(postcombat_main).
past_damage(end_turn).

unreached(won(Player), Player) :-
    \+ ( opponent(Player, Other), lost_soon(Other) ).
unreached(life(Victim, Most), Player) :-
    opponent(Player, Victim),
    life(Victim, Life),
    Life > Most.

%   spared(+Goal, +Player, -Victim, -Lost): Goal is not reached where Victim loses less than Lost.

spared(won(Player), Player, Victim, Life) :-
    \+ ( opponent(Player, Other), lost_soon(Other) ),
    opponent(Player, Victim),
    life(Victim, Life).
spared(life(Victim, Most), Player, Victim, Lost) :-
    opponent(Player, Victim),
    life(Victim, Life),
    Lost is Life-Most.

lost_soon(Player) :- life(Player, Life), Life =< 0.
lost_soon(Player) :- library(Player, []).

dangerous_place(_, O) :- controls(_, O).
dangerous_place(Player, O) :- hand(Player, O).
dangerous_place(Player, O) :- graveyard(Player, O).

harmless(O) :-
    object(O, Name, _),
    atom(Name),
    nb_getval(harmless_names, Known),
    (   memberchk(Name-Truth, Known)
    ->  true
    ;   ( all_harmless(Name) -> Truth = true ; Truth = false ),
        nb_setval(harmless_names, [Name-Truth|Known])
    ),
    Truth == true.

globals:initial(harmless_names, []).

:- initialization(begin_globals).

all_harmless(Name) :-
    \+ ( definition:ability_text(Name, _, Term), \+ harmless_ability(Term) ).

harmless_ability(static(_, _)).
harmless_ability(enters_tapped).
harmless_ability(token(_, _, _, _, _, [])).
harmless_ability(keyword(Keyword)) :-
    memberchk(Keyword, [flying, reach, haste, trample, first_strike, deathtouch, vigilance, defender]).
harmless_ability(keyword(protection(_))).
harmless_ability(spell(Instructions)) :- harmless_instructions(Instructions).
harmless_ability(activated(Costs, Instructions)) :-
    harmless_costs(Costs),
    harmless_instructions(Instructions).

harmless_costs(Costs) :-
    \+ ( member(Cost, Costs), \+ harmless_cost(Cost) ).

harmless_cost(tap).
harmless_cost(mana(_)).
harmless_cost(sacrifice(_)).
harmless_cost(sacrifice(_, _)).
harmless_cost(tap_permanents(_, _)).

harmless_instructions(Instructions) :-
    \+ ( member(Instruction, Instructions), \+ harmless_instruction(Instruction) ).

harmless_instruction(add(_)).
harmless_instruction(add_any(_)).
harmless_instruction(gain_life(you, _)).
harmless_instruction(untap(_)).
harmless_instruction(change(_, Changes, end_of_turn)) :-
    \+ ( member(Change, Changes), \+ memberchk(Change, [pt(_, _), gain(trample), gain(first_strike)]) ).
