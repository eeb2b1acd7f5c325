:- module(declarations_tests, []).

:- use_module(library(plunit)).
:- use_module(boards).
:- use_module('../../../prolog/k/changes', [objects_in/2]).
:- use_module('../../../prolog/k/rules', []).
:- use_module('../../../prolog/k/store', [set/1]).
:- use_module('../../../prolog/k/views', [visible/2]).
:- use_module('../../../prolog/magic/cards/vocabulary', [refused_part/3, valid_ability/1]).

understood(Process) :-
    Process =.. [Name|Arguments],
    ( Arguments = [_|Rest] -> true ; Rest = [] ),
    lists:member(Value, [1, you, this, []]),
    apply:maplist(=(Value), Rest),
    Effect =.. [Name|Rest],
    valid_ability(spell([Effect])).

:- begin_tests(declarations).

%   In each of these, a number that is no object was taken for one.

test('a number of cards is no hidden object', Process == choose_discards(a, 2)) :-
    start_board([]),
    in_hand(b, "Cub", _),
    in_hand(b, "Ox", Hidden),
    assertion(Hidden == 2),
    set(now(choose_discards(a, 2))),
    once(visible(a, now(Process))).

test('a hidden object in a process is hidden', Process == choose_target(b, hidden, 1)) :-
    start_board([]),
    in_hand(b, "Cub", Hidden),
    set(now(choose_target(b, Hidden, 1))),
    once(visible(a, now(Process))).

test('in a process to come, too', Processes == [put_cards(b, [hidden], hand), mill_cards(a, 1)]) :-
    start_board([]),
    in_hand(b, "Cub", Hidden),
    set(later([put_cards(b, [Hidden], hand), mill_cards(a, 1)])),
    once(visible(a, later(Processes))).

test('the value of X is no object', Named == []) :-
    start_board([]),
    permanent(a, "Peak", _),
    permanent(a, "Peak", Second),
    objects_in([legal(value_of_x(Second)), legal(share(Second)), legal(activate(99, Second))], Named0),
    findall(O, ( lists:member(O-_, Named0), O \== 99 ), Named).

test('objects in actions and facts', Objects == [1, 2]) :-
    start_board([]),
    permanent(a, "Cub", A),
    permanent(b, "Ox", B),
    objects_in([legal(block(B, A)), stack_item(30, a, activated(A, 'Cub', 1))], Named),
    findall(O, ( lists:member(O-_, Named), O < 30 ), Objects).

test('603.2 what it triggered on is an object or a player', Objects == [1]) :-
    start_board([]),
    permanent(a, "Cub", A),
    objects_in([that(9, A), that(10, a)], Named),
    findall(O, ( lists:member(O-_, Named), O < 9 ), Objects).

:- end_tests(declarations).

:- begin_tests(vocabulary).

test('an internal process is no instruction',
     [forall(lists:member(Part, [mill_cards(2), choose_targets(3), draw_cards(1), pay_costs, resolve,
                                 begin_turn(a), take_back])),
      Named-Kind == Part-(instruction)]) :-
    refused_part(spell([draw(you, 1), Part]), Named, Kind).

test('no process but of instructions is understood') :-
    forall(( rules:process(Process), \+ rules:instruction(Process) ),
           assertion(\+ understood(Process))).

test('the smallest part is named',
     [ forall(lists:member(Quantity-Expected, [ count([gigantic])-(gigantic-object_part),
                                                many-(many-quantity),
                                                plus(1, much)-(much-quantity) ])),
       Part-Kind == Expected
     ]) :-
    refused_part(spell([may([draw(you, Quantity)])]), Part, Kind).

test('players are not destroyed, and objects do not draw',
     [ forall(lists:member(Effect-Part, [ destroy(target([player]))-player, draw(this, 1)-this,
                                          exile(target([card_in(graveyard, them)]))-card_in(graveyard, them) ])),
       Named == Part
     ]) :-
    refused_part(spell([Effect]), Named, _).

test('what an ability defines, or asks of "you" at each moment, is no effect of a resolution',
     [ forall(lists:member(Change, [ defined_pt(1, 1), defined_power(1), cant_attack_unless(your_turn), cant_attack_you(alone) ])),
       Part == [Change]
     ]) :-
    assertion(valid_ability(static(this, [Change]))),
    refused_part(spell([change(target([creature]), [Change], end_of_turn)]), Part, resolved_changes).

test('613.1 what is granted comes too late for types, colors and control',
     [forall(lists:member(Change, [add_types([artifact]), set_colors([red]), controlled_by(you)]))]) :-
    assertion(valid_ability(static(this, [Change]))),
    assertion(valid_ability(static([creature], [gain(static(this, [pt(1, 1)]))]))),
    assertion(\+ valid_ability(static([creature], [gain(static(this, [Change]))]))).

