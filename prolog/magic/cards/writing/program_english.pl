:- module(program_english,
          [ program_english/2,          % +Ability, -Text
            candidate/2,                % +Ability, -Text
            read_back/3                 % +Ability, +Text, -Result
          ]).

/** <module> English of abilities with programs, which reads back as the same ability

Words are found in several ways (ability_words.pl), and only a text that the reader by syntax reads as the same ability is one, and which
the frames of the grammar, if they read it, read as the same. So nothing is said that means something else.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(solution_sequences), [distinct/1, limit/2]).
:- use_module('../reading/ability_reading', [read_by_frames/3]).
:- use_module('../reading/labelled_abilities', [labelled_text/4, with_label/3]).
:- use_module('../reading/reading_by_syntax', [meaning_by_syntax/3]).
:- use_module('../text/text_tokens', [tokens_text/4]).
:- use_module(ability_words, [ability_words/3]).
:- use_module(same_abilities, [same_ability/2]).

:- table program_english/2.

%   most_tried(-Texts), most_inferences(-Most): what finding words for one ability may cost.

most_tried(24).
most_inferences(4_000_000).

%!  program_english(+Ability, -Text:string) is semidet.
%
%   Text, which calls what has the Ability `~`, is read as Ability.

program_english(Ability, Text) :-
    most_inferences(Most),
    call_with_inference_limit(( candidate(Ability, Text), read_back(Ability, Text, same) ), Most, Done),
    !,
    Done \== inference_limit_exceeded.

%!  candidate(+Ability, -Text:string) is nondet.

candidate(Ability, Text) :-
    most_tried(Most),
    limit(Most, distinct(written(Ability, Text))).

written(Ability, Text) :-
    member(Style, [pronoun, definite, participle, itself]),
    limit(8, ability_words(Ability, Style, Tokens)),
    tokens_text(Tokens, ~, sentence, Text).

%!  read_back(+Ability, +Text, -Result) is det.
%
%   Result is `same`, or what the reader says: differs(Other), framed(Other) by the frames, refused(Why) and so on.

read_back(Ability, Text, Result) :-
    (   labelled_text(Text, Label, permanent, _-Rest)
    ->  (   meaning_by_syntax(permanent, Rest, means(Inner, _)),
            with_label(Label, Inner, Other),
            same_ability(Ability, Other)
        ->  Result = same
        ;   Result = differs(Label)
        )
    ;   member(Context, [permanent, spell, spell_x, permanent_x]),
        suits(Context, Ability),
        meaning_by_syntax(Context, Text, Found),
        Found \= misplaced(_)
    ->  (   Found = means(Other, _)
        ->  (   \+ same_ability(Ability, Other)
            ->  Result = differs(Other)
            ;   read_by_frames(Context, Text, understood(Framed, _)),
                \+ same_ability(Ability, Framed)
            ->  Result = framed(Framed)
            ;   Result = same
            )
        ;   Result = Found
        )
    ;   Result = misplaced
    ).

suits(Context, Ability) :-
    (   Ability = spell(_)
    ->  memberchk(Context, [spell, spell_x])
    ;   memberchk(Context, [permanent, permanent_x])
    ).
