:- module(replaying,
          [ digest/1,                   % -Digest
            state_digest/1,             % -Digest
            state_key/2,                % -High, -Low
            replay/4,                   % +Actions, +Digests, +Mode, -Stop
            replay_on/3                 % +Place, +Updates, -Stop
          ]).

/** <module> Games that are played again, and the digests of their states

A state's digest is the sum, modulo 2**48, of the hashes of its fluents and of
the actions that are offered, as legal(Action). A sum is kept up to date at the
cost of what changes.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- use_module(store, [fluents/1, holds/1, mark/1, note/1]).
:- use_module(cycle,
              [ advance/2, finish_flags/1, legal/1, legal_actions/1, take_offered/3 ]).

%!  digest(-Digest:integer) is det.
%
%   The digest of the present state, which offers a choice or ends the game.

digest(Digest) :-
    sum_of_state(Sum),
    (   state:now(over(_))
    ->  Actions = []
    ;   legal_actions(Actions)
    ),
    complete(Sum, Actions, Digest).

%!  state_digest(-Digest:integer) is det.
%
%   The digest of the fluents of the present state alone.

state_digest(Digest) :-
    sum_of_state(Sum),
    Digest is Sum /\ 0xffffffffffff.

sum_of_state(Sum) :-
    aggregate_all(sum(Hash), ( holds(Fluent), hash(Fluent, Hash) ), Sum).

%!  state_key(-High:integer, -Low:integer) is det.
%
%   Two sums of 48 bits each of the fluents of the present state, for tables of states. They are
%   written into the journal: the next key costs what has changed since, or since what is undone to.
%   (To a search, states with like objects are one: plan/state_key.pl.)

state_key(High, Low) :-
    findall(Part, part_since_key(Part), Parts),
    (   append(Changes, [key(High0, Low0)], Parts)
    ->  true
    ;   findall(Part, ( fluents(Fluents), member(Fluent, Fluents), key_part(+Fluent, Part) ), Changes),
        High0 = 0,
        Low0 = 0
    ),
    sum_keys(Changes, High0, Low0, High, Low),
    note(key(High, Low)).

part_since_key(Part) :-
    store:journal(Entry),
    (   Entry = key(_, _)
    ->  !,
        Part = Entry
    ;   key_part(Entry, Part)
    ).

key_part(exchanged(Changes), Part) :-
    member(Change, Changes),
    key_part(Change, Part).
key_part(Change, High-Low) :-
    part(Change, High),
    in_key(Change, Other),
    part(Other, Low).

in_key(+Fluent, +key(Fluent)).
in_key(-Fluent, -key(Fluent)).
in_key((Old->New), (key(Old)->key(New))).

sum_keys([], High, Low, High, Low).
sum_keys([More-Less|Parts], High0, Low0, High, Low) :-
    High1 is (High0+More) /\ 0xffffffffffff,
    Low1 is (Low0+Less) /\ 0xffffffffffff,
    sum_keys(Parts, High1, Low1, High, Low).

complete(Sum, Actions, Digest) :-
    sum_legal(Actions, Sum, Total),
    Digest is Total /\ 0xffffffffffff.

sum_legal([], Sum, Sum).
sum_legal([Action|Actions], Sum0, Sum) :-
    hash(legal(Action), Hash),
    Sum1 is Sum0+Hash,
    sum_legal(Actions, Sum1, Sum).

%   term_hash/2 gives 24 bits, the same in every version and process.

hash(Term, Hash) :-
    term_hash(Term, High),
    term_hash(low(Term), Low),
    Hash is High<<24 \/ Low.

%!  replay(+Actions, +Digests, +Mode, -Stop) is det.
%
%   Take Actions one after the other from the present state, at a choice, and
%   compare each state with Digests, the first with the present. Stop is `same`,
%   differs(N), where the state after N actions is another or the next action is
%   not legal, or flags(Facts, Place): go on with replay_on/3.

replay(Actions, Digests, Mode, Stop) :-
    Planned =.. [actions|Actions],
    Expected =.. [digests|Digests],
    nb_setval(replay, plan(Planned, Expected, Mode)),
    sum_of_state(Sum),
    advance_to_choice(0, Sum, -1, Stop).

advance_to_choice(N, Sum, Mark, Stop) :-
    nb_getval(replay, plan(_, _, Mode)),
    once(advance(Mode, Reached)),
    reached(Reached, place(N, Sum, Mark), Stop).

%!  replay_on(+Place, +Updates, -Stop) is det.
%
%   Go on from Place, where a replay stopped, with what the flag handlers handed
%   back.

replay_on(place(N, Sum, Mark), Updates, Stop) :-
    finish_flags(Updates),
    advance_to_choice(N, Sum, Mark, Stop).

%   A place is the number of actions that were taken, the sum of the state before
%   the last one, and the mark there.

reached(choice(_, _, Actions), Place, Stop) :-
    compare_state(Actions, Place, Stop).
reached(over(_), Place, Stop) :-
    compare_state([], Place, Stop).
reached(flags(Facts), Place, flags(Facts, Place)).

compare_state(Actions, place(N, Sum0, Mark), Stop) :-
    sum_since(Mark, Sum0, Sum),
    complete(Sum, Actions, Digest),
    nb_getval(replay, plan(Planned, Expected, Mode)),
    Next is N+1,
    (   \+ arg(Next, Expected, Digest)
    ->  Stop = differs(N)
    ;   \+ arg(Next, Planned, _)
    ->  Stop = same
    ;   arg(Next, Planned, Action),
        may_take(Action, Actions)
    ->  mark(NewMark),
        once(take_offered(Action, Mode, Reached)),
        reached(Reached, place(Next, Sum, NewMark), Stop)
    ;   Stop = differs(N)
    ).

may_take(Action, Actions) :-
    (   memberchk(Action, Actions)
    ->  true
    ;   Actions \== [],
        once(legal(Action))
    ).

%   sum_since(+Mark, +Sum0, -Sum): the sum of the present state, where Sum0 is
%   that of the state at Mark.

sum_since(Mark, Sum0, Sum) :-
    (   Mark < 0
    ->  Sum = Sum0
    ;   findall(Part, part_since(Mark, Part), Parts),
        sum_list(Parts, More),
        Sum is Sum0+More
    ).

part_since(Mark, Part) :-
    store:journal(Entry),
    (   Entry == mark(Mark)
    ->  !,
        fail
    ;   part(Entry, Part)
    ).

part(+Fluent, Hash) :-
    hash(Fluent, Hash).
part(-Fluent, Part) :-
    hash(Fluent, Hash),
    Part is -Hash.
part((Old->New), Part) :-
    hash(Old, Less),
    hash(New, More),
    Part is More-Less.
