:- module(enchanted_player_rows, []).

/** <module> What is said of an enchanted player (303.4, 702.5d)

In what an event does, "that player" is whom it was about.
*/

:- use_module(library(lists), [memberchk/2, selectchk/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(enchanted_player, filter([kind([enchanted], n(player))], []), enchanted_player, []).

linear:row(np(here), at(K, none, sel([], F)), Player, [enchanted_player:F-Player, bind(K, Player)]).
linear:row(side(Use, control), at(K, none, sel([], F)), controlled(Player), [Use in [target, found], enchanted_player:F-Player, bind(K, Player)]).
linear:row(caster, at(K, none, sel([], F)), Player, [idle(K), enchanted_player:F-Player]).
linear:row(receivers_of_damage, at(K, none, sel([], F)), [Player], [idle(K), enchanted_player:F-Player]).

%   Events

linear:row(step, at(K, none, of_its(at(J, none, sel([], F)), [part('\'s', [], filter([kind(Ms, n(Noun))], []))])), begins(Player, Step),
           [idle(K), enchanted_player:F-Player, bind(J, that_player), step_name:named(Ms, Noun)-Step]).
linear:row(player_of_event, at(K, none, sel([], F)), Player, [enchanted_player:F-Player, bind(K, that_player)]).
linear:row(attacked, at(K, none, sel([], F)), [Player], [enchanted_player:F-Player, bind(K, that_player)]).
linear:row(damaged, at(K, none, sel([], F)), Player, [enchanted_player:F-Player, bind(K, that_player)]).
linear:row(happens(S0), do(pres, enter, [], [], [pp(under, at(K, none, of_its(at(J, none, sel([], F)), [part('\'s', [], filter([kind([], n(control))], []))])))]), enters(S),
           [idle(K), enchanted_player:F-Player, bind(J, that_player), under_control_of(Player):S0-S]).
linear:native(under_control_of(Player), Set0, [controlled(Player)|Set0], State, State) :-
    is_list(Set0).

%   Who attacks is "that attacking player".

linear:row(does(each([player])), do(pres, attack, [], [obj(at(K, none, sel([], filter(Heads, [with(with, at(J, none, sel([or(Q, more)], F)))]))))], []), attacks_with(each([player]), N, [attacking(Player)|Set]),
           [enchanted_player:filter(Heads, [])-Player, bind(K, Player), idle(J), number:Q-N, set(found, here):F-Set]).
linear:row(post(found), ing(do(pres, attack, [], [obj(N)], [])), parts([attacking(R)]), [np(here):N-R, R in [that_player, enchanted_player]]).

%   "Each opponent attacking that player does the same": one simple deed of yours is done by them, too.

linear:row(together, done_too(S, N), [Own, D:Theirs], [s:S-[Own], np(here):N-R, fresh(D), deed_of_others(R):Own-Theirs]).
linear:native(deed_of_others(Others), _:Own, Theirs, State, State) :-
    Own =.. [Verb|Roles0],
    memberchk(Verb, [draw, gain_life, create]),
    selectchk(who:you, Roles0, who:Others, Roles),
    \+ ( sub_term(Part, Roles), memberchk(Part, [you, x, that]) ),
    Theirs =.. [Verb|Roles].
linear:row(does(P), is(pres, yes, [], undergo(do(pres, attack, [], [], [])), []), one_or_more(attacks_whom([creature], [P])), [P in [enchanted_player]]).
