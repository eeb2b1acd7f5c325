:- module(head_nouns,
          [ head/3,                     % +Heads, -Noun, -Words
            nouns/2,                    % +Heads, -Nouns
            number_class/3,             % +Noun, -Number, -Class
            bare/2,                     % +Word, -Bare
            has_word/2,                 % +Bare, +Words
            names_kind/1,               % +Word
            names_any_kind/1,           % +Bare
            is_object/1,                % +Noun
            extreme/1,                  % +Word
            done_word/2                 % +Word, -Verb
          ]).

/** <module> The nouns of a noun phrase, and the words that are known of what it means
*/

:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(syntax_words, [noun/2, verb_form/3]).

%!  head(+Heads:list, -Noun, -Words:list) is semidet.
%
%   Noun is the last of Heads. Words are its modifiers, then all modifiers and nouns of Heads.

head(Heads, Noun, Words) :-
    last(Heads, Last),
    head_part(Last, Own, Noun),
    findall(Word, word_of(Heads, Word), All),
    append(Own, All, Words).

word_of(Heads, Word) :-
    member(Head, Heads),
    head_part(Head, Modifiers, Noun),
    ( member(Word, Modifiers) ; Word = Noun ).

head_part(kind(Modifiers, Noun), Modifiers, Noun).
head_part(join(_, Modifiers, Noun), Modifiers, Noun).

%!  nouns(+Heads:list, -Nouns:list) is det.

nouns(Heads, Nouns) :-
    findall(Noun, ( member(Head, Heads), head_part(Head, _, Noun) ), Nouns).

%!  number_class(+Noun, -Number, -Class) is det.

number_class(Noun, Number, Class) :-
    (   Noun = ns(Word)
    ->  Number = pl,
        class(Word, Class)
    ;   Number = sg,
        ( Noun = n(Word) -> class(Word, Class) ; Class = obj )
    ).

class(Word, Class) :-
    (   Word = sub(_)
    ->  Class = obj
    ;   Word == end
    ->  Class = time
    ;   noun(Word, Known)
    ->  Class = Known
    ;   Class = thing
    ).

%!  bare(+Word, -Bare) is det.
%
%   Bare is Word, a noun with its number or any other word, without a number.

bare(Word, Bare) :-
    ( noun_word(Word, Bare0) -> Bare = Bare0 ; Bare = Word ).

noun_word(n(Word), Word).
noun_word(ns(Word), Word).

%!  has_word(+Bare, +Words:list) is semidet.

has_word(Bare, Words) :-
    ( memberchk(Bare, Words) -> true ; memberchk(n(Bare), Words) -> true ; memberchk(ns(Bare), Words) ).

%!  names_kind(+Word) is semidet.
%
%   Word says what kind a thing is, or is not.

names_kind(non(_)).
names_kind(sub(_)).
names_kind(Word) :-
    memberchk(Word, [creature, artifact, enchantment, land, planeswalker, instant, sorcery]).

%!  names_any_kind(+Bare) is semidet.
%
%   A thing of any kind is called Bare.

names_any_kind(Bare) :-
    memberchk(Bare, [permanent, card, object, source, token]).

%!  is_object(+Noun) is semidet.

is_object(Noun) :-
    number_class(Noun, _, Class),
    memberchk(Class, [obj, card]).

%!  extreme(+Word) is semidet.
%
%   Word tells one of several apart.

extreme(Word) :-
    memberchk(Word, [highest, greatest, lowest, least, most, only, last, first, top, bottom, chosen, other]).

%!  done_word(+Word, -Verb) is semidet.
%
%   Word says that Verb was done to a thing: "the sacrificed creature". Words like "tapped" say how it is.

done_word(Word, Verb) :-
    atom(Word),
    verb_form(Verb, pp, Word),
    \+ says_state(Word),
    !.

says_state(Word) :-
    memberchk(Word, [activated, attached, blocked, converted, enchanted, equipped, tapped, triggered, untapped]).
