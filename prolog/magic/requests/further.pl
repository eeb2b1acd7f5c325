:- module(further, []).

/** <module> What a question stands amid

Request of a seat (door/seats.pl), of who chooses: ["further"]: [Announces, Later]. Announces is 1 while they
announce a spell or ability (601.2, 602.2), and Later has a row [Action, Words] for each action that can only be
taken with others of the question before it.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../../k/language').
:- use_module('../../k/plain_terms', [term_text/2]).
:- use_module('../../door/seats', []).
:- use_module('../rules/concepts/contested_costs', [leaves_enough/6]).
:- use_module('../rules/concepts/targets', [target_view/2]).
:- use_module('../rules/spells/casting_steps', []).
:- use_module('../rules/spells/chosen_costs', [payer_objects/5]).
:- use_module('../words/action_words', [action_words/2]).

:- multifile seats:shown/4.

seats:shown(magic, Viewer, ["further"], [Announces, Later]) :-
    chooser(Viewer),
    now(Process),
    ( announces(Viewer) -> Announces = 1 ; Announces = 0 ),
    legal_actions(Actions),
    findall([Text, Words],
            ( later(Process, Action), \+ memberchk(Action, Actions), term_text(Action, Text), action_words(Action, Words) ),
            Later).

announces(Player) :-
    casting(Item, _),
    stack_item(Item, Player, _),
    !.

%   Objects for a cost are taken in the order of their numbers, so the last ones are not legal first.

later(choose_for_cost(Player, Item, Cost, Left, Among), pick(O)) :-
    Left > 1,
    payer_objects(Player, Item, Cost, Among, Objects),
    target_view(Item, view(Source, _, _)),
    member(O, Objects),
    leaves_enough(O, Cost, Left, Player, Source, Item).
