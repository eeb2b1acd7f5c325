// A replay: a slider over all moments, the keys, and whose eyes look.

import { button, choiceOf, make, styled } from "./dom.js";
import { request } from "./net.js";
import { REPLAY } from "./texts/game.js";

/** @import { Moment } from "./types.js" */
/** @import { Table } from "./table.js" */

export class Replay {
  /**
   * Of TABLE; its analysis lists what it has found in SIDE.
   * @param {Table} table
   * @param {HTMLElement} side
   */
  constructor(table, side) {
    this.table = table;
    this.side = side;
    /** Of a replay nothing is used before it is shown. @type {Moment} */
    this.frame = /** @type {any} */ (null);
    this.slider = make("input", { type: "range", min: 0, "aria-label": REPLAY.moment, oninput: () => this.go(Number(this.slider.value)) });
    this.place = make("output", { class: "place" });
    this.words = make("ul", { class: "happened", "aria-live": "polite", "aria-label": REPLAY.happened });
    this.eyes = choiceOf(REPLAY.eyes, [], "", (viewer) => this.table.tell("go", { viewer }));
    this.turns = choiceOf(REPLAY.turn, [], "", (moment) => this.go(Number(moment)));
    const row = make(
      "div",
      { class: "row" },
      button("«", () => this.go(0), { "aria-label": REPLAY.toFirst }),
      button("◀", () => this.step(-1), { "aria-label": REPLAY.back }),
      this.slider,
      button("▶", () => this.step(1), { "aria-label": REPLAY.on }),
      button("»", () => this.go(this.frame.last), { "aria-label": REPLAY.toLast }),
      this.place,
    );
    const below = make("div", { class: "row" }, this.turns.label, this.eyes.label, button(REPLAY.playOn, () => this.playOn()), button(REPLAY.copyLink, () => this.copy()));
    this.element = make("section", { class: "replay", "aria-label": REPLAY.title, hidden: true }, this.words, row, below);
    addEventListener("hashchange", () => this.follow());
  }

  /** @param {Moment} frame */
  show(frame) {
    const first = !this.frame;
    this.frame = frame;
    this.element.hidden = false;
    this.slider.max = String(frame.last);
    this.slider.min = String(frame.first);
    if (document.activeElement !== this.slider || Number(this.slider.value) === this.wanted) this.slider.value = String(frame.at);
    this.place.textContent = REPLAY.place(frame.at, frame.last);
    this.words.replaceChildren(...frame.happened.map((line) => make("li", { text: line.words })));
    this.table.light(frame.happened.flatMap((line) => line.objects));
    this.fill(frame);
    if (first) this.load();
    this.analysis?.show(frame);
    if (first) this.follow();
    else if (location.hash !== `#${frame.at}`) history.replaceState(null, "", `#${frame.at}`);
  }

  /** The analysis, which games that are played have no need of. */
  async load() {
    const [{ Analysis }] = await Promise.all([import("./analysis/analysis.js"), styled("analysis")]);
    this.analysis = new Analysis(this.table, this, this.frame);
    this.element.prepend(this.analysis.element);
    this.side.append(this.analysis.lines.element);
    this.analysis.show(this.frame);
  }

  /** @param {Moment} frame */
  fill(frame) {
    const { select } = this.eyes;
    if (!select.options.length) {
      for (const [value, text] of [["everyone", REPLAY.everyone], ["nobody", REPLAY.nobody], ...frame.players.map((name) => [name, name])]) select.append(make("option", { value, text }));
      for (const [moment, turn] of frame.marks) this.turns.select.append(make("option", { value: moment, text: turn || REPLAY.beforeFirst }));
    }
    select.value = frame.viewer;
    const mark = frame.marks.filter(([moment]) => moment <= frame.at).at(-1);
    if (mark) this.turns.select.value = String(mark[0]);
  }

  follow() {
    const moment = /^#(\d{1,6})$/.exec(location.hash)?.[1];
    if (moment !== undefined && this.frame && Number(moment) !== this.frame.at) this.go(Number(moment));
  }

  /** @param {number} moment */
  go(moment) {
    this.wanted = Math.max(this.frame.first, Math.min(this.frame.last, moment));
    this.table.tell("go", { to: this.wanted });
  }

  step(by) {
    this.go(this.frame.at + by);
  }

  key(key) {
    const steps = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10 };
    if (key in steps) this.step(steps[key]);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.frame.last);
    else return false;
    return true;
  }

  async copy() {
    const { link: path } = await request(`${location.pathname}/link`);
    const link = `${location.origin}${path}@${this.frame.at}`;
    await navigator.clipboard?.writeText(link).catch(() => {});
    this.table.say(REPLAY.link(link));
  }

  /** Begin a new game from this moment. */
  async playOn() {
    try {
      const begun = await request("/games", { save: this.frame.save, at: this.frame.at });
      const seat = Object.keys(begun.links).find((one) => /^\d+$/.test(one)) ?? "watch";
      location.href = begun.links[seat];
    } catch (error) {
      this.table.say(error.message);
    }
  }
}
