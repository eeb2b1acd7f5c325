:- module(effects, []).

/** <module> What spells and abilities do (608.2, 701): the rules of instructions

An instruction that an ability gives is declared with what it is about; its rules see
what was found (`finding.pl`), after the number of the object that gives it.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2, matches/3, quantity/3, reference/3]).
:- use_module('../../support/finding').
:- use_module('../concepts/costs').
:- use_module('../concepts/damage').
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/mana_tags', [made_by/3, restricted_mana/4]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets').
:- use_module('../zones').
:- use_module(casting_steps, []).
:- use_module(instructions_in_order, [performed/3]).
:- use_module(open_effects).
:- use_module(stack, []).
:- use_module(target_slots, [for_slot/2]).

instruction draw(_Who:player, _N:quantity).
instruction gain_life(_Who:player, _N:quantity).
instruction lose_life(_Who:player, _N:quantity).
instruction lose_half(_Who:player, _How:rounding).
instruction damage(_Source:object, _N:quantity, _To:thing).
instruction divided_damage(_Source:object, _N:quantity, _To:thing_reference).
instruction divided_counters(_Kind:counter_kind, _N:quantity, _To:thing_reference).
instruction change(_What:affected, _Changes:changes, _Duration:duration).
instruction tap(_What:permanent).
instruction untap(_What:permanent).
instruction destroy(_What:permanent).
instruction bury(_What:permanent).
instruction stays_tapped(_What:permanent).
instruction exile(_What:card).
instruction exile_graveyard(_Who:player).
instruction tap_or_untap(_What:permanent).
instruction return_to_hand(_What:card).
instruction reanimate(_What:card).
instruction counter_spell(_What:spell).
instruction put_counters(_What:permanent, _Kind:counter_kind, _N:quantity).
instruction create(_Who:player, _N:quantity, _Token:token).
instruction create_tapped(_Who:player, _N:quantity, _Token:token).
instruction sacrifice(_Who:player, _What:permanent).
instruction provided(_Condition:condition, _Instructions:instructions).
instruction may(_Instructions:instructions).
instruction may(_Who:acting_players, _Instructions:instructions).
instruction counter_any(_What:stack_object).
instruction counter_ability(_What:ability_on_stack).
instruction modal(_Modes:modes).
instruction modal(_Least:integer, _Most:integer, _Modes:modes).
instruction add(_Colors:mana_colors).
instruction add_any(_N:quantity).
instruction add_times(_N:quantity, _Colors:mana_colors).
instruction add_one_of(_Colors:mana_colors).
instruction add_only(_Colors:mana_colors, _Uses:mana_uses).
instruction add_any_only(_N:integer, _Uses:mana_uses).
instruction shuffle(_Who:player).
instruction mill(_Who:player, _N:quantity).
instruction scry(_Who:player, _N:quantity).

process mill_cards(_P:player, _N:integer).
choice decide_may(_P:player, _Item:object, _Instructions:terms).
choice choose_color_of(_P:player, _Item:object, _Colors:atoms).
choice choose_color(_P:player, _Item:object, _N:integer).
choice choose_color_only(_P:player, _Item:object, _N:integer, _Uses:known_uses).
choice scry_next(_P:player, _N:integer).
decide_may(_, _, _) otherwise "there is nothing to decide now".
choose_color_of(_, _, _) otherwise "no color is being chosen now".
choose_color(_, _, _) otherwise "no color is being chosen now".
choose_color_only(_, _, _, _) otherwise "no color is being chosen now".
scry_next(_, _) otherwise "nobody looks at the top of a library now".
action yes requires playing(_).
action no requires playing(_).
action color(_C:atom).

%   Drawing, life and damage

'121.1' :: caused then([draw_cards(Player, N)]) after
    draw(_, Player, N).
'119.3' :: caused event(gain_life(Player, N)) after
    gain_life(_, Player, N), N > 0, playing(Player).
'119.3' :: caused event(lose_life(Player, N)) after
    lose_life(_, Player, N), N > 0, playing(Player).
'119.3' :: caused event(lose_life(Player, N)) after
    lose_half(_, Player, How), playing(Player), life(Player, Life), half_of(How, Life, N), N > 0.

half_of(up, Life, N) :- N is (Life+1)//2.
half_of(down, Life, N) :- N is Life//2.

'120.2b' :: caused event(deals_damage(Source, Thing, N, noncombat)) after
    damage(_, Source, N, Thing), N > 0, receives_damage(Thing).
'601.2d' :: caused event(deals_damage(Source, Thing, N, noncombat)) after
    divided_damage(Item, Source, _, Chosen), division(Item, K, Thing, N), for_slot(Chosen, K),
    \+ illegal_target(Item, K), receives_damage(Thing).
'601.2d' :: caused event(put_counters(Thing, Kind, N)) after
    divided_counters(Item, Kind, _, Chosen), division(Item, K, Thing, N), for_slot(Chosen, K), \+ illegal_target(Item, K).

%   Continuous effects of a resolution: who is affected is locked in, but for what modifies the rules of the game, which is
%   about no object, and so about the effect itself (611.2c).

lasting ::= end_of_turn ; permanent ; until_turn_of(_:player) ; while_controls(_:player, _:object)
          ; while_stays(_:object) ; while_tapped(_:object).

%   lasting(+Duration, +Item, -Lasting): what the Duration that an ability gives comes to for the
%   object Item that resolves. It fails where an effect would end before it begins.

'611.2b' :: caused lasting(Duration, Item, Lasting) if
    (   Duration == until_your_next_turn
    ->  target_view(Item, view(_, Player, _)),
        Lasting = until_turn_of(Player)
    ;   Duration == while_you_control_this
    ->  target_view(Item, view(Source, Player, _)),
        controls(Player, Source),
        Lasting = while_controls(Player, Source)
    ;   Duration == while_this_stays
    ->  target_view(Item, view(Source, _, _)),
        permanent(Source),
        Lasting = while_stays(Source)
    ;   Duration == while_this_tapped
    ->  target_view(Item, view(Source, _, _)),
        tapped(Source),
        Lasting = while_tapped(Source)
    ;   Lasting = Duration
    ).

'611.2c' :: caused event(begins_effect(Objects, Changes, Duration, _)) after
    change(Item, Affected, All, Said), lasting(Said, Item, Duration), locked_in(Item, Affected, All, Objects, Changes).
'611.2c' :: caused event(begins_effect([], Changes, Duration, _)) after
    change(Item, Affected, All, Said), lasting(Said, Item, Duration), left_open(Item, Affected, All, Changes).
event begins_effect(_Objects:objects, _Changes:terms, _Duration:lasting, _Number:object).
fluent continuous(_Number:object, _O:object, _Changes:terms, _Duration:lasting).
'611.2a' :: caused continuous(Number, O, Changes, Duration), changed(statics) after
    begins_effect(Objects, Changes, Duration, Number), member(O, Objects).
'611.2c' :: caused continuous(Number, Number, Changes, Duration), changed(statics) after
    begins_effect([], Changes, Duration, Number).

%   Tapping, destroying, moving

'701.26a' :: caused event(tap(O)) after
    tap(_, O), \+ tapped(O).
'701.26b' :: caused event(untap(O)) after
    untap(_, O), tapped(O).
'701.26b' :: caused -tapped(O) after
    untap(O).

%   To tap what is tapped already would do nothing.

'701.26' :: caused event(Event) after
    tap_or_untap(_, O), ( tapped(O) -> Event = untap(O) ; Event = tap(O) ).
'701.8a' :: caused event(destroy(O)) after
    destroy(_, O), permanent(O), \+ has(O, indestructible).
'701.8a' :: caused event(destroy(O)) after
    bury(_, O), permanent(O), \+ has(O, indestructible).
'701.19c' :: caused event(cant_be_regenerated(O)) after
    bury(_, O), permanent(O).
event cant_be_regenerated(_O:object).
'502.3' :: caused kept_tapped(O) after
    stays_tapped(_, O).
'701.13a' :: caused event(moves(O, Place, exile, _)) after
    exile(_, O), where(O, Place), \+ definition:uses(exiled_with).
'608.2c' :: caused done(Item) after
    exile(Item, O), once(where(O, _)), asked_whether_done(Item).
'701.13a' :: caused event(moves(O, Place, exile, _)) after
    exile_graveyard(_, Player), graveyard(Player, O), where(O, Place).
'400.6' :: caused event(moves(O, Place, hand(Owner), _)) after
    return_to_hand(_, O), where(O, Place), owner(O, Owner).
'400.7' :: caused event(moves(O, graveyard(P), battlefield(Player), _)) after
    reanimate(Item, O), where(O, graveyard(P)), player_of(Item, Player).
'701.6a' :: caused event(moves(O, stack(P), graveyard(Owner), _)) after
    counter_spell(_, O), stack_item(O, P, spell), owner(O, Owner), \+ uncounterable(O).
'701.6a' :: caused event(moves(O, stack(P), graveyard(Owner), _)) after
    counter_any(_, O), stack_item(O, P, spell), owner(O, Owner), \+ uncounterable(O).
'701.6a' :: caused then([remove_from_stack(O)]) after
    counter_any(_, O), stack_item(O, _, Kind), Kind \== spell.
'701.6a' :: caused then([remove_from_stack(O)]) after
    counter_ability(_, O).
'122.1' :: caused event(put_counters(O, Kind, N)) after
    put_counters(_, O, Kind, N), N > 0.

'101.2' :: caused uncounterable(O) if object_name(O, Name), definition:uncounterable(Name).

%   Tokens, one number each

'701.7a' :: caused event(create_tokens(Player, N, Name)) after
    create(_, Player, N, Name), N > 0.
'701.7a' :: caused event(create_tokens_tapped(Player, N, Name, tapped)) after
    create_tapped(_, Player, N, Name), N > 0.

%   Sacrifice and what depends on it

'701.21a' :: caused event(sacrifice(Player, O)), done(Item) after
    sacrifice(Item, Player, O), controls(Player, O).
'701.21a' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    sacrifice(Player, O), owner(O, Owner).

'608.2c' :: caused then(Tasks) after
    provided(Item, Condition, Instructions), target_view(Item, View), condition(Condition, View),
    performed(Item, Instructions, Tasks).

%   Choices

'608.2d' :: caused then([decide_may(Player, Item, Instructions)]) after
    may(Item, Instructions), player_of(Item, Player), possible(Instructions, Item), \+ begins_short(Instructions, Item, Player),
    \+ idle(Instructions, Item, open).
'608.2d' :: executable yes if decide_may(_, _, _).
'608.2d' :: executable no if decide_may(_, _, _).
'608.2d' :: caused then(Tasks) after
    yes, now(decide_may(_, Item, Instructions)), performed(Item, Instructions, Tasks).


%   Somebody else may do something.

'608.2d' :: caused then([decide_may(Player, Item, Instructions)]) after
    may(Item, [Player|_], Instructions), possible(Instructions, Item), \+ begins_short(Instructions, Item, Player),
    \+ idle(Instructions, Item, open).

%   What can't be done is not offered: something to a target that became illegal, or counters on what has left.

possible(Instructions, Item) :-
    \+ ( member(Instruction, Instructions), impossible_now(Instruction, Item) ).

impossible_now(Instruction, Item) :-
    arg(_, Instruction, chosen(K)),
    illegal_target(Item, K).
impossible_now(put_counters(this, _, _), Item) :-
    target_view(Item, view(Source, _, _)),
    \+ object(Source, _, _).
impossible_now(sacrifice(Who, this), Item) :-
    target_view(Item, View),
    View = view(Source, _, _),
    \+ ( reference(Who, View, Player), controls(Player, Source) ).
impossible_now(put_counters(this, Kind, _), Item) :-
    target_view(Item, view(Source, _, _)),
    costs:barred_counters(Source, Kind).

%   idle(+Instructions, +Item, -Seen) is semidet: none of them would do anything. Seen is `open` if everybody sees that, else `secret`.

idle(Instructions, Item, Seen) :-
    Instructions = [_|_],
    \+ ( member(Instruction, Instructions), \+ idle_act(Instruction, Item, _) ),
    ( member(Instruction, Instructions), \+ idle_act(Instruction, Item, open) -> Seen = secret ; Seen = open ).

%   idle_act(+Instruction, +Item, ?Seen) is nondet. Other modules add clauses.

:- multifile idle_act/3.
:- dynamic idle_act/3.

'608.2d' :: nonexecutable yes if
    now(decide_may(_, Item, Instructions)), idle(Instructions, Item, secret)
    because "there is nothing to do that with".

%   Nor is what the player could do in part only (118.3).

begins_short([First|_], Item, Player) :-
    too_few(First, Item, Player).

too_few(Instruction, Item, Player) :-
    number_needed(Instruction, Who, Said, What),
    target_view(Item, View),
    once(reference(Who, View, Player)),
    once(quantity(Said, View, N)),
    \+ at_least(N, one_more(What, Player, View)).

number_needed(sacrifices(Who, N, Filter), Who, N, permanent(Filter)).
number_needed(returns_own(Who, N, Filter), Who, N, permanent(Filter)).
number_needed(discard(Who, N), Who, N, card_in_hand).
number_needed(discard_random(Who, N), Who, N, card_in_hand).
number_needed(mill(Who, N), Who, N, card_in_library).

one_more(permanent(Filter), Player, View) :-
    controls(Player, O),
    matches(Filter, O, View).
one_more(card_in_hand, Player, _) :-
    hand(Player, _).
one_more(card_in_library, Player, _) :-
    library(Player, Cards),
    member(_, Cards).

%   Mana

'106.3' :: caused event(add_mana(Player, Mana)) after
    add(Item, Colors), target_view(Item, view(Source, Player, _)), made_by(Source, Colors, Mana).
'106.3' :: caused then([choose_color(Player, Item, N)]) after
    add_any(Item, N), N > 0, player_of(Item, Player).
'106.3' :: caused event(add_mana(Player, Mana)) after
    add_times(Item, N, Colors), N > 0, findall(Color, ( between(1, N, _), member(Color, Colors) ), All),
    target_view(Item, view(Source, Player, _)), made_by(Source, All, Mana).
'106.3' :: executable color(Color) if choose_color(_, _, _), basic_land_type(_, Color).
'106.3' :: caused event(add_mana(Player, Mana)) after
    color(Color), now(choose_color(Player, Item, N)), findall(Color, between(1, N, _), Colors),
    target_view(Item, view(Source, _, _)), made_by(Source, Colors, Mana).

'106.3' :: caused then([choose_color_of(Player, Item, Colors)]) after
    add_one_of(Item, Colors), player_of(Item, Player).
'106.6' :: caused event(add_mana(Player, Mana)) after
    add_only(Item, Colors, Uses), target_view(Item, view(Source, Player, _)),
    restricted_mana(Source, Colors, Uses, Mana).
'106.6' :: caused then([choose_color_only(Player, Item, N, Uses)]) after
    add_any_only(Item, N, Uses), player_of(Item, Player).
'106.6' :: executable color(Color) if choose_color_only(_, _, _, _), basic_land_type(_, Color).
'106.6' :: caused event(add_mana(Player, Mana)) after
    color(Color), now(choose_color_only(Player, Item, N, Uses)), findall(Color, between(1, N, _), Colors),
    target_view(Item, view(Source, _, _)), restricted_mana(Source, Colors, Uses, Mana).

'106.3' :: executable color(Color) if choose_color_of(_, _, Colors), member(Color, Colors).
'106.3' :: caused event(add_mana(Player, Mana)) after
    color(Color), now(choose_color_of(Player, Item, _)),
    target_view(Item, view(Source, _, _)), made_by(Source, [Color], Mana).

%   Libraries

'701.24a' :: caused then([shuffle_library(Player)]) after
    shuffle(_, Player).
'701.17a' :: caused then([mill_cards(Player, N)]) after
    mill(_, Player, N).
'701.17a' :: caused event(moves(O, library(Player), graveyard(Player), _)) after
    mill_cards(Player, N), N > 0, top_of_library(Player, N, Objects), member(O, Objects).
'701.22a' :: caused then([scry_next(Player, 1)]) after
    scry(_, Player, 1).
'701.22a' :: executable leave_on_top if scry_next(_, _).
'701.22a' :: executable bottom(O) if scry_next(Player, _), library(Player, [O|_]).
'701.22a' :: caused library(Player, Objects) after
    bottom(O), now(scry_next(Player, _)), library(Player, [O|Rest]), append(Rest, [O], Objects).
