:- module(verb_fits,
          [ takes/2,                    % +Verb, +Complements
            subject_fits/2,             % +NounPhrase, +VerbPhrase
            invariant/1,                % +VerbPhrase
            lists_with_commas/1,        % +VerbPhrase
            complete_command/1,         % +VerbPhrase
            complete_statement/1,       % +VerbPhrase
            measured/2,                 % +Verb, +Complements
            joins_verbs/2,              % +First, +Joined
            agent/2,                    % +Verb, +Adjuncts
            time_phrase/1,              % +NounPhrase
            placed/2                    % +Preposition, +NounPhrase
          ]).

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(classes, [acts/2, bar_head_class/2, head_noun/2, last_head/2, takes_object/2, tree_class/2]).
:- use_module(determiners, [kindless/1]).
:- use_module(edges, [inner_verb/2]).
:- use_module(joints, [closed/1]).
:- use_module(lexicon, [color/1, noun/2, verb_form/3]).

/** <module> What verbs go with: their objects, their subjects, and what joined verbs share
*/

%!  takes(+Verb, +Complements:list) is semidet.

takes(Verb, Complements) :-
    \+ untaken(Verb, Complements),
    forall(member(Complement, Complements), takes_one(Complement, Verb)).

%   untaken(+Verb, +Complements) is semidet.

untaken(become, [ps(pass(v(_, _, _, _, Adjuncts)), [])]) :-
    member(Adjunct, Adjuncts),
    memberchk(Adjunct, [time(eot), until(_), until_cl(_), as_long_as(_)]).
untaken(exchange, [o(bare(nb([h([], n(control))], _))), p(with, _)|_]).
untaken(_, [o(hd(Determiners))]) :-
    last(Determiners, Last),
    memberchk(Last, [those, these, additional]).
untaken(Verb, [o(hd([n(_)]))]) :- memberchk(Verb, [draw, mill, discard, sacrifice]).
untaken(attack, [o(bare(nb([h(_, ns(creature))], _)))|_]).
untaken(create, [o(Noun)]) :- \+ created(Noun).
untaken(_, [o(Noun), p2(from, outside, _)|_]) :- inner_verb(Noun, own).
untaken(Verb, [o(hd([or(_, _)]))|_]) :- memberchk(Verb, [control, cast, discard, draw, sacrifice]).
untaken(Verb, [o(Noun)|_]) :-
    memberchk(Verb, [put, distribute]),
    kindless(Noun).
untaken(put, [o(Noun), p(under, _)|_]) :- has_phrase(Noun, on).
untaken(_, [o(Noun), p(Preposition, _)|_]) :-
    memberchk(Preposition, [on, to, with]),
    has_phrase(Noun, Preposition).
untaken(_, Complements) :-
    append(_, [o(Noun), p(from, Zone)|_], Complements),
    zone(Zone, Word),
    memberchk(Word, [hand, library, graveyard]),
    permanent_like(Noun).

takes_one(o(Noun), Verb) =>
    \+ bare_hand(Noun),
    takes_object(Verb, Noun).
takes_one(p(Preposition, Noun), Verb) => \+ unfit(Preposition, Noun, Verb).
takes_one(_, _) => true.

%!  placed(+Preposition, +NounPhrase) is semidet.
%
%   "hand" without a determiner stands after "in" alone.

placed(Preposition, Noun) :- \+ ( bare_hand(Noun), Preposition \== in ).

bare_hand(bare(nb([h([], n(hand))], []))).

%   unfit(+Preposition, +Noun, +Verb) is semidet.

unfit(on, Noun, put) :-
    (   tree_class(Noun, counter)
    ;   Noun = co(_, Joined),
        member(c(_, Other), Joined),
        tree_class(Other, counter)
    ).
unfit(in, d(_, nb([h(_, n(order))], _)), _).
unfit(to, this, return).
unfit(to, pro(it), return).
unfit(Preposition, pro(Pronoun), _) :-
    memberchk(Preposition, [into, onto]),
    memberchk(Pronoun, [it, them]).
unfit(Preposition, Noun, _) :- \+ placed(Preposition, Noun).

has_phrase(Noun, Preposition) :-
    (   ( Noun = d(_, nb(_, Posts)) ; Noun = bare(nb(_, Posts)) )
    ->  memberchk(pp(Preposition, _), Posts)
    ;   Noun = co(First, Joined)
    ->  ( Part = First ; member(c(_, Part), Joined) ),
        has_phrase(Part, Preposition)
    ),
    !.

%   created(+NounPhrase) is semidet: tokens, copies and emblems are created.

created(hd(_)).
created(hd(_, _)).
created(pro(_)).
created(part(_, _)).
created(named(_)).
created(qexp(_, _, _)).
created(appos(_, _)).
created(d(Determiners, Bar)) :- created_bar(Bar, Determiners).
created(bare(Bar)) :- created_bar(Bar, []).
created(tw(_, Noun)) :- created(Noun).
created(tw(_, _, Noun)) :- created(Noun).
created(choice_of(Noun)) :- created(Noun).
created(co(First, Others)) :-
    created(First),
    forall(member(c(_, Other), Others), created(Other)).

