:- module(state_based, [action_due/0]).

/** <module> State-based actions (704)

Each is a rule with the cause `check_state`. What they cause is not done as it is found:
all of it is performed as one event, and then the check is repeated until nothing
is found (704.3).
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/consequences', [proposal/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/memory', [memorized/3]).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [called/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../zones').

fluent kept(_P:player, _O:object).
process state_based_actions.
event check_state.
choice keep_one(_P:player, _Called:atom).
keep_one(_, _) otherwise "there are no two of one legend now".
action keep(_O:object).

%   Players

'704.5a' :: caused event(loses(Player, life)) after
    check_state, life(Player, Life), Life =< 0, playing(Player), \+ kept_in_game(Player).
'704.5b' :: caused event(loses(Player, empty_library)) after
    check_state, drew_from_empty(Player), playing(Player), \+ kept_in_game(Player).
'704.5b' :: caused -drew_from_empty(Player) after
    check_state, drew_from_empty(Player), playing(Player).
'704.5c' :: caused event(loses(Player, poison)) after
    check_state, counters(Player, poison, N), N >= 10, playing(Player), \+ kept_in_game(Player).

%   Tokens outside the battlefield cease to exist.

'704.5d' :: caused -token(O), -object(O, Name, Owner), -Place after
    check_state, token(O), \+ permanent(O), object(O, Name, Owner), token_in(O, Place).

%   A token is no card, so one that was put into a library is not among its cards.

'704.5d' :: caused -token(O), -object(O, Name, Owner) after
    check_state, token(O), \+ permanent(O), object(O, Name, Owner), \+ zone(O, _), \+ merged(O, _), \+ phased_out(_, O, _).

token_in(O, hand(Owner, O)) :- hand(Owner, O).
token_in(O, graveyard(Owner, O)) :- graveyard(Owner, O).
token_in(O, exile(O)) :- exile(O).

%   Creatures. Nothing else is looked at: what is neither hurt nor frail does not die.

'704.5f' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    check_state, withered(O), controls(Player, O), once(type(O, creature)), owner(O, Owner).
'704.5g' :: caused event(destroy(O)) after
    check_state, damage(O, Damage), creature(O), toughness(O, Toughness), Toughness > 0,
    Damage >= Toughness, \+ has(O, indestructible).
'704.5h' :: caused event(destroy(O)) after
    check_state, deathtouched(O), creature(O), toughness(O, Toughness), Toughness > 0,
    \+ has(O, indestructible).

%   withered(-Object): its toughness is 0 or less.

withered(O) :-
    parts(O, _),
    toughness(O, Toughness),
    Toughness =< 0.
withered(O) :-
    definition:frail(Name),
    object(O, Name, _),
    \+ parts(O, _).

%   The legend rule: of two legends of one name, their controller keeps one.

'704.5j' :: caused event(moves(P, battlefield(Player), graveyard(Owner), _)) after
    check_state, kept(Player, O), object(O, Name, _), called(Name, Called), legend(Player, P, Called),
    P \== O, owner(P, Owner).

%   +1/+1 and -1/-1 counters annihilate each other; not on what dies.

'704.5q' :: caused change_counters(O, '+1/+1', Less, P), change_counters(O, '-1/-1', Less, M) after
    check_state, counters(O, '+1/+1', P), counters(O, '-1/-1', M), P > 0, M > 0,
    \+ dying(O), Less is -min(P, M).

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

%!  action_due is semidet.
%
%   Some state-based action would be performed now.

action_due :-
    checked(Check),
    Check \== perform([]).

%   A check is found once a state: choose(Choices) where the legend rule needs to
%   know what is kept, else perform(Effects), in which variables are new objects'
%   numbers.

checked(Check) :-
    memorized(due, Found, check(Found)),
    Check = Found.

check(Check) :-
    (   legend_choices([Legend|Legends])
    ->  other_choices(Others),
        append([Legend|Legends], Others, Choices),
        Check = choose(Choices)
    ;   choice_due(_, _)
    ->  other_choices(Choices),
        Check = choose(Choices)
    ;   proposal(check_state, Effects),
        Check = perform(Effects)
    ).

%   choice_due(?Player, -Choice): what else Player chooses before a check is performed. Variants add clauses.

:- multifile choice_due/2.
:- dynamic choice_due/2.

other_choices(Choices) :-
    apnap(Players),
    findall(Choice, ( member(Player, Players), choice_due(Player, Choice) ), Choices).

'704.3' :: caused Course after state_based_actions, checked(Check), course(Check, Course).
'704.5j' :: caused course(choose(Choices), then(Tasks)) if append(Choices, [state_based_actions], Tasks).
'704.3' :: caused course(perform([]), -changed(state)).
'704.3' :: caused course(perform([Effect|Others]), all([then(Tasks)|Effects])) if
    ( memberchk(event(loses(_, _)), [Effect|Others]) -> Tasks = [reconsider, state_based_actions] ; Tasks = [state_based_actions] ),
    sort(0, @>=, [Effect|Others], Sorted), without_doubles(Sorted, Single),
    deaths_first(Single, Effects).
'704.5h' :: caused -deathtouched(O) after
    state_based_actions, deathtouched(O), checked(perform(_)).
'704.5j' :: caused -kept(Player, O) after
    state_based_actions, kept(Player, O), checked(perform(_)).

%   One object leaves once, whatever the reasons: what is put into the graveyard is not
%   destroyed as well.

without_doubles([], []).
without_doubles([E|Es], [E|Rest]) :-
    (   leaving(E, O)
    ->  findall(Other, ( member(Other, Es), \+ leaving(Other, O) ), Others)
    ;   Others = Es
    ),
    without_doubles(Others, Rest).

%   What is destroyed so is destroyed by no effect (122.1c).

event destroyed_by_state(_O:object).

deaths_first(Effects, Sorted) :-
    findall(event(destroy(O)), member(event(destroy(O)), Effects), Deaths),
    findall(Effect, ( member(Effect, Effects), Effect \= event(destroy(_)) ), Others),
    append(Deaths, Others, Sorted0),
    (   Deaths = [_|_],
        definition:uses(shield)
    ->  findall(event(destroyed_by_state(O)), member(event(destroy(O)), Deaths), Marks),
        append(Marks, Sorted0, Sorted)
    ;   Sorted = Sorted0
    ).

leaving(event(destroy(O)), O).
leaving(event(moves(O, _, _, _)), O).

%   The legend rule's choices, in APNAP order (101.4); who loses makes none.

legend_choices(Choices) :-
    findall(Player-Name, ( legends(Player, Name), \+ decided(Player, Name) ), Unsorted),
    (   Unsorted == []
    ->  Choices = []
    ;   sort(Unsorted, Pairs),
        apnap(Players),
        proposal(check_state, Effects),
        findall(keep_one(Player, Name),
                ( member(Player, Players),
                  \+ member(event(loses(Player, _)), Effects),
                  member(Player-Name, Pairs)
                ),
                Choices)
    ).

legends(Player, Called) :-
    legend(Player, O, Called),
    legend(Player, P, Called),
    P > O.

legend(_, _, Called) reads silent otherwise "it is not a legend called ~w"-[Called].

legend(Player, O, Called) :-
    definition:card_supertype(Name, legendary),
    object(O, Name, _),
    controls(Player, O),
    called(Name, Called).

decided(Player, Called) :-
    kept(Player, O),
    legend(Player, O, Called).

'704.5j' :: executable keep(O) if
    keep_one(Player, Called), legend(Player, O, Called).
'704.5j' :: caused kept(Player, O) after
    keep(O), now(keep_one(Player, _)).
