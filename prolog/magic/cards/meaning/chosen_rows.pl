:- module(chosen_rows, []).

/** <module> What is chosen by its name: a color, a creature type, a basic land type, a card's name, a player

Of what was chosen as a permanent entered (607.2d) abilities speak as of what they have chosen themselves (608.2d).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(linear, [op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(choose, A, D, here), [obj(at(K, none, sel([a], filter([kind(Ms, n(Noun))], []))))], choose_word(Word), [A in [you], named:D-yes, word_kind:named(Ms, Noun)-Word, bind(K, chosen(Word))]).
linear:row(verb(choose, A, D, here), [obj(at(K, none, sel([a], filter([kind(Ms, n(name))], []))))], choose_word(card_name(Filter)), [A in [you], named:D-yes, of_cards:Ms-Filter, bind(K, chosen(name))]).
linear:row(word_kind, named([], color), color, []).

%   "a nonland card name": what is printed on the card.

linear:native(of_cards, Words, Filter, State, State) :-
    append(Kinds0, [card], Words),
    ( Kinds0 = [co(First, More)] -> findall(Kind, ( Kind = First ; member(c(',', Kind), More) ), Kinds) ; Kinds = Kinds0 ),
    maplist(printed_kind, Kinds, Filter).

printed_kind(non(Type), not([Part])) :- printed_type(Type, Part).
printed_kind(Type, Part) :- atom(Type), printed_type(Type, Part).

printed_type(basic, type(basic)).
printed_type(Type, Type) :- memberchk(Type, [land, creature, artifact, enchantment]).
linear:row(word_kind, named([creature], type), creature_type, []).
linear:row(word_kind, named([basic, land], type), basic_land_type, []).

%   "of the chosen type", "that color"

linear:row(chosen, ref(K), Word, [known(K, chosen(Word))]).
linear:row(chosen, ref(K, Words), Word, [known(K, chosen(Word)), resolved:Words-was]).
linear:row(chosen, ref(linked(chosen, sg), sel([the], filter([kind([chosen], n(Noun))], []))), Word, [Noun-Word in [color-color, type-creature_type, name-name, player-player]]).

linear:row(post(found), pp(of, N), parts([Part]), [chosen:N-Word, part_of_chosen:Word-Part]).
linear:row(being, pp(of, N), [Part], [chosen:N-Word, part_of_chosen:Word-Part]).
linear:row(quality(found), N, chosen_name, [chosen:N-name]).
linear:native(part_of_chosen, Word, Part, State, State) :-
    memberchk(Word-Part, [color-chosen_color, creature_type-chosen_type]).

linear:row(keyword, keyword([protection, from], np(N)), protection(Part), [chosen:N-Word, protecting:Word-Part]).
linear:row(protecting, color, chosen_color, []).
linear:row(act(A), do(pres, have, [], [abilities([keyword([protection, from], np(N))])], []), [D:change(what:A, changes:[gain(protection(chosen_player))], until:permanent)],
           [A in [this], fresh(D), chosen:N-player]).
linear:row(np(here), ref(linked(chosen, sg), sel([the], filter([kind([chosen], n(player))], []))), Player, [Player in [chosen_player]]).

%   What is the chosen color or type, or becomes it

linear:row(act(A), is(pres, yes, [], np(N), []), [D:change(what:A, changes:Changes, until:permanent)], [an_object:A-yes, fresh(D), chosen:N-Word0, word_of(A):Word0-Word, becoming:Word-Changes]).
linear:row(act(A), is(pres, yes, [], np(N), [addition(at(K, owner(M), sel([poss, other], filter([kind(Ms, ns(type))], []))))]),
           [D:change(what:A, changes:[become_chosen_too(creature_type)], until:permanent)],
           [idle(K), Ms in [[], [creature], [land]], an_object:A-yes, fresh(D), chosen:N-creature_type, np(here):M-R, not(R, you)]).

%   The type of a land is a land type, and what "this" has lost is not known; what comes in addition is the same of both.

linear:native(word_of(A), Word0, Word, State, State) :-
    (   Word0 \== creature_type
    ->  Word = Word0
    ;   ( A = enchanted(land) ; A = all(_, Set), memberchk(land, Set) )
    ->  Word = basic_land_type
    ;   A \== this,
        Word = creature_type
    ).
linear:native(becoming, Word, Changes, State, State) :-
    memberchk(Word-Changes, [color-[become_chosen(color)], creature_type-[become_chosen(creature_type)], basic_land_type-[become_chosen(basic_land_type), lose_rules_text]]).
linear:row(verb(become, A, D, here), [becomes([np(N)])], change(what:A, changes:Changes, until:permanent), [an_object:A-yes, named:D-yes, chosen:N-Word0, word_of(A):Word0-Word, becoming:Word-Changes]).
linear:row(verb(become, A, D, here), [becomes([np(at(K, none, sel([the], filter([kind(Ms, n(Noun))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], []))))]))))])],
           [choose_word(Word), D:change(what:A, changes:Changes, until:permanent)],
           [an_object:A-yes, named:D-yes, idle(K), idle(J), word_kind:named(Ms, Noun)-Word, becoming:Word-Changes]).
linear:row(verb(gain, A, D, here), [abilities([keyword([protection, from], np(at(K, none, sel([the], filter([kind([], n(color))], [pp(of, at(J, none, sel([your], filter([kind([], n(choice))], []))))])))))])],
           [choose_word(color), D:change(what:A, changes:[gain(protection(chosen_color))], until:permanent)],
           [an_object:A-yes, named:D-yes, idle(K), idle(J)]).

%   As it enters

linear:row(ability, program([under(while(as, say(this, do(pres, enter, [], [], []))), say(you, do(pres, choose, [], [obj(at(K, none, sel([Word], filter([kind(Ms, n(Noun))], []))))], [])))]),
           enters_with([Choice]), [idle(K), Word in [a, an], entry_kind:named(Ms, Noun)-Choice]).
linear:row(ability, program([say(this, do(pres, enter, [], [], [adv([tapped])])),
                             under(while(as, say(ref(this), do(pres, enter, [], [], []))), say(you, do(pres, choose, [], [obj(at(K, none, sel([Word], filter([kind(Ms, n(Noun))], []))))], [])))]),
           enters_with([tapped, Choice]), [idle(K), Word in [a, an], entry_kind:named(Ms, Noun)-Choice]).
linear:row(ability, program([say(this, do(pres, enter, [], [], [adv([tapped])])), under(while(as, say(ref(this), do(pres, enter, [], [], []))), S)]), enters_with([tapped, color_but(Color)]), [color_but:S-Color]).
linear:row(ability, program([under(while(as, say(this, do(pres, enter, [], [], []))), S)]), enters_with([color_but(Color)]), [color_but:S-Color]).
linear:row(color_but, say(you, do(pres, choose, [], [obj(at(K, none, sel([a], filter([kind([], n(color))], [other_than(colors([Color]))]))))], [])), Color, [idle(K)]).
linear:row(entry_kind, named([], player), chosen_player(player), []).
linear:row(entry_kind, named([], opponent), chosen_player(opponent), []).
linear:row(entry_kind, Named, Word, [word_kind:Named-Word]).