created_bar(nb(Heads, Posts), Determiners) :-
    last_head(Heads, Head),
    head_noun(Head, Noun),
    created_noun(Noun, Heads, Posts, Determiners).

created_noun(copy, _, _, _).
created_noun(emblem, _, _, _).
created_noun(number, _, Posts, _) :-
    memberchk(pp(of, Noun), Posts),
    created(Noun).
created_noun(token, Heads, Posts, Determiners) :-
    \+ half_described(Heads, Posts),
    (   Posts \== []
    ->  true
    ;   member(h(Modifiers, _), Heads),
        member(Modifier, Modifiers),
        \+ memberchk(Modifier, [tapped, creature])
    ->  true
    ;   member(Determiner, Determiners),
        memberchk(Determiner, [that, those, another, additional, that_m(_), same])
    ->  true
    ).

%   half_described(+Heads, +Posts) is semidet: a creature token whose size, color or type is not said.

half_described([h(Modifiers, _)], Posts) :-
    memberchk(creature, Modifiers),
    \+ ( member(Post, Posts), \+ memberchk(Post, [with_kws(_, ks(k(_, _), [])), named(_), pp(under, _)]) ),
    \+ ( member(pt(_), Modifiers), member(sub(_), Modifiers), colored(Modifiers) ),
    \+ memberchk(nm(_), Modifiers).

colored(Modifiers) :-
    member(Modifier, Modifiers),
    ( Modifier = co(Color, _) -> true ; Color = Modifier ),
    color(Color),
    !.

zone(d(_, nb(Heads, _)), Word) :- last_head(Heads, n(Word)).
zone(poss(_, Parts), Word) :-
    last(Parts, p(_, _, nb(Heads, _))),
    last_head(Heads, n(Word)).

%   permanent_like(+NounPhrase) is semidet: in a zone of cards, it would be a creature card.

permanent_like(d(Determiners, nb(Heads, _))) :-
    \+ ( member(Determiner, Determiners), memberchk(Determiner, [that, those, the, this]) ),
    last_head(Heads, Head),
    head_noun(Head, Noun),
    (   memberchk(Noun, [creature, artifact, enchantment, land, planeswalker, instant, sorcery, permanent])
    ->  true
    ;   Noun = sub(_)
    ).

%!  time_phrase(+NounPhrase) is semidet.
%
%   NounPhrase says when, such as "this turn".

time_phrase(d([Determiner|_], nb([h(_, n(Noun))|_], _))) :-
    memberchk(Determiner, [this, each, that, next]),
    noun(Noun, time).

%!  subject_fits(+NounPhrase, +VerbPhrase) is semidet.

subject_fits(Noun, Verb) :-
    \+ ( Noun == this, plural_verb(Verb) ),
    \+ ( contracted(Verb), Noun \= pro(_), Noun \== hd([that]) ),
    \+ ( Noun = bare(Bar), bar_head_class(Bar, char), \+ Bar = nb([h([_|_], _)|_], _) ),
    \+ ( Noun == pro(you), Verb = v(pl, _, have, Complements, _), memberchk(bare(_), Complements) ),
    does(Verb, Noun).

%   plural_verb(+VerbPhrase) is semidet: of a card itself, "can" is in the singular, and the card is no "creatures".

plural_verb(modal(pl, _, _, _, _)).
plural_verb(modal(_, _, _, _, Verb)) :- plural_verb(Verb).
plural_verb(vps(Verb, _)) :- plural_verb(Verb).
plural_verb(be(_, _, _, ps(np(bare(nb([h(_, ns(_))|_], _))), _), _)).

contracted(vps(Verb, _)) :- contracted(Verb).
contracted(be(_, '\'s', _, _, _)).
contracted(perfect(_, '\'s', _, _)).

does(vps(First, Others), Noun) =>
    does(First, Noun),
    forall(member(c(_, Other), Others), does(Other, Noun)).
does(Phrase, Noun), main_verb(Phrase, Verb) =>
    \+ ( Noun = hd(_), Verb == target ),
    acts(Noun, Verb).
does(_, _) => true.

main_verb(v(_, _, Verb, _, _), Verb).
main_verb(v2(_, _, Verb, _, _, _, _), Verb).
main_verb(modal(_, _, _, _, Phrase), Verb) :-
    ( Phrase = perfect(Inner) -> true ; Inner = Phrase ),
    main_verb(Inner, Verb).
main_verb(aux(_, _, _, Phrase), Verb) :- main_verb(Phrase, Verb).
main_verb(perfect(_, _, _, Phrase), Verb) :- main_verb(Phrase, Verb).
main_verb(vps(Phrase, _), Verb) :- main_verb(Phrase, Verb).

%!  invariant(+VerbPhrase) is semidet.
%
%   VerbPhrase is in the past and could be in the present.

invariant(vps(v(past, _, Verb, _, _), _)) :- past_as_base(Verb).
invariant(v(past, _, Verb, _, _)) :- past_as_base(Verb).
invariant(v2(past, _, Verb, _, _, _, _)) :- past_as_base(Verb).

past_as_base(Verb) :- verb_form(Verb, past, Verb).

