:- module(definites,
          [ definite//4,                % +Determiner, +Phrase, +Scope, -Meaning
            fits/4,                     % +Noun, +Words, +Class, +ItsWords
            nothing_dropped//2          % +Phrase, +K
          ]).

/** <module> What "that creature" and "those cards" mean

A phrase is phrase(Said, Noun, Words, Owner, Own): Said is sel(Determiners, Filter), as it stands in the term;
Words are its modifiers and nouns; Owner is owner(Whose) or `none`; Own is the referent that was introduced for
the thing while its description was gone through, or `none`.
*/

:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(conventions, [chosen//5, decided_by//1]).
:- use_module(discourse_state, [now//2]).
:- use_module(head_nouns, [bare/2, done_word/2, has_word/2, names_any_kind/1, names_kind/1, nouns/2, number_class/3]).
:- use_module(referents,
              [ candidates//2, complaint//1, describes_itself/2, did//1, introduced//5, is_argument/2, known//5,
                known_as//4, taken//3
              ]).
:- use_module(syntax_words, [creature_subtype/1]).

%!  definite(+Determiner, +Phrase, +Scope, -Meaning)// is det.
%
%   Phrase, which has no description behind it, speaks of something that was spoken of; Determiner is "that",
%   "those", "these" or "the".

definite(Determiner, Phrase, Scope, Meaning) -->
    { Phrase = phrase(Said, Noun, Words, _, _),
      Said = sel(_, filter(Heads, _))
    },
    (   unmentioned_copy(Noun)
    ->  { Meaning = ref(result(copy)) }
    ;   { Heads = [_, _|_] }
    ->  { nouns(Heads, Nouns) },
        joined_definite(Nouns, Determiner, Phrase, Scope, Meaning)
    ;   noun_definite(Determiner, Noun, Words, Said, Scope, Meaning)
    ),
    ( { Meaning = ref(K) } -> nothing_dropped(Phrase, K) ; [] ).

%!  nothing_dropped(+Phrase, +K)// is det.
%
%   What Phrase says was said of K, or was done to it; else that is a complaint.

nothing_dropped(phrase(sel(Determiners, filter(Heads, _)), _, _, _, _), K) -->
    now(events, Events0),
    now(agents, Agents),
    { findall(Event, does_now(Agents, K, Event), Doings),
      append(Doings, Events0, Events)
    },
    ( known_as(K, _, _, Words) -> [] ; { Words = [] } ),
    { findall(Word, unsupported(Determiners, Heads, K, Words, Events, Word), Unsupported) },
    ( { Unsupported == [] } -> [] ; complaint(not_said_of(K, Unsupported)) ).

unsupported([_|Determiners], _, _, _, _, Determiner) :-
    member(Determiner, Determiners).
unsupported(_, Heads, K, Words, Events, Word) :-
    member(Head, Heads),
    ( Head = kind(Modifiers, _) ; Head = join(_, Modifiers, _) ),
    member(Word, Modifiers),
    \+ memberchk(Word, Words),
    \+ ( done_word(Word, Verb), ( memberchk(Verb-K, Events) ; memberchk(within(Verb-K), Events) ) ),
    \+ memberchk(Word, Events).

%   does_now(+Agents, +K, -Word) is nondet: who attacked is "that attacking player".

does_now(Agents, K, Word) :-
    member(Verb-_-Agent, Agents),
    Agent == K,
    participle(Verb, Word).

participle(attack, attacking).
participle(block, blocking).

%   unmentioned_copy(+Noun)// is semidet: something was copied, and no copy spoken of.

unmentioned_copy(Noun) -->
    { bare(Noun, copy) },
    did(copy-_),
    \+ ( known(_, _, _, Words, _), { has_word(copy, Words) } ),
    !.

%   joined_definite(...)// is det: "that Mount or Vehicle" is what was called both, or one of what either means.

joined_definite(Nouns, Determiner, Phrase, Scope, Meaning) -->
    { Phrase = phrase(Said, Noun, Words, _, _) },
    (   called_all(Nouns, K)
    ->  taken(K, Scope, Meaning)
    ;   meant_by_each(Nouns, Determiner, Phrase, Scope, Ks)
    ->  ( { Ks = [K] } -> taken(K, Scope, Meaning) ; { Meaning = ref(one_of(Ks)) } )
    ;   noun_definite(Determiner, Noun, Words, Said, Scope, Meaning)
    ).

called_all(Nouns, K) -->
    known(K, _, _, Words, _),
    { \+ ( member(Noun, Nouns), bare(Noun, Bare), \+ ( has_word(Bare, Words) -> true ; targetable(Bare, Words) ) ) },
    !.

%   targetable(+Bare, +Words) is semidet: "any target" is "that permanent or player".

targetable(Bare, [n(target)|_]) :-
    memberchk(Bare, [creature, permanent, planeswalker, player]).

meant_by_each(Nouns, Determiner, phrase(sel(Determiners, filter(_, Behind)), _, Words, _, _), Scope, Ks, State, State) :-
    findall(K,
            ( member(Noun, Nouns),
              Said = sel(Determiners, filter([kind([], Noun)], Behind)),
              noun_definite(Determiner, Noun, Words, Said, Scope, ref(K), State, _)
            ),
            Found),
    length(Nouns, Count),
    length(Found, Count),
    sort(Found, Ks).

%   noun_definite(+Determiner, +Noun, +Words, +Said, +Scope, -Meaning)// is det.

noun_definite(Determiner, Noun, Words, Said, Scope, Meaning) -->
    { bare(Noun, Bare),
      number_class(Noun, Number, Class),
      Said = sel(Determiners, _)
    },
    (   { Determiner == the,
          memberchk(same, Determiners)
        }
    ->  introduced(Number, Class, [Noun|Words], Scope, K),
        { Meaning = at(K, none, Said) }
    ;   { Determiner == the,
          Bare == gift
        }
    ->  { Meaning = ref(linked(gift)) }
    ;   { memberchk(Determiner, [that, those]),
          include(names_kind, Words, Kinds),
          Kinds \== []
        },
        candidates(called(Bare, Kinds), Candidates),
        chosen([Determiner, Bare], that, Candidates, Scope, Meaning)
    ->  []
    ;   { memberchk(Determiner, [that, those]),
          member(non(Kind), Words)
        }
    ->  { Meaning = ref(none, Said) },
        complaint(no_antecedent([Determiner, non(Kind), Bare]))
    ;   { Determiner == that, memberchk(attacking, Words) },
        now(agents, Agents),
        candidates(attacker_called(Bare, Agents), Candidates),
        chosen([that, attacking, Bare], that, Candidates, Scope, Meaning)
    ->  []
    ;   now(events, Events),
        candidates(called_so(Determiner, Number, Bare, Events, Scope), Candidates),
        chosen_other([Determiner, Bare], Candidates, Scope, Meaning)
    ->  decided_by(same_word)
    ;   candidates(fitting(Determiner, Noun, Words, Scope), Candidates),
        chosen_other([Determiner, Bare], Candidates, Scope, Meaning)
    ->  []
    ;   unmentioned(Determiner, Class, Bare, Said, Meaning)
    ).

%   chosen_other(+Phrase, +Candidates, +Scope, -Meaning)// is semidet: an argument of the verb only if there is no other.

chosen_other(Phrase, Candidates0, Scope, Meaning) -->
    { exclude(argument_in(Scope), Candidates0, Candidates) },
    (   { memberchk(Candidates, [[], Candidates0]) }
    ->  chosen(Phrase, that, Candidates0, Scope, Meaning)
    ;   decided_by(not_itself),
        chosen(Phrase, that, Candidates, Scope, Meaning)
    ).

argument_in(Scope, candidate(K, _, _)) :-
    is_argument(K, Scope).

called(Bare, Kinds, referent(K, _, _, Words, _, _)) :-
    K \== this,
    has_word(Bare, Words),
    \+ ( member(Kind, Kinds), \+ memberchk(Kind, Words) ).

attacker_called(Bare, Agents, referent(K, _, _, Words, _, _)) :-
    K \== this,
    has_word(Bare, Words),
    memberchk(attack-_-K, Agents).

%   called_so(...) is semidet: "that card" is also what was exiled or died, "that spell" what was or may be cast.

called_so(Determiner, Number, Bare, Events, Scope, referent(K, Its, _, Words, _, _)) :-
    K \== this,
    \+ describes_itself(K, Scope),
    agrees(Determiner, Number, Its),
    \+ memberchk(non(Bare), Words),
    (   has_word(Bare, Words)
    ->  true
    ;   Bare == card,
        member(Verb-K, Events),
        became_card(Verb)
    ->  true
    ;   Bare == spell,
        memberchk(cast-K, Events)
    ->  true
    ).

became_card(exile).
became_card(die).
became_card(destroy).
became_card(sacrifice).
became_card(counter).
became_card(return).

fitting(Determiner, Noun, Words, Scope, referent(K, Its, ItsClass, ItsWords, _, _)) :-
    K \== this,
    \+ describes_itself(K, Scope),
    number_class(Noun, Number, _),
    agrees(Determiner, Number, Its),
    fits(Noun, Words, ItsClass, ItsWords).

agrees(Determiner, Number, Its) :-
    (   memberchk(Determiner, [those, these])
    ->  Its \== sg
    ;   Its == Number
    ->  true
    ;   Its == any
    ).

%!  fits(+Noun, +Words, +Class, +ItsWords) is semidet.
%
%   A thing of Class that is called ItsWords may be called Noun.

fits(Noun, _, _, ItsWords) :-
    bare(Noun, Bare),
    has_word(Bare, ItsWords),
    !.
fits(Noun, _, _, ItsWords) :-
    bare(Noun, player),
    has_word(opponent, ItsWords),
    !.
fits(Noun, _, _, ItsWords) :-
    bare(Noun, creature),
    member(Word, ItsWords),
    bare(Word, sub(Subtype)),
    creature_subtype(Subtype),
    !.
fits(Noun, _, ItsClass, ItsWords) :-
    bare(Noun, Bare),
    \+ memberchk(non(Bare), ItsWords),
    number_class(Noun, _, Class),
    may_be_of(Class, ItsClass),
    (   Class == player
    ->  Bare == player
    ;   names_any_kind(Bare)
    ->  true
    ;   memberchk(any, ItsWords)
    ->  true
    ;   of_any_kind(ItsWords)
    ).

may_be_of(Class, ItsClass) :-
    (   Class == ItsClass
    ->  true
    ;   Class == card
    ->  ItsClass == obj
    ;   Class == obj,
        ItsClass == card
    ).

of_any_kind(Words) :-
    member(Word, Words),
    bare(Word, Bare),
    memberchk(Bare, [permanent, card, token, copy, target, spell, top, attacker, blocker]),
    !.

%   unmentioned(+Determiner, +Class, +Bare, +Said, -Meaning)// is det: a time is when something happened, and what
%   was done may be called by its verb.

unmentioned(Determiner, Class, Bare, Said, Meaning) -->
    (   { Class == time }
    ->  { Meaning = ref(event, Said) }
    ;   { Determiner == that, Bare == mana },
        did(add-_)
    ->  { Meaning = ref(mana) }
    ;   { Determiner == the },
        did(Bare-_)
    ->  { Meaning = ref(event(Bare), Said) }
    ;   { Meaning = ref(none, Said) },
        complaint(no_antecedent([Determiner, Bare]))
    ).
