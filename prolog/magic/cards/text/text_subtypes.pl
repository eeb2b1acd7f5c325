:- module(text_subtypes,
          [ known_subtype/1,            % +Word
            land_subtype/1,             % ?Word
            creature_subtype/1          % ?Word
          ]).

:- use_module(library(lists), [member/2]).

/** <module> The subtypes that the grammar knows

A subtype has a capital, but at the start of a sentence every word has one, and names have it, too:
only these words are subtypes (205.3). In text that people type they need no capital.
*/

%!  known_subtype(+Word:atom) is semidet.
%
%   True if Word is a subtype of any card type.

%!  land_subtype(?Word:atom) is nondet.
%
%   True if Word is a subtype of lands.

%!  creature_subtype(?Word:atom) is nondet.
%
%   True if Word is a creature type.

:- discontiguous known_subtype/1, land_subtype/1, creature_subtype/1.

%   The lists become a fact a word, so that words are looked up by an index.

term_expansion(subtypes(Type, Words), Facts) :-
    findall(Fact, ( member(Word, Words), subtype_fact(Type, Word, Fact) ), Facts).

subtype_fact(_, Word, known_subtype(Word)).
subtype_fact(land, Word, land_subtype(Word)).
subtype_fact(creature, Word, creature_subtype(Word)).

subtypes(land,
         [cave, desert, forest, gate, island, lair, locus, mine, mountain, plains, planet,
          'power-plant', sphere, swamp, tower, town, 'urza\'s']).
subtypes(artifact,
         [attraction, blood, bobblehead, clue, contraption, equipment, food, fortification, gold,
          incubator, infinity, junk, lander, map, mutagen, powerstone, spacecraft, stone,
          treasure, vehicle]).
subtypes(enchantment,
         [aura, background, cartouche, case, class, curse, plan, role, room, rune, saga, shard,
          shrine]).
subtypes(spell,
         [adventure, arcane, chorus, lesson, omen, trap]).
subtypes(battle,
         [siege]).
subtypes(creature,
         [advisor, aetherborn, alien, ally, andorian, angel, antelope, ape, archer, archon, army,
          artificer, assassin, 'assembly-worker', astartes, atog, aurochs, avatar, azra, badger,
          balloon, barbarian, bard, basilisk, bat, bear, beast, beaver, beholder, berserker,
          bird, bison, boar, book, borg, brainiac, bringer, brushwagg, 'c\'tan', caitian,
          camarid, camel, caribou, carrier, cat, centaur, child, chimera, citizen, clamfolk,
          cleric, clown, cockatrice, construct, cow, coward, coyote, crab, crocodile, custodes,
          cyberman, cyborg, cyclops, dalek, dathomirian, dauthi, demigod, demon, deserter,
          detective, devil, dinosaur, djinn, doctor, dog, dragon, drake, dreadnought, drix,
          droid, drone, druid, dryad, dwarf, efreet, egg, elder, eldrazi, elemental, elephant,
          elf, elk, employee, eternal, ewok, eye, faerie, ferret, fish, flagbearer, fox, fractal,
          frog, fungus, gamer, gamma, gamorrean, gargoyle, germ, giant, gith, glimmer, gnoll,
          gnome, goat, goblin, god, golem, gorgon, graveborn, gremlin, griffin, guest, hag,
          halfling, hamster, harpy, hedgehog, hellion, hero, hippo, hippogriff, homarid,
          homunculus, horror, horse, human, hunter, hutt, hydra, hyena, illusion, imp,
          incarnation, incubus, inhuman, inkling, inquisitor, insect, ithorian, jackal, jedi,
          jellyfish, juggernaut, kangaroo, kavu, keldor, killbot, kirin, kithkin, klingon,
          knight, kobold, koorivar, kor, kraken, kree, lamia, lammasu, leech, lemur, leviathan,
          lhurgoyf, licid, lizard, lobster, manticore, masticore, mercenary, merfolk, metathran,
          minion, minotaur, mite, mole, monger, mongoose, monk, monkey, moogle, moonfolk, mount,
          mouse, mutant, myr, mystic, naga, nautilus, nautolan, necron, neimoidian, nephilim,
          nightmare, nightstalker, ninja, noble, noggle, nomad, nymph, octopus, officer, ogre,
          ooze, orc, orgg, orion, otter, ouphe, ox, oyster, pangolin, peasant, pegasus,
          pentavite, performer, pest, phelddagrif, phoenix, phyrexian, pilot, pincher, pirate,
          plant, porcupine, possum, praetor, primarch, prism, processor, qu, rabbit, raccoon,
          ranger, rat, rebel, reflection, rhino, rigger, robot, rodian, rogue, sable, salamander,
          samurai, saproling, satyr, scarecrow, scientist, scion, scorpion, scout, seal, serf,
          serpent, servo, shade, shaman, shapeshifter, shark, sheep, siren, sith, skeleton,
          skrull, slith, sliver, sloth, slug, snake, soldier, soltari, sorcerer, spawn, specter,
          spellshaper, sphinx, spider, spike, spirit, splinter, sponge, spy, squid, squirrel,
          starfish, starship, sullustan, surrakar, survivor, symbiote, synth, tentacle,
          tetravite, thalakos, tholian, thopter, thrull, tiefling, time_lord, tosk, toy,
          trandoshan, treefolk, trilobite, triskelavite, troll, trooper, turtle, 'twi\'lek',
          tyranid, unicorn, utrom, vampire, varmint, vedalken, viashino, villain, volver, vulcan,
          wall, walrus, warlock, warrior, weasel, weequay, weird, werewolf, whale, wizard, wolf,
          wolverine, wombat, wookiee, worm, wraith, wurm, xindi, yeti, zabrak, zombie, zubera]).
subtypes(planeswalker,
         [ajani, aminatou, angrath, arlinn, arzakon, ashiok, bahamut, basri, bolas, calix,
          chandra, comet, dack, dakkon, daretti, davriel, dihada, domri, dooku, dovin, dyfed,
          elspeth, estrid, freyalise, garruk, gideon, grist, guff, huatli, jace, jaya, jeska,
          kaito, karn, kasmina, kaya, kiora, koth, liliana, lolth, lukka, minsc, mordenkainen,
          nahiri, narset, niko, nissa, nixilis, 'obi-wan', oko, quintorius, ral, rowan, saheeli,
          samut, sarkhan, serra, sivitri, snoke, sorin, szat, tamiyo, tasha, teferi, teyo,
          tezzeret, tibalt, tyvar, ugin, urza, venser, vivien, vraska, vronos, will, windgrace,
          wrenn, xenagos, yanggu, yanling, yoda, zariel]).
