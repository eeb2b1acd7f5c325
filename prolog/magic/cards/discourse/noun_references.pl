:- module(noun_references,
          [ noun_phrase//3,             % +Phrase, +Scope, -Meaning
            without_noun//3,            % +Determiners, +Scope, -Meaning
            joined//3,                  % +Phrases, +Scope, -Meaning
            number_of_part/2,              % +Determiners, -Number
            number_beneath/3            % +Determiners, +Noun, -Number
          ]).

/** <module> What noun phrases mean: something new, or what was spoken of
*/

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(conventions, [chosen//5]).
:- use_module(definites, [definite//4]).
:- use_module(discourse_state, [in/3, now//2, push//2, put//2]).
:- use_module(head_nouns, [bare/2, extreme/1, head/3, is_object/1, number_class/3]).
:- use_module(quantities, [quantity//4]).
:- use_module(referents,
              [ called_too//2, candidates//2, complaint//1, did//1, introduced//5, known_as//4, named/2, set_number//2, taken//3,
                within_others//1
              ]).
:- use_module(role_types, [class_fits/3]).
:- use_module(the_phrases, [the_one//3]).

%!  noun_phrase(+Phrase, +Scope, -Meaning)// is semidet.
%
%   Phrase is as definites.pl has it.

noun_phrase(Phrase, Scope, Meaning) -->
    (   pointing(Phrase, Scope, Meaning)
    ->  []
    ;   as_many(Phrase, Scope, Meaning)
    ->  []
    ;   the_one(Phrase, Scope, Meaning)
    ->  []
    ;   new_one(Phrase, Scope, Meaning)
    ).

%   pointing(+Phrase, +Scope, -Meaning)// is semidet: "this creature", "that creature", "both creatures".

pointing(Phrase, Scope, Meaning) -->
    { Phrase = phrase(sel(Determiners, filter(Heads, Behind)), Noun, _, _, _),
      points(Determiners, Heads, Behind, Noun, Determiner)
    },
    (   { Determiner \== this }
    ->  definite(Determiner, Phrase, Scope, Meaning)
    ;   taken(this, Scope, Meaning),
        ( { Behind == [], Heads = [kind([], _)] } -> [] ; complaint(not_said_of(this, Behind)) )
    ).

points([both|Others], [_], [], _, those) :-
    \+ memberchk(target, Others),
    !.
points([this], _, _, Noun, this) :-
    is_object(Noun),
    !.
points(Determiners, _, [], _, Determiner) :-
    member(Determiner, Determiners),
    memberchk(Determiner, [that, those, these]),
    \+ memberchk(that_m(_), Determiners),
    !.

%   as_many(+Phrase, +Scope, -Meaning)// is semidet: "that many creatures", "up to that many".

as_many(Phrase, Scope, at(K, Quantity, Said)) -->
    { Phrase = phrase(Said, _, _, _, Own),
      Said = sel(Determiners, _),
      ( memberchk(up_to_many, Determiners) -> Word = many ; memberchk(that_m(Word), Determiners) )
    },
    ( { Own == none } -> [] ; called_too(Own, as_many) ),
    quantity(Word, Said, Scope, Quantity),
    ( { Own == none } -> fresh(Phrase, Scope, K), called_too(K, as_many) ; { K = Own } ),
    comes_with(K, Determiners).

%   new_one(+Phrase, +Scope, -Meaning)// is semidet: what has gained flashback has a flashback cost.

new_one(Phrase, Scope, at(K, Owner, Said)) -->
    { Phrase = phrase(Said, Noun, Words, Owner, Own),
      Said = sel(Determiners, filter(_, Behind))
    },
    (   { Determiners == [the],
          Behind == [],
          bare(Noun, cost)
        },
        did(gain-_)
    ->  fresh(Phrase, Scope, K)
    ;   { Determiners = [the|Others],
          Behind == [],
          \+ unique(Noun, Words, Others)
        }
    ->  { K = none, bare(Noun, Bare) },
        complaint(no_antecedent([the, Bare]))
    ;   { Own \== none }
    ->  { K = Own },
        ( { of_each(Behind) } -> set_number(K, any) ; [] )
    ;   { bare(Noun, number),
          Determiners = [a|_],
          Behind = [pp(of, Of)|_],
          named(Of, J)
        },
        known_as(J, _, Class, Counted)
    ->  introduced(pl, Class, Counted, Scope, K)
    ;   fresh(Phrase, Scope, K)
    ),
    ( { Determiners == [n(one)], bare(Noun, pile) } -> put(one_of, K) ; [] ),
    comes_with(K, Determiners).

%   comes_with(+K, +Determiners)// is det.

comes_with(K, Determiners) -->
    now(clause, Clause),
    {   memberchk(target, Determiners)
    ->  Determiner = target
    ;   Determiners = [First|_]
    ->  functor(First, Determiner, _)
    ;   Determiner = none
    },
    push(origins, origin(K, Determiner, Clause)).

%   unique(+Noun, +Words, +Determiners) is semidet: there is one such thing, or one is told apart.

unique(Noun, Words, Determiners) :-
    (   member(Determiner, Determiners),
        tells_which(Determiner, Noun)
    ->  true
    ;   member(Word, Words),
        extreme(Word)
    ->  true
    ;   bare(Noun, Bare),
        one_in_the_game(Bare)
    ->  true
    ;   number_class(Noun, sg, time)
    ).

%   tells_which(+Determiner, +Noun) is semidet: "the second time" is counted, "the first player" is one that was spoken of.

tells_which(same, _).
tells_which(topn(next, _), _).
tells_which(ord(_), Noun) :-
    number_class(Noun, _, Class),
    \+ memberchk(Class, [obj, card, player]).

one_in_the_game(Bare) :-
    memberchk(Bare, [battlefield, game, stack, zone, monarch, initiative, city, dungeon, nm(_)]).

%   fresh(+Phrase, +Scope, -K)// is det.

fresh(phrase(sel(Determiners, _), Noun, Words, _, _), Scope, K) -->
    { number_beneath(Determiners, Noun, Number),
      number_class(Noun, _, Class)
    },
    introduced(Number, Class, [Noun|Words], Scope, K).

%   of_each(+Behind) is semidet: of "the top card of each player's library" there are as many as there are players.

of_each(Behind) :-
    member(pp(of, at(_, _, of_its(at(_, _, sel([each|_], _)), _))), Behind),
    !.

%!  number_beneath(+Determiners, +Noun, -Number) is det.
%
%   "Each creature" may be one or many.

number_beneath(Determiners, Noun, Number) :-
    number_class(Noun, Number0, _),
    (   Determiners = [each|_]
    ->  Number = any
    ;   Number = Number0
    ).

%!  number_of_part(+Determiners, -Number) is det.
%
%   "One of them", "each of them", "two of them".

number_of_part(Determiners, Number) :-
    (   Determiners = [Determiner],
        memberchk(Determiner, [n(one), n(1), up_to(one), any, either])
    ->  Number = sg
    ;   Determiners == [each]
    ->  Number = any
    ;   Number = pl
    ).

%!  without_noun(+Determiners, +Scope, -Meaning)// is det.
%
%   "That", "those", "the other", "both", "two", "one".

without_noun(Determiners, Scope, Meaning) -->
    { last(Determiners, Last) },
    (   { Last == this }
    ->  this(Scope, Meaning)
    ;   { Last == that,
          in(want, Scope, do)
        }
    ->  last_done(Meaning)
    ;   { memberchk(Last, [that, those, these]) }
    ->  pointed_at(Last, headless(Determiners), Scope, Meaning)
    ;   { counts(Determiners) }
    ->  { Meaning = headless(Determiners) }
    ;   { Determiners = [the, other|One],
          memberchk(One, [[], [n(one)]])
        }
    ->  the_other(Meaning)
    ;   { member(Word, Determiners),
          points_back(Word)
        }
    ->  pointed_at(Word, headless(Determiners), Scope, Meaning)
    ;   introduced(sg, obj, [any], Scope, K),
        { Meaning = at(K, none, headless(Determiners)) },
        ( { Determiners == [n(one)] } -> put(one_of, K) ; [] )
    ).

counts([n('X')|_]).
counts([n(Number)|_]) :- integer(Number).
counts([or(_, _)|_]).

points_back(other).
points_back(both).
points_back(same).
points_back(that_m(_)).

this(Scope, Meaning) -->
    ( { in(want, Scope, do) } -> last_done(Meaning) ; { Meaning = ref(this) } ).

last_done(ref(done(Event))) -->
    now(events, Events),
    ( { Events = [Event|_] } -> [] ; { Event = none }, complaint(nothing_done([do])) ).

the_other(Meaning) -->
    now(one_of, K),
    (   { K == none }
    ->  { Meaning = ref(none, other) },
        complaint(no_antecedent([the, other]))
    ;   { Meaning = ref(other(K)) }
    ).

%   pointed_at(+Word, +Said, +Scope, -Meaning)// is det: what Said says besides Word stays in the term.

pointed_at(Word, Said, Scope, Meaning) -->
    candidates(fits_pointer(Word, Scope), Candidates),
    (   { Word == both,
          Candidates == []
        }
    ->  { Meaning = Said }
    ;   chosen([Word], that, Candidates, Scope, ref(K))
    ->  { Said = headless([_]) -> Meaning = ref(K) ; Meaning = ref(K, Said) }
    ;   { Meaning = ref(none, Said) },
        complaint(no_antecedent([Word]))
    ).

fits_pointer(Word, Scope, referent(K, Number, Class, Words, _, _)) :-
    K \== this,
    ( memberchk(Word, [those, these, both]) -> Number \== sg ; true ),
    ( memberchk(Word, [both, other]) -> memberchk(Class, [obj, card, player]) ; true ),
    in(want, Scope, Want),
    ( Want == any -> true ; class_fits(Want, Class, Words) ).

%!  joined(+Phrases:list, +Scope, -Meaning)// is det.
%
%   Phrases are resolved and joined with "and" or "or": a referent of its own.

joined(Phrases, Scope, at(K, none, group(Phrases))) -->
    { Phrases = [First|Others] },
    joined_class(First, Others, Number0, Class, Words0),
    { last(Phrases, join(Last, _)),
      ( joins_to_one(Last) -> Number = Number0 ; Number = pl ),
      findall(Noun, noun_among(Phrases, Noun), Nouns),
      findall(J, ( phrase_among(Phrases, Phrase), named(Phrase, J), J \== none ), Parts)
    },
    within_others(Parts),
    (   { First = ref(K0) },
        known_as(K0, _, FirstClass, FirstWords)
    ->  { memberchk(n(player), FirstWords) -> GroupClass = player, Words = [n(player)] ; GroupClass = FirstClass, Words = FirstWords }
    ;   { GroupClass = Class,
          append(Words0, Nouns, Words1),
          ( has_self(Phrases) -> Words = [any|Words1] ; Words = Words1 )
        }
    ),
    introduced(Number, GroupClass, Words, Scope, K),
    comes_with(K, []).

joined_class(First, Others, Number, Class, Words) -->
    {   First = at(_, _, sel(_, filter(Heads, _)))
    ->  head(Heads, Noun, Rest),
        number_class(Noun, Number, Class),
        Words = [Noun|Rest]
    ;   adds_up(Others)
    ->  Number = sg,
        Class = char,
        Words = [any]
    ;   Number = sg,
        Class = obj,
        Words = [any]
    }.

adds_up(Others) :- memberchk(join(plus, _), Others).
adds_up(Others) :- memberchk(join(minus, _), Others).

joins_to_one(or).
joins_to_one([_, or]).

phrase_among(Phrases, Phrase) :-
    member(Member, Phrases),
    ( Member = join(_, Phrase0) -> Phrase = Phrase0 ; Phrase = Member ).

noun_among(Phrases, Noun) :-
    phrase_among(Phrases, at(_, _, sel(_, filter(Heads, _)))),
    head(Heads, Noun, _).

has_self(Phrases) :-
    phrase_among(Phrases, Phrase),
    Phrase == this,
    !.
