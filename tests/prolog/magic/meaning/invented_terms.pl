:- encoding(utf8).
:- module(invented_terms, [term_of/2]).

/** <module> Terms that invented texts are read as
*/

%!  term_of(?Text, ?Term) is nondet.

term_of('Target player sacrifices a creature, then gains life equal to that creature\'s toughness.',
        full(program([say(at(1,none,sel([target],filter([kind([],n(player))],[]))),all_of(do(pres,sacrifice,[],[obj(at(2,none,sel([a],filter([kind([],n(creature))],[]))))],[]),[join([',',then],do(pres,gain,[],[obj(at(3,none,sel([],filter([kind([],n(life))],[equal(at(4,none,of_its(ref(2),[part('\'s',[],filter([kind([],n(toughness))],[]))])))]))))],[]))]))]))).
term_of('Destroy target creature with power 3 or less an opponent controls.',
        full(program([say(you,do(pres,destroy,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[with(with,at(2,none,sel([],filter([kind([],n(power))],[cmp(or(3,less))])))),that(at(3,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,control,[],[],[]))]))))],[]))]))).
term_of('Each player draws a card for each Elf they control.',
        full(program([say(at(1,none,sel([each],filter([kind([],n(player))],[]))),do(pres,draw,[],[obj(at(2,none,sel([a],filter([kind([],n(card))],[]))))],[pp(for,at(3,none,sel([each],filter([kind([],n(sub(elf)))],[that(ref(1),do(pres,control,[],[],[]))]))))]))]))).
term_of('When ~ enters, you may exile target card from a graveyard. If you do, you gain 3 life.',
        full(triggered(when,say(this,do(pres,enter,[],[],[])),true,[say(you,modal(may,[],[],do(pres,exile,[],[obj(at(1,none,sel([target],filter([kind([],n(card))],[]))))],[pp(from,at(2,none,sel([a],filter([kind([],n(graveyard))],[]))))]))),under(if(say(you,elliptic(pres,do,exile-1))),say(you,do(pres,gain,[],[obj(at(3,none,sel([n(3)],filter([kind([],n(life))],[]))))],[])))]))).
term_of('{2}, {T}, Sacrifice another creature: Put two +1/+1 counters on target creature you control. It gains trample until end of turn.',
        full(activated([mana('{2}'),mark(','),mana('{T}'),mark(',^'),do(do(pres,sacrifice,[],[obj(at(1,none,sel([another],filter([kind([],n(creature))],[]))))],[]))],[say(you,do(pres,put,[],[obj(at(2,none,sel([n(two)],filter([kind([pt('+1/+1')],ns(counter))],[])))),to(on,at(3,none,sel([target],filter([kind([],n(creature))],[that(you,do(pres,control,[],[],[]))]))))],[])),lasting(time(eot),say(ref(3),do(pres,gain,[],[abilities([keyword([trample])])],[])))]))).
term_of('Whenever ~ or another Goblin you control dies, each opponent loses 1 life.',
        full(triggered(whenever,say(at(1,none,group([this,join(or,at(2,none,sel([another],filter([kind([],n(sub(goblin)))],[that(you,do(pres,control,[],[],[]))]))))])),do(pres,die,[],[],[])),true,[say(at(3,none,sel([each],filter([kind([],n(opponent))],[]))),do(pres,lose,[],[obj(at(4,none,sel([n(1)],filter([kind([],n(life))],[]))))],[]))]))).
