:- module(attachment,
          [ low/2,                      % +Post, +Others
            low_adjuncts/2              % +Complements, +Adjuncts
          ]).

:- use_module(library(lists), [last/2, memberchk/2]).
:- use_module(classes, [head_class/2, head_noun/2, last_head/2]).
:- use_module(edges, [edge/2, post_noun/2]).
:- use_module(lexicon, [verb_form/3, verb_preposition/2]).
:- use_module(noun_fits, [post_fits/2, relative_verb/2]).

/** <module> Low attachment

What modifies stands at the nearest noun before it that takes such a one, an adverbial at the nearest verb in the past,
passive or conditional. So a tree in which it stands higher, beyond one that would take it, is none.
*/

%!  low(+Post, +Others:list) is semidet.
%
%   The first of Others does not belong to a noun or verb within Post.

low(_, []).
low(Post, [Next|_]) :-
    \+ never_before(Post, Next),
    ( measured_by(Post, Next) -> true ; \+ taken_within(post(Post), Next) ).

never_before(rel(_, v(_, _, have, _, _)), part(_)).
never_before(named(_), pp(_, named(_))).
never_before(named(_), pp(of, d([the], nb([h([], nm(_))], _)))).
never_before(named(_), with(with, named(_))).
never_before(not_named(_), Post) :- never_before(named(_), Post).
never_before(that(_, elliptic(_, _)), pp(_, _)).
never_before(Post, pp(of, _)) :- post_noun(Post, hd(_)).

measured_by(pp(of, bare(nb(_, Posts))), equal(_)) :- \+ ( last(Posts, Last), taken_within(post(Last), equal(x)) ).

%!  low_adjuncts(+Complements:list, +Adjuncts:list) is semidet.
%
%   None of Adjuncts belongs to what stands before it.

low_adjuncts(_, []).
low_adjuncts(Complements, [Adjunct|Adjuncts]) :-
    chain(Adjuncts, Adjunct),
    \+ ( last(Complements, Last), adjunct_taken(complement(Last), Adjunct) ).

chain([], _).
chain([Next|Adjuncts], Adjunct) :-
    \+ unchained(Adjunct, Next),
    \+ adjunct_taken(adjunct(Adjunct), Next),
    chain(Adjuncts, Next).

unchained(ing(by, _), addition(_)).
unchained(ing(by, _), rather(_)).
unchained(adv([each]), equal(_)).
unchained(adv([only]), time(each(_))).
unchained(adv([only]), adv([once])).
unchained(adv([once]), time(each(_))).
unchained(time(only_once), time(each(_))).
unchained(time(first_time(_, none)), time(_)).
unchained(adv([Word]), this_way) :- verb_form(_, pp, Word).

adjunct_taken(Part, Adjunct) :-
    (   adjunct_post(Adjunct, Post),
        taken_within(Part, Post)
    ->  true
    ;   edge(Part, verb(Verb, Voice)),
        verb_takes(Adjunct, Verb, Voice)
    ->  true
    ;   Adjunct = pp(for, _),
        edge(Part, head(n(cost)))
    ->  true
    ).

taken_within(Part, Post) :-
    (   edge(Part, head(Head)),
        accepts(Head, Post)
    ->  true
    ;   post_adjunct(Post, Adjunct),
        edge(Part, verb(Verb, Voice)),
        verb_takes(Adjunct, Verb, Voice)
    ->  true
    ).

adjunct_post(pp(with, Noun), with(with, Noun)).
adjunct_post(with_kws(Keywords), with_kws(with, Keywords)).
adjunct_post(pp(Preposition, Noun), pp(Preposition, Noun)) :- memberchk(Preposition, [of, on, among, in, than]).
adjunct_post(pp(than, Noun), than(Noun)).
adjunct_post(equal(Noun), equal(Noun)).
adjunct_post(pp(as, Noun), as(Noun)).
adjunct_post(attached(Noun), part(v(pp, [], attach, [p(to, Noun)], []))).

post_adjunct(pp(Preposition, Noun), pp(Preposition, Noun)).
post_adjunct(with(with, Noun), pp(with, Noun)).
post_adjunct(adj(Word), adv([Word])).

%   verb_takes(+Adjunct, +Verb, +Voice) is semidet.

verb_takes(this_way, _, _).
verb_takes(if_able, Verb, _) :- memberchk(Verb, [attack, block]).
verb_takes(time(this(_)), Verb, Voice) :-
    ( memberchk(Voice, [past, would, passive]) -> true ; memberchk(Verb, [cast, play, activate]) ).
