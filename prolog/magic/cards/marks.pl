:- module(marks,
          [ mark/1,                     % ?Ability
            mark_words/2,               % +Ability, -Words
            missing_words/4             % +Player, +Card, +How, -Words
          ]).

/** <module> What a card is marked with that isn't played as it is printed

Who sits down with cards that aren't understood may play them without what isn't, or others for
them. Everybody sees that on the card: a mark is an ability term that says it and does nothing.
*/

:- use_module('../../k/language').
:- use_module(cards, []).
:- use_module(vocabulary, []).

:- multifile cards:define_ability/3.

ability ::= left_out(_:atom) ; stands_in(_:atom, _:atom).

cards:define_ability(left_out(_), _, _).
cards:define_ability(stands_in(_, _), _, _).

%!  mark(?Ability) is nondet.
%
%   Ability is a mark: it says that a text was left out, or for which card of a player this one is played.

mark(left_out(_)).
mark(stands_in(_, _)).

%!  mark_words(+Ability, -Words:string) is semidet.
%
%   What a mark says.

mark_words(left_out(Text), Words) :-
    format(string(Words), "[Left out: ~w]", [Text]).
mark_words(stands_in(Player, Name), Words) :-
    format(string(Words), "[Played by ~w for ~w]", [Player, Name]).

%!  missing_words(+Player, +Card, +How, -Words) is semidet.
%
%   A setting of the game in words, for format/3: How the Card of a Player's list is played.

missing_words(Player, Card, left_out(N), "~w plays without ~d ~w"-[Player, N, Card]).
missing_words(Player, Card, nearest(N, Other), "~w plays ~d ~w for ~w"-[Player, N, Other, Card]).
missing_words(Player, Card, blank(N), "~w plays ~d ~w without what is not understood"-[Player, N, Card]).
