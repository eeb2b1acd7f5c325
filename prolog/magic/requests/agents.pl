:- module(agents, [printed_size/2]).           % +Name, -Size

/** <module> What agents ask about a state of Magic

Counts and lists for the agents of Zandvliet's thesis; sums are Python's work.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../k/language').
:- use_module('../../door/api', []).
:- use_module('../../door/seats', []).
:- use_module('../../k/playouts', []).
:- use_module('../rules/turn/blocking', [can_block/2]).
:- use_module('../cards/definitions', []).
:- use_module('../support/shown_cards', [seen_by/2]).
:- use_module('../rules/concepts/mana_costs', [mana_payable/4]).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').

:- multifile api:hook/3, seats:shown/4, seats:searched/3, playouts:prefers/2.

%   Request: ["mana_colors", Player]: the colors of which Player could pay one mana now (601.2g).

api:hook(magic, ["mana_colors", Text], Colors) :-
    atom_string(Player, Text),
    findall(Letter,
            ( color_letter(Color, Letter),
              once(mana_payable([mana(cost(0, [Color]))], Player, 0, 0))
            ),
            Colors).

color_letter(white, "W").
color_letter(blue, "U").
color_letter(black, "B").
color_letter(red, "R").
color_letter(green, "G").

%   The policy of fast playouts: lands are played, spells cast, attacks made.

playouts:prefers(eager, play_land(_)).
playouts:prefers(eager, cast(_)).
playouts:prefers(eager, attack(_, _)).

%   Request: ["counts"]: for each player who is in the game
%   [Player, Life, Library, Creatures, Graveyard], numbers all.

seats:searched(magic, ["counts"], Rows) :-
    findall(Row, counts(Row), Rows).

counts([Text, Life, Library, Creatures, Graveyard]) :-
    in_game(Player, Text, Life, Library),
    number_of(O, ( controls(Player, O), once(type(O, creature)) ), Creatures),
    number_of(O, graveyard(Player, O), Graveyard).

in_game(Player, Text, Life, Library) :-
    setting(seats, Seats),
    member(Player, Seats),
    life(Player, Life),
    atom_string(Player, Text),
    library(Player, Objects),
    length(Objects, Library).

%   Request: ["standing"]: for each player who is in the game
%   [Player, Life, Library, Hand, Graveyard, Lands, Creatures], Creatures as
%   [Power, Toughness] each.

seats:searched(magic, ["standing"], Rows) :-
    findall(Row, standing(Row), Rows).
seats:shown(magic, _, ["standing"], Rows) :-
    findall(Row, standing(Row), Rows).

standing([Text, Life, Library, Hand, Graveyard, Lands, Creatures]) :-
    in_game(Player, Text, Life, Library),
    number_of(O, hand(Player, O), Hand),
    number_of(O, graveyard(Player, O), Graveyard),
    number_of(O, ( controls(Player, O), land(O) ), Lands),
    findall([P, T],
            ( controls(Player, O), once(type(O, creature)), power(O, P), toughness(O, T) ),
            Creatures).

:- meta_predicate number_of(?, 0, -).

number_of(Template, Goal, N) :-
    findall(Template, Goal, Found),
    length(Found, N).

%   Request of a seat, Player: ["threats"]: for each creature of Player
%   [Creature, Left, Powers, Deadly]: the damage that it survives and what the
%   untapped creatures that could block it deal; whether one of them has deathtouch.

seats:shown(magic, Player, ["threats"], Rows) :-
    findall([O, Left, Powers, Deadly],
            ( controls(Player, O), creature(O), threatened(O, Player, Left, Powers, Deadly) ),
            Rows).

threatened(O, Player, Left, Powers, Deadly) :-
    toughness(O, Toughness),
    ( damage(O, Damage) -> true ; Damage = 0 ),
    Left is Toughness-Damage,
    findall(B, blocker(Player, O, B), Blockers),
    maplist(power, Blockers, Powers),
    (   member(B, Blockers),
        has(B, deathtouch)
    ->  Deadly = 1
    ;   Deadly = 0
    ).

blocker(Player, Attacker, B) :-
    opponent(Player, Defender),
    controls(Defender, B),
    creature(B),
    can_block(B, Attacker).

%   Request of a seat, Player: ["known_cards"]: what Player knows of each card in the game,
%   [Owner, Place, Name, Size]: Place is library, hand, battlefield, graveyard, stack,
%   exile or, of a card that may be in the hand or the library, unseen. Size
%   is [Power, Toughness] as printed, "*" each where they are counted, [] for a card
%   that is no creature. Tokens are no cards. The rows are sorted: their order tells
%   nothing. Request: ["cards"], the same of all cards where they really are: for training,
%   never for a player.

seats:shown(magic, Player, ["known_cards"], Sorted) :-
    findall(Row, ( known_place(O, Player, Place), card_row(O, Place, Row) ), Rows),
    msort(Rows, Sorted).
api:hook(magic, ["cards"], Rows) :-
    findall(Row, ( object(O, _, _), place(O, Place), card_row(O, Place, Row) ), Rows).

card_row(O, Place, [OwnerText, Place, Name, Size]) :-
    card_name(O, Atom, Owner),
    \+ token(O),
    atom(Atom),
    atom_string(Owner, OwnerText),
    atom_string(Atom, Name),
    printed_size(Atom, Size).

known_place(O, Player, Place) :-
    object(O, _, _),
    (   seen_by(O, Player)
    ->  place(O, Place)
    ;   Place = "unseen"
    ).

place(O, Place) :-
    (   beneath(O, Faced)
    ->  place(Faced, Place)
    ;   merged(O, Permanent)
    ->  place(Permanent, Place)
    ;   ( controls(_, O) ; phased_out(_, O, _) )
    ->  Place = "battlefield"
    ;   hand(_, O)
    ->  Place = "hand"
    ;   graveyard(_, O)
    ->  Place = "graveyard"
    ;   stack_item(O, _, _)
    ->  Place = "stack"
    ;   library(_, Objects),
        member(O, Objects)
    ->  Place = "library"
    ;   Place = "exile"
    ).

%   Request of a seat: ["hand_sizes"]: [Player, Size], which everyone sees.

seats:shown(magic, _, ["hand_sizes"], Rows) :-
    findall([Owner, Hand], standing([Owner, _, _, Hand, _, _, _]), Rows).

%!  printed_size(+Name, -Size:list) is det.
%
%   [Power, Toughness] as printed, '*' each where they are counted; [] for no creature.

printed_size(Name, Size) :-
    (   \+ definition:card_type(Name, creature)
    ->  Size = []
    ;   definition:static_ability(Name, _, this, defined_size, _)
    ->  Size = ["*", "*"]
    ;   definition:card_pt(Name, Power, Toughness),
        Size = [Power, Toughness]
    ).
