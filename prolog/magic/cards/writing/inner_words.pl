:- module(inner_words,
          [ thing//3,                   % +Reference, +Case, -Agreement
            amount//1,                  % +Amount
            number//1,                  % +Amount
            condition//1,               % +Condition
            own_words//1                % +Ability
          ]).

/** <module> What noun phrases, amounts and conditions say of one another

A noun phrase holds amounts ("with power less than ...") and an amount holds noun phrases, so each adds its clauses here.
*/

:- multifile thing//3, amount//1, number//1, condition//1, own_words//1.
:- discontiguous thing//3, amount//1, number//1, condition//1, own_words//1.

%!  thing(+Reference, +Case, -Agreement)// is nondet.
%
%   Case is `subject`, `object`, `possessive` or each(Determiner) for an object. Agreement is `third` or `base`.

%!  amount(+Amount)// is nondet.
%
%   In full: "the number of creatures you control".

%!  number(+Amount)// is nondet.
%
%   Before a noun: "two", "X".

%!  condition(+Condition)// is nondet.

%!  own_words(+Ability)// is nondet.
%
%   Ability stands alone, within another one.
