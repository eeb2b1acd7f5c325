// Help with a puzzle: hints, one after the other, and its solution, whose moves are played on the board.

import { button, make } from "./dom.js";
import { PUZZLE } from "./texts/game.js";

/** @import { Frame } from "./types.js" */
/** @import { Table } from "./table.js" */

export class PuzzleHelp {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.hint = button(PUZZLE.hint, () => this.open(this.level + 1));
    this.whole = button(PUZZLE.solution, () => this.open(LAST));
    this.words = make("div", { class: "hints", role: "status" });
    this.element = make("section", { class: "help", "aria-label": PUZZLE.help, hidden: true }, make("div", { class: "row" }, this.hint, this.whole), this.words);
    this.forget();
  }

  forget() {
    this.level = 0;
    this.plan = null;
    this.words.replaceChildren();
  }

  /** @param {Frame} frame */
  show({ type, table, seq, epoch, question }) {
    this.element.hidden = type !== "view" || table.puzzle?.state !== "open";
    const moment = `${seq} ${epoch} ${question !== null}`;
    if (this.moment === moment) return;
    const goesOn = this.level === LAST && !this.element.hidden && this.moment !== undefined;
    this.moment = moment;
    this.forget();
    this.hint.disabled = this.whole.disabled = question === null;
    if (goesOn && question !== null) this.open(LAST);
    else if (goesOn) this.level = LAST;
  }

  /** Show hints up to LEVEL; the solution of this moment is asked for once. */
  async open(level) {
    const { moment } = this;
    this.level = Math.min(level, LAST);
    try {
      this.words.textContent = this.plan ? "" : PUZZLE.thinking;
      this.plan ??= await this.table.ask("plan");
    } catch (error) {
      if (moment === this.moment) this.words.textContent = error.message;
      return;
    }
    if (moment === this.moment) this.draw();
  }

  draw() {
    const { plan, level } = this;
    if (!plan.moves.length) {
      this.words.replaceChildren(make("p", { text: PUZZLE.none }));
      return;
    }
    this.hint.disabled = level >= LAST;
    const [first] = plan.moves;
    const hints = [PUZZLE.length(plan.length), PUZZLE.begins(first.words.split(" ")[0]), PUZZLE.first(first.words)];
    if (level < LAST) {
      this.words.replaceChildren(...hints.slice(0, level).map((text) => make("p", { text })));
      return;
    }
    const { question } = this.table;
    const option = question?.options.find(({ text }) => text === first.action);
    this.words.replaceChildren(
      make("pre", { class: "scroll", tabindex: 0, "aria-label": PUZZLE.answers, text: plan.lines.join("\n") }),
      ...(option ? [button(PUZZLE.play(first.words), () => this.table.choose([option.index]), { class: "main next" })] : []),
    );
  }
}

/** After so many hints the solution is shown. */
const LAST = 4;
