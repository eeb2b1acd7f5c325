:- module(setup,
          [ card_row/1                  % +Row
          ]).

/** <module> A new game of Magic, from Python's data
*/

:- use_module(library(apply), [maplist/2, maplist/3, partition/4]).
:- use_module(library(lists), [member/2, nth1/3, same_length/2]).
:- use_module('../../door/api', []).
:- use_module('../../k/store').
:- use_module('../../k/cycle', [start/1]).
:- use_module('../../k/plain_terms', [safe_term/2]).
:- use_module('../cards/printed_cards', [ability_term/2, define_card/8]).

:- multifile api:hook/3.
:- meta_predicate refusing(+, 0).

%   Request: ["cards", Rows], each a row of the card database.

api:hook(magic, ["cards", Rows], ["ok"]) :-
    maplist(card_row, Rows).

%   Request: ["check", Name, Abilities]: the error that "cards" would give where the rules don't know a word.

api:hook(magic, ["check", Name, Abilities], ["ok"]) :-
    refusing(Name, maplist(ability_term, Abilities, _)).

%   Request: ["new", Players, Settings, Seed]: players as [Name, Team, Cards].

api:hook(magic, ["new", Players, Settings, Seed], ["ok"]) :-
    reset,
    set(seed(Seed)),
    set(draws(0)),
    set(turn(0)),
    set(stack([])),
    set(step(beginning)),
    findall(Key=Value, ( member(Text, Settings), safe_term(Text, Key=Value) ), Said),
    partition(beside, Said, Sideboards, Others),
    forall(member(Key=Value, Others), set(setting(Key, Value))),
    maplist(player_name, Players, Names),
    set(turn_order(Names)),
    set(setting(seats, Names)),
    maplist(put_player, Players),
    forall(member(sideboard(Player)=Cards, Sideboards), put_beside(Player, Cards)),
    start(start_game).

%!  card_row(+Row:list) is det.
%
%   Add the definitions of a card, a row of the card database.

card_row([Name, Cost, Supertypes, Types, Subtypes, Power, Toughness, Abilities]) :-
    refusing(Name, define_card(Name, Cost, Supertypes, Types, Subtypes, Power, Toughness, Abilities)).

refusing(Name, Goal) :-
    catch(Goal, error(Formal, _), throw(error(definition_refused(Name, Formal), _))).

%   What a sideboard holds is no fact that all can see.

beside(sideboard(_)=_).

put_beside(Player, Cards) :-
    same_length(Cards, Objects),
    fresh(Objects),
    forall(nth1(N, Objects, O), ( nth1(N, Cards, Name), set(object(O, Name, Player)), set(sideboard(Player, O)) )).

player_name([Text|_], Name) :-
    atom_string(Name, Text).

put_player([Text, Team, Cards]) :-
    atom_string(Player, Text),
    (   Team == ""
    ->  true
    ;   atom_string(TeamName, Team),
        set(team(Player, TeamName))
    ),
    (   state:setting(starting_life, Life)
    ->  true
    ;   Life = 20
    ),
    set(life(Player, Life)),
    same_length(Cards, Objects),
    fresh(Objects),
    maplist(new_card(Player), Cards, Objects),
    set(library(Player, Objects)).

new_card(Player, Text, Object) :-
    atom_string(Name, Text),
    set(object(Object, Name, Player)).
