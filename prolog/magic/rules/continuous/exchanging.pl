:- module(exchanging, []).

/** <module> Exchanges of control (701.12)
*/

:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../spells/effects', []).
:- use_module('../zones', []).

instruction exchange_control(_What:permanents).
instruction exchange_control(_What:permanent, _With:permanent).

%   Exchanges (701.12b): of two permanents that different players control, or nothing happens.

'701.12b' :: caused all(Effects) after
    exchange_control(_, [A, B]), exchange(A, B, Effects).
'701.12b' :: caused all(Effects) after
    exchange_control(_, A, B), exchange(A, B, Effects).

exchange(A, B, [ event(begins_effect([A], [controlled_by(player(Q))], permanent, _)),
                 event(begins_effect([B], [controlled_by(player(P))], permanent, _)) ]) :-
    controls(P, A),
    controls(Q, B),
    P \== Q.