term_of('At the beginning of each opponent\'s upkeep, that player discards a card.',
        full(triggered(at,at(1,none,sel([the],filter([kind([],n(beginning))],[pp(of,at(2,none,of_its(at(3,none,sel([each],filter([kind([],n(opponent))],[]))),[part('\'s',[],filter([kind([],n(upkeep))],[]))])))]))),true,[say(ref(3),do(pres,discard,[],[obj(at(4,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('[-2]: Return up to two target land cards from your graveyard to the battlefield tapped.',
        full(loyalty('[-2]',[say(you,do(pres,return,[],[obj(at(1,none,sel([up_to(two),target],filter([kind([land],ns(card))],[])))),to(from,at(2,none,sel([your],filter([kind([],n(graveyard))],[])))),to(to,at(3,none,sel([the],filter([kind([],n(battlefield))],[]))))],[adv([tapped])]))]))).
term_of('Exile the top three cards of your library. Put all land cards exiled this way into your hand.',
        full(program([say(you,do(pres,exile,[],[obj(at(1,none,sel([the,topn(top,three)],filter([kind([],ns(card))],[pp(of,at(2,none,sel([your],filter([kind([],n(library))],[]))))]))))],[])),say(you,do(pres,put,[],[obj(at(3,none,sel([all],filter([kind([land],ns(card))],[undergone(do(pres,exile,[],[],[this_way]))])))),to(into,at(4,none,sel([your],filter([kind([],n(hand))],[]))))],[]))]))).
term_of('~ deals X damage to target creature, where X is the number of Swamps you control.',
        full(program([tails(say(this,do(pres,deal,[],[obj(at(1,none,sel([n('X')],filter([kind([],n(damage))],[])))),to(to,at(2,none,sel([target],filter([kind([],n(creature))],[]))))],[])),[],[comma(where('X',at(3,none,sel([the],filter([kind([],n(number))],[pp(of,at(4,none,sel([],filter([kind([],ns(sub(swamp)))],[that(you,do(pres,control,[],[],[]))]))))])))))])]))).
term_of('Counter target spell unless its controller pays {2}.',
        full(program([tails(say(you,do(pres,counter,[],[obj(at(1,none,sel([target],filter([kind([],n(spell))],[]))))],[])),[],[unless(say(at(2,owner(ref(1)),sel([poss],filter([kind([],n(controller))],[]))),do(pres,pay,[],[obj(symbols('{2}'))],[])))])]))).
term_of('Choose one — / • Destroy target artifact. / • Create two 1/1 green Elf creature tokens with reach.',
        full(program([modal(say(you,do(pres,choose,[],[obj(at(1,none,headless([n(one)])))],[])),a,[[say(you,do(pres,destroy,[],[obj(at(2,none,sel([target],filter([kind([],n(artifact))],[]))))],[]))],[say(you,do(pres,create,[],[obj(at(2,none,sel([n(two)],filter([kind([pt('1/1'),green,sub(elf),creature],ns(token))],[with_abilities(with,[keyword([reach])])]))))],[]))]])]))).
term_of('Whenever ~ attacks, you may pay {2}. If you do, draw a card.',
        full(triggered(whenever,say(this,do(pres,attack,[],[],[])),true,[say(you,modal(may,[],[],do(pres,pay,[],[obj(symbols('{2}'))],[]))),under(if(say(you,elliptic(pres,do,pay-none))),say(you,do(pres,draw,[],[obj(at(1,none,sel([a],filter([kind([],n(card))],[]))))],[])))]))).
term_of('Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
        full(program([say(you,do(pres,look,[],[to(at,at(1,none,sel([the,topn(top,four)],filter([kind([],ns(card))],[pp(of,at(2,none,sel([your],filter([kind([],n(library))],[]))))]))))],[])),say(you,do(pres,put,[],[both([obj(at(3,none,of([n(one)],ref(1)))),to(into,at(4,none,sel([your],filter([kind([],n(hand))],[]))))],and,[obj(rest_of(1)),to(on,at(5,none,sel([the],filter([kind([],n(bottom))],[pp(of,at(6,none,sel([your],filter([kind([],n(library))],[]))))]))))])],[adv([in,any,order])]))]))).
term_of('{T}: Target creature gets +2/-1 until end of turn. Activate only as a sorcery.',
        full(activated([mana('{T}')],[lasting(time(eot),say(at(1,none,sel([target],filter([kind([],n(creature))],[]))),do(pres,get,[],[pt('+2/-1')],[]))),say(you,do(pres,activate,[],[],[adv([only]),pp(as,at(2,none,sel([a],filter([kind([],n(sorcery))],[]))))]))]))).
term_of('Search your library for an Elf card, reveal it, put it into your hand, then shuffle.',
        full(program([seq(say(you,do(pres,search,[],[obj(at(1,none,sel([your],filter([kind([],n(library))],[])))),to(for,at(2,none,sel([a],filter([kind([sub(elf)],n(card))],[]))))],[])),[then(',',say(you,do(pres,reveal,[],[obj(ref(2))],[]))),then(',',say(you,do(pres,put,[],[obj(ref(2)),to(into,at(3,none,sel([your],filter([kind([],n(hand))],[]))))],[]))),then([',',then],say(you,do(pres,shuffle,[],[],[])))])]))).
term_of('Whenever an opponent casts a noncreature spell, put that many charge counters on ~.',
        full(triggered(whenever,say(at(1,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,cast,[],[obj(at(2,none,sel([a],filter([kind([non(creature)],n(spell))],[]))))],[])),true,[say(you,do(pres,put,[],[obj(at(3,ref(2,sel([that_m(many)],filter([kind([charge],ns(counter))],[]))),sel([that_m(many)],filter([kind([charge],ns(counter))],[])))),to(on,this)],[]))]))).
term_of('Tap target creature. It phases out.',
        full(program([say(you,do(pres,tap,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[]))))],[])),say(ref(1),do(pres,phase,[],[w(out)],[]))]))).
term_of('Destroy target creature. It can\'t be regenerated.',
        full(program([say(you,do(pres,destroy,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[]))))],[])),say(ref(1),modal('can\'t',[],[],is(pres,yes,[],undergo(do(pres,regenerate,[],[],[])),[])))]))).
