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

ref(this, _) -->
    self.
ref(enchanted(Noun), _) -->
    [enchanted],
    host_noun(Noun).
ref(equipped(Noun), _) -->
    [equipped],
    host_noun(Noun).
ref(fortified(Noun), _) -->
    [fortified],
    host_noun(Noun).
ref(linked_exile, _) -->
    [the, exiled, card].
ref(you, _) -->
    [you].
ref(that, _) -->
    [it].
ref(that_player, _) -->
    [that, player].
ref(defending_player, _) -->
    [defending, player].
ref(that_one(Noun), _) -->
    [that, Noun],
    { pronoun_noun(Noun) }.
ref(that_one(them), _) -->
    [them].
ref(that_one(those(Noun)), _) -->
    [those],
    { pronoun_noun(Noun) },
    common_noun(Noun, plural).
ref(opponent, _) -->
    [a, opponent].
ref(controller_of(Reference), _) -->
    controller(Reference).
ref(target(Filter), Kind) -->
    target(Filter, Kind).
ref(targets(Count, Filter), Kind) -->
    np(Filter, targets(Count), Kind),
    { Filter \== [any_target] }.
ref(each(Filter), Kind) -->
    np(Filter, each, Kind).
ref(chosen(Kind), _) -->
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

player(that_player) -->
    [that, player].
player(defending_player) -->
    [defending, player].
player(opponent) -->
    [a, opponent].
player(player) -->
    [a, player].
player(target(Filter)) -->
    np(Filter, target, permanent).
player(each(Filter)) -->
    np(Filter, each, permanent).
player(controller_of(Reference)) -->
    controller(Reference).
player(chosen(Kind)) -->
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
