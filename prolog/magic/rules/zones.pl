:- module(zones,
          [ zone/2,                     % ?Object, ?Zone
            where/2,                    % +Object, -Place
            lying_card/3,               % +Zone, ?Player, ?Card
            top_of_library/3            % +Player, +Count, -Objects
          ]).

/** <module> Zones (chapter 4)

A place is hand(Player), library(Player), library_bottom(Player), library_place(Player, N),
graveyard(Player), battlefield(Controller), stack(Controller) or exile; keywords add others. An
object that changes zones becomes a new object (400.7): it gets a new number,
and numbers of one graveyard grow from the bottom to the top.
*/

:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, subtract/3]).
:- use_module('../../k/language').
:- use_module('../../k/proposals', [last_of_step/2, so_far/1]).
:- use_module('../cards/names', [copiable/2]).
:- use_module(concepts/objects).
:- use_module(concepts/players).

'401.2' :: fluent library(P:player, _:objects) functional visible_to knower_in_library(P) marks memory(libraries).
'402.3' :: fluent hand(P:player, O:object) visible_to knower_in_hand(P, O) marks memory(objects).
fluent graveyard(_P:player, _O:object) marks memory(objects).
fluent exile(_O:object).
fluent command(_P:player, _O:object) marks memory(objects).
fluent controls(_P:player, _O:object) marks [changed(statics), changed(state), memory(objects), memory(mana)].
fluent stack(_:objects) functional.
fluent stack_item(_O:object, _Controller:player, _Kind:stack_kind).
fluent damage(_O:object, _:integer) functional marks changed(state).
fluent deathtouched(_O:object) marks changed(state).
fluent arrived(_O:object) marks [memory(objects), memory(mana)].
fluent newly_controlled(_O:object).
fluent beneath(_Card:object, _O:object).

%   `outside` is where objects go that leave the game with their owner (800.4a).

place ::= hand(_:player) ; library(_:player) ; library_bottom(_:player) ; library_place(_:player, _:integer) ; graveyard(_:player) ; command(_:player)
        ; battlefield(_:player) ; stack(_:player) ; exile ; outside.
stack_kind ::= spell ; activated(_:object, _:name, _:index) ; triggered(_:object, _:name, _:index).

%   A move into or out of a hidden zone tells others nothing of the card.

'400.2' :: event moves(O:object, From:place, To:place, New:object) shows [O to onlooker(From), New to onlooker(To)].

hand(Player, O)
    reads "~o is in ~o hand"-[O, whose(Player)] otherwise "~o is not in ~o hand"-[O, whose(Player)].
hand(_, O) otherwise "~o is not in a hand"-[O].
controls(Player, O)
    reads "~w controls ~o"-[Player, O] otherwise "~o is not controlled by ~w"-[O, Player].
controls(_, O) otherwise "~o is not on the battlefield"-[O].
command(Player, O)
    reads "~o is in ~o command zone"-[O, whose(Player)] otherwise "~o is not in ~o command zone"-[O, whose(Player)].
command(_, O) otherwise "~o is not in the command zone"-[O].
library(Player, _)
    reads "it is in ~o library"-[whose(Player)]
    otherwise "that card is not where it was looked for in ~o library"-[whose(Player)].
stack_item(_, _, _) reads silent.

%!  zone(?Object, ?Zone) is nondet.

zone(Object, library) :- library(_, Objects), member(Object, Objects).
zone(Object, hand) :- hand(_, Object).
zone(Object, graveyard) :- graveyard(_, Object).
zone(Object, exile) :- exile(Object).
zone(Object, battlefield) :- controls(_, Object).
zone(Object, stack) :- stack(Objects), member(Object, Objects).
zone(Object, command) :- emblem(_, Object).
zone(Object, command) :- command(_, Object).

%   places(-Objects): each object once for each zone that it is in. Libraries, which are most of them, are taken whole.

places(Objects) :-
    findall(Library, library(_, Library), Libraries),
    findall(O, ( member(Zone, [hand, graveyard, exile, battlefield, stack, command]), zone(O, Zone) ), Others),
    append([Others|Libraries], Objects).

