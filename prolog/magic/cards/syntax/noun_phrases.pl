:- encoding(utf8).
:- module(noun_phrases, []).

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(chart, [op(1200, xfx, --->), rule_clauses/2]).
:- use_module(classes, [bar_head_class/2, head_class/2, last_head/2, tree_class/2]).
:- use_module(determiners, [determiners_fit/3, headless/1, headless_number/2, part_number/2]).
:- use_module(edges, [inner_phrase/2, post_noun/2]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [numeral/1, pronoun/2]).
:- use_module(noun_fits, [alike/2]).
:- use_module(token_kinds, [quotation_end/1, symbols/1, up_down/1]).

/** <module> Noun phrases

A tree is pro(Pronoun), `this` (the card itself), sym(Symbols), d(Determiners, Bar), bare(Bar), hd(Determiners) and
hd(Determiners, Posts) without a noun, part(Determiners, Noun) ("each of them"), poss(Noun, Parts), tw(Multiplier,
Noun), qexp(Quantity, times, Noun), choice_of(Noun), named(Name), named_q(End, Name), appos(Name, Noun),
colors(Colors), or co(Noun, Joined). Its number is a feature.
*/

term_expansion(Rule, Clauses) :- rule_clauses(Rule, Clauses).

np(Number, co(First, Others)) ---> np1(_, First), npmore(Number, Others), parsing(joined_here(First, Others)).
np(Number, Noun) ---> np1(Number, Noun).

npmore(Number, [c(Word, Noun)|Others]) --->
    npconn(Word),
    np1(Number1, Noun),
    (   npmore(Number, Others)
    ;   { Others = [], joined_number(Word, Number1, Number) }
    ).

%   joined_number(?Conjunction, ?Last, ?Number): what "and" joins is several.

joined_number(Conjunction, Last, Number) :-
    (   nonvar(Conjunction),
        memberchk(Conjunction, [and, [_, and]])
    ->  Number = pl
    ;   Number = Last
    ).

np1(Number, Noun) ---> npb(Number, Noun).
np1(pl, co(d(Determiners, nb(Heads, [pp(from, Place)])), [c('and/or', bare(nb(Others, [pp(from, Zone)])))])) --->
    dets(Determiners), parsing(last(Determiners, target)), nbar(pl, nb(Heads, [])), [from], npb(_, Place), ['and/or'],
    nbar(pl, nb(Others, [])), [from], npb(_, Zone).
np1(Number, poss(Noun, Parts)) ---> npb(_, Noun), parsing(possessor(Noun)), possrest(Number, Parts).
np1(Number, tw(Multiplier, Noun)) ---> lex(multiplier, Multiplier), np1(Number, Noun).
np1(Number, tw(half, Rounding, Noun)) --->
    [half],
    np1(Number, Noun),
    ( [','], { Rounding = comma(Way) } ; { Rounding = Way } ),
    [rounded],
    lex(up_down, Way).
np1(sg, qexp(Quantity, times, Noun)) ---> lex(numeral, Quantity), [times], np1(_, Noun).

words(multiplier, [twice, half, double, thrice, triple]).

possessor(this).
possessor(d(_, nb(_, []))).
possessor(d(_, sym(_))).
possessor(bare(nb([h(Modifiers, Head)|_], []))) :- \+ ( Modifiers == [], Head = n(_) ).
possessor(hd(_)).
possessor(hd(_, _)).
possessor(named(_)).
possessor(named_q(_, _)).
possessor(appos(_, _)).
possessor(choice_of(_)).
possessor(colors(_)).

possrest(Number, [p(Mark, Determiners, Bar)|Others]) --->
    lex(possessive, Mark),
    (   { Determiners = [] }
    ;   dets(Determiners),
        parsing(\+ ( Determiners = [First|_], memberchk(First, [a, the, this, that, each, target]) ))
    ),
    nbar(Number1, Bar),
    ( possrest(Number, Others) ; { Others = [], Number = Number1 } ).

