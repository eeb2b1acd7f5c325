:- module(typed_actions,
          [ actions_meant/3             % +Text, +Player, -Rows
          ]).

/** <module> Actions by name: what a player may mean by "attack goblin cohort"

All actions that could be thought of are put into words; those whose words hold
every word of the text are meant.
*/

:- use_module(library(lists), [member/2, subtract/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../../k/language').
:- use_module('../../k/cycle', [legal_actions/1]).
:- use_module('../../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../../k/types', [declared/3, leaf_in_arguments/4]).
:- use_module('../../ask/naming', []).
:- use_module(action_words).
:- use_module(object_words).
:- use_module('../support/shown_cards', [seen_by/2]).

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
    \+ \+ declared(action, Action, _).

meant(Wanted, Player, Action) :-
    thinkable(Player, Action),
    ( Action = target(_) -> about_targets(Wanted) ; true ),
    action_words(Action, Words),
    text_words(Words, Present0),
    findall(Text, ( action_objects(Action, Os), member(O, Os), term_text(O, Text) ), Numbers),
    lists:append(Numbers, Present0, Present),
    \+ ( member(Word, Wanted),
         \+ ( member(Other, Present),
              sub_string(Other, 0, _, _, Word)
            )
       ).

%   Everything can be thought of as a target: only who says so means it.

about_targets(Wanted) :-
    (   now(choose_target(_, _, _))
    ->  true
    ;   member(Word, Wanted),
        sub_string("target", 0, _, _, Word)
    ->  true
    ).

%   The words that matter, in lower case.

text_words(Text, Words) :-
    string_lower(Text, Lower),
    split_string(Lower, " \t,.:;()/", " \t,.:;()/", Parts),
    subtract(Parts, ["", "with", "the", "a", "an", "my", "at", "to", "by", "can", "i", "using", "activate"], Words).

%   What one could want to do with what there is, as far as Player sees it.

thinkable(_, Action) :-
    legal_actions(Actions),
    member(Action, Actions).
thinkable(Player, Action) :-
    naming:thinkable(everywhere, Action),
    declared(action, Action, Types),
    \+ ( leaf_in_arguments(Types, Action, object, O),
         \+ seen_by(O, Player)
       ).