%!  lists_with_commas(+VerbPhrase) is semidet.
%
%   VerbPhrase is a series of deeds, which no clause within a sentence is.

lists_with_commas(vps(_, Others)) :-
    member(c(Word, _), Others),
    memberchk(Word, [',', [',', then], then]),
    !.
lists_with_commas(modal(_, _, _, _, Verb)) :- lists_with_commas(Verb).
lists_with_commas(aux(_, _, _, Verb)) :- lists_with_commas(Verb).
lists_with_commas(perfect(_, _, _, Verb)) :- lists_with_commas(Verb).

%!  complete_command(+VerbPhrase) is semidet.
%
%   As an instruction, VerbPhrase lacks no object and no number.

complete_command(Phrase) :-
    \+ arg(2, Phrase, [instead|_]),
    \+ incomplete(Phrase).

incomplete(v(_, _, Verb, _, _)) :- memberchk(Verb, [target, enter, die, resolve]).
incomplete(v(base, _, Verb, [], _)) :-
    memberchk(Verb, [tap, untap, cast, play, discard, sacrifice, destroy, exile, return, put, scry, surveil]).
incomplete(v(base, _, Verb, [Complement|_], Adjuncts)) :-
    ( unmeasured(Complement, Verb) -> true ; unquantified(Complement, Verb) ),
    \+ ( member(Adjunct, Adjuncts), memberchk(Adjunct, [equal(_), until(_), until_cl(_)]) ).
incomplete(v(base, _, Verb, _, Adjuncts)) :-
    memberchk(Verb, [enter, create, return, put]),
    member(pp(with, Noun), Adjuncts),
    kindless(Noun).

%!  complete_statement(+VerbPhrase) is semidet.
%
%   As what happens, and not as what may happen, VerbPhrase lacks no number.

complete_statement(Phrase) :- \+ incomplete_statement(Phrase).

incomplete_statement(vps(First, Others)) :-
    ( Verb = First ; member(c(_, Verb), Others) ),
    incomplete_statement(Verb).
incomplete_statement(v(Form, _, Verb, Complements, Adjuncts)) :-
    memberchk(Form, [s3, pl]),
    (   \+ measured(Verb, Complements),
        \+ memberchk(equal(_), Adjuncts)
    ->  true
    ;   Verb == enter,
        memberchk(pp(with, bare(nb([h(_, ns(counter))], Posts))), Adjuncts),
        \+ memberchk(equal(_), Posts),
        \+ memberchk(equal(_), Adjuncts)
    ).

%!  measured(+Verb, +Complements:list) is semidet.
%
%   What Verb does is done so many times, or so much.

measured(Verb, Complements) :- \+ ( member(Complement, Complements), unmeasured(Complement, Verb) ).

%   unquantified(+Complement, +Verb) is semidet: "destroy enchantments".

unquantified(o(bare(nb([h(_, ns(_))|_], Posts))), Verb) :-
    memberchk(Verb, [tap, untap, destroy, exile, goad, detain, return, sacrifice, discard]),
    \+ memberchk(equal(_), Posts).

%   unmeasured(+Complement, +Verb) is semidet: "gain life", "draw cards".

unmeasured(o(bare(nb([h(Modifiers, n(Noun))], Posts))), Verb) :-
    memberchk(Verb-Noun, [lose-life, gain-life, pay-life, deal-damage]),
    \+ memberchk(Modifiers, [[combat], [noncombat]]),
    \+ memberchk(equal(_), Posts).
unmeasured(o(bare(nb([h(_, ns(token))], _))), create).
unmeasured(o(bare(nb([h(_, ns(counter))], Posts))), Verb) :-
    memberchk(Verb, [put, distribute, get]),
    \+ memberchk(equal(_), Posts).
unmeasured(o(bare(nb([h([], ns(card))], []))), Verb) :- memberchk(Verb, [draw, mill]).

%!  joins_verbs(+First, +Joined:list) is semidet.
%
%   "tap or untap target creature" has one object of both; "may A and B" is may of both, "can't A and B" is not.

joins_verbs(First, Joined) :-
    closed(Joined),
    Joined = [c(Conjunction, Second)|_],
    \+ unjoined(First, Conjunction, Second).

unjoined(v(base, _, Verb, [], []), _, _) :- memberchk(Verb, [tap, untap]).
unjoined(elliptic(_, _), _, _).
unjoined(v(_, _, _, Complements, Adjuncts), or, v(_, _, _, _, _)) :-
    ( last(Adjuncts, Last) -> true ; last(Complements, Last) ),
    Last = inf(_).
unjoined(modal(pl, _, Modal, _, _), _, Second) :-
    Modal \== 'can\'t',
    Second \= modal(_, _, _, _, _).
unjoined(modal(_, _, _, _, _), or, v(_, _, _, _, _)).

%!  agent(+Verb, +Adjuncts:list) is semidet.
%
%   Adjuncts say by whom Verb is done, which only a passive has.

agent(Verb, Adjuncts) :-
    memberchk(pp(by, _), Adjuncts),
    \+ memberchk(Verb, [reduce, increase, intensify, deal]).
