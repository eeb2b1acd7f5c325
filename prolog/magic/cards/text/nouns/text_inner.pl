:- module(text_inner,
          [ inner_keyword//1,           % ?Keyword
            inner_ability//1,           % ?Ability
            inner_ref//2,               % ?Reference, +Kind
            inner_player//1,            % ?Reference
            inner_quantity//1,          % ?Quantity
            inner_sequence//2,          % ?Effects, +Form
            inner_sentences//1          % ?Effects
          ]).

/** <module> What stands inside a noun phrase and holds noun phrases itself

"creatures with protection from Elves that target player controls": keywords and
references speak in noun phrases, and noun phrases of them. So the modules of the grammar
would name one another in a circle; instead, those of keywords and of references say here
what they are, and so do the sentences that stand within others.
*/

:- multifile inner_keyword//1, inner_ability//1, inner_ref//2, inner_player//1, inner_quantity//1, inner_sequence//2, inner_sentences//1.

%!  inner_keyword(?Keyword)// is nondet.
%!  inner_ability(?Ability)// is nondet.
%!  inner_ref(?Reference, +Kind)// is nondet.
%!  inner_player(?Reference)// is nondet.
%!  inner_quantity(?Quantity)// is nondet.
%!  inner_sequence(?Effects, +Form)// is nondet.
%!  inner_sentences(?Effects)// is nondet.
