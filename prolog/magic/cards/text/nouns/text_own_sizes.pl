:- module(text_own_sizes,
          [ own_said/3,                 % +Source, +Meant, -Said
            own_meant/3                 % +Source, +Said, -Meant
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(text_pronouns, [fits_noun/2]).
:- use_module(text_rewriting, [rewritten/3]).

/** <module> "Its power", in a sentence about what has it

"Target creature deals damage equal to its power": it is the subject of the sentence, whatever else was
spoken of before.
*/

%!  own_said(+Source, ?Meant, -Said) is multi.
%
%   A writer says "its" for the size of Source, or names it. A reader knows nothing yet.

own_said(Source, Meant, Said) :-
    (   var(Meant)
    ->  true
    ;   Said = Meant
    ;   rewritten(unowned(Source), Meant, Said),
        Said \== Meant
    ).

unowned(Source, Term, size(What, Pronoun)) :-
    nonvar(Term),
    Term = size(What, Of),
    nonvar(Of),
    (   Of == this
    ->  Source == this,
        Pronoun = that
    ;   Of = chosen(_),
        nonvar(Source),
        Source = target(Filter),
        ( Pronoun = that ; fits_noun(Noun, Filter), Pronoun = that_one(Noun) )
    ).

unowned(Source, Term, counters(Kind, that)) :-
    nonvar(Term),
    Term = counters(Kind, Of),
    Of == this,
    Source == this.

%!  own_meant(+Source, +Said, ?Meant) is semidet.
%
%   The other way round; same(Filter) is the target of that Filter. Whose size is meant is not clear where
%   Source is several things.

own_meant(Source, Said, Meant) :-
    (   nonvar(Meant)
    ->  true
    ;   member(Several, [each(_), targets(_, _)]),
        subsumes_term(Several, Source)
    ->  \+ ( sub_term(Part, Said), nonvar(Part), Part = size(_, Of), Of == that ),
        Meant = Said
    ;   rewritten(owned(Source), Said, Meant)
    ).

owned(Source, Term, size(What, Of)) :-
    nonvar(Term),
    Term = size(What, That),
    (   That == that
    ->  (   Source == this
        ->  Of = this
        ;   Source = target(Filter),
            Of = same(Filter)
        )
    ;   nonvar(That),
        That = that_one(Noun),
        Source = target(Filter),
        once(fits_noun(Noun, Filter)),
        Of = same(Filter)
    ).
owned(Source, Term, counters(Kind, this)) :-
    nonvar(Term),
    Term = counters(Kind, That),
    That == that,
    Source == this.
