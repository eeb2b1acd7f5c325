:- module(text_mentions,
          [ late_it/1,                  % +Effects
            mentions/1,                 % +Term
            introduces/1                % +Term
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

/** <module> Whether "it" comes after something else was spoken of
*/

%!  late_it(+Effects:list) is semidet.
%
%   `that` follows an effect that speaks of something else, which "it" would be.

late_it(Effects) :-
    append(_, [Effect|Next], Effects),
    introduces(Effect),
    with_one_source(Effect, Next, Later),
    mentions(Later),
    !.
late_it(Effects) :-
    member(Effect, Effects),
    within(Effect, Inner),
    late_it(Inner),
    !.

%   with_one_source(+Effect, +Next, -Later): "it deals 2 damage to target creature and 1 damage to you" names
%   the source once.

with_one_source(Effect, Next, Later) :-
    (   Effect = damage(That, _, _),
        That == that,
        Next = [damage(Same, N, To)|Others],
        Same == that
    ->  Later = [damage(N, To)|Others]
    ;   Later = Next
    ).

within(may(Effects), Effects).
within(may_pay(_, Effects), Effects).
within(if_you_do(Effects), Effects).
within(reflexive(Effects), Effects).
within(provided(_, Effects), Effects).
within(instead(_, Effects), Effects).
within(modal(Modes), Effects) :-
    member(Effects, Modes).

%!  introduces(+Term) is semidet.
%
%   Term speaks of something that the ability has not spoken of before.

introduces(Term) :-
    compound(Term),
    (   functor(Term, Name, _),
        memberchk(Name, [target, targets, chosen, equipped, enchanted, create, create_tapped, create_attacking, create_copy, create_copy_tapped, search, reveal_top, put_revealed, look_at_top])
    ->  true
    ;   arg(_, Term, Part),
        introduces(Part)
    ),
    !.

%!  mentions(+Term) is semidet.
%
%   `that` occurs in Term, not counting what a delayed ability does.

mentions(that).
mentions(gain(_)) :-
    !,
    fail.
mentions(delay(_, What, _)) :-
    !,
    mentions(What).
mentions(Term) :-
    compound(Term),
    arg(_, Term, Part),
    mentions(Part),
    !.