term_of('Each player exiles a creature. They gain 1 life.',
        full(program([say(at(1,none,sel([each],filter([kind([],n(player))],[]))),do(pres,exile,[],[obj(at(2,none,sel([a],filter([kind([],n(creature))],[]))))],[])),say(ref(1),do(pres,gain,[],[obj(at(3,none,sel([n(1)],filter([kind([],n(life))],[]))))],[]))]))).
term_of('Power-up — {2}: Draw a card.',
        full(labelled(['power-up'],a,activated([mana('{2}')],[say(you,do(pres,draw,[],[obj(at(1,none,sel([a],filter([kind([],n(card))],[]))))],[]))])))).
term_of('Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
        full(program([lasting(time(eot),say(you,do(pres,gain,[],[obj(at(1,none,sel([],filter([kind([],n(control))],[pp(of,at(2,none,sel([target],filter([kind([],n(creature))],[]))))]))))],[]))),say(you,do(pres,untap,[],[obj(ref(2))],[])),lasting(time(eot),say(ref(2),do(pres,gain,[],[abilities([keyword([haste])])],[])))]))).
term_of('You gain 1 life for each creature you control and draw a card for each land you control.',
        full(program([say(you,all_of(do(pres,gain,[],[obj(at(1,none,sel([n(1)],filter([kind([],n(life))],[]))))],[pp(for,at(2,none,sel([each],filter([kind([],n(creature))],[that(you,do(pres,control,[],[],[]))]))))]),[join(and,do(pres,draw,[],[obj(at(3,none,sel([a],filter([kind([],n(card))],[]))))],[pp(for,at(4,none,sel([each],filter([kind([],n(land))],[that(you,do(pres,control,[],[],[]))]))))]))]))]))).
term_of('If you control three or more artifacts, draw two cards. Otherwise, draw a card.',
        full(program([under(if(say(you,do(pres,control,[],[obj(at(1,none,sel([or(three,more)],filter([kind([],ns(artifact))],[]))))],[]))),say(you,do(pres,draw,[],[obj(at(2,none,sel([n(two)],filter([kind([],ns(card))],[]))))],[]))),otherwise(say(you,do(pres,draw,[],[obj(at(3,none,sel([a],filter([kind([],n(card))],[]))))],[])))]))).
