:- module(strategies,
          [ strategy/4,                 % +Search, +Root, +Length, -Nodes
            spoken/4                    % +Player, +Action, -Spoken, -Words
          ]).

/** <module> The strategy that a search has found, as a graph

Nodes are node(Id, Kind, Player, Options): Kind is `goal`, where the goal holds; `one`, with the one
action that Player takes; or `every`, with all that Player may answer. Options are
option(Action, Spoken, Words, Next), Next being the id of the node that follows. The root's id is 0;
states that are alike in everything are one node.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../k/store', [fluents/1]).
:- use_module('../k/memory', []).
:- use_module('../ask/spoken_terms', [said_actions/2]).
:- use_module(goals, [reached/1]).
:- use_module(proving, [in_child/5, kind_of_node/4, proved/5]).

most_nodes(50_000).

%!  strategy(+Search, +Root, +Length, -Nodes) is det.
%
%   There is a plan of this Length from Root, root(Stop, Key).

strategy(Search, Root, Length, Nodes) :-
    beginning(Root, Stop, Key, First),
    trie_new(Known),
    nb_setval(plan_nodes, 0),
    built(Search, Known, Length, First, _, Stop, Key),
    findall(Node, ( trie_gen(Known, _, Node), functor(Node, node, 4) ), Unsorted),
    sort(1, @<, Unsorted, Nodes).

%   The plan that was found last in a share begins with actions that are known.

beginning(root(Stop, Key), Stop, Key, []).
beginning(leaves(_, Stop, Key), Stop, Key, First) :-
    nb_getval(plan_beginning, First).

%   built(+Search, +Known, +Length, +First, -Id, +Stop, +Key): Known has the node of the present state, from which a plan
%   begins with the actions First.

built(Search, Known, Length, First, Id, Stop, Key) :-
    fluents(Fluents),
    variant_sha1(Fluents, Digest),
    (   trie_lookup(Known, Digest-Length, node(Id, _, _, _))
    ->  true
    ;   nb_getval(plan_nodes, Id),
        Next is Id+1,
        most_nodes(Most),
        ( Id > Most -> throw(error(strategy_too_large(Most), _)) ; true ),
        nb_setval(plan_nodes, Next),
        built_node(Search, Known, Length, First, Id, Stop, Key, Node),
        trie_insert(Known, Digest-Length, Node)
    ).

built_node(Search, Known, Length, First, Id, Stop, Key, Node) :-
    Search = search(_, Goal, _, _, _, _),
    (   reached(Goal)
    ->  Node = node(Id, goal, nobody, [])
    ;   kind_of_node(Search, Stop, Kind, Actions),
        Stop = choice(Player, _, _),
        Left is Length-1,
        options(Kind, First, Actions, Player, Search, Known, Left, Key, Options),
        Node = node(Id, Kind, Player, Options)
    ).

options(one, [Action|First], _, Player, Search, Known, Left, Key, [option(Action, Spoken, Words, Next)]) :-
    !,
    spoken(Player, Action, Spoken, Words),
    in_child(Search, Action, Key, Next, strategies:built(Search, Known, Left, First, Next)).
options(one, [], Actions, Player, Search, Known, Left, Key, [option(Action, Spoken, Words, Next)]) :-
    member(Action, Actions),
    in_child(Search, Action, Key, Result, strategies:shortest(Search, Left, Result)),
    Result = length(Length),
    !,
    spoken(Player, Action, Spoken, Words),
    in_child(Search, Action, Key, Next, strategies:built(Search, Known, Length, [], Next)).
options(every, _, Actions, Player, Search, Known, Left, Key, Options) :-
    findall(option(Action, Spoken, Words, Next),
            ( member(Action, Actions),
              spoken(Player, Action, Spoken, Words),
              in_child(Search, Action, Key, Next, strategies:answered(Search, Known, Left, Next)),
              Next \== taken_back
            ),
            Options).

%   The shortest plan from here, of which the table knows that it is no longer than Left.

shortest(Search, Left, Result, Stop, Key) :-
    (   proved(Search, Stop, Key, Left, yes)
    ->  Result = length(Left)
    ;   Result = none
    ).

answered(Search, Known, Left, Next, Stop, Key) :-
    proved(Search, Stop, Key, Left, yes),
    built(Search, Known, Left, [], Next, Stop, Key).

%   words(+Player, +Action, -Words) is semidet. Hook: Action, which is legal now, in words.

:- multifile words/3.
:- dynamic words/3.

%!  spoken(+Player, +Action, -Spoken, -Words) is det.
%
%   How Action, which is legal now for Player, is written in questions, and in words.

spoken(Player, Action, Spoken, Words) :-
    said_actions([Action], Spoken),
    (   words(Player, Action, Found)
    ->  Words = Found
    ;   term_string(Spoken, Words)
    ).
