// The board of a game of Magic: players, the battlefield with the lands at its edges, the stack, the hand.

import { button, dialog, elementsIn, focusedElement, keyed, make, openDialog, set } from "../dom.js";
import { Arrows } from "./arrows.js";
import "./card.js";
import { inOrder, pilesOf, rowsOf } from "./groups.js";
import { layers } from "./layers.js";
import { detailOf, headWidths, layoutOf } from "./layout.js";
import { News } from "./news.js";
import { Pictures } from "./pictures.js";
import { Spells } from "./spells.js";
import { symbols } from "./symbols.js";
import { BOARD } from "./texts.js";

/** @import { Actions } from "../actions.js" */
/** @import { Details } from "../details.js" */
/** @import { Frame } from "../types.js" */
/** @import { CardElement } from "./card.js" */

const LONG = 500;
const QUESTIONS = ["hand(P, C), why_not(cast(C), R)", "controls(P, C), creature(C)", "power(C, P), toughness(C, T)", "has(C, K)", "attack_set(S)", "block_set(S)", "card(C)", "rule('302.6')"];
const READY = [
  [BOARD.ready.cast, "hand({me}, C), why_not(cast(C), R)"],
  [BOARD.ready.block, "controls({me}, A), creature(A), opponent({me}, P), controls(P, B), creature(B), can_block(B, A)"],
  [BOARD.ready.large, "controls(P, C), creature(C), power(C, N), toughness(C, T)"],
  [BOARD.ready.keywords, "controls(P, C), has(C, K)"],
];
const NOTHING = { open: false, chosen: false, armed: false, moved: false };
const MOVED = { ...NOTHING, moved: true };

/** How many pixels a letter of usual size has. */
const em = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

export class Board {
  /**
   * The board in ROOT, on which ACTIONS are chosen and DETAILS asked for.
   * @param {HTMLElement} root
   * @param {{actions: Actions, details: Details}} parts
   */
  constructor(root, { actions, details }) {
    this.root = root;
    this.actions = actions;
    this.details = details;
    this.sides = [];
    this.library = [];
    this.places = new Map();
    this.fronts = new Map();
    /** @type {{things: () => object[], cards: HTMLElement} | null} */
    this.list = null;
    this.questions = QUESTIONS;
    this.ready = READY;
    this.arrows = new Arrows(root);
    this.pictures = new Pictures();
    this.others = make("div", { class: "others" });
    this.spells = new Spells(actions);
    this.news = new News();
    this.seen = make("div", { class: "cards seen", role: "group", "aria-label": BOARD.seen });
    this.middle = make("div", { class: "middle" }, this.spells.element, this.seen);
    this.mine = make("div", { class: "mine" });
    root.append(this.others, this.middle, this.mine);
    root.classList.add("magic");
    this.resized = new ResizeObserver(() => { if (this.sides.length && this.measure() !== this.measured) requestAnimationFrame(() => this.lay()); });
    this.resized.observe(root);
    for (const [name, work] of Object.entries(this.listeners())) root.addEventListener(name, work);
  }

  explainSize(size) {
    return layers(size);
  }

  pickPictures() {
    this.pictures.pick(() => this.show(this.frame));
  }

