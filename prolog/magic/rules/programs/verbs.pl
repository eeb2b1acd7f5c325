:- module(verbs, []).

/** <module> Verbs: what statements do (119 to 122, 701)

Each is an instruction whose roles have names. A role of type `things` gets all that is meant, so that what happens to
several happens at the same time. Verbs that move cards are in moving_verbs.pl.
*/

:- use_module(library(lists), [append/3, member/2, sum_list/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../../k/types', [of_type/2]).
:- use_module('../../cards/token_definitions', [sized_by/4]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/attaching', [attachable/2]).
:- use_module('../concepts/damage', [receives_damage/1]).
:- use_module('../concepts/mana_tags', [made_by/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../continuous/copying', []).
:- use_module('../spells/effects', []).
:- use_module('../spells/open_effects').
:- use_module('../zones').
:- use_module(programs, []).

:- multifile roles:default/3.

instruction do_deal(source:things, amount:amount, to:things).
instruction do_deal_both(source:things, amount:amount, to:things, more:amount, others:things).
instruction do_deal_unprevented(source:things, amount:amount, to:things).
instruction do_fight(a:things, b:things).
instruction do_create(who:things, amount:amount, what:plain_token, how:creating_way).
instruction do_create_copy(who:things, amount:amount, of:things, but:copy_exceptions, how:creating_way).
instruction do_put_counters(on:things, kind:counter_kind, amount:amount).
instruction do_remove_counters(from:things, kind:counter_kind, amount:amount).
instruction do_remove_all_counters(from:things).
instruction do_remove_from_combat(what:things).
instruction do_win_game(who:things).
instruction do_lose_game(who:things).
instruction do_change(what:changed, changes:changes, until:duration).
instruction do_tap(what:things).
instruction do_untap(what:things).
instruction do_gain_life(who:things, amount:amount).
instruction do_lose_life(who:things, amount:amount).
instruction do_set_life(who:things, amount:amount).
instruction do_counter(what:things).
instruction do_add_mana(who:things, what:mana_colors, times:amount).
instruction do_attach(what:things, to:things).
instruction do_copy_spell(what:things).

%   A token whose size is found as it is created is made by another instruction.

plain_token ::= Token where plain_token(Token).

plain_token(Token) :-
    of_type(token, Token),
    \+ sized_by(Token, _, _, _).

creating_way ::= untapped ; tapped ; attacking.

roles:default(do_deal, source, this).
roles:default(do_deal_both, source, this).
roles:default(do_deal_unprevented, source, this).
roles:default(do_create, who, you).
roles:default(do_create, amount, 1).
roles:default(do_create, how, untapped).
roles:default(do_create_copy, who, you).
roles:default(do_create_copy, amount, 1).
roles:default(do_create_copy, but, []).
roles:default(do_create_copy, how, untapped).
roles:default(do_put_counters, amount, 1).
roles:default(do_remove_counters, amount, 1).
roles:default(do_change, until, end_of_turn).
roles:default(do_gain_life, who, you).
roles:default(do_lose_life, who, you).
roles:default(do_win_game, who, you).
roles:default(do_lose_game, who, you).
roles:default(do_add_mana, who, you).
roles:default(do_add_mana, times, 1).

%   Damage

'120.2b' :: caused event(deals_damage(Source, Thing, N, noncombat)) after
    do_deal(_, Sources, N, Things), N > 0, member(Source, Sources), member(Thing, Things), receives_damage(Thing).
'120.2b' :: caused event(deals_damage(Source, Thing, N, noncombat)) after
    do_deal_unprevented(_, Sources, N, Things), N > 0, member(Source, Sources), member(Thing, Things), receives_damage(Thing).
'120.2b' :: caused event(deals_damage(Source, Thing, Sum, noncombat)) after
    do_deal_both(_, Sources, N, Things, M, Others), member(Source, Sources), dealt_at_once(N-Things, M-Others, Thing, Sum), receives_damage(Thing).
'615.12' :: caused event(cant_be_prevented) after
    do_deal_unprevented(_, _, N, _), N > 0.
'701.14a' :: caused event(deals_damage(X, Y, N, noncombat)) after
    do_fight(_, [A|_], [B|_]), creature(A), creature(B), ( X = A, Y = B ; X = B, Y = A ), power(X, N), N > 0.

%   dealt_at_once(+Damage, +More, -Thing, -Sum) is nondet: what is among both is dealt the sum.

dealt_at_once(N-Things, M-Others, Thing, Sum) :-
    append(Things, Others, All),
    sort(All, Different),
    member(Thing, Different),
    findall(K, ( member(K-Some, [N-Things, M-Others]), member(Thing, Some) ), Ks),
    sum_list(Ks, Sum),
    Sum > 0.

%   Tokens

'701.7a' :: caused event(create_tokens(Player, N, Name)) after
    do_create(_, Players, N, Name, untapped), N > 0, member(Player, Players).
'701.7a' :: caused event(create_tokens_tapped(Player, N, Name, Way)) after
    do_create(_, Players, N, Name, Way), Way \== untapped, N > 0, member(Player, Players).
'707.2' :: caused event(create_tokens(Player, All, Name)) after
    do_create_copy(_, Players, N, Ofs, But, untapped), N > 0, copies(Ofs, But, Name, Count), All is N*Count, member(Player, Players).
'707.2' :: caused event(create_tokens_tapped(Player, All, Name, Way)) after
    do_create_copy(_, Players, N, Ofs, But, Way), Way \== untapped, N > 0, copies(Ofs, But, Name, Count), All is N*Count, member(Player, Players).

%   copies(+Originals, +But, -Name, -Count) is nondet: so many of the Originals are copied as Name.

copies(Originals, But, Name, Count) :-
    findall(Copied, ( member(Of, Originals), copying:copied_name(Of, But, Copied) ), Names),
    sort(Names, Different),
    member(Name, Different),
    findall(Name, member(Name, Names), Like),
    length(Like, Count).

%   Counters: those that are there are removed, as many as there are.

'122.1' :: caused event(put_counters(Thing, Kind, N)) after
    do_put_counters(_, Things, Kind, N), N > 0, member(Thing, Things), bears_counters(Thing).
'122.1' :: caused event(remove_counters(O, Kind, N)) after
    do_remove_counters(_, Things, Kind, Said), member(O, Things), counters(O, Kind, Present), N is min(Said, Present), N > 0.
'122.1' :: caused event(remove_counters(O, Kind, N)) after
    do_remove_all_counters(_, Things), member(O, Things), counters(O, Kind, N), N > 0.

bears_counters(Thing) :-
    (   integer(Thing)
    ->  where(Thing, Place),
        Place \= stack(_)
    ;   playing(Thing)
    ).

%   Continuous effects: whom they affect is locked in, but for what modifies the rules of the game (611.2c).

instructions:written(changed, reference).
instructions:finds(changed, Item, Reference, Affected) :-
    instructions:finds(things, Item, Reference, Things),
    findall(O, ( member(O, Things), integer(O), permanent(O) ), Objects),
    ( Reference = all(Set) -> Affected = all(Set, Objects) ; Affected = these(Objects) ).

'611.2c' :: caused event(begins_effect(Objects, Changes, Lasting, _)) after
    do_change(Item, Affected, All, Duration), effects:lasting(Duration, Item, Lasting),
    locked_in(Item, Affected, All, Objects, Changes).
'611.2c' :: caused event(begins_effect([], Changes, Lasting, _)) after
    do_change(Item, Affected, All, Duration), effects:lasting(Duration, Item, Lasting),
    left_open(Item, Affected, All, Changes).

%   Tapping and untapping

'701.26a' :: caused event(tap(O)) after
    do_tap(_, Things), member(O, Things), permanent(O), \+ tapped(O).
'701.26b' :: caused event(untap(O)) after
    do_untap(_, Things), member(O, Things), permanent(O), tapped(O).

%   Combat

'506.4' :: caused event(removed_from_combat(O)) after
    do_remove_from_combat(_, Things), member(O, Things), permanent(O).

%   Life

'119.3' :: caused event(gain_life(Player, N)) after
    do_gain_life(_, Players, N), N > 0, member(Player, Players), playing(Player).
'119.3' :: caused event(lose_life(Player, N)) after
    do_lose_life(_, Players, N), N > 0, member(Player, Players), playing(Player).
'119.5' :: caused event(gain_life(Player, More)) after
    do_set_life(_, Players, N), member(Player, Players), life(Player, Life), More is N-Life, More > 0.
'119.5' :: caused event(lose_life(Player, Less)) after
    do_set_life(_, Players, N), member(Player, Players), life(Player, Life), Less is Life-N, Less > 0.

%   The end of the game: who wins, all others lose to

'104.2b' :: caused event(loses(Other, effect)) after
    do_win_game(_, [Player|_]), playing(Player), \+ kept_from_winning(Player), playing(Other), Other \== Player.
'104.3e' :: caused event(loses(Player, effect)) after
    do_lose_game(_, Players), member(Player, Players), playing(Player), \+ kept_in_game(Player).

'104.2a' :: caused then([reconsider, game_goes_on]) after
    do_win_game(_, _).
'104.2a' :: caused then([reconsider, game_goes_on]) after
    do_lose_game(_, _).

%   As many counters of each kind as something has, or last had (122.8)

instruction put_its_counters(_From:object, _On:permanent).

'122.8' :: caused event(put_counters(On, Kind, N)) after
    put_its_counters(_, From, On), counters_of_kind(From, Kind, N), N > 0.

counters_of_kind(O, Kind, N) :-
    (   object(O, _, _)
    ->  counters(O, Kind, N)
    ;   last_known(O, Facts),
        member(counters(Kind, N), Facts)
    ).

%   Spells

'701.6a' :: caused event(moves(O, stack(Player), graveyard(Owner), _)) after
    do_counter(_, Items), member(O, Items), stack_item(O, Player, spell), owner(O, Owner), \+ effects:uncounterable(O).
'701.6a' :: caused then([remove_from_stack(O)]) after
    do_counter(_, Items), member(O, Items), stack_item(O, _, Kind), Kind \== spell.
'707.10' :: caused event(copies_spell(Player, O, New)), then([aimed(New)]) after
    do_copy_spell(Item, Items), member(O, Items), stack_item(O, _, spell), player_of(Item, Player).

%   Mana and attaching

'106.3' :: caused event(add_mana(Player, Mana)) after
    do_add_mana(Item, Players, Colors, N), N > 0, member(Player, Players),
    findall(Color, ( between(1, N, _), member(Color, Colors) ), All),
    target_view(Item, view(Source, _, _)), made_by(Source, All, Mana).
'701.3a' :: caused event(attaches(O, To)) after
    do_attach(_, Things, [To|_]), member(O, Things), permanent(O), \+ attached(O, To), attachable(O, To).