%!  where(+Object, -Place) is semidet.
%
%   The place from which Object would move; a token that has left the battlefield can't (111.8).

where(Object, Place) :-
    (   controls(Player, Object)
    ->  Place = battlefield(Player)
    ;   stack_item(Object, Player, _)
    ->  Place = stack(Player)
    ;   off_the_battlefield(Object, Place)
    ).

%   off_the_battlefield(+Object, -Place) is semidet: rules of other objects add clauses.

:- multifile off_the_battlefield/2.

'111.8' :: caused off_the_battlefield(Object, Place) if \+ token(Object), card_where(Object, Place).

card_where(Object, Place) :-
    (   hand(Player, Object)
    ->  Place = hand(Player)
    ;   graveyard(Player, Object)
    ->  Place = graveyard(Player)
    ;   exile(Object)
    ->  ( foretold(Player, Object, _) -> Place = exile_face_down(Player) ; Place = exile )
    ;   library(Player, Objects),
        memberchk(Object, Objects)
    ->  Place = library(Player)
    ;   command(Player, Object)
    ->  Place = command(Player)
    ;   outside_card(Player, Object)
    ->  Place = outside(Player)
    ).

%   outside_card(?Player, ?Object) is nondet: Player owns the card Object outside the game. Rules of such cards add clauses.

:- multifile outside_card/2.
:- dynamic outside_card/2.

%!  lying_card(+Zone, ?Player, ?Card) is nondet.
%
%   Card lies in Player's Zone. A token that has left the battlefield is no card (108.2b), though it is there until
%   state-based actions are performed (111.7).

'108.2b' :: caused lying_card(graveyard, Player, O) if graveyard(Player, O), \+ token(O).
'108.2b' :: caused lying_card(exile, Player, O) if exile(O), \+ token(O), owner(O, Player).
lying_card(hand, Player, O) :- hand(Player, O).
lying_card(library, Player, O) :- library(Player, Objects), member(O, Objects).

%!  top_of_library(+Player, +Count, -Objects) is det.
%
%   The top Count cards, or as many as there are.

top_of_library(Player, Count, Top) :-
    library(Player, Objects),
    length(Objects, Size),
    N is min(Count, Size),
    length(Top, N),
    append(Top, _, Objects).

forbidden places(Objects), length(Objects, Count), sort(Objects, Different), \+ length(Different, Count).
forbidden controls(A, Object), controls(B, Object), A \== B.
forbidden tapped(Object), \+ permanent(Object), \+ phased_out(_, Object, _).
forbidden in_public(Object), \+ object(Object, _, _).
forbidden hand(_, Object), \+ object(Object, _, _).
forbidden library(_, Objects), member(Object, Objects), \+ object(Object, _, _).
'400.1' :: forbidden once(life(_, _)), \+ stack(_).
forbidden stack(Objects), member(Object, Objects), \+ stack_item(Object, _, _).
forbidden target(Item, _, _), \+ stack_item(Item, _, _).
forbidden of_a_permanent(Object), \+ permanent(Object), \+ phased_out(_, Object, _).
forbidden counters(_, _, Number), Number =< 0.

in_public(Object) :- controls(_, Object).
in_public(Object) :- graveyard(_, Object).
in_public(Object) :- exile(Object).
in_public(Object) :- command(_, Object).

%   of_a_permanent(-Object) is nondet: what is so of Object is so of permanents alone.

of_a_permanent(Object) :- damage(Object, _).
of_a_permanent(Object) :- deathtouched(Object).
of_a_permanent(Object) :- arrived(Object).
of_a_permanent(Object) :- newly_controlled(Object).
of_a_permanent(Object) :- attached(Object, _).
of_a_permanent(Object) :- attacking(Object, _).
of_a_permanent(Object) :- blocked(Object).

'400.7' :: caused all([object(New, Name, Owner), -object(Object, Before, Owner)|Printing]) after
    moves(Object, From, To, New), To \== outside, object(Object, Before, Owner),
    name_there(Object, Before, From, To, Name), printing(Object, Before, New, Name, Printing).
