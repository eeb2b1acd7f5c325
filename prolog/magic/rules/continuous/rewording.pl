:- module(rewording,
          [ has_text/1                  % +Object
          ]).

/** <module> Effects that change text (612, layer 3)

A permanent whose text is changed has the name reworded(Name, Changes): what Name is, with each
Word-Other of Changes done in turn. Words are colors, basic land types and creature types, in
the type line and in abilities; names, mana symbols and what a copy copies are not text (612.2, 707.2).
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../../k/instructions', []).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../cards/name_definitions', []).
:- use_module('../../cards/text/words/text_lexicon', [color/1]).
:- use_module('../../cards/text/words/text_subtypes', [creature_subtype/1]).
:- use_module('../../support/filters', [reference/3]).
:- use_module('../../support/finding', [player_of/2]).
:- use_module('../concepts/mana', [basic_land_type/2]).
:- use_module('../concepts/objects').
:- use_module('../concepts/targets', [target_view/2]).
:- use_module('../spells/effects', []).
:- use_module('../zones', []).

instruction change_text(_What:texts, _Kinds:word_kinds, _Duration:duration).
word_kinds ::= [_:word_kind].
word_kind ::= color ; basic_land_type ; creature_type.

process reword(_Item:object, _Objects:objects, _From:atom, _To:atom, _Duration:duration).
choice choose_word(_P:player, _Item:object, _Objects:objects, _Kinds:word_kinds, _From:atom, _Duration:duration).
choose_word(_, _, _, _, _, _) otherwise "no word of a text is being chosen now".
action word(_Word:atom).

%   A text is that of a permanent or of a spell.

:- multifile instructions:written/2, instructions:finds/4.

instructions:written(texts, object_reference).
instructions:finds(texts, Item, What, Os) :-
    target_view(Item, View),
    findall(O, ( reference(What, View, O), has_text(O) ), Unsorted),
    sort(Unsorted, Os),
    Os \== [].

%!  has_text(+Object) is semidet.

has_text(O) :- permanent(O).
has_text(O) :- stack_item(O, _, spell).

%   What changes a permanent spell changes the permanent (400.7a).

'400.7a' :: caused continuous(Number, New, Changes, Duration), -continuous(Number, Item, Changes, Duration) after
    moves(Item, stack(_), battlefield(_), New), once(( definition:uses(rewording) ; definition:uses(mana_riders) )),
    continuous(Number, Item, Changes, Duration).

%   The words are chosen as it resolves: the one that is there, then the one that takes its place.

'608.2d' :: caused then([choose_word(Player, Item, Objects, Kinds, none, Duration)]) after
    change_text(Item, Objects, Kinds, Duration), player_of(Item, Player).
'608.2d' :: executable word(Word) if
    choose_word(_, _, _, Kinds, From, _), possible_word(Kinds, From, Word).
'608.2d' :: caused then([choose_word(Player, Item, Objects, [Kind], Word, Duration)]) after
    word(Word), now(choose_word(Player, Item, Objects, Kinds, none, Duration)), member(Kind, Kinds), of_kind(Kind, Word).
'612.1' :: caused event(begins_effect(Objects, [reworded(From, Word)], Lasting, _)) after
    word(Word), now(choose_word(_, Item, Objects, _, From, Duration)), From \== none,
    effects:lasting(Duration, Item, Lasting).

possible_word(_, _, Word) reads silent otherwise "~w is not a word that can be chosen"-[Word].

possible_word(Kinds, From, Word) :-
    member(Kind, Kinds),
    of_kind(Kind, Word),
    Word \== From.

of_kind(_, _) reads silent.

of_kind(color, Word) :- color(Word).
of_kind(basic_land_type, Word) :- basic_land_type(Word, _).
of_kind(creature_type, Word) :- creature_subtype(Word).

%   What a text says after the change (612.2).

:- multifile name_definitions:describes/2.

'612.1' :: caused name_definitions:describes(reworded(Name, Changes), Description) if
    name_definitions:described(Name, Before), foldl(described_with, Changes, Before, Description).

'612.2' :: caused described_with(Change, described(N, C, S, Y, Subtypes0, Colors, Size, Abilities0),
                                 described(N, C, S, Y, Subtypes, Colors, Size, Abilities)) if
    maplist(word_now(Change), Subtypes0, Unsorted),
    sort(Unsorted, Subtypes),
    maplist(ability_with(Change), Abilities0, Abilities).

ability_with(Change, Index-Term0, Index-Term) :-
    term_with(Change, Term0, Term).

word_now(From-To, Word0, Word) :-
    ( Word0 == From -> Word = To ; Word = Word0 ).

term_with(Change, Term0, Term) :-
    (   compound(Term0)
    ->  compound_name_arguments(Term0, Name, Arguments0),
        compound_name_arity(Term0, Name, Arity),
        (   memberchk(Name/Arity, [color/1, subtype/1, landwalk/1, set_colors/1, add_colors/1, add_subtypes/1, set_creature_types/1, set_land_types/1,
                                   typecycling/2, devotion/1])
        ->  Arguments0 = [Words0|Others],
            words_with(Change, Words0, Words),
            Arguments = [Words|Others]
        ;   Name/Arity == devotion/2
        ->  maplist(words_with(Change), Arguments0, Arguments)
        ;   Name/Arity == token/7
        ->  Arguments0 = [Called, Types, Subtypes0, Colors0, P, T, Keywords0],
            words_with(Change, Subtypes0, Subtypes),
            words_with(Change, Colors0, Colors),
            term_with(Change, Keywords0, Keywords),
            Arguments = [Called, Types, Subtypes, Colors, P, T, Keywords]
        ;   memberchk(Name/Arity, [named/1, mana/1])
        ->  Arguments = Arguments0
        ;   maplist(term_with(Change), Arguments0, Arguments)
        ),
        compound_name_arguments(Term, Name, Arguments)
    ;   Term = Term0
    ).

words_with(Change, Words0, Words) :-
    (   is_list(Words0)
    ->  maplist(word_now(Change), Words0, Words)
    ;   word_now(Change, Words0, Words)
    ).
