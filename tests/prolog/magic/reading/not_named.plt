:- module(not_named_read_tests, []).

:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/reading/ability_reading', [read_ability/3]).

:- begin_tests(not_named).

test('201.2 target permanent not named so', Ability == activated([tap], [program([untap(what:target([not([named('Clever Conjurer')])]))])], [sorcery_speed])) :-
    read_ability(permanent, "{T}: Untap target permanent not named Clever Conjurer. Activate only as a sorcery.", understood(Ability, _)).
test('201.2 and all others with the same name',
     Ability == triggered(enters(this), true, [program([may(who:you, (then):[move(what:both(target([not([land]), not([named('Detention Sphere')])]),
                                                                                        all([shares(name, chosen(1)), not([is(chosen(1))])])), to:exile)])])])) :-
    read_ability(permanent,
                 "When ~ enters, you may exile target nonland permanent not named Detention Sphere and all other permanents with the same name as that permanent.",
                 understood(Ability, _)).

refused("{T}: Untap target permanent not called Clever Conjurer.").
refused("{T}: Untap target permanent not named.").
refused("{T}: Untap target permanent named not Clever Conjurer or Bear.").

test('what says otherwise is refused', [forall(refused(Text)), fail]) :-
    read_ability(permanent, Text, understood(_, _)).

:- end_tests(not_named).