'400.7' :: caused -moves_as(Object, Name) after first_layers, moves_as(Object, Name), \+ object(Object, _, _).

%   printing(+Object, +Before, +New, +Name, -Changes): the card stays what it is where the
%   object that it becomes has another name.

printing(Object, Before, New, Name, Changes) :-
    (   Before == Name,
        \+ printed(Object, _)
    ->  Changes = [],
        Others = []
    ;   face_down(Name, Before)
    ->  Changes = [],
        Others = []
    ;   copiable(Before, mutating(Name))
    ->  findall(-printed(Object, Printed), printed(Object, Printed), Changes),
        Others = []
    ;   printed(Object, Printed)
    ->  Changes = [-printed(Object, Printed)|Others]
    ;   copiable(Before, Printed),
        Changes = Others
    ),
    ( Others == [] -> true ; Printed == Name -> Others = [] ; Others = [printed(New, Printed)] ).

%   What lies face down has its card beneath it (morph.pl).

face_down(Name, Before) :-
    (   Name = face_down(_)
    ->  true
    ;   compound(Before),
        copiable(Before, face_down(_))
    ).

%   name_there(+Object, +Name, +From, +To, -New): the name that Object, whose name is Name, has
%   where it moves: what a rule or an effect says of this move; of a permanent spell, its name
%   as a spell (608.3); or else what is printed on the card.

name_there(Object, Name, From, To, New) :-
    (   so_far(moves_as(Object, Said))
    ->  New = Said
    ;   atom(Name),
        \+ printed(Object, _)
    ->  New = Name
    ;   copiable(Name, mutating(Base))
    ->  New = Base
    ;   From = stack(_),
        To = battlefield(_)
    ->  copiable(Name, New)
    ;   printed(Object, Printed)
    ->  New = Printed
    ;   beneath(Card, Object)
    ->  object(Card, New, _)
    ;   copiable(Name, New)
    ).
'113.7a' :: caused last_known(Object, Facts) after
    moves(Object, From, To, _), remembered(From, To), last_known_facts(Object, Facts).

remembered(battlefield(_), _).
remembered(stack(_), _).
remembered(hand(_), graveyard(_)).
remembered(graveyard(_), _).

'400.7' :: caused -hand(Player, Object) after moves(Object, hand(Player), _, _).
'400.7' :: caused -graveyard(Player, Object) after moves(Object, graveyard(Player), _, _).
'400.7' :: caused -exile(Object) after moves(Object, exile, _, _).
'400.7' :: caused -command(Player, Object) after moves(Object, command(Player), _, _).
'400.7' :: caused stack(Left) after
    moves(_, stack(_), _, _), last_of_step(moves(_, stack(_), _, _), Moves), stack(Objects),
    findall(Object, member(moves(Object, _, _, _), Moves), Gone), subtract(Objects, Gone, Left).
'400.7' :: caused -Fluent after
    moves(Object, stack(_), _, _), stack_fluent(Object, Fluent).
'400.7' :: caused -Fluent after
    moves(Object, battlefield(_), _, _), permanent_fluent(Object, Fluent).

stack_fluent(O, Fluent) :- awake:stack_status(O, Fluent), \+ \+ Fluent.

%   Rules of keywords add their own. What no object has had yet is not asked for.

:- multifile stack_status/2, awake:rule_table/1, awake:of_fact/2.
:- dynamic awake:stack_status/2, awake:permanent_status/2.

awake:rule_table(zones:stack_status(_, _)).
awake:rule_table(zones:permanent_status(_, _)).
awake:of_fact(zones:stack_status(_, Fluent), state:Fluent) :- nonvar(Fluent).
awake:of_fact(zones:permanent_status(_, Fluent), state:Fluent) :- nonvar(Fluent).

stack_status(O, stack_item(O, _, _)).
stack_status(O, target(O, _, _)).
stack_status(O, that(O, _)).
stack_status(O, way(O, _)).
stack_status(O, form(O, _)).
stack_status(O, mode(O, _)).
stack_status(O, value_of_x(O, _)).
stack_status(O, illegal_target(O, _)).
stack_status(O, division(O, _, _, _)).

