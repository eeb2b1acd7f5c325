:- module(casting,
          [ sorcery_time/1,             % +Player
            has_legal_targets/3         % +Slots, +Source, +Player
          ]).

/** <module> Casting spells (601), activating abilities (602), playing lands (305)

The steps of casting are fluents, as the thesis lists them: casting(Item, a) is
the announcement, b modes and X, c targets, d division, e the total cost, f mana
abilities, g payment. Each is a process of its own.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, selectchk/3]).
:- use_module('../k/language').
:- use_module(costs).
:- use_module(definitions, []).
:- use_module(filters).
:- use_module(mana).
:- use_module(objects).
:- use_module(players).
:- use_module(targets).
:- use_module(turn, [main_phase/0]).

fluent casting(_Item:object, _Step:atom) functional.
fluent cost(_Item:object, _:terms) functional.
fluent paid(_Item:object, _:term).
fluent bound(_Item:object, _Key:atom, _:term).
fluent division(_Item:object, _Slot:integer, _Thing:term, _:integer).
fluent revealed_card(_O:object).

action cast(_O).
action cast(_O, _Way).
action activate(_O, _Index).
action play_land(_O).
action target(_Thing).
action mode(_N).
action value_of_x(_N).
action option(_N).
action share(_N).
action pick(_O).

event begins_casting(_P, _O, _Way, _Item).
event activates(_P, _O, _Index, _Item).
event casts(_P, _Item).
event activated(_P, _Item).
event plays_land(_P, _O).
event cycles(_P, _O).
event reveals(_P, _O).
event sacrifices(_P, _O).

process choose_modes(_Item).
process choose_targets(_Item, _Slot).
process divide(_Item).
process determine_cost(_Item).
process activate_mana_abilities(_Item).
process pay_costs(_Item).
process pay(_Item, _Cost).
process announced(_Item).
choice choose_target(_P, _Item, _Slot).
choice choose_mode(_P, _Item).
choice choose_x(_P, _Item).
choice choose_cost(_P, _Item, _Forms).
choice choose_share(_P, _Item, _Left, _Things).
choice make_mana(_P, _Item, _Cost, _Excluded).
choice choose_for_cost(_P, _Item, _Cost, _Left, _Least).

%   Lands (305, 116.2a)

'305.1' :: executable play_land(O) if
    priority(Player, _), active(Player), main_phase, hand(Player, O), land(O).
'305.2' :: nonexecutable play_land(_) if
    now(priority(Player, _)), land_played(Player)
    because "~w has played a land this turn"-[Player].
'305.1' :: nonexecutable play_land(_) if
    \+ stack([])
    because "the stack is not empty"-[].
'305.4' :: caused event(moves(O, hand(Player), battlefield(Player), _)), event(plays_land(Player, O)),
                  land_played(Player), then([open_priority(Player)]) after
    play_land(O), hand(Player, O).

%   Casting (601)

'601.2' :: executable cast(O) if
    priority(Player, _), hand(Player, O), \+ land(O).
'118.9' :: executable cast(O, alternative(Index)) if
    priority(Player, _), definition:alternative_cost(Name, Index, _), hand(Player, O),
    name(O, Name), \+ land(O).

'117.1a' :: nonexecutable cast(O) if
    now(priority(Player, _)), wrong_time(Player, O)
    because "it can be cast only in your main phase with an empty stack"-[].
'117.1a' :: nonexecutable cast(O, _) if
    now(priority(Player, _)), wrong_time(Player, O)
    because "it can be cast only in your main phase with an empty stack"-[].
'601.2h' :: nonexecutable cast(O) if
    now(priority(Player, _)), \+ affordable(Player, O, normal)
    because "~w"-[Words] where unaffordable(Player, O, normal, Words).
'601.2h' :: nonexecutable cast(O, Way) if
    now(priority(Player, _)), \+ affordable(Player, O, Way)
    because "~w"-[Words] where unaffordable(Player, O, Way, Words).
'601.2c' :: nonexecutable cast(O) if
    now(priority(Player, _)), no_target(Player, O)
    because "it has no legal target"-[].
'601.2c' :: nonexecutable cast(O, _) if
    now(priority(Player, _)), no_target(Player, O)
    because "it has no legal target"-[].

wrong_time(Player, O) :-
    \+ sorcery_time(Player),
    \+ type(O, instant),
    \+ has(O, flash).

%!  sorcery_time(+Player) is semidet.
%
%   Player's main phase, with an empty stack.

sorcery_time(Player) :-
    active(Player),
    main_phase,
    stack([]).

affordable(Player, O, Way) :-
    spell_costs(Player, O, Way, Costs),
    can_pay(Player, O, O, Costs),
    !.

unaffordable(Player, O, Way, Words) :-
    spell_costs(Player, O, Way, Costs),
    cannot_pay(Player, O, Costs, Words).

unpayable(Player, O, Costs, Words) :-
    (   cannot_pay(Player, O, Costs, _)
    ->  cannot_pay(Player, O, Costs, Words)
    ;   Words = "its costs can't be paid together"
    ).

no_target(Player, O) :-
    name(O, Name),
    definition:spell_ability(Name, Slots, _),
    \+ has_legal_targets(Slots, O, Player).

%!  has_legal_targets(+Slots, +Source, +Player) is semidet.

has_legal_targets([], _, _).
has_legal_targets([slot(Filter)|Slots], Source, Player) :-
    once(candidate(Filter, Source, Player, _)),
    has_legal_targets(Slots, Source, Player).

'601.2a' :: caused event(begins_casting(Player, O, normal, _)) after cast(O), hand(Player, O).
'601.2a' :: caused event(begins_casting(Player, O, Way, _)) after cast(O, Way), hand(Player, O).
'601.2a' :: caused event(moves(O, hand(Player), stack(Player), Item)), casting(Item, a),
                   bound(Item, way, Way), then(Steps) after
    begins_casting(Player, O, Way, Item), casting_steps(Item, Steps).

casting_steps(Item, [ choose_modes(Item), choose_targets(Item, 1), divide(Item),
                      determine_cost(Item), activate_mana_abilities(Item),
                      pay_costs(Item), announced(Item) ]).

%   Activating (602)

'602.2' :: executable activate(O, Index) if
    priority(Player, _), controls(Player, O), object(O, Name, _),
    definition:activated_ability(Name, Index, battlefield, _, _, _, _),
    \+ automatic(Player, Name, Index).
'602.2' :: executable activate(O, Index) if
    priority(Player, _), definition:activated_ability(Name, Index, hand, _, _, _, _),
    object(O, Name, _), hand(Player, O).
'605.3a' :: executable activate(O, basic(Type)) if
    priority(Player, _), setting(payment(Player), manual), controls(Player, O),
    subtype(O, Type), basic_land_type(Type, _).
'605.3a' :: executable activate(O, Index) if
    make_mana(Player, _, _, _), controls(Player, O), object(O, Name, _),
    definition:mana_ability(Name, Index), \+ automatic(Player, Name, Index).
'605.3a' :: executable activate(O, basic(Type)) if
    make_mana(Player, _, _, _), setting(payment(Player), manual), controls(Player, O),
    subtype(O, Type), basic_land_type(Type, _).

%   With automatic payment, abilities that only tap for mana are no choices.

automatic(Player, Name, Index) :-
    definition:mana_source(Name, Index, _),
    \+ setting(payment(Player), manual).

'602.2b' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, Costs, _, _), \+ can_pay(Player, O, O, Costs)
    because "~w"-[Words] where unpayable(Player, O, Costs, Words).
'602.2b' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, _, Slots, _), \+ has_legal_targets(Slots, O, Player)
    because "it has no legal target"-[].
'602.5b' :: nonexecutable activate(O, Index) if
    ability_of(O, Index, _, _, Limits), memberchk(once_each_turn, Limits), activated_this_turn(O, Index)
    because "it was activated this turn"-[].
'602.5d' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, _, _, Limits), memberchk(sorcery_speed, Limits),
    \+ sorcery_time(Player)
    because "it can be activated only as a sorcery"-[].
'602.5' :: nonexecutable activate(O, Index) if
    acting(Player), ability_of(O, Index, _, _, Limits), memberchk(only_during(your, Step), Limits),
    \+ ( active(Player), step(Step) )
    because "it can be activated only during your ~w"-[Step].
'605.3a' :: nonexecutable pick(O) if
    now(choose_for_cost(Player, Item, sacrifice(_, _), _, _)),
    stack_item(Item, Player, activated(_, Name, Index)), is_mana_ability(Name, Index),
    later(Later), memberchk(activate_mana_abilities(Paying), Later),
    \+ payable_afterwards(Player, Paying, O, Name-Index)
    because "the rest of the cost could not be paid then"-[].

acting(Player) :- now(priority(Player, _)).
acting(Player) :- now(make_mana(Player, _, _, _)).

ability_of(O, Index, Costs, Slots, Limits) :-
    object(O, Name, _),
    definition:activated_ability(Name, Index, _, Costs, Slots, _, Limits).
ability_of(O, basic(Type), [tap], [], []) :-
    once(subtype(O, Type)).

%   Making mana must not spend what the rest of the cost needs.

payable_afterwards(Player, Paying, Victim, Ability) :-
    cost(Paying, Costs),
    memberchk(mana(Cost), Costs),
    stack_item(Paying, _, Kind),
    excluded(Costs, Kind, Excluded),
    target_view(Paying, view(Source, _, _)),
    wanted(Player, Source, Costs, Wanted),
    payable_after(Player, Cost, Excluded, Wanted, Victim, Ability).

'602.2a' :: caused event(activates(Player, O, Index, _)) after
    activate(O, Index), acting(Player).
'602.2a' :: caused stack([Item|Stack]), stack_item(Item, Player, activated(O, Name, Index)),
                   casting(Item, a), then(Steps) after
    activates(Player, O, Index, Item), object(O, Name, _), \+ is_mana_ability(Name, Index),
    stack(Stack), casting_steps(Item, Steps).

is_mana_ability(_, basic(_)).
is_mana_ability(Name, Index) :- definition:mana_ability(Name, Index).

%   Mana abilities do not use the stack (605.3b).

'605.3b' :: caused stack_item(Item, Player, activated(O, Name, Index)), then(Tasks) after
    activates(Player, O, Index, Item), object(O, Name, _), is_mana_ability(Name, Index),
    now(Process), after_mana(Process, Next),
    append([determine_cost(Item), pay_costs(Item), resolve_mana(Item)], Next, Tasks).

after_mana(priority(Player, _), [open_priority(Player)]).
after_mana(make_mana(_, Item, _, _), [activate_mana_abilities(Item)]).
process resolve_mana(_Item).

'602.5b' :: caused activated_this_turn(O, Index) after
    activates(_, O, Index, _), ability_of(O, Index, _, _, [_|_]).

%   b: modes, X and the form of additional costs

'601.2b' :: caused casting(Item, b) after choose_modes(Item), casting(Item, _).
'601.2b' :: caused then(Tasks) after
    choose_modes(Item), announcements(Item, Tasks).

announcements(Item, Tasks) :-
    stack_item(Item, Player, Kind),
    findall(Task, announcement(Kind, Item, Player, Task), Tasks).

announcement(spell, Item, Player, choose_cost(Player, Item, Forms)) :-
    name(Item, Name),
    \+ bound(Item, form, _),
    definition:additional_cost(Name, either(A, B)),
    Forms = [A, B].
announcement(spell, Item, Player, choose_x(Player, Item)) :-
    name(Item, Name),
    definition:x_cost(Name, _).
announcement(Kind, Item, Player, choose_mode(Player, Item)) :-
    instructions_of(Kind, Item, [modal(_)]).

%   Only forms that can be paid are offered.

'601.2b' :: executable option(N) if
    choose_cost(Player, Item, Forms), nth1(N, Forms, Form), form_payable(Player, Item, Form).
'601.2b' :: caused bound(Item, form, Form) after
    option(N), now(choose_cost(_, Item, Forms)), nth1(N, Forms, Form).

form_payable(Player, Item, Form) :-
    bound(Item, way, Way),
    costs_with_form(Player, Item, Way, Form, Costs),
    can_pay(Player, Item, Item, Costs),
    !.

costs_with_form(Player, Item, Way, Form, Costs) :-
    name(Item, Name),
    definition:additional_cost(Name, either(A, B)),
    (   Form == A
    ->  Position = 1
    ;   Form == B,
        Position = 2
    ),
    findall(C, spell_costs(Player, Item, Way, C), All),
    nth1(Position, All, Costs).

%   The value of X is announced (107.3a): any that can be paid.

'601.2b' :: executable value_of_x(N) if
    choose_x(Player, Item), bound(Item, way, Way), mana_units(Player, none, Units), length(Units, Most),
    between(0, Most, N), x_payable(Player, Item, Way, N).
'601.2b' :: caused paid(Item, x(N)) after value_of_x(N), now(choose_x(_, Item)).

x_payable(Player, Item, Way, N) :-
    spell_costs(Player, Item, Way, N, Costs),
    can_pay(Player, Item, Item, Costs),
    !.

'700.2' :: executable mode(N) if
    choose_mode(Player, Item), stack_item(Item, Player, Kind),
    instructions_of(Kind, Item, [modal(Modes)]), nth1(N, Modes, _).
'700.2' :: caused bound(Item, mode, N) after mode(N), now(choose_mode(_, Item)).

instructions_of(spell, Item, Instructions) :-
    name(Item, Name),
    definition:spell_ability(Name, _, Instructions).
instructions_of(activated(_, Name, Index), _, Instructions) :-
    definition:activated_ability(Name, Index, _, _, _, Instructions, _).
instructions_of(triggered(_, Name, Index), _, Instructions) :-
    definition:triggered_ability(Name, Index, _, _, Instructions).

%   c: targets

'601.2c' :: caused casting(Item, c) after choose_targets(Item, _), casting(Item, _).
'601.2c' :: caused then(Tasks) after
    choose_targets(Item, K), stack_item(Item, Player, Kind), slots_of(Kind, Item, Slots),
    nth1(K, Slots, slot(Filter)), next_target(Item, Player, Kind, K, Filter, Tasks).

next_target(Item, Player, Kind, K, Filter, Tasks) :-
    target_view(Item, view(Source, _, _)),
    Next is K+1,
    (   once(candidate(Filter, Source, Player, _))
    ->  Tasks = [choose_target(Player, Item, K), choose_targets(Item, Next)]
    ;   Kind = triggered(_, _, _)
    ->  Tasks = [remove_from_stack(Item)]
    ;   Tasks = []
    ).
process remove_from_stack(_Item).

slots_of(spell, Item, Slots) :-
    name(Item, Name),
    definition:spell_ability(Name, Slots, _).
slots_of(activated(_, Name, Index), _, Slots) :-
    definition:activated_ability(Name, Index, _, _, Slots, _, _).
slots_of(triggered(_, Name, Index), _, Slots) :-
    definition:triggered_ability(Name, Index, _, Slots, _).

'601.2c' :: executable target(Thing) if
    choose_target(Player, Item, K), stack_item(Item, Player, Kind), slots_of(Kind, Item, Slots),
    nth1(K, Slots, slot(Filter)), target_view(Item, view(Source, _, _)),
    candidate(Filter, Source, Player, Thing), Thing \== Item.
'601.2c' :: caused target(Item, K, Thing), event(becomes_target(Thing, Item)) after
    target(Thing), now(choose_target(_, Item, K)).
event becomes_target(_Thing, _Item).

%   d: division

'601.2d' :: caused casting(Item, d) after divide(Item), casting(Item, _).
'601.2d' :: caused then([choose_share(Player, Item, N, Things)]) after
    divide(Item), stack_item(Item, Player, Kind), instructions_of(Kind, Item, Instructions),
    member(divided_damage(_, N, _), Instructions),
    findall(K-Thing, target(Item, K, Thing), Things), Things = [_, _|_].
'601.2d' :: executable share(N) if
    choose_share(_, _, Left, [_|Others]), length(Others, Rest), Most is Left-Rest,
    ( Others == [] -> N = Left ; between(1, Most, N) ).
'601.2d' :: caused division(Item, K, Thing, N), then(Tasks) after
    share(N), now(choose_share(Player, Item, Left, [K-Thing|Others])), Rest is Left-N,
    ( Others == [] -> Tasks = [] ; Tasks = [choose_share(Player, Item, Rest, Others)] ).

%   e: the total cost, locked in

'601.2e' :: caused casting(Item, e) after determine_cost(Item), casting(Item, _).
'601.2f' :: caused cost(Item, Costs) after
    determine_cost(Item), stack_item(Item, Player, Kind), costs_of(Kind, Item, Player, Costs).

costs_of(spell, Item, Player, Costs) :-
    bound(Item, way, Way),
    (   bound(Item, form, Form)
    ->  costs_with_form(Player, Item, Way, Form, Costs)
    ;   once(spell_costs(Player, Item, Way, Costs))
    ).
costs_of(activated(_, _, basic(_)), _, _, [tap]).
costs_of(activated(_, Name, Index), _, _, Costs) :-
    definition:activated_ability(Name, Index, _, Costs, _, _, _).

%   f: mana abilities, where the automatic payment does not suffice

'601.2g' :: caused casting(Item, f) after activate_mana_abilities(Item), casting(Item, _).
'601.2g' :: caused then([make_mana(Player, Item, Mana, Excluded)]) after
    activate_mana_abilities(Item), stack_item(Item, Player, Kind), cost(Item, Costs),
    memberchk(mana(Mana), Costs), excluded(Costs, Kind, Excluded),
    ( setting(payment(Player), manual) -> true ; \+ payable_by_sources(Player, Mana, Excluded) ).
'601.2g' :: executable finish_mana if
    make_mana(Player, _, Mana, Excluded), payable_by_sources(Player, Mana, Excluded).
action finish_mana.

excluded(Costs, Kind, Excluded) :-
    (   memberchk(tap, Costs),
        Kind = activated(Source, _, _)
    ->  Excluded = Source
    ;   Excluded = none
    ).

%   An illegal cast is taken back whole (733.1): Python returns to the choice
%   before it, and with it the state.

'733.1' :: executable take_back if make_mana(Player, _, _, _), setting(payment(Player), manual).
'733.1' :: caused rewind(Item) after take_back, now(make_mana(_, Item, _, _)).
action take_back.
flag rewind(_Item).

%   g: payment, in the order that the cost lists; choices of objects one by one

'601.2h' :: caused casting(Item, g) after pay_costs(Item), casting(Item, _).
'601.2h' :: caused then(Tasks) after
    pay_costs(Item), cost(Item, Costs), findall(pay(Item, Cost), member(Cost, Costs), Tasks).

'601.2h' :: caused all(Changes) after
    pay(Item, mana(Cost)), stack_item(Item, Player, Kind), cost(Item, Costs),
    excluded(Costs, Kind, Excluded), payment(Player, Cost, Excluded, paid(Taps, Left)),
    findall(Change, mana_change(Player, Taps, Left, Change), Changes).

mana_change(_, Taps, _, event(becomes_tapped(O))) :-
    member(tap(O, _), Taps).
mana_change(Player, _, Left, pool(Player, Left)) :-
    ( pool(Player, _) -> true ; Left \== [] ).

'601.2h' :: caused event(becomes_tapped(Source)) after
    pay(Item, tap), target_view(Item, view(Source, _, _)).
'601.2h' :: caused -tapped(Source) after
    pay(Item, untap), target_view(Item, view(Source, _, _)).
'601.2h' :: caused event(moves(Source, battlefield(Player), graveyard(Owner), _)), event(sacrifices(Player, Source)) after
    pay(Item, sacrifice(this)), target_view(Item, view(Source, Player, _)), owner(Source, Owner).
'601.2h' :: caused event(moves(Source, hand(Player), graveyard(Player), _)), event(discards(Player, Source)) after
    pay(Item, discard(this)), target_view(Item, view(Source, Player, _)).
'702.29c' :: caused event(cycles(Player, Source)) after
    pay(Item, discard(this)), target_view(Item, view(Source, Player, _)).
'601.2h' :: caused event(moves(O, hand(Player), graveyard(Player), _)), event(discards(Player, O)) after
    pay(Item, discard_hand), stack_item(Item, Player, _), hand(Player, O).
'601.2h' :: caused lose_life(Player, N, Life) after
    pay(Item, pay_life(N)), stack_item(Item, Player, _), life(Player, Life).
'601.2h' :: caused change_counters(Source, Kind, Less, Present) after
    pay(Item, remove_counters(Kind, N)), target_view(Item, view(Source, _, _)),
    counters(Source, Kind, Present), Less is -N.
'601.2h' :: caused then([choose_for_cost(Player, Item, Cost, N, 0)]) after
    pay(Item, Cost), counted_cost(Cost, N, _), stack_item(Item, Player, _).

counted_cost(sacrifice(N, Filter), N, Filter).
counted_cost(tap_permanents(N, Filter), N, Filter).
counted_cost(return_to_hand(N, Filter), N, Filter).
counted_cost(discard(N, Filter), N, Filter).
counted_cost(exile_from_hand(N, Filter), N, Filter).
counted_cost(reveal_from_hand(N, Filter), N, Filter).

%   Several objects are chosen in the order of their numbers, each set once.

'601.2h' :: executable pick(O) if
    choose_for_cost(Player, Item, Cost, Left, Least), counted_cost(Cost, _, Filter),
    target_view(Item, View), payer_objects(Cost, Player, Item, Filter, View, Least, Objects),
    length(Objects, Available), Last is Available-Left+1,
    nth1(K, Objects, O), K =< Last.

payer_objects(Cost, Player, Item, Filter, View, Least, Objects) :-
    findall(O,
            ( payer_object(Cost, Player, O),
              O > Least,
              O \== Item,
              matches(Filter, O, View)
            ),
            Unsorted),
    sort(Unsorted, Objects).

payer_object(sacrifice(_, _), Player, O) :- controls(Player, O).
payer_object(tap_permanents(_, _), Player, O) :- controls(Player, O), \+ tapped(O).
payer_object(return_to_hand(_, _), Player, O) :- controls(Player, O).
payer_object(discard(_, _), Player, O) :- hand(Player, O).
payer_object(exile_from_hand(_, _), Player, O) :- hand(Player, O).
payer_object(reveal_from_hand(_, _), Player, O) :- hand(Player, O).

'601.2h' :: caused then([choose_for_cost(Player, Item, Cost, Left, O)]) after
    pick(O), now(choose_for_cost(Player, Item, Cost, N, _)), N > 1, Left is N-1.
'601.2h' :: caused Event after
    pick(O), now(choose_for_cost(Player, _, Cost, _, _)), cost_event(Cost, Player, O, Event).

cost_event(sacrifice(_, _), Player, O, event(moves(O, battlefield(Player), graveyard(Owner), _))) :-
    owner(O, Owner).
cost_event(sacrifice(_, _), Player, O, event(sacrifices(Player, O))).
cost_event(tap_permanents(_, _), _, O, event(becomes_tapped(O))).
cost_event(return_to_hand(_, _), Player, O, event(moves(O, battlefield(Player), hand(Owner), _))) :-
    owner(O, Owner).
cost_event(discard(_, _), Player, O, event(moves(O, hand(Player), graveyard(Player), _))).
cost_event(discard(_, _), Player, O, event(discards(Player, O))).
cost_event(exile_from_hand(_, _), Player, O, event(moves(O, hand(Player), exile, _))).
cost_event(reveal_from_hand(_, _), Player, O, event(reveals(Player, O))).

%   The spell is cast, the ability activated (601.2i, 602.2b).

'601.2i' :: caused -casting(Item, g), -cost(Item, Costs), event(casts(Player, Item)),
                   cast_this_turn(Player, Item), then([open_priority(Player)]) after
    announced(Item), stack_item(Item, Player, spell), cost(Item, Costs).
'602.2b' :: caused -casting(Item, g), -cost(Item, Costs), event(activated(Player, Item)),
                   then([open_priority(Player)]) after
    announced(Item), stack_item(Item, Player, activated(_, _, _)), cost(Item, Costs).
