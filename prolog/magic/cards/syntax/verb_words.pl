:- module(verb_words,
          [ verb/3,                     % ?Verb, -Frames, -Prepositions
            frame/2,                    % ?Verb, -Frame
            frame_without_object/2,     % ?Verb, -Frame
            verb_preposition/2,         % +Verb, ?Preposition
            verb_form/3,                % ?Verb, ?Form, ?Word
            do_form/2,                  % ?Form, ?Word
            have_form/2,                % ?Form, ?Word
            elliptic/2                  % ?Form, ?Word
          ]).

:- use_module(library(lists), [member/2, memberchk/2, select/3]).

/** <module> Verbs: what they take, and their forms
*/

%!  verb(?Verb, -Frames:list, -Prepositions:list) is nondet.
%
%   Each frame is a list of what may follow Verb: `o` (a noun phrase), `time` (one that may be of time), p(Preposition)
%   (it and a noun phrase), [Word], kws (abilities), pt (+1/+1), a and pred (what stands after "be"), pp (any
%   preposition), inf (to do), bare (do), as, whether, cost, n (a number). Phrases with Prepositions belong to the verb
%   and not to a noun before them.

%!  frame(?Verb, -Frame:list) is nondet.

frame(Verb, Frame) :-
    verb(Verb, Frames, _),
    member(Frame, Frames).

%!  verb_preposition(+Verb, ?Preposition) is semidet.

verb_preposition(Verb, Preposition) :-
    verb(Verb, _, Prepositions),
    memberchk(Preposition, Prepositions).

%!  frame_without_object(?Verb, -Frame:list) is nondet.
%
%   Frame is what follows Verb where its object is elsewhere.

%!  verb_form(?Verb, ?Form:oneof([base,s3,past,pp,ing]), ?Word) is nondet.

:- discontiguous verb/3.

%   The lists become a fact a word, and the forms of all verbs facts, so that words are looked up by an index.

term_expansion(irregular(Verbs), Facts) :-
    findall(irregular(Verb, Past, Participle), member(Verb-Past/Participle, Verbs), Facts).
term_expansion(forms(Name, Forms), Facts) :-
    findall(Fact, ( member(Form-Words, Forms), member(Word, Words), Fact =.. [Name, Form, Word] ), Facts).
term_expansion(verbs_with(Frames, Verbs), Facts) :- findall(verb(Verb, Frames, []), member(Verb, Verbs), Facts).
term_expansion(verb_forms, Facts) :-
    prolog_load_context(module, Module),
    findall(Verb, Module:verb(Verb, _, _), Verbs0),
    sort(Verbs0, Verbs),
    findall(verb_form(Verb, Form, Word), ( member(Verb, Verbs), formed(Form, Verb, Word) ), Facts).

term_expansion(frames_without_objects, Facts) :-
    prolog_load_context(module, Module),
    findall(frame_without_object(Verb, Frame),
            ( Module:verb(Verb, Frames, _), member(Whole, Frames), without_object(Verb, Whole, Frame) ),
            Facts0),
    sort(Facts0, Facts).

without_object(_, Whole, Frame) :-
    (   select(Object, Whole, Others),
        memberchk(Object, [o, time])
    ->  Frame = Others
    ;   Frame = Whole
    ).
without_object(deal, _, [o]).

formed(base, Verb, Verb).
formed(s3, Verb, Word) :- third_person(Verb, Word).
formed(past, Verb, Word) :- ( irregular(Verb, Past, _) -> Word = Past ; ed_form(Verb, Word) ).
formed(pp, Verb, Word) :- ( irregular(Verb, _, Participle) -> Word = Participle ; ed_form(Verb, Word) ).
formed(ing, Verb, Word) :- ing_form(Verb, Word).

third_person(Verb, Word) :-
    (   memberchk(Verb-Known, [have-has, do-does, go-goes])
    ->  Word = Known
    ;   member(Ending, [s, sh, ch, x, z]),
        atom_concat(_, Ending, Verb)
    ->  atom_concat(Verb, es, Word)
    ;   consonant_y(Verb, Stem)
    ->  atom_concat(Stem, ies, Word)
    ;   atom_concat(Verb, s, Word)
    ).

ed_form(Verb, Word) :-
    (   atom_concat(_, e, Verb)
    ->  atom_concat(Verb, d, Word)
    ;   consonant_y(Verb, Stem)
    ->  atom_concat(Stem, ied, Word)
    ;   doubled(Verb, Stem)
    ->  atom_concat(Stem, ed, Word)
    ;   atom_concat(Verb, ed, Word)
    ).

ing_form(Verb, Word) :-
    (   atom_concat(Stem, ie, Verb)
    ->  atom_concat(Stem, ying, Word)
    ;   atom_concat(_, ee, Verb)
    ->  atom_concat(Verb, ing, Word)
    ;   atom_concat(Stem, e, Verb)
    ->  atom_concat(Stem, ing, Word)
    ;   doubled(Verb, Stem)
    ->  atom_concat(Stem, ing, Word)
    ;   atom_concat(Verb, ing, Word)
    ).