verb_takes(time(that(_)), _, Voice) :- memberchk(Voice, [past, would, passive]).
verb_takes(time(each(_)), Verb, _) :- \+ memberchk(Verb, [control, own, have, be]).
verb_takes(time(each_of(_)), Verb, _) :- \+ memberchk(Verb, [control, own, have, be]).
verb_takes(adv([alone]), Verb, _) :- memberchk(Verb, [attack, block]).
verb_takes(ing(by, _), _, passive).
verb_takes(addition(_), Verb, _) :- memberchk(Verb, [discard, pay, sacrifice]).
verb_takes(pp(Preposition, _), Verb, Voice) :-
    (   Preposition == during
    ->  \+ memberchk(Verb, [control, own, have, be, pay])
    ;   takes_after(Preposition, Verb, Voice)
    ->  true
    ;   verb_preposition(Verb, Preposition)
    ).
verb_takes(pp2(Preposition, _, _), Verb, Voice) :-
    (   Verb == own,
        memberchk(Preposition, [from, in])
    ->  true
    ;   Voice \== pres,
        verb_preposition(Verb, Preposition)
    ).

takes_after(by, _, passive).
takes_after(for, note, _).
takes_after(before, _, Voice) :- memberchk(Voice, [past, would, passive]).
takes_after(after, _, Voice) :- memberchk(Voice, [past, would]).
takes_after(on, spend, _).
takes_after(with, share, _).
takes_after(since, _, past).

%   accepts(+Head, +Post) is semidet.

accepts(Head, Post) :-
    (   Head = own(Inner)
    ->  Post = pp(of, _),
        accepts(Inner, Post)
    ;   Post = rel(_, v(_, _, have, _, _))
    ->  head_noun(Head, Noun),
        memberchk(Noun, [amount, energy, life, counter, number, opponent, speed])
    ;   accepts_any(Head, Post)
    ->  true
    ).

accepts_any(n(Noun), rel(_, v(_, _, Verb, _, _))) :-
    memberchk(Noun, [type, color, number, name]),
    memberchk(Verb, [produce, choose, note, guess]).
accepts_any(n(Noun), that_obj(_, _, Verb)) :-
    memberchk(Noun, [type, color]),
    relative_verb(Verb, produce).
accepts_any(Head, pp(in, d([the], nb([h([], n(game))], [])))) :- head_class(Head, player).
accepts_any(_, pp(of, Noun)) :- of_kind(Noun).
accepts_any(n(copy), pp(of, _)).
accepts_any(ns(copy), pp(of, _)).
accepts_any(n(combat), pp(on, _)).
accepts_any(n(name), as(_)).
accepts_any(n(value), as(_)).
accepts_any(n(color), other_than(colors(_))).
accepts_any(n(ability), as(_)).
accepts_any(Head, Post) :-
    head_class(Head, Class),
    class_takes(Class, Post),
    post_fits(Post, Head).

%   of_kind(+NounPhrase) is semidet: "of the chosen type", "of your choice".

of_kind(choice_of(_)).
of_kind(d(_, nb(Heads, _))) :-
    last_head(Heads, Head),
    head_noun(Head, Noun),
    memberchk(Noun, [choice, type, color, kind, name]).

%   class_takes(+Class, +Post) is semidet.

class_takes(obj, Post) :- \+ memberchk(Post, [equal(_), cmp(_), num(_), pp(of, _)]).
class_takes(card, Post) :- \+ memberchk(Post, [cmp(_), num(_), pp(of, _)]).
class_takes(player, Post) :-
    memberchk(Post, [that(_, _), rel(_, _), part(_), with(_, _), ing(_), that_obj(_, _, _), other_than(_),
                     pp2(_, _, _)]).
class_takes(amount, Post) :- memberchk(Post, [equal(_), that(_, _), part(_), than(_), rel(_, _), cmp(_)]).
class_takes(counter, Post) :-
    memberchk(Post, [equal(_), pp(on, _), pp(among, _), that(_, _), part(_), than(_), rel(_, _)]).
class_takes(ability, Post) :- memberchk(Post, [that(_, _), part(_), rel(_, _), ing(_), pp(_, _)]).
class_takes(char, Post) :-
    memberchk(Post, [equal(_), cmp(_), num(_), pp(_, _), with_each(_, _), than(_), pt(_), each(_), part(_)]).
class_takes(zone, pp(of, _)).
class_takes(time, Post) :- memberchk(Post, [pp(of, _), rel(_, _), pp(after, _)]).
class_takes(thing, Post) :- memberchk(Post, [pp(of, _), that(_, _), part(_)]).
