:- module(becoming_rows,
          [ become_so/3,                % +How, +Changes0, -Changes
            also_of_color/2             % +Changes0, -Changes
          ]).

/** <module> What something becomes: a creature of a size, in addition to what it is, or still a land

Until it is known what it is besides, `become(Description)` stands for the changes. Only what is said to be what it was, too,
is an artifact creature or gets only creature types, is known to keep its other types (205.1a, 205.1b).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- use_module('../text/words/text_subtypes', [creature_subtype/1]).
:- use_module(linear, [all_meant/5, meant/5, op(_, _, in)]).

:- multifile linear:row/4, linear:native/5.
:- discontiguous linear:row/4.

linear:row(verb(become, A, D, here), [becomes([np(sel(Ds, filter([kind(Ms, Noun)], Posts)))])], S,
           [an_object:A-yes, named:D-yes, Ds in [[a], [an], []], looks(Ms, Posts):Noun-Changes, changed(A):Changes-S]).

%   "Elves are Warriors in addition to their other types"

linear:row(act(A), is(pres, yes, [], np(sel(Ds, filter([kind(Ms, Noun)], Posts))), [addition(at(K, owner(N), sel([poss, other], filter([kind(More, ns(type))], []))))]),
           [D:change(what:A, changes:Changes, until:permanent)],
           [an_object:A-yes, Ds in [[a], []], idle(K), More in [[], [creature], [land]], np(here):N-R, not(R, you), fresh(D), looks(Ms, Posts):Noun-Open, as_well:Open-Changes]).
linear:row(act(A), is(pres, yes, [], np(sel(Ds, filter([kind(Ms, Noun)], []))),
                      [addition(at(K, owner(N), sel([poss, other], filter([kind([], ns(color)), join(and, [], ns(type))], []))))]),
           [D:change(what:A, changes:Changes, until:permanent)],
           [an_object:A-yes, Ds in [[a], []], idle(K), np(here):N-R, not(R, you), fresh(D), looks(Ms, []):Noun-Open, of_color_as_well:Open-Changes]).
linear:native(of_color_as_well, Open, Changes, State, State) :-
    become_so(additional, Open, Changes0),
    also_of_color(Changes0, Changes).
linear:native(as_well, Open, Changes, State, State) :-
    become_so(additional, Open, Changes).

linear:native(looks(Adjectives, Posts0), Noun, [become(described(Types, Subtypes, Colors, Size, Gains, Still))], State0, State) :-
    still(Posts0, Posts, Still),
    ( memberchk(Noun, [n(Word), ns(Word)]) -> parts_of(Adjectives, Word, Types, Subtypes, Colors, Texts) ),
    all_meant(looks_post, Posts, Meanings, State0, State),
    maplist(gains, Meanings, Lists),
    findall(Text, member(size(Text), Meanings), More),
    append(Texts, More, All),
    sizes(All, Size, State0),
    append(Lists, Gains).

still(Posts0, Posts, Still) :-
    (   append(Posts, [that_is(that, is(_, yes, [still], np(sel([a], filter([kind([], n(Type))], []))), []))], Posts0),
        memberchk(Type, [land, planeswalker])
    ->  Still = still
    ;   Posts = Posts0,
        Still = open
    ).

gains(size(_), []).
gains(change(Change), [Change]).
gains(abilities(Abilities), Gains) :-
    maplist(gain, Abilities, Gains).

linear:row(looks_post, with(with, at(K, none, sel([], filter([kind([base], n(power)), join(and, [], n(toughness))], [pt(P)])))), size(P), [idle(K)]).
linear:row(looks_post, with(with, at(K, none, sel([all], filter([kind([creature], ns(type))], [])))), change(every_creature_type), [idle(K)]).
linear:row(looks_post, Post, Meaning, [token_post:Post-Meaning]).

gain(Ability, gain(Ability)).

parts_of([], Word, Types, Subtypes, [], []) :-
    (   Word = sub(Subtype)
    ->  Types = [],
        Subtypes = [Subtype]
    ;   memberchk(Word, [creature, artifact, enchantment]),
        Types = [Word],
        Subtypes = []
    ).
parts_of([Adjective|Adjectives], Word, Types, Subtypes, Colors, Sizes) :-
    parts_of(Adjectives, Word, Types0, Subtypes0, Colors0, Sizes0),
    (   Adjective = sub(Subtype)
    ->  Types-Subtypes-Colors-Sizes = Types0-[Subtype|Subtypes0]-Colors0-Sizes0
    ;   memberchk(Adjective, [white, blue, black, red, green])
    ->  Types-Subtypes-Colors-Sizes = Types0-Subtypes0-[Adjective|Colors0]-Sizes0
    ;   Adjective = co(First, [c(and, Second)])
    ->  Types-Subtypes-Colors-Sizes = Types0-Subtypes0-[First, Second|Colors0]-Sizes0
    ;   memberchk(Adjective, [creature, artifact, enchantment])
    ->  Types-Subtypes-Colors-Sizes = [Adjective|Types0]-Subtypes0-Colors0-Sizes0
    ;   Adjective = pt(Size),
        Types-Subtypes-Colors-Sizes = Types0-Subtypes0-Colors0-[Size|Sizes0]
    ).

sizes([], [], _).
sizes([Text], [set_pt(Power, Toughness)], State) :-
    meant(size, Text, pt(Power, Toughness), State, _).

%!  become_so(+How, +Changes0, -Changes) is semidet.
%
%   How is `additional` where it is said to be what it was besides, `open` where nothing is said.

become_so(How0, [become(described(Types, Subtypes, Colors, Size, Gains, Still))|Others], Changes) :-
    ( Still == still -> How = additional ; How = How0 ),
    ( replaces(How, Types) -> AddTypes = [set_types(Types)] ; added(Types, add_types(Types), AddTypes) ),
    (   How == additional
    ->  added(Subtypes, add_subtypes(Subtypes), AddSubtypes)
    ;   Types == [],
        basic_types(Subtypes)
    ->  AddSubtypes = [set_land_types(Subtypes), lose_rules_text]
    ;   Types == []
    ->  \+ ( member(Subtype, Subtypes), \+ creature_subtype(Subtype) ),
        added(Subtypes, set_creature_types(Subtypes), AddSubtypes)
    ;   memberchk(creature, Types),
        \+ ( member(Subtype, Subtypes), \+ creature_subtype(Subtype) )
    ->  added(Subtypes, set_creature_types(Subtypes), AddSubtypes)
    ;   Types == [land],
        basic_types(Subtypes),
        AddSubtypes = [set_land_types(Subtypes), lose_rules_text]
    ),
    added(Colors, set_colors(Colors), AddColors),
    append([AddTypes, AddSubtypes, AddColors, Size, Gains, Others], Changes).

%!  also_of_color(+Changes0, -Changes) is det.
%
%   "In addition to its other colors": what gives a color takes none.

also_of_color(Changes0, Changes) :-
    maplist(color_added, Changes0, Changes).

color_added(Change0, Change) :-
    ( Change0 = set_colors(Colors) -> Change = add_colors(Colors) ; Change = Change0 ).

%   replaces(+How, +Types) is semidet: new card types replace the old ones (205.1a), but of an artifact creature (205.1b).

replaces(open, Types) :-
    Types \== [],
    \+ ( memberchk(artifact, Types),
         memberchk(creature, Types)
       ).

basic_types([First|Others]) :-
    \+ ( member(Type, [First|Others]),
         \+ memberchk(Type, [plains, island, swamp, mountain, forest])
       ).

added(List, Change, Changes) :-
    ( List == [] -> Changes = [] ; Changes = [Change] ).
