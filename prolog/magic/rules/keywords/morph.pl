:- module(morph,
          [ turning_cost/3              % ?What, +O, -Costs
          ]).

/** <module> Morph and face-down permanents (702.37, 708)

A card that is cast face down is a 2/2 creature, and so is the permanent: its name is
face_down(creature). The card itself lies beneath it, as an object of its own that nobody but who
controls the permanent may look at: beneath(Card, O).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/views', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../characteristics/continuous_effects', [affected/3, effect_in/5]).
:- use_module('../../cards/name_definitions', []).
:- use_module('../concepts/costs').
:- use_module('../concepts/objects').
:- use_module('../spells/casting', [unpayable/5]).
:- use_module('../spells/casting_steps', [casting_steps/2]).
:- use_module('../ways/special_actions', [least_costs/3]).
:- use_module('../zones').

way ::= face_down.

process begin_face_down(_P:player, _O:object).
process turn_over(_O:object).
process turned_over(_O:object, _What:atom).
event begins_face_down(P:player, O:object, _Item:object) shows O to P.
event covered(O:object, New:object, H:object) shows [O to concealed(New), H to concealed(New)].
event turned_up(_O:object).
action turn_up(O:object) requires beneath(_, O).

beneath(_, O) reads "~o is face down"-[O] otherwise "~o is not face down"-[O].
definition:morph(Name, _)
    reads "~o has morph"-[name(Name)] otherwise "it can't be turned face up"-[] where var(Name).
definition:morph(Name, _) otherwise "~o has no morph"-[name(Name)].

:- multifile casting:by_face/1, name_definitions:describes/2, casting_steps:way_of/2, views:sees/2.

'708.2a' :: caused name_definitions:describes(face_down(creature), Description) if
    Description = described('Face-down creature', none, [], [creature], [], [], size(2, 2), []).
'702.168a' :: caused name_definitions:describes(face_down(warded), Description) if
    Description = described('Face-down creature', none, [], [creature], [], [], size(2, 2), [1-keyword(ward('{2}'))]).

views:sees(concealed(O), Player) :-
    controller(O, Player).

casting_steps:way_of(O, face_down) :-
    definition:morph(Name, _),
    object(O, Name, _),
    castable_from(O, _).

casting:by_face(face_down).

lies_ready(_, _) reads silent otherwise "it can't be cast from there".

%   castable_from(+O, -Player): Player may cast O, as what it is face down, from where it lies (601.3e). Ways add clauses.

:- multifile castable_from/2.

castable_from(O, Player) :- hand(Player, O).

lies_ready(O, Player) :-
    castable_from(O, Player),
    !.

%   Casting it face down for {3} (702.37c)

'702.37c' :: executable cast(O, face_down) if
    priority(Player, _), definition:morph(Name, _), object(O, Name, _), lies_ready(O, Player).
'702.37c' :: caused costs:base_costs(face_down, face_down(_), Costs) if Costs = [mana(cost(3, []))].
'702.37c' :: caused costs:cast_under(face_down, Name, Down) if lies_as(Name, Down), store:met(Down).
'702.37c' :: caused moves_as(O, Down), then([begin_face_down(Player, O)]) after
    cast(O, face_down), now(priority(Player, _)), object(O, Name, _), lies_as(Name, Down), store:met(Down).
'702.37c' :: caused event(begins_face_down(Player, O, _)) after begin_face_down(Player, O).
'601.2a' :: caused event(moves(O, Place, stack(Player), Item)), event(covered(O, Item, _)),
                   casting(Item, a), way(Item, face_down), then(Steps) after
    begins_face_down(Player, O, Item), where(O, Place), casting_steps(Item, Steps).

%   What is cast face down by disguise has ward {2} (702.168a).

lies_as(Name, Down) :-
    ( definition:card_keyword(Name, disguise(_)) -> Down = face_down(warded) ; Down = face_down(creature) ).

%   The card lies beneath what it is now, and is what that is in every other zone (708.9).

'708.2' :: caused object(Card, Name, Owner), beneath(Card, New) after
    covered(O, New, Card), object(O, Name, Owner).
'708.2' :: caused -beneath(Card, O), beneath(Card, New) after
    moves(O, stack(_), battlefield(_), New), beneath(Card, O).
'708.9' :: caused -beneath(Card, O), -object(Card, Name, Owner) after
    moves(O, From, To, _), beneath(Card, O), \+ ( From = stack(_), To = battlefield(_) ), object(Card, Name, Owner).

%   Turning it face up is a special action (116.2b): it uses no stack.

'702.37e' :: executable turn_up(O) if
    priority(Player, _), beneath(Card, O), controls(Player, O), object(Card, Name, _), definition:morph(Name, _), \+ would_have_none(O).
'702.37e' :: nonexecutable turn_up(O) if
    now(priority(Player, _)), usual_cost(O, _, All), least_costs(turn_up, All, Costs),
    \+ can_pay(Player, special_action, O, Costs)
    because "~o"-[Why] where unpayable(Player, special_action, O, Costs, Why).
'116.2b' :: caused event(begins_special_action(Player, O, What, Costs, _)) after
    turn_up(O), now(priority(Player, _)), usual_cost(O, What, Costs).
'116.2b' :: caused then([turn_over(O), turned_over(O, What)]) after
    take_special_action(O, What), memberchk(What, [turn_up, turn_up_for_mana]).

%   would_have_none(+Object) is semidet: it has lost all abilities, and would have no morph cost were it face up.

would_have_none(_) reads silent otherwise "it has lost its abilities, and would have no morph cost".

would_have_none(O) :-
    definition:uses(abilities),
    effect_in(abilities, _, Scope, View, lose_abilities),
    affected(Scope, View, O),
    !.

usual_cost(_, _, _) reads silent otherwise "it can't be turned face up".
turning_cost(_, _, _) reads silent otherwise "it can't be turned face up".

%   usual_cost(+O, -What, -Costs) is semidet: what it costs to turn O face up, where nothing else is said.

usual_cost(O, What, Costs) :-
    turning_cost(What, O, Costs),
    !.

%!  turning_cost(?What, +O, -Costs) is nondet.
%
%   The special action What turns O face up for Costs: `turn_up` for its morph or disguise cost; `turn_up_for_mana` what was manifested
%   or cloaked and is a creature card for its mana cost, whatever abilities it has lost (701.40b, 701.40c).

turning_cost(What, O, Costs) :-
    beneath(Card, O),
    object(Card, Name, _),
    cost_of(What, Name, O, Costs).

cost_of(turn_up, Name, O, Costs) :-
    definition:morph(Name, Costs),
    \+ would_have_none(O).
cost_of(turn_up_for_mana, Name, O, Costs) :-
    manifested(O),
    definition:card_type(Name, creature),
    definition:card_cost(Name, Cost),
    Costs = [mana(Cost)].

'708.8' :: caused -object(O, Present, Owner), object(O, Name, Owner), -beneath(Card, O), -object(Card, Name, Owner),
                  changed(statics), changed(state) after
    turn_over(O), beneath(Card, O), object(Card, Name, Owner), object(O, Present, Owner).
'708.8' :: caused -power_toughness(O, P, T) after turn_over(O), power_toughness(O, P, T).

%   Its other abilities may refer to the X that was chosen.

'702.37e' :: caused remembered_x(O, X) after turn_over(O), x_of_action(O, X).
'708.8' :: caused event(turned_up(O)) after turned_over(O, _), permanent(O).
'702.37b' :: caused event(put_counters(O, '+1/+1', 1)) after
    turned_over(O, turn_up), object_name(O, Name), definition:card_keyword(Name, megamorph(_)), permanent(O).
