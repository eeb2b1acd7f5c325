:- module(special_triggers,
          [ state_trigger_due/4,        % -Player, -Source, -Name, -Index
            repeats/1,                  % ?Number
            of_one_event/2              % +Number, -Other
          ]).

/** <module> Reflexive and state triggers, and abilities that trigger once a turn (603)
*/

:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(terms), [mapargs/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [condition/2]).
:- use_module('../concepts/objects').
:- use_module('../../characteristics/settling', []).
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../turn/turn', []).
:- use_module('../zones').
:- use_module(casting_steps, []).
:- use_module(triggers, []).

%   "When you do": what was done has happened, so the ability triggers at once (603.12). Its term is
%   when(Effects, Slots, Instructions): as it is written, and as it is carried out.

instruction reflexive(_Effects:instructions).

'603.12' :: caused event(triggers(Player, Source, Name, reflexive(Parts), That, _)) after
    reflexive(Item, Parts0), target_view(Item, view(Source, Player, _)), object_name(Source, Name),
    ( value_of_x(Item, X) -> with_number(X, Parts0, Parts) ; Parts = Parts0 ),
    ( that(Item, Found) -> That = Found ; That = Source ).

%   with_number(+X, +Parts0, -Parts): what was paid for X is that number in what follows (107.3f).

with_number(X, Part0, Part) :-
    (   Part0 == x
    ->  Part = X
    ;   compound(Part0)
    ->  mapargs(with_number(X), Part0, Part)
    ;   Part = Part0
    ).

%   An ability that triggers on a state does so once, until it has left the stack (603.8).

process state_triggers.

'603.8' :: caused event(triggers(Player, Source, Name, Index, Source, _)) after
    state_triggers, state_trigger_due(Player, Source, Name, Index).

%   It triggers as soon as the state is so, though it may be otherwise before anybody gets priority. What a
%   step leaves to flags, such as counters that something enters with, is there when it is looked at again.

process notice_states.
process noticed_states.
fluent noticed(_Source:object, _Index:index).

'603.8' :: caused settling:watched([notice_states]) if
    definition:state_trigger(_, _, _), state_trigger_due(_, Source, _, Index), \+ noticed(Source, Index).
'603.8' :: caused noticed(Source, Index), then([noticed_states]) after
    notice_states, state_trigger_due(_, Source, _, Index).
'603.8' :: caused event(triggers(Player, Source, Name, Index, Source, _)) after
    noticed_states, noticed(Source, Index), state_trigger_due(Player, Source, Name, Index).
'603.8' :: caused -noticed(Source, Index) after noticed_states, noticed(Source, Index).

%!  state_trigger_due(-Player, -Source, -Name, -Index) is nondet.

'603.8' :: caused state_trigger_due(Player, Source, Name, Index) if
    definition:state_trigger(Name, Index, State), object(Source, Name, _), controls(Player, Source),
    \+ pending(_, _, Source, Name, Index, _), \+ stack_item(_, _, triggered(Source, Name, Index)),
    condition(State, view(Source, Player, 0)).

%   "This ability triggers only once each turn": what triggers twice at the same time does once.

fluent triggered_this_turn(_O:object, _Index:index).
fluent remembered_x(_O:object, _X:integer) functional.

'603.2h' :: caused triggered_this_turn(Source, Index) after
    triggers(_, Source, Name, Index, _, _), definition:triggers_once(Name, Index).
'603.2h' :: caused repeats(N) if
    definition:triggers_once(Name, Index), pending(N, _, Source, Name, Index, _), \+ triggered_further(N),
    once(( pending(M, _, Source, Name, Index, _), M < N )).

%   "Whenever one or more": what triggers for several things at the same time does once.

'603.2c' :: caused repeats(N) if
    definition:triggers_together(Name, Index), pending(N, _, _, Name, Index, _), once(( of_one_event(N, M), M < N )).
'603.2c' :: caused that_many(N, Sum) after
    place_triggers, definition:triggers_together(Name, Index), definition:uses(that_many),
    pending(N, _, _, Name, Index, _), \+ triggered_further(N), \+ repeats(N),
    findall(Part, ( of_one_event(N, K), part_of_many(K, Part) ), Parts), sum_list(Parts, Sum).

'603.2' :: caused -pending(N, P, Source, Name, Index, That) after
    place_triggers, repeats(N), pending(N, P, Source, Name, Index, That).
'603.2' :: caused -of_past_event(N, First) after
    place_triggers, of_past_event(N, First), repeats(N).

%!  of_one_event(+Number, -Other) is nondet.
%
%   The ability, which triggers for one or more, has triggered as Number and as Other on one event.

of_one_event(Number, Other) :-
    pending(Number, _, Source, Name, Index, That),
    definition:triggers_together(Name, Index),
    \+ triggered_further(Number),
    pending(Other, _, Source, Name, Index, What),
    \+ triggered_further(Other),
    as_one(Name, Index, That, What),
    ( of_past_event(Number, First) -> of_past_event(Other, First) ; \+ of_past_event(Other, _) ).

%   as_one(+Name, +Index, +That, +Other) is semidet: what happens to That and to Other at the same time is one event.

as_one(Name, Index, That, Other) :-
    (   That == Other
    ->  true
    ;   definition:listener(_, Name, Index, together(Pattern)),
        Pattern \= attack(_, [_], _)
    ->  true
    ).

%   What triggered before a card is drawn, or before state-based actions are performed, did so on another event than what is
%   drawn or performed then (121.2, 704.3). Whatever else happens until abilities are put on the stack, counts as one event; it is
%   called after the ability that triggered First on it.

fluent of_past_event(_Number:object, _First:object).

'121.2' :: caused of_past_event(N, First) after
    draw_cards(_, _), once(definition:triggers_together(_, _)), past(N, First).
'704.3' :: caused of_past_event(N, First) after
    state_based_actions, once(definition:triggers_together(_, _)), past(N, First).

past(N, First) :-
    findall(M, ( definition:triggers_together(Name, Index), pending(M, _, _, Name, Index, _), \+ of_past_event(M, _) ), Unsorted),
    sort(Unsorted, [First|Others]),
    member(N, [First|Others]).

zones:stack_status(O, of_past_event(O, _)).

%   part_of_many(+Number, -Part): as many as that were, or one thing.

part_of_many(Number, Part) :-
    ( that_many(Number, Found) -> Part = Found ; Part = 1 ).

'500.1' :: caused -triggered_this_turn(O, Index) after begin_turn(_), triggered_this_turn(O, Index).

zones:permanent_status(O, triggered_this_turn(O, _)).

%   What triggers as a permanent enters, or as it is turned face up, has the X that was chosen for it.

'107.3m' :: caused remembered_x(New, X) after moves(Item, stack(_), battlefield(_), New), value_of_x(Item, X).
'107.3m' :: caused value_of_x(Number, X) after triggers(_, Source, _, _, _, Number), remembered_x(Source, X).

zones:permanent_status(O, remembered_x(O, _)).
