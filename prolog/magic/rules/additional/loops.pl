:- module(loops, [goes_round/1]).

/** <module> Loops (732) that nobody ends (104.4b)

Triggered abilities that cause each other can go on for ever. A loop leaves a trace in
the numbers of objects: many were given out, and few objects are there that have them. Where
this is so, the state as an ability resolves is watched. When it comes again, but for the
numbers of objects, and nobody has done anything meanwhile that a player may also leave
undone, then nobody can or wants to end the loop, and the game is a draw. So it is where the
ability has come again many times and nothing that a player has got less.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module('../../../k/cycle', [legal_actions/1]).
:- use_module('../../../k/language').
:- use_module('../../support/shapes', [shape/2]).
:- use_module('../../../k/memory', [memorized/3]).
:- use_module('../../../k/store', [fluents/1]).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').

%   The ability that is watched: the one of Item, by its source's name and its place there,
%   how often it came again, and the state's shape and the players' possessions at first.

watch ::= watch(_Item:object, _P:player, _Name:name, _Index:index, _Times:integer, _Shape:atom,
                _Possessions:integers).
fluent watched(_:watch) functional.
event goes_round.

'732.4' :: caused then([over(draw)]), event(goes_round) after
    resolve_top, stack([Item|_]), goes_round(Item).
'732.4' :: caused watched(watch(Item, Player, Name, Index, 0, Shape, Possessions)) after
    resolve_top, stack([Item|_]), suspect(Item, Player, Name, Index),
    present_shape(Shape), possessions(Possessions).
'732.4' :: caused watched(watch(Since, Player, Name, Index, Next, Shape, Possessions)) after
    resolve_top, stack([Item|_]),
    comes_again(Item, watch(Since, Player, Name, Index, Times, Shape, Possessions)),
    Next is Times+1.

%   A loop with an action that a player may leave undone is no draw (104.4b): what is
%   watched is forgotten after it, and as a step ends.

'104.4b' :: caused -watched(W) after leave(_), watched(W).
'104.4b' :: caused -watched(W) after cast(_), watched(W).
'104.4b' :: caused -watched(W) after cast(_, _), watched(W).
'104.4b' :: caused -watched(W) after activate(_, _), watched(W).
'104.4b' :: caused -watched(W) after play_land(_), watched(W).
'104.4b' :: caused -watched(W) after play_land(_, _), watched(W).
'104.4b' :: caused -watched(W) after turn_up(_), watched(W).
'104.4b' :: caused -watched(W) after turn_up(_, _), watched(W).
'104.4b' :: caused -watched(W) after yes, watched(W).
'104.4b' :: caused -watched(W) after no, watched(W).
'104.4b' :: caused -watched(W) after pile(_), watched(W).
'104.4b' :: caused -watched(W) after to_command_zone(_), watched(W).
'104.4b' :: caused -watched(W) after leave_there(_), watched(W).
'104.4b' :: caused -watched(W) after target(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after mode(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after option(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after value_of_x(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after share(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after pick(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after arrange(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after stay_tapped(_), watched(W).
'104.4b' :: caused -watched(W) after exert(_), watched(W).
'104.4b' :: caused -watched(W) after join_attack(_, _), watched(W).
'104.4b' :: caused -watched(W) after search_library, watched(W).
'104.4b' :: caused -watched(W) after kick, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after replace(_, _), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after pay_option, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after more_counters(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after enough, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after take_from_hand(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after word(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after discard(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after color(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after find(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after find_nothing, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after keep(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after bottom(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after bottom_next(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after leave_on_top, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after stack_next(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after no_more, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after leave_target, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after choose(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after away(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after take(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after take_nothing, watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after top_next(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after put_next(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after suspend(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after foretell(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after plot(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after take_companion(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after merge(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after source(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after select(_), watched(W), chosen_freely.
'104.4b' :: caused -watched(W) after select_no_more, watched(W), chosen_freely.

chosen_freely :-
    legal_actions([_, _|_]).

%   suspect(+Item, -Player, -Name, -Index): the triggered ability Item may be part of a loop.
%   It is looked for at a few numbers only, a prime apart, as loops have their period.

apart(23).
recent(92).
few(8).

suspect(Item, Player, Name, Index) :-
    apart(Apart),
    Item mod Apart =:= 0,
    stack_item(Item, Player, triggered(_, Name, Index)),
    \+ watching(Item),
    recent(Recent),
    Since is Item-Recent,
    few(Few),
    aggregate_all(count, lasting_since(Since, _), Count),
    Count =< Few.

%   What was watched in vain is given up.

watching(Item) :-
    watched(watch(Since, _, _, _, Times, _, _)),
    (   Times > 0
    ->  true
    ;   recent(Recent),
        Item =< Since+2*Recent
    ).

lasting_since(Since, O) :-
    object(O, _, _),
    O > Since,
    \+ token(O).

%!  goes_round(+Item) is semidet.
%
%   The resolving of Item, the top of the stack, is part of a loop that nobody ends.

goes_round(Item) :-
    watched(_),
    memorized(loop, Found, looked_for_loop(Item, Found)),
    Found == true.

looked_for_loop(Item, Found) :-
    (   comes_again(Item, watch(_, _, _, _, Times, Shape, Possessions)),
        same_again(Times, Shape, Possessions)
    ->  Found = true
    ;   Found = false
    ).

comes_again(Item, watch(Since, Player, Name, Index, Times, Shape, Possessions)) :-
    watched(watch(Since, Player, Name, Index, Times, Shape, Possessions)),
    Item =\= Since,
    stack_item(Item, Player, triggered(_, Name, Index)).

%   The same state comes soon or, as more and more is got, never.

soon(8).
often(500).

same_again(Times, Shape, Possessions) :-
    (   soon(Soon),
        Times < Soon
    ->  present_shape(Shape)
    ;   often(Often),
        Times >= Often,
        possessions(Now),
        maplist(not_less, Now, Possessions)
    ).

not_less(Now, Before) :-
    Now >= Before.

present_shape(Shape) :-
    fluents(Fluents),
    findall(Fluent, ( member(Fluent, Fluents), \+ passing(Fluent) ), Lasting),
    shape(Lasting, Present),
    Shape = Present.

%   Facts that count or remember, and change nothing; and the running processes, which are facts only step by step.

passing(now(_)).
passing(later(_)).
passing(next_number(_)).
passing(watched(_)).
passing(last_known(_, _)).

%   possessions(-Numbers): what can become less until it ends a loop, of each player.

possessions([Waiting|Numbers]) :-
    stack(Stack),
    length(Stack, Waiting),
    setting(seats, Players),
    maplist(possessions_of, Players, Lists),
    append(Lists, Numbers).

possessions_of(Player, [Life, Safety, Cards, Hand, Graveyard, Exiled, Permanents, Counters, Health]) :-
    life(Player, Life),
    counters_on(Player, poison, Poison),
    Safety is -Poison,
    ( library(Player, Library) -> length(Library, Cards) ; Cards = 0 ),
    aggregate_all(count, hand(Player, _), Hand),
    aggregate_all(count, graveyard(Player, _), Graveyard),
    aggregate_all(count, ( exile(O), owner(O, Player) ), Exiled),
    aggregate_all(count, controls(Player, _), Permanents),
    aggregate_all(sum(N), ( controls(Player, O), counters_worth(O, N) ), Counters),
    aggregate_all(sum(-M), ( controls(Player, O), damage(O, M) ), Health).

counters_worth(O, N) :-
    counters(O, Kind, M),
    ( Kind == '-1/-1' -> N is -M ; N = M ).
