:- encoding(utf8).
:- module(told_changes, []).

/** <module> What became of numbers and of what things are, in words
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../k/language').
:- use_module('../../k/recent', [past/1]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2]).
:- use_module('../cards/writing/english', [filter_english/2]).
:- use_module('../rules/concepts/damage', []).
:- use_module('../rules/zones', []).
:- use_module(board_words, [restriction_words/2]).
:- use_module(context_told).
:- use_module(event_words, []).
:- use_module(object_words).
:- use_module(plain_words, [plain_words/2]).

:- multifile event_words:told/5.

event_words:told(deals_damage(Source, Thing, N, _), Context, _, "news", "~w dealt ~d damage to ~w~w"-[From, N, To, Then]) :-
    source_words_then(Source, From),
    thing_words(Thing, To),
    damage_then(Context, N, Then).
event_words:told(gain_life(Player, N), Context, _, "news", "~w gained ~d life~w"-[Player, N, Then]) :- from_to(Context, Then).
event_words:told(lose_life(Player, N), Context, _, "news", "~w lost ~d life~w"-[Player, N, Then]) :- from_to(Context, Then).
event_words:told(put_counters(Thing, Kind, N), Context, _, "news", "~w got ~w~w"-[Words, Counters, Then]) :-
    thing_words(Thing, Words),
    counted_counters(Kind, N, Counters),
    from_to(Context, Then).
event_words:told(remove_counters(Thing, Kind, N), Context, _, "news", "~w lost ~w~w"-[Words, Counters, Then]) :-
    thing_words(Thing, Words),
    counted_counters(Kind, N, Counters),
    from_to(Context, Then).
event_words:told(enters_with_counters(_, _, New, Kind, N), Context, _, "news", "~w entered with ~w"-[Words, Counters]) :-
    \+ \+ Context = at(_, _, _),
    object_words(New, Words),
    counted_counters(Kind, N, Counters).
event_words:told(last_counter_removed(O, Kind), _, _, "news", "~w has no ~w counter left"-[Words, Kind]) :-
    object_words(O, Words).
event_words:told(tap(O), Context, _, "news", "~w was tapped"-[Words]) :-
    by_an_effect(Context),
    object_words(O, Words).
event_words:told(untap(O), Context, _, "news", "~w untapped"-[Words]) :-
    \+ step_then(Context, untap),
    object_words(O, Words).
event_words:told(add_mana(Player, Mana), _, _, "routine", "~w added ~w"-[Player, Words]) :-
    mana_words(Mana, Words).
event_words:told(attaches(O, To), _, _, "news", "~w was attached to ~w"-[Words, Host]) :-
    object_words(O, Words),
    thing_words(To, Host).
event_words:told(becomes_unattached(O, From), _, _, "news", "~w is not attached to ~w any more"-[Words, Host]) :-
    object_words(O, Words),
    thing_words(From, Host).
event_words:told(transforms(O), _, _, "news", "~w transformed"-[Words]) :- object_words(O, Words).
event_words:told(phases_out(O, _), _, _, "news", "~w phased out"-[Words]) :- object_words(O, Words).
event_words:told(phases_in(O), _, _, "news", "~w phased in"-[Words]) :- object_words(O, Words).
event_words:told(turned_up(O), _, _, "news", "~w was turned face up"-[Words]) :- object_words(O, Words).
event_words:told(turned_down(O, _), _, _, "news", "~w was turned face down"-[Words]) :- object_words(O, Words).
event_words:told(becomes_monstrous(O), _, _, "news", "~w became monstrous"-[Words]) :- object_words(O, Words).
event_words:told(becomes_designated(O, How), _, _, "news", "~w became ~w"-[Words, Called]) :-
    object_words(O, Words),
    ( How = level(N) -> format(string(Called), "level ~d", [N]) ; Called = How ).
event_words:told(helps(O, Other, How), _, _, "news", "~w ~w ~w"-[Words, How, Called]) :-
    object_words(O, Words),
    object_words(Other, Called).
event_words:told(becomes(O, Name), _, _, "news", "~w became ~w"-[Words, Called]) :-
    object_words(O, Words),
    called(Name, Called).
event_words:told(rewords(O, reworded(_, Changes)), _, _, "news", "The text of ~w: ~w is ~w now"-[Words, A, B]) :-
    object_words(O, Words),
    append(_, [Was-Is], Changes),
    maplist(plain_words, [Was, Is], [A, B]).
event_words:told(mutates(O), _, _, "news", "~w mutated"-[Words]) :- object_words(O, Words).
event_words:told(melds(O, Card), _, _, "news", "~w is a part of ~w now"-[Words, Whole]) :-
    card_words(Card, Words),
    object_words(O, Whole).
event_words:told(changes_control(O, _, Player), _, Viewer, Kind, "~w gained control of ~w"-[Player, Words]) :-
    object_words(O, Words),
    news(Player, Viewer, Kind).
event_words:told(cant_be_prevented, _, _, "routine", "The damage can't be prevented"-[]).
event_words:told(cant_be_regenerated(O), _, _, "routine", "~w can't be regenerated"-[Words]) :- object_words(O, Words).
event_words:told(sets_up_shield(_, Shield, N, _), _, _, "news", Words) :- shield_said(Shield, N, Words).
event_words:told(sets_up_trigger(_, _, Step, Instructions, _, _), _, _, "routine", "~w: ~w"-[When, Words]) :-
    step_said(Step, When),
    ( said_words(spell(Instructions), it, Said) -> without_stop(Said, Words) ; Words = "something follows" ).
event_words:told(makes_so(_, Source, for_now(Ability), _, _, Until, _), _, _, "routine", "~w, ~w: ~w"-[From, When, Words]) :-
    card_words(Source, From),
    ( Until == this_turn -> When = "this turn" ; When = "until the next turn of its controller" ),
    ( said_words(Ability, From, Said) -> without_stop(Said, Words) ; Words = "an ability of its own" ).
event_words:told(begins_effect(Objects, Changes, Duration, _), _, _, "routine", "~w: ~w~w"-[Words, Change, Until]) :-
    ( Objects == [] -> Words = "from now on" ; things_words(Objects, Words) ),
    changes_words(Changes, Change),
    duration_words(Duration, Until).

%   damage_then(+Context, +N, -Words): what it is on a creature is told where there was some before.

damage_then(at(_, _, Note), N, Words) :-
    (   Note = from(Old, New, Of),
        \+ ( Of == damage, New =:= N )
    ->  ( Of == damage -> format(string(Words), ", ~d in all", [New]) ; format(string(Words), ": ~d -> ~d", [Old, New]) )
    ;   Words = ""
    ).

%   source_words_then(+Source, -Words): the number that a card had in a hand, as a card that is
%   cycled has it, is not told: it would tell when the card was drawn.

source_words_then(Source, Words) :-
    (   past(event(moves(Source, hand(_), _, _)))
    ->  card_words(Source, Words)
    ;   object_words(Source, Words)
    ).

counted_counters(Kind, N, Words) :-
    plain_words(Kind, Said),
    (   N =:= 1
    ->  format(string(Words), "a ~w counter", [Said])
    ;   format(string(Words), "~d ~w counters", [N, Said])
    ).

%   by_an_effect(+Context) is semidet: it was not tapped to pay, for mana or to attack.

by_an_effect(Context) :-
    resolving_then(Context),
    Context = at(_, After, _),
    \+ pays(After).

pays(After) :-
    member(event(Next), After),
    decides(Next, Paid),
    !,
    Paid == paid.

decides(casts(_, _), paid).
decides(activated(_, _), paid).
decides(add_mana(_, _), paid).
decides(resolved(_), not).
decides(step_begins(_), not).

shield_said(regenerates(O), _, "~w will regenerate this turn"-[Words]) :- object_words(O, Words).
shield_said(prevents_next(Thing), N, "the next ~w damage to ~w this turn is prevented"-[N, Words]) :- thing_words(Thing, Words).
shield_said(prevents_all(How, By, To), _, "~wdamage~w~w is prevented this turn"-[Sort, From, At]) :-
    ( How == any -> Sort = "" ; format(string(Sort), "~w ", [How]) ),
    things_said(By, "by", From),
    things_said(To, "to", At).
shield_said(next_time(O, _, _, _, To), _, "the next damage by ~w is ~w"-[Words, Becomes]) :-
    object_words(O, Words),
    ( To = to(Thing) -> thing_words(Thing, At), format(string(Becomes), "dealt to ~w", [At]) ; Becomes = "prevented" ).
shield_said(guards(O, _, _, _, _, _), N, Words) :- shield_said(next_time(O, _, _, _, prevented), N, Words).
shield_said(prevents_all_for(Thing, _, _, _), N, Words) :- shield_said(prevents_all(any, any, [Thing]), N, Words).
shield_said(prevents_next_for(Thing, _, _, _), N, Words) :- shield_said(prevents_next(Thing), N, Words).
shield_said(redirects_next(_, Thing), N, "the next ~w damage is dealt to ~w"-[N, Words]) :- thing_words(Thing, Words).
shield_said(all_of(_, _, _), _, "damage is prevented this turn"-[]).

things_said(Things, Word, Words) :-
    (   Things = [_|_]
    ->  things_words(Things, List),
        format(string(Words), " ~w ~w", [Word, List])
    ;   Things = fitting(Filter, _, Player),
        catch(filter_english(Filter, Kind), error(_, _), fail)
    ->  format(string(Words), " ~w any ~w (you: ~w)", [Word, Kind, Player])
    ;   Words = ""
    ).

step_said(your(Step), Words) :-
    !,
    step_words(Step, Name),
    format(string(Words), "at the next ~w of its controller", [Name]).
step_said(Step, Words) :-
    step_words(Step, Name),
    format(string(Words), "at the next ~w", [Name]).

%   Changes by continuous effects.

changes_words(Changes, Words) :-
    findall(Text, ( member(Change, Changes), change_words(Change, Text) ), Texts),
    listed(Texts, Words).

change_words(pt(P, T), Words) :- integer(P), integer(T), !, format(string(Words), "~@/~@", [signed(P), signed(T)]).
change_words(gain(Ability), Words) :- !, gained_words(Ability, Words).
change_words(add_types(Types), Words) :- !, listed(Types, List), format(string(Words), "also ~w", [List]).
change_words(set_creature_types(Types), Words) :- !, listed(Types, Words).
change_words(every_creature_type, "of every creature type") :- !.
change_words(add_subtypes(Types), Words) :- !, listed(Types, List), format(string(Words), "also ~w", [List]).
change_words(set_pt(P, T), Words) :- integer(P), integer(T), !, format(string(Words), "~w/~w", [P, T]).
change_words(set_colors([]), "colorless") :- !.
change_words(set_colors(Colors), Words) :- !, listed(Colors, Words).
change_words(switch_pt, "power and toughness switched") :- !.
change_words(becomes(Name), Words) :- !, called(Name, Called), format(string(Words), "a copy of ~w", [Called]).
change_words(controlled_by(player(Player)), Words) :- !, format(string(Words), "controlled by ~w", [Player]).
change_words(reworded(Was, Is), Words) :- !, maplist(plain_words, [Was, Is], [A, B]), format(string(Words), "~w is ~w now", [A, B]).
change_words(over(_, _, Change), Words) :- !, change_words(Change, Words).
change_words(Restriction, Words) :- restriction_words(Restriction, Words), !.
change_words(Change, Words) :-
    (   said_words(static(this, [Change]), it, Said)
    ->  without_stop(Said, Sentence),
        without_it(Sentence, Words)
    ;   Words = "changed"
    ).

without_it(Sentence, Words) :-
    (   member(Start, ["It ", "it "]),
        string_concat(Start, Rest, Sentence)
    ->  Words = Rest
    ;   Words = Sentence
    ).

gained_words(Ability, Words) :-
    (   keyword_said(Ability, Keyword)
    ->  Words = Keyword
    ;   said_words(Ability, 'this permanent', Said)
    ->  format(string(Words), "“~w”", [Said])
    ;   Words = "another ability"
    ).

signed(N) :-
    (   N >= 0
    ->  format("+~d", [N])
    ;   format("~d", [N])
    ).

duration_words(end_of_turn, " until end of turn").
duration_words(permanent, "").
duration_words(until_turn_of(Player), Words) :- possessive(Player, Whose), format(string(Words), " until ~w next turn", [Whose]).
duration_words(while_controls(Player, O), Words) :-
    object_words(O, Name),
    format(string(Words), " as long as ~w controls ~w", [Player, Name]).
duration_words(while_stays(O), Words) :- object_words(O, Name), format(string(Words), " as long as ~w stays", [Name]).
duration_words(while_tapped(O), Words) :- object_words(O, Name), format(string(Words), " as long as ~w is tapped", [Name]).
