:- module(text_creation,
          [ creation//2                 % ?Effect, +Form
          ]).
:- use_module('../nouns/text_amounts', [each_first//2]).
:- use_module('../nouns/text_created', [made//3, token//3]).
:- use_module('../nouns/text_quantities', [computed//1, where//1]).
:- use_module('text_actions', [action//4]).

/** <module> Effects that create tokens
*/

%!  creation(?Effect, +Form)// is nondet.

creation(create(Who, Quantity, Token), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, create, _),
    made(Quantity, Where, Number),
    token(Token, Number, Where),
    where(Where).
creation(create_tapped(Who, Quantity, Token), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, create, _),
    made(Quantity, Where, Number),
    [tapped],
    token(Token, Number, Where),
    where(Where).
creation(create_attacking(Who, Quantity, Token), Form) -->
    each_first(Quantity, Where),
    action(Who, Form, create, _),
    made(Quantity, Where, Number),
    token(Token, Number, Where),
    that_attack(Number),
    where(Where).
creation(create(Who, Quantity, Token), Form) -->
    action(Who, Form, create, _),
    [a, number, of],
    token(Token, plural, wh(_, _)),
    [equal, to],
    computed(Quantity).

that_attack(singular) -->
    ( [that, '\'s'] ; [] ),
    [tapped, and, attacking].
that_attack(plural) -->
    ( [that, are] ; [] ),
    [tapped, and, attacking].
