:- module(plain_words,
          [ plain_words/2               % +Term, -Words
          ]).

/** <module> Names of the rules, for people, where nothing better is known
*/

%!  plain_words(+Term, -Words:string) is det.
%
%   The name of a Term that has no words of ours, without what it is about.

plain_words(Term, Words) :-
    functor(Term, Name, _),
    atomic_list_concat(Parts, '_', Name),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Words).
