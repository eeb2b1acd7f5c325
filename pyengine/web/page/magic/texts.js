// The words that a game of Magic shows beside those of all games, by part.

export const BOARD = {
  seen: "Cards in sight",
  ready: {
    cast: "Why can't what I hold be cast?",
    block: "Which creatures could block mine?",
    large: "How large are the creatures?",
    keywords: "Which keywords do they have?",
  },
  zones: { lands: "lands", rest: "rest", creatures: "creatures", hand: "hand" },
  ownSide: (player) => `${player}, your side`,
  life: "life",
  held: "in hand",
  library: "in library",
  number: (value, name) => `${value} ${name}`,
  pile: (zone, count) => `${zone} ${count}`,
  mana: "mana ",
  manaOf: (mana) => `mana ${mana}`,
  onTop: (card) => `${card} on top`,
  fromTop: (card, place) => `${card} ${place} from the top`,
  team: (name) => `team ${name}`,
  companion: (card) => `${card}, a companion outside the game`,
  commander: (card, tax) => `${card} in the command zone${tax ? `, costs ${tax} more` : ""}`,
  dealt: ({ damage, name }) => `${damage}/21 by ${name}`,
  dealtTitle: "combat damage by a commander",
  zoneOf: (zone, player) => `${zone === "outside" ? "companion" : zone} of ${player}`,
  howMany: "How many of them",
};

export const CARD = {
  faceDown: "face-down card",
  pile: (count) => `the first of ${count} like it`,
  counters: (number, kind) => `${number}× ${kind}`,
  damage: (number) => `${number} damage`,
  blocked: "blocked",
  blocks: "blocks",
  isNew: "new",
  token: "token",
  costs: (cost) => `costs ${cost}`,
  tapped: "tapped",
  countersSpoken: (number, kind) => `${number} ${kind}`,
  chosen: "chosen",
  open: "can be chosen",
};

export const STACK = {
  title: "Stack",
  more: (count) => `${count} more below`,
  by: ({ kind, controller }) => `${kind} of ${controller}`,
};

export const LAYERS = {
  title: "Power and toughness, layer by layer",
  columns: ["rule", "what", "size"],
  switched: "switched",
};

export const DECKS = {
  curve: "Curve",
  manaValue: "mana value",
  kinds: "creatures + others",
  shape: ({ creatures, others, lands }) => `${creatures} creatures, ${others} other spells, ${lands} lands`,
  colors: "Colours",
  color: (inCosts, basics) => ` ${inCosts} in costs, ${basics} basic land types`,
  can: "can be played",
  cannot: "can't be played",
  cannotFor: (problem) => `can't be played: ${problem || "it is not read yet"}`,
};