permanent_fluent(O, controls(_, O)).
permanent_fluent(O, Fluent) :- awake:permanent_status(O, Fluent), \+ \+ Fluent.

:- multifile permanent_status/2.

permanent_status(O, tapped(O)).
permanent_status(O, damage(O, _)).
permanent_status(O, deathtouched(O)).
permanent_status(O, arrived(O)).
permanent_status(O, newly_controlled(O)).
permanent_status(O, token(O)).
permanent_status(O, types(O, _)).
permanent_status(O, subtypes(O, _)).
permanent_status(O, colors(O, _)).
permanent_status(O, power_toughness(O, _, _)).
permanent_status(O, parts(O, _)).
permanent_status(O, gained(O, _)).
permanent_status(O, restricted(O, _, _)).
permanent_status(O, counters(O, _, _)).
permanent_status(O, attacking(O, _)).
permanent_status(O, blocked(O)).
permanent_status(O, activated_this_turn(O, _)).
permanent_status(O, came_this_turn(O)).

'400.3' :: caused hand(Owner, New) after moves(Old, _, hand(Owner), New), \+ token(Old).
'400.3' :: caused graveyard(Owner, New) after moves(_, _, graveyard(Owner), New).
'406.1' :: caused exile(New) after moves(_, _, exile, New).
'408.1' :: caused command(Owner, New) after moves(_, _, command(Owner), New).
'405.1' :: caused stack([New|Objects]), stack_item(New, Player, spell) after
    moves(_, _, stack(Player), New), stack(Objects).
'403.3' :: caused controls(Player, New), arrived(New), newly_controlled(New) after
    moves(_, _, battlefield(Player), New).
'111.7' :: caused token(New), changed(state) after
    moves(Object, _, To, New), To \== outside, token(Object).

%   Being destroyed (701.8): what replaces it is not what replaces other ways to the graveyard.

event destroy(_O:object).

%   What is destroyed in two ways at once is destroyed once (702.89a).

'701.8a' :: caused event(moves(O, battlefield(Player), graveyard(Owner), _)) after
    destroy(O), last_of_step(destroy(O), _), controls(Player, O), owner(O, Owner).

%   Drawing (121), one card at a time (121.2).

event draw(P:player, O:object) shows O to P.
event draws_from_empty(_P:player).
process draw_cards(_P:player, _N:integer).
fluent drew_from_empty(_P:player) marks changed(state).

'121.2' :: caused then([draw_cards(Player, Left)]) after
    draw_cards(Player, N), N > 1, Left is N-1.
'121.1' :: caused event(draw(Player, Top)) after
    draw_cards(Player, N), N > 0, library(Player, [Top|_]).
'121.1' :: caused event(moves(O, library(Player), hand(Player), _)) after
    draw(Player, O).
'121.4' :: caused event(draws_from_empty(Player)) after
    draw_cards(Player, N), N > 0, library(Player, []).
'121.4' :: caused drew_from_empty(Player) after
    draws_from_empty(Player).

%   Creating tokens (111).

event create_tokens(_P:player, _N:integer, _Name:name).
event create(_P:player, _Name:name, _New:object).

'111.2' :: caused all(Events) after
    create_tokens(Player, N, Name), findall(event(create(Player, Name, _)), between(1, N, _), Events).

tapped_entry ::= tapped ; attacking.

event create_tokens_tapped(_P:player, _N:integer, _Name:name, _How:tapped_entry).
event create_one_tapped(_P:player, _Name:name, _New:object, _How:tapped_entry).

'111.2' :: caused all(Events) after
    create_tokens_tapped(Player, N, Name, How),
    findall(event(create_one_tapped(Player, Name, _, How)), between(1, N, _), Events).
'111.2' :: caused event(create(Player, Name, New)) after
    create_one_tapped(Player, Name, New, _).
'111.2' :: caused tapped(New) after
    create_one_tapped(_, _, New, How), How \= untapped(_).

'111.1' :: caused object(New, Name, Player), token(New), controls(Player, New),
                  arrived(New), newly_controlled(New) after
    create(Player, Name, New).
