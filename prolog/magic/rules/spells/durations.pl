:- module(durations, []).

/** <module> How long effects last (611.2), and exile until something leaves (610.3)
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../turn/skipped_turns', []).
:- use_module('../turn/turn', []).
:- use_module('../turn/unbegun_turns', [unbegun/2]).
:- use_module('../zones').
:- use_module(casting_steps, [instructions_of/3]).
:- use_module('../../characteristics/layer_2_control', []).

'500.7' :: caused -continuous(N, O, Changes, until_turn_of(Player)), changed(statics) after
    begin_turn(Player), definition:uses(until_your_next_turn),
    continuous(N, O, Changes, until_turn_of(Player)).
'800.4m' :: caused -continuous(N, O, Changes, until_turn_of(Gone)), changed(statics) after
    begin_turn(Next), definition:uses(until_your_next_turn), ends_unbegun(Next, N, O, Changes, Gone).
'800.4m' :: caused -continuous(N, O, Changes, until_turn_of(Gone)), changed(statics) after
    pass_over(Next), definition:uses(until_your_next_turn), ends_unbegun(Next, N, O, Changes, Gone).
'611.2b' :: caused -continuous(N, O, Changes, Lasting), changed(statics) after
    moves(Source, battlefield(_), _, _), definition:uses(bound_duration),
    continuous(N, O, Changes, Lasting), bound_to(Lasting, Source).
'611.2b' :: caused -continuous(N, O, Changes, while_tapped(Source)), changed(statics) after
    untap(Source), definition:uses(while_this_tapped),
    continuous(N, O, Changes, while_tapped(Source)).
'611.2b' :: caused -continuous(N, O, Changes, while_controls(Player, Source)), changed(statics) after
    changes_control(Source, Player, _), definition:uses(while_you_control_this),
    continuous(N, O, Changes, while_controls(Player, Source)).

ends_unbegun(Next, N, O, Changes, Gone) :-
    continuous(N, O, Changes, until_turn_of(Gone)),
    lost(Gone, _),
    unbegun(Next, Gone).

%   bound_to(+Lasting, -Source): what lasts so ends, if not before, as Source leaves the battlefield.

bound_to(while_controls(_, Source), Source).
bound_to(while_stays(Source), Source).
bound_to(while_tapped(Source), Source).

%   "Exile ... until this leaves the battlefield": where this has left already, nothing happens.

instruction exile_until_leaves(_What:permanent).
fluent exiled_until(_O:object, _Source:object).

'610.3b' :: caused all([event(moves(O, battlefield(Player), exile, New)), exiled_until(New, Source)]) after
    exile_until_leaves(Item, O), controls(Player, O), target_view(Item, view(Source, _, _)), permanent(Source).
'610.3' :: caused event(moves(O, exile, battlefield(Owner), _)), -exiled_until(O, Source) after
    moves(Source, battlefield(_), _, _), exiled_until(O, Source), where(O, exile), owner(O, Owner).
'610.3' :: caused -exiled_until(O, Source) after
    moves(O, exile, _, _), exiled_until(O, Source).

%   All cards of a merged permanent come back (729.3c).

'729.3c' :: caused exiled_until(New, Source) after
    moves(_, merged(_), exile, New), resolving(Item), stack_item(Item, _, Kind), instructions_of(Kind, Item, Instructions),
    memberchk(exile_until_leaves(_), Instructions), target_view(Item, view(Source, _, _)), permanent(Source).
