:- module(card_meanings,
          [ meaning/2,                  % +Text, -Meaning
            term_of/2,                  % +Text, -Term
            refusal/2,                  % +Text, -Why
            takes_part/4                % +Text, +Verb, +Role, -Noun
          ]).

/** <module> What texts mean, for tests
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../../../prolog/magic/cards/discourse/meanings', [tree_meaning/3, tree_meanings/3]).
:- use_module('../../../../prolog/magic/cards/syntax/sentences', [text_trees/3]).

%!  meaning(+Text, -Meaning) is det.
%
%   Meaning is means(Term, Conventions) of the first tree of Text that has one.

meaning(Text, Meaning) :-
    text_trees(Text, Tokens, Trees),
    Meaning = means(_, _),
    once(( member(Tree, Trees), tree_meaning(Tree, Tokens, Meaning) )).

%!  term_of(+Text, -Term) is semidet.
%
%   Term is the one meaning of Text.

term_of(Text, Term) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, one(Term)).

%!  refusal(+Text, -Why) is semidet.

refusal(Text, Why) :-
    text_trees(Text, Tokens, Trees),
    tree_meanings(Trees, Tokens, refused(Why)).

%!  takes_part(+Text, +Verb, +Role, -Noun) is semidet.
%
%   In what Text means, what has Role (`subject` or `object`) of the last Verb was introduced as a Noun, or is
%   the card: `~`.

takes_part(Text, Verb, Role, Noun) :-
    term_of(Text, Term),
    findall(Found, ( sub_term(Part, Term), nonvar(Part), role(Role, Part, Verb, Phrase), noun(Phrase, Term, Found) ), Nouns),
    last(Nouns, Noun).

role(subject, say(Subject, Phrase), Verb, Subject) :-
    verb_in(Phrase, Verb).
role(object, do(_, Verb, _, Roles, _), Verb, Object) :-
    memberchk(obj(Object), Roles).

verb_in(Phrase, Verb) :-
    sub_term(Part, Phrase),
    nonvar(Part),
    Part = do(_, Verb, _, _, _),
    !.

noun(this, _, ~).
noun(you, _, you).
noun(ref(this), _, ~).
noun(ref(K), Term, Noun) :- introduced(K, Term, Noun).
noun(ref(K, _), Term, Noun) :- introduced(K, Term, Noun).
noun(at(K, Quantity, Phrase), Term, Noun) :-
    ( Quantity = ref(J, _) -> introduced(J, Term, Noun) ; head_noun(at(K, none, Phrase), Noun) ).

introduced(K, Term, Noun) :-
    sub_term(Part, Term),
    nonvar(Part),
    Part = at(K0, _, _),
    K0 == K,
    head_noun(Part, Noun),
    !.

head_noun(at(_, _, Said), Noun) :-
    ( Said = sel(_, filter(Heads, _)) ; Said = of_its(_, [part(_, _, filter(Heads, _))]) ),
    last(Heads, Last),
    ( Last = kind(_, Word) ; Last = join(_, _, Word) ),
    ( Word = n(Bare) ; Word = ns(Bare) ),
    ( Bare = sub(Noun) -> true ; Noun = Bare ).
