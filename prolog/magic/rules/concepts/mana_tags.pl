:- module(mana_tags,
          [ spendable/3,                % +Player, +Purpose, +Unit
            favoured/4,                 % +Player, +Purpose, +Unit0, -Unit
            widened/4,                  % +Player, +Purpose, +Colors0, -Colors
            tagged/3,                   % +Object, +Colors, -Tagged
            restricted_mana/4,          % +Source, +Colors, +Uses, -Mana
            made_by/3                   % +Source, +Colors, -Mana
          ]).

/** <module> What is known of mana besides its color: where it is from, what it may be spent on (106.6, 107.4h)
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(occurs), [contains_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../../../k/language').
:- use_module('../../cards/definitions', []).
:- use_module('../../support/filters', [matches/3, was_chosen/2]).
:- use_module('../../support/mana_symbols', [mana_made/2]).
:- use_module(objects).

mana_tags ::= [_:mana_tag].
mana_tag ::= snow ; only(_:known_uses).
known_uses ::= [_:known_use].
known_use ::= _:mana_use.
mana_uses ::= [_:mana_use].
mana_use ::= casts(_:object_filter) ; activates(_:object_filter) ; no_spell.
purpose ::= spell(_:object) ; to_cast(_:object, _:way) ; ability(_:object) ; other.

%!  spendable(+Player, +Purpose, +Unit) is semidet.
%
%   Player may spend the mana Unit on Purpose (106.6).

spendable(Player, Purpose, unit(_, Source, _, Colors)) :-
    (   memberchk(only(Uses), Colors)
    ->  source_view(Source, Player, View),
        member(Use, Uses),
        serves(Use, Purpose, View),
        !
    ;   true
    ).

%!  favoured(+Player, +Purpose, +Unit0, -Unit) is det.
%
%   Unit weighs nothing where it does something as it is spent on Purpose: what is paid automatically is paid with it first.

favoured(Player, Purpose, Unit0, Unit) :-
    (   Unit0 = unit(_, Source, Color, Colors),
        memberchk(only(Uses), Colors),
        member(casts(Filter, _), Uses),
        source_view(Source, Player, View),
        serves(casts(Filter), Purpose, View)
    ->  Unit = unit(0, Source, Color, Colors)
    ;   Unit = Unit0
    ).

%!  widened(+Player, +Purpose, +Colors0:list, -Colors:list) is det.
%
%   Colors are what mana of Colors0 pays for, if Player spends it on Purpose as though it were of any color or type: what it is stays
%   with it as was(Colors0) (609.4b).

:- multifile as_though/3.
:- dynamic as_though/3.

widened(Player, Purpose, Colors0, Colors) :-
    (   definition:uses(spending_as),
        findall(As, as_though(Player, Purpose, As), Found),
        Found \== []
    ->  ( memberchk(type, Found) -> Types = [colorless] ; Types = [] ),
        subtract([white, blue, black, red, green|Types], Colors0, Others),
        append([Colors0, Others, [was(Colors0)]], Colors)
    ;   Colors = Colors0
    ).

source_view(source(O, _, _), _, view(O, Player, 0)) :- controls(Player, O).
source_view(pool(_), Player, view(0, Player, 0)).

:- multifile serves/3.

'106.6' :: caused serves(casts(Filter), spell(O), View) if matches(Filter, O, View).
'106.6' :: caused serves(activates(Filter), ability(O), View) if matches(Filter, O, View).
'106.6' :: caused serves(casts(Filter), to_cast(O, Way), View) if
    View = view(_, Player, _), casting:matches_as_cast(Filter, O, Way, Player, View).
'106.6' :: caused serves(no_spell, Purpose, _) if Purpose \= spell(_), Purpose \= to_cast(_, _).

%!  tagged(+Object, +Colors:list, -Tagged:list) is det.
%
%   Mana of a snow source is known as such where a cost of this game has {S} (107.4h).

'107.4h' :: caused tagged(O, Colors, Tagged) if
    (   definition:special_mana(snow),
        once(supertype(O, snow))
    ->  append(Colors, [snow], Tagged)
    ;   Tagged = Colors
    ).

%!  made_by(+Source, +Colors:list, -Mana:list) is det.
%
%   Mana of Colors that the ability of Source adds, as it is in a pool.

made_by(Source, Colors, Mana) :-
    (   definition:special_mana(snow)
    ->  findall(M, ( member(Color, Colors), tagged(Source, [Color], Tagged), mana_made(Tagged, M) ), Mana)
    ;   Mana = Colors
    ).

%!  restricted_mana(+Source, +Colors:list, +Uses, -Mana:list) is det.
%
%   The same of mana that may be spent on Uses only (106.6).

restricted_mana(Source, Colors, Uses0, Mana) :-
    of_what_was_chosen(Source, Uses0, Uses1),
    made_from(Source, Uses1, Uses),
    findall(M,
            ( member(Color, Colors),
              tagged(Source, [Color], Tagged),
              append(Tagged, [only(Uses)], All),
              mana_made(All, M)
            ),
            Mana).

%   of_what_was_chosen(+Source, +Uses0, -Uses) is det: what was chosen is known as the mana is made.

of_what_was_chosen(Source, Uses0, Uses) :-
    (   contains_term(chosen_type, Uses0),
        was_chosen(Source, type(Type))
    ->  mapsubterms(known_type(Type), Uses0, Uses)
    ;   Uses = Uses0
    ).

known_type(Type, chosen_type, subtype(Type)).

%   made_from(+Source, +Uses0, -Uses) is det: what comes of spending it is said by its Source.

made_from(Source, Uses0, Uses) :-
    maplist(said_by(Source), Uses0, Uses).

said_by(Source, Use0, Use) :-
    (   Use0 = casts(Filter, reflexive(Parts))
    ->  Use = casts(Filter, reflexive(Parts, Source))
    ;   Use = Use0
    ).
