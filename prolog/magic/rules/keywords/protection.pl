:- module(protection,
          [ protected_from/2,           % +Object, +Source
            protected_by/3,             % +Object, +Source, -By
            hexproof_from/2,            % +Object, +Source
            source_matches/3            % +Filter, +Source, +View
          ]).

/** <module> Protection (702.16)

Its four parts are used where their processes are: damage (damage.pl),
enchanting and equipping, blocking (blocking.pl) and targeting (targets.pl).
*/

:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../characteristics/given_keywords', [given_by/3]).
:- use_module('../../support/filters').
:- use_module('../concepts/objects').

%!  protected_from(+Object, +Source) is semidet.
%
%   Object has protection from a quality that Source has.

protected_from(Object, Source) :-
    has(Object, protection(Quality)),
    protects(Quality, Object, Source),
    !.

%!  protected_by(+Object, +Source, -By) is nondet.
%
%   An instance of protection that Object has from a quality of Source: By is `own`, or what gives it, as given_by/3 says.

'702.16n' :: caused protected_by(Object, Source, By) if
    instance(Object, Quality, By), protects(Quality, Object, Source).

instance(Object, Quality, own) :-
    object(Object, Name, _),
    definition:card_keyword(Name, protection(Quality)).
instance(Object, Quality, By) :-
    given_by(Object, protection(Quality), By).

protects(Quality, Object, Source) :-
    ( Quality == chosen_player -> of_chosen_player(Object, Source) ; quality(Quality, Source) ).

%   Protection from a player is from all that this player controls (702.16).

of_chosen_player(Object, Source) :-
    was_chosen(Object, player(Player)),
    (   Source = as_cast(Caster, _, _)
    ->  Player == Caster
    ;   integer(Source),
        controller(Source, Player)
    ).

%!  hexproof_from(+Object, +Source) is semidet.
%
%   Object has hexproof from a quality that Source has (702.11d).

hexproof_from(Object, Source) :-
    has(Object, hexproof_from(Quality)),
    quality(Quality, Source),
    !.

quality(Quality, Source) :-
    ( Source = as_cast(_, O, _) -> true ; integer(Source), O = Source ),
    source_matches([Quality], Source, view(O, nobody, 0)).

%!  source_matches(+Filter:list, +Source, +View) is semidet.
%
%   Source, an object or what a card becomes as it's cast, is so described.

source_matches(Filter, Source, View) :-
    (   Source = as_cast(Player, Card, Name)
    ->  casting:matches_as_spell(Filter, Card, Name, Player, View)
    ;   matches(Filter, Source, View)
    ).