words(possessive, ['\'s', '\'']).

npb(Number, pro(Word)) ---> lex(pronoun(Word, Number), Word).
npb(sg, bare(nb([h([], pro(anywhere))], [other_than(Noun)]))) ---> [anywhere, other, than], np(_, Noun).
npb(_, this) ---> [~].
npb(sg, sym(Symbols)) ---> lex(symbols, Symbols).
npb(Number, d(Determiners, Bar)) --->
    dets(Determiners),
    nbar(Number, Bar),
    parsing(( determiners_fit(Determiners, Number, Bar), \+ misread(Determiners, Bar) )).
npb(pl, d(Determiners, sym(Symbols))) ---> dets(Determiners), lex(symbols, Symbols).
npb(Number, choice_of(Noun)) ---> [your, choice, of], np(Number, Noun), { Noun \= d([the], nb([h([chosen], _)], _)) }.
npb(Number, part(Determiners, Noun)) --->
    dets(Determiners), [of], parsing(partitive(Determiners)), np1(_, Noun), parsing(Noun \= bare(_)),
    { part_number(Determiners, Number) }.
npb(Number, hd(Determiners)) --->
    dets(Determiners), { headless(Determiners), headless_number(Determiners, Number) }.
npb(Number, hd(Determiners, Posts)) --->
    dets(Determiners),
    { headless(Determiners), headless_number(Determiners, Number) },
    posts1(Posts),
    parsing(\+ ( member(Post, Posts), never_headless(Post, Posts, Determiners) )).
npb(pl, bare(Bar)) ---> nbar(pl, Bar), parsing(\+ compared_bar(Bar)).
npb(sg, bare(Bar)) ---> nbar(sg, Bar), { bareable(Bar) }, parsing(\+ compared_bar(Bar)).
npb(sg, named(Name)) ---> pname(Name).
npb(sg, appos(Name, Noun)) --->
    pname(Name), [','], npb(sg, Noun), { Noun = d([a|_], nb([h([legendary|_], n(token))|_], _)) }.
npb(sg, colors(Colors)) ---> colors(Colors).
npb(sg, named_q(End, Name)) ---> ['“'], name(Name), lex(quotation_end, End).

partitive(Determiners) :-
    (   headless(Determiners)
    ->  true
    ;   last(Determiners, Last),
        memberchk(Last, [each, any, one, up_to(_), any_number, several, no, n(_)])
    ).

%   misread(+Determiners, +Bar) is semidet: "than" and "as" belong to a word that compares, "your" has no clause after
%   it, and "any number of" and "this way" are no nouns with a determiner.

misread(Determiners, nb(Heads, Posts)) :-
    memberchk(than(_), Posts),
    \+ comparing_determiner(Determiners),
    \+ comparing_modifier(Heads).
misread(Determiners, nb(_, Posts)) :-
    memberchk(as(_), Posts),
    \+ memberchk(same, Determiners),
    \+ memberchk(as_m(_), Determiners).
misread(Determiners, nb(_, Posts)) :-
    member(Determiner, Determiners),
    memberchk(Determiner, [its, their, his, her, your]),
    ( memberchk(rel(_, _), Posts) -> true ; memberchk(that(_, _), Posts) ).
misread(Determiners, nb([h(Modifiers, Head)], Posts)) :-
    ( Head = n(Noun) ; Head = ns(Noun) ),
    misplaced_zone(Noun, Determiners, Modifiers, Posts).
misread([any|_], nb([h([], n(number))|_], _)).
misread([this], nb([h([], n(way))], [])).

%   misplaced_zone(+Noun, +Determiners, +Modifiers, +Posts) is semidet: "its hand", "target hand", "the card of your library".

misplaced_zone(Zone, Determiners, _, _) :-
    memberchk(Zone, [hand, library, graveyard]),
    ( Determiners = [its|_] -> true ; memberchk(target, Determiners), Zone \== graveyard ).
