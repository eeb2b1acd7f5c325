:- module(cards,
          [ define_described/2,         % +Name, +Description
            keyword_means/2             % ?Keyword, ?Ability
          ]).

/** <module> Ability terms become the tables of definitions.pl
*/

:- use_module(library(apply), [maplist/2, maplist/3, foldl/4, foldl/5]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3, reverse/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../../k/language').
:- use_module('../../k/store', [define/1, met/1]).
:- use_module('../../k/types', [of_type/2]).
:- use_module(definitions, [meaning_index/3]).
:- use_module('../rules/concepts/mana', [printed_mana/4]).
:- use_module('../rules/additional/own_replacements', [with_alternatives/2]).
:- use_module('../rules/concepts/variable_costs', [join_mana/2]).
:- use_module('../rules/programs/libraries_named', [shuffled_in/3]).
:- use_module('../rules/programs/roles', [program_of/2, spliced/2]).
:- use_module('../characteristics/continuous_effects', [layer_of/2, pass_of/2]).
:- use_module('../characteristics/settling', [restless/1]).
:- use_module('../support/reacting', [reaction/4]).
:- use_module(keyword_facts).
:- use_module(names, [front_called/3]).
:- use_module(printed_costs).
:- use_module(printed_values, [colors_everywhere/3, numbered/3, without_x/3]).
:- use_module(modes_alone, [entwined/3]).
:- use_module(mana_abilities, [define_mana/5, makes_mana/2]).
:- use_module(predefined_tokens, [predefined_token/3, predefined_types/3]).
:- use_module(token_definitions, [abilities_apart/4, granted_ability/2, sized_by/4, supertypes_apart/3, token_called/3, token_created/2, token_name/4, token_size/4]).
:- use_module(several_targets, [among_any_number/5, another_of_group/3, another_slot/3, combined/4, called_in_rules/3, group_of_slots/6, if_kicked/2, later_targets/3, of_mode/4, speaks_of_later/2]).
:- use_module(patterns, [at_the_same_time/1, listener_of/5, pattern/2, scope_pattern/5, would/3]).
:- use_module(special_uses, [used_in/2]).

:- multifile define_ability/3, keyword_means/2, keyword_way/5, keyword_option/4.

%!  keyword_means(?Keyword, ?Ability) is nondet.
%
%   Keyword stands for Ability (702). Keyword modules add clauses.

%!  define_described(+Name, +Description) is det.
%
%   Add what Description makes of Name: described(Called, Cost, Supertypes, Types, Subtypes,
%   Colors, Size, Abilities). Cost is `none` or costs(Cost, CountOfX), Size is `none` or
%   size(Power, Toughness), Abilities are Index-Term.

define_described(Name, Description) :-
    Description = described(Called, Cost, Supertypes, Types, Subtypes, Colors, Size, Abilities),
    define(description(Name, Description)),
    define(keyword_used(haste)),
    ( Called == Name -> true ; define(called(Name, Called)) ),
    define_cost(Cost, Name),
    colors_everywhere(Abilities, Colors, OwnColors),
    define_all(card_color, Name, OwnColors),
    define_all(card_supertype, Name, Supertypes),
    define_all(card_type, Name, Types),
    forall(( memberchk(legendary, Supertypes), member(Type, Types), memberchk(Type, [instant, sorcery]) ),
           define(legendary_spell(Name))),
    forall(( member(Type, Types), memberchk(Type, [planeswalker, battle]) ), define(attackable(Type))),
    define_all(card_subtype, Name, Subtypes),
    define_size(Size, Name),
    forall(member(Index-Term, Abilities), define_numbered(Term, Name, Index)),
    define_taps(Name),
    forall(reaction(Name, Time, Zone, Needs), define(reacts(Name, Time, Zone, Needs))).

define_all(Table, Name, Values) :- forall(( member(Value, Values), Fact =.. [Table, Name, Value] ), define(Fact)).

define_size(none, _).
define_size(size(P, T), Name) :-
    define(card_pt(Name, P, T)),
    (   T =< 0
    ->  define(frail(Name))
    ;   true
    ).

define_taps(Name) :-
    forall(printed_mana(Name, Index, Units, Weight), define(taps_for(Name, Index, Units, Weight))),
    (   definition:taps_for(Name, First, _, _), definition:taps_for(Name, Second, _, _), First \== Second
    ->  define(uses(several_taps))
    ;   true
    ).

define_numbered(Term, Name, Index) :-
    define(ability_text(Name, Index, Term)),
    forall(used_in(Term, Fact), define(Fact)),
    forall(( sub_term(gain(Keyword), Term), more_than_a_word(Keyword) ),
           ( define(uses(abilities)), define(keyword_ability(Keyword)) )),
    define_ability(Term, Name, Index),
    forall(( granted(Term, Granted), token_created(Granted, Token) ), compiled_term(Token, _, [], _)).

granted(Term, Granted) :-
    granted_ability(Term, Given), ( keyword_means(Given, Granted) *-> true ; Granted = Given ).

more_than_a_word(Keyword) :-
    once(( keyword_means(Keyword, _) ; keyword_fact(Keyword, '', _) )).

define_ability(token(_, _, _, _, _, _), _, _).
define_ability(color_indicator(_), _, _).
define_ability(other_face(K, Layout, _, _, _, _, _, _, _, _), Name, _) :-
    define(faces(Name, K, Layout)),
    ( front_called(Layout, Name, Front) -> define(called(Name, Front)) ; true ),
    met(face(Name, K)).
define_ability(applied(Term), Name, Index) :-
    define_ability(Term, Name, Index).
define_ability(keyword(Keyword), Name, Index) :-
    define(card_keyword(Name, Keyword)),
    define(keyword_used(Keyword)),
    forall(keyword_fact(Keyword, Name, Fact), ( define(Fact), forall(cast_as(Fact, Spell), met(Spell)) )),
    findall(Ability, keyword_means(Keyword, Ability), Meanings),
    forall(nth0(K, Meanings, Meaning), ( meaning_index(Index, K, Own), define_meaning(Meaning, Name, Own) )).
define_ability(Ability, Name, _) :-
    plain_fact(Ability, Name, Fact),
    define(Fact).
define_ability(enters_tapped, Name, Index) :-
    define(replacement(enters, Name, Index, this, entering([tapped]))).
define_ability(enters_with(Entries), Name, Index) :-
    define(replacement(enters, Name, Index, this, entering(Entries))).
define_ability(enters_as_copy(Filter, Exceptions), Name, Index) :-
    define(replacement(copies, Name, Index, Filter, Exceptions)).
define_ability(replacement(Would, Instead0), Name, Index) :-
    compiled([Instead0], _, [Instead]),
    would(Would, Kind, Pattern),
    define(replacement(Kind, Name, Index, Pattern, Instead)).
define_ability(spell(Effects0), Name, _) :-
    entwined(Name, Effects0, Effects),
    compiled(Effects, Slots, Instructions),
    define(spell_ability(Name, Slots, Instructions)).
define_ability(activated(Costs, Effects), Name, Index) :-
    define_ability(activated(Costs, Effects, []), Name, Index).
define_ability(activated(Costs, Effects, Limits), Name, Index) :-
    (   memberchk(loyalty(_), Costs)
    ->  define(loyalty_ability(Name, Index)),
        define_activated(Name, Index, battlefield, Costs, Effects, [sorcery_speed|Limits])
    ;   ability_zone(Costs, Effects, Zone),
        ( Zone == graveyard -> define(buried(Name)) ; true ),
        define_activated(Name, Index, Zone, Costs, Effects, Limits)
    ).
define_ability(loyalty(N), Name, Index) :-
    define(replacement(enters, Name, Index, this, entering([counters(loyalty, N)]))).
define_ability(defense(N), Name, Index) :-
    define(replacement(enters, Name, Index, this, entering([counters(defense, N)]))).
define_ability(from_hand(Costs, Effects), Name, Index) :- define_activated(Name, Index, hand, Costs, Effects, []).
define_ability(from_hand(Costs, Effects, Limits), Name, Index) :- define_activated(Name, Index, hand, Costs, Effects, Limits).
define_ability(triggered(Event, Condition, Effects), Name, Index) :-
    compiled(Effects, Slots, Instructions),
    define(triggered_ability(Name, Index, Condition, Slots, Instructions)),
    define_special_trigger(Event, Name, Index),
    ( in_graveyard(Event-Condition-Effects) -> define(buried(Name)), define(buried_trigger(Name, Index)) ; true ),
    ( sub_term(Part, Event), at_the_same_time(Part) -> define(triggers_together(Name, Index)) ; true ),
    forall(listener_of(Event, Condition, Effects, Kind, Pattern), define(listener(Kind, Name, Index, Pattern))).
define_ability(triggered(Event, Condition, Effects, [once_each_turn]), Name, Index) :-
    define(triggers_once(Name, Index)),
    define_ability(triggered(Event, Condition, Effects), Name, Index).
define_ability(static(Scope, Changes, Condition), Name, Index) :-
    define(restless(Name)), define(uses(watching)),
    maplist(layer_of, Changes, Layers),
    scope_pattern(Name, Scope, Layers, Index, S),
    define_static(Changes, Name, Change, Layer, conditional_static(Name, Index, S, Layer, Change, Condition)).
define_ability(static(Scope, Changes), Name, Index) :-
    ( restless(static(Scope, Changes)) -> define(restless(Name)), define(uses(watching)) ; true ),
    maplist(layer_of, Changes, Layers),
    scope_pattern(Name, Scope, Layers, Index, S),
    define_static(Changes, Name, Change, Layer, static_ability(Name, Index, S, Layer, Change)).
define_ability(buried_static(Scope, Changes, Condition), Name, Index) :-
    define(restless(Name)), define(uses(watching)), define(uses(buried_statics)),
    pattern(Scope, Pattern),
    define_static(Changes, Name, Change, Layer, conditional_static(Name, Index, Pattern, Layer, Change, buried(Condition))).
define_ability(alternative_cost(Costs0), Name, Index) :-
    maplist(compiled_cost, Costs0, Costs),
    define(alternative_cost(Name, Index, Costs)).
define_ability(additional_cost(Cost0), Name, _) :-
    ( is_list(Cost0) -> Costs0 = Cost0 ; Costs0 = [Cost0] ),
    forall(( member(One, Costs0), compiled_cost(One, Cost) ),
           ( define(additional_cost(Name, Cost)), ( variable([Cost]) -> define(additional_x(Name, Cost)) ; true ) )).
define_ability(from_graveyard(Way, Condition), Name, _) :-
    define(from_graveyard(Name, Way, Condition)),
    (   Way == from_graveyard
    ->  forall(definition:card_cost(Name, Cost), define(way(Name, Way, graveyard, [mana(Cost)], none)))
    ;   true
    ).
define_ability(own_cost(Difference, Condition), Name, _) :-
    define(own_cost(Name, Difference, Condition)).
define_ability(cost_change(Who, Filter, Change), Name, _) :-
    define(cost_change(Name, Who, Filter, Change)).

%   define_static(+Changes, +Name, ?Change, ?Layer, +Fact): Fact for each Change of a static ability of Name, and where it is made.

define_static(Changes, Name, Change, Layer, Fact) :-
    forall(( member(Change, Changes), layer_of(Change, Layer) ),
           ( define(Fact), ( pass_of(Layer, Pass) -> define(works_in(Name, Pass)) ; true ) )).

%   A keyword may stand for several abilities; definitions:base_index/2 is the way back.

define_meaning(Meaning, Name, Index) :-
    forall(used_in(Meaning, Fact), define(Fact)),
    define_ability(Meaning, Name, Index).

%   State triggers (603.8), and chapters: a Saga enters with a lore counter (714.3).

define_special_trigger(Event, Name, Index) :-
    (   Event = state(State)
    ->  define(state_trigger(Name, Index, State)), define(uses(watching))
    ;   Event = chapter(Numbers)
    ->  forall(member(Number, Numbers), define(chapter(Name, Index, Number))),
        (   memberchk(1, Numbers)
        ->  define(replacement(enters, Name, Index, this, entering([counters(lore, 1)])))
        ;   true
        )
    ;   true
    ).

define_activated(Name, Index, Zone, Costs0, Effects, Limits) :-
    foldl(activation_cost, Costs0, Costs1, []),
    join_mana(Costs1, Costs2),
    with_others_tapped(Costs2, Costs),
    ( variable(Costs) -> define(variable_cost(Name, Index)) ; true ),
    compiled(Effects, Slots, Instructions),
    define(activated_ability(Name, Index, Zone, Costs, Slots, Instructions, Limits)),
    forall(member(cheaper(Quantity, Condition), Limits), define(cheaper(Name, Index, Quantity, Condition))),
    ( Limits == [] -> true ; define(limited_ability(Name, Index)) ),
    (   Slots == [],
        \+ memberchk(loyalty(_), Costs),
        makes_mana(Instructions, Units)
    ->  define(mana_ability(Name, Index)),
        ( sub_term(only(_), Units) -> define(special_mana(only)), define(restricted_mana(Name)) ; true ),
        define_mana(Name, Index, Costs, Limits, Units)
    ;   true
    ).

%!  compiled(+Effects, -Slots, -Instructions) is det.
%
%   Each target(Filter) becomes chosen(K) and a slot; each token becomes a name.

compiled(Effects0, Slots, Instructions) :-
    with_alternatives(Effects0, Effects),
    foldl(compiled_term, Effects, Instructions0, []-1, Reversed-_),
    spliced(Instructions0, Instructions),
    reverse(Reversed, Slots).

compiled_term(gain(What), gain(What), State, State) :-
    !.
compiled_term(program(Written0), program(Statements), State0, State) :-
    !,
    foldl(compiled_term, Written0, Written, State0, State),
    shuffled_in(Written0, Written, Carried),
    program_of(Carried, Statements).
compiled_term(Term0, Term, State0, State) :-
    abilities_apart(Term0, Before0, Abilities, Name),
    !,
    foldl(compiled_term, Before0, Before, State0, State),
    append([Name|Before], [Abilities], Parts), Term =.. Parts.
compiled_term(target(Filter), chosen(K), Slots-K, [Slot|Slots]-Next) :-
    !,
    another_slot(Slots, Filter, Slot),
    Next is K+1.
compiled_term(provided(kicked, Effects0), provided(kicked, Effects), Slots-K, New-Next) :-
    !,
    foldl(compiled_term, Effects0, Effects, Slots-K, All-Next),
    append(Own0, Slots, All),
    maplist(if_kicked, Own0, Own),
    append(Own, Slots, New).
compiled_term(targets(Count, Filter), Chosen, Slots0-First, Slots-Next) :-
    !,
    group_of_slots(Count, Filter, First, Last, New0, Chosen),
    maplist(another_of_group(Slots0), New0, New),
    Next is Last+1,
    append(New, Slots0, Slots).
compiled_term(Divided0, Divided, State0, State) :-
    among_any_number(Divided0, Most, Filter, Divided, Chosen),
    !,
    compiled_term(targets(up_to(Most), Filter), Chosen, State0, State).
compiled_term(modal(Modes0), modal(Modes), Slots-K, New-Next) :-
    !,
    length(Modes0, Count),
    compiled_modes(Modes0, 1, Count, Modes, Slots-K, New-Next).
compiled_term(modal(Least, Most, Modes0), Compiled, State0, State) :-
    !,
    findall(Combination, combined(Least, Most, Modes0, Combination), Combinations),
    compiled_term(modal(Combinations), Compiled, State0, State).
compiled_term(if(Condition0, Then0, Else0), if(Condition, Then, Else), State0, State) :-
    speaks_of_later(Then0, Else0),
    !,
    foldl(compiled_term, [Condition0, Else0, Then0], [Condition, Else, Then], State0, State).
compiled_term(create(Who0, N, Token0), create_sized(Who, N, P, T, Token), State0, State) :-
    sized_by(Token0, P, T, Unsized),
    !,
    compiled_term(Who0, Who, State0, State), compiled_term(Unsized, Token, State, State).
compiled_term(token(Name, Types, Subtypes, Colors, P, T, Keywords), Token, State, State) :-
    !,
    define_token(Name, Types, Subtypes, Colors, P, T, Keywords, Token).
compiled_term(reflexive(Effects), reflexive([when(Effects, Slots, Instructions)]), State, State) :-
    !,
    compiled(Effects, Slots, Instructions).
compiled_term(predefined(Kind), Name, State, State) :-
    !,
    predefined_token(Kind, Name, Abilities),
    define_predefined(Name, Kind, Abilities).
compiled_term([mana(Text)|Others0], Costs, State0, State) :-
    atom(Text),
    without_x(Text, _, Count),
    Count > 0,
    !,
    compiled_term(Others0, Others, State0, State),
    activation_cost(mana(Text), Costs, Others).
compiled_term(mana(Text), mana(Cost), State, State) :-
    atom(Text),
    !,
    compiled_cost(mana(Text), mana(Cost)).
compiled_term(Term, Compiled, State0, State) :-
    (   compound(Term)
    ->  Term =.. [Name|Arguments0],
        foldl(compiled_term, Arguments0, Arguments, State0, State),
        Compiled =.. [Name|Arguments]
    ;   called_in_rules(Term, State0, Compiled),
        State = State0
    ).

%   compiled_modes(+Modes0, +N, +Count, -Modes, +State0, -State): what each mode targets, is marked so.

compiled_modes([], _, _, [], State, State).
compiled_modes([Said|Modes0], N, Count, [Mode|Modes], Before-K0, State) :-
    ( Said = all(Together) -> later_targets(Together, K0, Mode0) ; Mode0 = Said ),
    foldl(compiled_term, Mode0, Mode, []-K0, Own0-K),
    maplist(of_mode(N, Count), Own0, Own),
    append(Own, Before, Slots),
    Next is N+1,
    compiled_modes(Modes0, Next, Count, Modes, Slots-K, State).

define_predefined(Name, Kind, Terms) :-
    (   definition:token(Name)
    ->  true
    ;   define(token(Name)),
        numbered(Terms, 1, Abilities),
        predefined_types(Kind, Types, Subtypes),
        define_described(Name, described(Name, none, [], Types, Subtypes, [], none, Abilities))
    ).

%   Tokens are known by name; tokens that differ get names that differ, though they are called the same.

define_token(Base, Types, Subtypes, Colors, P, T, Keywords, Name) :-
    Spec = token(Types, Subtypes, Colors, P, T, Keywords),
    token_name(Base, 1, Spec, Name),
    define(token(Name)),
    findall(Term, ( member(Keyword, Keywords), ( of_type(keyword, Keyword) -> Term = keyword(Keyword) ; Term = Keyword ) ), Terms),
    numbered(Terms, 1, Abilities),
    token_size(P, T, Types, Size),
    token_called(Base, Subtypes, Called),
    supertypes_apart(Types, Supers, CardTypes),
    define_described(Name, described(Called, none, Supers, CardTypes, Subtypes, Colors, Size, [0-Spec|Abilities])).
