// The moments that an analysis marks, and lines of play beside the game, move by move on the board.

import { elementIn, focusedElement, button, make } from "../dom.js";
import { ANALYSIS, LINES } from "../texts/game.js";

/** @import { Moment } from "../types.js" */
/** @import { Replay } from "../replay.js" */
/** @import { Table } from "../table.js" */

export class Lines {
  /**
   * @param {Table} table
   * @param {Replay} replay
   */
  constructor(table, replay) {
    this.table = table;
    this.replay = replay;
    this.moments = make("ol", { class: "moments", "aria-label": LINES.moments });
    this.sum = make("p", { class: "small" });
    this.line = make("div", { class: "variation", hidden: true, role: "group" });
    this.element = make("section", { class: "marked", "aria-label": ANALYSIS.title, hidden: true }, make("h2", { text: ANALYSIS.title }), this.sum, this.line, this.moments);
    this.chosen = null;
  }

  /** List what was FOUND, in the order of the game. */
  list(found) {
    const missed = found.missed.map((one) => ({ ...one, of: "missed" }));
    const marked = found.marked.map((one) => ({ ...one, of: "better", told: one.best }));
    this.all = [...missed, ...marked].sort((a, b) => a.at - b.at || (a.of === "missed" ? -1 : 1));
    this.sum.textContent = LINES.sum(found, this.all.length);
    const focus = this.moments.contains(document.activeElement) ? [...this.moments.querySelectorAll("button")].findIndex((one) => one === document.activeElement) : -1;
    this.moments.replaceChildren(...this.all.map((one) => make("li", {}, button(title(one), () => this.open(one), { "data-at": one.at, "data-of": one.of }))));
    if (focus >= 0) this.moments.querySelectorAll("button")[focus]?.focus();
    if (this.chosen) this.chosen = this.all.find(({ of, at }) => of === this.chosen.of && at === this.chosen.at) ?? null;
  }

  /** Go to a marked moment, and show its line. */
  open(one) {
    this.chosen = one;
    this.step(0);
  }

  step(number) {
    const { of, at } = this.chosen;
    this.table.tell("line", { of, at, step: number });
  }

  /** @param {Moment} frame */
  show({ at, aside }) {
    if (!this.all) return;
    if (aside) this.chosen = this.all.find((one) => one.of === aside.of && one.at === aside.at) ?? this.chosen;
    for (const element of this.moments.querySelectorAll("button")) {
      const here = aside ? Number(element.dataset.at) === aside.at && element.dataset.of === aside.of : Number(element.dataset.at) === at;
      if (here) element.setAttribute("aria-current", "true");
      else element.removeAttribute("aria-current");
    }
    this.line.hidden = !aside || !this.chosen;
    if (!this.line.hidden) this.showLine(this.chosen, aside);
  }

  showLine(one, aside) {
    const state = JSON.stringify([one, aside]);
    if (state === this.state) return;
    this.state = state;
    const had = this.line.contains(document.activeElement) ? focusedElement().dataset.step : undefined;
    const moves = one.told.map((words, number) => make("li", {}, button(words, () => this.step(number + 1), { "data-step": number + 1, ...(aside.step === number + 1 ? { "aria-current": "step" } : {}) })));
    this.line.setAttribute("aria-label", title(one));
    this.line.replaceChildren(
      make("h3", { text: heading(one) }),
      make("p", { class: "small", text: remark(one) }),
      make("ol", { class: "moves" }, ...moves),
      make("div", { class: "row" },
        button("◀", () => this.step(aside.step - 1), { "aria-label": LINES.back, "data-step": "back", disabled: aside.step === 0 }),
        button("▶", () => this.step(aside.step + 1), { "aria-label": LINES.on, "data-step": "next", disabled: aside.step === aside.last }),
        button(LINES.toGame, () => this.replay.go(one.at))),
      ...(one.plan && one.plan.length > one.told.length ? [make("details", {}, make("summary", { text: LINES.answers }), make("pre", { text: one.plan.join("\n"), tabindex: 0 }))] : []),
    );
    if (had) elementIn(this.line, `[data-step="${had}"]`)?.focus();
  }
}

const title = (one) => (one.of === "missed" ? LINES.hadOnTurn(one) : LINES.took(one));

const heading = (one) => (one.of === "missed" ? LINES.had(one) : LINES.better(one));

const remark = (one) => (one.of === "missed" ? LINES.sure(one) : LINES.instead(one));
