:- module(text_references,
          [ ref//2,                     % ?Reference, +Kind
            host_noun//1,               % ?Noun
            player//1,                  % ?Player
            actor//2                    % ?Player, ?Agreement
          ]).
:- use_module(text_filters, [np//3]).
:- use_module(text_inner, []).
:- use_module(text_pronouns, [pronoun_noun/1]).
:- use_module('../text_phrases', [common_noun//2, self//0]).
:- use_module('../../reading/reading_chart', [charted//3]).

/** <module> References

What an ability says to which object or player a thing happens.
*/

:- multifile text_inner:inner_ref//2, text_inner:inner_player//1.

text_inner:inner_ref(Reference, Kind) -->
    ref(Reference, Kind).

text_inner:inner_player(Reference) -->
    player(Reference).

%!  ref(?Reference, +Kind)// is nondet.
%
%   A reference to an object or a player as the object of a verb.

ref(Reference, Kind) -->
    charted(ref(Kind), reference(Kind), Reference).

reference(_, this) -->
    self.
reference(_, enchanted(Noun)) -->
    [enchanted],
    host_noun(Noun).
reference(_, equipped(Noun)) -->
    [equipped],
    host_noun(Noun).
reference(_, fortified(Noun)) -->
    [fortified],
    host_noun(Noun).
reference(_, linked_exile) -->
    [the, exiled, card].
reference(_, you) -->
    [you].
reference(_, that) -->
    [it].
reference(_, that_player) -->
    [that, player].
reference(_, defending_player) -->
    [defending, player].
reference(_, that_one(Noun)) -->
    [that, Noun],
    { pronoun_noun(Noun) }.
reference(_, that_one(them)) -->
    [them].
reference(_, that_one(those(Noun))) -->
    [those],
    { pronoun_noun(Noun) },
    common_noun(Noun, plural).
reference(_, opponent) -->
    [a, opponent].
reference(_, controller_of(Reference)) -->
    controller(Reference).
reference(Kind, target(Filter)) -->
    target(Filter, Kind).
reference(Kind, targets(Count, Filter)) -->
    np(Filter, targets(Count), Kind),
    { Filter \== [any_target] }.
reference(Kind, each(Filter)) -->
    np(Filter, each, Kind).
reference(_, chosen(Kind)) -->
    chosen(Kind).

%!  host_noun(?Noun)// is nondet.
%
%   What an Aura or Equipment calls what it is attached to.

host_noun(Noun) -->
    { host(Noun) },
    [Noun].

host(creature).
host(permanent).
host(land).
host(artifact).
host(enchantment).
host(planeswalker).

target([any_target], _) -->
    [any, target].
target([other, any_target], _) -->
    [any, other, target].
target(Filter, Kind) -->
    np(Filter, target, Kind).

%!  player(?Player)// is nondet.
%
%   A player other than you.

player(Player) -->
    charted(player, other_player, Player).

other_player(that_player) -->
    [that, player].
other_player(defending_player) -->
    [defending, player].
other_player(opponent) -->
    [a, opponent].
other_player(player) -->
    [a, player].
other_player(target(Filter)) -->
    np(Filter, target, permanent).
other_player(each(Filter)) -->
    np(Filter, each, permanent).
other_player(controller_of(Reference)) -->
    controller(Reference).
other_player(chosen(Kind)) -->
    chosen(Kind).

%   controller(?Reference)//: whoever controls what was spoken of.

controller(that) -->
    [its, controller].
controller(that_one(Noun)) -->
    [that, Noun, '\'s', controller],
    { pronoun_noun(Noun) }.
controller(enchanted(Noun)) -->
    [enchanted],
    host_noun(Noun),
    ['\'s', controller].

%   chosen(?Kind)//: what was chosen, or the target of that number.

chosen(Number) -->
    [chosen, target, Number],
    { integer(Number) }.
chosen(Kind) -->
    [the, chosen, Kind],
    { atom(Kind) }.

%!  actor(?Player, ?Agreement)// is nondet.
%
%   A player as the subject of a verb.

actor(you, base) -->
    [you].
actor(Player, third) -->
    player(Player).
