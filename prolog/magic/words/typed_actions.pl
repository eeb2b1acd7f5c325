:- module(typed_actions,
          [ actions_meant/3             % +Text, +Player, -Rows
          ]).

/** <module> Actions by name: what a player may mean by "attack goblin cohort"

All actions that could be thought of are put into words; those whose words hold
every word of the text are meant.
*/

:- use_module(library(lists), [member/2, memberchk/2, subtract/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../k/language').
:- use_module('../../k/cycle', [legal_actions/1]).
:- use_module('../../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/concepts/mana', [basic_land_type/2]).
:- use_module(action_words).
:- use_module(object_words).

%!  actions_meant(+Text, +Player, -Rows) is det.
%
%   Rows are [Action, Words]: the actions that Text, a term or some words of it,
%   may mean for Player.

actions_meant(Text, Player, Rows) :-
    (   term_meant(Text, Action)
    ->  Actions = [Action]
    ;   text_words(Text, Wanted),
        Wanted \== []
    ->  findall(Action, meant(Wanted, Player, Action), Unsorted),
        sort(Unsorted, Actions)
    ;   Actions = []
    ),
    maplist(row, Actions, Rows).

row(Action, [Text, Words]) :-
    term_text(Action, Text),
    action_words(Action, Words).

term_meant(Text, Action) :-
    catch(safe_term(Text, Action), error(_, _), fail),
    callable(Action),
    \+ \+ rules:action(Action).

meant(Wanted, Player, Action) :-
    thinkable(Player, Action),
    action_words(Action, Words),
    text_words(Words, Present0),
    findall(Text, ( action_objects(Action, Os), member(O, Os), term_text(O, Text) ), Numbers),
    lists:append(Numbers, Present0, Present),
    \+ ( member(Word, Wanted),
         \+ ( member(Other, Present),
              sub_string(Other, 0, _, _, Word)
            )
       ).

%   The words that matter, in lower case.

text_words(Text, Words) :-
    string_lower(Text, Lower),
    split_string(Lower, " \t,.:;()/", " \t,.:;()/", Parts),
    subtract(Parts, ["", "with", "the", "a", "an", "my", "at", "to", "by", "can", "i", "using", "activate"], Words).

%   thinkable(+Player, -Action): what one could want to do with what is there.

thinkable(_, Action) :-
    legal_actions(Actions),
    member(Action, Actions).
thinkable(Player, Action) :-
    hand(Player, O),
    from_hand(O, Action).
thinkable(Player, Action) :-
    controls(_, O),
    from_battlefield(Player, O, Action).
thinkable(_, target(Thing)) :-
    (   controls(_, Thing)
    ;   playing(Thing)
    ).
thinkable(_, pass).
thinkable(_, done).
thinkable(_, mulligan).

from_hand(O, play_land(O)) :- land(O).
from_hand(O, cast(O)) :- \+ land(O).
from_hand(O, cast(O, alternative(I))) :-
    object_name(O, Name),
    definition:alternative_cost(Name, I, _).
from_hand(O, attack(O, Defender)) :-
    once(type(O, creature)),
    owner(O, Player),
    opponent(Player, Defender).
from_hand(O, activate(O, I)) :-
    object_name(O, Name),
    definition:activated_ability(Name, I, hand, _, _, _, _).

from_battlefield(Player, O, attack(O, Defender)) :- opponent(Player, Defender).
from_battlefield(_, O, block(O, A)) :- attacking(A, _).
from_battlefield(_, O, activate(O, I)) :-
    object_name(O, Name),
    definition:activated_ability(Name, I, battlefield, _, _, _, _).
from_battlefield(_, O, activate(O, basic(Type))) :-
    subtype(O, Type),
    basic_land_type(Type, _).
