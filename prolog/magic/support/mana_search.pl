:- module(mana_search,
          [ payable_by_abilities/4,     % +Player, +Cost, +Excluded, +Takes
            payable_by_units/4,         % +Player, +Cost, +Excluded, +Takes
            payable_after/6,            % +Player, +Cost, +Excluded, +Takes, +Changes, +Pending
            most_mana/3                 % +Player, +Excluded, -Most
          ]).

/** <module> Whether mana abilities of every kind can pay a cost (601.2g, 605.3)

Two counts come first: what there could be at most, if nothing stood in the way of anything else, has to
be enough; and what can't get in the way of anything is there for sure. Only where these two differ the
abilities are tried: those that cost no mana first, as their order does not matter, then those that turn
mana into other mana. What is alike is tried once, and after so many steps nothing more is looked for, so
what is found can always be paid.
*/

:- use_module(library(apply), [exclude/3, foldl/4, partition/4]).
:- use_module(library(lists), [append/3, max_list/2, member/2, min_list/2]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/3]).
:- use_module(mana_options, [has_mana_options/1, mana_options/3]).
:- use_module(mana_state).
:- use_module(mana_roles).
:- use_module('../rules/concepts/damage', [counters_on/3]).
:- use_module('../rules/concepts/mana', [mana_units/3]).

%   The steps that one search may take.

budget(400).

purpose_of(Excluded, Purpose) :-
    ( Excluded = using(_, Found) -> Purpose = Found ; Purpose = any ).

%!  payable_by_abilities(+Player, +Cost, +Excluded, +Takes) is semidet.
%
%   Player can pay Cost and give Takes, too, when mana abilities are activated.

payable_by_abilities(Player, Cost, Excluded, Takes) :-
    price(Cost, Needed),
    most_mana(Player, Excluded, Most),
    Most >= Needed,
    purpose_of(Excluded, Purpose),
    mana_options(Player, Purpose, Options),
    mana_state(Player, Excluded, State),
    plausible(State, Options, Cost),
    reaches(State, Options, Cost, Takes),
    !.

%!  payable_by_units(+Player, +Cost, +Excluded, +Takes) is semidet.
%
%   The same without them.

payable_by_units(Player, Cost, Excluded, Takes) :-
    mana_state(Player, Excluded, State),
    reaches(State, [], Cost, Takes),
    !.

%!  payable_after(+Player, +Cost, +Excluded, +Takes, +Changes, +Pending) is semidet.
%
%   The same after Changes (mana_state.pl), and with what is still to come of a mana ability: Pending is
%   pending(Mana, Takes, Yields).

payable_after(Player, Cost, Excluded, Takes, Changes, pending(Mana, Given, Yields)) :-
    purpose_of(Excluded, Purpose),
    mana_options(Player, Purpose, Options),
    mana_state(Player, Excluded, Found),
    plainest_first(Options, Found, State0),
    changed_state(Changes, State0, State1),
    roles(State1, Options, [Given, Takes], Roles),
    take_strictly(Given, Roles, State1, State2),
    ( Mana == none -> State3 = State2 ; spend(Mana, State2, State3) ),
    member(Made, Yields),
    gain(Made, State3, State),
    reaches(State, Options, Cost, Takes),
    !.

%   plainest_first(+Options, +State0, -State): of mana that is alike the first is spent, so what else could
%   be used comes last.

plainest_first(Options, st(Units0, Used, Left), st(Units, Used, Left)) :-
    partition(used_otherwise(Options), Units0, Others, Plain),
    append(Plain, Others, Units).

used_otherwise(Options, u(By, _)) :- memberchk(option(By, _, _, _, _), Options).

%!  most_mana(+Player, +Excluded, -Most:integer) is det.
%
%   No cost takes more mana of Player than Most.

most_mana(Player, Excluded, Most) :-
    mana_units(Player, Excluded, Units),
    length(Units, Count),
    (   has_mana_options(Player)
    ->  memorized(gained_most(Player), Gained, gained_most(Player, Gained)),
        Most is Count+Gained
    ;   Most = Count
    ).

gained_most(Player, Gained) :-
    mana_options(Player, any, Options),
    foldl(plus_gain, Options, 0, Gained).

plus_gain(Option, N0, N) :-
    Option = option(_, _, Mana, _, Yields),
    times(Option, Times),
    findall(L, ( member(Units, Yields), length(Units, L) ), Lengths),
    max_list(Lengths, Made),
    price(Mana, Price),
    N is N0+Times*max(0, Made-Price).

price(none, 0).
price(cost(Generic, Symbols), Price) :-
    length(Symbols, Colored),
    Price is Generic+Colored.

%   times(+Option, -Times): it can be activated no more often.

times(option(O, _, _, Takes, _), Times) :-
    findall(Limit, ( member(Take, Takes), limit(Take, O, Limit) ), Limits),
    ( Limits == [] -> Times = 0 ; min_list(Limits, Times) ).

limit(tap(_), _, 1).
limit(lose(_), _, 1).
limit(once(_, _), _, 1).
limit(card(_), _, 1).
limit(any(_, N, Objects), _, Limit) :- length(Objects, Present), Limit is Present//max(1, N).
limit(counters(O, Kind, N), _, Limit) :- counters_on(O, Kind, Present), Limit is Present//max(1, N).
limit(life(N), O, Limit) :- controls(Player, O), life(Player, Life), Limit is Life//max(1, N).
limit(energy(N), O, Limit) :- controls(Player, O), counters_on(Player, energy, Energy), Limit is Energy//max(1, N).

