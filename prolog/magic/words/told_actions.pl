:- encoding(utf8).
:- module(told_actions, []).

/** <module> What players and their creatures did, in words: turns, spells, abilities, combat
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../cards/marks', [missing_words/4]).
:- use_module('../rules/turn/turn', []).
:- use_module('../rules/spells/casting_steps', []).
:- use_module(context_told).
:- use_module(event_words, []).
:- use_module(mode_words, [mode_said/3]).
:- use_module(object_words).
:- use_module(plain_words, [plain_words/2]).

:- multifile event_words:told/5.

event_words:told(sits_down_without(Player, Card, How), _, _, "news", Words) :-
    missing_words(Player, Card, How, Words).
event_words:told(turn_begins(Player), Context, _, "routine", "-- turn ~w: ~w"-[Turn, Player]) :-
    next_turn(Context, Turn).
event_words:told(plays_land(Player, O), _, Viewer, Kind, "~w played ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(casts(Player, Item), Context, Viewer, Kind, "~w cast ~w~w"-[Player, Words, How]) :-
    object_words(Item, Words),
    announced(Item, Context, How),
    news(Player, Viewer, Kind).
event_words:told(activated(Player, Item), Context, Viewer, Kind, "~w activated ~w~w"-[Player, Words, How]) :-
    item_words(Item, Context, Words),
    announced(Item, Context, How),
    news(Player, Viewer, Kind).
event_words:told(triggers(Player, Source, Name, Index, _, _), _, Viewer, Kind, "~w triggered: ~w"-[From, Words]) :-
    source_words(Name, Source, From),
    ability_words(Name, Index, Words),
    news(Player, Viewer, Kind).
event_words:told(copies_spell(Player, Spell, New), Context, Viewer, Kind, "~w copied ~w (~w)~w"-[Player, Words, New, How]) :-
    object_words(Spell, Words),
    announced(New, Context, How),
    news(Player, Viewer, Kind).
event_words:told(copies_gone_spell(Player, Spell, New), Context, Viewer, Kind, Words) :-
    event_words:told(copies_spell(Player, Spell, New), Context, Viewer, Kind, Words).
event_words:told(copies_card(Player, O, _), _, Viewer, Kind, "~w copied ~w"-[Player, Words]) :-
    object_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(copies_ability(Player, Item, New), Context, Viewer, Kind, "~w copied ~w (~w)"-[Player, Words, New]) :-
    item_words(Item, Context, Words),
    news(Player, Viewer, Kind).
event_words:told(attacks(O, Defender), _, _, "news", "~w attacks ~w"-[Words, Attacked]) :-
    object_words(O, Words),
    thing_words(Defender, Attacked).
event_words:told(enters_attacking(O, Defender), _, _, "news", "~w is attacking ~w"-[Words, Attacked]) :-
    object_words(O, Words),
    thing_words(Defender, Attacked).
event_words:told(put_attacking(O), Context, _, "news", "~w is attacking~w"-[Words, Whom]) :-
    object_words(O, Words),
    held_then(attacking(O, _), Context, Found),
    ( Found = [attacking(_, Thing)|_] -> thing_words(Thing, Name), format(string(Whom), " ~w", [Name]) ; Whom = "" ).
event_words:told(blocks_creature(B, A), _, _, "news", "~w blocks ~w"-[Blocker, Attacker]) :-
    object_words(B, Blocker),
    object_words(A, Attacker).
event_words:told(removed_from_combat(O), _, _, "news", "~w was removed from combat"-[Words]) :-
    object_words(O, Words).
event_words:told(exerts(O), _, _, "news", "~w was exerted"-[Words]) :-
    object_words(O, Words).
event_words:told(exploits(O, C), _, _, "news", "~w exploited ~w"-[Words, Eaten]) :-
    object_words(O, Words),
    object_words(C, Eaten).
event_words:told(cycles(Player, O), _, Viewer, Kind, "~w cycled ~w"-[Player, Words]) :-
    card_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(begins_special_action(Player, O, What, _, _), Context, Viewer, Kind, "~w ~w ~w~w"-[Player, Did, Card, How]) :-
    \+ in_context((now(choose_x_of_action(_, O, _, _)) -> _), Context),
    special_deed(What, Did),
    (   What == foretell,
        \+ sees(Viewer, Player)
    ->  Card = "a card"
    ;   card_words(O, Card)
    ),
    held_then(x_of_action(O, _), Context, Xs),
    ( Xs = [x_of_action(_, X)|_] -> format(string(How), " with X = ~w", [X]) ; How = "" ),
    news(Player, Viewer, Kind).
event_words:told(reveals_color(Player, _, O, Color), _, _, "news", "~w chose ~w, the color of ~w"-[Player, Color, Words]) :-
    card_words(O, Words).
event_words:told(reveals_companion(Player, Name, _), _, _, "news", "~w revealed the companion ~w"-[Player, Name]).
event_words:told(pays_for_combat(Player, _, N, _), _, Viewer, Kind, "~w pays {~w} to attack or block"-[Player, N]) :-
    news(Player, Viewer, Kind).
event_words:told(goes_round, _, _, "news", "this goes round without end, and nobody ends it"-[]).
event_words:told(loses(Player, Why), _, _, "news", "~w lost the game: ~w"-[Player, Words]) :-
    loss_words(Why, Words).
event_words:told(draws_from_empty(Player), _, _, "news", "~w can't draw: the library is empty"-[Player]).
event_words:told(does_not_resolve(Item), Context, _, "news", "~w did not resolve: none of its targets is legal any more"-[Words]) :-
    (   in_context(-stack_item(Item, _, Kind), Context),
        ability_on_stack(Kind, Ability)
    ->  without_stop(Ability, Words)
    ;   object_words(Item, Words)
    ).
event_words:told(scries(Player), _, Viewer, Kind, "~w scried"-[Player]) :- news(Player, Viewer, Kind).
event_words:told(surveils(Player), _, Viewer, Kind, "~w surveilled"-[Player]) :- news(Player, Viewer, Kind).
event_words:told(proliferates(Player), _, Viewer, Kind, "~w proliferated"-[Player]) :- news(Player, Viewer, Kind).
event_words:told(collects_evidence(Player), _, Viewer, Kind, "~w collected evidence"-[Player]) :- news(Player, Viewer, Kind).
event_words:told(commits_crime(Player, _), _, _, "routine", "~w committed a crime"-[Player]).
event_words:told(becomes_monarch(Player), _, _, "news", "~w became the monarch"-[Player]).
event_words:told(becomes_ring_bearer(Player, O), _, _, "news", "~w became the Ring-bearer of ~w"-[Words, Player]) :- card_words(O, Words).
event_words:told(becomes_time(Time), _, _, "news", "it becomes ~w"-[Time]).

special_deed(foretell, "foretold") :- !.
special_deed(plot, "plotted") :- !.
special_deed(suspend, "suspended") :- !.
special_deed(companion, "paid for the companion") :- !.
special_deed(turn_up, "pays to turn face up") :- !.
special_deed(turn_up_for_mana, "pays to turn face up") :- !.
special_deed(_, "took a special action with").

loss_words(life, "no life left") :- !.
loss_words(empty_library, "drew from an empty library") :- !.
loss_words(poison, "ten poison counters") :- !.
loss_words(commander_damage, "21 combat damage by one commander") :- !.
loss_words(Why, Words) :- plain_words(Why, Words).

%   next_turn(+Context, -Turn): the number of the turn that begins.

next_turn(at(_, After, _), Turn) :-
    (   memberchk((turn(_) -> turn(Next)), After)
    ->  Turn = Next
    ;   turn(Turn)
    ).

%   announced(+Item, +Context, -Words): by which way, with what X, which modes, further costs and targets.

announced(Item, Context, Words) :-
    announced_facts(Item, Context, Facts),
    findall(Part, part(Item, Facts, Part), Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Words).

part(_, Facts, Words) :-
    memberchk(way(_, Way), Facts),
    way_words(Way, Words).
part(_, Facts, Words) :-
    memberchk(value_of_x(_, X), Facts),
    format(string(Words), " with X = ~w", [X]).
part(_, Facts, ", kicked") :-
    memberchk(kicked(_), Facts).
part(_, Facts, Words) :-
    member(paid_option(_, Option, N), Facts),
    plain_words(Option, Paid),
    ( N == 1 -> format(string(Words), ", with ~w", [Paid]) ; format(string(Words), ", with ~w (~w times)", [Paid, N]) ).
part(Item, Facts, Words) :-
    memberchk(mode(_, N), Facts),
    mode_said(Item, N, Said0),
    without_stop(Said0, Said),
    format(string(Words), ", choosing “~w”", [Said]).
part(_, Facts, Words) :-
    findall(Thing, member(target(_, _, Thing), Facts), Things),
    Things \== [],
    things_words(Things, List),
    format(string(Words), ", targeting ~w", [List]).

way_words(Way, Words) :-
    (   plain_way(Way)
    ->  fail
    ;   said_way(Way, Words)
    ->  true
    ;   plain_words(Way, Plain),
        format(string(Words), ", by ~w", [Plain])
    ).

plain_way(normal).
plain_way(face(_)).
plain_way(on_adventure).
plain_way(face_down).

said_way(alternative(_), " for another cost").
said_way(permitted, ", as an effect lets them").
said_way(permitted_half(_), ", as an effect lets them").
said_way(granted(_, _, _), ", as an effect lets them").
said_way(granted_half(_, _, _, _), ", as an effect lets them").
said_way(free, " without paying its mana cost").
said_way(free_half(_), " without paying its mana cost").
said_way(suspended, " without paying its mana cost").
said_way(given_flashback, ", by flashback").
said_way(transformed, ", transformed").
said_way(from_graveyard, " from the graveyard").
said_way(from_top, " from the top of the library").
said_way(foretell, ", which was foretold").
said_way(plotted, ", which was plotted").
said_way(fused, ", fused").

item_words(Item, Context, Words) :-
    (   in_context(event(activates(_, Source, Index, Item)), Context)
    ->  name_once(Source, Name),
        ability_words(Name, Index, Sentence),
        without_stop(Sentence, Ability),
        source_words(Name, Source, From),
        format(string(Words), "~w: ~w", [From, Ability])
    ;   held_then(stack_item(Item, _, _), Context, [stack_item(_, _, Kind)|_]),
        ability_on_stack(Kind, Ability)
    ->  without_stop(Ability, Words)
    ;   card_words(Item, Words)
    ).
