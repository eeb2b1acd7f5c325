:- module(classes,
          [ head_class/2,               % +Head, -Class
            head_noun/2,                % +Head, ?Noun
            last_head/2,                % +Heads, -Head
            bar_head_class/2,           % +Bar, -Class
            tree_class/2,               % +NounPhrase, -Class
            takes_object/2,             % +Verb, +NounPhrase
            takes_class/2,              % +Verb, +Class
            acts/2,                     % +NounPhrase, +Verb
            objects/2,                  % ?Verb, -Classes
            actors/2                    % ?Verb, -Classes
          ]).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(noun_words, [noun/2]).

/** <module> Classes of noun phrases, and the verbs they go with

The grammar asks while it reads, so that what makes no sense is no tree.
*/

%!  head_class(+Head, -Class) is det.
%
%   Head is n(Noun), ns(Noun) in the plural, or a name.

head_class(Head, Class) :-
    (   head_noun(Head, Noun),
        noun(Noun, Known)
    ->  Class = Known
    ;   Class = obj
    ).

%!  head_noun(+Head, ?Noun) is semidet.

head_noun(n(Noun), Noun).
head_noun(ns(Noun), Noun).

%!  last_head(+Heads:list, -Head) is semidet.
%
%   Head is the last one of joined Heads, without what stands before it.

last_head(Heads, Head) :-
    last(Heads, Last),
    ( Last = c(_, h(_, Head)) -> true ; Last = h(_, Head) ).

%!  bar_head_class(+Bar, -Class) is semidet.

bar_head_class(nb(Heads, _), Class) :-
    last_head(Heads, Head),
    head_class(Head, Class).

%!  tree_class(+NounPhrase, -Class) is det.
%
%   What NounPhrase is, `any` if that is not known.

tree_class(sym(_), Class) => Class = mana.
tree_class(this, Class) => Class = obj.
tree_class(pro(Word), Class) => pronoun_class(Word, Class).
tree_class(d(_, sym(_)), Class) => Class = mana.
tree_class(d(_, Bar), Class) => bar_class(Bar, Class).
tree_class(bare(Bar), Class) => bar_class(Bar, Class).
tree_class(poss(_, Parts), Class) =>
    last(Parts, p(_, _, Bar)),
    bar_class(Bar, Class).
tree_class(part(_, Noun), Class) => tree_class(Noun, Class).
tree_class(tw(_, Noun), Class) => tree_class(Noun, Class).
tree_class(tw(_, _, Noun), Class) => tree_class(Noun, Class).
tree_class(choice_of(Noun), Class) => tree_class(Noun, Class).
tree_class(colors(_), Class) => Class = color.
tree_class(co(First, Others), Class) =>
    tree_class(First, Class0),
    (   member(c(_, Other), Others),
        tree_class(Other, Class1),
        Class1 \== Class0
    ->  Class = any
    ;   Class = Class0
    ).
tree_class(hd([n(_)]), Class) => Class = num.
tree_class(_, Class) => Class = any.

pronoun_class(Word, Class) :-
    (   memberchk(Word, [you, yourself, who])
    ->  Class = player
    ;   memberchk(Word, [himself, herself, him, her, he, she])
    ->  Class = obj
    ;   Class = any
    ).

%   bar_class(+Bar, -Class) is det: a number of creatures is what a creature is.

bar_class(nb(Heads, Posts), Class) :-
    last_head(Heads, Head),
    (   head_noun(Head, Noun),
        memberchk(Noun, [number, amount, rest, total, combination, copy, half, choice, kind])
    ->  (   Noun \== choice,
            memberchk(pp(of, Of), Posts)
        ->  tree_class(Of, Class)
        ;   Class = any
        )
    ;   Head = n(mana)
    ->  Class = mana
    ;   head_noun(Head, Noun),
        memberchk(Noun, [deck, side, sideboard, door, top])
    ->  Class = any
    ;   head_class(Head, Class)
    ).

%   The rows become a fact a verb, so that verbs are looked up by an index.

:- discontiguous objects/2, actors/2.

term_expansion(taken(Classes, Verbs), Facts) :- findall(objects(Verb, Classes), member(Verb, Verbs), Facts).
term_expansion(done(Classes, Verbs), Facts) :- findall(actors(Verb, Classes), member(Verb, Verbs), Facts).

%!  objects(?Verb, -Classes:list) is nondet.
%
%   The object of Verb is of one of Classes. Another verb takes all but mana.

taken([obj, card], [destroy, sacrifice, tap, untap, regenerate, goad, detain, exert, attach, fight, crew, saddle,
                    unattach, transform, convert, suspect, block, exploit, enlist, devour, champion, equip, enchant,
                    haunt, renown, pair]).
taken([card, obj, zone, any], [discard, draw, mill, cycle, forage, plot, foretell]).
taken([mana, amount, counter], [add, spend, produce]).
taken([mana, amount, char, thing], [pay]).
taken([obj, card, thing], [create, conjure, populate]).
taken([obj, card, ability, thing], [counter, copy, cast, play]).
taken([zone, card], [search]).
taken([ability], [activate, trigger]).
taken([time, thing, char, zone], [skip, begin, end, take]).
taken([amount], [deal, prevent]).
taken([obj, card, zone, counter, ability, player, thing, char], [exile, return, put, reveal, move, shuffle, find, seek,
                                                                 keep]).
taken([amount, ability, thing, char, counter, time, zone, obj, mana], [gain, lose]).
taken([counter, thing, mana, obj, amount, pt], [get]).
taken([num, thing], [scry, surveil, fateseal, connive, monstrosity, adapt, bolster, support, discover, incubate, endure,
                     blight, earthbend]).
taken([zone, thing, obj], [leave, enter]).
taken([obj, player], [attack]).
taken([any, mana], [cost, contain, reduce, discount, increase, replace, have, choose, distribute, divide, note, exceed,
                    receive, use, call, empty, transfer, separate, change, waterbend]).

%!  actors(?Verb, -Classes:list) is nondet.
%
%   What does Verb is of one of Classes. Another verb is done by whatever there is.

done([player], [draw, discard, mill, search, look, scry, surveil, sacrifice, pay, choose, shuffle, activate, cast, play,
                create, vote, bid, roll, flip, clash, proliferate, investigate, win, declare, reveal, fateseal,
                guess, name]).
done([obj, card, ability, any], [deal]).
done([obj, card, player], [attack]).
done([obj, card], [die, block, fight, phase, enter, connive, explore]).
done([obj, card, player], [transform, untap]).
done([obj, card, ability], [resolve]).
done([ability], [trigger]).

%!  takes_object(+Verb, +NounPhrase) is semidet.
%
%   NounPhrase may be the object of Verb.

takes_object(Verb, Noun) :-
    tree_class(Noun, Class),
    takes_class(Verb, Class).

%!  takes_class(+Verb, +Class) is semidet.
%
%   The object of Verb may be of Class.

takes_class(Verb, Class) :-
    (   Class == any
    ->  true
    ;   objects(Verb, Classes)
    ->  (   memberchk(Class, Classes)
        ->  true
        ;   memberchk(any, Classes),
            Class \== mana
        )
    ;   Class \== mana
    ).

%!  acts(+NounPhrase, +Verb) is semidet.
%
%   NounPhrase may be the subject of Verb.

acts(Noun, Verb) :-
    (   actors(Verb, Classes)
    ->  tree_class(Noun, Class),
        ( Class == any -> true ; memberchk(Class, Classes) )
    ;   true
    ).
