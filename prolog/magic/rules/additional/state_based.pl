:- module(state_based, [action_due/0]).

/** <module> State-based actions (704)
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../../k/store', [memorized/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../zones').

fluent kept(_P:player, _O:object).
process check_state.
choice keep_one(_P:player, _Name:name).
action keep(_O:object).

%!  action_due is semidet.
%
%   Some state-based action would be performed now.

action_due :-
    checked(Check),
    Check \== perform([]).

%   A check is found once a state: choose(Choices) where the legend rule needs to
%   know what is kept, else perform(Changes), in which variables are new objects'
%   numbers.

checked(Check) :-
    memorized(due, Found, check(Found)),
    Check = Found.

check(Check) :-
    (   legend_choices([Choice|Choices])
    ->  Check = choose([Choice|Choices])
    ;   findall(Change, due(Change), Changes),
        Check = perform(Changes)
    ).

%   All that apply are performed as one event, and the check is repeated until none
%   does (704.3).

'704.5j' :: caused then(Tasks) after
    check_state, checked(choose(Choices)), append(Choices, [check_state], Tasks).
'704.3' :: caused then([apply_statics, check_state]) after
    check_state, checked(perform([_|_])).
'704.3' :: caused then([reconsider]) after
    check_state, checked(perform(Changes)), memberchk([event(loses(_, _))|_], Changes).
'704.5h' :: caused -deathtouched(O) after
    check_state, deathtouched(O), checked(perform(_)).
'704.5j' :: caused -kept(Player, O) after
    check_state, kept(Player, O), checked(perform(_)).
'704.3' :: caused -changed(state) after
    check_state, checked(perform([])).
'704.3' :: caused all(Effects) after
    check_state, checked(perform([Change|Changes])), append([Change|Changes], Unsorted),
    sort(0, @>=, Unsorted, Effects0), without_doubles(Effects0, Effects).

%   One object leaves once, whatever the reasons.

without_doubles([], []).
without_doubles([E|Es], Kept) :-
    (   E = event(moves(O, _, _, _)),
        member(event(moves(P, _, _, _)), Es),
        O == P
    ->  without_doubles(Es, Kept)
    ;   Kept = [E|Rest],
        without_doubles(Es, Rest)
    ).

%   704.5a-c: players

due([event(loses(Player, life))]) :-
    playing(Player),
    life(Player, Life),
    Life =< 0.
due([event(loses(Player, empty_library)), -drew_from_empty(Player)]) :-
    drew_from_empty(Player),
    playing(Player).
due([event(loses(Player, poison))]) :-
    poison(Player, N),
    N >= 10,
    playing(Player).

%   704.5d: tokens outside the battlefield cease to exist

due([-token(O), -object(O, Name, Owner), -graveyard(Owner, O), -hand(Owner, O), -exile(O)|InLibrary]) :-
    token(O),
    \+ permanent(O),
    object(O, Name, Owner),
    (   library(Owner, Objects),
        selectchk(O, Objects, Left)
    ->  InLibrary = [library(Owner, Left)]
    ;   InLibrary = []
    ).

%   704.5f-h: creatures

due([event(moves(O, battlefield(Player), graveyard(Owner), _))]) :-
    may_be_dying(O),
    controls(Player, O),
    once(type(O, creature)),
    dying(O),
    owner(O, Owner).

%   704.5j: the legend rule

due([event(moves(P, battlefield(Player), graveyard(Owner), _))]) :-
    kept(Player, O),
    object(O, Name, _),
    object(P, Name, Owner),
    P \== O,
    controls(Player, P).

%   704.5q: +1/+1 and -1/-1 counters annihilate

due([change_counters(O, '+1/+1', Less, P), change_counters(O, '-1/-1', Less, M)]) :-
    counters(O, '+1/+1', P),
    counters(O, '-1/-1', M),
    P > 0,
    M > 0,
    \+ dying(O),
    Less is -min(P, M).

%   Nothing else is looked at: what is neither hurt nor frail does not die.

may_be_dying(O) :- damage(O, _).
may_be_dying(O) :- deathtouched(O).
may_be_dying(O) :- power_toughness(O, _, Toughness), Toughness =< 0.
may_be_dying(O) :- definition:frail(Name), object(O, Name, _).

dying(O) :-
    toughness(O, Toughness),
    (   Toughness =< 0
    ->  true
    ;   (   deathtouched(O)
        ->  true
        ;   damage(O, Damage),
            Damage >= Toughness
        ),
        \+ has(O, indestructible)
    ).

%   The legend rule's choices, in APNAP order (101.4); who loses makes none.

legend_choices(Choices) :-
    findall(Player-Name, ( legends(Player, Name), \+ decided(Player, Name) ), Unsorted),
    (   Unsorted == []
    ->  Choices = []
    ;   sort(Unsorted, Pairs),
        apnap(Players),
        findall(keep_one(Player, Name),
                ( member(Player, Players),
                  \+ due([event(loses(Player, _))|_]),
                  member(Player-Name, Pairs)
                ),
                Choices)
    ).

legends(Player, Name) :-
    definition:card_supertype(Name, legendary),
    object(O, Name, _),
    controls(Player, O),
    object(P, Name, _),
    P > O,
    controls(Player, P).

decided(Player, Name) :-
    kept(Player, O),
    object(O, Name, _),
    controls(Player, O).

'704.5j' :: executable keep(O) if
    keep_one(Player, Name), object(O, Name, _), controls(Player, O).
'704.5j' :: caused kept(Player, O) after
    keep(O), now(keep_one(Player, _)).
