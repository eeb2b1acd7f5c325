:- module(text_anaphora,
          [ speaking_of//3              % +About, :Sentences, ?Effects
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(occurs), [contains_term/2, sub_term/2]).
:- use_module(text_one_target, [one_target/3, targeted_in/2]).
:- use_module(text_phrases, [writing//0]).
:- use_module(text_clauses, [meant_in_clauses/2, worded_in_clauses/2]).
:- use_module(text_subjects, [hosted/3, on_this/2]).
:- use_module(nouns/text_pronouns, [all_meant/2, all_worded/2, created_ones/2, fits_noun/2, pronoun_in/1, pronoun_noun/1, resolved/3]).
:- use_module(nouns/text_players, [event_of_this/1, numbered_targets/3, players_written/3]).
:- use_module(nouns/text_mentions, [introduces/1, late_it/1]).
:- use_module(nouns/text_rewriting, [rewritten/3]).

/** <module> What "it" stands for

The sentences of an ability say "it" for `that`. Where the ability speaks of the object that has
it, as in "when Tuk dies", "it" is that object, `this`, which may also be called by its name.
Between the sentences and the term stands this relation.

"It" and "that creature" (`that_one(creature)` as it is read) may also be the one target that was
named before: `chosen(1)`. Where there are several things that could be meant, nothing is
resolved, and what is left of `that_one` is refused, as the rules do not know it.
*/

:- meta_predicate
    speaking_of(+, 3, ?, ?, ?).

%!  speaking_of(+About, :Sentences, ?Effects)// is nondet.
%
%   Sentences, a nonterminal with one argument, say Effects, after what the ability is About:
%   event(Event), costs(Costs) or `spell`.

speaking_of(About, Sentences, Effects) -->
    (   writing
    ->  { worded_in_clauses(Effects, Effects0),
          all_worded(Effects0, Effects1),
          worded(About, Effects1, Worded0),
          players_written(About, Worded0, Worded)
        },
        call(Sentences, Worded)
    ;   call(Sentences, Worded0),
        { meant_in_clauses(Worded0, Worded1),
          numbered_targets(About, Worded1, Worded2),
          all_meant(Worded2, Worded),
          meant(About, Worded, Effects)
        }
    ).

%   meant(+About, +Worded, -Effects) is det: of several modes only one is chosen, so each speaks for itself.

meant(About, Worded, Effects) :-
    (   Worded = [modal(Modes0)]
    ->  meant_in_modes(Modes0, 1, About, Modes),
        Effects = [modal(Modes)]
    ;   meant(About, 1, Worded, Effects)
    ).

meant_in_modes([], _, _, []).
meant_in_modes([Worded0|Others], K, About, [Effects|More]) :-
    all_meant(Worded0, Worded),
    meant(About, K, Worded, Effects),
    next_target(K, Worded, Next),
    meant_in_modes(Others, Next, About, More).

%   next_target(+K, +Effects, -Next): after those of Effects, of which the first is number K, the next target has
%   this number, or `none` where their number is chosen.

next_target(K, Effects, Next) :-
    (   integer(K),
        \+ ( sub_term(Part, Effects), nonvar(Part), ( Part = targets(_, _) ; Part = divided_damage(_, _, _) ) )
    ->  aggregate_all(count, ( sub_term(Part, Effects), nonvar(Part), Part = target(_) ), Count),
        Next is K+Count
    ;   Next = none
    ).

%   meant(+About, +K, +Worded, -Effects) is det: what is targeted first has the number K.

meant(About, K, Worded0, Effects) :-
    (   attached(About, Worded0, Worded)
    ->  true
    ;   Worded = Worded0
    ),
    (   created_ones(Worded, Filter)
    ->  rewritten(meaning(Filter, created), Worded, Effects)
    ;   other_party(About, Filter)
    ->  ( late_it(Worded) -> Effects = Worded ; rewritten(party(Filter), Worded, Effects) )
    ;   hosted(About, Worded, Called)
    ->  rewritten(that_host(Called), Worded, Effects)
    ;   about_this(About),
        \+ late_it(Worded),
        \+ contains_term(that_one(_), Worded)
    ->  rewritten(renamed(that, this), Worded, Effects)
    ;   only_this(About, Worded)
    ->  rewritten(renamed(that, this), Worded, Effects)
    ;   integer(K),
        one_target(About, Worded, Filter)
    ->  rewritten(meaning(Filter, chosen(K)), Worded, Effects)
    ;   scope_of(About, Filter),
        \+ late_it(Worded)
    ->  ( on_this(Worded, Effects) -> true ; rewritten(meaning(Filter, that), Worded, Effects) )
    ;   Effects = Worded
    ).

%   attached(+About, ?Worded, ?Named) is semidet: what is attached to a target, as the ability begins, is this
%   object, which is no creature; "that creature" is the target.

attached(event(Event), [attach(that, target(Filter))|Later], [attach(this, target(Filter))|Later]) :-
    event_of_this(Event),
    contains_term(that_one(_), Later).

%   other_party(+About, -Filter) is semidet: the event is of this object and another, which is of Filter:
%   "it" is this object, and "that creature" the other one.

other_party(event(Event), Filter) :-
    party_of(Event, Filter).

party_of(either(A, B), Filter) :-
    party_of(A, Filter),
    party_of(B, Filter).
party_of(becomes_blocked_by(this, Filter), Filter).
party_of(blocks_a(this, Filter), Filter).

party(_, Pronoun, Meant) :-
    Pronoun == that,
    !,
    Meant = this.
party(Filter, Pronoun, that) :-
    nonvar(Pronoun),
    Pronoun = that_one(Noun),
    fits_noun(Noun, Filter).

unparty(Filter, Term, Pronoun) :-
    (   Term == this
    ->  ( Pronoun = that ; Pronoun = this )
    ;   Term == that,
        pronoun_noun(Noun),
        fits_noun(Noun, Filter),
        Pronoun = that_one(Noun)
    ).

that_host(Pronouns-Host, Pronoun, Host) :-
    nonvar(Pronoun),
    memberchk(Pronoun, Pronouns).

called_host(Pronouns-Host, Term, Pronoun) :-
    Term == Host,
    member(Pronoun, Pronouns).

%   only_this(+About, +Worded) is semidet: no object but this one is spoken of, before "it".

only_this(About, Worded) :-
    no_object(About),
    \+ introduces(Worded),
    \+ contains_term(that_one(_), Worded),
    \+ contains_term(each(_), Worded),
    append(Before, [Effect|Later], Worded),
    contains_term(this, Effect),
    \+ pronoun_in([Effect|Before]),
    pronoun_in(Later),
    !.

no_object(spell).
no_object(costs(_)).
no_object(event(Event)) :-
    functor(Event, Kind, _),
    memberchk(Kind, [begins, chapter, casts, casts_nth, draws_nth, attacks_with, gains_life, loses_life, draws, discards]).

makes_some(Effects, Filter) :-
    append(Before, [Effect|_], Effects),
    append(Before, [Effect, gain_life(you, that)], Try),
    created_ones(Try, Filter),
    !.
makes_some(Effects, [plural|Filter]) :-
    append(_, [Effect|_], Effects),
    created_ones([Effect, gain_life(you, that_one(them))], [plural|Filter]),
    !.

%   meaning(+Filter, +Reference, +Pronoun, -Meant) is semidet, and called(+Reference, +Filter, +Meant,
%   -Pronoun) is nondet: what a pronoun stands for, and back.

meaning(Filter, Reference, Pronoun, Meant) :-
    nonvar(Pronoun),
    resolved(Filter, Reference, Pronoun-Meant).

called(Reference, Filter, Meant, Pronoun) :-
    resolved(Filter, Reference, Pronoun-Meant).

%   scope_of(+About, -Filter): the event is about an object of Filter, or one that is the host.

scope_of(event(sacrifices(_, Filter)), Filter).
scope_of(event(casts(_, Filter)), [spell|Filter]) :-
    is_list(Filter).
scope_of(event(casts_nth(_, _)), [spell]).
scope_of(event(deals_damage(_, Scope, To)), Filter) :-
    (   Scope == this
    ->  is_list(To),
        Filter = To
    ;   memberchk(To, [any, you, each(_)]),
        scope_filter(Scope, Filter)
    ).
scope_of(event(either(A, B)), Filter) :-
    event_of_this(A),
    \+ event_of_this(B),
    scope_of(event(B), Filter).
scope_of(event(is_dealt_damage(_, Scope)), Filter) :-
    scope_filter(Scope, Filter).
scope_of(event(becomes_target(Filter, _, _)), Filter) :-
    is_list(Filter).
scope_of(event(Event), Filter) :-
    compound(Event),
    functor(Event, Kind, 1),
    memberchk(Kind, [enters, dies, leaves, attacks, attacks_alone, blocks, becomes_blocked, becomes_tapped, turned_up,
                     becomes_untapped, attacks_unblocked, becomes_monstrous, exploits, exerts]),
    arg(1, Event, Scope),
    scope_filter(Scope, Filter).

scope_filter(Scope, Filter) :-
    (   is_list(Scope)
    ->  Filter = Scope
    ;   compound(Scope),
        Scope =.. [Host, Noun],
        memberchk(Host, [enchanted, equipped, fortified]),
        Filter = [Noun]
    ).

%   worded(+About, +Effects, -Worded) is multi: the usual words first.

worded(About, Effects, Worded) :-
    (   Effects = [modal(Modes0)]
    ->  worded_in_modes(Modes0, 1, About, Modes),
        Worded = [modal(Modes)]
    ;   worded(About, 1, Effects, Worded)
    ).

worded_in_modes([], _, _, []).
worded_in_modes([Effects0|Others], K, About, [Worded|More]) :-
    all_worded(Effects0, Effects),
    worded(About, K, Effects, Worded),
    next_target(K, Effects0, Next),
    worded_in_modes(Others, Next, About, More).

worded(About, K, Effects, Worded) :-
    (   contains_term(created, Effects)
    ->  makes_some(Effects, Filter),
        rewritten(called(created, Filter), Effects, Worded),
        created_ones(Worded, _)
    ;   other_party(About, Filter)
    ->  rewritten(unparty(Filter), Effects, Worded)
    ;   hosted(About, Effects, Called)
    ->  ( rewritten(called_host(Called), Effects, Worded), Worded \== Effects ; Worded = Effects )
    ;   contains_term(chosen(K), Effects),
        once(targeted_in(Effects, Filter)),
        findall(W, ( rewritten(called(chosen(K), Filter), Effects, W), one_target(About, W, Filter) ), [First|Others])
    ->  member(Named, [First|Others]),
        ( attached(About, Worded, Named) ; Worded = Named )
    ;   no_object(About),
        \+ about_this(About),
        findall(W, ( append(Before, [Effect|Later], Effects), contains_term(this, Effect), Later \== [],
                     rewritten(renamed(this, that), Later, Later1), Later1 \== Later,
                     append(Before, [Effect|Later1], W), only_this(About, W) ),
                [First|Others])
    ->  member(Worded, [First|Others])
    ;   About = event(deals_damage(_, this, Filter)),
        is_list(Filter),
        contains_term(that, Effects)
    ->  rewritten(called(that, Filter), Effects, Worded),
        contains_term(that_one(_), Worded)
    ;   about_this(About),
        rewritten(renamed(this, that), Effects, It),
        \+ late_it(It)
    ->  alternatives(About, Effects, It, Worded)
    ;   scope_of(About, Filter)
    ->  ( rewritten(called(that, Filter), Effects, Worded) ; on_this(Worded, Effects) )
    ;   Worded = Effects
    ).

alternatives(event(_), Name, It, Worded) :-
    member(Worded, [It, Name]).
alternatives(costs(_), Name, It, Worded) :-
    (   member(Worded, [Name, It])
    ;   rewritten(sized(this, that), Name, Worded),
        Worded \== Name
    ).

%   sized(+Old, +New, +Term, -Size): only whose size it is, is called by another word.

sized(Old, New, Term, size(What, New)) :-
    nonvar(Term),
    Term = size(What, Ref),
    Ref == Old.

about_this(event(Event)) :-
    event_of_this(Event).
about_this(costs(Costs)) :-
    member(Spoken, [sacrifice(this), remove_counters(_, _), discard(this)]),
    memberchk(Spoken, Costs),
    !,
    \+ ( member(Cost, Costs),
         compound(Cost),
         arg(_, Cost, Filter),
         is_list(Filter)
       ).

%   renamed(+Old, +New, +Term, -Renamed) is semidet: what a delayed ability does speaks of its own.

renamed(Old, New, Term, Renamed) :-
    (   Term == Old
    ->  Renamed = New
    ;   nonvar(Term),
        Term = delay(Step, What, Effects),
        rewritten(renamed(Old, New), What, NewWhat),
        Renamed = delay(Step, NewWhat, Effects)
    ).
