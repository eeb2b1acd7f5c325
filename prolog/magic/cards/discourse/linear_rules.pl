:- module(linear_rules,
          [ tree_term/2,                % ?Tree, ?Term
            without_rule/2,             % +Tree, -Part
            not_linear/1,               % -Rule
            unbalanced/3                % +Tree, +Term, +Parts
          ]).

/** <module> A tree and its term, by the rules of the constructions

One interpreter for both directions (constructions.pl, alike_constructions.pl).
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [member/2]).
:- use_module(alike_constructions, [alike/2]).
:- use_module(constructions, [construction/4]).
:- use_module(word_forms,
              [ auxiliary/3, be_word/5, elliptic_word/3, finite_form/2, have_word/3, tree_number/2, verb_form_in/3
              ]).

%!  tree_term(?Tree, ?Term) is semidet.
%
%   Tree, of a whole text, means Term.

tree_term(Tree, Term) :-
    once(means(text, Tree, Term)).

%   means(?Category, ?Tree, ?Term) is nondet: of Tree and Term one is given.

means(x, Tree, Term) :-
    !,
    Term = Tree.
means(list(Category), Trees, Terms) :-
    !,
    all_mean(Trees, Category, Terms).
means(Category, Tree, Term) :-
    expansion(Category, Tree, Term, Parts),
    hold(Parts).

all_mean(Trees, Category, Terms) :-
    (   ( Trees == [] ; Terms == [] )
    ->  Trees = [],
        Terms = []
    ;   Trees = [Tree|Trees1],
        Terms = [Term|Terms1],
        once(means(Category, Tree, Term)),
        all_mean(Trees1, Category, Terms1)
    ).

%   expansion(+Category, ?Tree, ?Term, -Parts) is nondet.

expansion(Category, Tree, Term, Parts) :-
    same_name(Tree, Term, Name, Count),
    functor(Categories, Name, Count),
    alike(Category, Categories),
    functor(Tree, Name, Count),
    functor(Term, Name, Count),
    paired(Categories, Tree, Term, Parts).
expansion(Category, Tree, Term, Parts) :-
    construction(Category, Tree, Term, Parts).

same_name(Tree, Term, Name, Count) :-
    ( nonvar(Tree) -> functor(Tree, Name, Count) ; nonvar(Term), functor(Term, Name, Count) ).

paired(Categories, Tree, Term, Parts) :-
    Categories =.. [_|Cs],
    Tree =.. [_|Trees],
    Term =.. [_|Terms],
    paired_lists(Cs, Trees, Terms, Parts).

paired_lists([], [], [], []).
paired_lists([C|Cs], [A|As], [B|Bs], [C:A-B|Parts]) :-
    paired_lists(Cs, As, Bs, Parts).

hold([]).
hold([Part|Parts]) :-
    holds(Part),
    hold(Parts).

%   holds(+Part) is nondet: what stands in it means what it should, or the test is met. A test of what is not
%   known yet, as where a tree is made, is left to the parts.

holds(Category:Tree-Term) :-
    means(Category, Tree, Term).
holds(A \= B) :-
    ( var(A) -> true ; A \= B ).
holds(A \== B) :-
    A \== B.
holds(A = B) :-
    ( var(A) -> true ; A = B ).
holds(atom(A)) :-
    ( var(A) -> true ; atom(A) ).
holds(number(Tree, Number)) :-
    tree_number(Tree, Number).
holds(plain(Tree, Term)) :-
    ( nonvar(Tree) -> true ; functor(Term, Name, _), plain(Name) ).
holds(form(Kind, Tense, Form)) :-
    verb_form_in(Kind, Tense, Form).
holds(mform(Kind, Form)) :-
    once(finite_form(Kind, Form)).
holds(be(Kind, Form, Word, Tense, Polarity)) :-
    be_word(Form, Kind, Tense, Polarity, Word).
holds(be(Number, Word, Tense, Polarity)) :-
    verb_form_in(fin(Number), Tense, Form),
    be_word(Form, fin(Number), Tense, Polarity, Word).
holds(aux(Form, Word, Polarity)) :-
    auxiliary(Form, Word, Polarity).
holds(have(Form, Word, Polarity)) :-
    have_word(Form, Word, Polarity).
holds(ell(Form, Word, Sense)) :-
    elliptic_word(Form, Word, Sense).

%   plain(?Name): a verb phrase of which an instruction is made without "you".

plain(do).
plain(do2).
plain(is).

%!  without_rule(+Tree, -Part) is semidet.
%
%   Part is `Category-Name/Count`: the first construction of Tree that has no rule, or none that fits there.

without_rule(Tree, Part) :-
    once(lacks(text, Tree, Part)).

lacks(list(Category), Trees, Part) :-
    !,
    member(Tree, Trees),
    lacks(Category, Tree, Part).
lacks(Category, Tree, Part) :-
    Category \== x,
    \+ means(Category, Tree, _),
    (   expansion(Category, Tree, _, Parts),
        member(Inner:InnerTree-_, Parts),
        nonvar(InnerTree),
        lacks(Inner, InnerTree, Part)
    ;   functor(Tree, Name, Count),
        Part = Category-Name/Count
    ).

%!  not_linear(-Rule) is nondet.
%
%   Rule, `Category-Tree`, has a variable that stands on one side and neither on the other nor in a part: what it
%   stands for would be dropped or invented.

not_linear(Category-Tree) :-
    construction(Category, Tree, Term, Parts0),
    unbalanced(Tree, Term, Parts0).

%!  unbalanced(+Tree, +Term, +Parts:list) is semidet.
%
%   A rule with Tree, Term and Parts would not be linear.

unbalanced(Tree, Term, Parts0) :-
    partition(is_part, Parts0, Parts, Tests0),
    partition(only_compares, Tests0, _, Tests),
    sides(Parts, Trees, Terms),
    (   only_in(Tree, Term+Trees+Tests)
    ;   only_in(Term, Tree+Terms+Tests)
    ;   only_in(Trees, Tree)
    ;   only_in(Terms, Term)
    ),
    !.

is_part(_:_).

only_compares(_ \= _).
only_compares(_ \== _).
only_compares(plain(_, _)).

sides([], [], []).
sides([_:Tree-Term|Parts], [Tree|Trees], [Term|Terms]) :-
    sides(Parts, Trees, Terms).

%   only_in(+A, +B) is semidet: a variable of A is none of B.

only_in(A, B) :-
    term_variables(A, As),
    term_variables(B, Bs),
    member(Variable, As),
    \+ ( member(Other, Bs), Other == Variable ),
    !.
