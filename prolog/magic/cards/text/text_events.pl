:- module(text_events,
          [ trigger//1,                 % ?Event
            turn_part//2,               % ?Whose, ?Step
            next_part//1                % ?Step
          ]).
:- use_module(nouns/text_filters, [np//3]).
:- use_module(words/text_lexicon, [step_words/2]).
:- use_module(text_phrases, [self//0, words//1, writing//0]).
:- use_module(text_player_events, [damage//1, damaged//1, player_event//1]).
:- use_module(nouns/text_references, [host_noun//1]).

/** <module> Events: "whenever another Goblin dies"
*/

%!  trigger(?Event)// is nondet.
%
%   Event as the beginning of a triggered ability. What can happen only once is
%   worded with "when".

trigger(begins(Whose, Step)) -->
    beginning(begins(Whose, Step)).
trigger(exerts(this)) -->
    [you, may, exert],
    self,
    [as, it, attacks, '.', when, you, do].
trigger(Event) -->
    happening(Event).
trigger(either(A, B)) -->
    happening(A),
    [and],
    another_happening(B).

happening(Event) -->
    { \+ ( nonvar(Event), Event = either(_, begins(_, _)) ) },
    when(When),
    event(Event),
    { trigger_word(Event, When) }.

%   another_happening(?Event)//: "and whenever it attacks", of the object that was spoken of.

another_happening(begins(Whose, Step)) -->
    beginning(begins(Whose, Step)).
another_happening(Event) -->
    happening(Event).
another_happening(Event) -->
    when(When),
    [it],
    predicate(Event, this),
    { trigger_word(Event, When) }.

when(when) -->
    [when].
when(whenever) -->
    [whenever].

trigger_word(transforms(this), when).
trigger_word(Event, When) :-
    (   happens_once(Event)
    ->  When = when
    ;   When = whenever
    ).

happens_once(enters(this)).
happens_once(dies(this)).
happens_once(leaves(this)).
happens_once(turned_up(this)).
happens_once(becomes_monstrous(this)).
happens_once(becomes_designated(level(_), this)).
happens_once(exploits(this)).
happens_once(is_cast(this)).
happens_once(cycles(this)).
happens_once(dies(enchanted(_))).
happens_once(leaves(enchanted(_))).
happens_once(becomes_target(this, _, _)).
happens_once(either(A, B)) :-
    happens_once(A),
    happens_once(B).

beginning(begins(Whose, Step)) -->
    [at, the, beginning, of],
    turn_part(Whose, Step).
beginning(begins(controller_of(enchanted(Noun)), Step)) -->
    [at, the, beginning, of, the],
    { step_words(Step, Words) },
    words(Words),
    [of, enchanted],
    host_noun(Noun),
    ['\'s', controller].

%   event(?Event)// is nondet: two events of one object share the subject, the
%   same event of two objects shares the verb.

event(Event) -->
    writing,
    { Event = either(either(A, B), C) },
    event(either(A, either(B, C))).
event(either(casts(you, Filter), copies(you, Filter))) -->
    [you, cast, or, copy],
    np(Filter, a, spell).
event(either(A, B)) -->
    (   writing
    ->  { two_deeds(A, B, Subject, Words1, Words2) },
        subject(Subject),
        words(Words1),
        [or],
        words(Words2)
    ;   subject(Subject),
        { deed(A, Subject, Verb1, Words1) },
        words(Words1),
        [or],
        { deed(B, Subject, Verb2, Words2),
          Verb1 \== Verb2
        },
        words(Words2)
    ).
event(either(A, B)) -->
    (   writing
    ->  { deed(A, Subject1, Verb, Words),
          deed(B, Subject2, Verb, Words)
        },
        subject(Subject1),
        [or],
        subject(Subject2),
        words(Words)
    ;   subject(Subject1),
        [or],
        subject(Subject2),
        { deed(A, Subject1, Verb, Words) },
        words(Words),
        { deed(B, Subject2, Verb, Words) }
    ).
event(Event) -->
    (   writing
    ->  (   { Event = either(A, B),
              \+ subject_of(Event, _)
            }
        ->  single_event(A),
            [or],
            event(B)
        ;   single_event(Event)
        )
    ;   single_event(A),
        (   [or],
            event(B),
            { Event = either(A, B) }
        ;   { Event = A }
        )
    ).

%   two_deeds(+A, +B, -Subject, -WordsA, -WordsB) is nondet: events of one subject.

two_deeds(A, B, Subject, Words1, Words2) :-
    deed(A, Subject, Verb1, Words1),
    deed(B, Subject, Verb2, Words2),
    Verb1 \== Verb2.

%   subject_of(+Event, -Subject) is semidet: Subject does something, and not a player.

subject_of(either(blocks_a(Scope, Filter), becomes_blocked_by(Scope, Filter)), Scope) :-
    !.
subject_of(becomes_target(Scope, _, _), Scope) :-
    !.
subject_of(becomes_blocked_by(Scope, _), Scope) :-
    !.
subject_of(blocks_a(Scope, _), Scope) :-
    !.
subject_of(deals_damage(_, Scope, _), Scope) :-
    !.
subject_of(is_dealt_damage(_, Scope), Scope) :-
    !.
subject_of(Event, Scope) :-
    once(deed(Event, Scope, _, _)).

%   deed(?Event, ?Subject, ?Verb, ?Words): an event in which Subject does what
%   the Words say.

deed(enters(Subject), Subject, enters, [enters]).
deed(dies(Subject), Subject, dies, [dies]).
deed(dies(Subject), Subject, dies, [is, put, into, a, graveyard, from, the, battlefield]).
deed(leaves(Subject), Subject, leaves, [leaves, the, battlefield]).
deed(attacks(Subject), Subject, attacks, [attacks]).
deed(blocks(Subject), Subject, blocks, [blocks]).
deed(attacks_unblocked(Subject), Subject, attacks_unblocked, [attacks, and, 'isn\'t', blocked]).
deed(attacks_alone(Subject), Subject, attacks_alone, [attacks, alone]).
deed(becomes_untapped(Subject), Subject, becomes_untapped, [becomes, untapped]).
deed(becomes_blocked(Subject), Subject, becomes_blocked, [becomes, blocked]).
deed(becomes_tapped(Subject), Subject, becomes_tapped, [becomes, tapped]).
deed(transforms(Subject), Subject, transforms, [transforms]).
deed(transforms(this), this, transforms, [transforms, into, ~]).
deed(turned_up(Subject), Subject, turned_up, [is, turned, face, up]).
deed(mutates(Subject), Subject, mutates, [mutates]).
deed(becomes_monstrous(Subject), Subject, becomes_monstrous, [becomes, monstrous]).
deed(becomes_designated(level(N), Subject), Subject, becomes_designated, [becomes, level, N]).
deed(becomes_designated(saddled, Subject), Subject, becomes_designated, [becomes, saddled]).
deed(exploits(Subject), Subject, exploits, [exploits, a, creature]).

subject(this) -->
    self.
subject(enchanted(Noun)) -->
    [enchanted],
    host_noun(Noun).
subject(equipped(Noun)) -->
    [equipped],
    host_noun(Noun).
subject(fortified(Noun)) -->
    [fortified],
    host_noun(Noun).
subject([source|Whose]) -->
    [a, source],
    whose_source(Whose).
subject(Filter) -->
    np(Filter, a, permanent).

whose_source([]) -->
    [].
whose_source([controlled(you)]) -->
    [you, control].
whose_source([controlled(opponent)]) -->
    [a, opponent, controls].

single_event(Event) -->
    ( writing -> { subject_of(Event, Scope), Event \= gets_counters(_, _) } ; [] ),
    subject(Scope),
    predicate(Event, Scope).
single_event(attacks([this, designated(saddled)])) -->
    self,
    [attacks, while, saddled].
single_event(gets_counters(Kind, Scope)) -->
    [one, or, more],
    size_counter(Kind),
    [counters, are, put, on],
    subject(Scope).
single_event(Event) -->
    player_event(Event).
single_event(begins(Whose, Step)) -->
    beginning(begins(Whose, Step)).

size_counter('+1/+1') -->
    [+, 1, /, +, 1].
size_counter('-1/-1') -->
    [-, 1, /, -, 1].

%   predicate(?Event, ?Subject)//: what the Subject does, or what is done to it.

predicate(either(blocks_a(Scope, Filter), becomes_blocked_by(Scope, Filter)), Scope) -->
    [blocks, or, becomes, blocked, by],
    np(Filter, a, permanent).
predicate(is_dealt_damage(How, Scope), Scope) -->
    [is, dealt],
    damage(How).
predicate(becomes_target(Scope, Sort, Whose), Scope) -->
    [becomes, the, target, of, a],
    on_stack(Sort),
    stack_owner(Whose).
predicate(becomes_blocked_by(Scope, Filter), Scope) -->
    [becomes, blocked, by],
    np(Filter, a, permanent).
predicate(blocks_a(Scope, Filter), Scope) -->
    [blocks],
    np(Filter, a, permanent).
predicate(deals_damage(How, Scope, To), Scope) -->
    [deals],
    damage(How),
    damaged(To).
predicate(Event, Scope) -->
    { deed(Event, Scope, _, Words) },
    words(Words).

on_stack(any) -->
    [spell, or, ability].
on_stack(spell) -->
    [spell].

stack_owner(any) -->
    [].
stack_owner(you) -->
    [you, control].
stack_owner(opponent) -->
    [a, opponent, controls].

%!  turn_part(?Whose, ?Step)// is nondet.
%
%   Your upkeep, each end step.

turn_part(your, begin_combat) -->
    [combat, on, your, turn].
turn_part(each, begin_combat) -->
    [each, combat].
turn_part(opponent, begin_combat) -->
    [combat, on, each, opponent, '\'s', turn].
turn_part(Whose, Step) -->
    whose(Whose),
    { step_words(Step, Words) },
    words(Words).
turn_part(each, end_turn) -->
    [the, end, step].

%!  next_part(?Step)// is nondet.
%
%   The next end step, whoever's it is.

next_part(begin_combat) -->
    [the, next, combat].
next_part(Step) -->
    [the, next],
    { step_words(Step, Words) },
    words(Words).
next_part(upkeep) -->
    [the, next, turn, '\'s', upkeep].

whose(your) -->
    [your].
whose(each) -->
    [each].
whose(each) -->
    [each, player, '\'s'].
whose(opponent) -->
    [each, opponent, '\'s'].