misplaced_zone(card, Determiners, Modifiers, [pp(of, Noun)|_]) :-
    tree_class(Noun, zone),
    \+ ( member(Modifier, Modifiers), memberchk(Modifier, [top, bottom]) ),
    \+ ( member(Determiner, Determiners), memberchk(Determiner, [topn(_, _), ord(_)]) ).

comparing_determiner(Determiners) :-
    member(Determiner, Determiners),
    memberchk(Determiner, [more, less, fewer, different, other]),
    !.

comparing_modifier(Heads) :-
    member(Joined, Heads),
    ( Joined = c(_, h(Modifiers, _)) -> true ; Joined = h(Modifiers, _) ),
    member(Modifier, Modifiers),
    memberchk(Modifier, [greater, less, lesser, higher, lower]),
    !.

compared_bar(nb(_, Posts)) :- memberchk(as(_), Posts).

never_headless(num(_), [num(_)|_], _).
never_headless(than(_), [than(_)|_], _).
never_headless(ing(_), [ing(_)|_], Determiners) :- \+ memberchk(Determiners, [[those], [any]]).
never_headless(pt(_), [pt(_)|_], Determiners) :- \+ last(Determiners, additional).
never_headless(rel(Noun, _), [rel(_, _)|_], _) :-
    ( Noun = d([Determiner|_], _) ; Noun = hd([Determiner|_]) ),
    memberchk(Determiner, [other, target]).
never_headless(pp(Preposition, _), _, _) :- memberchk(Preposition, [of, to, on, from]).

%   bareable(?Bar) is semidet: a noun in the singular that needs no determiner.

bareable(nb([h(Modifiers, Head)|_], Posts)) :-
    (   member(Modifier, Modifiers),
        memberchk(Modifier, [enchanted, equipped, fortified, defending])
    ->  true
    ;   Modifiers == [],
        Head == n(hand),
        Posts == []
    ->  true
    ;   Head = n(Noun),
        \+ ( Noun == control, Posts \= [pp(of, _)|_] ),
        memberchk(Noun, [control, turn, life, damage, mana, energy, top, bottom, combat, exile, power, toughness, value,
                         total, play, course, day, night, loyalty, speed, devotion, ante, end, permission, haste,
                         number, evidence, attack, experience, level, text, defense]),
        \+ ( Noun == turn, Modifiers \== [] ),
        \+ ( member(Modifier, Modifiers), memberchk(Modifier, [highest, greatest, lowest, least, most]) )
    ).

%   joined_here(+First, +Others) is semidet: Others are joined with First, and not with a noun within it.

joined_here(First, Others) :-
    closed(Others),
    \+ ( member(c(Word, Other), Others), never_joined(First, Word, Other) ),
    Others = [c(Word, Next)|_],
    \+ never_next(First, Word, Next).

%   never_joined(+First, +Conjunction, +Other) is semidet, for any of those that are joined.

never_joined(colors(_), _, _).
never_joined(choice_of(_), _, _).
never_joined(bare(nb([h([], n(control))], [pp(of, _)])), _, _).
never_joined(_, _, colors(_)).
never_joined(_, _, bare(Bar)) :- bar_head_class(Bar, char).
never_joined(First, _, Other) :-
    tree_class(First, Class0),
    tree_class(Other, Class),
    Class \== Class0,
    \+ ( First == this, cards_of_zone(Other) ),
    \+ memberchk(Class-Class0, [any-_, _-any, num-_, _-num, mana-amount, amount-mana]),
    unlike(Class0, Class).

%   cards_of_zone(+NounPhrase) is semidet: the cards in it are moved as the card itself is.

cards_of_zone(d([your], nb([h([], n(Zone))], []))) :- memberchk(Zone, [hand, graveyard]).

unlike(First, Second) :-
    (   memberchk(First, [amount, counter, zone, ability, time])
    ->  true
    ;   memberchk(Second, [amount, zone, ability, time])
    ).

