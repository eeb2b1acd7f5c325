// What has just happened: which cards moved, and from where; how much life was lost or gained.

import { make } from "../dom.js";

/** What happens to things, of all that the log tells. */
const MOVES = ["casts", "activates", "triggers", "plays_land", "moves", "attacks", "blocks_creature", "deals_damage"];
const SHOWN = 2500;

export class News {
  constructor() {
    this.moved = new Set();
    this.cameFrom = new Map();
    this.lives = new Map();
    this.asked = true;
  }

  /** Hear the lines of FRAME; what moved is marked until it is one's turn to choose again, and one has chosen. */
  hear(frame) {
    if (this.asked) this.moved = new Set();
    this.asked = Boolean(frame.question);
    this.cameFrom = new Map();
    const { from = 0, lines: told = [] } = frame.log ?? {};
    // What was told before is no news: a page that is loaded anew is told all.
    const lines = frame.happened ?? (this.told === undefined ? [] : told.slice(Math.max(0, this.told - from)));
    this.told = from + told.length;
    for (const line of lines.filter(({ kind }) => MOVES.includes(kind))) {
      for (const object of line.objects) this.moved.add(object);
      if (line.kind === "moves" && line.objects.length === 2) this.cameFrom.set(line.objects[1], line.objects[0]);
    }
  }

  /** Tell at HEAD how much life PLAYER has lost or gained since it was shown last. */
  tell(head, { name, life }) {
    const before = this.lives.get(name) ?? life;
    this.lives.set(name, life);
    if (before === life) return;
    head.querySelector(".change")?.remove();
    const words = life < before ? `−${before - life}` : `+${life - before}`;
    const change = make("span", { class: `change ${life < before ? "loss" : "gain"}`, text: words });
    head.querySelector(".life").append(change);
    setTimeout(() => change.remove(), SHOWN);
  }
}
