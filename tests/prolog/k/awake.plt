:- module(awake_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../../prolog/k/language').
:- use_module('../../../prolog/k/awake', []).
:- use_module('../../../prolog/k/consequences', [perform/4]).
:- use_module('../../../prolog/k/cycle', [legal_actions/1, start/1]).
:- use_module('../../../prolog/k/store', [define/1, delete/1, forget_definitions/0, mark/1, reset/0, set/1, undo_to/1]).

:- multifile awake:rule_table/1, awake:of_fact/2.
:- dynamic definition:kind_of_bell/1, definition:lamp/2, awake:sound/2, awake:state_of/2.

fluent rung(_Bell:integer).
fluent lit(_Lamp:integer, _Colour:atom).
fluent noted(_What:term).
fluent hour(_:integer) functional.
fluent wished(_:term).
process morning.
process porch.
process ring.
process shine.
choice porch(_P:atom).
action knock.
action shout unlisted.

first :: caused noted(bell(Bell)) after morning, rung(Bell).
second :: caused noted(red) after morning, lit(_, red).
third :: caused noted(both) after morning, lit(_, green), definition:kind_of_bell(brass).
fourth :: caused noted(derived) after morning, shines(_).
fifth :: caused noted(late) after morning, hour(12).
sixth :: caused noted(none) after morning, \+ rung(_).
follows :: caused shines(Lamp) if lit(Lamp, blue).
follows :: caused shines(Lamp) if definition:lamp(Lamp, blue).
rings :: settled [ring] if rung(99).
shines :: settled [shine] if lit(_, violet).
knocks :: executable knock if porch(_), lit(_, white).
shouts :: executable shout if porch(_).
wishes :: executable Action if porch(_), wished(Action).

%   Tables of a game: one of rules, in the order in which they are written, and one of fluents.

awake:rule_table(awake_tests:sound(_, _)).
awake:rule_table(awake_tests:state_of(_, _)).
awake:of_fact(awake_tests:state_of(_, Fluent), state:Fluent).

sound(Bell, loud) :- lit(Bell, red), Bell > 0.
sound(Bell, plain) :- state:rung(Bell).
sound(Bell, low) :- \+ lower(Bell, 1).

lower(Bell, Least) :- Bell > Least.

state_of(Bell, rung(Bell)).
state_of(Bell, lit(Bell, _)).

%   What rules this file has that are awake, by their numbers.

awake(Ids) :-
    findall(Id, ( clause(awake:effect(morning, _, Id), _), member(Id, [first, second, third, fourth, fifth, sixth]) ), Unsorted),
    sort(Unsorted, Ids).

%   Rules that have woken up in another test sleep again.

anew :-
    forget_definitions,
    reset,
    retractall(awake:known_rules(_)),
    reset.

sounds(Bell, Sounds) :-
    findall(Sound, awake:sound(Bell, Sound), Sounds).

noted_after(Facts, Noted) :-
    forall(member(Fact, Facts), set(Fact)),
    perform(morning, morning, [], []),
    findall(What, state:noted(What), Unsorted),
    sort(Unsorted, Noted).

:- begin_tests(awake).

test('a rule sleeps until there is a fact that it needs; what is not there wakes nothing', Before-After == [sixth]-[first, sixth]) :-
    anew, awake(Before), set(rung(1)), awake(After).

test('a fact of another kind leaves it asleep', Ids == [sixth]) :-
    anew, set(lit(1, yellow)), awake(Ids).

test('one that needs two waits for both, a definition too', [One, Two] == [[sixth], [sixth, third]]) :-
    anew, set(lit(1, green)), awake(One), define(kind_of_bell(brass)), awake(Two).

test('whichever comes first', [One, Two] == [[sixth], [sixth, third]]) :-
    anew, define(kind_of_bell(brass)), awake(One), set(lit(1, green)), awake(Two).

test('what follows by several rules needs a fact of any of them', Ids == [fourth, sixth]) :-
    anew, define(lamp(3, blue)), awake(Ids).

test('or of the other', Ids == [fourth, sixth]) :-
    anew, set(lit(3, blue)), awake(Ids).

test('a functional fluent wakes its rules by any value, which may change later', Noted == [late, none]) :-
    anew, set(hour(11)), noted_after([hour(12)], Noted).

test('what is to be settled stands in the order in which it is written', Next == [[ring], [shine]]) :-
    anew,
    forall(member(Fact, [lit(1, violet), rung(99)]), set(Fact)),
    findall(Processes, ( awake:settlement(Processes, Id), memberchk(Id, [rings, shines]) ), Next).

test('once awake, a rule stays so', Noted == [bell(2)]) :-
    anew, set(rung(1)), delete(rung(_)), reset, noted_after([rung(2)], Noted).

test('what is taken back and done again is heard', Noted == [bell(1), bell(2)]) :-
    anew, mark(Mark), set(rung(1)), undo_to(Mark), noted_after([rung(1), rung(2)], Noted).

test('facts that are there as rules are loaded count', Ids == [first, sixth]) :-
    anew, set(rung(1)), retractall(awake:known_rules(_)), awake:begin_asleep, awake(Ids).

test('an action that is not listed is not tried', Actions == [knock]) :-
    anew, set(lit(1, white)), start(porch(a)), legal_actions(Actions).

test('nor one that only the condition tells', Actions == [knock]) :-
    anew, set(wished(knock)), set(wished(shout)), start(porch(a)), legal_actions(Actions).

test('a table of a game has its clauses that are awake, in their order', [Before, After, Last] == [[low], [plain, low], [loud, plain, low]]) :-
    anew, sounds(1, Before),
    set(rung(1)), sounds(1, After),
    set(lit(1, red)), sounds(1, Last).

test('or those about fluents that there have been', [Before, After] =@= [[], [lit(1, _)]]) :-
    anew, findall(Fluent, awake:state_of(1, Fluent), Before),
    set(lit(7, red)), findall(Fluent, awake:state_of(1, Fluent), After).

:- end_tests(awake).
