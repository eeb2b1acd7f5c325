:- module(standing_words,
          [ standing//1                 % +Ability
          ]).

/** <module> Words for abilities that hold: static ones, replacements, what things cost and what may not be done
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2, selectchk/3]).
:- use_module('../text/nouns/text_counters', [plain_counter//1]).
:- use_module('../text/text_phrases', [subtype//2]).
:- use_module(amounts_apart, [in_place/4]).
:- use_module(change_words, [changes//3, token//2]).
:- use_module(condition_words, [standing_condition//1]).
:- use_module(deed_words, [each_one//1, exceptions//1]).
:- use_module(inner_words, [amount//1, number//1, own_words//1, thing//3]).
:- use_module(set_words, [set_np//4]).

%!  standing(+Ability)// is nondet.

standing(static(Scope, Changes)) --> holds(Scope, Changes), ['.'].
standing(static(Scope, Changes, Condition)) --> [as, long, as], standing_condition(Condition), [','], holds(Scope, Changes), ['.'].
standing(static(Scope, Changes, Condition)) --> holds(Scope, Changes), [as, long, as], standing_condition(Condition), ['.'].
standing(static(Scope, Changes, it_holds(not(Condition)))) --> holds(Scope, Changes), [unless], standing_condition(it_holds(Condition)), ['.'].
standing(enters_as_copy(Set, But)) --> [you, may, have, ~, enter, as, a, copy, of], set_np(Set, a, singular, permanent), exceptions(But), ['.'].
standing(own_cost(Change, true)) --> [~], costs(Change, third, none), ['.'].
standing(own_cost(Change, Condition)) --> { Condition \== true }, [~], costs(Change, third, if(Condition)), ['.'].
standing(cost_change(Who, Set0, Change)) -->
    { ( selectchk(which(Condition), Set0, Set), Condition \= this_turn(_, _, exactly, _) -> When = as_long_as(Condition) ; Set = Set0, When = none ) },
    cast_by(Set, Who), costs(Change, base, When), ['.'].
standing(cost_change(you, [which(this_turn(you, spells_cast, exactly, N))|Set], Change)) -->
    { memberchk(N-Nth, [0-first, 1-second, 2-third]) },
    [the, Nth], set_np(Set, bare, singular, spell), [you, cast, each, turn], costs(Change, third, none), ['.'].
standing(alternative_cost([mana(Mana)], Condition)) -->
    [if], standing_condition(Condition), [',', you, may, pay, Mana, rather, than, pay, ~, '\'s', mana, cost, '.'].
standing(maximum_hand_size(N)) --> [your, maximum, hand, size, is], number(N), ['.'].
standing(cant_be_countered(Set)) --> set_np(Set, bare, plural, spell), ['can\'t', be, countered, '.'].
standing(cant_cast(Who, [Part|Set])) --> { out_of(Part, Words) }, casters(Who), ['can\'t', cast], set_np(Set, bare, plural, spell), [from], Words, ['.'].
standing(cant_cast(Who, Set)) --> { \+ Set = [which(your_turn)] }, casters(Who), ['can\'t', cast], set_np(Set, bare, plural, spell), ['.'].
standing(cant_cast(Who, [which(your_turn)])) --> casters(Who), ['can\'t', cast, spells, during, your, turn, '.'].
standing(casts_at_most(Who, 1, Set)) --> casters(Who), ['can\'t', cast, more, than, one], set_np(Set, bare, singular, spell), [each, turn, '.'].
standing(may_cast_any_time(Set)) --> [you, may, cast], set_np(Set, bare, plural, spell), [as, though, they, had, flash, '.'].
standing(graveyards_sealed) --> [cards, in, graveyards, 'can\'t', be, the, targets, of, spells, or, abilities, '.'].
standing(spells_have_lifelink(Set)) --> set_np(Set, bare, plural, spell), [have, lifelink, '.'].
standing(may_play_buried_lands(Set)) --> [you, may, play], set_np(Set, bare, plural, permanent), [from, your, graveyard, '.'].
standing(you_have(Keyword)) --> [you, have, Keyword, '.'].
standing(triggers_again(Cause, Set)) -->
    { Cause \== anything },
    [if], cause(Cause), [causes, a, triggered, ability, of], set_np(Set, a, singular, permanent), [to, trigger, ',', that, ability, triggers, an, additional, time, '.'].
standing(triggers_again(anything, Set)) -->
    [if, a, triggered, ability, of], set_np(Set, a, singular, permanent), [triggers, ',', that, ability, triggers, an, additional, time, '.'].
standing(keeps_from_triggering(Cause)) --> { Cause =.. [Kind, Set] }, set_np(Set, bare, plural, permanent), caused(Kind), ['don\'t', cause, abilities, to, trigger, '.'].
standing(enters_with([tapped, Choice])) --> { entry(Choice, Words) }, [~, enters, tapped, '.', as, it, enters, ',', choose], Words, ['.'].
standing(enters_with([Choice])) --> { entry(Choice, Words) }, [as, ~, enters, ',', choose], Words, ['.'].
standing(enters_with(Entries)) --> entering(Entries), ['.'].
standing(replacement(Event, Instead)) --> instead(Event, Instead), ['.'].

out_of(in(graveyard, all([player])), [graveyards]).
out_of(either([in(graveyard, all([player]))], [in(library, all([player]))]), [graveyards, or, libraries]).
out_of(not([in_own_hand]), [anywhere, other, than, their, hands]).

%   cause(+Cause)//, caused(+Kind)//: what causes abilities to trigger

cause(Cause) --> { Cause =.. [Kind, Set] }, set_np(Set, a, singular, permanent), caused(Kind).
cause(draws(each([Noun]))) --> [a, Noun, drawing, a, card].
cause(deals_damage(Sort, Set, each([Noun]))) --> set_np(Set, a, singular, permanent), [dealing], sort(Sort), [to, a, Noun].

caused(enters) --> [entering].
caused(dies) --> [dying].
caused(attacks) --> [attacking].

entry(color, [a, color]).
entry(creature_type, [a, creature, type]).
entry(basic_land_type, [a, basic, land, type]).
entry(card_name, [a, card, name]).
entry(chosen_player(Noun), [a, Noun]).

%   holds(+Scope, +Changes)//: whom it is about, and what is so.

holds(Scope, [defined_toughness(the_amount(Amount))]) --> [~, '\'s', toughness, is, equal, to], { Scope == this }, amount(Amount).
holds(Scope, [defined_power(the_amount(Amount))]) --> [~, '\'s', power, is, equal, to], { Scope == this }, amount(Amount).
holds(Scope, Changes0) -->
    { memberchk(pt(P, T), Changes0), ( P = the_amount(_) -> Said = P ; T = the_amount(_), Said = T ) },
    { Said = the_amount(Amount), ( Amount = times(N, Each) -> true ; N = 1, Each = Amount ), integer(N), in_place(Changes0, Said, N, Changes) },
    subject(Scope, Agreement, Number), held(Changes, Agreement, Number, for_each(Each)).
holds(Scope, Changes0) -->
    { memberchk(pt(P, T), Changes0), ( P = the_amount(_) -> Said = P ; T = the_amount(_), Said = T ), Said = the_amount(Amount), in_place(Changes0, Said, '$x', Changes) },
    subject(Scope, Agreement, Number), held(Changes, Agreement, Number, none), [',', where, '^', x, is], amount(Amount).
holds(Scope, Changes) --> subject(Scope, Agreement, Number), held(Changes, Agreement, Number, none).

subject(Scope, base, plural) --> { is_list(Scope) }, set_np(Scope, bare, plural, permanent).
subject(Scope, Agreement, singular) --> { \+ is_list(Scope) }, thing(Scope, subject, Agreement).

%   held(+Changes, +Agreement, +Number, +ForEach)//: "for each" stands behind the size.

held([pt(P, T)|Others], Agreement, Number, for_each(Each)) -->
    changes([pt(P, T)], Agreement, Number), [for, each], each_one(Each),
    ( { Others == [] } -> [] ; [and], held(Others, Agreement, Number, none) ).
held([cant_block_those([this])], _, _, none) --> ['can\'t', block, ~].
held([cant_block_those(Set)], _, _, none) --> { Set \== [this] }, ['can\'t', block], set_np(Set, bare, plural, permanent).
held([ignores_defender], third, _, none) --> [can, attack, as, though, it, 'didn\'t', have, defender].
held([ignores_defender], base, _, none) --> [can, attack, as, though, they, 'didn\'t', have, defender].
held([cant_attack, cant_block], _, _, none) --> ['can\'t', attack, or, block].
held([set_land_types([Type]), lose_rules_text], third, _, none) --> [is, a], subtype(Type, singular).
held([set_land_types([Type]), lose_rules_text], base, _, none) --> [are], subtype(Type, plural).
held([cant_attack_alone], _, _, none) --> ['can\'t', attack, alone].
held([set_colors([white, blue, black, red, green])], Agreement, _, none) --> ( { Agreement == third } -> [is] ; [are] ), [all, colors].
held(Changes0, Agreement, Number, none) --> { maplist(had, Changes0, Changes) }, changes(Changes, Agreement, Number).

had(Change, Held) :- ( Change = gain(Ability) -> Held = has(Ability) ; Held = Change ).

%   costs(+Change, +Agreement, +When)//

costs(Change, Agreement, When) -->
    { Change =.. [More, Amount], ( Agreement == third -> Verb = costs ; Verb = cost ) },
    [Verb],
    less(Amount, More, When).

less(N, More, When) --> { integer(N), format(atom(Symbol), '{~d}', [N]) }, [Symbol, More, to, cast], when(When).
less(the_amount(Amount), More, none) -->
    { ( Amount = times(N, Each) -> true ; N = 1, Each = Amount ), integer(N), format(atom(Symbol), '{~d}', [N]) },
    [Symbol, More, to, cast, for, each], each_one(Each).
less(the_amount(Amount), More, none) --> ['{X}', More, to, cast, ',', where, '^', x, is], amount(Amount).

when(none) --> [].
when(if(targets_one(Set))) --> [if, it, targets], set_np(Set, a, singular, permanent).
when(if(Condition)) --> { Condition \= targets_one(_) }, [if], standing_condition(Condition).
when(as_long_as(Condition)) --> [as, long, as], standing_condition(it_holds(Condition)).

cast_by(Set, Who) --> set_np(Set, bare, plural, spell), ( { Who == you } -> [you, cast] ; [your, opponents, cast] ), { memberchk(Who, [you, each([opponent])]) }.

casters(you) --> [you].
casters(enchanted_player) --> [enchanted, player].
casters(each([opponent])) --> [your, opponents].
casters(each([player])) --> [each, player].

%   entering(+Entries)//

entering([unless(Condition)|Entries]) --> with(Entries), [unless], standing_condition(Condition).
entering([provided(Condition)|Entries]) --> with(Entries), [if], standing_condition(Condition).
entering(Entries) --> with(Entries).

with([tapped]) --> [~, enters, tapped].
with([counters(Kind, N)]) --> [~, enters, with], counted(N, Kind), [on, it].
with([counters(Kind, the_amount(Amount))]) --> [~, enters, with, a], plain_counter(Kind), [counter, on, it, for, each], each_one(Amount).
with([counters(Kind, the_amount(Amount))]) --> [~, enters, with, a, number, of], plain_counter(Kind), [counters, on, it, equal, to], amount(Amount).

counted(1, Kind) --> [a], plain_counter(Kind), [counter].
counted(N, Kind) --> { N \== 1 }, number(N), plain_counter(Kind), [counters].

%   instead(+Event, +Instead)//

instead(deals_damage(Sort, From, To), nothing) --> [prevent, all], sort(Sort), [that, would, be, dealt], to(To), by(From).
instead(deals_damage(Sort, From, To), prevents(N)) -->
    [if], source(From), [would, deal], sort(Sort), parties(To), [',', prevent, N, of, that, damage].
instead(deals_damage(Sort, From, To), prevents_all_but(N)) -->
    [if], source(From), [would, deal], sort(Sort), parties(To), [',', prevent, all, but, N, of, that, damage].
instead(deals_damage(Sort, From, To), times(2)) -->
    [if], source(From), [would, deal], sort(Sort), parties(To), [',', it, deals, double, that, damage], again(To), [instead].
instead(deals_damage(any, any, [To]), prevented(program(Statements))) -->
    [if, damage, would, be, dealt], to([To]), [',', prevent, that, damage, and], own_words(clauses(Statements)).
instead(deals_damage(any, From, To), prevented(program(Statements))) -->
    { From \== any }, [if], source(From), [would, deal, damage], parties(To), [',', prevent, that, damage, and], own_words(clauses(Statements)).
instead(deals_damage(any, any, [To]), Once) -->
    { once_while(Once, Statements, When) },
    [if, damage, would, be, dealt], to([To]), while(When), [',', prevent, that, damage, and], own_words(clauses(Statements)).
instead(deals_damage(Sort, From, To), prevents_half(Rounded)) -->
    [if], source(From), [would, deal], sort(Sort), parties(To), [',', prevent, half, that, damage, ',', rounded, Rounded].
instead(creates_tokens(you), with_more(as_many, Token)) -->
    [if, one, or, more, tokens, would, be, created, under, your, control, ',', those, tokens, plus, that, many], token(Token, plural), [are, created, instead].
instead(creates_tokens(you), of_kind(Kind, with_more(1, Token))) -->
    [if, you, would, create, one, or, more], subtype(Kind, singular), [tokens, ',', instead, create, those, tokens, plus, an, additional], token(Token, singular).
instead(is_destroyed(this), regenerated) --> [if, ~, would, be, destroyed, ',', regenerate, it].
instead(draws(you), More) -->
    { ( More = provided(When, Plain) -> true ; When = true, Plain = More ) },
    [if, you, would, draw, a, card], while(When), [','], drawn_instead(Plain).
instead(dies(Scope), Place) --> { memberchk(Place-Words, [library_top-[on, top, of, its, owner, '\'s', library], library_bottom-[on, the, bottom, of, its, owner, '\'s', library]]) },
    [if], dying(Scope), [would, die, ',', put, it], Words, [instead].
instead(dies(Scope), hand) --> [if], dying(Scope), [would, die, ',', return, it, to, its, owner, '\'s', hand, instead].
instead(dies(Scope), exile) --> [if], dying(Scope), [would, die, ',', exile, it, instead].
instead(dies(Scope), exile_then(program(Statements))) --> [if], dying(Scope), [would, die, ',', instead, exile, it, and], own_words(clauses(Statements)).
instead(enters_from([graveyard, library], Set), impossible) --> set_np(Set, bare, plural, card), [in, graveyards, and, libraries, 'can\'t', enter].
instead(gains_life(Who), nothing) --> { somebody(Who, Noun) }, [if, a, Noun, would, gain, life, ',', that, player, gains, no, life, instead].
instead(gains_life(Who), lost) --> { somebody(Who, Noun) }, [if, a, Noun, would, gain, life, ',', that, player, loses, that, much, life, instead].
instead(put_into_graveyard(you, Set), exile) --> [if], set_np(Set, a, singular, card), [would, be, put, into, your, graveyard, from, anywhere, ',', exile, it, instead].
instead(enters(Set), entering([counters(Kind, N)])) --> set_np(Set, each, singular, permanent), [enters, with], additional(N, Kind), [on, it].

once_while(prevented_once(program(Statements)), Statements, true).
once_while(provided(When, prevented_once(program(Statements))), Statements, When).

while(true) --> [].
while(Condition) --> { Condition \== true }, [while], standing_condition(Condition).

drawn_instead(times(N)) --> [draw], number(N), [cards, instead].
drawn_instead(times_and(N, program(Statements))) --> [instead, draw], number(N), [cards, and], own_words(clauses(Statements)).
drawn_instead(done(program(Statements))) --> own_words(clauses(Statements)), [instead].

additional(1, Kind) --> [an, additional], plain_counter(Kind), [counter].
additional(N, Kind) --> { integer(N), N > 1 }, number(N), [additional], plain_counter(Kind), [counters].

somebody(each([Noun]), Noun).

sort(any) --> [damage].
sort(combat) --> [combat, damage].
sort(noncombat) --> [noncombat, damage].

to(any) --> [].
to([First|Others]) --> [to], party_of(First), more_parties(Others, and).

parties(any) --> [to, a, permanent, or, player].
parties(any) --> [].
parties([First|Others]) --> [to], party_of(First), more_parties(Others, or).

again(any) --> [to, that, permanent, or, player].
again(any) --> [].
again([you]) --> [to, you].
again([each(_), those(_)]) --> [to, that, player, or, permanent].

more_parties([], _) --> [].
more_parties([Party], Word) --> [Word], ( { Word == or } -> a_party(Party) ; party_of(Party) ).

party_of(you) --> [you].
party_of(this) --> [~].
party_of(those(Set)) --> set_np(Set, bare, plural, permanent).
party_of(each([Noun])) --> [a, Noun].

a_party(those(Set)) --> set_np(Set, a, singular, permanent).

by(any) --> [].
by([those(Set)]) --> [by], ( { kind_said(Set) } -> set_np(Set, bare, plural, permanent) ; sources(Set, plural) ).
by([those(Set)]) --> [by], sources(Set, plural).

source(any) --> [a, source].
source([those(Set)]) --> ( { kind_said(Set) } -> set_np(Set, a, singular, permanent) ; [a], sources(Set, singular) ).
source([those(Set)]) --> [a], sources(Set, singular).

kind_said(Set) :- ( memberchk(creature, Set) ; memberchk(spell, Set) ; memberchk(land, Set) ), !.

%   sources(+Set, +Number)//: of any kind: "red sources", "sources you control"

sources(Set, Number) --> { \+ memberchk(creature, Set) }, set_np([source|Set], bare, Number, permanent).

dying(this) --> [~].
dying(Set) --> { is_list(Set) }, set_np(Set, a, singular, permanent).
