:- module(mana_options,
          [ mana_options/3,             % +Player, +Purpose, -Options
            has_mana_options/1,         % +Player
            ability_option/6,           % +Player, +Purpose, +Object, +Index, ?X, -Option
            ability_yields/5,           % +Ability, +X, +View, +Purpose, -Yields
            tap_option/5,               % +Player, +Purpose, ?Object, ?Index, -Option
            takes_of/6                  % +Use, +Costs, +Player, +Source, +Item, -Takes
          ]).

/** <module> Mana abilities that are not just tapped for a known amount (605.1a)

Such an ability is option(O, Index, Mana, Takes, Yields): with what it costs in mana, `none` or a mana
cost; with what else it takes; and with what it may make, each a list of the colors of its units.
What is taken is

  * tap(O), lose(O): O can be tapped, or can leave where it is, once
  * keep(O): O has to stay where it is until the cost is paid
  * card(O): the card O, in a hand or a graveyard, is given once
  * any(How, N, Objects): N of Objects, each by `tap`, `lose` or `card`, or `use`, which is `tap` and `keep`
  * once(O, Index): an ability can't be activated again
  * counters(O, Kind, N), life(N), energy(N)
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../../k/memory', [memorized/3, memorized/4]).
:- use_module('../cards/definitions', []).
:- use_module(filters).
:- use_module(mana_yields, [spendable_units/4, yields_of/4]).
:- use_module('../rules/concepts/barred_costs', [barred_life/3, barred_sacrifice/3]).
:- use_module('../rules/concepts/cost_changes', [cheaper_costs/5]).
:- use_module('../rules/concepts/damage', [counters_on/3]).
:- use_module('../rules/concepts/mana', [can_tap/1, other_tap/4]).
:- use_module('../rules/concepts/life_costs', [life_owed/3]).
:- use_module('../rules/concepts/variable_costs', [fixed_costs/3]).
:- use_module('../rules/zones', [lying_card/3]).

%!  has_mana_options(+Player) is semidet.
%
%   Player controls something with such an ability.

has_mana_options(Player) :-
    \+ \+ ( definition:costly_mana(_, _) ; definition:uses(several_taps) ; types(_, _) ; subtypes(_, _) ),
    memorized(mana, has_mana_options(Player), Answer, asked_for_options(Player, Answer)),
    Answer == yes.

asked_for_options(Player, Answer) :-
    (   definition:costly_mana(Name, _),
        object(O, Name, _),
        controls(Player, O)
    ->  Answer = yes
    ;   other_tap(Player, _, _, _)
    ->  Answer = yes
    ;   Answer = no
    ).

%!  mana_options(+Player, +Purpose, -Options) is det.
%
%   Those of Player that can be activated while a cost is paid; what can't be spent on Purpose, `any`
%   where all can, is left out.

mana_options(Player, Purpose, Options) :-
    (   has_mana_options(Player)
    ->  memorized(mana_options(Player, Purpose), Found, found_options(Player, Purpose, Found)),
        Options = Found
    ;   Options = []
    ).

found_options(Player, Purpose, Options) :-
    findall(Option, found_option(Player, Purpose, Option), Unsorted),
    sort(Unsorted, Options).

found_option(Player, Purpose, Option) :-
    definition:costly_mana(Name, Index),
    object(O, Name, _),
    controls(Player, O),
    usable_now(O, Name, Index, Player),
    ability_option(Player, Purpose, O, Index, _, Option).
found_option(Player, Purpose, Option) :-
    tap_option(Player, Purpose, _, _, Option).

%!  tap_option(+Player, +Purpose, ?Object, ?Index, -Option) is nondet.
%
%   Object taps for mana, in another way than is counted on.

tap_option(Player, Purpose, O, Index, option(O, Index, none, [tap(O)], [Units])) :-
    other_tap(Player, O, Index, All),
    spendable_units(All, view(O, Player, 0), Purpose, Units),
    Units \== [].

%   usable_now(+O, +Name, +Index, +Player): nothing but its costs is in the way (602.5).

usable_now(O, Name, Index, Player) :-
    \+ restricted(O, cant_activate, _),
    definition:activated_ability(Name, Index, battlefield, _, _, _, Limits),
    within(Limits, O, Index, Player).

%!  ability_option(+Player, +Purpose, +Object, +Index, ?X, -Option) is nondet.
%
%   Option is the ability Index of Object, with X, 0 where none is chosen for it; several where what it
%   makes hangs on what is given for it.

ability_option(Player, Purpose, O, Index, X, option(O, Index, Mana, Takes, Yields)) :-
    object(O, Name, _),
    definition:activated_ability(Name, Index, battlefield, Costs0, _, Instructions, Limits),
    cheaper_costs(Name, Index, O, Costs0, Costs1),
    chosen_x(Name-Index, Player, O, Costs1, X),
    ( definition:variable_cost(Name, Index) -> fixed_costs(X, Costs1, Costs) ; Costs = Costs1 ),
    takes_of(option, Costs, Player, O, none, Takes0),
    ( memberchk(tap, Costs) -> can_tap(O) ; true ),
    ( memberchk(mana(Cost), Costs) -> Mana = Cost ; Mana = none ),
    given_known(Instructions, Takes0, Given, Takes1),
    limit_takes(Limits, O, Index, Takes1, Takes),
    ability_yields(Name-Index, X, view(O, Player, Given), Purpose, Yields),
    Yields \== [].

%   A mana ability that can be activated only at times when sorceries can is not one to pay with.

within([], _, _, _).
within([Limit|Limits], O, Index, Player) :-
    within_limit(Limit, O, Index, Player),
    within(Limits, O, Index, Player).

within_limit(once_each_turn, O, Index, _) :- \+ activated_this_turn(O, Index).
within_limit(once, O, Index, _) :- \+ activated_once(O, Index).
within_limit(only_if(Condition), O, _, Player) :- condition(Condition, view(O, Player, 0)).
within_limit(only_during(your, Step), _, _, Player) :- active(Player), step(Step).
within_limit(cheaper(_, _), _, _, _).

limit_takes(Limits, O, Index, Takes0, Takes) :-
    (   member(Limit, Limits),
        memberchk(Limit, [once, once_each_turn])
    ->  Takes = [once(O, Index)|Takes0]
    ;   Takes = Takes0
    ).

%   chosen_x(+Ability, +Player, +O, +Costs, ?X) is nondet: the greatest that could be chosen first.

chosen_x(Name-Index, Player, O, Costs, X) :-
    (   definition:variable_cost(Name, Index)
    ->  greatest_x(Costs, Player, O, Most),
        between(1, Most, Below),
        X is Most+1-Below
    ;   X = 0
    ).

greatest_x(Costs, Player, O, Most) :-
    (   member(remove_counters(Kind, x), Costs)
    ->  counters_on(O, Kind, Most)
    ;   member(sacrifice(x, Filter), Costs)
    ->  fitting(controls(Player, V), V, Filter, O, Player, Objects),
        length(Objects, Most)
    ;   memberchk(x_mana(_), Costs)
    ->  Most = 12
    ).

%!  ability_yields(+Ability, +X, +View, +Purpose, -Yields) is det.
%
%   What Ability, a pair of a name and an index, makes; View has what was sacrificed for it.

ability_yields(Name-Index, X, View, Purpose, Yields) :-
    definition:activated_ability(Name, Index, _, _, _, Instructions0, _),
    ( definition:variable_cost(Name, Index) -> known(x, X, Instructions0, Instructions1) ; Instructions1 = Instructions0 ),
    View = view(_, _, Given),
    known(sacrificed, given(Given), Instructions1, Instructions),
    yields_of(Instructions, View, Purpose, Yields).

:- multifile filters:reference/3.

filters:reference(given(Thing), _, Thing).

%   known(+Word, +Value, +Term0, -Term): Term0 with Value for each Word.

known(Word, Value, Term0, Term) :-
    (   Term0 == Word
    ->  Term = Value
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        known_each(Arguments0, Word, Value, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

known_each([], _, _, []).
known_each([Term0|Terms0], Word, Value, [Term|Terms]) :-
    known(Word, Value, Term0, Term),
    known_each(Terms0, Word, Value, Terms).

%   given_known(+Instructions, +Takes0, -Given, -Takes) is nondet: where the instructions speak of what is
%   sacrificed, each object that can be.

given_known(Instructions, Takes0, Given, Takes) :-
    (   sub_term(Part, Instructions),
        Part == sacrificed,
        append(Before, [any(lose, 1, Objects)|After], Takes0)
    ->  member(Given, Objects),
        append(Before, [lose(Given)|After], Takes)
    ;   Given = 0,
        Takes = Takes0
    ).

%!  takes_of(+Use, +Costs, +Player, +Source, +Item, -Takes) is semidet.
%
%   What Costs take besides mana; fails where they can't be paid, or in a way that is not known here.
%   Use is `option` for a mana ability of Source, or `final` for the cost that mana is made for.

takes_of(Use, Costs, Player, Source, Item, Takes) :-
    taken_together(Costs, Use, Player, Source, Item, Takes0),
    (   Use == final,
        memberchk(keep(Source), Takes0),
        selectchk(lose(Source), Takes0, Kept)
    ->  Takes = Kept
    ;   Takes = Takes0
    ).

taken_together([], _, _, _, _, []).
taken_together([Cost|Costs], Use, Player, Source, Item, Takes) :-
    take_of(Use, Cost, Player, Source, Item, First),
    taken_together(Costs, Use, Player, Source, Item, Rest),
    append(First, Rest, Takes).

take_of(Use, Cost, Player, Source, Item, Takes) :-
    (   taken(Cost, Player, Source, Item, Taken)
    ->  ( Use == final -> kept(Cost, Source, Taken, Takes) ; Takes = Taken )
    ;   Use == final,
        Takes = []
    ).

taken(mana(_), _, _, _, []).
taken(tap, _, Source, _, [tap(Source)]) :- \+ tapped(Source).
taken(untap, _, Source, _, [keep(Source)]) :- tapped(Source).
taken(sacrifice(this), Player, Source, Item, [lose(Source)]) :- \+ barred_sacrifice(Player, Source, Item).
taken(exile(this), _, Source, _, [lose(Source)]).
taken(sacrifice(N, Filter), Player, Source, Item, [any(lose, N, Objects)]) :-
    fitting(( controls(Player, O), \+ barred_sacrifice(Player, O, Item) ), O, Filter, Source, Player, Objects).
taken(return_to_hand(N, Filter), Player, Source, _, [any(lose, N, Objects)]) :- fitting(controls(Player, O), O, Filter, Source, Player, Objects).
taken(tap_permanents(N, Filter), Player, Source, _, [any(tap, N, Objects)]) :-
    fitting(( controls(Player, O), \+ tapped(O) ), O, Filter, Source, Player, Objects).
taken(discard(this), _, Source, _, [card(Source)]).
taken(discard(N, Filter), Player, Source, Item, [any(card, N, Objects)]) :-
    fitting(( hand(Player, O), O \== Item ), O, Filter, Source, Player, Objects).
taken(discard_random(N), Player, Source, Item, Takes) :-
    taken(discard(N, []), Player, Source, Item, Takes).
taken(exile_from_hand(N, Filter), Player, Source, Item, [any(card, N, Objects)]) :-
    fitting(( hand(Player, O), O \== Item ), O, Filter, Source, Player, Objects).
taken(discard_hand, Player, _, Item, [any(card, N, Objects)]) :-
    findall(O, ( hand(Player, O), O \== Item ), Objects),
    length(Objects, N).
taken(exile_from_graveyard(N, Filter), Player, Source, Item, [any(card, N, Objects)]) :-
    fitting(( lying_card(graveyard, Player, O), O \== Item ), O, Filter, Source, Player, Objects).
taken(pay_life(Said), Player, Source, Item, [life(N)]) :-
    life_owed(Said, view(Source, Player, 0), N), \+ barred_life(Player, N, Item).
taken(pay_energy(N), _, _, _, [energy(N)]).
taken(put_counters(_, _), _, _, _, []).
taken(exert(this), _, _, _, []).
taken(remove_counters(Kind, N), _, Source, _, [counters(Source, Kind, N)]).

%   What is tapped for the cost itself, or gives counters for it, has to be there when that is paid.

kept(tap, Source, Taken, [keep(Source)|Taken]) :-
    !.
kept(Cost, Source, Taken, [keep(Source)|Taken]) :-
    memberchk(Cost, [put_counters(_, _), remove_counters(_, _)]),
    !.
kept(tap_permanents(_, _), _, [any(tap, N, Objects)], [any(use, N, Objects)]) :-
    !.
kept(_, _, Taken, Taken).

:- meta_predicate fitting(0, -, +, +, +, -).

fitting(Place, O, Filter, Source, Player, Objects) :-
    findall(O, ( call(Place), matches(Filter, O, view(Source, Player, 0)) ), Unsorted),
    sort(Unsorted, Objects).
