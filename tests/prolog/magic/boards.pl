:- module(boards,
          [ start_board/1,              % +Fluents
            start_board/2,              % +Fluents, +Process
            card/5,                     % +Name, +Cost, +Kind, +Size, +Abilities
            permanent/3,                % +Player, +Name, -Object
            permanents/3,               % +Player, +Name, +Count
            in_hand/3,                  % +Player, +Name, -Object
            in_graveyard/3,             % +Player, +Name, -Object
            in_library/3,               % +Player, +Name, -Object
            cards_in_library/3,         % +Player, +Name, +Count
            go/0,
            go/1,                       % -Stop
            act/1,                      % +Action
            act/2,                      % +Action, -Stop
            acts/1,                     % +Actions
            resolve/0,
            resolve_all/0,
            to_step/1,                  % +Step
            fact/1,                     % ?Fluent
            values/3,                   % +Template, +Fluent, -Values
            named/2,                    % +Objects, -Names
            offered/1,                  % ?Action
            refused/1,                  % +Action
            reasons/2                   % +Action, -Ids
          ]).

/** <module> Boards for the tests of the rules

A board is set up fluent by fluent, with made-up cards, and played in mode
`choices`. Flags are answered here, by the plainest handler that is right: a
shuffle sorts, and the first of several options comes up.
*/

