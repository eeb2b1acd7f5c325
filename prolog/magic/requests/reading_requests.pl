:- module(reading_requests, []).

/** <module> What Python asks about texts of cards
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../door/api', []).
:- use_module('../../k/plain_terms', [safe_term/2, term_text/2]).
:- use_module('../cards/deck_conditions', [deck_faults/4]).
:- use_module('../cards/reading/ability_notation', [form/4, form_text/2]).
:- use_module('../cards/reading/card_frames', [all_abilities/3, blank_problem/3, faces_problem/3]).
:- use_module('../cards/reading/ability_reading', [read_ability/3]).
:- use_module('../cards/reading/lacking', [lacking/4]).

:- multifile api:hook/3.

%   Request: ["read", Rows], each [Context, Text] as read_ability/3 has them; an answer a row.

api:hook(magic, ["read", Rows], Readings) :-
    maplist(reading_row, Rows, Readings).

%   Request: ["lacks", Rows], each [Context, Text] of a text that isn't understood: [Kind, What] a row.

api:hook(magic, ["lacks", Rows], Answers) :-
    maplist(lacking_row, Rows, Answers).

%   Request: ["judge", Rows], each [Layout, Faces], a face being [Name, Cost, Supertypes, Types,
%   Subtypes, Colors, Power, Toughness, Abilities]: ["playable", Abilities] as the engine has
%   them, or ["refused", Problem].

api:hook(magic, ["judge", Rows], Answers) :-
    maplist(judged(faces_problem), Rows, Answers).

%   Request: ["blank", Rows] as "judge" has them, of cards of which something was left out.

api:hook(magic, ["blank", Rows], Answers) :-
    maplist(judged(blank_problem), Rows, Answers).

%   Request: ["notation"]: every form of ability terms, as [Type, Form, Ability, English].

api:hook(magic, ["notation"], Rows) :-
    findall([TypeText, FormText, AbilityText, English],
            ( form(Type, Form, Ability, English),
              atom_string(Type, TypeText),
              form_text(Form, FormText),
              term_text(Ability, AbilityText)
            ),
            Rows).

%   Request: ["companion", Text, Minimum, Rows] of what a companion asks of a deck that has Minimum cards at least, a card being
%   [Name, Count, Cost, ManaValue, Types, Subtypes, Activated]: ["not_read"], or ["read", Names], the names being those of
%   cards that are against it, and "deck" where the deck as a whole is.

api:hook(magic, ["companion", Text, Minimum, Rows], Answer) :-
    (   read_ability(permanent, Text, understood(keyword(companion(Condition)), _))
    ->  maplist(deck_card, Rows, Cards),
        deck_faults(Condition, Minimum, Cards, Faults),
        maplist(atom_string, Faults, Names),
        Answer = ["read", Names]
    ;   Answer = ["not_read"]
    ).

deck_card([NameText, Count, Cost, Value, TypeTexts, SubtypeTexts, ActivatedText], Card) :-
    maplist(atom_string, [Name, Activated], [NameText, ActivatedText]),
    maplist(atom_string, Types, TypeTexts),
    maplist(atom_string, Subtypes, SubtypeTexts),
    Card = card(Name, Count, Cost, Value, Types, Subtypes, Activated).

reading_row([ContextText, Text], Row) :-
    atom_string(Context, ContextText),
    read_ability(Context, Text, Reading),
    row(Reading, Row).

lacking_row([ContextText, Text], [Kind, What]) :-
    atom_string(Context, ContextText),
    lacking(Context, Text, Kind0, What),
    atom_string(Kind0, Kind).

row(understood(Ability, English), ["understood", Term, English]) :-
    term_text(Ability, Term).
row(stopped(Word, Before), ["stopped", Word, Before]).
row(given_up(Reason), ["given_up", "", Reason]).
row(differs(Ability, English), ["differs", Term, English]) :-
    term_text(Ability, Term).
row(misplaced(Ability, Reason), ["misplaced", Term, Reason]) :-
    term_text(Ability, Term).
row(unknown(Ability, Kind-Part), ["unknown", Term, Words]) :-
    term_text(Ability, Term),
    format(string(Words), "the ~w ~q", [Kind, Part]).
row(ambiguous(Ability, Other), ["ambiguous", Term, OtherTerm]) :-
    term_text(Ability, Term),
    term_text(Other, OtherTerm).

:- meta_predicate judged(3, +, -).

judged(Trouble, [Layout, Rows], Answer) :-
    maplist(face, Rows, Faces),
    (   call(Trouble, Layout, Faces, Problem)
    ->  Answer = ["refused", Problem]
    ;   all_abilities(Layout, Faces, Abilities),
        maplist(term_text, Abilities, AbilityTexts),
        Answer = ["playable", AbilityTexts]
    ).

face([Name, Cost, Supertypes, Types, Subtypes, Colors, Power, Toughness, Texts], Face) :-
    maplist(safe_term, Texts, Terms),
    Face = face(Name, Colors, frame("normal", Cost, Supertypes, Types, Subtypes, Power, Toughness, Terms)).
