:- module(text_posts,
          [ plain_post//3               % ?Part, +Number, +Kind
          ]).
:- use_module('../text_phrases', [self//0]).
:- use_module(text_counters, [plain_counter//1]).

/** <module> What stands after a noun and holds no other noun phrase

A creature _with a +1/+1 counter on it_, a card _from your graveyard_.
*/

%!  plain_post(?Part, +Number, +Kind)// is nondet.

plain_post(dealt_damage, singular, _) -->
    [that, was, dealt, damage, this, turn].
plain_post(dealt_damage, plural, _) -->
    [that, were, dealt, damage, this, turn].
plain_post(dealt_damage_by_this, _, _) -->
    [dealt, damage, by],
    self,
    [this, turn].
plain_post(except_this, _, _) -->
    [other, than],
    self.
plain_post(with_counter(Kind), Number, _) -->
    [with, a],
    plain_counter(Kind),
    [counter, on],
    it_or_them(Number).
plain_post(card_in(graveyard, Who), _, card) -->
    [from],
    whose(Who),
    [graveyard].
plain_post(exiled_with_this, _, card) -->
    [exiled, with],
    self.
plain_post(chosen_type, _, _) -->
    [of, the, chosen, type].
plain_post(chosen_color, _, _) -->
    [of, the, chosen, color].
plain_post(chosen_name, _, _) -->
    [with, the, chosen, name].

it_or_them(singular) -->
    [it].
it_or_them(plural) -->
    [them].

whose(you) -->
    [your].
whose(each([player])) -->
    [a].
whose(each([opponent])) -->
    [a, opponent, '\'s'].