%   plausible(+State, +Options, +Cost): it would be enough if all could be used at once, and what turns
%   mana into other mana cost none.

plausible(State, Options, Cost) :-
    State = st(Units0, _, _),
    price(Cost, Needed),
    length(Units0, Count0),
    foldl(plus_gain, Options, Count0, Most),
    Most >= Needed,
    foldl(plus_possible(Needed), Options, [], Possible),
    gain(Possible, State, All),
    covers(All, Cost).

plus_possible(Needed, Option, Units0, Units) :-
    Option = option(_, _, _, _, Yields),
    times(Option, Times0),
    ( Times0 =:= 0 -> Times = Needed ; Times is min(Times0, Needed) ),
    longest(Yields, Longest),
    findall(Color, ( member(Made, Yields), member(Colors, Made), member(Color, Colors) ), Doubled),
    sort(Doubled, Colors),
    N is Times*Longest,
    findall(Colors, between(1, N, _), New),
    append(New, Units0, Units).

longest(Lists, Longest) :-
    findall(L, ( member(List, Lists), length(List, L) ), Lengths),
    max_list(Lengths, Longest).

%   reaches(+State, +Options, +Cost, +Takes) is nondet: the search itself.

reaches(State0, Options, Cost, Takes) :-
    asked_symbols(Cost, Options, Symbols),
    relevant_to(Symbols, State0, State1),
    roles(State1, Options, [Takes], Roles),
    budget(Steps),
    Budget = budget(Steps),
    take_all(Takes, Roles, State1, State2),
    tick(Budget),
    (   covers(State2, Cost)
    ->  true
    ;   expanded(Options, Symbols, All),
        simplified(All, Takes, State2, Left, State),
        partition(costs_no_mana, Left, Makers, Converters),
        search(Cost, Roles, Budget, Makers, Converters, State)
    ).

%   One step less is left.

tick(Budget) :-
    arg(1, Budget, N0),
    N0 > 0,
    N is N0-1,
    nb_setarg(1, Budget, N).

asked_symbols(Cost, Options, Symbols) :-
    findall(Symbol, ( asked_cost(Cost, Options, Asked), symbol_in(Asked, Symbol) ), Unsorted),
    sort(Unsorted, Symbols).

asked_cost(Cost, _, Cost).
asked_cost(_, Options, Cost) :-
    member(option(_, _, Cost, _, _), Options),
    Cost \== none.

symbol_in(cost(_, Symbols), Symbol) :-
    member(Written, Symbols),
    symbol_part(Written, Symbol).

symbol_part(Symbol, Symbol) :- atom(Symbol).
symbol_part(hybrid(Colors), Color) :- member(Color, Colors).
symbol_part(phyrexian(Colors), Color) :- member(Color, Colors).
symbol_part(or_generic(_, Color), Color).

costs_no_mana(opt(_, _, none, _, _)).

%   search(+Cost, +Roles, +Budget, +Makers, +Converters, +State) is semidet.

search(Cost, Roles, Budget, Makers, Converters, State) :-
    (   covers(State, Cost)
    ->  true
    ;   Makers = [Opt|Others]
    ->  promising(Cost, Makers, Converters, State),
        search_with(Opt, Others, Cost, Roles, Budget, Makers, Converters, State)
    ;   convert(Cost, Roles, Budget, Converters, State)
    ),
    !.

search_with(Opt, Others, Cost, Roles, Budget, Makers, Converters, State0) :-
    Opt = opt(O, _, _, Takes, Units),
    (   take_for(O, Takes, Roles, State0, State1)
    *-> (   tick(Budget),
            gain(Units, State1, State),
            search(Cost, Roles, Budget, Makers, Converters, State)
        ;   different(Opt, Others, Roles, Different),
            search(Cost, Roles, Budget, Different, Converters, State0)
        )
    ;   search(Cost, Roles, Budget, Others, Converters, State0)
    ).

%   Others that are not like Opt, which was not used.

different(Opt, Others, Roles, Different) :-
    exclude(same_use(Roles, Opt), Others, Different).

same_use(Roles, opt(A, Index, _, _, Units), opt(B, Index, _, _, Same)) :-
    Units == Same,
    alike(Roles, A, B).

%   Enough mana could still be made.

promising(Cost, Makers, Converters, st(Units, _, _)) :-
    price(Cost, Needed),
    length(Units, Count),
    append(Makers, Converters, Opts),
    foldl(plus_gain_of, Opts, Count, Most),
    Most >= Needed.

plus_gain_of(opt(O, Index, Mana, Takes, Units), N0, N) :-
    plus_gain(option(O, Index, Mana, Takes, [Units]), N0, N).

%   convert(+Cost, +Roles, +Budget, +Converters, +State) is semidet: in each order.

convert(Cost, Roles, Budget, Converters, State0) :-
    promising(Cost, Converters, [], State0),
    member(Opt, Converters),
    Opt = opt(O, _, Mana, Takes, Units),
    \+ ( member(Other, Converters), Other @< Opt, same_use(Roles, Other, Opt), usable(Other, Roles, State0) ),
    take_for(O, Takes, Roles, State0, State1),
    spend(Mana, State1, State2),
    tick(Budget),
    gain(Units, State2, State),
    ( covers(State, Cost) ; convert(Cost, Roles, Budget, Converters, State) ),
    !.

usable(opt(O, _, _, Takes, _), Roles, State) :-
    once(take_for(O, Takes, Roles, State, _)).
