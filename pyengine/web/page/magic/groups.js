// What lies together on the battlefield: rows, groups of like permanents, and what is attached to each. Knows no document.

const SHOWN = ["name", "tapped", "sick", "damage", "counters", "size", "attacking", "blocking", "blocked", "remarks", "colors", "types", "subtypes", "token", "attached", "controller"];

/** @import { Thing } from "./types.js" */

/**
 * Permanents that are shown as one: `like` is what they have in common with others, `chosen` or not; `first` is the oldest.
 * @typedef {{
 *   ids: number[], name: string, turned: boolean, tucked: number[], land: boolean, row: number, like: string, first: number,
 *   chosen: boolean, place: number,
 * }} Pile
 */

/** So many cards of a library are seen beside each other, even those that are alike. */
const MOST_APART = 9;

/** @type {(thing: Thing) => boolean} Whether THING has come this turn, where that keeps it from something. */
export const isNew = (thing) => thing.sick && thing.types.includes("creature");

/** @type {(thing: Thing) => "creatures" | "lands" | "rest"} Which row a permanent is in. */
export function rowOf(thing) {
  if (thing.types.includes("creature")) return "creatures";
  return thing.types.includes("land") ? "lands" : "rest";
}

/**
 * Return the rows of PLAYER: `creatures`, `lands` and `rest`, each a list of groups {ids, turned, tucked, land, like, name, place}.
 * THINGS are the permanents of all; STATEOF says of a number what can be done with it, FACEOF which face it shows.
 * @param {Thing[]} things
 * @param {string} player
 * @param {(id: number) => {chosen?: boolean}} stateOf
 * @param {(id: number) => unknown} faceOf
 */
export function rowsOf(things, player, stateOf, faceOf = () => null) {
  const hosts = hostsOf(things);
  const tucked = Map.groupBy(things.filter((thing) => hosts.has(thing.id)), (thing) => hosts.get(thing.id));
  /** @type {{creatures: Pile[], lands: Pile[], rest: Pile[]}} */
  const rows = { creatures: [], lands: [], rest: [] };
  const groups = new Map();
  for (const thing of things) {
    if (thing.controller !== player || hosts.has(thing.id)) continue;
    const row = rowOf(thing);
    const beneath = (tucked.get(thing.id) ?? []).map((one) => one.id);
    const like = `${seen(thing)} ${faceOf(thing.id)} ${beneath.length ? thing.id : ""}`;
    const key = `${like}${JSON.stringify(stateOf(thing.id))}`;
    let group = groups.get(key);
    if (!group) {
      group = { ids: [], name: thing.name, turned: thing.tapped, tucked: beneath, land: row === "lands", row: row === "rest" ? 1 : 0, like, first: thing.id, chosen: Boolean(stateOf(thing.id).chosen), place: 0 };
      groups.set(key, group);
      rows[row].push(group);
    }
    group.ids.push(thing.id);
  }
  return { creatures: together(rows.creatures), lands: together(rows.lands), rest: together(rows.rest) };
}

const known = new WeakMap();

/** @type {(thing: Thing) => string} All that is seen of THING beside its number, as a text: of a view that is shared by later ones it is made once. */
function seen(thing) {
  if (!known.has(thing)) known.set(thing, JSON.stringify([rowOf(thing), SHOWN.map((name) => (name === "sick" ? isNew(thing) : thing[name]))]));
  return known.get(thing);
}

/** @type {(cards: Thing[], stateOf: (id: number) => object) => number[][]} CARDS that are seen, in piles of numbers: where they are many, as in a search, like ones lie together. */
export function pilesOf(cards, stateOf) {
  const like = (thing) => (cards.length > MOST_APART ? JSON.stringify([thing.name, thing.controller, stateOf(thing.id)]) : thing.id);
  return [...Map.groupBy(cards, like).values()].map((pile) => pile.map((thing) => thing.id));
}

/** @type {(groups: Pile[]) => number[]} The cards of GROUPS in an order that stays while some of them are chosen or tapped; what is attached follows its host. */
export function inOrder(groups) {
  const cards = groups.flatMap((group) => group.ids.map((id) => ({ place: group.place, ids: [id, ...(id === group.first ? group.tucked : [])] })));
  return cards.toSorted((a, b) => a.place - b.place || a.ids[0] - b.ids[0]).flatMap((card) => card.ids);
}

/** @type {(groups: Pile[]) => Pile[]} Groups that differ only by what is chosen stand together, what is not chosen first; piles of one name, too. */
function together(groups) {
  const places = new Map();
  groups.forEach((group, number) => {
    if (!places.has(group.name)) places.set(group.name, number);
    group.place = places.get(group.name);
  });
  return groups.toSorted((a, b) => a.place - b.place || Number(a.turned) - Number(b.turned) || Number(a.chosen) - Number(b.chosen) || a.first - b.first);
}

/** @type {(things: Thing[]) => Map<number, number>} What each attached permanent lies beneath: the one at the end of the chain, if it is on the battlefield. */
function hostsOf(things) {
  /** @type {Map<number | string | null, Thing>} */
  const here = new Map(things.map((thing) => [thing.id, thing]));
  const hosts = new Map();
  for (const thing of things) {
    let host = here.get(thing.attached);
    for (let more = 8; host && here.has(host.attached) && more; more -= 1) host = here.get(host.attached);
    if (host && host !== thing) hosts.set(thing.id, host.id);
  }
  return hosts;
}