  /** @param {Frame} frame */
  show(frame) {
    if (frame !== this.frame) this.news.hear(frame);
    this.frame = frame;
    const { view } = frame;
    const focused = focusedElement();
    const me = view.players.some((player) => player.name === view.viewer) ? view.viewer : view.players.at(-1).name;
    const from = view.players.findIndex((player) => player.name === me);
    const others = [...view.players.slice(from + 1), ...view.players.slice(0, from)];
    const side = (parent, players) => keyed(parent, players, (player) => player.name, (player) => this.newSide(player, player.name === me), (element, player) => this.side(element, player));
    const sides = [...side(this.others, others).values(), ...side(this.mine, [view.players[from]]).values()];
    this.sides = sides;
    this.library = view.objects.filter((thing) => thing.zone === "library");
    this.seen.hidden = !this.library.length;
    // Heads are measured before cards are drawn: later, all of the cards would be laid out twice.
    const layout = this.layout();
    for (const element of sides) this.fill(element);
    this.cards(this.seen, this.library);
    this.place(layout);
    this.showList();
    if (focused !== document.activeElement && this.root.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** What the layout follows from beside the view: another window or other letters make it another one. */
  measure() {
    const { clientWidth, clientHeight } = this.root;
    return [clientWidth, clientHeight, em(), this.sides.map(({ head }) => head.offsetHeight)].join(" ");
  }

  /** Lay out all that is shown, as the window is now. */
  lay() {
    if (this.sides.length) this.place(this.layout());
  }

  /** The layout of all that is to be shown, by what the heads measure; null: the board has no size yet. */
  layout() {
    if (!this.root.clientWidth) return null;
    const letter = em();
    const padding = 2 * parseFloat(getComputedStyle(this.root).paddingLeft);
    const width = this.root.clientWidth - padding;
    const height = this.root.clientHeight - padding;
    const { view } = this.frame;
    const stack = view.stack.length;
    const widths = headWidths({ width, height, em: letter, count: this.sides.length, stack });
    this.sides.forEach(({ head }, number) => { head.style.width = `${widths[number]}px`; });
    this.measured = this.measure();
    const sides = this.sides.map(({ head, rows, held }) => ({ head: head.offsetHeight, rows, hand: held }));
    const seen = pilesOf(this.library, (id) => ({ ...this.stateOf(id), moved: undefined }));
    return { ...layoutOf({ width, height, em: letter, sides, stack, seen }), letter };
  }

  /** Put all where LAYOUT has it. */
  place(layout) {
    if (!layout) return;
    const { view } = this.frame;
    const before = this.places;
    this.root.dataset.stage = layout.stage;
    this.places = layout.cards;
    const groups = this.sides.flatMap(({ rows }) => Object.values(rows).flat());
    const counts = new Map();
    for (const { like, ids } of groups) counts.set(like, (counts.get(like) ?? 0) + ids.length);
    this.likes = new Map(groups.flatMap(({ like, ids }) => ids.map((id) => [id, { key: like, more: counts.get(like) > 1 }])));
    this.fronts = new Map(this.sides.flatMap(({ rows }) => Object.values(rows).flat()).flatMap((group) => group.ids.map((id) => [id, layout.cards.get(id).hidden ? group.ids[0] : id])));
    layout.heads.forEach((box, number) => { this.sides[number].head.style.translate = `${box.x}px ${box.y}px`; });
    for (const card of /** @type {NodeListOf<CardElement>} */ (this.root.querySelectorAll("magic-card"))) {
      const id = card.thing?.id ?? -1;
      card.place(layout.cards.get(id), detailOf(layout.cards.get(id)?.w ?? 0), before.get(this.news.cameFrom.get(id) ?? id));
    }
    this.spells.show(view, layout.stack, layout.letter);
    this.showArrows(view);
  }

  // ---------------------------------------------------------------- a player's side

  newSide(player, own) {
    const head = make("div", { class: "player", "data-player": player.name });
    const zones = Object.fromEntries(["lands", "rest", "creatures"].map((name) => [name, make("div", { class: `cards lively ${name}`, role: "group", "aria-label": BOARD.zones[name] })]));
    const hand = make("div", { class: "cards lively hand", role: "group", "aria-label": BOARD.zones.hand });
    const element = make("section", { class: "side-of", "aria-label": own ? BOARD.ownSide(player.name) : player.name });
    if (own) element.append(zones.creatures, zones.rest, zones.lands, head, hand);
    else element.append(head, hand, zones.lands, zones.rest, zones.creatures);
    this.resized.observe(head);
    Object.assign(element, { head, zones, hand, own });
    return element;
  }

  side(element, player) {
    const { view, faces } = this.frame;
    const here = view.objects.filter((thing) => thing.zone === "battlefield");
    element.rows = rowsOf(here, player.name, (id) => ({ ...this.stateOf(id), moved: undefined }), (id) => faces?.of[id]);
    element.held = view.objects.filter((thing) => thing.zone === "hand" && thing.owner === player.name).map((thing) => thing.id);
    this.head(element.head, player);
    this.news.tell(element.head, player);
  }

  /** Draw the cards of a side. */
  fill({ zones, hand, rows, held }) {
    const things = new Map(this.frame.view.objects.map((thing) => [thing.id, thing]));
    const drawn = (parent, ids) => this.cards(parent, ids.map((id) => things.get(id)));
    for (const [name, zone] of Object.entries(zones)) drawn(zone, inOrder(rows[name]));
    drawn(hand, held);
  }

  head(head, player) {
    const { view, table } = this.frame;
    const open = this.actions.ofPlayer(player.name).length > 0;
    head.classList.toggle("open", open);
    head.classList.toggle("active", view.active === player.name);
    head.classList.toggle("waited", table?.waiting_for === player.name);
    head.classList.toggle("gone", !player.playing);
    const number = (kind, value, words = kind) => [`${kind} ${value}`, () => make("span", { class: `number ${kind}`, "aria-label": BOARD.number(value, words), role: "img" }, make("b", { text: value }), ` ${words}`)];
    const pile = (zone) => [zone, () => button("", () => this.openList(player.name, zone)), BOARD.pile(zone, this.buried(player, zone).length)];
    const parts = [
      open
        ? ["open", () => button(player.name, () => this.actions.clickPlayer(player.name), { class: "who" })]
        : ["name", () => make("strong", { class: "who", text: player.name })],
      number("life", player.life, BOARD.life), number("in-hand", player.hand, BOARD.held), number("in-library", player.library, BOARD.library), pile("graveyard"), pile("exile"),
      ...Object.entries(player.counters).map(([kind, value]) => number(kind, value)),
    ];
    if (player.mana) parts.push([`mana ${player.mana}`, () => make("span", { class: "pool", "aria-label": BOARD.manaOf(player.mana), role: "img" }, BOARD.mana, ...symbols(player.mana))]);
    for (const card of view.known.filter((card) => card.owner === player.name)) {
      const text = card.place === 1 ? BOARD.onTop(card.name) : BOARD.fromTop(card.name, card.place);
      parts.push([`known ${text}`, () => make("span", { class: "number known", text })]);
    }
    parts.push(...this.led(player));
    if (player.team) parts.push(["team", () => make("span", { class: "number", text: BOARD.team(player.team) })]);
    keyed(head, parts, ([key]) => key, ([, create]) => create(), (element, [, , text]) => {
      if (!text) return;
      set(element, "text", text);
      element.classList.toggle("bare", text.endsWith(" 0"));
    });
  }

  /** A player's commanders that wait in the command zone and companion outside the game, and what others' have dealt. */
  led(player) {
    const beside = this.buried(player, "outside").map((thing) => {
      const ready = this.actions.question && this.actions.of(thing.id).length > 0;
      const label = BOARD.companion(thing.name);
      return [`outside ${thing.id} ${ready}`, () => button(thing.name, () => this.openList(player.name, "outside"), { class: ready ? "leader ready" : "leader", "aria-label": label, title: label })];
    });
    const waiting = player.commanders.filter((one) => one.zone === "command").map((one) => {
      const ready = this.actions.question && this.actions.of(one.id).length > 0;
      const label = BOARD.commander(one.name, one.tax);
      const text = one.tax ? `${one.name} +${one.tax}` : one.name;
      return [`command ${one.id} ${one.tax} ${ready}`, () => button(text, () => this.openList(player.name, "command"), { class: ready ? "leader ready" : "leader", "aria-label": label, title: label })];
    });
    const dealt = player.commander_damage.map((one) => {
      const text = BOARD.dealt(one);
      return [`dealt ${one.owner} ${text}`, () => make("span", { class: "number dealt", title: BOARD.dealtTitle, text })];
    });
    return [...waiting, ...beside, ...dealt];
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
    const { actions } = this;
    const moved = this.news.moved.has(object);
    if (!actions.question) return moved ? MOVED : NOTHING;
    return { moved, open: actions.of(object).length > 0, chosen: actions.chosenOf(object).length > 0, armed: actions.armed === object };
  }

  // ---------------------------------------------------------------- arrows

  showArrows(view) {
    const found = new Map();
    for (const element of elementsIn(this.root, "[data-object]")) found.set(Number(element.dataset.object), element);
    const thing = (id) => found.get(this.frontOf(Number(id)));
    const player = (name) => this.sides.find((side) => side.head.dataset.player === name)?.head.querySelector(".life");
    const at = (target) => (typeof target === "number" ? thing(target) : player(target));
    const links = view.stack.flatMap((item) => item.targets.map((target) => [thing(item.id), at(target), "target"]));
    for (const one of view.objects) {
      if (one.attacking) links.push([thing(one.id), /^\d+$/.test(one.attacking) ? thing(one.attacking) : player(one.attacking), "attack"]);
      for (const blocked of one.blocking) links.push([thing(one.id), thing(blocked), "block"]);
      if (one.attached && !this.places.get(one.id)?.tucked) links.push([thing(one.id), at(one.attached), "attached"]);
    }
    for (const index of this.actions.chosen) {
      const option = this.actions.question?.options[index];
      if (!option?.objects.length) continue;
      const to = option.objects[1] === undefined ? player(option.players.at(-1)) : thing(option.objects[1]);
      links.push([thing(option.objects[0]), to, option.objects[1] === undefined ? "attack" : "block"]);
    }
    this.arrows.show(links);
  }

  /** What a permanent has in common with those that are like it, if there are any. */
  likeOf(id) {
    const like = this.likes?.get(id);
    return like?.more ? like.key : null;
  }

  /** The card that lies at the front of the pile that an object is in. */
  frontOf(id) {
    return this.fronts.get(id) ?? id;
  }

  // ---------------------------------------------------------------- zones opened as lists

  openList(player, zone) {
    this.open(BOARD.zoneOf(zone, player), () => this.buried({ name: player }, zone).toReversed());
  }

  /** Spread the pile that an object is in; where several are chosen, a number of them can be. */
  spread(id) {
    const group = this.sides.flatMap(({ rows }) => Object.values(rows).flat()).find((one) => one.ids.includes(id));
    if (!group) return;
    const members = this.sides.flatMap(({ rows }) => Object.values(rows).flat()).filter((one) => one.like === group.like).flatMap((one) => one.ids);
    const things = () => this.frame.view.objects.filter((thing) => members.includes(thing.id));
    this.open(`${group.name} ×${members.length}`, things, this.counter(members));
  }

  /** How many of MEMBERS are chosen, as a number that can be set. */
  counter(members) {
    const { actions } = this;
    if (!actions.several || !members.some((id) => actions.of(id).length)) return [];
    const chosen = members.filter((id) => actions.chosenOf(id).length).length;
    const number = make("input", { type: "number", min: 0, max: members.length, value: chosen, oninput: () => actions.chooseOf(members, Number(number.value)) });
    return [make("label", { class: "row" }, make("span", { text: BOARD.howMany }), number)];
  }

  open(title, things, above = []) {
    const cards = make("div", { class: "cards list" });
    this.list = { things, cards };
    this.showList();
    const box = dialog(title, ...above, cards);
    for (const [name, work] of Object.entries(this.listeners())) box.addEventListener(name, work);
    box.addEventListener("close", () => { this.list = null; });
  }

  showList() {
    if (this.list) this.cards(this.list.cards, this.list.things());
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
        const confirms = event.key === "Enter" && this.actions.several;
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
    const { actions, details } = this;
    // What was clicked by the mouse does not keep the focus: Enter goes on to mean what is obvious.
    if (event.type === "click") event.target.closest?.("[data-object]")?.blur();
    if (event.target.closest?.(".count")) {
      this.spread(object);
      return;
    }
    if (object === null) {
      const player = event.target.closest?.("[data-player]")?.dataset.player;
      if (player && !event.target.closest("button")) actions.clickPlayer(player);
      return;
    }
    if (!actions.question || !actions.click(object)) details.open(object, true);
    else if (this.list && !actions.several) openDialog()?.close();
  }

  hover(object) {
    if (object !== null && !matchMedia("(hover: none)").matches) this.details.hover(object);
  }

  inspect(object, event) {
    if (object === null) return;
    event.preventDefault();
    this.details.open(object, true);
  }

  press(object) {
    clearTimeout(this.pressing);
    this.pressed = false;
    if (object !== null) this.pressing = setTimeout(() => {
      this.pressed = true;
      this.details.open(object, true);
    }, LONG);
  }

  release(event) {
    clearTimeout(this.pressing);
    if (this.pressed) event.preventDefault();
  }

  drag(object, event) {
    if (object === null || !this.actions.of(object).length) return;
    event.dataTransfer.setData("text/plain", String(object));
    this.actions.arm(object);
  }

  drop(object, event) {
    event.preventDefault();
    const { actions } = this;
    if (actions.armed === null) return;
    const player = event.target.closest?.("[data-player]")?.dataset.player;
    const options = object !== null ? actions.of(object) : player ? actions.ofPlayer(player) : [];
    if (options.length) actions.pick(options.slice(0, 1), object);
    else actions.cancel();
  }
}
