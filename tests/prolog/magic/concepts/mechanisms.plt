:- module(rules_mechanisms_tests, []).

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../boards').
:- use_module('../../../../prolog/k/store', [set/1]).
:- use_module('../../../../prolog/magic/cards/names', [called/2]).
:- use_module('../../../../prolog/magic/rules/concepts/objects', [has/2, object_name/2, power/2]).

board :-
    start_board([]),
    card("Salve", "{G}", [instant], none, [spell([gain_life(target([player]), 3)])]),
    card("Idol", "{G}", [artifact], none, [replacement(gains_life(each([player])), impossible)]),
    card("Ward", "{G}", [artifact], none, [replacement(loses_life(you), impossible)]),
    card("Fast", "{G}", [artifact], none, [replacement(draws(you), impossible)]),
    card("Stasis", "{G}", [artifact], none, [replacement(gets_counters('+1/+1', [creature]), impossible)]),
    card("Double", "{G}", [artifact], none, [replacement(gains_life(you), times(2))]),
    card("Drain", "{U}", [instant], none, [spell([lose_life(target([player]), 2)])]),
    card("Grow", "{G}", [instant], none, [spell([put_counters(target([creature]), '+1/+1', 1)])]),
    permanents(a, 'Pool', 2),
    permanents(a, 'Grove', 2).

cast(Name, Actions) :-
    in_hand(a, Name, O),
    go,
    acts([cast(O)|Actions]),
    resolve.

next_turn :-
    to_step(end_turn),
    to_step(upkeep).

:- begin_tests(impossible).

test('614.17 what cannot happen is not replaced', Life == 20) :-
    board,
    permanent(a, 'Idol', _),
    permanent(a, 'Double', _),
    cast('Salve', [target(a)]),
    fact(life(a, Life)).

test('614.17 losing life, and only of that player', [A, B] == [20, 18]) :-
    board,
    permanent(a, 'Ward', _),
    permanents(a, 'Pool', 2),
    cast('Drain', [target(a)]),
    cast('Drain', [target(b)]),
    fact(life(a, A)),
    fact(life(b, B)).

test('614.17 drawing', Hand == []) :-
    board,
    permanent(a, 'Fast', _),
    cards_in_library(a, 'Grove', 3),
    cast('Lesson', []),
    values(O, hand(a, O), Hand).

test('614.17 counters', Counters == []) :-
    board,
    permanent(a, 'Stasis', _),
    permanent(a, 'Cub', Cub),
    cast('Grow', [target(Cub)]),
    values(N, counters(Cub, _, N), Counters).

:- end_tests(impossible).

:- begin_tests(other_faces).

faces :-
    board,
    card("Student", "{G}", [creature], 1/1,
         [ activated([mana('{0}')], [transform(this)]),
           other_face(2, flip, 'Master', '{G}', [legendary], [creature], [], [green], ['4', '4'], [keyword(vigilance)]) ]),
    card("Dawn", "{G}", [creature], 1/1,
         [other_face(2, modal_dfc, 'Dusk', '{U}', [], [creature], [], [], ['3', '3'], [keyword(flying)])]),
    card("Heat // Cold", "{G}{U}", [instant], none,
         [other_face(1, split, 'Heat', '{G}', [], [instant], [], [], [], [spell([gain_life(you, 1)])]),
          other_face(2, split, 'Cold', '{U}', [], [sorcery], [], [], [], [spell([gain_life(you, 5)])])]),
    card("Doom", "{0}", [instant], none, [spell([destroy(target([creature]))])]).

flipped(O) :-
    faces,
    permanent(a, 'Student', O),
    go,
    act(activate(O, 1)),
    resolve.

called_now(O, Called) :-
    object_name(O, Name),
    called(Name, Called).

test('710.2 a flipped permanent is its other half', Called-Power == 'Master'-4) :-
    flipped(O),
    called_now(O, Called),
    once(power(O, Power)),
    assertion(once(has(O, vigilance))).

test('710.3 a flipped permanent that dies is its card in the graveyard', Dead == ['Doom', 'Student']) :-
    flipped(O),
    in_hand(a, 'Doom', Doom),
    go,
    acts([cast(Doom), target(O)]),
    resolve,
    values(C, graveyard(a, C), Cs),
    findall(Called, ( member(C, Cs), called_now(C, Called) ), Unsorted),
    msort(Unsorted, Dead).

