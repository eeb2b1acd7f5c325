// A card on the table: drawn from its text, or with the user's own picture.

import { make, set } from "../dom.js";
import { isNew } from "./groups.js";
import { colorLetters, symbols } from "./symbols.js";
import { CARD } from "./texts.js";

const TYPES = ["creature", "planeswalker", "battle", "land", "artifact", "enchantment", "instant", "sorcery"];
const SUPERTYPES = ["basic", "legendary", "snow", "world", "ongoing"];
/** Remarks that are told otherwise on a card. */
const STATE = /^(attacking |block|summoning sick$|\d+ damage$|.* counters?$)/;
const PARTS = ["name", "cost", "picture", "type", "text", "size", "marks", "count"];
const FRAMES = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** @import { Face, State, Thing } from "./types.js" */

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class CardElement extends HTMLElement {
  /** The elements of its parts. @type {Record<string, any>} */
  parts = Object.fromEntries(PARTS.map((name) => [name, make("span", { class: name })]));

  /** Whether it is put together, which an element can be only once it is in a document. */
  whole = false;

  /** @type {Thing | null} */
  thing = null;

  /** @type {Face | undefined} */
  face = undefined;

  /** What it was drawn with last. @type {[Thing, Face | undefined, State & {picture: string}] | null} */
  later = null;

  connectedCallback() {
    if (this.whole) return;
    this.whole = true;
    const { name, cost, picture, type, text, size, marks, count } = this.parts;
    this.append(make("span", { class: "face" }, make("span", { class: "top" }, name, cost), picture, type, text), marks, size, count);
    this.tabIndex = 0;
    this.setAttribute("role", "button");
    if (this.later) this.draw(...this.later);
  }

  /**
   * Draw THING with its FACE; STATE says what can be done with it. What is the same as before is left as it is.
   * @param {Thing} thing
   * @param {Face | undefined} face
   * @param {State & {picture: string}} state
   */
  draw(thing, face, state) {
    this.later = [thing, face, state];
    if (!this.whole) {
      this.thing = thing;
      return;
    }
    if (thing !== this.thing || face !== this.face || !this.drawn) this.show(thing, face);
    this.mark(thing, state);
  }

  /**
   * Show what THING and its FACE say.
   * @param {Thing} thing
   * @param {Face | undefined} face
   */
  show(thing, face) {
    Object.assign(this, { thing, face });
    const drawn = JSON.stringify([thing, face]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.marked = null;
    const { parts } = this;
    const letters = colorLetters(thing.colors);
    const name = nameOf(thing);
    set(parts.name, "text", name);
    parts.name.style.setProperty("--letters-of-word", Math.max(4, ...name.split(" ").map((word) => word.length)));
    fill(parts.cost, thing.cost || face?.cost || "", symbols);
    set(parts.type, "text", typeLine(thing, face));
    fill(parts.text, (face?.lines ?? []).join("\n"), (text) => (text ? text.split("\n").map((line) => make("span", { class: "line" }, ...symbols(line))) : []));
    set(parts.size, "text", sizeOf(thing, face));
    set(parts.size, "data-kind", thing.size ? changeOf(thing, face) : sizeOf(thing, face) ? "loyalty" : null);
    fill(parts.marks, JSON.stringify(marksOf(thing, face)), () => marksOf(thing, face).map(([kind, text, brief]) => make("span", { class: `mark ${kind}` }, make("span", { class: "long", text }), make("span", { class: "brief", text: brief, "aria-hidden": "true" }))));
    this.dataset.object = String(thing.id);
    this.dataset.frame = letters.length > 1 ? "many" : FRAMES[letters] ?? (thing.types.includes("land") ? "land" : "none");
    for (const flag of ["tapped", "sick", "token"]) this.classList.toggle(flag, Boolean(thing[flag]));
    this.classList.toggle("attacking", thing.attacking !== null);
    this.dataset.type = TYPES.find((type) => thing.types.includes(type)) ?? "none";
  }

  /**
   * Mark what can be done with it, as STATE says.
   * @param {Thing} thing
   * @param {State & {picture: string}} state
   */
  mark(thing, state) {
    const { picture, ...flags } = state;
    const marked = Object.values(flags).join();
    if (marked !== this.marked) {
      this.marked = marked;
      for (const [flag, on] of Object.entries(flags)) this.classList.toggle(flag, on);
      this.draggable = state.open;
      set(this, "aria-label", spoken(thing, nameOf(thing), state));
      set(this, "aria-pressed", state.chosen ? "true" : state.open ? "false" : null);
    }
    this.showPicture(picture);
  }

  /** Lie at PLACE, as layout.js has it, coming from BEFORE if it is new; tell as much as DETAIL says. */
  place(place, detail, before) {
    if (!place) return;
    if (!this.style.translate && before && !still.matches) this.animate([{ translate: `${before.x}px ${before.y}px`, width: `${before.w}px`, height: `${before.h}px` }, {}], { duration: 260, easing: "ease-out" });
    const lies = `${detail} ${Object.values(place).join()}`;
    if (lies === this.lies) return;
    this.lies = lies;
    this.style.translate = `${place.x.toFixed(1)}px ${place.y.toFixed(1)}px`;
    this.style.setProperty("--w", `${place.w}px`);
    this.style.zIndex = place.z;
    set(this, "data-detail", detail);
    for (const flag of ["hidden", "tucked", "turned"]) this.classList.toggle(flag, Boolean(place[flag]));
    this.classList.toggle("behind", !place.front && !place.tucked);
    set(this.parts.count, "text", place.count > 1 ? `×${place.count}` : "");
    set(this, "aria-description", place.count > 1 ? CARD.pile(place.count) : null);
  }

  showPicture(source) {
    const { picture } = this.parts;
    if (picture.source === source) return;
    picture.source = source;
    this.classList.toggle("pictured", false);
    picture.replaceChildren();
    if (!source) return;
    const image = make("img", { alt: "", src: source });
    image.onload = () => this.classList.add("pictured");
    image.onerror = () => image.remove();
    picture.append(image);
  }
}

/** Show TEXT in PART as NODES draws it, anew only where it is another: what is being clicked stays. */
function fill(part, text, nodes) {
  if (part.shown === text) return;
  part.shown = text;
  part.replaceChildren(...nodes(text));
}

/**
 * What a card is now; as it is printed, where that is the same.
 * @type {(thing: Thing, face?: Face) => string}
 */
function typeLine(thing, face) {
  const printed = (face?.type ?? "").toLowerCase();
  const now = [...thing.types, ...thing.subtypes.map((type) => type.replaceAll("_", " "))];
  if (face?.type && now.every((type) => printed.includes(type)) && words(printed).length <= words(now.join(" ")).length + SUPERTYPES.filter((type) => printed.includes(type)).length) return face.type;
  const title = (type) => type.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
  const kinds = thing.types.map(title).join(" ");
  return thing.subtypes.length ? `${kinds} — ${now.slice(thing.types.length).map(title).join(" ")}` : kinds;
}

const nameOf = (thing) => thing.name || CARD.faceDown;

const words = (text) => text.match(/[\p{L}’'-]+/gu) ?? [];

/**
 * Power and toughness as they are, or loyalty or defense.
 * @type {(thing: Thing, face?: Face) => string}
 */
function sizeOf(thing, face) {
  if (thing.size) return thing.size.join("/");
  if (thing.zone !== "battlefield") return face?.size ?? "";
  return String(thing.counters.loyalty ?? thing.counters.defense ?? "");
}

/**
 * Whether a creature is larger or smaller than it is printed, or both.
 * @type {(thing: Thing, face?: Face) => string}
 */
function changeOf(thing, face) {
  const printed = /^(\d+)\/(\d+)$/.exec(face?.size ?? "")?.slice(1).map(Number);
  if (!printed || !thing.size) return "size";
  const [power, toughness] = thing.size.map((number, place) => Math.sign(number - printed[place]));
  if (!power && !toughness) return "size";
  return power + toughness > 0 ? "grown" : power + toughness < 0 ? "shrunk" : "changed";
}

/**
 * What is told of no card of its name, but of this one: keywords that effects have given.
 * @type {(thing: Thing, face?: Face) => string[]}
 */
function gainedBy(thing, face) {
  const printed = (face?.lines ?? []).flatMap((line) => line.toLowerCase().split(/, |\(/)).map((part) => part.trim());
  return thing.remarks.filter((words) => !STATE.test(words) && !printed.some((part) => part.startsWith(words.toLowerCase())));
}

/**
 * Badges: kind, words, and what is seen of them where there is little room.
 * @type {(thing: Thing, face?: Face) => string[][]}
 */
function marksOf(thing, face) {
  const counters = Object.entries(thing.counters).filter(([kind]) => thing.size || (kind !== "loyalty" && kind !== "defense"));
  const marks = counters.map(([kind, number]) => ["counter", CARD.counters(number, kind), kind === "+1/+1" ? `+${number}` : kind === "-1/-1" ? `−${number}` : `${number}${kind.slice(0, 2)}`]);
  if (thing.damage) marks.push(["damage", CARD.damage(thing.damage), `−${thing.damage}`]);
  if (thing.blocked) marks.push(["fight", CARD.blocked, "⊘"]);
  if (thing.blocking.length) marks.push(["fight", CARD.blocks, "◇"]);
  const gained = gainedBy(thing, face);
  if (gained.length) marks.push(["effect", gained.join(", "), "✦"]);
  if (isNew(thing)) marks.push(["state", CARD.isNew, ""]);
  if (thing.token) marks.push(["state", CARD.token, ""]);
  return marks;
}

/**
 * What a screen reader says of a card.
 * @type {(thing: Thing, name: string, state: State) => string}
 */
function spoken(thing, name, state) {
  const parts = [name];
  if (thing.size) parts.push(thing.size.join("/"));
  if (thing.cost) parts.push(CARD.costs(thing.cost));
  if (thing.tapped) parts.push(CARD.tapped);
  parts.push(...thing.remarks, ...Object.entries(thing.counters).map(([kind, number]) => CARD.countersSpoken(number, kind)));
  if (state.chosen) parts.push(CARD.chosen);
  else if (state.open) parts.push(CARD.open);
  return parts.join(", ");
}

customElements.define("magic-card", CardElement);
