:- module(conventions,
          [ convention/3,               % ?Name, -Decides, -Reason
            chosen//5,                  % +Phrase, +Kind, +Candidates, +Scope, -Reference
            decided//4,                 % +Phrase, +Kind, +Candidates, -K
            latest/2,                   % +Candidates, -Latest
            decided_by//1,              % +Name
            cost_of_what_is_cast//2     % +Noun, +Scope
          ]).

/** <module> What decides between several antecedents

An anaphor takes an antecedent from the latest clause that has one, if what was spoken of before is set aside by a
convention. Of several in one clause conventions decide, too; if none does, the text is refused, with the antecedents.
*/

:- use_module(library(apply), [foldl/4, include/3, partition/4]).
:- use_module(library(lists), [member/2, memberchk/2, select/3]).
:- use_module(discourse_state, [in/3, now//2, push//2, put//2]).
:- use_module(head_nouns, [bare/2]).
:- use_module(referents, [complaint//1, taken//3]).

%!  convention(?Name, -Decides, -Reason) is nondet.
%
%   The conventions of templating that settle what a pronoun or a definite noun phrase means.

convention(same_sentence,
           'what the sentence itself speaks of before what earlier ones spoke of',
           'a sentence goes on about what it speaks of').
convention(sentence_before,
           'what the sentence before speaks of; the earlier is the card itself, is gone, or takes part in the event',
           'so texts are read that have been judged: a card names itself (201.5), what is gone does nothing (400.7)').
convention(main_before_within,
           'a participant of the clause before what stands in its description',
           'a modifier only serves to find the thing that is spoken of').
convention(event_subject,
           '"it" in a triggered ability is the subject of its event',
           'the other participant is called "that creature" (templating of triggered abilities, cf. 603.2)').
convention(entering,
           '"it enters" beneath "as ~ enters" is what enters',
           'what is chosen as a permanent enters is for how it enters (614.1c)').
convention(continued,
           'what was spoken of again, by a pronoun or by "that creature"',
           'what was spoken of twice goes on being spoken of').
convention(self_is_named,
           'the other object, where the card itself is named beside it',
           'a card names itself (201.5) and does not call itself "it" beside another object').
convention(not_itself,
           'an object of a verb is not its subject',
           '"itself" would say so').
convention(gone,
           'what was sacrificed or discarded gets and gains nothing',
           'it is not there any more (400.7)').
convention(same_word,
           'what was called by the same word before what only fits it',
           '"that creature" is what was called a creature').
convention(amount_named,
           '"that many" beside damage, life or mana is as much as that',
           'an amount is a number by itself, things only have one').
convention(cost_of_what_is_cast,
           '"its mana cost" beside "cast" is of what is cast',
           '"cast it without paying its mana cost" speaks of one card (118.9)').

%!  decided_by(+Name)// is det.

decided_by(Name) -->
    now(conventions, Names),
    ( { memberchk(Name, Names) } -> [] ; push(conventions, Name) ).

%!  cost_of_what_is_cast(+Noun, +Scope)// is semidet.
%
%   Noun is the cost of what the verb around casts.

cost_of_what_is_cast(Noun, Scope) -->
    { bare(Noun, cost),
      in(cost_of, Scope, K),
      K \== none
    },
    decided_by(cost_of_what_is_cast).

%!  chosen(+Phrase, +Kind, +Candidates:list, +Scope, -Reference)// is semidet.
%
%   Reference is to what Phrase means, one of Candidates, which is spoken of again. Kind is `it`, `they` or `that`.

chosen(Phrase, Kind, Candidates, Scope, Reference) -->
    decided(Phrase, Kind, Candidates, K),
    { latest(Candidates, Latest) },
    ( { Latest == Candidates } -> [] ; before_earlier(K, Phrase, Candidates, Latest) ),
    ( { Kind == that } -> [] ; put(last_pronoun, K) ),
    taken(K, Scope, Reference).

%   before_earlier(+K, +Phrase, +Candidates, +Latest)// is det: K, of Latest, may be meant before the others.

before_earlier(K, Phrase, Candidates, Latest) -->
    { Latest = [candidate(_, Clause, _)|_] },
    now(sentence, Before),
    now(last_pronoun, Last),
    now(origins, Origins),
    (   { Clause > Before }
    ->  decided_by(same_sentence)
    ;   { K == Last -> true ; memberchk(origin(K, _, First), Origins), First < Clause }
    ->  decided_by(continued)
    ;   how_introduced(K, How),
        rival(Candidates, Latest, How, Rival)
    ->  complaint(two_antecedents(Phrase, [K, Rival]))
    ;   decided_by(sentence_before)
    ).

%   rival(+Candidates, +Latest, +How, -Rival)// is nondet: an earlier candidate that is not set aside.

rival(Candidates, Latest, How, Rival) -->
    { member(candidate(Rival, Clause, Place), Candidates),
      Place \== within,
      \+ memberchk(candidate(Rival, Clause, Place), Latest)
    },
    how_introduced(Rival, RivalHow),
    { \+ set_aside(How, RivalHow) }.

%   set_aside(+Later, +Earlier) is semidet: the kinds of antecedents of texts that were judged.

set_aside(_, self).
set_aside(_, gone).
set_aside(_, mode).
set_aside(self, event).
set_aside(target, event).
set_aside(card, event).
set_aside(card, cost).

%   how_introduced(+K, -How)// is det.

how_introduced(K, How) -->
    now(events, Events),
    now(origins, Origins),
    now(event, Event),
    now(referents, Referents),
    { memberchk(referent(K, _, Class, Words, _, _), Referents) -> true ; Class = obj, Words = [any] },
    {   K == this
    ->  How = self
    ;   ( memberchk(sacrifice-K, Events) -> true ; memberchk(discard-K, Events) )
    ->  How = gone
    ;   memberchk(create-K, Events)
    ->  How = created
    ;   memberchk(origin(K, Determiner, Clause), Origins)
    ->  (   of_event(Clause, Event)
        ->  How = event
        ;   Clause == 0
        ->  How = cost
        ;   Determiner == target
        ->  How = target
        ;   Class == card
        ->  How = card
        ;   How = other
        )
    ;   Words == [any]
    ->  How = mode
    ;   How = other
    }.

%!  decided(+Phrase, +Kind, +Candidates:list, -K)// is semidet.
%
%   K is one of Candidates, `candidate(K, Clause, Place)`. If there are several that no convention decides between,
%   that is a complaint.

decided(Phrase, Kind, [First|Others], K) -->
    { latest([First|Others], Latest),
      Latest = [candidate(_, Clause, _)|_]
    },
    among(Latest, Clause, Kind, K, Rivals),
    ( { Rivals == [] } -> [] ; complaint(two_antecedents(Phrase, [K|Rivals])) ).

%!  latest(+Candidates:list, -Latest:list) is det.
%
%   Latest are those of the latest clause.

latest([], []).
latest([First|Others], Latest) :-
    foldl(later, Others, First, candidate(_, Clause, _)),
    include(in_clause(Clause), [First|Others], Latest).

later(candidate(K, Clause, Place), candidate(K0, Clause0, Place0), Later) :-
    ( Clause > Clause0 -> Later = candidate(K, Clause, Place) ; Later = candidate(K0, Clause0, Place0) ).

in_clause(Clause, candidate(_, Clause, _)).

%   among(+Candidates, +Clause, +Kind, -K, -Rivals)// is det: all of them were spoken of in Clause.

among(Candidates, Clause, Kind, K, Rivals) -->
    { partition(stands_within, Candidates, Within, Main) },
    now(event, Event),
    now(last_pronoun, Last),
    (   { Candidates = [candidate(K0, _, _)] }
    ->  { K = K0, Rivals = [] }
    ;   { unnamed_self(Kind, Main, Within, Clause, Event, Last) }
    ->  { K = this, numbers(Within, Rivals) }
    ;   { Within \== [], Main \== [] }
    ->  decided_by(main_before_within),
        among(Main, Clause, Kind, K, Rivals)
    ;   { Kind == it,
          of_event(Clause, Event),
          member(candidate(K0, _, subject), Candidates)
        }
    ->  { K = K0, Rivals = [] },
        decided_by(event_subject)
    ;   { Kind \== that,
          memberchk(candidate(Last, _, _), Candidates)
        }
    ->  { K = Last, Rivals = [] },
        decided_by(continued)
    ;   { select(candidate(this, _, _), Candidates, Others) }
    ->  decided_by(self_is_named),
        among(Others, Clause, Kind, K, Rivals)
    ;   { numbers(Candidates, [K|Rivals]) }
    ).

stands_within(candidate(_, _, within)).

%   unnamed_self(...) is semidet: outside of events, "it" after "~ and a thing of something" may be either.

unnamed_self(it, [candidate(this, _, _)], [_|_], Clause, Event, Last) :-
    \+ of_event(Clause, Event),
    Last \== this.

of_event(Clause, From-To) :-
    From > 0,
    Clause >= From,
    Clause =< To.

numbers(Candidates, Ks) :-
    findall(K, member(candidate(K, _, _), Candidates), Ks).