test('710.4 it does not flip back', Offered == []) :-
    flipped(O),
    findall(I, offered(activate(O, I)), Offered),
    assertion(called_now(O, 'Master')).

test('712.11b the back of a modal card is cast', Called-Power == 'Dusk'-3) :-
    faces,
    in_hand(a, 'Dawn', O),
    go,
    act(cast(O, face(2))),
    resolve,
    fact(object(New, face('Dawn', 2), a)),
    called_now(New, Called),
    power(New, Power).

test('709.3 the time of the half that is cast counts', Offered == [1]) :-
    faces,
    in_hand(a, 'Heat // Cold', O),
    set(active(b)),
    go,
    ( fact(now(priority(b, _))) -> act(pass) ; true ),
    findall(K, ( member(K, [1, 2]), offered(cast(O, face(K))) ), Offered),
    reasons(cast(O, face(2)), Ids),
    assertion(Ids == ['117.1a']).

:- end_tests(other_faces).

:- begin_tests(tokens_with_abilities).

token_board :-
    board,
    card("Nest", "{G}", [sorcery], none,
         [spell([create(you, 1, token('Bird', [creature], [bird], [white], 1, 1,
                                     [flying, triggered(dies(this), true, [gain_life(you, 2)])]))])]),
    card("Forge", "{G}", [sorcery], none,
         [spell([create(you, 2, token('Gnome', [artifact, creature], [gnome], [], 1, 1,
                                     [activated([sacrifice(this)], [gain_life(you, 1)])]))])]),
    card("Choir", "{G}", [sorcery], none,
         [spell([create(you, 2, token('Elf', [creature], [elf], [green], 1, 1,
                                     [static([creature, other, subtype(elf)], [pt(1, 1)])]))])]).

tokens(Os) :-
    values(O, token(O), Os).

test('111.3 a token dies, and its ability triggers', Life == 22) :-
    token_board,
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    cast('Nest', []),
    tokens([Bird]),
    assertion(has(Bird, flying)),
    acts([cast(Spark), target(Bird)]),
    resolve,
    resolve,
    fact(life(a, Life)).

test('111.3 its activated ability', Life-Left == 21-1) :-
    token_board,
    cast('Forge', []),
    tokens([Gnome|_]),
    act(activate(Gnome, 1)),
    resolve,
    tokens(Os),
    length(Os, Left),
    fact(life(a, Life)).

test('111.3 its static ability', Powers == [2, 2]) :-
    token_board,
    cast('Choir', []),
    tokens(Os),
    findall(Power, ( member(O, Os), power(O, Power) ), Powers).

:- end_tests(tokens_with_abilities).

:- begin_tests(several_conditions).

heard_board :-
    board,
    card("Ear", "{G}", [creature], 1/1,
         [triggered(either(enters(this), dies([creature, other])), true, [gain_life(you, 1)])]),
    card("Elder", "{G}", [creature], 1/1,
         [triggered(either(attacks(this), blocks(this)), controls(you, at_least, 2, [creature]), [gain_life(you, 4)])]),
    card("Doom", "{0}", [sorcery], none, [spell([destroy(each([creature]))])]).

test('603.2 either of two events', Life == 22) :-
    heard_board,
    permanent(b, 'Cub', Cub),
    permanents(a, 'Peak', 1),
    in_hand(a, 'Spark', Spark),
    cast('Ear', []),
    resolve,
    acts([cast(Spark), target(Cub)]),
    resolve,
    resolve,
    fact(life(a, Life)).

test('603.10a what leaves together with it is seen', Life == 22) :-
    heard_board,
    permanent(a, 'Ear', _),
    permanents(b, 'Cub', 2),
    cast('Doom', []),
    resolve,
    resolve,
    fact(life(a, Life)).

test('603.4 a condition of one of two events', Lives == [20, 24]) :-
    findall(Life, ( member(Others, [0, 1]), attacked_with(Others, Life) ), Lives).

attacked_with(Others, Life) :-
    heard_board,
    permanent(a, 'Elder', Elder),
    permanents(a, 'Cub', Others),
    go,
    to_step(declare_attackers),
    acts([attack(Elder, b), done]),
    ( fact(stack([_|_])) -> resolve ; true ),
    fact(life(a, Life)).

