:- module(payment_setting, []).

/** <module> Who pays by hand (601.2g): a setting that a player may change at any choice
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../../k/language').
:- use_module('../concepts/players').
:- use_module(casting_steps).

payment_way ::= auto ; manual.
action pay_by(_P:player, _How:payment_way) unlisted.

'601.2g' :: executable pay_by(Player, How) if payment_way(How), playing(Player).
'601.2g' :: nonexecutable pay_by(_, _) if
    cost(_, _)
    because "something is being paid for"-[].
'601.2g' :: caused setting(payment(Player), How) after pay_by(Player, How).
'601.2g' :: caused then([Process]) after pay_by(_, _), now(Process).

payment_way(How) reads "payment can be ~w"-[How] otherwise "payment is auto or manual".

%   It is not listed, and nothing is spent on listing it: How is given.

payment_way(How) :-
    nonvar(How),
    memberchk(How, [auto, manual]).
