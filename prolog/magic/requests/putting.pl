:- module(putting, []).

/** <module> Words of the toplevel that set up a board: the game is changed, by no rule

put(goblins, hand, [shock, 2*mountain]), put(elves, battlefield, elvish_warrior(tapped)),
put(elves, life, 3), take_away(shock#12), turn_of(elves, declare_attackers). Afterwards the
game is where it was, or at the beginning of the step, and what follows from the new board is
computed. undo/0 takes each back.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, selectchk/3]).
:- use_module('../../ask/actions', [tell_choice/0]).
:- use_module('../../ask/facts', []).
:- use_module('../../ask/naming', [slug/2]).
:- use_module('../../ask/spoken_terms', [heard/3]).
:- use_module('../../door/serve', [asked_back/2]).
:- use_module('../../k/language').
:- use_module('../../k/lookahead', [changed/1]).
:- use_module('../../k/store', [delete/1, fresh/1, set/1]).
:- use_module('../cards/card_texts', [define_called/2]).
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/players').
:- use_module('../rules/turn/turn', []).
:- use_module('../rules/zones', [zone/2]).
:- use_module(setup, [card_row/1]).

:- multifile facts:changing_word/3.

facts:changing_word(putting, put(_, _, _),
                    "put(P, Zone, Cards): put cards there: shock, 2*forest, knight(tapped, sick), a list; put(P, life, 3)").
facts:changing_word(putting, take_away(_), "take_away(O): remove the object O from the game").
facts:changing_word(putting, turn_of(_, _), "turn_of(P, Step): it is P's turn, and Step begins").

%   put(+Player, +What, +Value): What is `life`, a kind of counters or a zone.

put(Player, What, Value) :-
    must_be(ground, Player-What-Value),
    heard(player, Player, _),
    (   memberchk(What, [life, poison, energy, experience])
    ->  must_be(integer, Value),
        ( What == life -> Fluent = life(Player, Value) ; Fluent = counters(Player, What, Value) ),
        changed(( set(Fluent), go_on_here ))
    ;   memberchk(What, [battlefield, hand, graveyard, library, exile, command])
    ->  cards_meant(Value, Cards),
        changed(( placed(Cards, What, Player), go_on_here ))
    ;   throw(error(existence_error(zone, What), _))
    ),
    tell_choice.

%   cards_meant(+Said, -Cards): card(Name, Marks) for each card. Those that the game did not
%   know are defined.

cards_meant(Said, Cards) :-
    (   is_list(Said)
    ->  maplist(cards_meant, Said, Lists),
        append(Lists, Cards)
    ;   Said = Count*Card,
        integer(Count)
    ->  must_be(between(1, 500), Count),
        cards_meant(Card, [One]),
        length(Cards, Count),
        maplist(=(One), Cards)
    ;   Said =.. [Word|Marks],
        maplist(must_be(oneof([tapped, sick])), Marks),
        card_called(Word, Name),
        Cards = [card(Name, Marks)]
    ).

card_called(Word, Name) :-
    must_be(atom, Word),
    slug(Word, Slug),
    (   definition:card_type(Name, _),
        atom(Name),
        slug(Name, Slug)
    ->  true
    ;   atom_string(Slug, Text),
        asked_back(["card", Text], Answer)
    ->  card_row_of(Answer, Name)
    ;   define_called(Slug, Name)
    ).

card_row_of(["card", Row], Name) :-
    card_row(Row),
    Row = [Text|_],
    atom_string(Name, Text).
card_row_of(["error", Text], _) :-
    throw(error(no_card(Text), _)).

placed(Cards, Zone, Player) :-
    findall(Object, ( member(Card, Cards), made(Card, Zone, Player, Object) ), Objects),
    (   Zone == library
    ->  library(Player, Below),
        append(Objects, Below, All),
        set(library(Player, All))
    ;   true
    ).

made(card(Name, Marks), Zone, Player, Object) :-
    fresh([Object]),
    set(object(Object, Name, Player)),
    forall(( fact_in(Zone, Player, Object, Fact) ; mark_fact(Marks, Object, Fact) ; token_fact(Name, Object, Fact) ),
           set(Fact)).

fact_in(battlefield, Player, Object, controls(Player, Object)).
fact_in(hand, Player, Object, hand(Player, Object)).
fact_in(graveyard, Player, Object, graveyard(Player, Object)).
fact_in(exile, _, Object, exile(Object)).
fact_in(command, Player, Object, command(Player, Object)).
fact_in(command, Player, Object, commander(Player, Object, Object)).

mark_fact(Marks, Object, tapped(Object)) :- memberchk(tapped, Marks).
mark_fact(Marks, Object, arrived(Object)) :- memberchk(sick, Marks).

token_fact(Name, Object, token(Object)) :- definition:token(Name).

%   take_away(+Object)

take_away(Said) :-
    must_be(ground, Said),
    once(heard(object, Said, Object)),
    (   zone(Object, Zone),
        Zone \== stack
    ->  changed(( removed(Zone, Object), go_on_here ))
    ;   throw(error(existence_error(object, Said), _))
    ),
    tell_choice.

removed(Zone, Object) :-
    (   Zone == library
    ->  library(Player, Objects),
        selectchk(Object, Objects, Left),
        set(library(Player, Left))
    ;   findall(Fact, fact_of(Zone, Object, Fact), Facts),
        forall(member(Fact, Facts), delete(Fact))
    ),
    object(Object, Name, Owner),
    delete(object(Object, Name, Owner)).

fact_of(battlefield, Object, Fact) :- zones:permanent_fluent(Object, Fact), call(Fact).
fact_of(battlefield, Object, blocks(Object, A)) :- blocks(Object, A).
fact_of(battlefield, Object, blocks(B, Object)) :- blocks(B, Object).
fact_of(hand, Object, hand(Player, Object)) :- hand(Player, Object).
fact_of(graveyard, Object, graveyard(Player, Object)) :- graveyard(Player, Object).
fact_of(exile, Object, exile(Object)).
fact_of(command, Object, command(Player, Object)) :- command(Player, Object).
fact_of(_, Object, commander(Player, K, Object)) :- commander(Player, K, Object).

%   turn_of(+Player, +Step)

turn_of(Player, Step) :-
    must_be(ground, Player-Step),
    heard(player, Player, _),
    (   begins(Step)
    ->  true
    ;   throw(error(existence_error(step, Step), _))
    ),
    (   stack([])
    ->  changed(( without_combat, set(active(Player)), go_on([enter(Step)]) ))
    ;   throw(error(stack_not_empty, _))
    ),
    tell_choice.

begins(Step) :-
    memberchk(Step, [ upkeep, precombat_main, begin_combat, declare_attackers, end_combat,
                      postcombat_main, end_turn ]).

without_combat :-
    findall(Fact, turn:combat_fluent(Fact), Facts),
    forall(member(Fact, Facts), delete(Fact)).

%   The present choice comes again, after what follows from the new board. A player who had
%   priority gets it again.

go_on_here :-
    now(Process),
    ( Process = priority(Player, _) -> Again = open_priority(Player) ; Again = Process ),
    later(Later),
    go_on([Again|Later]).

go_on(Processes) :-
    set(now(apply_statics)),
    set(later(Processes)).

:- multifile prolog:error_message//1.

prolog:error_message(no_card(Text)) -->
    [ '~w'-[Text] ].
prolog:error_message(existence_error(zone, Zone)) -->
    [ 'there is no zone ~p: battlefield, hand, graveyard, library, exile, command, or life, poison, energy, experience'-[Zone] ].
prolog:error_message(existence_error(step, Step)) -->
    [ 'no game begins at ~p: upkeep, precombat_main, begin_combat, declare_attackers, end_combat, '-[Step],
      'postcombat_main or end_turn' ].
prolog:error_message(stack_not_empty) -->
    [ 'something is on the stack: let it resolve first' ].
