:- module(ability_reading,
          [ read_ability/3,             % +Context, +Text, -Reading
            read_by_frames/3,           % +Context, +Text, -Reading
            reads_back/2                % +Ability, +Tokens
          ]).
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module('../../../k/plain_terms', [safe_term/2]).
:- use_module('../text/text_abilities', [ability//1]).
:- use_module('../text/text_tokens', [text_tokens/3, tokens_text/4]).
:- use_module('../vocabulary', [refused_part/3]).
:- use_module(ability_sense, [misplaced/3]).
:- use_module(guided_writing, [writes_as/2]).
:- use_module(labelled_abilities, [labelled_text/4, with_label/3]).
:- use_module(reading_by_syntax, [read_by_syntax/3]).
:- use_module(reading_chart, [with_chart/2]).
:- use_module(reading_stops, [furthest_read/3]).

/** <module> Reading an ability of a card, honestly

A text is read by the frames of the grammar, and what it was read as is written again: only a term among
whose writings the text stands, word for word, is a reading, so nothing of the text can have
been passed over. A reading is one of

  * understood(Ability, English): the one term there is; English is how the grammar would write it
  * stopped(Word, Before): no way of reading got past Word, which stands after Before
  * differs(Ability, English): there is a term, but it is not written as the text
  * misplaced(Ability, Reason): it makes no sense where it stands
  * unknown(Ability, Kind-Part): the rules know no Kind, such as `cost`, that is written Part
  * ambiguous(Ability, Other): there are two readings, an error of the grammar
  * given_up(Reason): the text is too long, or reading it takes longer than a text may cost

What the frames leave open is read by syntax and discourse (reading_by_syntax.pl); English is "" then.

The text calls the object that has the ability `~`. What a text may cost is counted in inferences and not in
seconds, so that it is read alike on every machine: 50 ms where a second has 15 million of them.
*/

%   most_inferences(-Most), longest_text(-Most): of 31,807 texts of cards the costliest that is understood takes
%   540,000, and the longest has 543 letters.

most_inferences(700_000).
longest_text(2_000).

%!  read_ability(+Context, +Text:text, -Reading) is det.
%
%   Context is what the text stands on: `spell`, `spell_x` (a spell with {X} in its cost),
%   `permanent` or `permanent_x`.

read_ability(Context, Text, Reading) :-
    longest_text(Longest),
    string_length(Text, Length),
    (   Length > Longest
    ->  format(string(Reason), "an ability has at most ~D letters", [Longest]),
        Reading = given_up(Reason)
    ;   written(Text, Ability0)
    ->  judged([Ability0], [Ability0], Context, Reading)
    ;   statistics(inferences, Before),
        read_by_frames(Context, Text, Found),
        (   left_open(Found),
            by_label(Context, Text, Ability)
        ->  Reading = understood(Ability, "")
        ;   left_open(Found),
            by_syntax(Context, Text, Before, Ability)
        ->  Reading = understood(Ability, "")
        ;   Reading = Found
        )
    ).

%   written(+Text, -Ability) is semidet: Text is no English but a term, as people write it who define cards by hand.

written(Text, Ability) :-
    string_code(1, Text, First),
    code_type(First, lower),
    catch(safe_term(Text, Ability), error(_, _), fail),
    (   compound(Ability)
    ->  compound_name_arity(Ability, Name, _),
        string_concat(Name, _, Text)
    ;   atom(Ability),
        once(sub_atom(Ability, _, 1, _, '_'))
    ).

%!  read_by_frames(+Context, +Text:text, -Reading) is det.
%
%   What the frames of the grammar make of Text, whatever the other reader says.

read_by_frames(Context, Text, Reading) :-
    most_inferences(Most),
    (   call_with_inference_limit(reading(Context, Text, Found), Most, Done),
        Done \== inference_limit_exceeded
    ->  Reading = Found
    ;   Reading = given_up("reading it takes too long")
    ).

%   left_open(+Reading) is semidet: what the frames don't understand, may be read by syntax and discourse.

left_open(stopped(_, _)).
left_open(differs(_, _)).
left_open(misplaced(_, _)).
left_open(unknown(_, _)).

%   by_label(+Context, +Text, -Ability) is semidet: the ability after a label that is a keyword.

by_label(Context, Text, Ability) :-
    labelled_text(Text, Label, Context, Place-Rest),
    read_ability(Place, Rest, understood(Inner, _)),
    with_label(Label, Inner, Ability),
    \+ refused_part(Ability, _, _).

%   by_syntax(+Context, +Text, +Before, -Ability) is semidet: with what the frames have left of what a text may cost.

by_syntax(Context, Text, Before, Ability) :-
    most_inferences(Most),
    statistics(inferences, Now),
    Left is Most-(Now-Before),
    Left > 0,
    call_with_inference_limit(read_by_syntax(Context, Text, Ability), Left, Done),
    Done \== inference_limit_exceeded.

%   reading(+Context, +Text, -Reading) is det.

reading(Context, Text, Reading) :-
    text_tokens(Text, ~, Tokens),
    parses(Tokens, Parses),
    (   Parses == []
    ->  stopped(Tokens, Reading)
    ;   include(reads_back_as(Tokens), Parses, Readings),
        judged(Readings, Parses, Context, Reading)
    ).

reads_back_as(Tokens, Ability) :-
    reads_back(Ability, Tokens).

%   parses(+Tokens, -Abilities) is det: all that the grammar makes of Tokens, each once.

parses(Tokens, Abilities) :-
    catch(all_parses(Tokens, Abilities), error(_, _), Abilities = []).

all_parses(Tokens, Abilities) :-
    findall(Ability, ( with_chart(Tokens, phrase(ability(Ability), Tokens)), ground(Ability) ), Found),
    sort(Found, Abilities).

%!  reads_back(+Ability, +Tokens:list) is semidet.
%
%   Tokens are one of the ways to write Ability.

reads_back(Ability, Tokens) :-
    call_with_inference_limit(writes_as(ability(Ability), Tokens), 500_000, Done),
    Done \== inference_limit_exceeded.

judged([], [Ability|_], _, differs(Ability, English)) :-
    shown(Ability, English).
judged([Ability|Others], _, Context, Reading) :-
    findall(R, ( member(R, [Ability|Others]), \+ misplaced(R, Context, _) ), Placed),
    (   Placed == []
    ->  misplaced(Ability, Context, Reason),
        Reading = misplaced(Ability, Reason)
    ;   Placed = [One]
    ->  known(One, Reading)
    ;   Placed = [One, Two|_],
        Reading = ambiguous(One, Two)
    ).

known(Ability, Reading) :-
    (   refused_part(Ability, Part, Kind)
    ->  Reading = unknown(Ability, Kind-Part)
    ;   shown(Ability, English),
        Reading = understood(Ability, English)
    ).

%   shown(+Ability, -English) is det: "" where the grammar reads what it can't write.

shown(Ability, English) :-
    (   call_with_inference_limit(once(phrase(ability(Ability), Tokens)), 500_000, Done),
        Done \== inference_limit_exceeded
    ->  tokens_text(Tokens, ~, sentence, English)
    ;   English = ""
    ).

%   stopped(+Tokens, -Reading) is det.

stopped(Tokens, stopped(Word, Before)) :-
    furthest_read(ability(_), Tokens, Count),
    length(Read, Count),
    (   append(Read, Rest, Tokens)
    ->  true
    ;   Read = Tokens,
        Rest = []
    ),
    first_word(Rest, Word),
    tokens_text(Read, ~, sentence, Before).

first_word([], "").
first_word([Token|Tokens], Word) :-
    (   Token == (^),
        Tokens = [Next|_]
    ->  tokens_text([^, Next], ~, phrase, Word)
    ;   tokens_text([Token], ~, phrase, Word)
    ).
