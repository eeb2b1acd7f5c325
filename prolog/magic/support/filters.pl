:- module(filters,
          [ matches/3,                  % +Filter, +Object, +View
            battlefield_matching/3,     % +Filter, +View, ?Object
            quantity/3,                 % +Quantity, +View, -Number
            compares/3,                 % +How, +Size, +Number
            condition/2,                % +Condition, +View
            reference/3,                % +Reference, +View, ?Thing
            measure/3,                  % +What, +Object, -Size
            was_chosen/2                % +Source, ?Chosen
          ]).

/** <module> Descriptions of objects, numbers and conditions in ability terms

A View is view(Source, You, Item): the object that the ability is of, its
controller, and the object on the stack that is resolving (or 0).
*/

:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module('../../k/language').
:- use_module('../cards/names', [called/2]).
:- use_module('../rules/concepts/imagined', [has_there/2]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').
:- use_module('../rules/zones', [lying_card/3]).
:- use_module(object_sorts, [historic/1, modified/1, of_type/2, outlaw/1, was_designated/2, was_tapped/1, was_token/1]).

matches(_, O, _) reads "~o is such a card"-[O] otherwise "~o is not such a card"-[O].

%!  matches(+Filter:list, +Object, +View) is semidet.

matches([], _, _).
matches([Part|Parts], Object, View) :-
    meets(Part, Object, View),
    matches(Parts, Object, View).

:- multifile meets/3.

meets(creature, O, _) :- once(type(O, creature)).
meets(land, O, _) :- once(type(O, land)).
meets(artifact, O, _) :- once(type(O, artifact)).
meets(enchantment, O, _) :- once(type(O, enchantment)).
meets(type(T), O, _) :- of_type(T, O).
meets(subtype(S), O, _) :- once(subtype(O, S)).
meets(color(C), O, _) :- of_color(C, O).
meets(named(N), O, _) :- object_name(O, Name), called(Name, N).
meets(compared(What, How, Quantity), O, View) :-
    measure(What, O, Size), !, quantity(Quantity, View, N), compares(How, Size, N).
meets(keyword(K), O, _) :- once(has(O, K)).
meets(historic, O, _) :- historic(O), !.
meets(kicked, O, _) :- kicked(O), !.
meets(outlaw, O, _) :- outlaw(O), !.
meets(modified, O, _) :- modified(O), !.
meets(dealt_damage, O, _) :- dealt_damage(O, _), !.
meets(dealt_damage_by_this, O, view(Source, _, _)) :- dealt_damage(O, Source).
meets(permanent_card, O, _) :- type(O, T), permanent_type(T), !.
meets(chosen_type, O, view(Source, _, _)) :- was_chosen(Source, type(T)), once(subtype(O, T)).
meets(chosen_color, O, view(Source, _, _)) :- was_chosen(Source, color(C)), of_color(C, O).
meets(exiled_with_this, O, view(Source, _, _)) :- exiled_with(O, Source), !.
meets(outgrows(Ref), O, View) :-
    reference(Ref, View, Small),
    (   power(O, P), power(Small, Q), P > Q
    ->  true
    ;   toughness(O, T), toughness(Small, U), T > U
    ),
    !.
meets(spell, O, _) :- stack_item(O, _, spell).
meets(targeting(Filter), Spell, View) :- target(Spell, _, O), integer(O), permanent(O), matches(Filter, O, View), !.
meets(designated(How), O, _) :- was_designated(O, How), !.
meets(with_counter(Kind), O, _) :- counters_of(O, Kind, N), N > 0, !.
meets(controlled(Who), O, View) :- controller(O, P), who(Who, P, View).
meets(owned(Who), O, View) :- owner(O, P), who(Who, P, View).
meets(milled, O, view(_, _, Item)) :- milled(Item, O).
meets(card_in(graveyard, Who), O, View) :- reference(Who, View, P), lying_card(graveyard, P, O), !.
meets(other, O, view(Source, _, _)) :- O \== Source, \+ ( definition:uses(other_in_graveyard), became(Source, O), graveyard(_, O) ).
meets(other_than(Ref), O, View) :- \+ reference(Ref, View, O).
meets(except_this, O, view(Source, _, _)) :- O \== Source.
meets(this, O, view(Source, _, _)) :- O == Source.
meets(tapped, O, _) :- was_tapped(O).
meets(untapped, O, _) :- \+ was_tapped(O).
meets(attacking, O, _) :- attacking(O, _), !.
meets(blocking, O, _) :- blocks(O, _), !.
meets(blocking(Ref), O, View) :- reference(Ref, View, A), blocks(O, A), !.
meets(token, O, _) :- was_token(O).
meets(nontoken, O, _) :- \+ was_token(O).
meets(not(Filter), O, View) :- \+ matches(Filter, O, View).
meets(either(A, B), O, View) :- ( matches(A, O, View) -> true ; matches(B, O, View) ).

%!  was_chosen(+Source, ?Chosen) is semidet.
%
%   What was chosen as Source entered (607.2d): type(Type) or color(Color).

'607.2d' :: caused was_chosen(Source, Chosen) if
    (   objects:present_fact(Source, chosen(Chosen))
    ->  true
    ;   last_known(Source, Facts),
        memberchk(chosen(Chosen), Facts)
    ).

of_color(colorless, O) :- !, \+ color(O, _).
of_color(multicolored, O) :- !, all_of(color, O, [_, _|_]).
of_color(monocolored, O) :- !, all_of(color, O, [_]).
of_color(Color, O) :- once(color(O, Color)).

%!  measure(+What, +Object, -Size:integer) is semidet.
%
%   The power, toughness or mana_value of Object.

measure(power, O, Size) :- ( defined_elsewhere(O, P, _) -> Size = P ; power(O, Size) ).
measure(toughness, O, Size) :- ( defined_elsewhere(O, _, T) -> Size = T ; toughness(O, Size) ).
measure(mana_value, O, Size) :- mana_value(O, Size).

%   defined_elsewhere(+Object, -Power, -Toughness) is semidet: what its ability defines where no layers are gone
%   through, as in a graveyard (604.3).

:- multifile defined_elsewhere/3.

%!  compares(+How, +Size:integer, +Number:integer) is semidet.

compares(at_most, Size, N) :- Size =< N.
compares(at_least, Size, N) :- Size >= N.
compares(exactly, N, N).
compares(less, Size, N) :- Size < N.
compares(greater, Size, N) :- Size > N.

permanent_type(artifact).
permanent_type(battle).
permanent_type(creature).
permanent_type(enchantment).
permanent_type(land).
permanent_type(planeswalker).

who(you, Player, view(_, You, _)) :- Player == You.
who(opponent, Player, view(_, You, _)) :- opponent(You, Player), !.
who(not_you, Player, view(_, You, _)) :- Player \== You.
who(player(Player), Player, _).
who(controller_of(Ref), Player, View) :- once(reference(controller_of(Ref), View, Player)).
who(that_player, Player, View) :- once(reference(that_player, View, Player)).
who(enchanted_player, Player, View) :- once(reference(enchanted_player, View, Player)).
who(defending_player, Player, View) :- once(reference(defending_player, View, Player)).
who(chosen(K), Player, View) :- once(reference(chosen(K), View, Player)).
who(player_of(Ref), Player, View) :- once(reference(player_of(Ref), View, Player)).

%!  battlefield_matching(+Filter, +View, ?Object) is nondet.

battlefield_matching(Filter, View, Object) :-
    View = view(_, You, _),
    (   memberchk(controlled(you), Filter)
    ->  controls(You, Object)
    ;   controls(_, Object)
    ),
    matches(Filter, Object, View).

%!  quantity(+Quantity, +View, -Number:integer) is det.
%
%   Keywords add clauses, as they do of conditions.

:- multifile quantity/3, condition/2, reference/3.

quantity(N, _, N) :-
    integer(N).
quantity(this_turn(Who, Kind), View, N) :-
    findall(Count, ( reference(Who, View, Player), this_turn(Kind, Player, Count) ), Counts),
    sum_list(Counts, N).
quantity(life(Who), View, N) :-
    findall(Life, ( reference(Who, View, Player), life(Player, Life) ), Lives),
    sum_list(Lives, N).
quantity(domain, view(_, You, _), N) :-
    findall(Type, ( member(Type, [plains, island, swamp, mountain, forest]), domain_type(You, Type) ), Types),
    length(Types, N).
quantity(count_in(Place, Filter), View, N) :-
    aggregate_count(card_in(Place, Filter, View), N).
quantity(card_types(Place), View, N) :-
    Place =.. [Zone, Who],
    findall(Type, ( reference(Who, View, Player), lying_card(Zone, Player, Object), type(Object, Type) ), Types0),
    sort(Types0, Types),
    length(Types, N).
quantity(that_many, view(_, _, Item), N) :-
    ( that_many(Item, Found) -> N = Found ; N = 0 ).
quantity(plus(A, B), View, N) :-
    quantity(A, View, X),
    quantity(B, View, Y),
    N is X+Y.
quantity(times(A, B), View, N) :-
    quantity(A, View, X),
    quantity(B, View, Y),
    N is X*Y.
quantity(counters(Kind, Ref), View, N) :-
    (   reference(Ref, View, Object),
        integer(Object),
        counters_of(Object, Kind, Present)
    ->  N = Present
    ;   N = 0
    ).
quantity(x, view(_, _, Item), N) :-
    (   value_of_x(Item, X)
    ->  N = X
    ;   N = 0
    ).

domain_type(Player, Type) :-
    has_there(Player, Land),
    once(type(Land, land)),
    once(subtype(Land, Type)),
    !.

counters_of(Object, Kind, N) :-
    (   counters(Object, Kind, Present)
    ->  N = Present
    ;   last_known(Object, Facts),
        memberchk(counters(Kind, Present), Facts)
    ->  N = Present
    ).

aggregate_count(Goal, N) :-
    findall(x, Goal, Xs),
    length(Xs, N).

card_in(linked_exile, Filter, View) :-
    reference(linked_exile, View, Object),
    matches(Filter, Object, View).
card_in(Place, Filter, View) :-
    Place =.. [Zone, Who],
    reference(Who, View, Player),
    lying_card(Zone, Player, Object),
    matches(Filter, Object, View).

%!  condition(+Condition, +View) is semidet.

condition(true, _).
condition(controls(Who, Filter), View) :-
    reference(Who, View, Player),
    has_there(Player, Object),
    matches(Filter, Object, View),
    !.
condition(controls(Who, How, N, Filter), View) :-
    reference(Who, View, Player),
    aggregate_count(( has_there(Player, Object), matches(Filter, Object, View) ), Count),
    compares(How, Count, N),
    !.
condition(kicked, view(Source, _, Item)) :-
    (   kicked(Source)
    ->  true
    ;   kicked(Item)
    ->  true
    ;   last_known(Source, Facts),
        memberchk(kicked, Facts)
    ).
condition(your_turn, view(_, You, _)) :- active(You).
condition(not_your_turn, view(_, You, _)) :- \+ active(You).
condition(both(A, B), View) :-
    condition(A, View),
    condition(B, View).
condition(controls_more(Who, Filter), View) :-
    View = view(_, You, _),
    aggregate_count(( has_there(You, Own), matches(Filter, Own, View) ), N),
    condition(controls(Who, greater, N, Filter), View),
    !.
condition(before_attackers, view(_, You, _)) :-
    active(You),
    step(Step),
    memberchk(Step, [untap, upkeep, draw, precombat_main, begin_combat]),
    \+ combat_phase_over.
condition(life(Who, How, N), View) :-
    reference(Who, View, Player),
    life(Player, Life),
    compares(How, Life, N),
    !.
condition(this_turn(Who, Kind, How, N), View) :-
    quantity(this_turn(Who, Kind), View, Count),
    compares(How, Count, N).
condition(cards(Place, How, N), View) :-
    Place =.. [Zone, each(Who)],
    !,
    reference(each(Who), View, Player),
    aggregate_count(lying_card(Zone, Player, _), Count),
    compares(How, Count, N),
    !.
condition(cards(Place, How, N), View) :-
    quantity(count_in(Place, []), View, Count),
    compares(How, Count, N).
condition(quantity(Quantity, How, N), View) :-
    quantity(Quantity, View, Size),
    compares(How, Size, N).
condition(newly_controlled(Ref), View) :-
    reference(Ref, View, Object),
    (   newly_controlled(Object)
    ->  true
    ;   stays_new(Object, View)
    ),
    !.

%   Asked again as the trigger resolves, what was new is so still (603.4).

stays_new(Object, view(_, _, Item)) :-
    stack_item(Item, _, triggered(Object, _, _)),
    permanent(Object).

%!  reference(+Reference, +View, ?Thing) is nondet.
%
%   Thing is an object or a player. Chapters add clauses.

reference(this, view(Source, _, _), Source).
reference(enchanted(_), view(Source, _, _), Thing) :- host(Source, Thing).
reference(equipped(_), view(Source, _, _), Thing) :- host(Source, Thing).
reference(fortified(_), view(Source, _, _), Thing) :- host(Source, Thing).
reference(you, view(_, You, _), You).
reference(linked_exile, view(Source, _, _), O) :- ( exiled_with(O, Source) ; exiled_until(O, Source) ).
reference(that, view(_, _, Item), Thing) :- that(Item, Thing).
reference(that_player, view(_, _, Item), Player) :-
    that(Item, Thing),
    ( atom(Thing) -> Player = Thing ; controller(Thing, Player) ).
reference(chosen(K), view(_, _, Item), Thing) :- target(Item, K, Thing), \+ illegal_target(Item, K).
reference(sacrificed, view(_, _, Item), Thing) :- sacrificed_for(Item, Thing).
reference(created, view(_, _, Item), Thing) :- made(Item, Thing).
reference(controller_of(Ref), View, Player) :- reference(Ref, View, O), integer(O), controller(O, Player).
reference(chosen_since(First), View, Thing) :- View = view(_, _, Item), target(Item, K, _), K >= First, reference(chosen(K), View, Thing).
reference(chosen_of(Ks), View, Thing) :- member(K, Ks), reference(chosen(K), View, Thing).
reference(each(Filter), View, Thing) :-
    (   memberchk(player, Filter)
    ->  playing(Thing)
    ;   memberchk(opponent, Filter)
    ->  View = view(_, You, _),
        opponent(You, Thing)
    ;   memberchk(exiled_with_this, Filter)
    ->  reference(linked_exile, View, Thing),
        matches(Filter, Thing, View)
    ;   memberchk(card_in(graveyard, _), Filter)
    ->  lying_card(graveyard, _, Thing),
        matches(Filter, Thing, View)
    ;   battlefield_matching(Filter, View, Thing)
    ).

%   host(+Source, -Thing): what Source is attached to, or was as it last existed (608.2h).

host(Source, Thing) :-
    (   attached(Source, Present)
    ->  Thing = Present
    ;   last_known(Source, Facts),
        memberchk(attached(Thing), Facts)
    ).