term_of('Each opponent sacrifices a creature, then discards a card.',
        full(program([say(at(1,none,sel([each],filter([kind([],n(opponent))],[]))),all_of(do(pres,sacrifice,[],[obj(at(2,none,sel([a],filter([kind([],n(creature))],[]))))],[]),[join([',',then],do(pres,discard,[],[obj(at(3,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))]))).
term_of('Choose one — / • Destroy target artifact. / • Put a +1/+1 counter on target creature. It gains reach until end of turn.',
        full(program([modal(say(you,do(pres,choose,[],[obj(at(1,none,headless([n(one)])))],[])),a,[[say(you,do(pres,destroy,[],[obj(at(2,none,sel([target],filter([kind([],n(artifact))],[]))))],[]))],[say(you,do(pres,put,[],[obj(at(2,none,sel([a],filter([kind([pt('+1/+1')],n(counter))],[])))),to(on,at(3,none,sel([target],filter([kind([],n(creature))],[]))))],[])),lasting(time(eot),say(ref(3),do(pres,gain,[],[abilities([keyword([reach])])],[])))]])]))).
term_of('{1}: ~ becomes a 2/2 green Bear creature until end of turn. It\'s still a land.',
        full(activated([mana('{1}')],[lasting(time(eot),say(this,do(pres,become,[],[becomes([np(sel([a],filter([kind([pt('2/2'),green,sub(bear)],n(creature))],[])))])],[]))),say(ref(this),is(pres,yes,[still],np(sel([a],filter([kind([],n(land))],[]))),[]))]))).
term_of('{1}: ~ becomes a 2/2 green Bear creature until end of turn.',
        full(activated([mana('{1}')],[lasting(time(eot),say(this,do(pres,become,[],[becomes([np(sel([a],filter([kind([pt('2/2'),green,sub(bear)],n(creature))],[])))])],[])))]))).
term_of('[I], [II]: Create a Food token.',
        full(loyalty(['[I]','[II]'],[say(you,do(pres,create,[],[obj(at(1,none,sel([a],filter([kind([sub(food)],n(token))],[]))))],[]))]))).
term_of('Prevent all combat damage that would be dealt to you this turn.',
        full(program([say(you,do(pres,prevent,[],[obj(at(1,none,sel([all],filter([kind([combat],n(damage))],[that_is(that,modal(would,[],[],is(pres,yes,[],undergo(do(pres,deal,[],[to(to,you)],[time(this(turn))])),[])))]))))],[]))]))).
term_of('Destroy target creature an opponent controls. That player draws a card.',
        full(program([say(you,do(pres,destroy,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[that(at(2,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,control,[],[],[]))]))))],[])),say(ref(2),do(pres,draw,[],[obj(at(3,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('Whenever a creature an opponent controls dies, that player loses 1 life. Each other player gains 1 life.',
        full(triggered(whenever,say(at(1,none,sel([a],filter([kind([],n(creature))],[that(at(2,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,control,[],[],[]))]))),do(pres,die,[],[],[])),true,[say(ref(2),do(pres,lose,[],[obj(at(3,none,sel([n(1)],filter([kind([],n(life))],[]))))],[])),say(at(4,none,sel([each,other],filter([kind([],n(player))],[]))),do(pres,gain,[],[obj(at(5,none,sel([n(1)],filter([kind([],n(life))],[]))))],[]))]))).
term_of('Return target creature to its owner\'s hand. If it was tapped, draw a card.',
        full(program([say(you,do(pres,return,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[])))),to(to,at(2,none,of_its(at(3,owner(ref(1)),sel([poss],filter([kind([],n(owner))],[]))),[part('\'s',[],filter([kind([],n(hand))],[]))])))],[])),under(if(say(ref(1),is(past,yes,[],undergo(do(pres,tap,[],[],[])),[]))),say(you,do(pres,draw,[],[obj(at(4,none,sel([a],filter([kind([],n(card))],[]))))],[])))]))).
term_of('Whenever a creature you control with power greater than its toughness attacks, draw a card.',
        full(triggered(whenever,say(at(1,none,sel([a],filter([kind([],n(creature))],[that(you,do(pres,control,[],[],[])),with(with,at(2,none,sel([],filter([kind([],n(power))],[cmp(than(greater,at(3,owner(ref(1)),sel([poss],filter([kind([],n(toughness))],[])))))]))))]))),do(pres,attack,[],[],[])),true,[say(you,do(pres,draw,[],[obj(at(4,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('{2}, Exile another creature card from your graveyard: Draw a card.',
        full(activated([mana('{2}'),mark(',^'),do(do(pres,exile,[],[obj(at(1,none,sel([another],filter([kind([creature],n(card))],[]))))],[pp(from,at(2,none,sel([your],filter([kind([],n(graveyard))],[]))))]))],[say(you,do(pres,draw,[],[obj(at(3,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('Whenever ~ becomes the target of a spell or ability an opponent controls, you gain 2 life.',
        full(triggered(whenever,say(this,do(pres,become,[],[becomes([np(at(1,none,sel([the],filter([kind([],n(target))],[pp(of,at(2,none,sel([a],filter([kind([],n(spell)),join(or,[],n(ability))],[that(at(3,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,control,[],[],[]))]))))]))))])],[])),true,[say(you,do(pres,gain,[],[obj(at(4,none,sel([n(2)],filter([kind([],n(life))],[]))))],[]))]))).
term_of('Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.',
        full(program([say(you,do(pres,look,[],[to(at,at(1,none,sel([the,topn(top,two)],filter([kind([],ns(card))],[pp(of,at(2,none,sel([your],filter([kind([],n(library))],[]))))]))))],[])),say(you,do(pres,put,[],[both([obj(at(3,none,of([n(one)],ref(1)))),to(into,at(4,none,sel([your],filter([kind([],n(hand))],[]))))],and,[obj(ref(other(3))),to(into,at(5,none,sel([your],filter([kind([],n(graveyard))],[]))))])],[]))]))).
term_of('Tap target creature. It doesn\'t untap during its controller\'s next untap step.',
        full(program([say(you,do(pres,tap,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[]))))],[])),say(ref(1),aux(pres,no,[],do(pres,untap,[],[],[pp(during,at(2,none,of_its(at(3,owner(ref(1)),sel([poss],filter([kind([],n(controller))],[]))),[part('\'s',[ord(next)],filter([kind([untap],n(step))],[]))])))])))]))).
term_of('When ~ enters, choose target player.',
        full(triggered(when,say(this,do(pres,enter,[],[],[])),true,[say(you,do(pres,choose,[],[obj(at(1,none,sel([target],filter([kind([],n(player))],[]))))],[]))]))).
term_of('Elves you control with counters on them get +1/+1 and have reach.',
        full(program([say(at(1,none,sel([],filter([kind([],ns(sub(elf)))],[that(you,do(pres,control,[],[],[])),with(with,at(2,none,sel([],filter([kind([],ns(counter))],[pp(on,ref(1))]))))]))),all_of(do(pres,get,[],[pt('+1/+1')],[]),[join(and,do(pres,have,[],[abilities([keyword([reach])])],[]))]))]))).
term_of('As long as you have one or fewer cards in hand, ~ gets +2/+0.',
        full(program([lasting(as_long_as(say(you,do(pres,have,[],[obj(at(1,none,sel([or(one,fewer)],filter([kind([],ns(card))],[pp(in,at(2,none,sel([],filter([kind([],n(hand))],[]))))]))))],[]))),say(this,do(pres,get,[],[pt('+2/+0')],[])))]))).
term_of('Enchanted creature gets +1/+1 for each other Elf you control.',
        full(program([say(at(1,none,sel([],filter([kind([enchanted],n(creature))],[]))),do(pres,get,[],[pt('+1/+1')],[pp(for,at(2,none,sel([each,other],filter([kind([],n(sub(elf)))],[that(you,do(pres,control,[],[],[]))]))))]))]))).
term_of('Target opponent reveals their hand. You choose an artifact card from it. That player discards that card.',
        full(program([say(at(1,none,sel([target],filter([kind([],n(opponent))],[]))),do(pres,reveal,[],[obj(at(2,owner(ref(1)),sel([poss],filter([kind([],n(hand))],[]))))],[])),say(you,do(pres,choose,[],[obj(at(3,none,sel([a],filter([kind([artifact],n(card))],[]))))],[pp(from,ref(2))])),say(ref(1),do(pres,discard,[],[obj(ref(3))],[]))]))).
term_of('Exile target card from a graveyard. If a creature card was exiled this way, draw a card.',
        full(program([say(you,do(pres,exile,[],[obj(at(1,none,sel([target],filter([kind([],n(card))],[]))))],[pp(from,at(2,none,sel([a],filter([kind([],n(graveyard))],[]))))])),under(if(say(at(3,none,sel([a],filter([kind([creature],n(card))],[]))),is(past,yes,[],undergo(do(pres,exile,[],[],[this_way])),[]))),say(you,do(pres,draw,[],[obj(at(4,none,sel([a],filter([kind([],n(card))],[]))))],[])))]))).
term_of('Each opponent sacrifices a land unless they pay {1}.',
        full(program([tails(say(at(1,none,sel([each],filter([kind([],n(opponent))],[]))),do(pres,sacrifice,[],[obj(at(2,none,sel([a],filter([kind([],n(land))],[]))))],[])),[],[unless(say(ref(1),do(pres,pay,[],[obj(symbols('{1}'))],[])))])]))).
term_of('Destroy all creatures. For each nontoken creature destroyed this way, you gain 1 life.',
        full(program([say(you,do(pres,destroy,[],[obj(at(1,none,sel([all],filter([kind([],ns(creature))],[]))))],[])),under(pp(for,at(2,none,sel([each],filter([kind([non(token)],n(creature))],[undergone(do(pres,destroy,[],[],[this_way]))])))),say(you,do(pres,gain,[],[obj(at(3,none,sel([n(1)],filter([kind([],n(life))],[]))))],[])))]))).
term_of('For each player, choose a creature that player controls. Destroy those creatures.',
        full(program([under(pp(for,at(1,none,sel([each],filter([kind([],n(player))],[])))),say(you,do(pres,choose,[],[obj(at(2,none,sel([a],filter([kind([],n(creature))],[that(ref(1),do(pres,control,[],[],[]))]))))],[]))),say(you,do(pres,destroy,[],[obj(ref(2))],[]))]))).
term_of('Choose target creature. Until end of turn, that creature gains "When this creature dies, return it to its owner\'s hand."',
        full(program([say(you,do(pres,choose,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[]))))],[])),lasting(time(eot),say(ref(1),do(pres,gain,[],[abilities([granted(”,triggered(when,say(ref(this),do(pres,die,[],[],[])),true,[say(you,do(pres,return,[],[obj(ref(this)),to(to,at(2,none,of_its(at(3,owner(ref(this)),sel([poss],filter([kind([],n(owner))],[]))),[part('\'s',[],filter([kind([],n(hand))],[]))])))],[]))]))])],[])))]))).
term_of('Draw a card and add {R}. You may play an additional land this turn.',
        full(program([seq(say(you,do(pres,draw,[],[obj(at(1,none,sel([a],filter([kind([],n(card))],[]))))],[])),[then(and,say(you,do(pres,add,[],[obj(symbols('{R}'))],[])))]),say(you,modal(may,[],[],do(pres,play,[],[obj(at(2,none,sel([a,additional],filter([kind([],n(land))],[]))))],[time(this(turn))])))]))).
term_of('Each player discards any number of cards, then draws that many cards.',
        full(program([say(at(1,none,sel([each],filter([kind([],n(player))],[]))),all_of(do(pres,discard,[],[obj(at(2,none,sel([any_number],filter([kind([],ns(card))],[]))))],[]),[join([',',then],do(pres,draw,[],[obj(at(3,ref(2,sel([that_m(many)],filter([kind([],ns(card))],[]))),sel([that_m(many)],filter([kind([],ns(card))],[]))))],[]))]))]))).
term_of('Each player discards two cards. Each player draws that many cards.',
        full(program([say(at(1,none,sel([each],filter([kind([],n(player))],[]))),do(pres,discard,[],[obj(at(2,none,sel([n(two)],filter([kind([],ns(card))],[]))))],[])),say(at(3,none,sel([each],filter([kind([],n(player))],[]))),do(pres,draw,[],[obj(at(4,ref(2,sel([that_m(many)],filter([kind([],ns(card))],[]))),sel([that_m(many)],filter([kind([],ns(card))],[]))))],[]))]))).
term_of('Destroy target creature if it\'s red.',
        full(program([under(if(say(ref(1),is(pres,yes,[],np(colors([red])),[]))),say(you,do(pres,destroy,[],[obj(at(1,none,sel([target],filter([kind([],n(creature))],[]))))],[])))]))).
term_of('~ deals damage to each player equal to the number of Elves that player controls.',
        full(program([say(this,do(pres,deal,[],[obj(at(1,none,sel([],filter([kind([],n(damage))],[])))),to(to,at(2,none,sel([each],filter([kind([],n(player))],[]))))],[equal(at(3,none,sel([the],filter([kind([],n(number))],[pp(of,at(4,none,sel([],filter([kind([],ns(sub(elf)))],[that(ref(2),do(pres,control,[],[],[]))]))))]))))]))]))).
term_of('~ deals damage to each creature equal to its power.',
        full(program([say(this,do(pres,deal,[],[obj(at(1,none,sel([],filter([kind([],n(damage))],[])))),to(to,at(2,none,sel([each],filter([kind([],n(creature))],[]))))],[equal(at(3,owner(ref(2)),sel([poss],filter([kind([],n(power))],[]))))]))]))).
term_of('At the beginning of your upkeep, if each player has 10 or less life, draw a card.',
        full(triggered(at,at(1,none,sel([the],filter([kind([],n(beginning))],[pp(of,at(2,none,sel([your],filter([kind([],n(upkeep))],[]))))]))),say(at(3,none,sel([each],filter([kind([],n(player))],[]))),do(pres,have,[],[obj(at(4,none,sel([or(10,less)],filter([kind([],n(life))],[]))))],[])),[say(you,do(pres,draw,[],[obj(at(5,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('~ deals 2 damage to target player or planeswalker.',
        full(program([say(this,do(pres,deal,[],[obj(at(1,none,sel([n(2)],filter([kind([],n(damage))],[])))),to(to,at(2,none,sel([target],filter([kind([],n(player)),join(or,[],n(planeswalker))],[]))))],[]))]))).
term_of('{T}, {Q}: Draw a card.',
        full(activated([mana('{T}'),mark(','),mana('{Q}')],[say(you,do(pres,draw,[],[obj(at(1,none,sel([a],filter([kind([],n(card))],[]))))],[]))]))).
term_of('An opponent chooses a creature you control. Destroy that creature.',
        full(program([say(at(1,none,sel([a],filter([kind([],n(opponent))],[]))),do(pres,choose,[],[obj(at(2,none,sel([a],filter([kind([],n(creature))],[that(you,do(pres,control,[],[],[]))]))))],[])),say(you,do(pres,destroy,[],[obj(ref(2))],[]))]))).
term_of('Return all instant and sorcery cards from your graveyard to your hand.',
        full(program([say(you,do(pres,return,[],[obj(at(1,none,sel([all],filter([kind([co(instant,[c(and,sorcery)])],ns(card))],[])))),to(from,at(2,none,sel([your],filter([kind([],n(graveyard))],[])))),to(to,at(3,none,sel([your],filter([kind([],n(hand))],[]))))],[]))]))).
term_of('Target creature gets +X/+0 until end of turn, where X is the number of Elves you control. Draw X cards.',
        full(program([tails(lasting(time(eot),say(at(1,none,sel([target],filter([kind([],n(creature))],[]))),do(pres,get,[],[pt('+X/+0')],[]))),[],[comma(where('X',at(2,none,sel([the],filter([kind([],n(number))],[pp(of,at(3,none,sel([],filter([kind([],ns(sub(elf)))],[that(you,do(pres,control,[],[],[]))]))))])))))]),say(you,do(pres,draw,[],[obj(at(4,none,sel([n('X')],filter([kind([],ns(card))],[]))))],[]))]))).
term_of('Equipped creature gets +1/+1. If it\'s a Warrior, it gets +2/+1 instead.',
        full(program([say(at(1,none,sel([],filter([kind([equipped],n(creature))],[]))),do(pres,get,[],[pt('+1/+1')],[])),instead(say(ref(1),is(pres,yes,[],np(sel([a],filter([kind([],n(sub(warrior)))],[]))),[])),say(ref(1),do(pres,get,[],[pt('+2/+1')],[])))]))).
term_of('Creatures you control with three or more +1/+1 counters on them have haste.',
        full(program([say(at(1,none,sel([],filter([kind([],ns(creature))],[that(you,do(pres,control,[],[],[])),with(with,at(2,none,sel([or(three,more)],filter([kind([pt('+1/+1')],ns(counter))],[pp(on,ref(1))]))))]))),do(pres,have,[],[abilities([keyword([haste])])],[]))]))).
