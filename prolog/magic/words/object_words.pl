:- encoding(utf8).
:- module(object_words,
          [ object_words/2,             % +Object, -Words
            thing_words/2,              % +Thing, -Words
            things_words/2,             % +Things, -Words
            card_words/2,               % +Object, -Words
            known_name/2,               % +Object, -Name
            name_once/2,                % +Object, -Name
            cost_words/2,               % +Cost, -Words
            mana_words/2,               % +Mana, -Words
            costs_words/2,              % +Costs, -Words
            keyword_words/2,            % +Keyword, -Words
            keyword_said/2,             % +Keyword, -Words
            ability_words/3,            % +Name, +Index, -Words
            term_words/3,               % +Ability, +Name, -Words
            said_words/3,               % +Ability, +Name, -Words
            stack_words/2,              % +Item, -Words
            ability_on_stack/2,         % +Kind, -Words
            source_words/3,             % +Name, +Source, -Words
            listed/2,                   % +Words, -Text
            without_stop/2,             % +Sentence, -Words
            possessive/2,               % +Player, -Words
            step_words/2                % ?Step, ?Words
          ]).

/** <module> Objects, costs and abilities in words
*/

:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../k/language').
:- use_module('../support/mana_symbols', [symbol_text/2]).
:- use_module('../../k/recent', [past/1]).
:- use_module('../cards/definitions', [text_of/3]).
:- use_module('../cards/marks', [mark_words/2]).
:- use_module('../cards/names', [called/2]).
:- use_module(plain_words, [plain_words/2]).
:- use_module('../rules/concepts/objects', [object_name/2, permanent/1]).
:- use_module('../rules/spells/casting_steps', []).
:- use_module('../cards/writing/english', [ability_english/3, cost_english/2, keyword_english/2]).

%!  card_words(+Object, -Words:string) is det.
%
%   The object's name alone, also where it is gone.

card_words(Object, Words) :-
    (   known_name(Object, Name)
    ->  atom_string(Name, Words)
    ;   Words = "a card"
    ).

%!  known_name(+Object, -Name) is semidet.
%
%   The name of Object, which may be gone; of an ability, its source's.

known_name(Object, Called) :-
    name_once(Object, Name),
    called(Name, Called).

%!  name_once(+Object, -Name) is semidet.
%
%   The same as the term by which definitions are found.

name_once(Object, Name) :-
    object_name(Object, Name),
    !.
name_once(Object, Name) :-
    stack_item(Object, _, Kind),
    ability_source(Kind, Source),
    !,
    name_once(Source, Name).
name_once(Object, Name) :-
    delayed(Object, _, _, Name, _, _, _),
    !.
name_once(Object, Name) :-
    past(-object(Object, Name, _)),
    !.

ability_source(activated(Source, _, _), Source).
ability_source(triggered(Source, _, _), Source).

%!  object_words(+Object, -Words:string) is det.
%
%   The name and the number, by which objects of one name are told apart.

object_words(Object, Words) :-
    card_words(Object, Name),
    format(string(Words), "~w (~w)", [Name, Object]).

%!  thing_words(+Thing, -Words:string) is det.
%
%   Thing is an object or a player.

thing_words(Thing, Words) :-
    (   integer(Thing)
    ->  object_words(Thing, Words)
    ;   format(string(Words), "~w", [Thing])
    ).

%!  things_words(+Things, -Words:string) is det.

things_words(Things, Words) :-
    maplist(thing_words, Things, Texts),
    listed(Texts, Words).

%!  listed(+Words:list, -Text:string) is det.
%
%   "a, b and c"

listed([], "").
listed([Word|Words], Text) :-
    (   append(Front, [Last], [Word|Words]),
        Front = [_|_]
    ->  atomic_list_concat(Front, ', ', Commas),
        format(string(Text), "~w and ~w", [Commas, Last])
    ;   format(string(Text), "~w", [Word])
    ).

