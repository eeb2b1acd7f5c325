:- module(syntax_round_trips_tests, []).

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, select/3]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/syntax/sentences').
:- use_module('../../../../prolog/magic/cards/syntax/tokens').
:- use_module('../../../../prolog/magic/cards/writing/english', [ability_english/3]).
:- use_module('../carddb_abilities').

%   lossless(+Text): Text has trees, and each of them is written as Text.

lossless(Text) :-
    text_trees(Text, Tokens, Trees),
    assertion(Trees = [_|_]),
    forall(member(Tree, Trees),
           ( tree_tokens(Tree, Again),
             assertion(Again == Tokens),
             tokens_text(Again, Written),
             assertion(atom_string(Written, Text)) )).

%   invented(?Text): no card has it.

invented("Whenever a Zombie or Skeleton you control dies, each opponent who lost life this turn discards a card.").
invented("{2}{R}, {T}, Discard a land card: ~ deals damage to any target equal to the number of Goblins you control.").
invented("If a source an opponent controls would deal damage to you, prevent 2 of that damage.").
invented("At the beginning of each player's upkeep, that player chooses a tapped artifact they control and untaps it.").
invented("Look at the top five cards of your library. You may put an Elf card from among them onto the battlefield tapped.").
invented("Other Wizards you control get +0/+2 and have \"{1}{U}: Target creature can't attack this turn.\"").
invented("As long as you've cast two or more noncreature spells this turn, ~ has flying and hexproof from red.").
invented("Exile target nontoken permanent until ~ leaves the battlefield, then its controller creates a 2/2 red Ogre token.").
invented("Choose up to two \u2014\n\u2022 Target player mills three cards.\n\u2022 Counter target spell with mana value 2 or less.").
invented("[-3]: Until your next turn, creatures can't attack you unless their controller pays {1} for each of them.").
invented("When ~ enters, if it was kicked, you may search your library for a Dragon card, reveal it, and shuffle.").
invented("Kicker\u2014Sacrifice a creature or pay {3}.").
invented("Protection from black, hexproof from Demons").
invented("Prowl {1}{B}, ward\u2014Pay 2 life.").
invented("Double the number of +1/+1 counters on each creature that attacked or blocked this turn.").
invented("Enchanted creature gets -1/-1 for each card in its controller's hand and can't be regenerated this turn.").
invented("You may cast Dwarf spells from your graveyard by paying 3 life rather than paying their mana costs.").
invented("~ costs {1} less to cast for each artifact sacrificed this turn.").
invented("Each player separates the lands they control into two piles.").

card_english(English) :-
    card_ability(_, Ability),
    ability_english(Ability, ~, English).

%   damaged(+Words, -Damaged): a word is deleted, or two neighbours are exchanged.

damaged(Words, Damaged) :-
    nth1(_, Words, _, Damaged).
damaged(Words, Damaged) :-
    append(Before, [A, B|After], Words),
    A \== B,
    append(Before, [B, A|After], Damaged).

:- begin_tests(syntax_round_trips).

test('a tree is written as the text that it was read from', [forall(invented(Text))]) :-
    lossless(Text).

test('what the rules write of cards is read and written', [forall(card_english(English))]) :-
    lossless(English).

test('of damaged texts few have a tree', true(Read*5 < All)) :-
    findall(Text,
            ( invented(Whole), split_string(Whole, " ", "", Words), damaged(Words, Damaged),
              atomic_list_concat(Damaged, ' ', Text) ),
            Texts),
    length(Texts, All),
    assertion(All > 400),
    aggregate_all(count, ( member(Text, Texts), text_trees(Text, _, [_|_]) ), Read).

test('what is read of a damaged text is the damaged text', [forall(member(Whole, ["Untap all Elves you control.",
                                                                              "Each player draws two cards."]))]) :-
    split_string(Whole, " ", "", Words),
    forall(( damaged(Words, Damaged),
             atomic_list_concat(Damaged, ' ', Text),
             text_trees(Text, Tokens, Trees),
             member(Tree, Trees) ),
           ( tree_tokens(Tree, Again), assertion(Again == Tokens) )).

:- end_tests(syntax_round_trips).