test('no permanent gains what says how a card is cast, or what it does elsewhere',
     [forall(lists:member(Keyword, [cascade, flash, cycling('{1}'), flashback('{1}'), kicker('{1}'), unearth('{1}')]))]) :-
    assertion(valid_ability(keyword(Keyword))),
    assertion(\+ valid_ability(static([creature], [gain(Keyword)]))),
    assertion(\+ valid_ability(static([creature], [gain(keyword(Keyword))]))),
    assertion(\+ valid_ability(spell([change(target([creature]), [gain(Keyword)], end_of_turn)]))).

test('113.6 nor an ability of another zone',
     [forall(lists:member(Ability, [ activated([discard(this)], [draw(you, 1)]), activated([mana('{1}')], [return_to_hand(this_buried)]),
                                     triggered(cycles(this), true, [draw(you, 1)]) ]))]) :-
    assertion(valid_ability(Ability)),
    assertion(\+ valid_ability(static([creature], [gain(Ability)]))).

test('a granted static ability knows no X and no target') :-
    assertion(valid_ability(spell([change(target([creature]), [pt(x, x)], end_of_turn)]))),
    assertion(\+ valid_ability(spell([change(target([creature]), [gain(static(this, [pt(x, x)]))], end_of_turn)]))).

test('while nothing resolves, no condition speaks of what does',
     [forall(lists:member(Said, [ quantity(that_many, at_least, 2), matches(chosen(1), [creature]), controls(controller_of(created), [land]),
                                  quantity(plus(lost_this_way, 1), at_least, 2) ]))]) :-
    assertion(valid_ability(spell([provided(Said, [draw(you, 1)])]))),
    assertion(\+ valid_ability(triggered(gains_life(you), Said, [draw(you, 1)]))),
    assertion(\+ valid_ability(static([creature], [pt(1, 1)], Said))),
    assertion(\+ valid_ability(activated([tap], [draw(you, 1)], [only_if(Said)]))).

test('"it" is known to what triggered, and to no other condition') :-
    assertion(valid_ability(triggered(enters([creature]), matches(that, [token]), [draw(you, 1)]))),
    assertion(\+ valid_ability(static([creature], [pt(1, 1)], matches(that, [token])))).

test('no spell costs what only a permanent can be asked for',
     [forall(lists:member(Cost, [tap, untap, crew(1), sacrifice(this), exile(this), remove_counters(charge, 1)]))]) :-
    assertion(valid_ability(activated([Cost], [draw(you, 1)]))),
    forall(lists:member(Ability, [ additional_cost(Cost), alternative_cost([Cost]), keyword(kicker([Cost])),
                                   keyword(flashback([Cost])), keyword(ward([Cost])) ]),
           assertion(\+ valid_ability(Ability))),
    assertion(valid_ability(additional_cost(pay_life(2)))).

test('a delayed ability targets nothing', [fail]) :-
    valid_ability(spell([delay(end_turn, this, [destroy(target([creature]))])])).

:- end_tests(vocabulary).

:- begin_tests(words).

%   Every condition of a rule that lets something happen is told where it fails, or is
%   bookkeeping that proofs pass over.

test('the words of every condition', Without == []) :-
    findall(Module:Condition,
            ( rules:source(Id, executable, _, Body, Module),
              Id \== cheat,
              explain:conjuncts(Body, Conditions),
              lists:member(Condition, Conditions),
              \+ worded(Module, Condition)
            ),
            Without).

worded(_, true).
worded(Module, Condition) :-
    wording:plain(Module, Condition, Seen, Plain),
    wording:home(Seen, Plain, Home),
    (   wording:written(Plain, Home, false, _)
    ;   wording:written(Plain, Home, true, silent)
    ;   Plain = (\+ Positive),
        wording:written(Positive, Home, true, _)
    ),
    !.

:- end_tests(words).

:- begin_tests(kinds).

%   A cause is of one kind: rules are selected by its name.

test('no cause is of two kinds', Twice == []) :-
    findall(Name/Arity-Kind, cause(Name, Arity, Kind), Unsorted),
    sort(Unsorted, Causes),
    findall(Indicator,
            ( lists:member(Indicator-A, Causes),
              lists:member(Indicator-B, Causes),
              A @< B
            ),
            Twice).

cause(Name, Arity, Kind) :-
    lists:member(Kind, [action, event, process, choice]),
    rules:declared(Kind, Template, _),
    functor(Template, Name, Arity).

test('every type is known', Unknown == []) :-
    findall(Type,
            ( rules:declared(_, _, Types),
              lists:member(Type, Types),
              \+ known(Type)
            ),
            Unknown).

test('so is every type of types', Unknown == []) :-
    findall(Type,
            ( rules:type(_, Pattern, _),
              occurs:sub_term(Part, Pattern),
              nonvar(Part),
              Part = (_:Type),
              \+ known(Type)
            ),
            Unknown).

known(Type) :- types:leaf(Type), !.
known(Type) :- types:described(_, Type), !.
known(Type) :- rules:type(Type, _, _), !.
known(Type) :- instructions:written(Type, _), !.

:- end_tests(kinds).
