:- module(text_keyword_actions,
          [ simple_effect//2            % ?Effect, +Form
          ]).
:- use_module(effects/text_card_effects, [card_effect//2]).
:- use_module(nouns/text_amounts, [amount//2]).
:- use_module(nouns/text_quantities, [where//1]).
:- use_module(nouns/text_references, [ref//2]).
:- use_module(text_costs, [counters//3]).
:- use_module(effects/text_damage, [subject//3]).
:- use_module(text_object_effects, [object_effect//2]).
:- use_module(text_phrases, [subtype//2, verb//2]).
:- use_module(text_player_effects, [player_effect//2]).

/** <module> Keyword actions (701), and counters that are removed and moved
*/

%!  simple_effect(?Effect, +Form)// is nondet.
%
%   An effect on objects or players, or a keyword action.

simple_effect(Effect, Form) -->
    object_effect(Effect, Form).
simple_effect(Effect, Form) -->
    player_effect(Effect, Form).
simple_effect(Effect, Form) -->
    keyword_action(Effect, Form).
simple_effect(Effect, Form) -->
    card_effect(Effect, Form).

%   keyword_action(?Effect, +Form)// is nondet.

keyword_action(adapt(this, Quantity), _) -->
    [adapt],
    amount(Quantity, Where),
    where(Where).
keyword_action(monstrosity(this, Quantity), _) -->
    [monstrosity],
    amount(Quantity, Where),
    where(Where).
keyword_action(bolster(Quantity), _) -->
    [bolster],
    amount(Quantity, Where),
    where(Where).
keyword_action(put_counters(targets(up_to(Most), [other, creature]), '+1/+1', 1), _) -->
    [support, Most],
    { integer(Most), Most > 0 }.
keyword_action(amass(Subtype, Quantity, Token), _) -->
    [amass],
    subtype(Subtype, plural),
    amount(Quantity, Where),
    where(Where),
    { army(Subtype, Token) }.
keyword_action(amass(zombie, Quantity, Token), _) -->
    [amass],
    amount(Quantity, Where),
    where(Where),
    { army(zombie, Token) }.
keyword_action(discover(Quantity), _) -->
    [discover],
    amount(Quantity, Where),
    where(Where).
keyword_action(Effect, Form) -->
    { var(Effect) -> true ; deed_of(Effect, What) },
    subject(What, Form, Agreement),
    deed(Effect, What, Agreement).
keyword_action(exile_if_dies(What), main) -->
    [if],
    ref(What, permanent),
    [would, die, this, turn, ',', exile, it, instead].
keyword_action(turn_face_down(What), _) -->
    [turn],
    ref(What, permanent),
    [face, down].
keyword_action(remove_counters(What, Kind, Quantity), _) -->
    [remove],
    counters(Kind, Quantity, Where),
    [from],
    ref(What, permanent),
    where(Where).
keyword_action(move_counters(From, To, Kind, Quantity), _) -->
    [move],
    counters(Kind, Quantity, Where),
    [from],
    ref(From, permanent),
    [onto],
    ref(To, permanent),
    where(Where).

%   deed(?Effect, ?What, +Agreement)//: what What itself does.

deed(connive(What), What, Agreement) -->
    verb(connive, Agreement).
deed(explore(What), What, Agreement) -->
    verb(explore, Agreement).
deed(fight(What, Other), What, Agreement) -->
    verb(fight, Agreement),
    ref(Other, permanent).
deed(protect_from_color(What), What, Agreement) -->
    verb(gain, Agreement),
    [protection, from, the, color, of, your, choice, until, end, of, turn].

deed_of(connive(What), What).
deed_of(explore(What), What).
deed_of(fight(What, _), What).
deed_of(protect_from_color(What), What).

army(Subtype, token(Name, [creature], [Subtype, army], [black], 0, 0, [])) :-
    sub_atom(Subtype, 0, 1, _, First),
    sub_atom(Subtype, 1, _, 0, Rest),
    upcase_atom(First, Capital),
    atomic_list_concat([Capital, Rest, ' Army'], Name).
