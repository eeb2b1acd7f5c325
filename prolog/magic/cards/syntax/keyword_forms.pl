:- module(keyword_forms,
          [ keyword_form/3              % ?First, ?Rest, ?Argument
          ]).

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../text/words/text_lexicon', [keyword_argument/2, keyword_words/2]).
:- use_module('../text/words/text_subtypes', [known_subtype/1, land_subtype/1]).

/** <module> Keywords and what stands after them
*/

%!  keyword_form(?First, ?Rest:list, ?Argument) is nondet.
%
%   A keyword is the word First and Rest. Argument is none, `num` (a number), `cost`, `numcost` (both), `np` (a noun
%   phrase), `npcost` (it and a cost) or `name`.

%   The lists, and what other lists have, become facts.

term_expansion(keywords(Argument, Keywords), Facts) :-
    findall(keyword_form(First, Rest, Argument),
            ( listed(Argument, Keywords, Keyword), words_of(Keyword, [First|Rest]) ),
            Facts0),
    sort(Facts0, Facts).

listed(_, Keywords, Keyword) :- member(Keyword, Keywords).
listed(none, _, Words) :-
    keyword_words(_, Words0),
    \+ memberchk('\u2014', Words0),
    with_capitals(Words0, Words).
listed(none, _, Keyword) :-
    land_subtype(Land),
    atom_concat(Land, walk, Keyword).
listed(num, _, Keyword) :- keyword_argument(Keyword, number).
listed(cost, _, Keyword) :- keyword_argument(Keyword, cost).
listed(cost, _, Keyword) :-
    known_subtype(Type),
    atom_concat(Type, cycling, Keyword).

words_of(Keyword, Words) :- ( Keyword = [_|_] -> Words = Keyword ; Words = [Keyword] ).

with_capitals(Words0, Words) :-
    (   append(Before, [^, Word|After], Words0)
    ->  sub_atom(Word, 0, 1, _, First),
        sub_atom(Word, 1, _, 0, Rest),
        upcase_atom(First, Upper),
        atom_concat(Upper, Rest, Capitalised),
        append(Before, [Capitalised|After], Words)
    ;   Words = Words0
    ).

keywords(none, [melee, myriad, banding, phasing, provoke, haunt, epic, conspire, hideaway, [totem, armor], cipher,
                gravestorm, ripple, sunburst, assist, demonstrate, enlist, [read, ahead], ravenous, [living, metal],
                compleated, spree, decayed, startup, station, increment, bargain, gift, [start, your, engines, !],
                mobilize, [double, team], [hidden, agenda], [double, agenda], landwalk, [nonbasic, landwalk],
                [legendary, landwalk], [snow, landwalk], [basic, landcycling], eternalize, ingest, bushido,
                'web-slinging', equip, cycling, morph, madness, protection, toxic, ward, paradigm, disappear, sneak,
                infinity, intensity, flashback, plot, unearth, encore, escape, foretell, mutate]).
keywords(num, [absorb, amplify, devour, poisonous, tribute, hideaway, saddle, casualty, ripple, backup, firebending,
               mobilize, station, teamwork, ward, [starting, intensity], [devour, artifact], increment]).
keywords(cost, [escape, [cumulative, upkeep], ninjutsu, [commander, ninjutsu], bestow, emerge, overload, prowl,
                entwine, recover, reconfigure, [level, up], miracle, encore, boast, cleave, [aura, swap],
                freerunning, [more, than, meets, the, eye], prototype, impending, harmonize, mayhem, 'web-slinging',
                warp, 'power-up', forecast, strive, specialize, landcycling, typecycling, [basic, landcycling],
                [artifact, landcycling], sneak, umbra, awaken, monstrosity, gift, fuse, escalate, craft, solved,
                [max, speed], exhaust]).
keywords(numcost, [suspend, reinforce, awaken, impending, prototype]).
keywords(np, [enchant, [affinity, for], [protection, from], [hexproof, from], champion, offering, fortify,
              [bands, with, other], equip, gift, companion]).
keywords(npcost, [[splice, onto], [craft, with], equip, prototype]).
keywords(name, [[partner, with], companion]).
