:- module(quantities,
          [ quantity//4,                % +Word, +Said, +Scope, -Quantity
            the_rest//3                 % +Said, +Of, -Meaning
          ]).

/** <module> "That many", "that much" and "the rest"
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(conventions, [decided//4, decided_by//1, latest/2]).
:- use_module(discourse_state, [in/3, now//2]).
:- use_module(referents, [candidates//2, complaint//1, did//1, known_as//4]).

%!  quantity(+Word, +Said, +Scope, -Quantity)// is det.
%
%   "That many" (Word is `many`) is an amount, or the number of things that are many.

quantity(Word, Said, Scope, Quantity) -->
    candidates(is_amount, Amounts),
    candidates(is_many(Scope), Many),
    (   { Word == much, Amounts \== [] -> Candidates = Amounts ; append(Amounts, Many, Candidates) },
        decided_quantity([that, Word], Amounts, Candidates, K)
    ->  { Quantity = ref(K, Said) }
    ;   did(Verb-none),
        { memberchk(Verb, [pay, get, spend]) }
    ->  { Quantity = ref(event, Said) }
    ;   { Quantity = ref(none, Said) },
        complaint(no_antecedent([that, Word]))
    ).

%   decided_quantity(+Phrase, +Amounts, +Candidates, -K)// is semidet.

decided_quantity(Phrase, Amounts, Candidates, K) -->
    { latest(Candidates, Latest),
      findall(Amount, ( member(Amount, Latest), memberchk(Amount, Amounts) ), Named)
    },
    (   { Named \== [], Named \== Latest }
    ->  decided_by(amount_named),
        decided(Phrase, that, Named, K)
    ;   decided(Phrase, that, Candidates, K)
    ).

%   is_amount(+Referent), is_many(+Scope, +Referent) are semidet: what is itself as many as something else counts
%   nothing, and the things that a verb is about do not count its other things.

is_amount(referent(_, _, Class, Words, _, _)) :-
    memberchk(Class, [amount, char]),
    \+ memberchk(as_many, Words).

is_many(Scope, referent(K, Number, Class, Words, _, _)) :-
    Number \== sg,
    memberchk(Class, [obj, card, counter, player]),
    \+ ( Class == player, Number == any ),
    \+ memberchk(as_many, Words),
    in(arguments, Scope, Arguments),
    \+ memberchk(subject(K), Arguments).

%!  the_rest(+Said, +Of, -Meaning)// is det.
%
%   The rest is of what was looked at, revealed, milled or exiled last, else of what was chosen from. Of is what
%   the phrase says that it is of, or `none`.

the_rest(Said, Of, Meaning) -->
    (   { member(Verbs, [[look, reveal, mill, exile, search, separate], [choose, tap, discard, control]]) },
        base_of_rest(Verbs, K)
    ->  whole_of(K, Whole),
        { Meaning = rest_of(Whole) },
        ( { memberchk(Of, [none, K, Whole]) } -> [] ; complaint(two_antecedents([the, rest], [Whole, Of])) )
    ;   { Meaning = ref(none, Said) },
        complaint(no_antecedent([the, rest]))
    ).

base_of_rest(Verbs, K) -->
    did(Verb-K),
    { memberchk(Verb, Verbs) },
    known_as(K, Number, _, _),
    { Number \== sg },
    !.

whole_of(K, Whole) -->
    now(parts, Parts),
    { memberchk(K-Whole0, Parts), Whole0 \== none -> Whole = Whole0 ; Whole = K }.
