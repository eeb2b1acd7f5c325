:- module(mana_riders, []).

/** <module> Mana that does something as it is spent (106.6)

Its tag only(Uses) says what comes of spending it: casts(Filter, Rider) of a spell, `anything` that it pays for all else, too.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2, selectchk/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/mana_tags', [restricted_mana/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/casting_steps').
:- use_module('../spells/effects', []).
:- use_module('../spells/making_mana', [chosen_payment/5]).
:- use_module('../spells/paying', []).
:- use_module('../spells/replacing', []).
:- use_module('../spells/triggers', []).
:- use_module('../zones').

mana_use ::= anything ; casts(_:object_filter, _:spell_rider).
known_use ::= casts(_:object_filter, reflexive(_:terms)) ; casts(_:object_filter, reflexive(_:terms, _:object)).
spell_rider ::= uncounterable ; reflexive(_:instructions) ; gains(_:changes, _:duration) ; enters_with(_:counter_kind, _:integer).
borne_rider ::= uncounterable ; enters_with(_:atom, _:integer).
fluent bears_rider(_Spell:object, _Rider:borne_rider).
zones:stack_status(O, bears_rider(O, _)).

:- multifile effects:uncounterable/1, mana_tags:serves/3.

'106.6' :: caused mana_tags:serves(anything, _, _).
'106.6' :: caused mana_tags:serves(casts(Filter, _), Purpose, View) if mana_tags:serves(casts(Filter), Purpose, View).

'106.6a' :: caused all(Effects) after
    pay(Item, mana(Cost)), definition:uses(mana_riders), stack_item(Item, Player, spell), cost(Item, Costs),
    excluded(Costs, Item, Excluded), chosen_payment(Player, Item, Cost, Excluded, paid(Taps, Left)),
    findall(Rider-Source, spent_with(Player, Item, Taps, Left, Rider, Source), Riders), Riders \== [],
    findall(Effect, comes_of(Riders, Player, Item, Effect), Effects).

%   comes_of(+Riders, +Player, +Spell, -Effect) is nondet.

comes_of(Riders, _, Item, bears_rider(Item, uncounterable)) :-
    memberchk(uncounterable-_, Riders),
    \+ bears_rider(Item, uncounterable).
comes_of(Riders, _, Item, bears_rider(Item, enters_with(Kind, Sum))) :-
    aggregate_all(bag(Kind-N), member(enters_with(Kind, N)-_, Riders), [Kind-First|Others]),
    aggregate_all(sum(N), member(Kind-N, [Kind-First|Others]), Sum).
comes_of(Riders, Player, Item, event(triggers(Player, Source, Name, reflexive(Parts), Item, _))) :-
    member(reflexive(Parts)-Source0, Riders),
    ( object(Source0, _, _) -> Source = Source0 ; Source = Item ),
    object_name(Source, Name).
comes_of(Riders, _, Item, event(begins_effect([Item], Changes, Duration, _))) :-
    member(gains(Changes, Duration)-_, Riders).

'101.2' :: caused effects:uncounterable(O) if bears_rider(O, uncounterable).
'614.1c' :: caused event(brings_counters(O, Player, New, Kind, N)) after
    moves(O, stack(_), battlefield(Player), New), bears_rider(O, enters_with(Kind, N)).

%   spent_with(+Player, +Spell, +Taps, +Left, -Rider, -Source) is nondet: mana that is spent on Spell has Rider: it was in the
%   pool, or what is tapped makes it so that its color pays.

spent_with(Player, Spell, Taps, Left, Rider, Source) :-
    (   member(tap(Maker, Index), Taps),
        Index \== helper,
        object(Maker, Name, _),
        once(( definition:mana_source(Name, _, Units), member(Unit, Units), memberchk(only(Uses), Unit) )),
        View = view(Maker, Player, 0)
    ;   pool(Player, Pool),
        spent(Pool, Left, mana(_, Tags)),
        memberchk(only(Uses), Tags),
        Maker = Spell,
        View = view(Spell, Player, 0)
    ),
    member(casts(Filter, Said), Uses),
    mana_tags:serves(casts(Filter), spell(Spell), View),
    ( Said = reflexive(Parts, Source) -> Rider = reflexive(Parts) ; Rider = Said, Source = Maker ).

%   spent(+Pool, +Left, -Mana) is nondet: Mana of Pool that is not among what is Left.

spent([Mana|Pool], Left0, Spent) :-
    (   selectchk(Mana, Left0, Left)
    ->  spent(Pool, Left, Spent)
    ;   ( Spent = Mana ; spent(Pool, Left0, Spent) )
    ).

%   Of a color among several

instruction add_one_of_only(_Colors:mana_colors, _Uses:mana_uses).
choice choose_color_of_only(_P:player, _Item:object, _Colors:atoms, _Uses:known_uses).
choose_color_of_only(_, _, _, _) otherwise "no color is being chosen now".

'106.6' :: caused then([choose_color_of_only(Player, Item, Colors, Uses)]) after
    add_one_of_only(Item, Colors, Uses), player_of(Item, Player).
'106.6' :: executable color(Color) if choose_color_of_only(_, _, Colors, _), member(Color, Colors).
'106.6' :: caused event(add_mana(Player, Mana)) after
    color(Color), now(choose_color_of_only(Player, Item, _, Uses)), target_view(Item, view(Source, _, _)),
    restricted_mana(Source, [Color], Uses, Mana).
