:- module(manifesting, []).

/** <module> Manifest and cloak (701.40, 701.58)

The top cards of a library are put onto the battlefield face down. What was put there so,
`manifested(O)`, may be turned face up for its mana cost where it is a creature card; a card with morph,
for its morph cost.
*/

:- use_module('../../../k/language').
:- use_module('../../../k/store', [met/1]).
:- use_module('../../cards/definitions', []).
:- use_module('../../support/finding', []).
:- use_module('../concepts/objects').
:- use_module('../keywords/morph', []).
:- use_module('../programs/programs', []).
:- use_module('../zones').

:- multifile roles:default/3.

fluent manifested(_O:object).
instruction manifest(_Who:player, _N:quantity).
instruction cloak(_Who:player, _N:quantity).
process manifest_cards(_P:player, _N:integer, _As:name).
process put_face_down(_P:player, _O:object).
instruction do_manifest(who:things, what:things).
process manifest_next(_P:player, _Things:objects).

roles:default(do_manifest, who, you).

manifested(O) reads "~o was manifested or cloaked"-[O] otherwise "~o was not manifested"-[O].

'701.40a' :: caused then([manifest_cards(Player, N, face_down(creature))]) after
    manifest(_, Player, N), met(face_down(creature)).
'701.58a' :: caused then([manifest_cards(Player, N, face_down(warded))]) after
    cloak(_, Player, N), met(face_down(warded)).

%   One card after the other (701.40e).

'701.40e' :: caused moves_as(O, As), then([put_face_down(Player, O), manifest_cards(Player, Left, As)]) after
    manifest_cards(Player, N, As), N > 0, library(Player, [O|_]), Left is N-1.
'701.40a' :: caused all([event(moves(O, From, battlefield(Player), New)), event(covered(O, New, _)), manifested(New)]) after
    put_face_down(Player, O), where(O, From).

%   Certain cards, from wherever they are.

'701.40a' :: caused then([manifest_next(Player, Things)]) after
    do_manifest(_, [Player|_], Things), met(face_down(creature)).
'701.40e' :: caused moves_as(O, face_down(creature)), then([put_face_down(Player, O), manifest_next(Player, Others)]) after
    manifest_next(Player, [O|Others]).

'701.40b' :: executable turn_up(O) if
    priority(Player, _), manifested(O), controls(Player, O), morph:morph_cost(O, _), beneath(Card, O),
    object(Card, Name, _), \+ definition:morph(Name, _).
'708.8' :: caused -manifested(O) after turn_over(O), manifested(O).

zones:permanent_status(O, manifested(O)).
