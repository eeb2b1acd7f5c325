:- module(noun_fits,
          [ bar_fits/2,                 % +Heads, +Posts
            noun_modifier/1,            % ?Word
            post_fits/2,                % +Post, +Head
            ordered_modifiers/2,        % +Modifiers, +Head
            alike/2,                    % +Head, +Head
            one_kind/2,                 % +Modifier, +Others
            bare_measure/1,             % +NounPhrase
            relative_verb/2             % +VerbPhrase, -Verb
          ]).

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(classes, [head_class/2, head_noun/2, last_head/2, takes_class/2, tree_class/2]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [color/1, noun/2, noun_preposition/2]).

/** <module> What may stand with a noun

Before it modifiers in an order, after it what its class takes.
*/

%!  bar_fits(+Heads:list, +Posts:list) is semidet.

bar_fits(Heads, Posts) :-
    last_head(Heads, Head),
    \+ of_joined(Posts, Head),
    \+ ( Head == n(number), number_of_equal(Posts) ),
    forall(member(Post, Posts), post_fits(Post, Head)).

of_joined([pp(of, co(_, _))|_], Head) :- Head \== n(control).

%   "a number of counters equal to": the number is.

number_of_equal([pp(of, Noun)]) :-
    ( Noun = bare(nb(_, Posts)) ; Noun = d(_, nb(_, Posts)) ),
    last(Posts, equal(_)).

%!  post_fits(+Post, +Head) is semidet.

post_fits(Post, Head) :-
    \+ never_after(Post, Head),
    (   Head == n(control)
    ->  Post = pp(of, _)
    ;   after_noun(Head, Post)
    ).

never_after(part(v(_, _, _, _, Adjuncts)), _) :-
    member(Adjunct, Adjuncts),
    memberchk(Adjunct, [time(eot), until_cl(_)]).
never_after(part(v(_, _, Verb, _, _)), Head) :-
    Verb \== deal,
    head_class(Head, Class),
    \+ takes_class(Verb, Class).
never_after(whose(_, v(_, _, _, _, Adjuncts)), _) :- memberchk(as_long_as(_), Adjuncts).
never_after(that(_, v(Form, _, _, _, Adjuncts)), _) :-
    memberchk(Form, [s3, pl]),
    memberchk(as_long_as(_), Adjuncts).
never_after(that(_, v(Form, _, Verb, _, Adjuncts)), _) :-
    memberchk(Form, [s3, pl]),
    memberchk(time(this(_)), Adjuncts),
    \+ memberchk(Verb, [attack, block, cast, play, activate, draw, enter, die, deal]).
never_after(pp(for, d([each|_], _)), n(spell)).
never_after(pp(on, Noun), Head) :-
    Head \== n(combat),
    tree_class(Noun, time).
never_after(that(Word, Verb), Head) :- \+ agrees(Word, Verb, Head).
never_after(rel(_, Verb), Head) :- \+ related(Verb, Head).
never_after(other_than(Noun), Head) :-
    tree_class(Noun, Class),
    Class \== any,
    Class-Head \== color-n(color),
    head_class(Head, Class1),
    Class1 \== Class,
    \+ ( memberchk(Class, [obj, card]), memberchk(Class1, [obj, card]) ).

%   agrees(+Word, +VerbPhrase, +Head) is semidet: "who" is a player, "that" is none, and number agrees.

agrees(Word, Verb, Head) :-
    head_class(Head, Class),
    relative_word(Word, Class),
    finite_form(Verb, Form),
    ( Head = ns(_) -> Form \== s3 ; Form \== pl ),
    \+ wrong_be(Verb, Head).

relative_word(who, player).
relative_word(that, Class) :- Class \== player.
relative_word(which, _).

finite_form(Verb, Form) :- ( Verb = vps(First, _) -> finite_form(First, Form) ; arg(1, Verb, Form) ).

