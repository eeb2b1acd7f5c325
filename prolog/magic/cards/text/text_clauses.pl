:- module(text_clauses,
          [ meant_in_clauses/2,         % +Worded, -Effects
            worded_in_clauses/2         % +Effects, -Worded
          ]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(text_one_target, [one_target/3, targeted_in/2]).
:- use_module(nouns/text_pronouns, [resolved/3]).
:- use_module(nouns/text_rewriting, [rewritten/3]).

/** <module> "It" and "its" that a clause itself explains

A reflexive ability (603.12) has targets of its own: "when you do, tap target creature and put a stun counter on it". Where
an enchanted creature does something "equal to its power", the power is its own. Whatever the ability is
about, these are not.
*/

%!  meant_in_clauses(+Worded, -Effects) is det.

meant_in_clauses(Worded, Effects) :-
    rewritten(meant, Worded, Effects).

meant(Term, Effect) :-
    nonvar(Term),
    (   Term = reflexive(Worded)
    ->  one_target(spell, Worded, Filter),
        rewritten(named(Filter), Worded, Effects),
        Effect = reflexive(Effects)
    ;   host_acts(Term, Host),
        rewritten(sized(that, Host), Term, Effect)
    ).

named(Filter, Pronoun, Meant) :-
    nonvar(Pronoun),
    resolved(Filter, chosen(1), Pronoun-Meant).

%!  worded_in_clauses(+Effects, -Worded) is det.

worded_in_clauses(Effects, Worded) :-
    rewritten(worded, Effects, Worded).

worded(Term, Worded) :-
    nonvar(Term),
    (   Term = reflexive(Effects)
    ->  contains_term(chosen(1), Effects),
        once(targeted_in(Effects, Filter)),
        rewritten(called(Filter), Effects, Named),
        one_target(spell, Named, Filter),
        !,
        Worded = reflexive(Named)
    ;   host_acts(Term, Host),
        rewritten(sized(Host, that), Term, Worded)
    ).

called(Filter, Meant, Pronoun) :-
    resolved(Filter, chosen(1), Pronoun-Meant).

%   host_acts(+Effect, -Host): what this object is attached to deals the damage.

host_acts(damage(Host, _, _), Host) :-
    compound(Host),
    functor(Host, Name, 1),
    memberchk(Name, [enchanted, equipped, fortified]).

sized(Old, New, Term, size(What, New)) :-
    nonvar(Term),
    Term = size(What, Ref),
    Ref == Old.
