:- module(completion,
          [ completions/3               % +Before, -Part, -Words
          ]).

/** <module> What the Tab key completes: predicates, actions, objects and players
*/

:- use_module(library(lists), [member/2, nth1/3, reverse/2]).
:- use_module('../door/api', []).
:- use_module('../k/rules', []).
:- use_module(facts, []).
:- use_module(known_words, [known_word/2]).
:- use_module(toplevel, []).

:- multifile api:hook/3, prolog:complete_input/4.

prolog:complete_input(Before, _After, Part, Words) :-
    completions(Before, Part, Words),
    Words = [_|_].

%   What SWI-Prolog completes itself, such as names of files, comes second.

:- use_module(library(console_input), []).

%!  completions(+Before:string, -Part:string, -Words:list) is det.
%
%   Part is the beginning of a word at the end of Before, the line up to the cursor,
%   and Words are all words that it may become there.

completions(Before, Part, Words) :-
    string_codes(Before, Codes),
    reverse(Codes, Reversed),
    word_part(Reversed, PartCodes, Outside),
    string_codes(Part, PartCodes),
    place(Outside, Place),
    findall(Word, ( kind_at(Place, Kind), known_word(Kind, Word), begins(Word, Part) ), Unsorted),
    sort(Unsorted, Words).

most_words(60).

%   Request: ["complete", Before]: the first of the words that the end of Before may become.

api:hook(complete, [Before], Texts) :-
    completions(Before, _, Words),
    most_words(Most),
    findnsols(Most, Text, ( member(Word, Words), format(string(Text), "~w", [Word]) ), Texts),
    !.

begins(Word, Part) :-
    sub_atom(Word, 0, _, _, Part).

%   word_part(+Reversed, -Part, -Rest): Part, the right way round, ends the line.

word_part(Reversed, Part, Rest) :-
    word_codes(Reversed, PartReversed, Rest),
    reverse(PartReversed, Part).

word_codes([Code|Codes], [Code|Part], Rest) :-
    ( code_type(Code, csym) ; Code =:= 0'# ),
    !,
    word_codes(Codes, Part, Rest).
word_codes(Rest, [], Rest).

%   place(+Reversed, -Place): the argument that is being written, argument(Name, Number)
%   of the innermost term that is open, or `goal` where none is.

place(Reversed, Place) :-
    open_term(Reversed, 0, 1, Number, Outside),
    word_codes(Outside, NameReversed, _),
    NameReversed \== [],
    !,
    reverse(NameReversed, NameCodes),
    atom_codes(Name, NameCodes),
    Place = argument(Name, Number).
place(_, goal).

open_term([Code|Codes], Depth, Count, Number, Outside) :-
    (   opens(Code)
    ->  (   Depth =:= 0
        ->  Code =:= 0'(,
            Number = Count,
            Outside = Codes
        ;   Less is Depth-1,
            open_term(Codes, Less, Count, Number, Outside)
        )
    ;   closes(Code)
    ->  More is Depth+1,
        open_term(Codes, More, Count, Number, Outside)
    ;   Code =:= 0',,
        Depth =:= 0
    ->  Next is Count+1,
        open_term(Codes, Depth, Next, Number, Outside)
    ;   open_term(Codes, Depth, Count, Number, Outside)
    ).

opens(0'().
opens(0'[).
opens(0'{).

closes(0')).
closes(0']).
closes(0'}).

%   kind_at(+Place, -Kind): words of Kind may stand there.

kind_at(goal, predicate).
kind_at(argument(Name, Number), Kind) :-
    (   setof(Found, argument_kind(Name, Number, Found), Kinds)
    ->  member(Kind, Kinds)
    ;   member(Kind, [predicate, action, thing])
    ).

argument_kind(Name, Number, Kind) :-
    word_kind(Name, Number, Kind).
argument_kind(Name, Number, Kind) :-
    known_word(action, Name),
    (   rules:declared(action, Action, Types),
        functor(Action, Name, _),
        nth1(Number, Types, Type),
        type_kind(Type, Kind)
    ;   Kind = action
    ).
argument_kind(Name, Number, Kind) :-
    rules:fluent(Fluent, Types, _, _),
    functor(Fluent, Name, _),
    nth1(Number, Types, Type),
    type_kind(Type, Kind).
argument_kind(Name, Number, Kind) :-
    facts:derived(_, Typed),
    Typed =.. [Name|Types],
    nth1(Number, Types, Type),
    type_kind(Type, Kind).

type_kind(object, object).
type_kind(objects, object).
type_kind(thing, thing).
type_kind(player, player).
type_kind(other, player).

%   What the arguments of the vocabulary are.

word_kind(Name, 1, action) :- takes_action(Name).
word_kind(legal, 1, player).
word_kind(legal, 2, action).
word_kind(after, 2, predicate).
word_kind(object, 1, object).
word_kind(visible, 1, player).
word_kind(visible, 2, predicate).
word_kind(state, 1, predicate).
word_kind(card, 1, card).
word_kind(rule, 1, rule).

takes_action(legal).
takes_action(do).
takes_action(why).
takes_action(why_not).
takes_action(after).