wrong_be(be(past, Word, _, _, _), Head) :-
    (   Head = ns(_)
    ->  memberchk(Word, [was, 'wasn\'t'])
    ;   Word == 'weren\'t'
    ).

%   related(+VerbPhrase, +Head) is semidet: what may be controlled, owned, cast ...

related(VerbPhrase, Head) :-
    (   relative_verb(VerbPhrase, Verb)
    ->  Verb \== name,
        ( relates(Verb, Classes) -> head_class(Head, Class), memberchk(Class, Classes) ; true )
    ;   true
    ).

%!  relative_verb(+VerbPhrase, -Verb) is semidet.
%
%   Verb is what is done, in a relative clause, with what the clause is of.

relative_verb(v(_, _, Verb, _, _), Verb).
relative_verb(both(Verb, _, _), Verb).
relative_verb(aux(_, _, _, Phrase), Verb) :- relative_verb(Phrase, Verb).
relative_verb(perfect(_, _, _, Phrase), Verb) :- relative_verb(Phrase, Verb).
relative_verb(modal(_, _, _, Phrase), Verb) :- relative_verb(Phrase, Verb).

relates(control, [obj, ability, player]).
relates(own, [obj, card]).
relates(cast, [obj, card]).
relates(draw, [card]).
relates(discard, [card, obj]).
relates(choose, [obj, card, player, char, thing, ability, zone, counter, amount]).
relates(search, [zone]).
relates(activate, [ability]).
relates(pay, [amount, char, thing]).
relates(spend, [amount]).

%   after_noun(+Head, +Post) is semidet.

after_noun(Head, Post) :-
    (   head_noun(Head, Noun)
    ->  noun_takes(Noun, Post)
    ;   head_takes(Post, Head)
    ).

noun_takes(rest, Post) => Post = pp(of, _).
noun_takes(Noun, Post), noun(Noun, zone) =>
    memberchk(Post, [pp(_, _), rel(_, _), other_than(_), cmp(_)]),
    head_takes(Post, n(Noun)).
noun_takes(Noun, Post) => head_takes(Post, n(Noun)).

head_takes(with_kws(_, _), Head) => of_class(Head, [obj, card, player, ability]).
head_takes(with(_, _), Head) => of_class(Head, [obj, card, player, ability]).
head_takes(adj(Word), Head), memberchk(Word, [tapped, untapped, attacking, blocking, attached, unattached]) =>
    of_class(Head, [obj, card]).
head_takes(pp(Preposition, _), Head) =>
    \+ ( Preposition == on, Head \== n(combat), \+ of_class(Head, [obj, card, counter, player]) ),
    (   memberchk(Preposition, [of, in, on, among])
    ->  true
    ;   Head = n(Noun),
        noun_preposition(Noun, Preposition)
    ->  true
    ).
head_takes(inf(_), Head) =>
    Head = n(Noun),
    memberchk(Noun, [cost, time, chance, choice, permission, way]).
head_takes(num(_), Head) =>
    Head = n(Noun),
    memberchk(Noun, [value, power, toughness, loyalty, total, number, level, speed]).
head_takes(cmp(_), Head) =>
    Head = n(Noun),
    memberchk(Noun, [value, power, toughness, loyalty, total, number, level, speed, life, damage, color, counter, card,
                     cost]).
head_takes(equal(_), Head) => of_class(Head, [amount, char, counter, card]).
head_takes(_, _) => true.

of_class(Head, Classes) :-
    head_class(Head, Class),
    memberchk(Class, Classes).

%!  bare_measure(+NounPhrase) is semidet.
%
%   NounPhrase is a measure, such as "power", without a word that says of what.

bare_measure(bare(nb([h(_, n(Noun))|_], _))) :- noun(Noun, char).

%!  alike(+Head, +Head) is semidet.
%
%   "artifact or creature card": a general noun is joined to no special one, but for "lands and tokens", "that player or permanent".