:- end_tests(several_conditions).

:- begin_tests(becoming_no_creature).

test('704.5m an Aura on a land that is a creature no more', Dead == ['Awake', 'Might']) :-
    board,
    card("Awake", "{G}", [instant], none,
         [spell([change(target([land]), [add_types([creature]), set_pt(3, 3)], end_of_turn)])]),
    card("Might", "{G}", [enchantment, aura], none, [keyword(enchant([creature])), static(enchanted(creature), [pt(2, 2)])]),
    permanent(a, 'Peak', Peak),
    in_hand(a, 'Awake', Awake),
    in_hand(a, 'Might', Might),
    cards_in_library(b, 'Grove', 3),
    go,
    acts([cast(Awake), target(Peak)]),
    resolve,
    acts([cast(Might), target(Peak)]),
    resolve,
    assertion(power(Peak, 5)),
    next_turn,
    assertion(fact(controls(a, Peak))),
    values(O, graveyard(a, O), Os),
    named(Os, Unsorted),
    msort(Unsorted, Dead).

test('704.5n an Equipment on it becomes unattached, and stays', Hosts == []) :-
    board,
    card("Awake", "{G}", [instant], none,
         [spell([change(target([land]), [add_types([creature]), set_pt(3, 3)], end_of_turn)])]),
    card("Blade", "{0}", [artifact, equipment], none, [keyword(equip('{0}'))]),
    permanent(a, 'Peak', Peak),
    permanent(a, 'Blade', Blade),
    in_hand(a, 'Awake', Awake),
    cards_in_library(b, 'Grove', 3),
    go,
    acts([cast(Awake), target(Peak)]),
    resolve,
    acts([activate(Blade, 1), target(Peak)]),
    resolve,
    assertion(fact(attached(Blade, Peak))),
    next_turn,
    assertion(fact(controls(a, Blade))),
    values(Host, attached(Blade, Host), Hosts).

test('506.4 an attacker that is no creature any more is removed from combat', Attacking == []) :-
    board,
    card("Sleep", "{U}", [instant], none, [spell([become_copy(target([creature]), target([land]), [], end_of_turn)])]),
    permanent(a, 'Cub', Cub),
    permanent(a, 'Peak', Peak),
    in_hand(a, 'Sleep', Sleep),
    go,
    to_step(declare_attackers),
    acts([attack(Cub, b), done, cast(Sleep), target(Cub), target(Peak)]),
    resolve,
    values(O, attacking(O, _), Attacking).

:- end_tests(becoming_no_creature).

:- begin_tests(why_not_then).

chosen_between :-
    board,
    card("Bowl", "{G}", [artifact], none, [replacement(gains_life(you), plus(1))]),
    permanent(a, 'Double', _),
    permanent(a, 'Bowl', _),
    in_hand(a, 'Salve', Salve),
    go,
    acts([cast(Salve), target(a), pass, pass]).

test('616.1 nothing but the effects that apply is chosen', [Passing, Other, Chosen] == [['117.3d'], [kernel], []]) :-
    chosen_between,
    fact(now(choose_replacement(a, _, [option(Key, none), _]))),
    reasons(pass, Passing),
    reasons(replace(Key, do), Other),
    reasons(replace(Key, none), Chosen).

test('602.2 an ability of a permanent waits for the choice') :-
    chosen_between,
    fact(controls(a, O)),
    reasons(activate(O, 1), Ids),
    assertion(memberchk('602.2', Ids)).

test('707.5 what is no creature is not copied', Ids == [kernel]) :-
    board,
    card("Glass", "{U}", [creature], 0/0, [enters_as_copy([creature], [])]),
    permanent(a, 'Cub', Cub),
    fact(controls(a, Land)),
    in_hand(a, 'Glass', Glass),
    go,
    acts([cast(Glass), pass, pass]),
    fact(now(choose_replacement(a, _, Options))),
    assertion(memberchk(option(_, copying(Cub)), Options)),
    memberchk(option(Key, decline), Options),
    reasons(replace(Key, copying(Land)), Ids).

:- end_tests(why_not_then).
