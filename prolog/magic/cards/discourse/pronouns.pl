:- module(pronouns,
          [ pronoun//3,                 % +Word, +Scope, -Meaning
            possessor//4                % +Word, +Words, +Scope, -Meaning
          ]).

/** <module> What "it", "they" and "its" mean
*/

:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(conventions, [chosen//5, cost_of_what_is_cast//2, decided_by//1]).
:- use_module(discourse_state, [in/3, now//2, with/4]).
:- use_module(head_nouns, [bare/2, has_word/2]).
:- use_module(referents, [candidates//2, complaint//1, describes_itself/2, is_argument/2, taken//3]).
:- use_module(role_types,
              [ class_fits/3, many_fit/4, possessor_wants/2, wants_alive/1, wants_no_spell/1,
                wants_permanent/1
              ]).

%!  pronoun(+Word, +Scope, -Meaning)// is det.
%
%   Word is a pronoun, or `other_it`: "it" as the object of a verb.

pronoun(Word, Scope, Meaning) -->
    (   { single(Word) }
    ->  single_meant(Word, Scope, Meaning)
    ;   { several(Word) }
    ->  several_meant(Word, Scope, Meaning)
    ;   { person(Word) }
    ->  taken(this, Scope, Meaning)
    ;   { Meaning = pro(Word) }
    ).

single(it).
single(other_it).
single(itself).

several(they).
several(them).
several(themselves).

person(he).
person(she).
person(him).
person(her).
person(himself).
person(herself).

%   single_meant(+Word, +Scope, -Meaning)// is det: an object, or where the role takes anything another single thing.

single_meant(Word, Scope, Meaning) -->
    { in(want, Scope, Want0),
      ( Want0 == do -> Want = any ; Want = Want0 )
    },
    (   { Word == itself },
        own_subject(Scope, K)
    ->  taken(K, Scope, Meaning)
    ;   objects(Word, Want, Scope, Candidates),
        chosen([it], it, Candidates, Scope, Meaning)
    ->  []
    ;   { Want == any },
        candidates(other_thing, Candidates),
        chosen([it], it, Candidates, Scope, Meaning)
    ->  []
    ;   { Meaning = ref(none) },
        complaint(no_antecedent([it]))
    ).

other_thing(referent(_, sg, Class, _, _, _)) :-
    memberchk(Class, [thing, amount, char, time, zone, counter]).

own_subject(Scope, K) -->
    now(referents, Referents),
    { in(arguments, Scope, Arguments),
      member(subject(K), Arguments),
      K \== none,
      acts(K, Referents),
      !
    }.

acts(K, Referents) :-
    (   K == this
    ->  true
    ;   memberchk(referent(K, _, Class, _, _, _), Referents),
        memberchk(Class, [obj, card, ability, player])
    ).

%   objects(+Word, +Want, +Scope, -Candidates)// is det.

objects(Word, Want, Scope, Candidates) -->
    now(referents, Referents),
    candidates(fits_as_single(Want, Scope), Candidates0),
    ( { Word == other_it } -> other_than_subject(Scope, Referents, Candidates0, Candidates1) ; { Candidates1 = Candidates0 } ),
    ( { wants_alive(Want) } -> still_there(Want, Referents, Candidates1, Candidates2) ; { Candidates2 = Candidates1 } ),
    { include(is_permanent(Want, Referents), Candidates2, Permanents),
      ( Permanents == [] -> Candidates = Candidates2 ; Candidates = Permanents )
    }.

%   fits_as_single(+Want, +Scope, +Referent) is semidet: the card itself only where it was named.

fits_as_single(Want, Scope, referent(K, Number, Class, Words, Clause, _)) :-
    Number \== pl,
    Class \== player,
    class_fits(Want, Class, Words),
    \+ in(gap, Scope, K),
    Clause >= 0,
    ( K == this -> true ; Words \== [any] ).

spoken_object(referent(_, _, Class, _, Clause, _)) :-
    Clause >= 0,
    memberchk(Class, [obj, card]).

other_than_subject(Scope, Referents, Candidates0, Candidates) -->
    { exclude(is_subject_beside_another(Scope, Referents), Candidates0, Candidates) },
    ( { Candidates == Candidates0 } -> [] ; decided_by(not_itself) ).

is_subject_beside_another(Scope, Referents, candidate(K, _, _)) :-
    is_argument(K, Scope),
    member(Other, Referents),
    spoken_object(Other),
    Other = referent(J, Number, _, _, _, _),
    Number \== pl,
    J \== K,
    !.

still_there(Want, Referents, Candidates0, Candidates) -->
    now(events, Events),
    { exclude(is_gone(Events), Candidates0, Candidates1),
      exclude(is_spell(Want, Referents), Candidates1, Candidates)
    },
    ( { Candidates1 == Candidates0 } -> [] ; decided_by(gone) ).

is_gone(Events, candidate(K, _, _)) :-
    K \== this,
    ( memberchk(sacrifice-K, Events) -> true ; memberchk(discard-K, Events) ).

is_spell(Want, Referents, candidate(K, _, _)) :-
    wants_no_spell(Want),
    memberchk(referent(K, _, _, Words, _, _), Referents),
    has_word(spell, Words).

is_permanent(Want, Referents, candidate(K, _, _)) :-
    wants_permanent(Want),
    memberchk(referent(K, _, obj, Words, _, _), Referents),
    \+ has_word(card, Words).

%   several_meant(+Word, +Scope, -Meaning)// is det: players of any number, or other things that are many.

several_meant(Word, Scope, Meaning) -->
    (   { Word == themselves },
        own_subject(Scope, K)
    ->  taken(K, Scope, Meaning)
    ;   candidates(fits_as_many(Word, Scope), Candidates),
        chosen([they], they, Candidates, Scope, Meaning)
    ->  []
    ;   { Meaning = ref(none) },
        complaint(no_antecedent([they]))
    ).

fits_as_many(Word, Scope, referent(K, Number, Class, Words, _, _)) :-
    in(want, Scope, Want),
    many_fit(Want, Number, Class, Words),
    \+ in(gap, Scope, K),
    ( Word == them -> \+ is_argument(K, Scope) ; true ).

%!  possessor(+Word, +Words, +Scope, -Meaning)// is semidet.
%
%   Word is "its", "their", "his" or "her"; Words are of what is possessed, its noun first.

possessor(Word, Words, Scope0, Meaning) -->
    { possessive(Word, Pronoun),
      Words = [Noun|_]
    },
    (   { Pronoun \== he },
        cost_of_what_is_cast(Noun, Scope0)
    ->  { in(cost_of, Scope0, K) },
        taken(K, Scope0, Meaning)
    ;   { possessor_scope(Pronoun, Words, Scope0, Scope) },
        pronoun(Pronoun, Scope, Meaning),
        its_own_or_other(Pronoun, Meaning, Scope)
    ).

possessor_scope(Pronoun, [Noun|Modifiers], Scope0, Scope) :-
    possessor_wants(Noun, Want),
    owner(Pronoun, Want, Owner),
    with(want, Owner, Scope0, Scope1),
    with(place, within, Scope1, Scope2),
    ( Modifiers == [Noun], compared_with_itself(Noun, Scope0, Gap) -> true ; Gap = none ),
    with(gap, Gap, Scope2, Scope).

%   compared_with_itself(+Noun, +Scope, -K) is semidet: "each Wolf with power less than its power" is not less than itself.

compared_with_itself(Noun, Scope, K) :-
    bare(Noun, Bare),
    in(compared, Scope, Bare),
    in(arguments, Scope, Arguments),
    memberchk(subject(K), Arguments),
    describes_itself(K, Scope).

%   its_own_or_other(+Pronoun, +Meaning, +Scope)// is det: in a comparison, "its" may be of what is described or of an
%   object that was spoken of before.

its_own_or_other(Pronoun, Meaning, Scope) -->
    now(referents, Referents),
    (   { Pronoun == it,
          Meaning = ref(K),
          describes_itself(K, Scope),
          \+ in(compared, Scope, none),
          member(Other, Referents),
          spoken_object(Other),
          Other = referent(J, Number, _, _, _, Place),
          \+ memberchk(J, [K, this]),
          Number \== pl,
          Place \== within
        }
    ->  complaint(two_antecedents([its], [K, J]))
    ;   []
    ).

possessive(its, it).
possessive(their, they).
possessive(his, he).
possessive(her, he).

%   owner(+Pronoun, +Want0, -Want) is det.

owner(Pronoun, Want0, Want) :-
    ( Pronoun == it, Want0 == any -> Want = [obj, card, ability] ; Want = Want0 ).