consonant_y(Verb, Stem) :-
    atom_concat(Stem, y, Verb),
    sub_atom(Stem, _, 1, 0, Letter),
    \+ memberchk(Letter, [a, e, i, o, u]).

doubled(Verb, Stem) :-
    memberchk(Verb, [begin, bid, commit, control, cut, equip, flip, forget, get, plan, plot, put, set, skip, step, stop,
                     tap, transfer, untap, win]),
    sub_atom(Verb, _, 1, 0, Letter),
    atom_concat(Verb, Letter, Stem).

%   irregular(?Verb, -Past, -Participle).

irregular([become-became/become, begin-began/begun, behold-beheld/beheld, bid-bid/bid, bring-brought/brought,
           cast-cast/cast, choose-chose/chosen, come-came/come, cost-cost/cost, cut-cut/cut, deal-dealt/dealt,
           do-did/done, draw-drew/drawn, eat-ate/eaten, fight-fought/fought, find-found/found,
           foretell-foretold/foretold, forget-forgot/forgotten, get-got/gotten, give-gave/given, go-went/gone,
           have-had/had, hide-hid/hidden, keep-kept/kept, know-knew/known, leave-left/left, lose-lost/lost,
           meet-met/met, pay-paid/paid, put-put/put, say-said/said, see-saw/seen, seek-sought/sought, set-set/set,
           show-showed/shown, spend-spent/spent, take-took/taken, win-won/won]).


verbs_with([[o]], [adapt, affect, airbend, assemble, attract, attune, bargain, behold, bestow, bid, blight, bolster, call,
                    champion, claim, cloak, commit, compare, complete, consider, contain, convert, convoke, counter,
                    craft, crank, crew, cut, cycle, deliver, destroy, detain, devour, discard, discount, discover,
                    divert, do, double, draft, earn, earthbend, eat, enchant, equip, exceed, exclude, exert, expend,
                    exploit, face, fateseal, find, finish, firebend, foretell, forget, goad, guide, harness, harvest,
                    haunt, heist, hide, ignore, imprint, incorporate, incubate, invite, join, keep, kick, know, lack,
                    lock, match, meet, mill, monstrosity, name, note, notice, offer, open, order, perform, plan,
                    prevent, process, produce, reach, receive, redistribute, regenerate, renown, reorder, reroll,
                    restart, reverse, round, sacrifice, saddle, say, see, seek, solve, state, stop, support, suspect,
                    suspend, switch, tempt, toss, trade, triple, turn, view, visit, wager, warp, waterbend]).
verbs_with([[]], [bargain, boast, care, cascade, defend, descend, evolve, exhaust, explore, flash, forage, fuse,
                   happen, investigate, learn, like, outlast, populate, proliferate, sneak, specialize, step,
                   survive, train, want, wish]).

verb(activate, [[], [o]], [during]).
verb(add, [[o]], [for]).
verb(amass, [[o, n], [n]], []).
verb(apply, [[], [p(to)]], []).
verb(assign, [[o], [o, p(to)]], [among]).
verb(attach, [[o, p(to)], [o, p(onto)]], []).
verb(attack, [[], [o]], [during, on, with]).
verb(attempt, [[inf]], []).
verb(become, [[pred], [pp]], [until]).
verb(begin, [[], [o], [o, p(with)]], [on]).
verb(block, [[], [o]], [during, with]).
verb(bring, [[o, p(onto)], [o]], []).
verb(cast, [[o]], [for, from, with]).
verb(cause, [[o, inf], [o]], []).
verb(change, [[o], [o, p(to)]], []).
verb(choose, [[o], [inf], [p(from), o]], [among, at, for, from]).
verb(clash, [[p(with)]], []).
verb(collect, [[o, n], [o]], []).
verb(come, [[p(under)], [[up], o]], []).
verb(conjure, [[o], [o, p(onto)], [o, p(into)]], []).
verb(connive, [[], [o]], []).
verb(continue, [[], [o], [inf]], []).
verb(control, [[o]], [during]).
verb(copy, [[o]], [for]).
verb(cost, [[cost]], []).
verb(count, [[o], [as]], []).
verb(create, [[o]], [for, under]).
verb(deal, [[o, p(to)], [p(to), o], [o]], [with]).
verb(declare, [[o, as], [o]], []).
verb(die, [[]], [from, under]).
verb(distribute, [[o, p(among)]], []).
verb(divide, [[o], [o, p(into)]], []).
verb(draw, [[o]], [from]).
verb(empty, [[o]], [from]).
verb(end, [[time], [], [o]], []).
verb(endure, [[], [o]], []).
verb(enlist, [[o], []], []).
verb(enter, [[], [as], [o]], [from, under, with]).
verb(escape, [[]], [with]).
verb(exchange, [[o], [o, p(with)]], []).
verb(exile, [[o]], [from, until, with]).
verb(exist, [[]], [in, on]).
verb(fail, [[inf]], []).
verb(fight, [[], [o]], []).
verb(flip, [[o]], [until]).
verb(force, [[o, inf]], []).
verb(gain, [[kws], [o]], [until]).
verb(get, [[pt], [o]], [for]).
verb(give, [[o, o], [o], [o, pt], [o, kws], [o, p(to)]], []).
verb(go, [[p(to)]], []).
verb(grant, [[o, o]], []).
verb(guess, [[o], [o, inf], [whether]], []).
verb(have, [[kws], [o], [o, bare]], []).
verb(follow, [[o, p(by)]], []).
verb(increase, [[o], [o, p(by)]], []).
verb(intensify, [[]], [by]).
verb(last, [[]], [until]).
verb(leave, [[o], []], []).
verb(look, [[p(at)]], []).
verb(lose, [[kws], [o]], [for]).
verb(manifest, [[o], [[dread]]], [from]).
verb(meld, [[o, p(into)], [o]], []).
verb(move, [[o, p(from), p(onto)], [o, p(onto)], [o, p(to)], [o]], []).
verb(mutate, [[], [p(onto)]], []).
verb(own, [[o]], [from, in]).
verb(pair, [[o, p(with)]], [with]).
verb(pass, [[o], []], []).
verb(pay, [[o]], [for]).
verb(phase, [[[in]], [[out]]], []).
verb(play, [[o], [p(with), a]], [from]).
verb(plot, [[o], []], []).
verb(prepare, [[o], []], []).
verb(promise, [[o], [o, o]], []).
verb(put, [[o, p(from), p(onto)], [o, p(from), p(into)], [o, p(from), p(on)], [o, [back], p(onto)],
           [o, [back], p(in)], [o, p(onto)], [o, p(into)], [o, p(on)], [o, p(under)], [p(onto), o], [p(into), o],
           [o, [there]], [o, [back]], [o, [back], p(on)], [p(on), o], [o, p(in)]], [from, under, with]).
