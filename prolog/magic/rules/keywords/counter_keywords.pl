:- module(counter_keywords, []).

/** <module> Keywords about counters that stand for other abilities (702), one line each
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/marks', [mark/1]).
:- use_module('../../cards/names', [copiable/2]).
:- use_module('../concepts/costs', []).
:- use_module('../concepts/damage', [counters_on/3]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../zones').

:- multifile cards:keyword_means/2.

instruction remove_counters(_What:bearer_of_counters, _Kind:counter_kind, _N:quantity).
instruction move_counters(_From:permanent, _To:permanent, _Kind:counter_kind, _N:quantity).
instruction monstrosity(_What:permanent, _N:quantity).
instruction designate(_What:permanent, _How:designation).

designation ::= renowned ; monstrous.

event remove_counters(_On:object, _Kind:atom, _N:integer).
event last_counter_removed(_O:object, _Kind:atom).
event becomes_monstrous(_O:object).
event becomes_designated(_O:object, _How:designation).
fluent designated(_O:object, _How:designation).

zones:permanent_status(O, designated(O, _)).

%   Counters are removed from permanents and from cards in exile, such as suspended ones.

:- multifile instructions:written/2, instructions:finds/4.

instructions:written(bearer_of_counters, object_reference).
instructions:finds(bearer_of_counters, Item, What, O) :-
    instructions:finds(card, Item, What, O),
    ( permanent(O) -> true ; exile(O) ).

%   Removing and moving counters (122.5): as many as there are, at most.

'122.1' :: caused event(remove_counters(O, Kind, Fewer)) after
    remove_counters(_, O, Kind, N), N > 0, counters(O, Kind, Present), Fewer is min(N, Present).
'122.5' :: caused event(remove_counters(From, Kind, Fewer)), event(put_counters(To, Kind, Fewer)) after
    move_counters(_, From, To, Kind, N), N > 0, From \== To, permanent(To), \+ costs:barred_counters(To, Kind), counters(From, Kind, Present),
    Fewer is min(N, Present).
'122.1' :: caused change_counters(O, Kind, Less, Present) after
    remove_counters(O, Kind, N), counters_on(O, Kind, Present), Less is -N.
'122.1' :: caused event(last_counter_removed(O, Kind)) after
    remove_counters(O, Kind, N), counters(O, Kind, N).

'702.32a' :: caused cards:keyword_means(fading(N), enters_with([counters(fade, N)])).
'702.32a' :: caused cards:keyword_means(
                        fading(_),
                        triggered(begins(your, upkeep), true,
                                  [provided(quantity(counters(fade, this), exactly, 0), [sacrifice(you, this)]),
                                   remove_counters(this, fade, 1)])).
'702.63a' :: caused cards:keyword_means(vanishing(N), enters_with([counters(time, N)])) if N > 0.
'702.63a' :: caused cards:keyword_means(
                        vanishing(_),
                        triggered(begins(your, upkeep), quantity(counters(time, this), at_least, 1),
                                  [remove_counters(this, time, 1)])).
'702.63a' :: caused cards:keyword_means(
                        vanishing(_),
                        triggered(last_counter_removed(time), true, [sacrifice(you, this)])).
'702.43a' :: caused cards:keyword_means(modular(N), enters_with([counters('+1/+1', N)])).
'702.43a' :: caused cards:keyword_means(
                        modular(_),
                        triggered(dies(this), true,
                                  [may([put_counters(target([artifact, creature]), '+1/+1', counters('+1/+1', this))])])).
'702.58a' :: caused cards:keyword_means(graft(N), enters_with([counters('+1/+1', N)])).
'702.58a' :: caused cards:keyword_means(
                        graft(_),
                        triggered(enters([creature, other]), quantity(counters('+1/+1', this), at_least, 1),
                                  [may([move_counters(this, that, '+1/+1', 1)])])).
'702.54a' :: caused cards:keyword_means(
                        bloodthirst(N),
                        enters_with([provided(this_turn(each([opponent]), damage_taken, at_least, 1)),
                                     counters('+1/+1', N)])).
'702.107a' :: caused cards:keyword_means(
                         outlast(Cost),
                         activated([mana(Cost), tap], [put_counters(this, '+1/+1', 1)], [sorcery_speed])).
'702.112a' :: caused cards:keyword_means(
                         renown(N),
                         triggered(deals_damage(combat, this, each([player])), matches(this, [not([designated(renowned)])]),
                                   [put_counters(this, '+1/+1', N), designate(this, renowned)])).
'702.156a' :: caused cards:keyword_means(ravenous, enters_with([counters('+1/+1', x)])).
'702.156a' :: caused cards:keyword_means(ravenous, triggered(enters(this), entered_with_x(5), [draw(you, 1)])).
'702.136a' :: caused cards:keyword_means(riot, enters_with([counters_or_haste('+1/+1')])).

%   The X that was chosen for it as it was cast, which it remembers (107.3m).

:- multifile filters:condition/2.

filters:condition(entered_with_x(Least), view(Source, _, Item)) :-
    ( remembered_x(Source, X) -> true ; value_of_x(Item, X) ),
    X >= Least.

'702.112b' :: caused designated(O, How), event(becomes_designated(O, How)) after
    designate(_, O, How), \+ designated(O, How).

%   What is monstrous stays so until it leaves the battlefield.

'701.37a' :: caused event(put_counters(O, '+1/+1', N)), designated(O, monstrous), event(becomes_monstrous(O)) after
    monstrosity(_, O, N), N > 0, \+ designated(O, monstrous).
'701.37a' :: caused designated(O, monstrous), event(becomes_monstrous(O)) after
    monstrosity(_, O, N), N =< 0, \+ designated(O, monstrous).

%   "X" of what triggers as it becomes monstrous is the X of the ability that made it so.

'701.37c' :: caused value_of_x(Number, X) after
    triggers(_, Source, Name, Index, _, Number), definition:listener(becomes_monstrous, Name, Index, _),
    resolving(Item), value_of_x(Item, X), \+ remembered_x(Source, _).

%   Backup (702.165): another creature that gets the counters gains what is printed below the keyword, too.

instruction backup(_What:permanent, _N:integer).

'702.165a' :: caused cards:keyword_means(backup(N), triggered(enters(this), true, [backup(target([creature]), N)])).
'702.165a' :: caused event(put_counters(O, '+1/+1', N)) after backup(_, O, N), N > 0.
'702.165a' :: caused event(begins_effect([O], Changes, end_of_turn, _)) after
    backup(Item, O, _), stack_item(Item, _, triggered(Source, Name, Index)), O \== Source,
    findall(gain(Gained), printed_below(Name, Index, Gained), Changes), Changes \== [].

printed_below(Name, Index, Gained) :-
    copiable(Name, Printed),
    definition:ability_text(Printed, Below, Term),
    integer(Below),
    Below > Index,
    Term \= keyword(backup(_)),
    \+ mark(Term),
    ( Term = keyword(Keyword) -> Gained = Keyword ; Gained = Term ).
