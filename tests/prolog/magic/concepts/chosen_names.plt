:- module(chosen_names_tests, []).

:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/cycle', [legal/1]).
:- use_module('../../../../prolog/k/store', [fluents/1, load_fluents/1, mark/1, undo_to/1]).
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3, english_ability/3]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [power/2]).
:- use_module('../../../../prolog/magic/words/action_words', [action_words/2]).

%   The choice of a name, as an artifact with Abilities enters.

choosing(Abilities) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name])|Abilities]),
    permanents(b, 'Peak', 2),
    in_hand(a, 'Register', Register),
    in_hand(a, 'Ox', _),
    in_hand(a, 'Spark', _),
    go,
    act(cast(Register)),
    acts([pass, pass]).

name(Called) :-
    fact(now(choose_replacement(_, _, [option(Key, any_name(_))]))),
    act(replace(Key, card_name(Called))).

offered_names(Names) :-
    findall(Name, legal(replace(_, card_name(Name))), Unsorted),
    sort(Unsorted, Names).

:- begin_tests(chosen_names).

test('201.4 the names that a player knows are offered, once each, and one for all others', Names == ['Ox', 'Peak', 'Register']) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name])]),
    permanents(b, 'Peak', 2),
    in_hand(a, 'Register', Register),
    in_hand(a, 'Ox', _),
    in_hand(b, 'Spark', _),
    go,
    act(cast(Register)),
    acts([pass, pass]),
    offered_names(Names),
    assertion(legal(replace(_, any_name([])))).

test('201.4a the question shows no names') :-
    choosing([]),
    fact(now(choose_replacement(_, _, Options))),
    assertion(Options = [option(_, any_name([]))]).

test('201.4a a name that was looked up is offered', Names == ['Monument']) :-
    choosing([]),
    act(look_up(a, 'Monument', [legendary, artifact])),
    findall(Name, ( member(Name, ['Monument', 'Gull']), legal(replace(_, card_name(Name))) ), Names),
    name('Monument'),
    values(Called, chosen_name(_, Called), Chosen),
    assertion(Chosen == ['Monument']).

test('201.4a what was looked up has to be such a card') :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name([not([land])])])]),
    in_hand(a, 'Register', Register),
    go,
    act(cast(Register)),
    acts([pass, pass]),
    assertion(refused(look_up(a, 'Wood', [basic, land]))),
    assertion(refused(look_up(b, 'Monument', [artifact]))),
    assertion(\+ legal(replace(_, card_name('Wood')))).

test('201.4a nothing is looked up where no name is chosen') :-
    start_board([]),
    go,
    assertion(refused(look_up(a, 'Monument', [artifact]))).

test('201.4 the name of a card that nobody has', Called == ['some other card']) :-
    choosing([]),
    fact(now(choose_replacement(_, _, [option(Key, Any)]))),
    act(replace(Key, Any)),
    values(Name, chosen_name(_, Name), Called).

test('607.2d what is about the chosen name', Powers == [1, 4]) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name]), static([creature, chosen_name], [pt(-1, -1)])]),
    permanent(b, 'Cub', Cub),
    permanent(b, 'Ox', Ox),
    in_hand(a, 'Register', Register),
    go,
    act(cast(Register)),
    acts([pass, pass]),
    name('Cub'),
    findall(Power, ( member(O, [Cub, Ox]), power(O, Power) ), Powers).

test('101.2 spells with that name can not be cast', Ids == ['101.2']) :-
    choosing([cant_be_cast([chosen_name])]),
    name('Spark'),
    in_hand(b, 'Spark', Spark),
    act(pass),
    reasons(cast(Spark), Ids),
    assertion(refused(cast(Spark))).

test('101.2 others can') :-
    choosing([cant_be_cast([chosen_name])]),
    name('Ox'),
    in_hand(b, 'Spark', Spark),
    act(pass),
    assertion(offered(cast(Spark))).

test('in the midst of the choice a game is saved, undone and goes on', Names == ['Ox']) :-
    start_board([]),
    card("Register", "{0}", [artifact], none, [enters_with([card_name])]),
    in_hand(a, 'Register', Register),
    in_hand(a, 'Ox', _),
    go,
    fluents(First),
    mark(Mark),
    act(cast(Register)),
    acts([pass, pass]),
    fluents(Middle),
    undo_to(Mark),
    fluents(Again),
    assertion(First == Again),
    load_fluents(Middle),
    once(legal(replace(Key, card_name('Ox')))),
    action_words(replace(Key, card_name('Ox')), Words),
    assertion(Words == "Choose Ox"),
    action_words(replace(Key, any_name([])), Other),
    assertion(Other == "Choose some other card"),
    name('Ox'),
    values(Name, chosen_name(_, Name), Names).

test('they are read and written',
     [forall(member(Ability, [enters_with([card_name]), cant_be_cast([chosen_name]), cant_be_cast([creature]),
                              static([creature, chosen_name], [pt(-1, -1)])]))]) :-
    ability_english(Ability, 'Omen', English),
    once(english_ability(English, 'Omen', Read)),
    assertion(Read == Ability).

:- end_tests(chosen_names).
