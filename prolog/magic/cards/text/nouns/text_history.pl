:- module(text_history,
          [ history//2,                 % ?Part, +Number
            plainly_described/1,        % +Filter
            as_it_was/1                 % +Filter
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(text_inner, [inner_ref//2]).

/** <module> What is said of an object after the noun: what has happened to it, what it is attached to
*/

%!  history(?Part, +Number)// is nondet.

history(damaged_by(Ref), _) -->
    [dealt, damage, by],
    dealer(Ref),
    [this, turn].
history(attached_to(Reference), _) -->
    [attached, to],
    inner_ref(Reference, permanent).
history(without_abilities, _) -->
    [with, no, abilities].
history(nth_spell(N), singular) -->
    [that, '\'s', the, Word, spell, cast, this, turn],
    { nth_word(N, Word) }.

dealer(enchanted(Noun)) -->
    [enchanted, Noun],
    { enchanted_noun(Noun) }.
dealer(equipped(creature)) -->
    [equipped, creature].

enchanted_noun(creature).
enchanted_noun(permanent).

nth_word(1, first).
nth_word(2, second).
nth_word(3, third).

%!  plainly_described(+Filter) is semidet.
%
%   What entered or left is described by what it is alone, and by nothing that changes.

plainly_described(Filter) :-
    is_list(Filter),
    Filter \== [],
    forall(member(Part, Filter), plain_part(Part)).

plain_part(Part) :-
    memberchk(Part, [creature, land, artifact, enchantment, nontoken, token, permanent_card]).
plain_part(Part) :-
    compound(Part),
    functor(Part, Name, 1),
    memberchk(Name, [type, subtype, color]).
plain_part(not(Filter)) :-
    plainly_described(Filter).

%!  as_it_was(+Filter) is semidet.
%
%   Filter describes what is still known of something that is gone.

as_it_was(Filter) :-
    is_list(Filter),
    Filter \== [],
    forall(member(Part, Filter), lasting(Part)).

lasting(historic).
lasting(either(A, B)) :-
    as_it_was(A),
    as_it_was(B).
lasting(Part) :-
    plain_part(Part),
    \+ memberchk(Part, [token, nontoken]).
