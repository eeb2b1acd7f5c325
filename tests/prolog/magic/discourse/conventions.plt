:- module(conventions_tests, []).

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(plunit)).
:- use_module('../../../../prolog/magic/cards/discourse/conventions', [convention/3]).
:- use_module(card_meanings, [meaning/2, takes_part/4]).

%   decides(?Convention, ?Text, ?Verb, ?Role, ?Noun): without Convention, what has Role of Verb in Text would be
%   something else, or the text would be refused with two antecedents.

decides(same_sentence, 'Tap target land. Search your library for a Wolf card, then exile it.', exile, object, card).
decides(sentence_before, 'When ~ enters, untap target land. It becomes a Wolf.', become, subject, land).
decides(sentence_before, 'Whenever a Wolf attacks, put a +1/+1 counter on ~. It gains flying until end of turn.', gain, subject, ~).
decides(main_before_within, 'Exile target Aura attached to a creature. Return it to the battlefield.', return, object, aura).
decides(main_before_within, 'Tap target creature blocking a Wolf. It gains flying until end of turn.', gain, subject, creature).
decides(event_subject, 'Whenever a creature blocks a Wolf, it gains flying until end of turn.', gain, subject, creature).
decides(entering, 'As ~ enters, you may reveal a Wolf card from your hand. If you don\'t, it enters tapped.', enter, subject, ~).
decides(continued, 'Untap target creature. It deals 2 damage to target planeswalker. It gains flying until end of turn.', gain, subject, creature).
decides(self_is_named, '~ deals 1 damage to target creature. It gains flying until end of turn.', gain, subject, creature).
decides(self_is_named, '~ fights target Bear. Destroy it.', destroy, object, bear).
decides(not_itself, 'Whenever a Wolf attacks, target creature blocks it.', block, object, wolf).
decides(gone, 'Put a +1/+1 counter on target Wolf, then sacrifice a Bear. It gains trample until end of turn.', gain, subject, wolf).
decides(same_word, 'Tap target creature. Untap target Wolf. That creature gains flying until end of turn.', gain, subject, creature).
decides(amount_named, 'Whenever one or more Wolves you control deal combat damage to a player, draw that many cards.', draw, object, damage).
decides(amount_named, 'Whenever two or more Bears deal damage to you, you create that many 2/2 green Wolf creature tokens.', create, object, damage).
decides(cost_of_what_is_cast, 'Exile target artifact. You may cast a spell from your hand without paying its mana cost.', cast, object, spell).

:- begin_tests(conventions).

test(decides, [forall(decides(Convention, Text, Verb, Role, Noun)), true(Found-Needed == Noun-true)]) :-
    takes_part(Text, Verb, Role, Found),
    meaning(Text, means(_, Conventions)),
    ( memberchk(Convention, Conventions) -> Needed = true ; Needed = Conventions ).

test(each_convention_decides_something, [forall(convention(Name, _, _)), nondet]) :-
    decides(Name, _, _, _, _).

test(each_says_what_it_decides_and_why, [forall(convention(_, Decides, Reason))]) :-
    atom_length(Decides, Long),
    Long > 20,
    atom_length(Reason, Length),
    Length > 20.

test(cost_of_what_is_cast) :-
    meaning('Exile target artifact. You may cast a spell from your hand without paying its mana cost.', means(Term, _)),
    once(( sub_term(Part, Term), nonvar(Part), Part = at(_, owner(ref(K)), sel([poss], _)) )),
    once(( sub_term(Cast, Term), nonvar(Cast), Cast = do(_, cast, _, [obj(at(K, _, _))], _) )).

test(no_convention_is_needed, true(Conventions == [])) :-
    meaning('Destroy target Bear. You gain 2 life.', means(_, Conventions)).

:- end_tests(conventions).
