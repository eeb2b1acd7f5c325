:- module(cost_forms,
          [ has_forms/1,                % +Costs
            cost_form/2,                % +Costs, -Form
            cost_with_form/3            % +Costs, +Chosen, -Form
          ]).

/** <module> Costs of which one of two is paid (118.12, 601.2b)

`either(A, B)` among costs stands for the costs A or the costs B.
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/language').

%!  has_forms(+Costs) is semidet.
%
%   One of two costs is to be chosen in Costs.

has_forms(Costs) :-
    memberchk(either(_, _), Costs).

%!  cost_form(+Costs, -Form) is nondet.
%
%   Form is Costs with one of the two for each choice in it.

cost_form(Costs, Form) :-
    (   append(Before, [either(A, B)|After], Costs)
    ->  member(Chosen, [A, B]),
        append(Chosen, After, Others),
        append(Before, Others, Next),
        cost_form(Next, Form)
    ;   Form = Costs
    ).

%!  cost_with_form(+Costs, +Chosen, -Form) is semidet.
%
%   Form is Costs with Chosen in the place of the first choice in it.

cost_with_form(Costs, Chosen, Form) :-
    append(Before, [either(A, B)|After], Costs),
    memberchk(Chosen, [A, B]),
    !,
    append(Chosen, After, Others),
    append(Before, Others, Form).
