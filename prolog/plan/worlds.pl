:- module(worlds,
          [ worlds/3,                   % +Game, +Search, -Worlds
            worlds_after/4,             % +Search, +World, +Action, -Worlds
            in_world/2                  % +World, :Goal
          ]).

/** <module> All states that agree with what a player sees

A world is world(Fluents, Status, Seen, Key, Facts): all fluents of a state; `goal` where the goal of
the search is reached, choice(Player, Options), Options being Key-Action, or `dead`; a key of what the
player of the search sees, and one of all; and Facts, the fluents that the player sees. Keys do not
tell numbers of like objects, and hidden objects have numbers that say nothing.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2, permutation/2, sum_list/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module('../k/cycle', [advance/2, finish_flags/1, take_offered/3]).
:- use_module('../k/determinization', [hide/3, imagine/3]).
:- use_module('../k/memory', [forget_all/0]).
:- use_module('../k/store', [exchange/1, fluents/1, mark/1, undo_to/1]).
:- use_module('../k/types', [leaf_in_arguments/4, mapped_arguments/4]).
:- use_module('../k/views', [visible/2]).
:- use_module(counting, [count_state/0]).
:- use_module(moving, [flag_updates/2, present/1]).
:- use_module(plan_rules, []).
:- use_module(proving, [answers/3, goal_reached/1, in_time/1]).
:- use_module(state_key, [key_of/3, option_key/3]).

:- meta_predicate in_world(+, 0).

%   So many arrangements of hidden things are looked at, and so many different worlds.

most_arrangements(1_000).
most_worlds(200).

%!  worlds(+Game, +Search, -Worlds:list) is det.
%
%   Worlds are all, different ones, that the player of Search may be in now. Error: they are too many.

worlds(Game, Search, Worlds) :-
    Search = search(Player, _, _, _, _, _),
    hide(Game, Player, Groups),
    check_number(Groups),
    findall(Key-World,
            ( maplist(arranged, Groups, Values), imagined(Values, Search, Key, World) ),
            Pairs),
    sort(1, @<, Pairs, Different),
    length(Different, Count),
    most_worlds(Most),
    (   Count =< Most
    ->  findall(World, member(_-World, Different), Worlds)
    ;   throw(error(too_many_worlds(Count), _))
    ).

imagined(Values, Search, Key, World) :-
    imagine(Values, Mark, _),
    present(Stop),
    described(Search, Stop, World),
    undo_to(Mark),
    World = world(_, _, _, Key, _).

check_number(Groups) :-
    most_arrangements(Most),
    findall(Log, ( member(Group, Groups), log_of(Group, Log) ), Logs),
    sum_list(Logs, Sum),
    (   Sum =< log(Most)+0.001
    ->  true
    ;   Sum < 40
    ->  Count is round(exp(Sum)),
        throw(error(too_many_worlds(Count), _))
    ;   throw(error(too_many_worlds(many), _))
    ).

log_of(hidden(exchange, Values), Log) :-
    length(Values, Count),
    log_factorial(Count, All),
    msort(Values, Sorted),
    pairs(Sorted, Counts),
    maplist(log_factorial, Counts, Logs),
    sum_list(Logs, Less),
    Log is All-Less.
log_of(hidden(order, Lists), Log) :-
    member(List, Lists),
    length(List, Count),
    log_factorial(Count, Log).

log_factorial(Count, Log) :-
    Log is lgamma(Count+1).

pairs([], []).
pairs([Value|Values], [Count|Counts]) :-
    same(Values, Value, 1, Count, Others),
    pairs(Others, Counts).

same([Other|Values], Value, Count0, Count, Others) :-
    Other == Value,
    !,
    Count1 is Count0+1,
    same(Values, Value, Count1, Count, Others).
same(Values, _, Count, Count, Values).

%   arranged(+Group, -Values) is nondet. What chance brings is looked at where it is asked for.

arranged(hidden(exchange, Values0), Values) :-
    !,
    msort(Values0, Sorted),
    drawn(Sorted, Values).
arranged(hidden(order, Lists), Values) :-
    !,
    maplist(permutation, Lists, Values).
arranged(hidden(_, Values), Values).

%   drawn(+Sorted, -Values) is nondet: each different order once.

drawn([], []).
drawn(Sorted, [Value|Values]) :-
    append_first(Sorted, Value, Others),
    drawn(Others, Values).

append_first([Value|Others], Value, Others).
append_first([First|Values], Value, [First|Others]) :-
    append_first(Values, Value, Others),
    Value \== First.

%!  worlds_after(+Search, +World, +Action, -Worlds:list) is det.
%
%   Worlds are what may follow Action in World, one for each result of chance; none where the
%   rules take Action back.

worlds_after(Search, World, Action, Worlds) :-
    in_world(World,
             ( once(take_offered(Action, contracted, Stopped)),
               results(Stopped, Search, Worlds)
             )).

%!  in_world(+World, :Goal) is semidet.
%
%   Call Goal once in the state of World. What it does to the state is taken back.

in_world(world(Fluents, _, _, _, _), Goal) :-
    fluents(Present),
    ord_subtract(Present, Fluents, Gone),
    ord_subtract(Fluents, Present, New),
    findall(-Old, member(Old, Gone), Out),
    findall(+Fluent, member(Fluent, New), In),
    append([Out, In], Changes),
    setup_call_cleanup(
        mark(Mark),
        ( exchange(Changes), forget_all, once(Goal) ),
        undo_to(Mark)).

results(Stopped, Search, Worlds) :-
    (   Stopped = flags(Flags)
    ->  (   memberchk(rewind(_), Flags)
        ->  Worlds = []
        ;   plan_rules:chance_results(Flags, Results)
        ->  maplist(result(Search), Results, Found),
            append(Found, Worlds)
        ;   flag_updates(Flags, Updates),
            finish_flags(Updates),
            once(advance(contracted, Next)),
            results(Next, Search, Worlds)
        )
    ;   described(Search, Stopped, World),
        Worlds = [World]
    ).

result(Search, Updates, Worlds) :-
    mark(Mark),
    finish_flags(Updates),
    once(advance(contracted, Next)),
    results(Next, Search, Worlds),
    undo_to(Mark).

described(Search, Stop, world(Fluents, Status, Seen, Key, Facts)) :-
    count_state,
    Search = search(Player, _, Last, _, _, _),
    fluents(Fluents),
    key_of(Fluents, Places, Key),
    findall(Fact, ( visible(Player, Fact0), nameless(Fact0, Fact) ), Facts0),
    sort(Facts0, Facts),
    key_of(Facts, PlacesSeen, Seen),
    (   goal_reached(Search)
    ->  Status = goal
    ;   Stop = choice(Chooser, _, Actions),
        in_time(Last)
    ->  Status = choice(Chooser, Options),
        offered(Chooser, Search, Actions, Places, PlacesSeen, Options)
    ;   Status = dead
    ).

%   The planner's own options are told by what the planner sees.

offered(Chooser, search(Player, _, _, Opponents, _, _), Actions0, Places, PlacesSeen, Options) :-
    (   ( Chooser == Player ; Opponents == any )
    ->  Told = PlacesSeen,
        Actions = Actions0
    ;   Told = Places,
        answers(Opponents, Actions0, Actions)
    ),
    findall(Key-Action, ( member(Action, Actions), option_key(Action, Told, Key) ), Pairs),
    sort(1, @<, Pairs, Options).

%   The number of an object that was hidden tells nothing where a fact binds it to another.

nameless(Fact, Nameless) :-
    (   rules:fluent(Fact, Types, _, _),
        findall(Object, leaf_in_arguments(Types, Fact, object, Object), [_, _|_])
    ->  mapped_arguments(Types, worlds:unnumbered, Fact, Nameless)
    ;   Nameless = Fact
    ).

unnumbered(object, Object, hidden) :-
    integer(Object),
    Object >= 1_000_000_000.

:- multifile prolog:error_message//1.

prolog:error_message(too_many_worlds(Count)) -->
    { most_worlds(Most) },
    (   { integer(Count) }
    ->  [ 'what is hidden may be in ~D ways, and ~D are the most that are looked at: say chance(sampled(N))'-[Count, Most] ]
    ;   [ 'what is hidden may be in too many ways: say chance(sampled(N))' ]
    ).
prolog:error_message(too_many_results(shuffle(Player, Count))) -->
    [ 'the library of ~w, ~D cards, may be shuffled in too many ways: say chance(sampled(N))'-[Player, Count] ].
