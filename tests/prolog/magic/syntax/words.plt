:- module(syntax_words_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/syntax/lexicon').

verb_forms(Verb, Words) :-
    findall(Word, ( member(Form, [base, s3, past, pp, ing]), verb_form(Verb, Form, Word) ), Words).

:- begin_tests(syntax_words).

test('regular forms', Words == [discard, discards, discarded, discarded, discarding]) :-
    verb_forms(discard, Words).

test('a doubled consonant', Words == [tap, taps, tapped, tapped, tapping]) :-
    verb_forms(tap, Words).

test('an e', Words == [exile, exiles, exiled, exiled, exiling]) :-
    verb_forms(exile, Words).

test('a y after a consonant, and after a vowel', [Words, Others] == [[copy, copies, copied, copied, copying],
                                                                      [destroy, destroys, destroyed, destroyed, destroying]]) :-
    verb_forms(copy, Words),
    verb_forms(destroy, Others).

test('ie', Words == [die, dies, died, died, dying]) :-
    verb_forms(die, Words).

test('irregular forms', Words == [choose, chooses, chose, chosen, choosing]) :-
    verb_forms(choose, Words).

test('a word in several forms', Forms == [base, past, pp]) :-
    findall(Form, verb_form(cast, Form, cast), Forms).

test('every verb has all forms', [forall(verb(Verb, _, _))]) :-
    verb_forms(Verb, Words),
    assertion(length(Words, 5)).

test('a verb whose object is elsewhere', Frames == [[], [p(onto)], [p(to)]]) :-
    findall(Frame, frame_without_object(attach, Frame), Frames0),
    sort([[]|Frames0], Frames).

test('plurals', [forall(member(Noun-Plural, [copy-copies, half-halves, die-dice, person-people, creature-creatures,
                                             sub(elf)-'Elves', sub(plains)-'Plains', sub(ninja)-'Ninjas',
                                             sub('assembly-worker')-'Assembly-Workers'])),
                 Word == Plural]) :-
    once(noun_form(Noun, pl, Word)).

test('what has no plural', fail) :-
    noun_form(damage, pl, _).

test('a noun has one class', Nouns == []) :-
    findall(Noun, ( noun(Noun, A), noun(Noun, B), A @< B ), Nouns).

test('keywords that other lists have', [forall(member(Words-Argument, [[flying]-none, [islandwalk]-none, [bushido]-num,
                                                                       [flashback]-cost, [goblincycling]-cost,
                                                                       [for, 'Mirrodin', !]-none]))]) :-
    Words = [First|Rest],
    once(keyword_form(First, Rest, Argument)).

:- end_tests(syntax_words).