%!  without_stop(+Sentence, -Words:string) is det.
%
%   Sentence for where something follows: without a full stop at its end.

without_stop(Sentence, Words) :-
    (   string_concat(Start, ".", Sentence)
    ->  Words = Start
    ;   Words = Sentence
    ).

%!  cost_words(+Cost, -Words:string) is det.
%
%   A mana cost, cost(Generic, Symbols), as "{1}{G}".

cost_words(cost(Generic, Symbols), Words) :-
    mana_words(Symbols, Colored),
    (   Generic == 0,
        Symbols \== []
    ->  Words = Colored
    ;   format(string(Words), "{~d}~w", [Generic, Colored])
    ).

%!  mana_words(+Mana:list, -Words:string) is det.

mana_words(Mana, Words) :-
    findall(['{', Text, '}'], ( member(Symbol, Mana), mana_text(Symbol, Text) ), Symbols),
    append(Symbols, Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Words).

mana_text(mana(Color, _), Text) :-
    symbol_text(Color, Text).
mana_text(Symbol, Text) :-
    symbol_text(Symbol, Text).

%!  costs_words(+Costs:list, -Words:string) is det.
%
%   Compiled costs, as the rules have them, in words.

costs_words(Costs, Words) :-
    findall(Written, ( member(Cost, Costs), written_cost(Cost, Written) ), List),
    (   List == []
    ->  Words = "nothing"
    ;   catch(cost_english(List, Words), error(_, _), fail)
    ->  true
    ;   maplist(one_cost_words, List, Texts),
        atomic_list_concat(Texts, ', ', Atom),
        atom_string(Atom, Words)
    ).

one_cost_words(Cost, Words) :-
    catch(cost_english([Cost], Words), error(_, _), plain_words(Cost, Words)).

written_cost(mana(cost(Generic, Symbols)), mana(Text)) :-
    !,
    cost_words(cost(Generic, Symbols), Words),
    atom_string(Text, Words),
    Text \== '{0}'.
written_cost(Cost, Cost).

%!  keyword_words(+Keyword, -Words:string) is det.

keyword_words(Keyword, Words) :-
    (   keyword_said(Keyword, Said)
    ->  Words = Said
    ;   plain_words(Keyword, Words)
    ).

%!  keyword_said(+Keyword, -Words:string) is semidet.

keyword_said(Keyword, Words) :-
    catch(keyword_english(Keyword, Words), error(_, _), fail).

%!  ability_words(+Name, +Index, -Words:string) is det.
%
%   What the card's ability says; a basic land type's ability has its own words, and
%   a delayed ability has its instructions.

ability_words(_, basic(Type), Words) :-
    !,
    format(string(Words), "tap for mana (~w)", [Type]).
ability_words(Name, reflexive([when(Effects, _, _)]), Words) :-
    !,
    term_words(spell(Effects), Name, Words).
ability_words(Name, delayed(Instructions), Words) :-
    !,
    term_words(spell(Instructions), Name, Words).
ability_words(Name, Index, Words) :-
    (   text_of(Name, Index, Term)
    ->  term_words(Term, Name, Said),
        ( second_meaning(Name, Index, More) -> string_concat(Said, More, Words) ; Words = Said )
    ;   format(string(Words), "ability ~w", [Index])
    ).

%   second_meaning(+Name, +Index, -Words): of two abilities that one keyword stands for, this is the other one.

second_meaning(Name, Index, ", to unattach it") :-
    definition:activated_ability(Name, Index, _, _, _, [unattach(_)], _).

%!  term_words(+Ability, +Name, -Words:string) is det.

term_words(Ability, Name, Words) :-
    (   said_words(Ability, Name, Said)
    ->  Words = Said
    ;   called(Name, Called),
        format(string(Words), "an ability of ~w", [Called])
    ).

