:- module(program_terms, []).

/** <module> What may be written in the roles of statements: references, sets, amounts, conditions

A *reference* is objects or players that are meant, a *set* describes some, an *amount* is a number, and each may stand
within each other: a set says "with power greater than the sacrificed creature's", an amount "the number of cards
exiled this way".
*/

:- use_module('../../../k/language').
:- use_module(roles, []).

program ::= [_:statement].
statement ::= Statement where roles:valid_statement(Statement).

%   it: what a `which` speaks of; agent: who chooses; the(N): what is called N; did, before, doers, done_by: of what the
%   statement named K has done, what it has become, as it was, and who did it.

reference ::= it ; agent ; the(_:atom) ; did(_:atom) ; before(_:atom) ; doers(_:atom) ; done_by(_:reference, _:atom)
            ; all(_:set) ; those(_:reference, _:set) ; minus(_:reference, _:reference) ; both(_:reference, _:reference)
            ; top(_:amount, _:reference) ; controller(_:reference) ; player_of(_:reference) ; owner(_:reference) ; opponents(_:reference)
            ; attached_to(_:reference) ; greatest(_:measured, _:reference) ; least(_:measured, _:reference)
            ; target(_:set) ; targets(_:target_count, _:set) ; chosen_of(_:integers)
            ; _:thing_reference ; _:player_reference ; _:object_reference.

thing_reference ::= things(_:reference).
object_reference ::= things(_:reference).
player_reference ::= things(_:reference).

%   Of targets there may be any number, as many as something is found to be, or one of each player's.

target_count ::= any_number ; up_to(_:found_count) ; exactly(_:found_count) ; one_each(_:each_of_them, _:integer).
found_count ::= the_amount(_:amount).
each_of_them ::= player ; opponent.

set ::= [_:set_part].
set_part ::= player ; opponent ; any_target ; not(_:set) ; either(_:set, _:set) ; _:card_part.

object_part ::= controlled_by(_:reference) ; owned_by(_:reference) ; sized(_:measured, _:comparison, _:amount)
              ; shares(_:shared, _:reference) ; attached_to(_:reference) ; with_counters ; blocked
              ; which(_:program_condition) ; legendary ; basic ; is(_:reference) ; among(_:reference)
              ; in(_:place_of_cards, _:reference) ; one_graveyard.

place_of_cards ::= hand ; graveyard ; library ; exile ; graveyard_hand_library.
measured ::= total ; colors ; card_types ; _:measure.
shared ::= color ; creature_type ; card_type ; land_type ; name ; controller.
valued ::= color ; name ; card_type ; controller ; mana_value ; power ; basic_land_type.

%   most(N, Ref, Amount): the most that Amount is for any of Ref, which is called N.

amount ::= party ; count(_:reference) ; amount(_:atom) ; amount(_:atom, _:reference) ; size(_:measured, _:reference)
         ; greatest(_:measured, _:reference) ; kinds(_:valued, _:reference) ; life_of(_:reference) ; starting_life
         ; on(_:counter_or_any, _:reference) ; plus(_:amount, _:amount) ; less(_:amount, _:amount)
         ; times(_:amount, _:amount) ; half(_:rounding, _:amount) ; negative(_:amount) ; signed(_:amount)
         ; most(_:atom, _:reference, _:amount) ; _:quantity.
counter_or_any ::= any ; _:counter_kind ; _:player_counter.
quantity ::= the_amount(_:amount).

program_condition ::= did(_:atom) ; not(_:program_condition) ; and(_:program_condition, _:program_condition)
                    ; or(_:program_condition, _:program_condition) ; some(_:reference) ; fits(_:reference, _:set)
                    ; compare(_:amount, _:comparison, _:amount) ; same(_:reference, _:reference) ; _:condition.
condition ::= it_holds(_:program_condition).
