:- module(entering_filters,
          [ of_printed/1,               % +Filter
            would_match/4,              % +Filter, +Thing, +Player, +View
            would_enter_as/4,           % +Filter, +Thing, +Player, +View
            entering_name/2             % +Object, -Name
          ]).

/** <module> Descriptions of what would enter the battlefield (614.12)

It is no permanent yet: what is printed for its name counts, and who would control it. Where effects would alter
it, it is asked as it would exist there.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../cards/definitions', []).
:- use_module('../cards/names', [called/2]).
:- use_module('../../k/language').
:- use_module('../../k/proposals', [at_once/1, said_so_far/2, so_far/1]).
:- use_module('../rules/concepts/objects', [object_name/2, printed_value/2]).
:- use_module('../rules/concepts/players').
:- use_module('../characteristics/as_it_would_be', [altered_there/0, as_it_would_be/5]).
:- use_module(filters, [compares/3, matches/3, reference/3, was_chosen/2]).

%!  entering_name(+Object, -Name) is semidet.
%
%   The name that Object would have on the battlefield, as far as it has been decided.

entering_name(O, Name) :-
    (   so_far(moves_as(O, Said))
    ->  Name = Said
    ;   object_name(O, Name)
    ).

%!  would_match(+Filter:list, +Thing, +Player, +View) is semidet.
%
%   Thing, an object or the name of a token, that would enter under the control of Player would
%   be so described.

would_match(Filter, Thing, Player, View) :-
    named(Thing, Name, Token),
    all_would_be(Filter, Name-Token, Player, View).

named(Thing, Name, Token) :-
    (   integer(Thing)
    ->  entering_name(Thing, Name),
        ( token(Thing) -> Token = token ; Token = nontoken )
    ;   Name = Thing,
        Token = token
    ).

%!  of_printed(+Filter:list) is semidet.
%
%   What is printed tells whether something would be so described.

of_printed([]).
of_printed([Part|Parts]) :-
    (   Part = not(Filter)
    ->  of_printed(Filter)
    ;   Part = either(A, B)
    ->  of_printed(A),
        of_printed(B)
    ;   memberchk(Part, [creature, land, artifact, enchantment, type(_), subtype(_), color(_), keyword(_), compared(_, _, _),
                         named(_), historic, permanent_card, chosen_type, chosen_color, chosen_name])
    ),
    of_printed(Parts).

%!  would_enter_as(+Filter:list, +Thing, +Player, +View) is semidet.
%
%   The same with all that effects on the battlefield would make of it.

'614.12' :: caused would_enter_as(Filter, Thing, Player, View) if
    said_of(Thing, Object, Said),
    (   ( Said \== [] -> true ; altered_there )
    ->  named(Thing, Name, Token),
        ( Token == token -> Facts = [token(Object)|Said] ; Facts = Said ),
        as_it_would_be(Name, Player, Facts, Object, matches(Filter, Object, View))
    ;   would_match(Filter, Thing, Player, View)
    ).

%   said_of(+Thing, -Object, -Facts) is det: what has been decided of Thing as it enters, said of Object.

said_of(Thing, Object, Facts) :-
    (   integer(Thing),
        at_once(moves(Thing, _, battlefield(_), New))
    ->  findall(Object-Fact, ( said_so_far(New, Change), copy_term(New-Change, Object-Fact) ), Pairs),
        pairs_about(Pairs, Object, Facts)
    ;   Facts = []
    ).

pairs_about([], _, []).
pairs_about([Object-Fact|Pairs], Object, [Fact|Facts]) :- pairs_about(Pairs, Object, Facts).

all_would_be([], _, _, _).
all_would_be([Part|Parts], Name-Token, Player, View) :-
    (   Part = not(Filter)
    ->  \+ all_would_be(Filter, Name-Token, Player, View)
    ;   Part = either(A, B)
    ->  ( all_would_be(A, Name-Token, Player, View) -> true ; all_would_be(B, Name-Token, Player, View) )
    ;   memberchk(Part, [token, nontoken])
    ->  Part == Token
    ;   would_be(Part, Name, Player, View)
    ),
    all_would_be(Parts, Name-Token, Player, View).

would_be(creature, Name, _, _) :- definition:card_type(Name, creature), !.
would_be(land, Name, _, _) :- definition:card_type(Name, land), !.
would_be(artifact, Name, _, _) :- definition:card_type(Name, artifact), !.
would_be(enchantment, Name, _, _) :- definition:card_type(Name, enchantment), !.
would_be(type(Type), Name, _, _) :- definition:card_type(Name, Type), !.
would_be(type(Type), Name, _, _) :- definition:card_supertype(Name, Type), !.
would_be(subtype(Subtype), Name, _, _) :- definition:card_subtype(Name, Subtype), !.
would_be(color(Color), Name, _, _) :- of_color(Color, Name).
would_be(keyword(Keyword), Name, _, _) :- definition:card_keyword(Name, Keyword), !.
would_be(compared(What, How, N), Name, _, _) :- printed(What, Name, Size), compares(How, Size, N).
would_be(named(Called), Name, _, _) :- called(Name, Called).
would_be(permanent_card, Name, _, _) :- \+ definition:card_type(Name, instant), \+ definition:card_type(Name, sorcery).
would_be(other, _, _, _).
would_be(untapped, _, _, _).
would_be(historic, Name, _, _) :-
    once(( definition:card_type(Name, artifact) ; definition:card_supertype(Name, legendary) ; definition:card_subtype(Name, saga) )).
would_be(chosen_name, Name, _, view(Source, _, _)) :- was_chosen(Source, name(Called)), called(Name, Called).
would_be(chosen_type, Name, _, view(Source, _, _)) :- was_chosen(Source, type(Type)), definition:card_subtype(Name, Type), !.
would_be(chosen_color, Name, _, view(Source, _, _)) :- was_chosen(Source, color(Color)), definition:card_color(Name, Color), !.
would_be(controlled(enchanted_player), _, Player, View) :- once(reference(enchanted_player, View, Player)).
would_be(controlled(you), _, Player, view(_, You, _)) :- Player == You.
would_be(controlled(opponent), _, Player, view(_, You, _)) :- opponent(You, Player), !.

of_color(Color, Name) :-
    findall(C, definition:card_color(Name, C), Unsorted),
    sort(Unsorted, Colors),
    (   Color == colorless
    ->  Colors == []
    ;   Color == multicolored
    ->  Colors = [_, _|_]
    ;   Color == monocolored
    ->  Colors = [_]
    ;   memberchk(Color, Colors)
    ).

printed(power, Name, Size) :- definition:card_pt(Name, Size, _).
printed(toughness, Name, Size) :- definition:card_pt(Name, _, Size).
printed(mana_value, Name, Size) :- printed_value(Name, Size).
