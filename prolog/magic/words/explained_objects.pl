:- encoding(utf8).
:- module(explained_objects, []).

/** <module> Objects, keywords and costs in explanations
*/

:- use_module('../../k/language').
:- use_module('../../k/explain', []).
:- use_module('../../k/recent', [told_to/1]).
:- use_module('../../k/views', [heard_of/2, onlooker/1]).
:- use_module('../cards/names', [called/2]).
:- use_module('../support/shown_cards', [seen_by/2]).
:- use_module(object_words).

:- multifile explain:value_in_words/2, explain:gone_words/3.

%   In explanations: what the player who asks, or else who chooses, may not see has no name.

explain:value_in_words(change(Object, Change), Words) :-
    object_words(Object, Name),
    term_words(static(this, [Change]), Name, Sentence),
    without_stop(Sentence, Words).
explain:value_in_words(keyword(Keyword), Words) :-
    keyword_words(Keyword, Words).
explain:value_in_words(whose(Player), Words) :-
    possessive(Player, Words).
explain:value_in_words(name(Name), Words) :-
    called(Name, Called),
    atom_string(Called, Words).
explain:value_in_words(step(Step), Words) :-
    step_words(Step, Words).
explain:value_in_words(ability(Name, Index), Words) :-
    ability_words(Name, Index, Words).
explain:value_in_words(unpaid(Cost), Words) :-
    costs_words([Cost], Text),
    format(string(Words), "“~w” can't be paid", [Text]).
explain:value_in_words(Object, Words) :-
    integer(Object),
    (   onlooker(Player),
        \+ seen_by(Object, Player)
    ->  ( told_to(_) -> Words = "a card that you can't see" ; format(string(Words), "card ~d", [Object]) )
    ;   object_words(Object, Words)
    ).

explain:gone_words(Player, Object, Words) :-
    \+ object(Object, _, _),
    heard_of(Player, Object),
    known_name(Object, Name),
    format(string(Words), "~w (~w) is not there any more", [Name, Object]).
