:- module(weighing, []).

/** <module> What a plain player would think of each action

Request of a seat: ["weights"], for who chooses: a number for each legal action, in their order. It is above
zero where the action is worth more than to let things go on, and below where it is worth less. What is judged
is what lies open: the terms of the abilities (moods.pl), sizes, sides and the time.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module('../../k/language').
:- use_module('../../door/seats', []).
:- use_module('../../k/cycle', [chooser/1, legal_actions/1]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/attaching', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/concepts/targets', [candidate/4]).
:- use_module('../rules/turn/blocking', [can_block/2]).
:- use_module('../rules/turn/turn', [main_phase/0]).
:- use_module('../words/action_words', [obvious_action/3]).
:- use_module(moods).

:- multifile seats:shown/4.

seats:shown(magic, Viewer, ["weights"], Weights) :-
    chooser(Viewer),
    now(Process),
    legal_actions(Actions),
    ( obvious_action(Process, Actions, Obvious) -> true ; Obvious = none ),
    maplist(weight(Process, Viewer, Obvious), Actions, Weights).

weight(Process, Player, Obvious, Action, Weight) :-
    (   weighed(Process, Action, Player, Found)
    ->  Weight = Found
    ;   Action == Obvious
    ->  Weight = 3
    ;   Weight = 0
    ).

%   weighed(+Process, +Action, +Player, -Weight) is semidet.

weighed(priority(_, _), pass, _, 0).
weighed(priority(_, _), play_land(_), _, 900).
weighed(priority(_, _), play_land(_, _), _, 900).
weighed(priority(_, _), cast(O), Player, Weight) :- spell_weight(O, Player, Weight).
weighed(priority(_, _), cast(O, _), Player, Weight) :- spell_weight(O, Player, Weight).
weighed(priority(_, _), take_companion(_), _, 50).
weighed(priority(_, _), activate(O, Index), Player, Weight) :- ability_weight(O, Index, Player, Weight).
weighed(priority(_, _), _, _, -1).
weighed(choose_target(_, Item, Slot), target(Thing), Player, Weight) :- target_weight(Item, Slot, Thing, Player, Weight).
weighed(choose_target(_, _, _), no_more, _, 0).
weighed(choose_new_target(_, Item, Slot), target(Thing), Player, Weight) :- target_weight(Item, Slot, Thing, Player, Weight).
weighed(choose_x(_, _), value_of_x(X), _, X).
weighed(choose_x_of_offer(_, _, _), value_of_x(X), _, X).
weighed(declare_attackers(_), attack(O, Defender), Player, Weight) :- attack_weight(O, Defender, Player, Weight).
weighed(declare_attackers(_), done, _, 0).
weighed(declare_attackers(_), start_over, _, -9).
weighed(declare_blockers(_), block(B, A), Player, Weight) :- block_weight(B, A, Player, Weight).
weighed(declare_blockers(_), done, _, 0).
weighed(declare_blockers(_), start_over, _, -9).
weighed(choose_discards(_, _), discard(O), Player, Weight) :- least_wanted(O, Player, Weight).
weighed(choose_permanent(_, _, _, _, _), choose(O), Player, Weight) :- given_up(O, Player, Weight).
weighed(choose_for_cost(_, _, _, _, _), pick(O), Player, Weight) :- given_up(O, Player, Weight).
weighed(_, yes, _, 2).
weighed(_, take_back, _, -9).
weighed(_, concede(_), _, -999).

%   Spells: the dearest first; one that needs a target of the right side waits for it, one that lasts for a turn for a fight,
%   one that answers a spell for a spell of an opponent.

spell_weight(O, Player, Weight) :-
    object_name(O, Name),
    mana_value(O, Value),
    (   effects_and_slots(spell, Name, Instructions, Slots)
    ->  (   Slots \== [],
            \+ aims(spell, Name, O, Player, Slots)
        ->  Weight = -5
        ;   answers(Slots)
        ->  ( their_spell_on_top(Player) -> Weight is 300+Value ; Weight = -5 )
        ;   for_a_fight(Instructions)
        ->  ( fighting -> Weight is 150+Value ; Weight = -2 )
        ;   Weight is 100+10*Value
        )
    ;   Weight is 100+10*Value
    ).

%   aims(+Kind, +Name, +Source, +Player, +Slots) is semidet: the first target can be one of the right side.

aims(Kind, Name, Source, Player, [SlotTerm|_]) :-
    arg(1, SlotTerm, Filter),
    mood_of_slot(Kind, Name, 1, Mood),
    (   Mood == none
    ->  true
    ;   ( Kind == spell -> From = as_cast(Player, Source, Name) ; From = Source ),
        candidate(Filter, From, Player, Thing),
        side(Thing, Player, Side),
        right_side(Mood, Side)
    ->  true
    ).

right_side(harm, theirs).
right_side(help, mine).

answers([SlotTerm|_]) :-
    arg(1, SlotTerm, Filter),
    once(( member(Word, Filter), ( Word == spell ; Word = ability_on_stack(_) ) )).

their_spell_on_top(Player) :-
    stack([Item|_]),
    stack_item(Item, Other, _),
    opponent(Player, Other).

for_a_fight(Instructions) :-
    member(Instruction, Instructions),
    functor(Instruction, Verb, _),
    memberchk(Verb, [change, do_change, regenerate, prevent_next, prevent_all, prevent_all_to]),
    ( Verb == change -> arg(3, Instruction, end_of_turn) ; Verb == do_change -> arg(_, Instruction, end_of_turn) ; true ),
    !.

fighting :-
    step(declare_blockers),
    once(attacking(_, _)).

%   Abilities: of walkers each turn; of others where nothing of worth is given up for them.

ability_weight(O, Index, Player, Weight) :-
    object_name(O, Name),
    (   definition:activated_ability(Name, Index, _, Costs, Slots, Instructions, _)
    ->  (   definition:mana_ability(Name, Index)
        ->  Weight = -5
        ;   Slots \== [],
            \+ aims(activated(Index), Name, O, Player, Slots)
        ->  Weight = -5
        ;   memberchk(loyalty(Change), Costs)
        ->  loyalty_weight(O, Change, Weight)
        ;   gives_up(Costs)
        ->  Weight = -2
        ;   answers(Slots)
        ->  ( their_spell_on_top(Player) -> Weight = 250 ; Weight = -5 )
        ;   for_a_fight(Instructions)
        ->  ( runs_out(Costs), fighting, concerned(Instructions, O) -> Weight = 80 ; Weight = -2 )
        ;   runs_out(Costs),
            \+ nothing_new(O, Instructions),
            main_phase,
            active(Player),
            stack([])
        ->  Weight = 60
        ;   Weight = -2
        )
    ;   Weight = -2
    ).

%   An ultimate or a minus ability that leaves the walker there goes first.

loyalty_weight(O, Change, Weight) :-
    (   integer(Change)
    ->  counters(O, loyalty, Present),
        Left is Present+Change,
        (   Change =< -6
        ->  Weight = 480
        ;   Change < 0,
            Left < 1
        ->  Weight = -2
        ;   Change < 0
        ->  Weight = 430
        ;   Weight is 420+Change
        )
    ;   Weight = -2
    ).

gives_up(Costs) :-
    member(Cost, Costs),
    functor(Cost, Verb, _),
    memberchk(Verb, [ sacrifice, discard, exile_from_hand, return_to_hand, pay_life, exile_from_graveyard, remove_counters,
                      put_counters, tap_permanents, unattach ]),
    !.

%   runs_out(+Costs) is semidet: they can't be paid again and again.

runs_out(Costs) :-
    (   memberchk(tap, Costs)
    ->  true
    ;   memberchk(mana(cost(Generic, Symbols)), Costs),
        ( Generic > 0 ; Symbols \== [] ),
        !
    ).

%   concerned(+Instructions, +O) is semidet: what it does to itself is of use in this fight.

concerned(Instructions, O) :-
    (   member(Instruction, Instructions),
        arg(1, Instruction, this)
    ->  once(( attacking(O, _) ; blocks(O, _) ))
    ;   true
    ).

%   nothing_new(+O, +Instructions) is semidet: what it would do is so, or would come to nothing.

nothing_new(O, Instructions) :-
    member(Instruction, Instructions),
    (   functor(Instruction, attach, _)
    ->  once(attached(O, _))
    ;   functor(Instruction, untap, _),
        arg(1, Instruction, this)
    ->  \+ tapped(O)
    ;   memberchk(Instruction, [change(this, _, _)])
    ),
    !.

%   Targets: harm goes to the greatest thing of an opponent, help to the greatest of one's own.

target_weight(Item, Slot, Thing, Player, Weight) :-
    kind_and_name(Item, Kind, Name),
    mood_of_slot(Kind, Name, Slot, Mood),
    side(Thing, Player, Side),
    worth(Thing, Worth),
    (   Mood == none
    ->  ( Side == theirs -> Weight is 1+Worth ; Weight = 1 )
    ;   right_side(Mood, Side)
    ->  Weight is 20+Worth
    ;   Weight is -20-Worth
    ).

kind_and_name(Item, Kind, Name) :-
    stack_item(Item, _, On),
    (   On = activated(_, Name, Index)
    ->  Kind = activated(Index)
    ;   On = triggered(_, Name, Index)
    ->  Kind = triggered(Index)
    ;   Kind = spell,
        object_name(Item, Name)
    ).

%   worth(+Thing, -Worth) is det.

worth(Thing, Worth) :-
    (   \+ integer(Thing)
    ->  Worth = 4
    ;   permanent(Thing),
        creature(Thing)
    ->  power(Thing, P),
        toughness(Thing, T),
        mana_value(Thing, Value),
        Worth is 3+2*max(P, 0)+max(T, 0)+Value
    ;   object_name(Thing, _)
    ->  mana_value(Thing, Value),
        Worth is 1+Value
    ;   Worth = 3
    ).

least_wanted(O, Player, Weight) :-
    (   land(O)
    ->  findall(L, ( controls(Player, L), land(L) ), Lands),
        length(Lands, Count),
        ( Count >= 5 -> Weight = 40 ; Weight = 5 )
    ;   mana_value(O, Value),
        Weight is 20-Value
    ).

given_up(O, Player, Weight) :-
    side(O, Player, Side),
    worth(O, Worth),
    ( Side == theirs -> Weight = Worth ; token(O) -> Weight is 60-Worth ; Weight is 50-Worth ).

%   Attacks: where nobody can block and kill the attacker for nothing, or all together win.

attack_weight(O, Defender, Player, Weight) :-
    power(O, P),
    (   P =< 0
    ->  Weight = -3
    ;   wins(Player, Defender)
    ->  Weight = 50
    ;   killed_for_nothing(O, Defender)
    ->  Weight = -3
    ;   life_of(Defender, Life),
        Weight is 10+max(0, 20-Life)
    ).

wins(Player, Defender) :-
    findall(P, ( controls(Player, O), creature(O), \+ tapped(O), power(O, P), P > 0 ), Powers),
    sum_list(Powers, Sum),
    life_of(Defender, Life),
    findall(B, ready_blocker(Defender, B), Blockers),
    length(Blockers, Count),
    length(Powers, Attackers),
    Attackers > Count,
    Sum-Count*4 >= Life.

life_of(Defender, Life) :-
    (   integer(Defender)
    ->  Life = 6
    ;   life(Defender, Life)
    ).

ready_blocker(Defender, B) :-
    ( integer(Defender) -> controls(Whose, Defender) ; Whose = Defender ),
    controls(Whose, B),
    creature(B),
    \+ tapped(B).

killed_for_nothing(O, Defender) :-
    ready_blocker(Defender, B),
    can_block(B, O),
    kills(B, O),
    \+ kills(O, B),
    !.

kills(A, B) :-
    power(A, P),
    (   P > 0,
        has(A, deathtouch)
    ->  \+ has(B, indestructible)
    ;   toughness(B, T),
        ( damage(B, Damage) -> true ; Damage = 0 ),
        P >= T-Damage,
        P > 0,
        \+ has(B, indestructible)
    ).

%   Blocks: what survives, what kills for less, and anything where the attack would be deadly.

block_weight(B, A, Player, Weight) :-
    (   blocks(_, A)
    ->  Weight = -1
    ;   \+ kills(A, B)
    ->  ( kills(B, A) -> Weight = 60 ; Weight = 30 )
    ;   kills(B, A),
        worth(A, Theirs),
        worth(B, Mine),
        Theirs >= Mine
    ->  Weight = 40
    ;   in_danger(Player)
    ->  Weight = 10
    ;   Weight = -3
    ).

in_danger(Player) :-
    findall(P, ( attacking(A, Player), \+ blocks(_, A), power(A, P) ), Powers),
    sum_list(Powers, Sum),
    life(Player, Life),
    Sum >= Life-2.
