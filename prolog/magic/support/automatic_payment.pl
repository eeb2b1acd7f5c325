:- module(automatic_payment,
          [ payment/4                   % +Player, +Cost, +Excluded, -Payment
          ]).

/** <module> Which mana pays, where a player does not say it (601.2g, 601.2h)

All mana of the same colors is one kind, used in the order of its weights: what is in the pool, basic
lands, other lands, lands and artifacts with other uses, creatures. Where there are several kinds, the ways
to pay are ordered by what they leave: first as much as can be of what the player could still cast or
activate, then as little unused mana in the pool as can be, then what weighs least, then what is least precious: named seldom
in what could be cast or activated, and there in plenty; then the fewest colors. Who pays by hand pays with
what was made by hand, where that is enough.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module(mana_matching, [enough/2]).
:- use_module(mana_symbols, [least_cost/2, mana_made/2]).
:- use_module('../rules/concepts/mana', [counted/2, mana_units/3, nth_mana/4]).
:- use_module('../rules/concepts/tap_bonus', [made_besides/3]).
:- use_module('../rules/concepts/objects').

%   So many ways to pay are compared, with so many other things that could be paid.

compared(200).
wishes(10).

%!  payment(+Player, +Cost, +Excluded, -Payment) is nondet.
%
%   Payment is paid(Taps, PoolLeft): what to tap, as tap(Object, Index), and the
%   mana in the pool afterwards. The best comes first.

payment(Player, Cost, Excluded, paid(Taps, Left)) :-
    mana_units(Player, Excluded, Found),
    ( made_by_hand(Player, Cost, Found, Made) -> Units = Made ; Units = Found ),
    selection(Player, Excluded, Cost, Units, Used, Unused),
    taps_of(Used, Taps),
    left_over(Player, Used, Unused, Taps, Left0),
    ( definition:uses(tap_bonus) -> with_bonus(Player, Cost, Used-Unused, Taps, Left0, Left) ; Left = Left0 ).

%   with_bonus(+Player, +Cost, +Units, +Taps, +Left0, -Left): sources with a choice of colors add more than is counted on, of what they
%   then make for Cost.

with_bonus(Player, Cost, Used-Unused, Taps, Left0, Left) :-
    colors_settled(Used, Cost, [], Settled),
    findall(made(O, Color, Tags),
            (   member(unit(_, source(O, _, 1), _, Chosen), Used), in_colors(Chosen, [_, _|_]),
                memberchk(unit(_, source(O, _, 1), _, [Color|Tags]), Settled)
            ;   member(unit(_, source(O, Index, 1), _, [Color|Others]), Unused), in_colors([Color|Others], [_, _|_]),
                memberchk(tap(O, Index), Taps), exclude(plain_color, Others, Tags)
            ),
            Made),
    made_besides(Player, Made, More),
    append(More, Left0, Unsorted),
    msort(Unsorted, Left).

%   colors_settled(+Used, +Cost, +Settled0, -Settled): each of one color, so that together they pay for Cost.

colors_settled([], _, Settled, Settled).
colors_settled([Unit|Units], Cost, Settled0, Settled) :-
    Unit = unit(Weight, Source, First, Colors0),
    exclude(plain_color, Colors0, Tags),
    in_colors(Colors0, Colors),
    once(( member(Color, Colors),
           append(Settled0, [unit(Weight, Source, First, [Color|Tags])|Units], Together),
           enough_of(Cost, Together) )),
    append(Settled0, [unit(Weight, Source, First, [Color|Tags])], Settled1),
    colors_settled(Units, Cost, Settled1, Settled).

in_colors(Colors0, Colors) :-
    ( memberchk(was(Made), Colors0) -> include(plain_color, Made, Colors) ; include(plain_color, Colors0, Colors) ).

plain_color(Color) :-
    memberchk(Color, [white, blue, black, red, green, colorless, none]).

%   made_by_hand(+Player, +Cost, +Units, -Made) is semidet: what Player has Made by hand pays for all of it.

made_by_hand(Player, Cost, Units, Made) :-
    setting(payment(Player), manual),
    include(in_the_pool, Units, Made),
    enough_of(Cost, Made).

in_the_pool(unit(_, pool(_), _, _)).

selection(Player, Excluded, Cost, Units, Used, Unused) :-
    price(Cost, Price),
    length(Units, Count),
    (   Units = [unit(_, _, _, Colors)|_],
        alike(Units, Colors)
    ->  enough(Cost, [Colors-Count]),
        length(Used, Price),
        append(Used, Unused, Units)
    ;   Count =:= Price
    ->  enough_of(Cost, Units),
        Used = Units,
        Unused = []
    ;   Spare is Count-Price,
        Spare > 0,
        findall(Wish, wish(Player, Excluded, Spare, Units, Wish), Doubled),
        sort(Doubled, Wishes),
        kinds(Units, Wishes, Kinds, Worths),
        compared(Most),
        findall(Score-s(Chosen, Others),
                limit(Most, ( divided(Kinds, Price, Chosen, Others),
                              enough_of(Cost, Chosen),
                              score(Chosen, Others, Wishes, Worths, Score) )),
                Scored),
        keysort(Scored, Sorted),
        member(_-s(Used, Unused), Sorted)
    ).

price(cost(Generic, Symbols), Price) :-
    length(Symbols, Colored),
    Price is Generic+Colored.

enough_of(Cost, Units) :-
    counted(Units, Counts),
    enough(Cost, Counts).

%   alike(+Units, +Colors) is semidet: they are all of these Colors.

alike([], _).
alike([unit(_, _, _, Others)|Units], Colors) :-
    Others == Colors,
    alike(Units, Colors).

%   kinds(+Units, +Wishes, -Kinds, -Worths): Units of the same colors, the kinds that are rather spent first, and how
%   precious those Colors are, as Colors-Worth.

kinds(Units, Wishes, Kinds, Worths) :-
    findall(Colors-Unit, ( member(Unit, Units), arg(4, Unit, Colors) ), Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Grouped),
    findall(Colors-Worth,
            ( member(Colors-Alike, Grouped), length(Alike, Count), worth(Colors, Wishes, Count, Worth) ),
            Worths),
    findall((Weight-Worth-Size)-Alike,
            ( member(Colors-Alike, Grouped), Alike = [unit(Weight, _, _, _)|_],
              memberchk(Colors-Worth, Worths), colors(Colors, Size) ),
            Weighed),
    keysort(Weighed, Ordered),
    pairs_values(Ordered, Kinds).

colors(Colors, Size) :-
    exclude(no_color, Colors, Left),
    length(Left, Size).

no_color(colorless).
no_color(none).
no_color(snow).
no_color(only(_)).
no_color(was(_)).

%   worth(+Colors, +Wishes, +Count, -Worth): mana of Colors is the more precious the more often Wishes name one of them
%   and the less there is of it; colorless mana that nothing names is worth nothing.

worth(Colors, Wishes, Count, Worth) :-
    aggregate_all(count,
                  ( member(cost(_, Symbols)-_, Wishes), member(Symbol, Symbols), once(named_by(Symbol, Colors)) ),
                  Need),
    colors(Colors, Size),
    Worth is (Need+min(1, Size))*100//Count.

named_by(Symbol, Colors) :-
    sub_term(Color, Symbol),
    atom(Color),
    memberchk(Color, Colors).

%   divided(+Kinds, +N, -Chosen, -Others) is nondet: N units, as many of the first kinds as can be first.

divided([], 0, [], []).
divided([Kind|Kinds], N, Chosen, Others) :-
    length(Kind, Present),
    Most is min(N, Present),
    between(0, Most, Fewer),
    Here is Most-Fewer,
    length(Taken, Here),
    append(Taken, Rest, Kind),
    Left is N-Here,
    divided(Kinds, Left, Chosen0, Others0),
    append(Taken, Chosen0, Chosen),
    append(Rest, Others0, Others).

score(Chosen, Others, Wishes, Worths, score(Lost, Waste, Weight, Worth, Size)) :-
    findall(Wish, ( member(Wish, Wishes), \+ fulfilled(Wish, Chosen, Others) ), Unfulfilled),
    length(Unfulfilled, Lost),
    findall(x, ( member(unit(_, source(O, I, _), _, _), Others), memberchk(unit(_, source(O, I, _), _, _), Chosen) ), Wasted),
    length(Wasted, Waste),
    findall(W, member(unit(W, _, _, _), Chosen), Weights),
    sum_list(Weights, Weight),
    findall(N, ( member(unit(_, _, _, Colors), Chosen), memberchk(Colors-N, Worths) ), Numbers),
    sum_list(Numbers, Worth),
    findall(S, ( member(unit(_, _, _, Colors), Chosen), colors(Colors, S) ), Sizes),
    sum_list(Sizes, Size).

%   fulfilled(+Wish, +Chosen, +Others): Others pay for it, and what it taps is not tapped for Chosen.

fulfilled(Cost-Tapped, Chosen, Others) :-
    (   Tapped == none
    ->  enough_of(Cost, Others)
    ;   \+ memberchk(unit(_, source(Tapped, _, _), _, _), Chosen),
        without(Tapped, Others, Left),
        enough_of(Cost, Left)
    ).

without(O, Units, Left) :-
    exclude(made_by(O), Units, Left).

made_by(O, unit(_, source(Same, _, _), _, _)) :- Same == O.

%   wish(+Player, +Excluded, +Spare, +Units, -Wish): what Player could pay for, too, with no more mana than
%   is left and with some of the Units: Cost-O, where O is tapped for it, or Cost-none.

wish(Player, Excluded, Spare, Units, Wish) :-
    findall(Place-Cheap, ( wished(Player, Excluded, Place, Cheap), Cheap = Cost-_, price(Cost, Price), Price =< Spare ), Found),
    keysort(Found, Sorted),
    wishes(Most),
    limit(Most, ( member(_-Wish, Sorted), fulfilled(Wish, [], Units) )).

%   wished(+Player, +Excluded, -Place, -Wish) is nondet. The Place orders wishes: what was taken back and made again stands
%   elsewhere in the store, and the state is the same.

wished(Player, _, 1-O, Cost-none) :-
    hand(Player, O),
    object(O, Name, _),
    definition:card_cost(Name, Printed),
    least_cost(Printed, Cost).
wished(Player, _, 2-O, Cost-none) :-
    hand(Player, O),
    object(O, Name, _),
    definition:activated_ability(Name, _, hand, Costs, _, _, _),
    memberchk(mana(Printed), Costs),
    least_cost(Printed, Cost).
wished(Player, Excluded, 3-O, Cost-Tapped) :-
    controls(Player, O),
    O \== Excluded,
    object(O, Name, _),
    definition:activated_ability(Name, Index, battlefield, Costs, _, _, _),
    \+ definition:mana_ability(Name, Index),
    memberchk(mana(Printed), Costs),
    ( memberchk(tap, Costs) -> \+ tapped(O), Tapped = O ; Tapped = none ),
    least_cost(Printed, Cost).

taps_of(Used, Taps) :-
    findall(tap(O, Index),
            ( member(unit(_, Source, _, _), Used),
              ( Source = source(O, Index, _) -> true ; Source = helper(O), Index = helper )
            ),
            Found),
    sort(Found, Taps).

%   Mana of the pool that was not used, spendable on this or not, and what tapped sources made besides.

left_over(Player, Used, Unused, Taps, Left) :-
    findall(Mana,
            ( pool(Player, All),
              nth_mana(All, 1, N, Mana),
              \+ memberchk(unit(_, pool(N), _, _), Used)
            ;   member(unit(_, source(O, Index, _), _, Colors), Unused),
              memberchk(tap(O, Index), Taps),
              mana_made(Colors, Mana)
            ),
            Unsorted),
    msort(Unsorted, Left).
