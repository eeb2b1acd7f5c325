// A match: the score, and between two games the deck that one changes, and who begins.

import { button, make } from "./dom.js";

export class Match {
  constructor(table) {
    this.table = table;
    this.score = make("p", { class: "score", role: "status" });
    this.body = make("div", { class: "between" });
    this.element = make("section", { class: "match", "aria-label": "Match", hidden: true }, this.score, this.body);
    this.deck = null;
    this.state = "";
  }

  show({ match }) {
    this.element.hidden = !match;
    if (!match) return;
    this.score.textContent = `Best of ${match.best_of}: ${match.score.map(([name, wins]) => `${name} ${wins}`).join(", ")}${match.drawn ? `, drawn ${match.drawn}` : ""}`;
    const state = JSON.stringify([match.game, match.stage, match.waiting_for, match.you?.name, match.you?.acts]);
    if (state === this.state) return;
    this.state = state;
    this.match = match;
    this.body.replaceChildren(...this.content(match));
  }

  content({ stage, winner, waiting_for: waiting, you, score }) {
    if (stage === "playing") return [];
    if (stage === "over") {
      const words = winner ? `${winner} won the match.` : "The match is drawn.";
      return [make("h2", { text: words }), ...(you ? [button("Rematch", () => this.say("rematch"), { class: "main" })] : [])];
    }
    if (!you?.acts) return [make("h2", { text: `The next game waits for ${waiting.join(" and ")}.` })];
    if (stage === "choosing") {
      const other = score.map(([name]) => name).find((name) => name !== you.name);
      return [
        make("h2", { text: `${you.name}: who begins?` }),
        make("div", { class: "row" }, button("Play first", () => this.say("first", { player: you.name }), { class: "main" }), button("Draw first", () => this.say("first", { player: other }))),
      ];
    }
    return this.boarding(you);
  }

  /** The deck of `you`, whose cards go in and out by buttons. */
  boarding(you) {
    this.deck = new Map(you.cards.map(([name, main]) => [name, main]));
    const total = new Map(you.cards.map(([name, main, side]) => [name, main + side]));
    const sum = make("p", { role: "status" });
    const ready = button("Ready", () => this.say("board", { main: [...this.deck].filter(([, count]) => count).map(([name, count]) => [count, name]) }), { class: "main" });
    const updates = [];
    const update = () => {
      for (const one of updates) one();
      const size = [...this.deck.values()].reduce((a, b) => a + b, 0);
      const beside = [...total.values()].reduce((a, b) => a + b, 0) - size;
      const wrong = size < you.least ? `at least ${you.least} in the deck` : you.most !== null && beside > you.most ? `at most ${you.most} beside it` : "";
      sum.textContent = `${size} in the deck, ${beside} beside it${wrong ? `: ${wrong}` : ""}`;
      ready.disabled = wrong !== "";
    };
    const row = ([name]) => {
      const counts = make("td");
      const fixed = you.fixed.includes(name);
      const move = (by) => () => { this.deck.set(name, this.deck.get(name) + by); update(); };
      const into = button("In", move(1), { "aria-label": `In: ${name}` });
      const out = button("Out", move(-1), { "aria-label": `Out: ${name}` });
      updates.push(() => {
        const inside = this.deck.get(name);
        counts.textContent = `${inside} / ${total.get(name) - inside}`;
        into.disabled = fixed || inside === total.get(name);
        out.disabled = inside === 0;
      });
      return make("tr", {}, make("th", { scope: "row", text: fixed ? `${name} (can't be played)` : name }), counts, make("td", { class: "row" }, into, out));
    };
    const head = make("tr", {}, ...["card", "deck / beside", "change"].map((text) => make("th", { scope: "col", text })));
    const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...you.cards.map(row)));
    update();
    return [make("h2", { text: `${you.name}: change cards before the next game` }), make("div", { class: "row" }, ready), sum, make("div", { class: "deck" }, table)];
  }

  say(what, content = {}) {
    const game = this.match.stage === "playing" ? this.match.game - 1 : this.match.game;
    this.table.line.say("match", { do: what, game, ...content });
  }
}
