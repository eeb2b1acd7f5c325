:- module(names_to_choose,
          [ name_to_choose/3,           % +Player, +Filter, -Called
            has_such_a_name/2,          % +Filter, +Called
            type_line_called/2,         % +Called, -Types
            name_of_another/1,          % -Called
            name_asked_for/2            % -Player, -Filter
          ]).

/** <module> Which names are offered to who chooses the name of a card (201.4)

Any card's name may be chosen, and nobody learns by what is offered which cards are hidden: it follows from what the player knows.

  * the names of the cards that the player owns, and of those that they see or know
  * those that they have looked up in the list of all cards, which this base has not: `look_up(Player, Called, Types)`, with what
    the type line of that card says, is an action of the one who brings it (Python), and is judged by whether such a name may be chosen
  * one that stands for all others: a card that is none of these
*/

:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../../k/cycle', []).
:- use_module('../../../k/language').
:- use_module('../../../k/proposals', []).
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/names', [called/2]).
:- use_module('../../support/known_names', [known_name/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/players').
:- use_module(choosing_words, []).

fluent looked_up(P:player, _Called:atom, _Types:atoms) visible_to P.
action look_up(_P:player, _Called:atom, _Types:atoms) unlisted.

'201.4a' :: executable look_up(Player, Called, Types) if
    name_asked_for(Player, Filter), such_a_name(Filter, Called, Types).
'201.4a' :: caused looked_up(Player, Called, Types) after look_up(Player, Called, Types).
'201.4a' :: caused then([Process]) after look_up(_, _, _), now(Process).

name_asked_for(_, _) reads silent otherwise "no name of a card is being chosen now".
name_to_choose(_, _, Called) reads silent otherwise "you don't know ~w, or can't choose it: look it up"-[Called].
such_a_name(_, Called, _) reads silent otherwise "~w is not the name of such a card"-[Called].

such_a_name(Filter, Called, Types) :-
    atom(Called),
    Called \== '',
    is_list(Types),
    all_printed(Filter, types(Types)).

%!  name_asked_for(-Player, -Filter) is semidet.
%
%   Player is choosing the name of a card that Filter describes.

name_asked_for(Player, Filter) :-
    now(Process),
    asks_for_name(Process, Player, Filter),
    !.

asks_for_name(choose_what(Player, _, card_name(Filter)), Player, Filter).
asks_for_name(choose_replacement(Player, _, Options), Player, Filter) :-
    member(option(_, any_name(Filter)), Options).

:- multifile cycle:asks_for_more/1.

cycle:asks_for_more(Process) :-
    asks_for_name(Process, _, _),
    !.

%!  name_of_another(-Called:atom) is det.
%
%   What is chosen in place of the name of a card that is none of those that a player knows of.

name_of_another('some other card').

%!  name_to_choose(+Player, +Filter, ?Called) is nondet.
%
%   Called is offered to Player as the name of a card that Filter describes, each name once.

name_to_choose(Player, Filter, Called) :-
    findall(Known, ( known_name(Player, Name), bearing_name(Filter, Name, Known) ), Names0),
    findall(Known, ( looked_up(Player, Known, Types), all_printed(Filter, types(Types)) ), Names1),
    append(Names0, Names1, Unsorted),
    sort(Unsorted, Names),
    member(Called, Names).

%!  has_such_a_name(+Filter, +Called) is semidet.
%
%   Filter describes a card that is called so, as it was offered.

has_such_a_name(Filter, Called) :-
    (   looked_up(_, Called, Types),
        all_printed(Filter, types(Types))
    ->  true
    ;   definition:description(Name, _),
        bearing_name(Filter, Name, Called)
    ->  true
    ).

%!  type_line_called(+Called, -Types) is semidet.
%
%   Types and supertypes are printed on the card of this game, or the face of one, that is called so.

type_line_called(Called, Types) :-
    definition:description(Name, _),
    atom(Name),
    \+ definition:token(Name),
    single_name(Name, One),
    called(One, Called),
    !,
    findall(Type, of_type_line(One, Type), Types).

%   bearing_name(+Filter, +Name, ?Called) is nondet: Filter describes the card Name, no token, or the face of it that is called so.

bearing_name(Filter, Name, Called) :-
    atom(Name),
    definition:description(Name, _),
    \+ definition:token(Name),
    single_name(Name, One),
    all_printed(Filter, One),
    called(One, Called).

%   single_name(+Name, -One) is nondet: a split card has the names of its halves, and one of them is chosen; of another
%   card that of its other face may be, too.

'709.4a' :: caused single_name(Name, Name) if
    \+ definition:faces(Name, _, split).
'715.5' :: caused single_name(Name, face(Name, K)) if
    definition:faces(Name, K, _).

%   all_printed(+Filter, +Of) is semidet: of a card's name, or of types(Types).

all_printed([], _).
all_printed([Part|Parts], Of) :-
    printed_part(Part, Of),
    all_printed(Parts, Of).

printed_part(not([Part]), Of) :- \+ printed_part(Part, Of).
printed_part(type(Type), Of) :- once(of_type_line(Of, Type)).
printed_part(Type, Of) :- atom(Type), once(of_type_line(Of, Type)).

of_type_line(types(Types), Type) :- memberchk(Type, Types).
of_type_line(Name, Type) :- definition:card_type(Name, Type).
of_type_line(Name, Type) :- definition:card_supertype(Name, Type).