alike(First, Second) :-
    (   general(Second)
    ->  ( general(First) -> true ; Second = ns(token), First = ns(_) -> true ; First-Second = n(player)-n(permanent) )
    ;   true
    ).

general(Head) :-
    head_noun(Head, Noun),
    memberchk(Noun, [card, spell, token, permanent, source, ability, counter]).

%!  ordered_modifiers(+Modifiers:list, +Head) is semidet.
%
%   Size, color, subtype, card type and noun stand in this order.

ordered_modifiers(Modifiers, Head) :-
    \+ ( memberchk(Head, [n(control), n(way)]), Modifiers \== [] ),
    \+ said_twice(Modifiers, Head),
    \+ ( append(Before, [Modifier|After], Modifiers), misplaced(Modifier, Before, After) ),
    ranks(Modifiers, Ranks),
    msort(Ranks, Ranks),
    \+ ( last(Modifiers, Last), misplaced_before(Head, Last) ).

misplaced(token, _, [_|_]).
misplaced(defending, [_|_], _).

said_twice(Modifiers, Head) :-
    head_noun(Head, Noun),
    member(co(First, Others), Modifiers),
    ( First == Noun -> true ; memberchk(c(_, Noun), Others) -> true ; memberchk(c(_, First), Others) ).

ranks([], []).
ranks([Modifier|Modifiers], Ranks) :-
    ( rank(Modifier, Rank) -> Ranks = [Rank|Others] ; Ranks = Others ),
    ranks(Modifiers, Others).

rank(co(First, _), Rank) :- rank(First, Rank).
rank(pt(_), 1).
rank(Color, 2) :- color(Color).
rank(sub(_), 3).
rank(Type, 4) :- memberchk(Type, [creature, artifact, enchantment, land, planeswalker]).

misplaced_before(Head, Last) :-
    memberchk(Last, [card, token]),
    head_noun(Head, Noun),
    ( Noun = sub(_) ; memberchk(Noun, [land, creature, artifact, enchantment, instant, sorcery, planeswalker,
                                       permanent]) ).
misplaced_before(nm(_), nm(_)).
misplaced_before(n(Noun), draw) :- Noun \== step.
misplaced_before(n(spell), mana).
misplaced_before(n(sub(_)), Last) :- memberchk(Last, [creature, artifact, enchantment, land]).

%!  one_kind(+Modifier, +Others:list) is semidet.
%
%   Modifier is joined with the like; a color may be joined with a type.

one_kind(Modifier, Others) :-
    modifier_kind(Modifier, Kind),
    forall(member(c(_, Other), Others), ( modifier_kind(Other, OtherKind), joined_kinds(Kind, OtherKind) )),
    ( Kind == non -> true ; closed(Others) ).

joined_kinds(Kind, Kind).
joined_kinds(color, type).

modifier_kind(sub(_), Kind) => Kind = type.
modifier_kind(non(_), Kind) => Kind = non.
modifier_kind(non_(_), Kind) => Kind = non.
modifier_kind(Color, Kind), color(Color) => Kind = color.
modifier_kind(Word, Kind) =>
    \+ memberchk(Word, [hand, life, draw, end, upkeep, untap, color, mana, card, token, spell, permanent, source,
                        ability]),
    ( type_word(Word) -> Kind = type ; Kind = adj ).

type_word(Word) :-
    atom(Word),
    ( memberchk(Word, [legendary, basic, snow]) -> true ; noun_modifier(Word) ).

%!  noun_modifier(?Word) is nondet.
%
%   A noun that stands before nouns.

term_expansion(noun_modifiers(Words), Facts) :- findall(noun_modifier(Word), member(Word, Words), Facts).

noun_modifiers([mana, card, creature, artifact, enchantment, land, planeswalker, instant, sorcery, spell, token,
                permanent, battle, hand, life, color, combat, upkeep, untap, draw, end, cleanup, ability, loyalty,
                energy, experience, copy, emblem, kindred, commander, source, effect, character, keyword, trigger,
                outlaw]).
