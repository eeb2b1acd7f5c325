:- encoding(utf8).
:- module(text_labels,
          [ label//2                    % ?Costs, ?Limits
          ]).

/** <module> Labels that are keywords, before activated abilities (702): boast, exhaust, forecast, power-up
*/

:- use_module(library(lists), [memberchk/2]).

%!  label(?Costs, ?Limits)// is nondet.
%
%   An activated ability with Costs has the Limits that the label stands for.

label(_, [once]) -->
    [exhaust, '—'].
label(_, [once, power_up]) -->
    ['power-up', '—'].
label(_, [once_each_turn, only_if(attacked_this_turn(this))]) -->
    [boast, '—'].
label(Costs, [only_during(your, upkeep), once_each_turn]) -->
    { ( var(Costs) -> true ; memberchk(reveal(this), Costs) ) },
    [forecast, '—'].
