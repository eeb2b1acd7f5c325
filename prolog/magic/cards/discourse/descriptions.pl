:- module(descriptions,
          [ selection//4,               % +Determiners, +Filter, +Scope, -Meaning
            possessed//4,               % +Owner, +Parts, +Scope, -Meaning
            part_of//4,                 % +Determiners, +Whole, +Scope, -Meaning
            predicates/1,               % +Phrase
            predicated//3,              % +Phrase0, +Scope, -Phrase
            beside//4,                  % +Preposition, +Word, +Scope, -Meaning
            relative//5,                % +Subject0, +VerbPhrase0, +Scope, -Subject, -VerbPhrase
            gapped/2                    % +Scope0, -Scope
          ]).

/** <module> References in what describes a thing: whose it is, of what it is a part, what is said of it
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(discourse_state, [described//3, in/3, now//2, part//3, push//2, put//2, with/4]).
:- use_module(head_nouns, [bare/2, head/3, number_class/3]).
:- use_module(noun_references, [noun_phrase//3, number_beneath/3, number_of_part/2]).
:- use_module(pronouns, [possessor//4, pronoun//3]).
:- use_module(referents, [describing/1, introduced//5, known_as//4, mentioned//2, named/2]).
:- use_module(role_types, [possessor_wants/2, subject_wants/2]).

%!  selection(+Determiners, +Filter, +Scope, -Meaning)// is semidet.
%
%   A thing is introduced before its description is gone through, which may speak of it.

selection([First|Determiners], Filter, Scope, Meaning) -->
    { Filter = filter(Heads, _),
      head(Heads, Noun, Words)
    },
    (   possessor(First, [Noun|Words], Scope, Whose)
    ->  owned([poss|Determiners], Filter, owner(Whose), Scope, Meaning)
    ;   owned([First|Determiners], Filter, none, Scope, Meaning)
    ).
selection([], Filter, Scope, Meaning) -->
    owned([], Filter, none, Scope, Meaning).

owned(Determiners, filter(Heads, Behind0), Owner, Scope, Meaning) -->
    { head(Heads, Noun, Words),
      number_class(Noun, _, Class)
    },
    (   { Behind0 == [] }
    ->  { Behind = [], Own = none }
    ;   { memberchk(Class, [obj, card, player]) }
    ->  { number_beneath(Determiners, Noun, Number) },
        introduced(Number, Class, [Noun|Words], Scope, Own),
        { in(arguments, Scope, Arguments),
          with(arguments, [subject(Own), barrier|Arguments], Scope, Scope1),
          with(gap, Own, Scope1, Scope2)
        },
        description(Behind0, Scope2, Behind),
        mentioned(Own, Scope)
    ;   { Own = none,
          compares(Behind0, Noun, Compared),
          with(compared, Compared, Scope, Scope0),
          in(arguments, Scope, Arguments),
          with(arguments, [clause|Arguments], Scope0, Scope1)
        },
        description(Behind0, Scope1, Behind)
    ),
    noun_phrase(phrase(sel(Determiners, filter(Heads, Behind)), Noun, Words, Owner, Own), Scope, Meaning).

compares(Behind, Noun, Compared) :-
    ( Behind = [cmp(_)|_] -> bare(Noun, Compared) ; Compared = none ).

description(Behind0, Scope0, Behind) -->
    { with(want, any, Scope0, Scope) },
    described(Behind0, Scope, Behind).

%!  possessed(+Owner, +Parts, +Scope, -Meaning)// is semidet.
%
%   "That player's hand", "the creature's power".

possessed(Owner0, Parts0, Scope, at(K, none, of_its(Owner, Parts))) -->
    { last(Parts0, part(_, _, filter(Heads, _))),
      head(Heads, Noun, Words),
      possessor_wants(Noun, Want),
      with(want, Want, Scope, OwnerScope),
      number_class(Noun, Number, Class)
    },
    described(Owner0, OwnerScope, Owner),
    part(Parts0, Scope, Parts),
    introduced(Number, Class, [Noun|Words], Scope, K).

%!  part_of(+Determiners, +Whole, +Scope, -Meaning)// is semidet.
%
%   "One of them", "each of those cards".

part_of(Determiners, Whole0, Scope, at(K, none, of(Determiners, Whole))) -->
    { Whole0 == pro(them) -> Want = plural ; Want = any },
    { with(want, Want, Scope, WholeScope) },
    described(Whole0, WholeScope, Whole),
    { named(Whole, J),
      number_of_part(Determiners, Number)
    },
    ( known_as(J, _, Class0, Words0) -> { Class = Class0, Words = Words0 } ; { Class = obj, Words = [any] } ),
    introduced(Number, Class, Words, Scope, K),
    put(one_of, K),
    push(parts, K-J).

%!  predicates(+Phrase) is semidet.
%
%   Phrase says what a thing is, and introduces nothing.

predicates(of_its(_, _)).
predicates(sel([], _)).
predicates(sel([Determiner|_], _)) :-
    says_what(Determiner).

says_what(a).
says_what(another).
says_what(no).
says_what(n(_)).

%!  predicated(+Phrase0, +Scope, -Phrase)// is semidet.

predicated(Phrase0, Scope0, Phrase) -->
    { not_of_itself(Scope0, Scope) },
    now(referents, Referents),
    predicate_parts(Phrase0, Scope, Phrase),
    put(referents, Referents).

%   not_of_itself(+Scope0, -Scope) is det: "becomes a copy of it" is of something else.

not_of_itself(Scope0, Scope) :-
    in(arguments, Scope0, Arguments),
    (   Arguments = [subject(K)|_],
        K \== none
    ->  with(gap, K, Scope0, Scope)
    ;   Scope = Scope0
    ).

predicate_parts(Phrase0, Scope, Phrase) -->
    (   { Phrase0 = sel(Determiners, Filter0) }
    ->  described(Filter0, Scope, Filter),
        { Phrase = sel(Determiners, Filter) }
    ;   described(Phrase0, Scope, Phrase)
    ).

%!  beside(+Preposition, +Word, +Scope, -Meaning)// is semidet.
%
%   "On it", "in it", "from it".

beside(Preposition, Word, Scope0, Meaning) -->
    (   { Preposition == on },
        described_there(Word, Scope0, K)
    ->  mentioned(K, Scope0),
        { Meaning = ref(K) }
    ;   { Word == it,
          holds(Preposition, Scope0, Want)
        }
    ->  { with(want, Want, Scope0, Scope) },
        pronoun(it, Scope, Meaning)
    ;   pronoun(Word, Scope0, Meaning)
    ).

holds(on, Scope, [obj]-perm) :- describing(Scope).
holds(in, _, [zone]).
holds(from, Scope, [zone]) :- describing(Scope).

%   described_there(+Word, +Scope, -K)// is semidet: "a creature with a counter on it".

described_there(Word, Scope, K) -->
    { memberchk(Word, [it, them]),
      describing(Scope),
      in(arguments, Scope, Arguments)
    },
    now(referents, Referents),
    { member(subject(K), Arguments),
      K \== none,
      carries(K, Word, Referents),
      !
    }.

carries(K, Word, Referents) :-
    (   K == this
    ->  Word == it
    ;   memberchk(referent(K, Number, Class, _, _, _), Referents),
        memberchk(Class, [obj, card]),
        ( Word == it -> Number \== pl ; Number \== sg )
    ).

%!  relative(+Subject0, +VerbPhrase0, +Scope, -Subject, -VerbPhrase)// is semidet.
%
%   A relative clause does not speak of what it describes.

relative(Subject0, Phrase0, Scope0, Subject, Phrase) -->
    { gapped(Scope0, Scope1),
      with(place, within, Scope1, Scope2),
      subject_wants(Phrase0, Want),
      with(want, Want, Scope2, Scope3)
    },
    part(Subject0, Scope3, Subject),
    part(Phrase0, Scope2, Phrase).

%!  gapped(+Scope0, -Scope) is det.

gapped(Scope0, Scope) :-
    in(arguments, Scope0, Arguments),
    ( Arguments = [subject(K),barrier|_] -> Gap = K ; Gap = none ),
    with(gap, Gap, Scope0, Scope).
