:- module(verb_types,
          [ ill_typed/2                 % +Term, -Wrong
          ]).

/** <module> What verbs take: the types that refuse nonsense
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(syntax_words, [noun/2]).

%   takes(?Verbs, ?Classes): what their first complement may be: a class of things, perm for a permanent or what may
%   be one, none where there is none, or another kind of complement. Other verbs take anything.

takes([draw], [card]).
takes([discard, mill], [card, zone]).
takes([ attach, convert, crew, destroy, detain, exert, fight, goad, regenerate, sacrifice, saddle, tap,
        transform, untap
      ],
      [perm, none, symbols]).
takes([control, exile, find, move, own, put, return, shuffle, target],
      [perm, card, player, zone, counter, ability, thing, char, none, amount]).
takes([copy, counter], [card, ability, perm, none]).
takes([gain, lose], [zone, amount, abilities, thing, ability, char, time, counter, none]).
takes([get], [pt, counter, thing, symbols, perm, amount]).
takes([deal], [amount, none]).
takes([prevent], [amount]).
takes([have], [abilities, char, counter, amount, ability, perm, card, bare, thing, player, zone]).
takes([add], [amount, symbols, counter]).
takes([pay], [amount, symbols, thing, char]).
takes([spend], [amount, symbols, none]).
takes([create], [perm, thing, none]).
takes([search], [zone, card, none]).
takes([connive, die, escape, explore, investigate, learn, look, phase, populate, proliferate, resolve, trigger],
      [none]).
takes([cast, play], [perm, card, none]).
takes([activate], [ability, none]).
takes([remove], [counter, perm, card, amount, none]).
takes([attack, block], [perm, player, none]).
takes([enter, leave], [zone, none]).
takes([become], [becomes]).
takes([ adapt, amass, blight, bolster, collect, discover, earthbend, expend, fateseal, incubate, monstrosity,
        scry, support, surveil
      ],
      [num, thing, perm, amount, none]).
takes([cost], [cost]).
takes([skip, take], [time, char, thing]).
takes([win], [zone, thing, none]).
takes([double], [char, counter, amount]).
takes([do], [thing]).

takes_classes(Verb, Classes) :-
    takes(Verbs, Classes),
    memberchk(Verb, Verbs),
    !.

%!  ill_typed(+Term, -Wrong) is nondet.
%
%   Wrong is `Verb-Class`: in Term, Verb has a complement of Class, which it does not take; or `be-Class` where a thing
%   would be of Class besides another class.

ill_typed(Term, Verb-Class) :-
    sub_term(Part, Term),
    nonvar(Part),
    Part = do(_, Verb, _, Roles, _),
    takes_classes(Verb, Classes),
    complement_class(Roles, Class),
    Class \== any,
    Class \== num,
    \+ taken_as(Class, Classes).

ill_typed(Term, be-Class) :-
    sub_term(Part, Term),
    nonvar(Part),
    Part = is(_, _, _, each([np(First)|Joined]), _),
    class_of(First, FirstClass),
    member(join(_, np(Other)), Joined),
    class_of(Other, Class),
    \+ may_be_both(FirstClass, Class).

may_be_both(any, _).
may_be_both(_, any).
may_be_both(Class, Class).
may_be_both(obj, card).
may_be_both(card, obj).

taken_as(Class, Classes) :- memberchk(Class, Classes).
taken_as(obj, Classes) :- memberchk(perm, Classes).
taken_as(obj, Classes) :- memberchk(card, Classes).
taken_as(card, Classes) :- memberchk(perm, Classes).

complement_class(Roles, Class) :-
    (   memberchk(obj(Phrase), Roles)
    ->  class_of(Phrase, Class)
    ;   Roles = [Role|_],
        kind_of(Role, Kind)
    ->  Class = Kind
    ;   Class = none
    ),
    Class \== none.

kind_of(abilities(_), abilities).
kind_of(pt(_), pt).
kind_of(becomes(_), becomes).
kind_of(cost(_, _, _), cost).
kind_of(cost(_, _), cost).
kind_of(cost_upto(_, _, _), cost).
kind_of(bare(_), bare).
kind_of(n(_), num).
kind_of(inf(_), any).
kind_of(not_inf(_), any).
kind_of(both(_, _, _), any).

class_of(Phrase, Class) :-
    ( phrase_class(Phrase, Class0) -> Class = Class0 ; Class = any ).

phrase_class(at(_, _, Said), Class) :- class_of(Said, Class).
phrase_class(ref(_, Said), Class) :- class_of(Said, Class).
phrase_class(sel(_, filter(Heads, Behind)), Class) :-
    last(Heads, Last),
    ( Last = kind(_, Noun) ; Last = join(_, _, Noun) ),
    noun_class(Noun, Behind, Class).
phrase_class(symbols(_), symbols).
phrase_class(symbols(_, _), symbols).
phrase_class(group([First|_]), Class) :- class_of(First, Class).
phrase_class(of_its(_, Parts), Class) :-
    last(Parts, part(_, _, Filter)),
    class_of(sel([], Filter), Class).
phrase_class(headless([n(_)]), num).
phrase_class(you, player).
phrase_class(this, obj).
phrase_class(half(_, Phrase), Class) :- class_of(Phrase, Class).
phrase_class(half(_, _, Phrase), Class) :- class_of(Phrase, Class).
phrase_class(times(_, Phrase), Class) :- class_of(Phrase, Class).

noun_class(Noun, Behind, Class) :-
    (   counts_others(Noun)
    ->  ( Behind = [pp(of, Phrase)|_] -> class_of(Phrase, Class) ; Class = any )
    ;   Noun == n(top)
    ->  Class = any
    ;   known_class(Noun, Class)
    ).

counts_others(n(number)).
counts_others(n(amount)).
counts_others(n(rest)).
counts_others(n(total)).
counts_others(n(copy)).
counts_others(ns(copy)).

known_class(Noun, Class) :-
    (   ( Noun = n(Word) ; Noun = ns(Word) ),
        ( Word = sub(_) -> Class0 = obj ; noun(Word, Class0) )
    ->  Class = Class0
    ;   Class = any
    ).
