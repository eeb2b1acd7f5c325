:- module(blocking,
          [ block_set/1,                % -Blocks
            can_block/2                 % +Blocker, +Attacker
          ]).

/** <module> Declaring blockers (509) and evasion
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(dif), [dif/2]).
:- use_module(library(lists), [member/2, memberchk/2, select/3]).
:- use_module('../../../door/seats', []).
:- use_module('../../../k/language').
:- use_module('../../../k/plain_terms', [term_text/2]).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').
:- use_module('../concepts/planeswalkers').
:- use_module('../concepts/players').
:- use_module('../keywords/protection', [protected_from/2]).
:- use_module(several_blocks, [at_most/2, blocks_another/1, too_few_block/2]).

fluent blocks(_B:object, _A:object).
fluent blocked(_A:object).
fluent blockers_ordered(_A:object, _:objects) functional.
process start_blocks.
process blockers_declared.
choice declare_blockers(_P:player).
declare_blockers(_) otherwise "blockers are not being declared now".
choice order_blockers(_P:player, _A:object, _Blockers:objects, _Ordered:objects).
order_blockers(_, _, _, _) otherwise "blockers are not being ordered now".
action block(B:object, A:object) requires controls(_, B), attacking(A, _).
action next_blocker(_B:object).
event blocks_creature(_B:object, _A:object).
event becomes_blocked(_A:object).
event stays_unblocked(_A:object).

'509.1' :: caused then(Tasks) after
    start_blocks, apnap(Players),
    findall(declare_blockers(P), ( member(P, Players), attacked(P) ), Choices),
    lists:append(Choices, [blockers_declared], Tasks).

attacked(Player) :-
    attacks_against(_, Player),
    !.

%!  attacks_against(?Attacker, ?Player) is nondet.
%
%   Attacker attacks Player, or what Player defends.

attacks_against(A, Player)
    reads "~o is attacking ~w"-[A, Player] otherwise "~o is not attacking ~w"-[A, Player].

attacks_against(A, Player) :-
    attacking(A, Defender),
    defended_by(Defender, Player).

'509.1a' :: executable block(B, A) if
    declare_blockers(Player), controls(Player, B), creature(B), attacks_against(A, Player).
'509.1' :: executable done if declare_blockers(_).
'509.1' :: executable start_over if
    declare_blockers(Player), own_block(Player), \+ declaration_legal(Player).

own_block(Player) reads "~w has declared a blocker"-[Player] otherwise "nothing blocks yet".

described(_, B, _) reads "~o is such a creature"-[B] otherwise "~o is not such a creature"-[B].

described(Filter, B, Source) :-
    ( is_list(Filter) -> Parts = Filter ; Parts = [Filter] ),
    ( controller(Source, Found) -> You = Found ; You = nobody ),
    matches(Parts, B, view(Source, You, 0)),
    !.

own_block(Player) :-
    blocks(B, _),
    controls(Player, B),
    !.

'509.1a' :: nonexecutable block(B, _) if
    tapped(B)
    because "~o is tapped"-[B].
'509.1a' :: nonexecutable block(B, _) if
    blocks(B, _), \+ blocks_another(B)
    because "~o is blocking already"-[B].
'509.1b' :: nonexecutable block(B, _) if
    restricted(B, cant_block, Source)
    because "~o can't block, says ~o"-[B, Source].
'509.1b' :: nonexecutable block(_, A) if
    restricted(A, cant_be_blocked, _)
    because "~o can't be blocked"-[A].
'509.1b' :: nonexecutable block(B, A) if
    restricted(A, cant_be_blocked_except_by(Filter), Source),
    \+ described(Filter, B, Source)
    because "~o"-[change(A, cant_be_blocked_except_by(Filter))].
'509.1b' :: nonexecutable block(B, A) if
    restricted(A, cant_be_blocked_by(Filter), Source),
    described(Filter, B, Source)
    because "~o"-[change(A, cant_be_blocked_by(Filter))].
'509.1b' :: nonexecutable block(B, A) if
    restricted(B, blocks_only(Filter), Source),
    \+ described(Filter, A, Source)
    because "~o"-[change(B, blocks_only(Filter))].
'509.1b' :: nonexecutable block(B, A) if
    restricted(B, cant_block_those(Filter), Source),
    described(Filter, A, Source)
    because "~o can't block ~o"-[B, A].
'509.1b' :: nonexecutable block(B, A) if
    restricted(A, blocked_by_one, _), blocks(Other, A), Other \== B
    because "~o can't be blocked by more than one creature"-[A].
'702.9b' :: nonexecutable block(B, A) if
    has(A, flying), \+ has(B, flying), \+ has(B, reach)
    because "~o has flying"-[A].
'702.14c' :: nonexecutable block(B, A) if
    has(A, landwalk(Type)), controls(Player, B), controls(Player, Land), subtype(Land, Type),
    \+ restricted(A, blocked_despite(landwalk(Type)), _)
    because "~o has ~wwalk"-[A, Type].
'702.16f' :: nonexecutable block(B, A) if
    protected_from(A, B)
    because "~o has protection from a quality of ~o"-[A, B].
'702.36b' :: nonexecutable block(B, A) if
    has(A, fear), \+ type(B, artifact), \+ color(B, black)
    because "~o has fear"-[A].
'702.13b' :: nonexecutable block(B, A) if
    has(A, intimidate), \+ type(B, artifact), \+ ( color(A, Color), color(B, Color) )
    because "~o has intimidate"-[A].
'702.118b' :: nonexecutable block(B, A) if
    has(A, skulk), power(A, P), power(B, Q), Q > P
    because "~o has skulk"-[A].
'702.31b' :: nonexecutable block(B, A) if
    has(A, horsemanship), \+ has(B, horsemanship)
    because "~o has horsemanship"-[A].
'702.28b' :: nonexecutable block(B, A) if
    has(A, shadow), \+ has(B, shadow)
    because "~o has shadow"-[A].
'702.28b' :: nonexecutable block(B, A) if
    has(B, shadow), \+ has(A, shadow)
    because "~o has shadow"-[B].
'702.111b' :: nonexecutable block(B, A) if
    has(A, menace), \+ another_blocks(B, A)
    because "~o has menace, and no other creature could block it with ~o"-[A, B].
'702.111b' :: nonexecutable done if
    now(declare_blockers(Player)), declared_blocks(Player, Blocks), lonely_attacker(Blocks, A)
    because "~o has menace"-[A].
'509.1b' :: nonexecutable done if
    now(declare_blockers(Player)), declared_blocks(Player, Blocks), too_few_block(Blocks, A)
    because "too few creatures block, says ~o"-[A].
'509.1c' :: nonexecutable done if
    now(declare_blockers(Player)), declared_blocks(Player, Blocks), \+ requirements_obeyed(Player, Blocks)
    because "a creature that must block could still block"-[].

%   another_blocks(+Blocker, +Attacker) is semidet: another one does, or could but for menace, whose rule asks this, and is
%   not asked again.

another_blocks(_, _) reads silent otherwise "no other creature could block it".

another_blocks(B, A) :-
    blocks(C, A),
    C \== B,
    !.
another_blocks(B, A) :-
    controls(Player, B),
    controls(Player, C),
    C \== B,
    creature(C),
    dif(Id, '702.111b'),
    \+ rules:nonexecutable(block(C, A), Id, _),
    !.

%!  can_block(+Blocker, +Attacker) is semidet.

can_block(B, A) :-
    \+ rules:nonexecutable(block(B, A), _, _).

%   The whole declaration: what it may not leave so, as menace, and requirements.

declaration_legal(_)
    reads "the declaration is legal as it is" otherwise "the declaration so far is not legal".

declaration_legal(Player) :-
    declared_blocks(Player, Blocks),
    legal_set(Player, Blocks).

declared_blocks(Player, Blocks) :-
    findall(block(B, A), ( blocks(B, A), controls(Player, B) ), Blocks).

legal_set(Player, Blocks) :-
    \+ lonely_attacker(Blocks, _),
    \+ too_few_block(Blocks, _),
    \+ crowded_attacker(Blocks),
    requirements_obeyed(Player, Blocks).

%   As many requirements as possible are obeyed (509.1c).

requirements_obeyed(Player, Blocks) :-
    findall(Required, requirement(Player, Required), Unsorted),
    sort(Unsorted, All),
    obeyed(All, Blocks, Obeyed),
    (   length(All, Obeyed)
    ->  true
    ;   \+ more_obey(Player, All, Obeyed)
    ).

%   requirement(+Player, -Required): a creature that must block, an attacker that must be blocked, or a
%   creature that must block an attacker, each if it could be.

requirement(Player, must_block(B)) :-
    restricted(B, must_block, _),
    controls(Player, B),
    creature(B),
    once(( attacks_against(A, Player), may_block(B, A) )).
requirement(Player, must_be_blocked(A)) :-
    restricted(A, must_be_blocked, _),
    attacks_against(A, Player),
    once(( controls(Player, B), creature(B), may_block(B, A) )).
requirement(Player, block(B, A)) :-
    ( restricted(A, lures, _) ; restricted(B, must_block(A), _) ),
    attacks_against(A, Player),
    controls(Player, B),
    creature(B),
    may_block(B, A).

obeyed(All, Blocks, Number) :-
    findall(x, ( member(Required, All), is_obeyed(Required, Blocks) ), Obeyed),
    length(Obeyed, Number).

is_obeyed(must_block(B), Blocks) :- memberchk(block(B, _), Blocks).
is_obeyed(must_be_blocked(A), Blocks) :- memberchk(block(_, A), Blocks).
is_obeyed(block(B, A), Blocks) :- memberchk(block(B, A), Blocks).

%   may_block(+B, +A) is semidet: were it not blocking, it could block A, and no more would have to be paid, as nobody has to.

may_block(B, A) :-
    \+ ( rules:nonexecutable(block(B, A), Id, _), Id \== '509.1a' ),
    \+ tapped(B),
    \+ ( definition:uses(combat_taxes), \+ blocks(B, _), combat_taxes:costs_to_block(B) ).

%   Some declaration obeys more requirements: creatures that they are about matter, and with menace a
%   partner for one, who may be any creature.

more_obey(Player, All, Obeyed) :-
    findall(B, ( member(Required, All), concerned(Required, Player, B) ), Unsorted0),
    sort(Unsorted0, Concerned),
    findall(B, ( controls(Player, B), creature(B), \+ memberchk(B, Concerned) ), Unsorted),
    sort(Unsorted, Others),
    blocks_with(Concerned, Player, Blocks),
    obeyed(All, Blocks, Number),
    Number > Obeyed,
    \+ crowded_attacker(Blocks),
    \+ too_few_block(Blocks, _),
    findall(A, lonely_attacker(Blocks, A), Lonely),
    partners(Lonely, Others),
    !.

concerned(must_block(B), _, B).
concerned(must_be_blocked(A), Player, B) :-
    controls(Player, B),
    creature(B),
    may_block(B, A).
concerned(block(B, _), _, B).

blocks_with([], _, []).
blocks_with([B|Bs], Player, Blocks) :-
    (   attacks_against(A, Player),
        may_block(B, A),
        Blocks = [block(B, A)|Rest]
    ;   Blocks = Rest
    ),
    blocks_with(Bs, Player, Rest).

lonely_attacker(Blocks, A) :-
    member(block(B, A), Blocks),
    has(A, menace),
    \+ ( member(block(C, A), Blocks),
         C \== B
       ).

crowded_attacker(Blocks) :-
    select(block(_, A), Blocks, Others),
    restricted(A, blocked_by_one, _),
    memberchk(block(_, A), Others),
    !.

partners([], _).
partners([A|As], Others) :-
    select(B, Others, Left),
    may_block(B, A),
    partners(As, Left).

'509.1' :: caused blocks(B, A), then([declare_blockers(Player)]) after
    block(B, A), now(declare_blockers(Player)).
'509.1' :: caused -blocks(B, A), then([declare_blockers(Player)]) after
    start_over, now(declare_blockers(Player)), blocks(B, A), controls(Player, B).
'509.1h' :: caused blocked(A), event(becomes_blocked(A)) after
    blockers_declared, attacking(A, _), once(blocks(_, A)).
'509.3g' :: caused event(stays_unblocked(A)) after
    blockers_declared, definition:listener(attacks_unblocked, _, _, _), attacking(A, _), \+ once(blocks(_, A)).
'509.1i' :: caused event(blocks_creature(B, A)) after
    blockers_declared, blocks(B, A).

%   The thesis' rules: the attacking player orders the blockers (a setting).

'thesis 2.2.1' :: caused then(Tasks) after
    blockers_declared, setting(combat_damage, ordered), active(Player),
    findall(order_blockers(Player, A, Bs, []), ( attacking(A, _), blockers_of(A, Bs), Bs = [_, _|_] ), Unsorted),
    sort(Unsorted, Tasks).
'thesis 2.2.1' :: executable next_blocker(B) if order_blockers(_, _, Bs, _), member(B, Bs).
'thesis 2.2.1' :: caused then([order_blockers(Player, A, Left, [B|Ordered])]) after
    next_blocker(B), now(order_blockers(Player, A, Bs, Ordered)), lists:selectchk(B, Bs, Left), Left = [_|_].
'thesis 2.2.1' :: caused blockers_ordered(A, Order) after
    next_blocker(B), now(order_blockers(_, A, [B], Ordered)), lists:reverse([B|Ordered], Order).

blockers_of(A, Bs) :-
    findall(B, blocks(B, A), Unsorted),
    sort(Unsorted, Bs).

%   Request: ["block_sets"], answered by all legal declarations.

:- multifile seats:searched/3.

seats:searched(magic, ["block_sets"], Sets) :-
    findall(Texts, ( block_set(Blocks), maplist(term_text, Blocks, Texts) ), Sets).

%!  block_set(-Blocks) is nondet.
%
%   Blocks, a list of block(Blocker, Attacker), is a legal declaration.

block_set(Blocks) :-
    now(declare_blockers(Player)),
    findall(B, ( controls(Player, B), creature(B), \+ blocks(B, _) ), Unsorted),
    sort(Unsorted, Creatures),
    blocks_of(Creatures, Player, Blocks),
    legal_set(Player, Blocks).

blocks_of([], _, []).
blocks_of([B|Bs], Player, Blocks) :-
    findall(block(B, A), ( attacks_against(A, Player), can_block(B, A) ), Each),
    at_most(B, Most),
    some_of(Each, Most, Blocks, Rest),
    blocks_of(Bs, Player, Rest).

%   some_of(+Each, +Most, -Some, -Rest) is nondet: Some are at most Most of Each, in their order, and Rest.

some_of([], _, Rest, Rest).
some_of([Block|Each], Most, Some, Rest) :-
    (   some_of(Each, Most, Some, Rest)
    ;   Most > 0,
        Less is Most-1,
        Some = [Block|More],
        some_of(Each, Less, More, Rest)
    ).
