:- module(possible_sources,
          [ chosen_for_shield/2,        % +Shield, -Object
            possible_source/2,          % ?Offered, -Source
            meant_source/2              % +Offered, -Source
          ]).

/** <module> What can be chosen as a source of damage (609.7a)

It need not be where it was: what the stack, a shield or a delayed triggered ability refers to can be chosen as well.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../../k/views', [open_to_all/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', []).
:- use_module('../spells/chosen_costs', []).
:- use_module('../spells/delayed', []).
:- use_module('../spells/shields', []).
:- use_module('../zones').

%!  possible_source(?Offered, -Source) is nondet.
%
%   Source can be chosen, as Offered.

possible_source(_, _) reads silent otherwise "it is no permanent and no spell, and nothing that waits or resolves refers to it".

possible_source(O, O) :- controls(_, O).
possible_source(O, O) :- stack_item(O, _, spell).
possible_source(O, O) :- zone(O, command).
possible_source(Offered, Source) :-
    findall(Each-Of, referred(Each, Of), Unsorted),
    sort(Unsorted, Pairs),
    member(Offered-Source, Pairs).

%!  meant_source(+Offered, -Source) is det.
%
%   An ability, on the stack or delayed, is offered for its source.

meant_source(Offered, Source) :-
    (   ability_of(Offered, Found)
    ->  Source = Found
    ;   Source = Offered
    ).

%   referred(-Offered, -Source): a source whose number not everyone knows is offered as the ability of it that all see.

referred(Offered, Source) :-
    ability_of(Ability, Source),
    elsewhere(Source),
    ( known_to_all(Source) -> Offered = Source ; Offered = Ability ).
referred(O, O) :-
    mentioned(O),
    elsewhere(O),
    known_to_all(O).

ability_of(Item, Source) :- stack_item(Item, _, activated(Source, _, _)).
ability_of(Item, Source) :- stack_item(Item, _, triggered(Source, _, _)).
ability_of(Number, Source) :- delayed(Number, _, Source, _, _, _, _).

mentioned(O) :- target(_, _, O).
mentioned(O) :- that(_, O).
mentioned(O) :- sacrificed_for(_, O).
mentioned(O) :- card_sacrificed_for(_, O).
mentioned(O) :- given_for(_, O).
mentioned(O) :- delayed(_, _, _, _, _, _, O).
mentioned(O) :- shield(_, Shield), chosen_for_shield(Shield, O).

%!  chosen_for_shield(+Shield, -Object) is semidet.
%
%   Object is the source that was chosen for Shield. Shields of chosen sources add clauses.

:- multifile chosen_for_shield/2.

elsewhere(O) :-
    integer(O),
    \+ controls(_, O),
    \+ stack_item(O, _, _),
    \+ zone(O, command).

known_to_all(O) :-
    (   object(O, _, _)
    ->  open_to_all(O)
    ;   last_known(O, Facts),
        \+ memberchk(in_hand, Facts)
    ).

%   What was in a hand as it was last known had a number that not everyone knew.

:- multifile objects:present_fact/2.

objects:present_fact(O, in_hand) :- \+ \+ definition:uses(chosen_source), hand(_, O).
