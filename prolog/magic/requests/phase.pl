:- module(phase, []).

/** <module> Where a game is, for agents that think in phases

Requests of a seat, Player:

  * ["phase"], of searches, too: [Step, Active, Waiting]; Waiting objects are on the stack
  * ["opening"]: [Rule, First, Taken, HandLands, HandOthers, DeckLands, DeckCards], what
    a decision about mulligans needs (103.5): the player who begins, the mulligans that count,
    the hand's objects by kind, and the whole deck of Player, whose list Player knows
  * ["scry"]: [Kind], "land" or "other", of the top card that Player looks at after a
    mulligan (the vancouver rule); [] at any other choice
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../k/language').
:- use_module('../../door/seats', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/starting', [counted_mulligans/2]).
:- use_module('../rules/zones').

:- multifile seats:shown/4, seats:searched/3.

seats:shown(magic, _, ["phase"], Reply) :-
    phase(Reply).
seats:searched(magic, ["phase"], Reply) :-
    phase(Reply).

phase([Step, Active, Waiting]) :-
    ( step(Step0) -> atom_string(Step0, Step) ; Step = "" ),
    ( active(Active0) -> atom_string(Active0, Active) ; Active = "" ),
    ( stack(Items) -> length(Items, Waiting) ; Waiting = 0 ).

seats:shown(magic, Player, ["opening"], [Rule, First, Taken, Lands, Others, DeckLands, DeckCards]) :-
    setting(mulligan, Rule0),
    atom_string(Rule0, Rule),
    turn_order([First0|_]),
    atom_string(First0, First),
    counted_mulligans(Player, Taken),
    findall(O, ( hand(Player, O), land(O) ), Lands),
    findall(O, ( hand(Player, O), \+ land(O) ), Others),
    aggregate_all(count, ( object(O, _, Player), land(O) ), DeckLands),
    aggregate_all(count, object(_, _, Player), DeckCards).
seats:shown(magic, Player, ["scry"], Kinds) :-
    findall(Kind, top_kind(Player, Kind), Kinds).

top_kind(Player, Kind) :-
    now(scry_top(Player)),
    library(Player, [O|_]),
    ( land(O) -> Kind = "land" ; Kind = "other" ).
