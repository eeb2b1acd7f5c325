:- encoding(utf8).
:- module(ability_words,
          [ ability_words/3             % +Ability, +Style, -Tokens
          ]).

/** <module> Words for abilities with programs
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(terms), [mapargs/3, mapsubterms/3]).
:- use_module('../text/changes/text_limits', [limits//1]).
:- use_module('../text/text_abilities', [ability//1 as frame_ability]).
:- use_module('../text/text_labels', [label//2]).
:- use_module('../text/text_costs', [activation_costs//1]).
:- use_module(amount_words, []).
:- use_module(canonical_statements, [canonical/2]).
:- use_module(condition_words, [standing_condition//1]).
:- use_module(trigger_words, [event//1, happening//2]).
:- use_module(gathered_statements, [gathered/2]).
:- use_module(inner_words, []).
:- use_module(set_words, [set_np//4]).
:- use_module(said_references, [said/3]).
:- use_module(same_abilities, [in_statements/2]).
:- use_module(standing_words, [standing//1]).
:- use_module(statement_words, [clauses//1, sentences//1]).
:- use_module(thing_words, []).

:- multifile inner_words:own_words//1.

%!  ability_words(+Ability, +Style, -Tokens) is nondet.

ability_words(Ability0, Style, Tokens) :-
    in_statements(Ability0, Statements),
    canonical_in(Statements, Ability1),
    said(Ability1, Style, Ability2),
    gathered(Ability2, Ability3),
    paid_with(Ability3, Ability),
    phrase(ability(Ability), Tokens).

%   paid_with(+Ability0, -Ability) is det: a card that was paid with is called by what was done to it.

paid_with(Ability0, Ability) :-
    ( arg(1, Ability0, Costs), is_list(Costs), memberchk(discard(_, _), Costs) -> Done = discarded ; Done = exiled ),
    mapsubterms(called_by(Done), Ability0, Ability).

called_by(Done, card_paid, card_paid(Done)).

%   canonical_in(+Ability0, -Ability) is det: programs have canonical statements.

canonical_in(Term0, Term) :-
    (   Term0 = program([Modal]),
        functor(Modal, modal, _)
    ->  mapargs(canonical_in, Modal, Canonical),
        Term = program([Canonical])
    ;   Term0 = program(Program)
    ->  canonical(Program, Statements),
        Term = program(Statements)
    ;   is_list(Term0)
    ->  maplist(canonical_in, Term0, Term)
    ;   compound(Term0)
    ->  Term0 =.. [Name|Arguments0],
        maplist(canonical_in, Arguments0, Arguments),
        Term =.. [Name|Arguments]
    ;   Term = Term0
    ).

ability(spell(Effects)) --> effects(Effects).
ability(triggered(chapter(Numbers), true, Effects)) --> !, chapters(Numbers), [':'], effects(Effects).
ability(triggered(Event, true, program([if(Condition, Then, [])|Rest]))) -->
    trigger(Event, true), [','], sentences([after_if(Condition, Then)|Rest]).
ability(triggered(Event, Condition, Effects)) --> trigger(Event, Condition), [','], effects(Effects).
ability(triggered(Event, Condition, Effects, [once_each_turn])) -->
    trigger(Event, Condition), [','], effects(Effects), [this, ability, triggers, only, once, each, turn, '.'].
ability(triggered(Event, Condition, program([if(not(done_already), Then, [])]), [does_once_each_turn])) -->
    { without_note(Then, Plain) },
    trigger(Event, Condition), [','], sentences(Plain), [do, this, only, once, each, turn, '.'].
ability(activated(Costs, Effects)) --> activation_costs(Costs), [':'], effects(Effects).
ability(activated(Costs, Effects, Limits)) --> label(Costs, Limits), activation_costs(Costs), [':'], effects(Effects).
ability(activated(Costs, Effects, Limits)) --> activation_costs(Costs), [':'], effects(Effects), ( limits(Limits) ; own_limits(Limits) ).
ability(additional_cost(Cost)) --> frame_ability(additional_cost(Cost)).
ability(Ability) --> standing(Ability).


%   without_note(+Statements0, -Statements) is semidet: what is done is not said to be noted.

without_note([may(Who, Then0)|Rest], [may(Who, Then)|Rest]) :- append(Then, [note(done)], Then0).
without_note([Name:may(Who, Then0)|Rest], [Name:may(Who, Then)|Rest]) :- append(Then, [note(done)], Then0).

own_limits([only_if(Condition)]) --> [activate, only, if], standing_condition(Condition), ['.'].
own_limits([sorcery_speed, only_if(Condition)]) --> [activate, only, as, a, sorcery, and, only, if], standing_condition(Condition), ['.'].
own_limits([only_opponents, sorcery_speed]) --> [only, your, opponents, may, activate, this, ability, and, only, as, a, sorcery, '.'].
own_limits([once_each_turn, only_if(Condition)]) --> [activate, only, once, each, turn, and, only, if], standing_condition(Condition), ['.'].

effects(program(Statements)) --> { \+ Statements = [modal(_)], \+ Statements = [modal(_, _, _)] }, sentences(Statements).
effects(program([modal(Modes)])) --> [choose, one, name('—')], modes(Modes).
effects(program([modal(Least, Most, Modes)])) --> choose(Least, Most, Modes), [name('—')], modes(Modes).

choose(1, 2, [_, _]) --> [choose, one, or, both].
choose(2, 2, _) --> [choose, two].
choose(1, Most, Modes) --> { length(Modes, Most), Most > 2 }, [choose, one, or, more].
choose(0, 1, _) --> [choose, up, to, one].

modes([]) --> [].
modes([Mode|Modes]) --> ['•'], effects(Mode), modes(Modes).

chapters([Number|Numbers]) --> { chapter(Number, Symbol) }, [Symbol], ( { Numbers == [] } -> [] ; [','], chapters(Numbers) ).

chapter(N, Symbol) :- memberchk(N-Symbol, [1-'[I]', 2-'[II]', 3-'[III]', 4-'[IV]', 5-'[V]', 6-'[VI]']).

trigger(Event, Condition) --> event(Event), when(Condition).

when(true) --> [].
when(your_turn) --> [during, your, turn].
when(opponents_turn) --> [during, an, opponent, '\'s', turn].
when(while(Condition)) --> [while], standing_condition(Condition).
when(Condition) --> { \+ memberchk(Condition, [true, while(_)]) }, [',', if], standing_condition(Condition).

%   put_things(+Event0, -Event) is det.

put_things(Event, Event).

this_turn(once, casts(you, Set)) --> [when, you, cast, your, next], set_np(Set, bare, singular, spell), [this, turn].
this_turn(always, Event) --> event(Event), [this, turn].
this_turn(until_your_next_turn, Event) --> [until, your, next, turn, ','], event(Event).

%   What is granted or a token has: a quotation

inner_words:own_words(sentence(Ability)) --> !,
    { ability_words(Ability, pronoun, Tokens0), append(Tokens, ['.'], Tokens0) },
    Tokens.
inner_words:own_words(clauses(Statements)) --> !, clauses(Statements).
inner_words:own_words(of_this_turn(Often, Things, triggered(Event0, true, Effects0))) --> !,
    { put_things(Event0, Event), member(Style, [pronoun, definite]), in_statements(triggered(Event0, true, Effects0), Statements), canonical_in(Statements, Ability1), said(Ability1, Style, Ability2), gathered(Ability2, triggered(_, _, Effects)),
      phrase(effects(Effects), Tokens0), append(Tokens, ['.'], Tokens0),
      ( Often == once -> When = when ; When = whenever ) },
    [When], happening(Event, Things), [this, turn, ','], Tokens.
inner_words:own_words(this_turn(Often, Ability)) --> !,
    { in_statements(Ability, Statements), canonical_in(Statements, Ability1), said(Ability1, pronoun, Ability2), gathered(Ability2, triggered(Event, true, Effects)),
      phrase(effects(Effects), Tokens0), append(Tokens, ['.'], Tokens0) },
    this_turn(Often, Event), [','], Tokens.
inner_words:own_words(Ability) -->
    { member(Style, [pronoun, definite]),
      ability_words(Ability, Style, Tokens0),
      member(Noun, [creature, permanent, land, artifact]),
      called(Tokens0, Noun, Tokens1),
      append(Tokens, ['.'], Tokens1)
    },
    ['“'], Tokens, ['”'].

called([], _, []).
called([Token|Tokens0], Noun, Tokens) :-
    ( Token == (~) -> Tokens = [this, Noun|Rest] ; Tokens = [Token|Rest] ),
    called(Tokens0, Noun, Rest).
