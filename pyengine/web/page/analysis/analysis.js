// The analysis of a game that is over: the curve of who was ahead, marked moments, lines that can be played through.

import { button, make } from "../dom.js";
import { curve, spot } from "./curve.js";
import { Lines } from "./lines.js";
import { ANALYSIS } from "../texts/game.js";

/** @import { Moment } from "../types.js" */
/** @import { Replay } from "../replay.js" */
/** @import { Table } from "../table.js" */

export class Analysis {
  /**
   * Of the game that is looked at as REPLAY at TABLE, at the moment FRAME.
   * @param {Table} table
   * @param {Replay} replay
   * @param {Moment} frame
   */
  constructor(table, replay, frame) {
    this.frame = frame;
    this.table = table;
    this.replay = replay;
    this.found = null;
    this.state = "";
    this.begin = button("", () => table.tell("analyse"), { class: "main" });
    this.status = make("p", { class: "small", role: "status" });
    this.bar = make("progress", { hidden: true, "aria-label": ANALYSIS.progress });
    this.ahead = make("output", { class: "ahead" });
    this.drawn = make("div", { class: "curve", hidden: true, onclick: (event) => this.point(event) });
    this.element = make("div", { class: "analysis" }, make("div", { class: "row" }, this.begin, this.bar, this.status, this.ahead), this.drawn);
    this.lines = new Lines(table, replay);
  }

  /** @param {Moment} frame */
  show(frame) {
    const { analysis } = frame;
    this.frame = frame;
    this.element.hidden = !analysis;
    this.lines.element.hidden = !this.found;
    if (!analysis) return;
    const { state, done, total, error } = analysis;
    this.begin.hidden = !(state in ANALYSIS.begin);
    if (state in ANALYSIS.begin) this.begin.textContent = ANALYSIS.begin[state];
    this.status.textContent = error || (state === "works" && total ? ANALYSIS.done(done, total) : ANALYSIS.states[state]);
    this.bar.hidden = state !== "works";
    this.bar.max = total || 1;
    this.bar.value = done;
    const now = JSON.stringify(analysis);
    if (now !== this.state && (state !== "none" && (state !== "waits" || !this.found))) this.fetch(now, state);
    this.state = now;
    this.mark();
    this.lines.show(frame);
  }

  async fetch(now, state) {
    if (this.fetching) return;
    this.fetching = true;
    try {
      this.found = await this.table.ask("analysis");
      this.draw();
    } catch {
      if (state === "whole") this.state = "";
    }
    this.fetching = false;
    if (this.state !== now && this.state) this.fetch(this.state, state);
  }

  draw() {
    this.drawn.hidden = false;
    this.drawn.replaceChildren(...curve(this.found));
    this.lines.element.hidden = false;
    this.lines.list(this.found);
    this.mark();
    this.lines.show(this.frame);
  }

  /** Where the moment is that is shown, and who is ahead there. */
  mark() {
    if (!this.found) return;
    const { at } = this.frame;
    const { choices, players, curve: points } = this.found;
    spot(this.drawn, at / Math.max(1, choices));
    const values = points.filter(([moment]) => moment <= at).at(-1)?.[1] ?? points[0]?.[1] ?? [];
    this.ahead.textContent = values.length ? ANALYSIS.chances(players, values) : "";
  }

  /** A click on the curve goes to that moment. */
  point(event) {
    const { left, width } = this.drawn.getBoundingClientRect();
    this.replay.go(Math.round(((event.clientX - left) / width) * this.found.choices));
  }
}
