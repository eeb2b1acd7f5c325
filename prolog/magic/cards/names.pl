:- module(names,
          [ called/2,                   % +Name, -Called
            borne_name/2,               % +Name, -One
            copiable/2,                 % +Name, -Copied
            unborne/2,                  % +Name, -Base
            front_called/3,             % +Layout, +Name, -Front
            lost_all_abilities/1        % +Name
          ]).

/** <module> Names are terms

Every object has a name, from which all that is printed on it, or would be, follows. Cards and
tokens have atoms. Other names say what they are made from (name_definitions.pl):

  * copy(Name, Exceptions): what Name is, copied with exceptions (707.9)
  * bearing(Name, Kept, Granted): what Name is, with those abilities that it has kept, `all` or
    a list of their indexes, and with abilities that it was granted. applied(Index) is an
    ability that is lost, and whose effect goes on to be applied in later layers (613.6)
  * face(Name, K): another face of the card Name (faces.pl)
  * reworded(Name, Changes): what Name is, with other words in its text (rewording.pl)
  * emblem(Abilities): an emblem (emblems.pl)
  * mutating(Name): what Name is, as a spell that mutates; mutated(Top, Others): what Top is, merged
    with Others (mutate.pl)
  * bestowed(Name), awakened(N, Name), overloaded(Name), prototyped(Name): what Name is as it is cast so (renamed_ways.pl)
  * spliced(Name, Names): a spell that is what Name is, with the text of Names, too (splice.pl)
  * face_down(creature): what lies face down (morph.pl)
*/

:- use_module('../../k/language').
:- use_module(definitions, []).

%!  called(+Name, -Called:atom) is det.
%
%   What has Name is called so in the game.

called(Name, Called) :-
    (   definition:called(Name, Other)
    ->  Called = Other
    ;   Called = Name
    ).

%!  copiable(+Name, -Copied) is det.
%
%   What a copy of something with Name copies: no abilities that effects grant or take, and no text
%   that they change (707.2).

'707.2' :: caused copiable(Name, Copied) if
    unborne(Name, Base), ( Base = reworded(Printed, _) -> Copied = Printed ; Copied = Base ).

%!  unborne(+Name, -Base) is det.
%
%   Name without the abilities that effects grant or take.

unborne(Name, Base) :-
    ( Name = bearing(Under, _, _) -> Base = Under ; Base = Name ).

\+ lost_all_abilities(_) reads silent otherwise "it has lost all abilities".

%!  lost_all_abilities(+Name) is semidet.
%
%   What has Name has lost all abilities, those of its basic land types, too (305.6); what is set to such a type has those (305.7).

lost_all_abilities(bearing(_, Kept, _)) :-
    is_list(Kept),
    \+ ( lists:member(Index, Kept),
         ( integer(Index) ; Index == land_types )
       ).

%!  front_called(+Layout, +Name, -Front:atom) is semidet.
%
%   "Day // Night" is called Day in the game.

front_called(Layout, Name, Front) :-
    Layout \== split,
    atom(Name),
    atomic_list_concat([Front, _], ' // ', Name).

%!  borne_name(+Name, -One) is nondet.
%
%   What is called Name has the name of One: a split card has those of its halves (709.4a).

borne_name(Name, Name).
borne_name(fused(Name), One) :- borne_name(Name, One).
borne_name(Name, face(Name, K)) :- definition:faces(Name, K, split).
