:- module(board_words,
          [ description_words/2,        % +Name, -Words
            board/2,                    % +Viewer, -Board
            card_lines/2,               % +Name, -Lines
            known_row/2,                % +Viewer, -Row
            card_cost/3,                % +Player, +Object, -Words
            type_line/2,                % +Name, -Line
            printed_size/2,             % +Name, -Size
            object_lines/3,             % +Object, +Viewer, -Lines
            remark/3,                   % +Object, -Rank, -Words
            phased_out_words/2,         % +Player, -Words
            restriction_words/2         % ?Restriction, -Words
          ]).

/** <module> The board as one player may see it, as rows for a screen
*/

:- use_module(library(lists), [append/3, member/2, nth1/3, reverse/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../k/language').
:- use_module('../rules/concepts/costs', [spell_costs/4]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2]).
:- use_module('../rules/concepts/objects').
:- use_module(object_words).
:- use_module('../support/shown_cards', [seen_by/2]).

%!  board(+Viewer, -Board) is det.
%
%   Board is [Turn, Step, Active, Players, Permanents, Stack, Hand, Known]: the turn's
%   number, the step in words, who is active, and lists of rows. Viewer sees
%   their own hand, and what they know of others and of libraries; `everyone` sees no hand.

board(Viewer, [Turn, Step, Active, Players, Permanents, Stack, Hand, Known]) :-
    turn(Turn),
    step(StepName),
    step_words(StepName, Step),
    ( active(A) -> atom_string(A, Active) ; Active = "" ),
    setting(seats, Seats),
    maplist(player_row, Seats, Players),
    findall(Row, permanent_row(Row), Rows),
    msort(Rows, Permanents),
    stack(Items),
    findall(Words, ( member(Item, Items), on_stack(Item, Words) ), Stack),
    findall(Row, hand_row(Viewer, Row), Hand0),
    msort(Hand0, Hand),
    findall(Row, known_row(Viewer, Row), Known0),
    msort(Known0, Known).

%   A player: name, team, life, counters, cards in hand, in library, exiled, names
%   in the graveyard from the top, mana, whether they are still playing.

player_row(Player, [Name, Team, Life, Counters, Hand, Library, Exiled, Graveyard, Mana, Playing]) :-
    atom_string(Player, Name),
    ( team(Player, T) -> atom_string(T, Team) ; Team = "" ),
    life(Player, Life),
    findall(Words, counters_of(Player, Words), Unsorted),
    msort(Unsorted, Counters),
    number_of(hand(Player, _), Hand),
    ( library(Player, Cards) -> length(Cards, Library) ; Library = 0 ),
    number_of(( exile(O), owner(O, Player) ), Exiled),
    graveyard_names(Player, Graveyard),
    ( pool(Player, Pool) -> mana_words(Pool, Mana) ; Mana = "" ),
    turn_order(Order),
    ( lists:memberchk(Player, Order) -> Playing = 1 ; Playing = 0 ).

%   counters_of(+Player, -Words) is nondet: what else there is to say of Player. Variants add clauses.

:- multifile counters_of/2.

counters_of(Player, Words) :-
    counters(Player, Kind, N),
    format(string(Words), "~w ~d", [Kind, N]).
counters_of(Player, Words) :-
    emblem(Player, O),
    object(O, Name, _),
    description_words(Name, Text),
    format(string(Words), "emblem: ~w", [Text]).
counters_of(Player, Words) :-
    phased_out_words(Player, Words).

%!  phased_out_words(+Player, -Words:string) is nondet.
%
%   What Player has that is phased out (702.26), each by itself.

phased_out_words(Player, Words) :-
    phased_out(Player, O, _),
    card_words(O, Name),
    string_concat("phased out: ", Name, Words).

:- meta_predicate number_of(0, -).

number_of(Goal, Number) :-
    findall(x, Goal, Xs),
    length(Xs, Number).

graveyard_names(Player, Names) :-
    findall(O, graveyard(Player, O), Unsorted),
    msort(Unsorted, Sorted),
    reverse(Sorted, Objects),
    maplist(card_words, Objects, Names).

%   A permanent: number, name, controller, kind, size, tapped, remarks.

permanent_row([O, Name, Controller, Kind, Size, Tapped, Remarks]) :-
    controls(Player, O),
    atom_string(Player, Controller),
    card_words(O, Name),
    kind(O, Kind),
    size_words(O, Size),
    ( tapped(O) -> Tapped = 1 ; Tapped = 0 ),
    findall(Rank-Remark, remark(O, Rank, Remark), Remarks0),
    sort(Remarks0, Sorted),
    pairs_values(Sorted, Remarks).

kind(O, Kind) :-
    (   once(type(O, creature))
    ->  Kind = "creature"
    ;   land(O)
    ->  Kind = "land"
    ;   Kind = "other"
    ).

size_words(O, Size) :-
    (   once(type(O, creature)),
        power(O, Power),
        toughness(O, Toughness)
    ->  format(string(Size), "~d/~d", [Power, Toughness])
    ;   Size = ""
    ).

%!  description_words(+Name, -Words:string) is det.
%
%   All abilities of what has Name.

description_words(Name, Words) :-
    findall(Text, ( definition:ability_text(Name, _, Term), term_words(Term, Name, Text) ), Texts),
    atomic_list_concat(Texts, ' ', Joined),
    atom_string(Joined, Words).

%!  remark(+Object, -Rank, -Words) is nondet.
%
%   What there is to say of a permanent: remarks come in the order of their ranks.

remark(O, 1, Words) :-
    attacking(O, Defender),
    thing_words(Defender, Attacked),
    format(string(Words), "attacking ~w", [Attacked]).
remark(O, 2, "blocked") :- blocked(O).
remark(O, 3, Words) :-
    findall(A, blocks(O, A), As0),
    As0 \== [],
    msort(As0, As),
    things_words(As, Attackers),
    format(string(Words), "blocking ~w", [Attackers]).
remark(O, 4, Words) :- has(O, Keyword), keyword_words(Keyword, Words).
remark(O, 5, "summoning sick") :-
    arrived(O),
    once(type(O, creature)),
    \+ has(O, haste).
remark(O, 6, Words) :- damage(O, N), N > 0, format(string(Words), "~d damage", [N]).
remark(O, 7, Words) :- counters(O, Kind, N), counter_words(Kind, N, Words).
remark(O, 8, Words) :- restricted(O, Restriction, _), restriction_words(Restriction, Words).
remark(O, 9, Words) :- chosen_for(O, Chosen), format(string(Words), "chosen: ~w", [Chosen]).

chosen_for(O, Called) :- chosen_name(O, Called).
chosen_for(O, Type) :- chosen_type(O, Type).
chosen_for(O, Color) :- chosen_color(O, Color).
chosen_for(O, Player) :- chosen_player(O, Player).

counter_words(Kind, 1, Words) :-
    !,
    format(string(Words), "a ~w counter", [Kind]).
counter_words(Kind, N, Words) :-
    format(string(Words), "~d ~w counters", [N, Kind]).

%!  restriction_words(?Restriction, -Words:string) is semidet.

restriction_words(cant_attack, "can't attack").
restriction_words(cant_block, "can't block").
restriction_words(cant_be_blocked, "can't be blocked").
restriction_words(must_attack, "must attack").
restriction_words(must_attack(Player), Words) :- format(string(Words), "must attack ~w", [Player]).
restriction_words(must_block, "must block").
restriction_words(must_block(A), Words) :- object_words(A, Name), format(string(Words), "must block ~w", [Name]).
restriction_words(must_be_blocked, "must be blocked").
restriction_words(lures, "must be blocked by all that can").
restriction_words(doesnt_untap, "doesn't untap").
restriction_words(cant_activate, "can't be activated").
restriction_words(goaded, "is goaded").

%   The stack, from the top: controller and words.

on_stack(Item, [Player, Words]) :-
    stack_item(Item, Controller, _),
    atom_string(Controller, Player),
    stack_words(Item, Words).

%   A card in hand: name, what it costs now, its type, its size.

hand_row(Viewer, [Name, Cost, Type, Size, O]) :-
    hand(Viewer, O),
    card_words(O, Name),
    card_cost(Viewer, O, Cost),
    object_name(O, CardName),
    type_line(CardName, Type),
    printed_size(CardName, Size).

%!  known_row(+Viewer, -Row) is nondet.
%
%   A card of a hidden zone that Viewer knows, [Owner, Place, Name]: whose it is, which place from the top it has in
%   the library, 0 in a hand, and its name.

known_row(Viewer, [Owner, Place, Name]) :-
    knows(Viewer, O),
    (   hand(Player, O)
    ->  Place = 0
    ;   library(Player, Objects),
        nth1(Place, Objects, O)
    ->  true
    ),
    atom_string(Player, Owner),
    card_words(O, Name).

%!  card_cost(+Player, +Object, -Words:string) is det.
%
%   What the card costs Player now; "" where it has no cost.

card_cost(Player, O, Words) :-
    (   spell_costs(Player, O, normal, [mana(Cost)|_])
    ->  cost_words(Cost, Words)
    ;   Words = ""
    ).

%!  type_line(+Name, -Line) is det.

type_line(Name, Line) :-
    findall(Type,
            (   definition:card_supertype(Name, Type)
            ;   definition:card_type(Name, Type)
            ),
            Types),
    findall(Subtype, definition:card_subtype(Name, Subtype), Subtypes),
    title(Types, Front),
    (   Subtypes == []
    ->  Line = Front
    ;   title(Subtypes, Back),
        format(string(Line), "~w \u2014 ~w", [Front, Back])
    ).

title(Words, Title) :-
    maplist(capital, Words, Capitals),
    atomic_list_concat(Capitals, ' ', Atom),
    atom_string(Atom, Title).

capital(Word, Capital) :-
    sub_atom(Word, 0, 1, _, First),
    sub_atom(Word, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).

%!  printed_size(+Name, -Size:string) is det.
%
%   Power and toughness; "" where the card has none.

printed_size(Name, Size) :-
    (   definition:card_pt(Name, P, T)
    ->  format(string(Size), "~w/~w", [P, T])
    ;   Size = ""
    ).

%!  card_lines(+Name, -Lines) is semidet.
%
%   The card or token Name of this game: name and cost, type, size, abilities.

card_lines(Name, [Heading, Type|Lines]) :-
    once(definition:card_type(Name, _)),
    called(Name, Called),
    (   definition:card_cost(Name, Cost)
    ->  cost_words(Cost, CostWords),
        format(string(Heading), "~w ~w", [Called, CostWords])
    ;   atom_string(Called, Heading)
    ),
    type_line(Name, Type),
    findall(Line, card_line(Name, Line), Lines).

card_line(Name, Size) :-
    printed_size(Name, Size),
    Size \== "".
card_line(Name, Words) :-
    definition:ability_text(Name, Index, Term),
    Index > 0,
    Term \= applied(_),
    term_words(Term, Name, Words).

%!  object_lines(+Object, +Viewer, -Lines) is semidet.
%
%   The object as its card says, and as it is now, if Viewer may see it.

object_lines(O, Viewer, Lines) :-
    object(O, Name, _),
    once(seen_by(O, Viewer)),
    card_lines(Name, Card),
    findall(Line, present_line(O, Line), Present),
    append(Card, Present, Lines).

present_line(O, Line) :-
    permanent_row(Row),
    Row = [O, _, Controller, _, Size, Tapped, Remarks],
    ( Tapped == 1 -> Status = ["tapped"|Remarks] ; Status = Remarks ),
    ( Size == "" -> All = Status ; All = [Size|Status] ),
    ( All == [] -> Now = "untapped" ; listed(All, Now) ),
    format(string(Line), "Now, number ~d, controlled by ~w: ~w", [O, Controller, Now]).
