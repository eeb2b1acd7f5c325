// A card on the table: drawn from its text, or with the user's own picture.

import { make, set } from "../dom.js";
import { colorLetters, symbols } from "./symbols.js";

const FRAMES = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

export class CardElement extends HTMLElement {
  connectedCallback() {
    if (this.parts) return;
    const part = (name) => make("span", { class: name });
    this.parts = { name: part("name"), cost: part("cost"), picture: part("picture"), type: part("type"), text: part("text"), size: part("size"), marks: part("marks") };
    this.append(make("span", { class: "top" }, this.parts.name, this.parts.cost), this.parts.picture, this.parts.type, this.parts.text, make("span", { class: "bottom" }, this.parts.marks, this.parts.size));
    this.tabIndex = 0;
    this.setAttribute("role", "button");
    if (this.later) this.draw(...this.later);
  }

  /** Draw THING with its FACE; STATE says what can be done with it. */
  draw(thing, face, state) {
    this.later = [thing, face, state];
    if (!this.parts) return;
    const drawn = JSON.stringify(this.later);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const { parts } = this;
    const name = thing.name || "face-down card";
    const letters = colorLetters(thing.colors);
    set(parts.name, "text", name);
    fill(parts.cost, thing.cost || face?.cost || "", symbols);
    set(parts.type, "text", face?.type ?? thing.types.join(" "));
    fill(parts.text, (face?.lines ?? []).join("\n"), (text) => (text ? text.split("\n").map((line) => make("span", { class: "line" }, ...symbols(line))) : []));
    set(parts.size, "text", thing.size ? thing.size.join("/") : thing.zone === "battlefield" ? "" : face?.size ?? "");
    fill(parts.marks, marksOf(thing).join("\n"), (text) => (text ? text.split("\n").map((mark) => make("span", { class: "mark", text: mark })) : []));
    this.dataset.object = thing.id;
    this.dataset.frame = letters.length > 1 ? "many" : FRAMES[letters] ?? (thing.types.includes("land") ? "land" : "none");
    for (const flag of ["tapped", "sick", "token"]) this.classList.toggle(flag, Boolean(thing[flag]));
    this.classList.toggle("attacking", thing.attacking !== null);
    this.classList.toggle("grown", Boolean(thing.size && face?.size && thing.size.join("/") !== face.size && /^\d+\/\d+$/.test(face.size)));
    for (const [flag, on] of Object.entries(state)) this.classList.toggle(flag, on);
    this.draggable = state.open;
    set(this, "aria-label", spoken(thing, name, state));
    set(this, "aria-pressed", state.chosen ? "true" : state.open ? "false" : null);
    this.showPicture(state.picture);
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

function marksOf(thing) {
  const marks = Object.entries(thing.counters).map(([kind, number]) => `${number}× ${kind}`);
  if (thing.damage) marks.push(`${thing.damage} damage`);
  if (thing.attacking) marks.push("attacks");
  if (thing.blocked) marks.push("blocked");
  if (thing.blocking.length) marks.push("blocks");
  if (thing.token) marks.push("token");
  return marks;
}

/** What a screen reader says of a card. */
function spoken(thing, name, state) {
  const parts = [name];
  if (thing.size) parts.push(thing.size.join("/"));
  if (thing.cost) parts.push(`costs ${thing.cost}`);
  if (thing.tapped) parts.push("tapped");
  parts.push(...thing.remarks, ...Object.entries(thing.counters).map(([kind, number]) => `${number} ${kind}`));
  if (state.chosen) parts.push("chosen");
  else if (state.open) parts.push("can be chosen");
  return parts.join(", ");
}

customElements.define("magic-card", CardElement);
