:- module(the_phrases,
          [ the_one//3                  % +Phrase, +Scope, -Meaning
          ]).

/** <module> What "the sacrificed creature" and "the creature" mean
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(conventions, [chosen//5]).
:- use_module(definites, [definite//4, fits/4, nothing_dropped//2]).
:- use_module(discourse_state, [now//2]).
:- use_module(head_nouns, [bare/2, done_word/2, extreme/1, has_word/2, is_object/1, number_class/3]).
:- use_module(quantities, [the_rest//3]).
:- use_module(referents, [candidates//2, complaint//1, did//1, introduced_as//5, known//5, taken//3]).

%!  the_one(+Phrase, +Scope, -Meaning)// is semidet.
%
%   What "the" points at was spoken of, was done, or another ability of the card is linked with this one (607).

the_one(Phrase, Scope, Meaning) -->
    { Phrase = phrase(sel([the|_], filter(_, Behind)), _, Words, _, _) },
    (   { member(Word, Words),
          done_word(Word, Verb),
          Verb \== block
        }
    ->  (   { Behind == [] }
        ->  done_one(Word-Verb, Phrase, Scope, Meaning)
        ;   part_of_done(Verb, Phrase, Meaning)
        ->  []
        ;   the_other_one(Phrase, Scope, Meaning)
        )
    ;   the_other_one(Phrase, Scope, Meaning)
    ).

%   done_one(+Done, +Phrase, +Scope, -Meaning)// is det: "the sacrificed creature".

done_one(Word-Verb, Phrase, Scope, Meaning) -->
    { Phrase = phrase(Said, Noun, NounWords, _, _),
      number_class(Noun, Number, _),
      bare(Noun, Bare)
    },
    now(events, Events),
    (   { member(Happened, [Verb-K, within(Verb-K)]) },
        candidates(done_to(Happened, K, Events, Noun), Candidates),
        { Candidates = [candidate(Done, _, _)|Others] }
    ->  taken(Done, Scope, Meaning),
        nothing_dropped(Phrase, Done),
        several_done(Others, [the, Word, Bare], Done)
    ;   did(Verb-_),
        known(K, Its, Class, Words, _),
        { K \== this,
          may_be(Number, Its),
          fits(Noun, [], Class, Words)
        }
    ->  taken(K, Scope, Meaning),
        nothing_dropped(Phrase, K)
    ;   did(Verb-_)
    ->  { Meaning = ref(none, Said) },
        complaint(no_antecedent([the, Word, Bare]))
    ;   { Meaning = ref(linked(Word, Number), Said),
          number_class(Noun, _, NounClass)
        },
        introduced_as(linked(Word, Number), Number, NounClass, [Noun|NounWords], Scope)
    ).

several_done([], _, _) -->
    [].
several_done([candidate(Other, _, _)|_], Phrase, K) -->
    complaint(two_antecedents(Phrase, [K, Other])).

%   done_to(+Happened, +K, +Events, +Noun, +Referent) is semidet: it happened to the referent K, a Noun.

done_to(Happened, K, Events, Noun, Referent) :-
    \+ \+ ( Referent = referent(K, Its, Class, Words, _, _),
             memberchk(Happened, Events),
             number_class(Noun, Number, _),
             may_be(Number, Its),
             fits(Noun, [], Class, Words)
           ).

may_be(Number, Its) :-
    ( Number == pl -> Its \== sg ; Its \== pl ).

%   part_of_done(+Verb, +Phrase, -Meaning)// is semidet: "the exiled cards with flying".

part_of_done(Verb, phrase(Said, Noun, _, _, Own), at(Own, of(ref(K)), Said)) -->
    { Own \== none,
      number_class(Noun, Number, _)
    },
    now(events, Events),
    { ( member(Verb-K, Events) ; member(within(Verb-K), Events) ),
      K \== none
    },
    known(K, Its, _, _, _),
    { may_be(Number, Its) },
    !.

the_other_one(Phrase, Scope, Meaning) -->
    { Phrase = phrase(Said, Noun, _, _, _),
      Said = sel(Determiners, filter(Heads, Behind)),
      bare(Noun, Bare)
    },
    now(events, Events),
    (   { Behind == [],
          named_by_the(Determiners, Heads, Bare)
        }
    ->  definite(the, Phrase, Scope, Meaning)
    ;   { Determiners == [the],
          Heads == [kind([], n(rest))],
          rest_of_what(Behind, Of)
        }
    ->  the_rest(Said, Of, Meaning)
    ;   { Determiners == [the],
          Behind == [],
          Heads = [kind([], _)],
          result_word(Bare),
          Events \== []
        }
    ->  { Meaning = ref(event(Bare)) }
    ;   { Determiners == [the],
          Behind == []
        },
        same_phrase(Phrase, Scope, Meaning)
    ->  []
    ;   { Determiners == [the] },
        one_of_those(Phrase)
    ->  { Meaning = ref(none, Said) },
        complaint(which_of_those([the, Bare]))
    ).

named_by_the([the], [kind([], n(Bare))], Bare) :-
    memberchk(Bare, [creature, player, opponent, card, spell, permanent, token, land, ability, damage]).
named_by_the([the], _, Bare) :-
    memberchk(Bare, [copy, choice, gift, token]).

%   rest_of_what(+Behind, -Of) is semidet: "the rest", "the rest of the revealed cards".

rest_of_what([], none).
rest_of_what([pp(of, ref(K))], K).

result_word(Bare) :-
    memberchk(Bare, [flip, result, roll, vote, clash, bid, guess, difference]).

%   same_phrase(+Phrase, +Scope, -Meaning)// is semidet: "the artifact creature" is what was called so.

same_phrase(phrase(_, Noun, Words, _, _), Scope, Meaning) -->
    { is_object(Noun),
      number_class(Noun, Number, _),
      bare(Noun, Bare)
    },
    candidates(called_the_same(Bare, Number, Words), Candidates),
    chosen([the, Bare], that, Candidates, Scope, Meaning).

called_the_same(Bare, Number, Words, referent(K, Number, _, [Its|Others], _, _)) :-
    K \== this,
    bare(Its, Bare),
    \+ ( member(Word, Words), \+ memberchk(Word, [Its|Others]) ).

%   one_of_those(+Phrase)// is semidet: "the creature you control", where creatures were spoken of: which?

one_of_those(phrase(sel(_, filter(_, [that(_, do(_, control, _, _, _))|_])), Noun, Words, _, Own)) -->
    { Noun = n(Bare),
      is_object(Noun),
      \+ ( member(Word, Words), extreme(Word) )
    },
    known(K, _, _, Its, _),
    { K \== Own,
      K \== this,
      has_word(Bare, Its)
    },
    !.
