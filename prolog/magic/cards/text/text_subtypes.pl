:- module(text_subtypes,
          [ known_subtype/1             % +Word
          ]).

/** <module> The subtypes that the grammar knows without a capital

A capital in the middle of a sentence marks any word as a subtype. At the start
of a sentence, where every word has one, and in text typed without capitals,
these are recognised.
*/

%!  known_subtype(+Word:atom) is semidet.
%
%   True if Word is a subtype of lands, creatures, artifacts, enchantments or spells.

known_subtype(Word) :-
    subtypes(_, Words),
    memberchk(Word, Words).

subtypes(land, [cave, desert, forest, gate, island, lair, locus, mine, mountain, plains, sphere,
                swamp, tower, town, 'urza\'s']).
subtypes(artifact, [blood, clue, equipment, food, fortification, gold, powerstone, treasure,
                    vehicle]).
subtypes(enchantment, [aura, background, cartouche, case, class, curse, role, room, rune, saga,
                       shrine]).
subtypes(spell, [adventure, arcane, lesson, trap]).
subtypes(creature,
         [advisor, aetherborn, ally, angel, antelope, ape, archer, archon, army, artificer,
          assassin, 'assembly-worker', atog, aurochs, avatar, azra, badger, barbarian, bard,
          basilisk, bat, bear, beast, beaver, beholder, berserker, bird, bison, boar, bringer,
          brushwagg, camarid, camel, caribou, carrier, cat, centaur, chimera, citizen, cleric,
          clown, cockatrice, construct, coward, coyote, crab, crocodile, cyclops, dauthi, demigod,
          demon, deserter, detective, devil, dinosaur, djinn, doctor, dog, dragon, drake,
          dreadnought, drone, druid, dryad, dwarf, efreet, egg, elder, eldrazi, elemental,
          elephant, elf, elk, eye, faerie, ferret, fish, flagbearer, fox, fractal, frog, fungus,
          gargoyle, germ, giant, gnoll, gnome, goat, goblin, god, golem, gorgon, gremlin, griffin,
          hag, halfling, hamster, harpy, hellion, hippo, hippogriff, homarid, homunculus, horror,
          horse, human, hydra, hyena, illusion, imp, incarnation, inkling, insect, jackal,
          jellyfish, juggernaut, kavu, kirin, kithkin, knight, kobold, kor, kraken, lamia,
          lammasu, leech, leviathan, lhurgoyf, licid, lizard, manticore, masticore, mercenary,
          merfolk, metathran, minion, minotaur, mite, mole, monger, mongoose, monk, monkey,
          moonfolk, mount, mouse, mutant, myr, mystic, naga, nautilus, nephilim, nightmare,
          nightstalker, ninja, noble, noggle, nomad, nymph, octopus, ogre, ooze, orc, orgg, otter,
          ouphe, ox, oyster, pangolin, peasant, pegasus, pentavite, pest, phelddagrif, phoenix,
          phyrexian, pilot, pincher, pirate, plant, possum, praetor, prism, processor, rabbit,
          raccoon, ranger, rat, rebel, reflection, rhino, rigger, robot, rogue, sable, salamander,
          samurai, saproling, satyr, scarecrow, scion, scorpion, scout, serf, serpent, servo,
          shade, shaman, shapeshifter, shark, sheep, siren, skeleton, slith, sliver, sloth, slug,
          snake, soldier, soltari, spawn, specter, spellshaper, sphinx, spider, spike, spirit,
          splinter, sponge, squid, squirrel, starfish, surrakar, survivor, symbiote, tentacle,
          tetravite, thalakos, thopter, thrull, tiefling, treefolk, trilobite, triskelavite,
          troll, turtle, unicorn, vampire, vedalken, viashino, volver, wall, walrus, warlock,
          warrior, weasel, weird, werewolf, whale, wizard, wolf, wolverine, wombat, worm, wraith,
          wurm, yeti, zombie, zubera]).
