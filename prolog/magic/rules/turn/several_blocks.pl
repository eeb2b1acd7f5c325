:- module(several_blocks,
          [ at_most/2,                  % +Blocker, -Most
            blocks_another/1,           % +Blocker
            too_few_block/2             % +Blocks, -Object
          ]).

/** <module> Creatures that block several attackers, and attackers that only several creatures can block (509.1a, 509.1b)
*/

:- use_module(library(lists), [max_list/2, member/2, sum_list/2]).
:- use_module('../../../k/language').
:- use_module('../concepts/objects').
:- use_module('../concepts/players').

blocks_another(_) reads silent otherwise "it can block no more creatures".

%!  blocks_another(+Blocker) is semidet.
%
%   Blocker, which is blocking, can block one more creature.

blocks_another(B) :-
    at_most(B, Most),
    Most \== 1,
    findall(x, blocks(B, _), Blocked),
    length(Blocked, Count),
    ( Most == inf -> true ; Count < Most ).

at_most(_, _) reads silent.

%!  at_most(+Blocker, -Most) is det.
%
%   Blocker can block Most attackers, a number or `inf`.

at_most(B, Most) :-
    (   restricted(B, blocks_any_number, _)
    ->  Most = inf
    ;   findall(N, restricted(B, blocks_more(N), _), Ns),
        sum_list([1|Ns], Most)
    ).

too_few_block(_, _) reads silent.

%!  too_few_block(+Blocks, -Object) is nondet.
%
%   Blocks, which are block(Blocker, Attacker), are fewer than Object can be blocked by, or block with.

too_few_block([block(B, _)|Blocks], B) :-
    restricted(B, cant_block_alone, _),
    \+ ( member(block(Other, _), Blocks), Other \== B ).
too_few_block(Blocks, A) :-
    member(block(_, A), Blocks),
    wants_blockers(A, N),
    findall(x, member(block(_, A), Blocks), All),
    length(All, Count),
    Count < N.

%   wants_blockers(+Attacker, -N) is semidet: it can't be blocked by fewer creatures than N.

wants_blockers(_, _) reads silent.

wants_blockers(A, N) :-
    \+ \+ restricted(A, blocked_by_at_least(_), _),
    findall(M, restricted(A, blocked_by_at_least(M), _), Ms),
    Ms \== [],
    max_list(Ms, N).

'509.1a' :: nonexecutable block(B, A) if
    blocks(B, A)
    because "~o is blocking ~o already"-[B, A].
'509.1b' :: nonexecutable block(B, A) if
    wants_blockers(A, N), controls(Player, B), \+ so_many(Player, N)
    because "~o can't be blocked except by ~w or more creatures"-[A, N].

so_many(_, _) reads silent.

%   so_many(+Player, +N) is semidet: Player has N creatures that are untapped.

so_many(Player, N) :-
    findall(x, ( controls(Player, O), creature(O), \+ tapped(O) ), Found),
    length(Found, Count),
    Count >= N.