verb(reduce, [[o], [o, p(by)], [o, p(to)]], []).
verb(remain, [[a]], []).
verb(remove, [[o], [o, p(from)], [p(from), o]], []).
verb(repeat, [[o]], [for]).
verb(replace, [[o, p(with)], [o]], []).
verb(reselect, [[o]], [for]).
verb(resolve, [[], [o]], []).
verb(return, [[o, p(from), p(to)], [o, p(from), p(onto)], [o, p(to)], [o], [p(to), o], [o, p(onto)],
              []], [from, under, with]).
verb(reveal, [[o]], [from, in, until]).
verb(roll, [[o], []], []).
verb(scry, [[o], []], []).
verb(search, [[o, p(for)], [p(for)], [o]], []).
verb(select, [[o]], [from]).
verb(separate, [[o, p(into)]], []).
verb(set, [[o, p(to)]], []).
verb(share, [[o], [o, p(with)]], []).
verb(show, [[o], [o, p(to)]], []).
verb(shuffle, [[o, p(from), p(into)], [], [o], [o, p(into)]], [from]).
verb(skip, [[time], [o]], []).
verb(spend, [[o], [o, p(on)], [o, [only], p(on)]], []).
verb(start, [[o], [inf], []], []).
verb(station, [[], [o]], []).
verb(stay, [[a]], []).
verb(subtract, [[o, p(from)]], []).
verb(surveil, [[o], []], []).
verb(take, [[time], [o]], [for]).
verb(tap, [[o], []], [for]).
verb(target, [[o], [[only], o], []], []).
verb(tie, [[]], [for]).
verb(transfer, [[o, p(to)]], []).
verb(transform, [[], [o], [p(into)]], []).
verb(trigger, [[], [o]], []).
verb(unattach, [[o, p(from)], [o]], []).
verb(unlock, [[o], []], []).
verb(untap, [[o], []], [during]).
verb(use, [[o], [o, inf]], []).
verb(venture, [[p(into)]], []).
verb(vote, [[p(for)], []], []).
verb(win, [[o], []], []).

verb_forms.

frames_without_objects.

%!  do_form(?Form, ?Word) is nondet.
%
%   Word is a form of "do" before another verb.

%!  have_form(?Form, ?Word) is nondet.
%
%   Word is a form of "have" before a participle.

%!  elliptic(?Form, ?Word) is nondet.
%
%   Word stands for a verb phrase that was said before.

forms(do_form, [pl-[do, 'don\'t'], base-['don\'t'], s3-[does, 'doesn\'t'], past-[did, 'didn\'t']]).
forms(have_form, [pl-[have, '\'ve', 'haven\'t'], base-[have], s3-[has, '\'s', 'hasn\'t'], past-[had, 'hadn\'t',
                                                                                                '\'d']]).
forms(elliptic, [pl-[do, 'don\'t', 'can\'t', can], s3-[does, 'doesn\'t', is, 'isn\'t', 'can\'t', can],
                 past-[did, 'didn\'t', 'wasn\'t']]).
