// A match: the score, and between two games the deck that one changes, and who begins.

import { button, make } from "./dom.js";
import { MATCH } from "./texts/game.js";

/** @import { Boarding, Frame, MatchState } from "./types.js" */
/** @import { Table } from "./table.js" */

export class Match {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.score = make("p", { class: "score", role: "status" });
    this.body = make("div", { class: "between" });
    this.element = make("section", { class: "match", "aria-label": MATCH.title, hidden: true }, this.score, this.body);
    this.deck = new Map();
    /** @type {MatchState | null} */
    this.match = null;
    this.state = "";
  }

  /** @param {Frame} frame */
  show({ match }) {
    this.element.hidden = !match;
    if (!match) return;
    this.score.textContent = MATCH.score(match);
    const state = JSON.stringify([match.game, match.stage, match.waiting_for, match.you?.name, match.you?.acts]);
    if (state === this.state) return;
    this.state = state;
    this.match = match;
    this.body.replaceChildren(...this.content(match));
  }

  /** @param {MatchState} match */
  content({ stage, winner, waiting_for: waiting, you, score }) {
    if (stage === "playing") return [];
    if (stage === "over") {
      const words = winner ? MATCH.won(winner) : MATCH.drawn;
      return [make("h2", { text: words }), ...(you ? [button(MATCH.rematch, () => this.tell("rematch"), { class: "main" })] : [])];
    }
    if (!you?.acts) return [make("h2", { text: MATCH.waits(waiting) })];
    if (stage === "choosing") {
      const other = score.map(([name]) => name).find((name) => name !== you.name);
      return [
        make("h2", { text: MATCH.whoBegins(you.name) }),
        make("div", { class: "row" }, button(MATCH.first, () => this.tell("first", { player: you.name }), { class: "main" }), button(MATCH.second, () => this.tell("first", { player: other }))),
      ];
    }
    return this.boarding(you);
  }

  /**
   * The deck of `you`, whose cards go in and out by buttons.
   * @param {Boarding} you
   */
  boarding(you) {
    this.deck = new Map(you.cards.map(([name, main]) => [name, main]));
    const total = new Map(you.cards.map(([name, main, side]) => [name, main + side]));
    const sum = make("p", { role: "status" });
    const ready = button(MATCH.ready, () => this.tell("board", { main: [...this.deck].filter(([, count]) => count).map(([name, count]) => [count, name]) }), { class: "main" });
    const updates = [];
    const update = () => {
      for (const one of updates) one();
      const size = [...this.deck.values()].reduce((a, b) => a + b, 0);
      const beside = [...total.values()].reduce((a, b) => a + b, 0) - size;
      const wrong = size < you.least ? MATCH.atLeast(you.least) : you.most !== null && beside > you.most ? MATCH.atMost(you.most) : "";
      sum.textContent = MATCH.sum(size, beside, wrong);
      ready.disabled = wrong !== "";
    };
    /** @param {[string, number, number]} card */
    const row = ([name]) => {
      const counts = make("td");
      const fixed = you.fixed.includes(name);
      const move = (by) => () => { this.deck.set(name, this.deck.get(name) + by); update(); };
      const into = button(MATCH.into, move(1), { "aria-label": MATCH.intoOf(name) });
      const out = button(MATCH.out, move(-1), { "aria-label": MATCH.outOf(name) });
      updates.push(() => {
        const inside = this.deck.get(name);
        counts.textContent = `${inside} / ${(total.get(name) ?? 0) - inside}`;
        into.disabled = fixed || inside === total.get(name);
        out.disabled = inside === 0;
      });
      return make("tr", {}, make("th", { scope: "row", text: fixed ? MATCH.cannot(name) : name }), counts, make("td", { class: "row" }, into, out));
    };
    const head = make("tr", {}, ...MATCH.columns.map((text) => make("th", { scope: "col", text })));
    const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...you.cards.map(row)));
    update();
    return [make("h2", { text: MATCH.change(you.name) }), make("div", { class: "row" }, ready), sum, make("div", { class: "deck" }, table)];
  }

  tell(what, content = {}) {
    const { match } = this;
    if (!match) return;
    const game = match.stage === "playing" ? match.game - 1 : match.game;
    this.table.tell("match", { do: what, game, ...content });
  }
}
