:- module(replacing_words,
          [ replace_words/3,            % +Effect, +Value, -Words
            replacing_question/3        % +Event, +Options, -Words
          ]).

/** <module> Choices between effects that would replace an event, in words
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/additional/names_to_choose', [name_of_another/1]).
:- use_module('../rules/concepts/objects', [object_name/2]).
:- use_module(object_words).
:- use_module(plain_words, [plain_words/2]).

%!  replace_words(+Effect, +Value, -Words) is semidet.
%
%   What it means to let Effect replace the event, with Value.

replace_words(Effect, Value, Words) :-
    (   entry_words(Effect, Value, Words)
    ->  true
    ;   effect_words(Effect, Name),
        value_words(Value, Name, Words)
    ).

%   entry_words(+Effect, +Value, -Words) is semidet: what an ability says that lets choose between two ways to enter.

entry_words(enters(Source, Index), Value, Words) :-
    object_name(Source, Name),
    definition:replacement(enters, Name, Index, _, entering(Entries)),
    member(Entry, Entries),
    way_to_enter(Entry, Value, Words),
    !.

way_to_enter(counters_or_haste(Kind), do, "It enters with a ~w counter"-[Kind]).
way_to_enter(counters_or_haste(_), decline, "It gains haste"-[]).
way_to_enter(tapped_or_life(N), do, "Pay ~w life"-[N]).
way_to_enter(tapped_or_life(_), decline, "It enters tapped"-[]).
way_to_enter(tapped_or_shown(_), shows(O), "Reveal ~w"-[Words]) :- card_words(O, Words).
way_to_enter(tapped_or_shown(_), decline, "It enters tapped"-[]).

value_words(none, Name, "~w"-[Name]) :-
    !.
value_words(do, Name, "Yes: ~w"-[Name]) :-
    !.
value_words(decline, Name, "No: ~w"-[Name]) :-
    !.
value_words(copying(O), _, "Copy ~w"-[Words]) :-
    !,
    object_words(O, Words).
value_words(eats(O), _, "Sacrifice ~w"-[Words]) :-
    !,
    object_words(O, Words).
value_words(host(Thing), _, "Enchant ~w"-[Words]) :-
    !,
    thing_words(Thing, Words).
value_words(protector(Player), _, "Choose ~w"-[Player]) :-
    !.
value_words(Kind, _, "Choose ~w"-[Words]) :-
    memberchk(Kind, [creature_type(Type), basic_land_type(Type)]),
    !,
    plain_words(Type, Words).
value_words(of_players(Player), _, "Choose ~w"-[Player]) :-
    !.
value_words(card_name(Called), _, "Choose ~w"-[Called]) :-
    !.
value_words(any_name(_), _, "Choose ~w"-[Other]) :-
    !,
    name_of_another(Other).
value_words(Value, _, Words) :-
    (   integer(Value)
    ->  Words = "Prevent ~d of the damage"-[Value]
    ;   chosen_words(Value, Chosen),
        Words = "Choose ~w"-[Chosen]
    ).

%   chosen_words(+Value, -Words): a keyword as it is printed, a color.

chosen_words(Value, Words) :-
    (   keyword_said(Value, Said)
    ->  Words = Said
    ;   plain_words(Value, Words)
    ).

:- multifile effect_words/2.

effect_words(ability(Source, Index), Words) :- ability_of(Source, Index, Words).
effect_words(enters(Source, Index), Words) :- ability_of(Source, Index, Words).
effect_words(impossible(Source, Index), Words) :- ability_of(Source, Index, Words).
effect_words(copies(Source, Index, _), Words) :-
    ( Source == 0 -> Words = "The token" ; ability_of(Source, Index, Words) ).
effect_words(protection(O), Words) :-
    object_words(O, Name),
    format(string(Words), "the protection of ~w", [Name]).
effect_words(protected_by(O), Words) :-
    card_words(O, Name),
    format(string(Words), "The protector of ~w", [Name]).
effect_words(enchanting(O), Words) :-
    ( O == 0 -> Words = "The token" ; card_words(O, Words) ).
effect_words(devours(O, _), Words) :-
    card_words(O, Name),
    format(string(Words), "~w devours", [Name]).
effect_words(counter(Kind, O), Words) :-
    object_words(O, Name),
    format(string(Words), "the ~w counter on ~w", [Kind, Name]).
effect_words(own(Item), Words) :-
    object_words(Item, Words).
effect_words(shield(Number), Words) :-
    shield(Number, Shield),
    shield_words(Shield, Words).
effect_words(Effect, Words) :-
    elsewhere(Effect, Source, What),
    card_words(Source, Card),
    format(string(Words), "~w: ~w", [Card, What]).

%   elsewhere(+Effect, -Source, -What) is semidet: by Effect, which is of Source, something does not go where it would.

elsewhere(bought_back(O), O, "buyback").
elsewhere(rebounds(O), O, "rebound").
elsewhere(adventured(O), O, "it goes on an adventure").
elsewhere(ominous(O), O, "it is shuffled into the library").
elsewhere(own_graveyard(O), O, "it is never put into a graveyard").
elsewhere(exiled_after(O), O, "it is exiled as it leaves the stack").
elsewhere(exiled_after_given(O), O, "it is exiled as it leaves the stack").
elsewhere(exiled_after_half(O), O, "it is exiled as it leaves the stack").
elsewhere(aftermath(O), O, "it is exiled as it leaves the stack").
elsewhere(exiled_not_buried(Source, _), Source, "the spell is exiled instead").
elsewhere(returned_resolved(Source, _), Source, "the spell returns to the hand").
elsewhere(madness(O), O, "madness").
elsewhere(own_discard(O), O, "it is put onto the battlefield").
elsewhere(exiled_instead(O), O, "it is exiled instead of dying").
elsewhere(exiled_as_it_leaves(O), O, "it is exiled as it leaves the battlefield").
elsewhere(leaves_for_good(O), O, "it is exiled as it leaves the battlefield").

%   ability_of(+Source, +Index, -Words) is semidet: of what was made so for a time, the number is not that of its source.

ability_of(Source, Index, Words) :-
    (   made_so(Source, _, Maker, Name, _, _, _)
    ->  card_words(Maker, Card)
    ;   object_name(Source, Name),
        card_words(Source, Card)
    ),
    ability_words(Name, Index, Ability),
    format(string(Words), "~w: ~w", [Card, Ability]).

shield_words(regenerates(O), Words) :-
    object_words(O, Name),
    format(string(Words), "~w regenerates", [Name]).
shield_words(prevents_next(Thing), Words) :-
    thing_words(Thing, Name),
    format(string(Words), "the next damage to ~w is prevented", [Name]).
shield_words(next_time(O, _, _, _, prevented), Words) :-
    object_words(O, Name),
    format(string(Words), "the next damage by ~w is prevented", [Name]).
shield_words(next_time(O, _, _, _, to(Thing)), Words) :-
    object_words(O, From),
    thing_words(Thing, To),
    format(string(Words), "the next damage by ~w is dealt to ~w", [From, To]).
shield_words(guards(O, _, _, _, _, _), Words) :-
    shield_words(next_time(O, _, _, _, prevented), Words).
shield_words(prevents_all_for(_, _, _, _), "damage is prevented this turn").
shield_words(prevents_next_for(Thing, _, _, _), Words) :-
    shield_words(prevents_next(Thing), Words).
shield_words(redirects_next(_, Thing), Words) :-
    thing_words(Thing, To),
    format(string(Words), "the next damage is dealt to ~w", [To]).
shield_words(all_of(_, _, _), "damage is prevented this turn").
shield_words(prevents_all(_, _, _), "damage is prevented this turn").

%!  replacing_question(+Event, +Options, -Words) is det.

replacing_question(Event, Options, Words) :-
    (   Options = [option(Effect, Value)|_],
        Value \== none,
        effect_words(Effect, Name)
    ->  Words = "~w"-[Name]
    ;   would_words(Event, Would)
    ->  Words = "~w: which effect applies first?"-[Would]
    ;   Words = "Which effect applies first?"-[]
    ).

would_words(draw(Player, _), Words) :-
    format(string(Words), "~w would draw a card", [Player]).
would_words(gain_life(Player, N), Words) :-
    format(string(Words), "~w would gain ~d life", [Player, N]).
would_words(lose_life(Player, N), Words) :-
    format(string(Words), "~w would lose ~d life", [Player, N]).
would_words(create_tokens_tapped(Player, N, Name, _), Words) :-
    would_words(create_tokens(Player, N, Name), Words).
would_words(create_tokens(Player, N, _), Words) :-
    format(string(Words), "~w would create ~d tokens", [Player, N]).
would_words(destroy(O), Words) :-
    object_words(O, Name),
    format(string(Words), "~w would be destroyed", [Name]).
would_words(deals_damage(Source, Thing, N, _), Words) :-
    object_words(Source, From),
    thing_words(Thing, To),
    format(string(Words), "~w would deal ~d damage to ~w", [From, N, To]).
would_words(put_counters(O, Kind, N), Words) :-
    object_words(O, Name),
    format(string(Words), "~d ~w counters would be put on ~w", [N, Kind, Name]).
would_words(moves(O, battlefield(_), graveyard(_), _), Words) :-
    object_words(O, Name),
    format(string(Words), "~w would die", [Name]).
would_words(moves(O, stack(_), graveyard(_), _), Words) :-
    card_words(O, Name),
    format(string(Words), "~w would go to the graveyard", [Name]).
would_words(moves(O, _, battlefield(_), _), Words) :-
    card_words(O, Name),
    format(string(Words), "~w would enter", [Name]).
