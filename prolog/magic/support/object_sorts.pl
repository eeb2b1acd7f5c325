:- module(object_sorts,
          [ historic/1,                 % +Object
            modified/1,                 % +Object
            of_type/2,                  % +Type, +Object
            outlaw/1,                   % +Object
            borne/2,                    % ?Attachment, +Object
            was_designated/2,           % +Object, ?How
            was_gone_spell/1,           % +Object
            was_tapped/1,               % +Object
            was_token/1                 % +Object
          ]).

/** <module> Sorts of objects that several characteristics make (205, 700.6, 700.9, 700.12), and how an object is or last was (608.2h)
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../k/language').
:- use_module('../cards/definitions', []).
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').

:- multifile objects:present_fact/2.

%!  historic(+Object) is nondet.

'700.6' :: caused historic(O) if type(O, artifact).
'700.6' :: caused historic(O) if supertype(O, legendary).
'700.6' :: caused historic(O) if subtype(O, saga).

%!  of_type(+Type:atom, +Object) is semidet.
%
%   Type is a card type or a supertype of Object: no word is both.

'205.4a' :: caused of_type(Type, O) if
    ( type(O, Type) -> true ; supertype(O, Type) -> true ).

%!  modified(+Object) is nondet.

'700.9' :: caused modified(O) if counters(O, _, N), N > 0.
'700.9' :: caused modified(O) if last_known(O, Facts), member(counters(_, N), Facts), N > 0.
'700.9' :: caused modified(O) if borne(A, O), subtype(A, equipment).
'700.9' :: caused modified(O) if borne(A, O), subtype(A, aura), controller(O, P), controller(A, P).

%!  outlaw(+Object) is nondet.

'700.12' :: caused outlaw(O) if subtype(O, assassin).
'700.12' :: caused outlaw(O) if subtype(O, mercenary).
'700.12' :: caused outlaw(O) if subtype(O, pirate).
'700.12' :: caused outlaw(O) if subtype(O, rogue).
'700.12' :: caused outlaw(O) if subtype(O, warlock).

%!  borne(?Attachment, +Object) is nondet.
%
%   Attachment is attached to Object, or was as that last existed.

borne(A, O) :- attached(A, O).
borne(A, O) :- last_known(O, Facts), member(bore(A), Facts).

%!  was_token(+Object) is semidet.

was_token(O) :- ( token(O) -> true ; last_fact(O, token) ).

%!  was_tapped(+Object) is semidet.

was_tapped(O) :- ( tapped(O) -> true ; last_fact(O, tapped) ).

%!  was_designated(+Object, ?How) is nondet.

was_designated(O, How) :- designated(O, How).
was_designated(O, How) :- last_known(O, Facts), member(designated(How), Facts).

%!  was_gone_spell(+Object) is semidet.
%
%   Object has left the stack, where it was a spell.

was_gone_spell(O) :-
    definition:uses(spells_deal_damage),
    \+ stack_item(O, _, _),
    last_fact(O, spell).

last_fact(O, Fact) :-
    last_known(O, Facts),
    memberchk(Fact, Facts).

objects:present_fact(O, tapped) :- definition:uses(last_tapped), tapped(O).
objects:present_fact(O, spell) :- definition:uses(spells_deal_damage), stack_item(O, _, spell).
objects:present_fact(O, designated(How)) :- \+ \+ designated(O, _), setof(Each, designated(O, Each), All), member(How, All).
