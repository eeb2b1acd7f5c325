// The board of a game of Magic: players, the battlefield with the lands at its edges, the stack, the hand.

import { button, dialog, keyed, make, set } from "../dom.js";
import { Arrows } from "./arrows.js";
import "./card.js";
import { layers } from "./layers.js";
import { Pictures } from "./pictures.js";
import { symbols } from "./symbols.js";

const LONG = 500;
const QUESTIONS = ["hand(P, C), why_not(cast(C), R)", "controls(P, C), creature(C)", "power(C, P), toughness(C, T)", "has(C, K)", "attack_set(S)", "block_set(S)", "card(C)", "rule('302.6')"];
const NOTHING = { open: false, chosen: false, armed: false };

export class Board {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.questions = QUESTIONS;
    this.arrows = new Arrows();
    this.pictures = new Pictures();
    this.others = make("div", { class: "others" });
    this.stack = make("ol", { class: "spells lively", "aria-label": "Stack" });
    this.seen = make("div", { class: "cards seen", "aria-label": "Cards in sight" });
    this.middle = make("div", { class: "middle" }, this.stack, this.seen);
    this.mine = make("div", { class: "mine" });
    root.append(this.others, this.middle, this.mine);
    root.classList.add("magic");
    for (const [name, work] of Object.entries(this.listeners())) root.addEventListener(name, work);
  }

  explainSize(size) {
    return layers(size);
  }

  pickPictures() {
    this.pictures.pick(() => this.show(this.frame));
  }

  show(frame) {
    this.frame = frame;
    const { view } = frame;
    const me = view.players.some((player) => player.name === view.viewer) ? view.viewer : view.players.at(-1).name;
    const from = view.players.findIndex((player) => player.name === me);
    const others = [...view.players.slice(from + 1), ...view.players.slice(0, from)];
    const side = (parent, players) => keyed(parent, players, (player) => player.name, (player) => this.newSide(player, player.name === me), (element, player) => this.side(element, player));
    side(this.others, others);
    side(this.mine, [view.players[from]]);
    this.showStack(view);
    this.cards(this.seen, view.objects.filter((thing) => thing.zone === "library"));
    this.seen.hidden = !this.seen.childElementCount;
    this.showArrows(view);
    if (this.list) this.showList();
  }

  // ---------------------------------------------------------------- a player's side

  newSide(player, own) {
    const head = make("div", { class: "player", "data-player": player.name });
    const rows = ["lands", "rest", "creatures"].map((name) => make("div", { class: `cards lively ${name}` }));
    const hand = make("div", { class: "cards lively hand" });
    const element = make("section", { class: "side-of", "aria-label": own ? `${player.name}, your side` : player.name });
    if (own) element.append(...rows.toReversed(), head, hand);
    else element.append(head, hand, ...rows);
    Object.assign(element, { head, rows, hand, own });
    return element;
  }

  side(element, player) {
    const { view } = this.frame;
    const here = view.objects.filter((thing) => thing.zone === "battlefield" && thing.controller === player.name);
    const creature = (thing) => thing.types.includes("creature");
    const land = (thing) => thing.types.includes("land") && !creature(thing);
    const [lands, rest, creatures] = element.rows;
    this.cards(lands, here.filter(land));
    this.cards(creatures, here.filter(creature));
    this.cards(rest, here.filter((thing) => !land(thing) && !creature(thing)));
    this.cards(element.hand, view.objects.filter((thing) => thing.zone === "hand" && thing.owner === player.name));
    this.head(element.head, player);
  }

  head(head, player) {
    const { view, table } = this.frame;
    const { actions } = this.table;
    const open = actions.ofPlayer(player.name).length > 0;
    head.classList.toggle("open", open);
    head.classList.toggle("active", view.active === player.name);
    head.classList.toggle("waited", table?.waiting_for === player.name);
    head.classList.toggle("gone", !player.playing);
    const number = (name, value) => [`${name} ${value}`, () => make("span", { class: `number ${name}`, "aria-label": `${value} ${name}`, role: "img" }, make("b", { text: value }), ` ${name}`)];
    const pile = (zone) => [zone, () => button("", () => this.openList(player.name, zone)), `${zone} ${this.buried(player, zone).length}`];
    const parts = [
      open
        ? ["open", () => button(player.name, () => this.table.actions.clickPlayer(player.name), { class: "who" })]
        : ["name", () => make("strong", { class: "who", text: player.name })],
      number("life", player.life), number("in hand", player.hand), number("in library", player.library), pile("graveyard"), pile("exile"),
      ...Object.entries(player.counters).map(([kind, value]) => number(kind, value)),
    ];
    if (player.mana) parts.push([`mana ${player.mana}`, () => make("span", { class: "pool", "aria-label": `mana ${player.mana}`, role: "img" }, "mana ", ...symbols(player.mana))]);
    for (const card of view.known.filter((card) => card.owner === player.name)) {
      const text = card.place === 1 ? `${card.name} on top` : `${card.name} ${card.place} from the top`;
      parts.push([`known ${text}`, () => make("span", { class: "number known", text })]);
    }
    if (player.team) parts.push(["team", () => make("span", { class: "number", text: `team ${player.team}` })]);
    keyed(head, parts, ([key]) => key, ([, create]) => create(), (element, [, , text]) => { if (text) set(element, "text", text); });
  }

  buried(player, zone) {
    return this.frame.view.objects.filter((thing) => thing.zone === zone && thing.owner === player.name);
  }

  // ---------------------------------------------------------------- cards

  cards(parent, things) {
    keyed(parent, things, (thing) => thing.id, () => document.createElement("magic-card"), (card, thing) => this.card(card, thing));
  }

  card(card, thing) {
    const { faces } = this.frame;
    const face = faces?.all[faces.of[thing.id]];
    card.draw(thing, face, { ...this.stateOf(thing.id), picture: this.pictures.of(thing.name) });
  }

  stateOf(object) {
    const { actions } = this.table;
    if (!this.table.question) return NOTHING;
    return { open: actions.of(object).length > 0, chosen: actions.chosenOf(object).length > 0, armed: actions.armed === object };
  }

  // ---------------------------------------------------------------- the stack

  showStack(view) {
    keyed(this.stack, view.stack, (item) => item.id, () => make("li", { tabindex: 0 }), (element, item) => {
      const { actions } = this.table;
      const open = this.table.question !== null && actions.of(item.id).length > 0;
      set(element, "data-object", item.id);
      element.classList.toggle("open", open);
      element.classList.toggle("chosen", actions.chosenOf(item.id).length > 0);
      set(element, "role", open ? "button" : null);
      if (element.words === item.words) return;
      element.words = item.words;
      element.replaceChildren(make("b", { text: `${item.name} ` }), make("span", { class: "by", text: `${item.kind} of ${item.controller}` }), make("span", { class: "line" }, ...symbols(item.words)));
    });
    this.stack.hidden = !view.stack.length;
  }

  showArrows(view) {
    const thing = (id) => this.root.querySelector(`[data-object="${Number(id)}"]`);
    const player = (name) => [...this.root.querySelectorAll("[data-player]")].find((one) => one.dataset.player === name);
    const at = (target) => (typeof target === "number" ? thing(target) : player(target));
    const links = view.stack.flatMap((item) => item.targets.map((target) => [thing(item.id), at(target), "target"]));
    for (const one of view.objects) {
      if (one.attacking) links.push([thing(one.id), /^\d+$/.test(one.attacking) ? thing(one.attacking) : player(one.attacking), "attack"]);
      for (const blocked of one.blocking) links.push([thing(one.id), thing(blocked), "block"]);
      if (one.attached) links.push([thing(one.id), at(one.attached), "attached"]);
    }
    for (const index of this.table.actions.chosen) {
      const option = this.table.question?.options[index];
      if (!option?.objects.length) continue;
      const to = option.objects[1] === undefined ? player(option.players.at(-1)) : thing(option.objects[1]);
      links.push([thing(option.objects[0]), to, option.objects[1] === undefined ? "attack" : "block"]);
    }
    this.arrows.show(links);
  }

  // ---------------------------------------------------------------- zones opened as lists

  openList(player, zone) {
    const cards = make("div", { class: "cards list" });
    this.list = { player, zone, cards };
    this.showList();
    const box = dialog(`${zone} of ${player}`, cards);
    for (const [name, work] of Object.entries(this.listeners())) box.addEventListener(name, work);
    box.addEventListener("close", () => { this.list = null; });
  }

  showList() {
    const { player, zone, cards } = this.list;
    this.cards(cards, this.frame.view.objects.filter((thing) => thing.zone === zone && thing.owner === player).toReversed());
  }

  // ---------------------------------------------------------------- pointer and keys

  listeners() {
    const objectOf = (event) => {
      const element = event.target.closest?.("[data-object]");
      return element ? Number(element.dataset.object) : null;
    };
    return {
      click: (event) => this.click(objectOf(event), event),
      keydown: (event) => {
        const confirms = event.key === "Enter" && this.table.actions.several;
        if ((event.key !== "Enter" && event.key !== " ") || confirms) return;
        if (event.target.matches("[data-object]")) {
          event.preventDefault();
          this.click(objectOf(event), event);
        }
      },
      mouseover: (event) => this.hover(objectOf(event)),
      focusin: (event) => this.hover(objectOf(event)),
      contextmenu: (event) => this.inspect(objectOf(event), event),
      touchstart: (event) => this.press(objectOf(event)),
      touchend: (event) => this.release(event),
      touchmove: () => clearTimeout(this.pressing),
      dragstart: (event) => this.drag(objectOf(event), event),
      dragover: (event) => { if (objectOf(event) !== null || event.target.closest?.("[data-player]")) event.preventDefault(); },
      drop: (event) => this.drop(objectOf(event), event),
    };
  }

  click(object, event) {
    const { actions, details } = this.table;
    // What was clicked by the mouse does not keep the focus: Enter goes on to mean what is obvious.
    if (event.type === "click") event.target.closest?.("[data-object]")?.blur();
    if (object === null) {
      const player = event.target.closest?.("[data-player]")?.dataset.player;
      if (player && !event.target.closest("button")) actions.clickPlayer(player);
      return;
    }
    if (!this.table.question || !actions.click(object)) details.open(object, true);
    else if (this.list) document.querySelector("dialog[open]")?.close();
  }

  hover(object) {
    if (object !== null && !matchMedia("(hover: none)").matches) this.table.details.hover(object);
  }

  inspect(object, event) {
    if (object === null) return;
    event.preventDefault();
    this.table.details.open(object, true);
  }

  press(object) {
    clearTimeout(this.pressing);
    this.pressed = false;
    if (object !== null) this.pressing = setTimeout(() => {
      this.pressed = true;
      this.table.details.open(object, true);
    }, LONG);
  }

  release(event) {
    clearTimeout(this.pressing);
    if (this.pressed) event.preventDefault();
  }

  drag(object, event) {
    if (object === null || !this.table.actions.of(object).length) return;
    event.dataTransfer.setData("text/plain", String(object));
    this.table.actions.armed = object;
    this.table.picked();
  }

  drop(object, event) {
    event.preventDefault();
    const { actions } = this.table;
    if (actions.armed === null) return;
    const player = event.target.closest?.("[data-player]")?.dataset.player;
    const options = object !== null ? actions.of(object) : player ? actions.ofPlayer(player) : [];
    if (options.length) actions.pick(options.slice(0, 1), object);
    else actions.cancel();
  }
}