%!  said_words(+Ability, +Name, -Words:string) is semidet.
%
%   What Ability of what has Name says, in the words of the card that it was read from or in ours.

said_words(Ability, Name, Words) :-
    called(Name, Called),
    (   mark_words(Ability, Said)
    ->  Words = Said
    ;   keyword_deed(Ability, Said)
    ->  Words = Said
    ;   definition:said(Ability, Text)
    ->  atomic_list_concat(Parts, ~, Text),
        atomic_list_concat(Parts, Called, Said),
        atom_string(Said, Words)
    ;   catch(ability_english(Ability, Called, English), error(_, _), fail)
    ->  Words = English
    ).

%   keyword_deed(+Ability, -Words): what is no card's own sentence, as a keyword's rule says it.

keyword_deed(spell([Deed]), Words) :- rule_says(Deed, Words).

rule_says(cast_by_madness(that), "You may cast it for its madness cost. If you don't, put it into your graveyard.").
rule_says(cast_by_miracle, "You may cast it for its miracle cost.").
rule_says(cast_suspended(that), "You may cast it without paying its mana cost.").
rule_says(may_cast_free(that), "You may cast it without paying its mana cost.").
rule_says(add_power(that), "It gets +X/+0 until end of turn, where X is the tapped creature's power.").
rule_says(siege_defeated, "Exile it, then you may cast it transformed without paying its mana cost.").

%!  stack_words(+Item, -Words:string) is det.
%
%   A spell or ability on the stack, with its targets.

stack_words(Item, Words) :-
    stack_item(Item, _, Kind),
    kind_words(Kind, Item, What),
    findall(Slot-Thing, target(Item, Slot, Thing), Slots),
    keysort(Slots, Sorted),
    pairs_values(Sorted, Targets),
    (   Targets == []
    ->  Words = What
    ;   things_words(Targets, At),
        without_stop(What, Start),
        format(string(Words), "~w -> ~w", [Start, At])
    ).

kind_words(Kind, Item, Words) :-
    (   ability_on_stack(Kind, Words)
    ->  true
    ;   object_words(Item, Words)
    ).

%!  ability_on_stack(+Kind, -Words:string) is semidet.
%
%   An activated or triggered ability, as stack_item/3 has it, with its source.

ability_on_stack(activated(Source, Name, Index), Words) :-
    ability_of(Source, Name, Index, Words).
ability_on_stack(triggered(Source, Name, Index), Words) :-
    ability_of(Source, Name, Index, Words).

ability_of(Source, Name, Index, Words) :-
    source_words(Name, Source, From),
    ability_words(Name, Index, Ability),
    format(string(Words), "~w: ~w", [From, Ability]).

%!  source_words(+Name, +Source, -Words:string) is det.
%
%   Name, with the number of Source where it is a permanent, which everyone sees.

source_words(Name, Source, Words) :-
    called(Name, Called),
    (   permanent(Source)
    ->  format(string(Words), "~w (~w)", [Called, Source])
    ;   atom_string(Called, Words)
    ).

%!  possessive(+Player, -Words:string) is det.

possessive(Player, Words) :-
    (   sub_atom(Player, _, 1, 0, s)
    ->  format(string(Words), "~w'", [Player])
    ;   format(string(Words), "~w's", [Player])
    ).

%!  step_words(?Step, ?Words:string) is nondet.

step_words(beginning, "before the first turn").
step_words(untap, "untap step").
step_words(upkeep, "upkeep").
step_words(draw, "draw step").
step_words(precombat_main, "first main phase").
step_words(begin_combat, "beginning of combat").
step_words(declare_attackers, "declare attackers").
step_words(declare_blockers, "declare blockers").
step_words(first_combat_damage, "first combat damage").
step_words(combat_damage, "combat damage").
step_words(end_combat, "end of combat").
step_words(postcombat_main, "second main phase").
step_words(end_turn, "end step").
step_words(cleanup, "cleanup").
