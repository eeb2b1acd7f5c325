// The clock of the people at the table: it runs here between two views, and the server's counts.

import { make } from "./dom.js";

/** @import { Frame } from "./types.js" */

const written = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export class Clock {
  constructor() {
    this.element = make("p", { class: "clock", role: "timer", hidden: true });
    this.told = null;
    this.at = 0;
    this.over = false;
    setInterval(() => this.tick(), 1000);
  }

  /** @param {Frame} frame */
  show({ table }) {
    this.told = table?.clock ?? null;
    this.at = performance.now();
    this.over = Boolean(table?.over);
    this.element.hidden = this.told === null;
    this.tick();
  }

  tick() {
    if (!this.told) return;
    const { running, left } = this.told;
    const passed = this.over ? 0 : (performance.now() - this.at) / 1000;
    const text = Object.entries(left).map(([player, seconds]) => `${player} ${written(Math.max(0, seconds - (player === running ? passed : 0)))}`).join(" · ");
    if (text !== this.element.textContent) this.element.textContent = text;
  }
}