%   never_next(+First, +Conjunction, +Next) is semidet, for the one that stands next.

never_next(First, _, bare(_)) :- ( First = bare(nb(_, [])) ; First = d(_, nb(_, [])) ).
never_next(_, _, Next) :-
    ( Next = d([Determiner|_], _) ; Next = hd([Determiner|_]) ; Next = hd([Determiner|_], _) ),
    memberchk(Determiner, [more, fewer, less]).
never_next(_, _, hd([greater|_], _)).
never_next(_, _, hd([greater|_])).
never_next(d(_, nb(_, Posts)), _, _) :- last(Posts, as(_)).
never_next(hd([n(_)]), Conjunction, Next) :- counted_apart(Next, Conjunction).
never_next(poss(_, Parts), _, bare(nb([h(_, Head)|_], _))) :-
    last(Parts, p(_, _, nb(Heads, []))),
    last_head(Heads, Last),
    head_class(Last, zone),
    head_class(Head, zone).
never_next(First, _, Next) :-
    inner_phrase(First, Inner),
    parallel(Inner, Next),
    \+ parallel(First, Next).
never_next(First, Conjunction, _) :-
    memberchk(Conjunction, [plus, minus]),
    inner_phrase(First, Inner),
    tree_class(Inner, num).
never_next(First, Conjunction, hd([n(_)])) :-
    \+ memberchk(Conjunction, [plus, minus, times]),
    First \= hd(_),
    \+ ends_in_number(First).
never_next(First, _, bare(nb([h(_, Head)|_], _))) :-
    First \= poss(_, _),
    ( Phrase = First ; inner_phrase(First, Phrase) ),
    right_head(Phrase, Right),
    like_heads(Right, Head).

counted_apart(d([n(_)|_], _), _).
counted_apart(bare(_), _).
counted_apart(part([Determiner|_], _), _) :- memberchk(Determiner, [more, fewer]).
counted_apart(hd([n(_)]), ',').
counted_apart(_, times).

ends_in_number(First) :-
    ( First = bare(nb(_, Posts)) ; First = d(_, nb(_, Posts)) ),
    last(Posts, num(_)),
    !.

%   parallel(+Noun, +Noun) is semidet: "a creature that's a Wolf or a Werewolf", like is joined to like.

parallel(First, Second) :-
    shape(First, Shape),
    shape(Second, Shape).

shape(d([Determiner|_], Bar), Shape) =>
    bar_head_class(Bar, Class),
    (   Determiner = n(_)
    ->  Shape = n-Class
    ;   memberchk(Determiner, [a, another])
    ->  Shape = a-Class
    ;   Shape = Determiner-Class
    ).
shape(bare(Bar), Shape) =>
    bar_head_class(Bar, Class),
    Shape = bare-Class.
shape(this, Shape) => Shape = this.
shape(pro(_), Shape) => Shape = this.
shape(_, _) => fail.

%   right_head(+Noun, -Head) is nondet: in "up to two target Elves and/or Orcs" the nouns are joined, not the phrases.

right_head(bare(Bar), Head) :- right_bar_head(Bar, Head).
right_head(d(_, Bar), Head) :- right_bar_head(Bar, Head).
right_head(part(_, Noun), Head) :- right_head(Noun, Head).
right_head(tw(_, Noun), Head) :- right_head(Noun, Head).

right_bar_head(nb(Heads, Posts), Head) :-
    (   last(Posts, Post)
    ->  post_noun(Post, Noun),
        right_head(Noun, Head)
    ;   last_head(Heads, Head)
    ).

like_heads(First, Second) :-
    alike(First, Second),
    head_class(First, Class),
    head_class(Second, Class),
    memberchk(Class, [obj, card, player, counter, zone]),
    ( First = ns(_) -> Second = ns(_) ; Second \= ns(_) ).
