:- module(object_sorts,
          [ historic/1,                 % +Object
            modified/1,                 % +Object
            of_type/2,                  % +Type, +Object
            outlaw/1                    % +Object
          ]).

/** <module> Sorts of objects that several characteristics make (205, 700.6, 700.9, 700.12)
*/

:- use_module('../../k/language').
:- use_module('../rules/concepts/objects').
:- use_module('../rules/concepts/players').

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
'700.9' :: caused modified(O) if attached(A, O), subtype(A, equipment).
'700.9' :: caused modified(O) if attached(A, O), subtype(A, aura), controller(O, P), controller(A, P).

%!  outlaw(+Object) is nondet.

'700.12' :: caused outlaw(O) if subtype(O, assassin).
'700.12' :: caused outlaw(O) if subtype(O, mercenary).
'700.12' :: caused outlaw(O) if subtype(O, pirate).
'700.12' :: caused outlaw(O) if subtype(O, rogue).
'700.12' :: caused outlaw(O) if subtype(O, warlock).
