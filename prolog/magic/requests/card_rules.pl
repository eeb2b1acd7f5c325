:- module(card_rules, []).

/** <module> Which rules a card is about: its instructions, costs and keywords
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../ask/dependency_requests', []).
:- use_module('../../ask/naming', [slug/2]).
:- use_module('../../k/rules', []).
:- use_module('../cards/definitions', []).

:- multifile dependency_requests:items_of/2.

%   The names in a card's abilities that are declared; a game in which the card is has its definition.

dependency_requests:items_of(Called, Names) :-
    definition:ability_text(Card, _, _),
    atom(Card),
    ( Card == Called -> true ; slug(Card, Called) ),
    !,
    findall(Name,
            ( definition:ability_text(Card, _, Term),
              sub_term_of(Term, Part),
              callable(Part),
              functor(Part, Name, Arity),
              Arity > 0,
              \+ memberchk(Name, ['[|]', keyword, activated, triggered, static, spell]),
              once(( rules:declared(_, General, _), functor(General, Name, _) ))
            ),
            Found),
    sort(Found, Names).

sub_term_of(Term, Term).
sub_term_of(Term, Part) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_term_of(Argument, Part).