:- use_module(library(apply), [maplist/2, maplist/3, foldl/4]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- user:ensure_loaded('../../../prolog/load').
:- use_module('../../../prolog/k/cycle', [advance/2, finish_flags/1, legal/1, legal_actions/1, start/1, take/3]).
:- use_module('../../../prolog/k/explain', [why_not/2]).
:- use_module('../../../prolog/k/store', [forget_definitions/0, fresh/1, holds/1, set/1, reset/0]).
:- use_module('../../../prolog/magic/cards/printed_cards', [define_card/8]).
:- use_module('../../../prolog/magic/cards/text/words/text_lexicon', [supertype/1]).
:- use_module('../../../prolog/magic/rules/concepts/objects', [object_name/2]).

%!  start_board(+Fluents) is det.
%
%   Players a and b with 20 life and no cards, in a's first main phase, and what
%   Fluents adds or replaces. go/0 brings the first choice.

start_board(Fluents) :-
    start_board(Fluents, open_priority),
    fact(step(Step)),
    set(later([leave(Step)])).

%!  start_board(+Fluents, +Process) is det.

start_board(Fluents, Process) :-
    reset,
    forget_definitions,
    plain_cards,
    append([ turn_order([a, b]), setting(seats, [a, b]), active(a), turn(1), step(precombat_main),
             life(a, 20), life(b, 20), library(a, []), library(b, []), stack([]), seed(1), draws(0) ],
           Fluents, All),
    maplist(set, All),
    start(Process).

%!  card(+Name, +Cost, +Kind, +Size, +Abilities) is det.
%
%   A card of this board: Kind is a list of supertypes, types and subtypes,
%   Size is Power/Toughness or `none`, Abilities are terms.

card(Name, Cost, Kind, Size, Abilities) :-
    findall(Text, ( member(T, Kind), supertype(T), atom_string(T, Text) ), Supertypes),
    findall(Text, ( member(T, Kind), card_type(T), atom_string(T, Text) ), Types),
    findall(Text, ( member(T, Kind), \+ card_type(T), \+ supertype(T), atom_string(T, Text) ), Subtypes),
    size_texts(Size, Power, Toughness),
    maplist(quoted, Abilities, Texts),
    define_card(Name, Cost, Supertypes, Types, Subtypes, Power, Toughness, Texts).

card_type(creature).
card_type(land).
card_type(instant).
card_type(sorcery).
card_type(artifact).
card_type(enchantment).
card_type(planeswalker).
card_type(battle).

size_texts(none, "", "").
size_texts(P/T, Power, Toughness) :-
    number_string(P, Power),
    number_string(T, Toughness).

quoted(Term, Text) :-
    format(string(Text), "~q", [Term]).

plain_cards :-
    card("Grove", "", [land, forest], none, []),
    card("Peak", "", [land, mountain], none, []),
    card("Pool", "", [land, island], none, []),
    card("Cub", "{1}{G}", [creature, bear], 2/2, []),
    card("Ox", "{3}{G}", [creature, ox], 4/4, []),
    card("Gull", "{U}", [creature, bird], 1/1, [keyword(flying)]),
    card("Spark", "{R}", [instant], none, [spell([damage(this, 3, target([any_target]))])]),
    card("Swell", "{G}", [instant], none, [spell([change(target([creature]), [pt(3, 3)], end_of_turn)])]),
    card("Denial", "{U}", [instant], none, [spell([counter_spell(target([spell]))])]),
    card("Lesson", "{U}", [sorcery], none, [spell([draw(you, 2)])]).

%!  permanent(+Player, +Name, -Object) is det.
%
%   Player owns Object and has controlled it since before this turn.

permanent(Player, Name, O) :-
    new_object(Player, Name, O),
    set(controls(Player, O)).

%!  permanents(+Player, +Name, +Count) is det.

permanents(Player, Name, Count) :-
    forall(between(1, Count, _), permanent(Player, Name, _)).

%!  in_hand(+Player, +Name, -Object) is det.

in_hand(Player, Name, O) :-
    new_object(Player, Name, O),
    set(hand(Player, O)).

%!  in_graveyard(+Player, +Name, -Object) is det.

in_graveyard(Player, Name, O) :-
    new_object(Player, Name, O),
    set(graveyard(Player, O)).

%!  in_library(+Player, +Name, -Object) is det.
%
%   Object is the new bottom card.

in_library(Player, Name, O) :-
    new_object(Player, Name, O),
    fact(library(Player, Objects)),
    append(Objects, [O], More),
    set(library(Player, More)).

%!  cards_in_library(+Player, +Name, +Count) is det.

cards_in_library(Player, Name, Count) :-
    forall(between(1, Count, _), in_library(Player, Name, _)).

new_object(Player, Name, O) :-
    fresh([O]),
    set(object(O, Name, Player)).

%!  go is det.

go :-
    go(_).

%!  go(-Stop) is det.
%
%   Compute until a choice or the end of the game.

go(Stop) :-
    advance(choices, Reached),
    settled(Reached, Stop).

settled(Reached, Stop) :-
    (   Reached = flags(Facts)
    ->  answers(Facts, Updates),
        finish_flags(Updates),
        go(Stop)
    ;   Stop = Reached
    ).

%!  act(+Action) is det.

act(Action) :-
    act(Action, _).

%!  act(+Action, -Stop) is det.

act(Action, Stop) :-
    take(Action, choices, Reached),
    settled(Reached, Stop).

%!  acts(+Actions) is det.

acts(Actions) :-
    maplist(act, Actions).

%!  resolve is det.
%
%   All pass until the object on top of the stack has begun to resolve.

resolve :-
    fact(stack(Items)),
    pass_until(Items).

pass_until(Items) :-
    act(pass),
    (   fact(now(priority(_, _))),
        fact(stack(Items))
    ->  pass_until(Items)
    ;   true
    ).

%!  resolve_all is det.
%
%   All pass until the stack is empty; several triggers go onto it in any order.

resolve_all :-
    (   fact(now(priority(_, _)))
    ->  Action = pass
    ;   legal_actions([Action|_])
    ),
    ( Action == pass, fact(stack([])) -> true ; act(Action), resolve_all ).

%!  to_step(+Step) is det.
%
%   Go on to the first choice in Step of this turn or the next; nobody does
%   anything.

to_step(Step) :-
    (   fact(step(Step))
    ->  true
    ;   fact(now(priority(_, _)))
    ->  act(pass),
        to_step(Step)
    ;   act(done),
        to_step(Step)
    ).

%!  fact(?Fluent) is semidet.

fact(Fluent) :-
    once(holds(Fluent)).

%!  values(+Template, +Fluent, -Values) is det.
%
%   The instances of Template for which Fluent holds, in the standard order.

values(Template, Fluent, Values) :-
    findall(Template, holds(Fluent), Unsorted),
    sort(Unsorted, Values).

%!  named(+Objects, -Names) is det.

named(Objects, Names) :-
    maplist(object_name, Objects, Names).

%!  offered(?Action) is semidet.

offered(Action) :-
    legal_actions(Actions),
    memberchk(Action, Actions).

%!  refused(+Action) is semidet.
%
%   Action is neither offered nor legal.

refused(Action) :-
    \+ offered(Action),
    \+ legal(Action).

%!  reasons(+Action, -Ids) is det.
%
%   The numbers of the rules for which Action is not legal.

reasons(Action, Ids) :-
    why_not(Action, Reasons),
    findall(Id, member(reason(Id, _), Reasons), Unsorted),
    sort(Unsorted, Ids).

%   Flags

answers(Facts, Updates) :-
    findall(Key-Change, ( member(Fact, Facts), sum_of(Fact, Key, Change) ), Changes0),
    keysort(Changes0, Changes),
    group_pairs_by_key(Changes, Groups),
    findall(Update, ( member(Group, Groups), total(Group, Update) ), Sums),
    findall(Update, ( member(Fact, Facts), single(Fact, Update) ), Singles),
    findall(Update, ( size_of(Facts, Update) ; lethal_of(Facts, Update) ), Sizes),
    drawn(Facts, Draws),
    foldl(append, [Draws, Sizes, Singles], Sums, Updates).

sum_of(deal_damage(_, Player, N, life, Before), life(Player), Before+M) :- M is -N.
sum_of(deal_damage(_, O, N, damage, Before), damage(O), Before+N).
sum_of(remember(Kind, Player, N, Before), this_turn(Kind, Player), Before+N).
sum_of(gain_life(Player, N, Before), life(Player), Before+N).
sum_of(lose_life(Player, N, Before), life(Player), Before+M) :- M is -N.
sum_of(change_counters(O, Kind, N, Before), counters(O, Kind), Before+N).

total(Key-[Before+N|More], Update) :-
    findall(M, member(_+M, [Before+N|More]), Ms),
    sum_list(Ms, Sum),
    Total is Before+Sum,
    Key =.. Parts,
    append(Parts, [Total], All),
    New =.. All,
    (   Key = counters(O, Kind),
        Total =< 0
    ->  Update = -counters(O, Kind, _)
    ;   Update = New
    ).

single(shuffle(Player, Objects, _, _), library(Player, Sorted)) :-
    sort(Objects, Sorted).
single(flip(What, [First|_], _, _), flipped(What, First)).

lethal_of(Facts, lethal(A, B, N)) :-
    member(lethal_damage(A, B, Toughness, Marked, Deathtouch), Facts),
    findall(M, member(damage_assigned(B, _, M, _), Facts), Ms),
    sum_list([Marked|Ms], Sum),
    Needed is max(0, Toughness-Sum),
    (   member(damage_assigned(B, _, _, 1), Facts)
    ->  N = 0
    ;   Deathtouch == 1
    ->  N is min(Needed, 1)
    ;   N = Needed
    ).

drawn(Facts, Draws) :-
    findall(N, ( member(shuffle(_, _, _, N), Facts) ; member(flip(_, _, _, N), Facts) ), Ns),
    (   Ns = [N|_]
    ->  length(Ns, More),
        Next is N+More,
        Draws = [draws(Next)]
    ;   Draws = []
    ).

size_of(Facts, power_toughness(O, P, T)) :-
    findall(X, member(sum_power_toughness(X, _, _, _, _), Facts), Unsorted),
    sort(Unsorted, Objects),
    member(O, Objects),
    findall(base(Rank, Stamp, P0, T0),
            ( member(sum_power_toughness(O, Layer, Stamp, P0, T0), Facts),
              base_rank(Layer, Rank)
            ),
            Bases0),
    sort(Bases0, Bases),
    last(Bases, base(_, _, BaseP, BaseT)),
    findall(P1, ( member(sum_power_toughness(O, Layer, _, P1, _), Facts), \+ base_rank(Layer, _) ), Ps),
    findall(T1, ( member(sum_power_toughness(O, Layer, _, _, T1), Facts), \+ base_rank(Layer, _) ), Ts),
    sum_list([BaseP|Ps], P),
    sum_list([BaseT|Ts], T).

base_rank(printed, 0).
base_rank(defined, 1).
base_rank(set, 2).
