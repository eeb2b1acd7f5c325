// What others do is shown one act after another, so that it can be followed; any key or click shows all at once.

import { kept } from "./look.js";

/** So many milliseconds an act stays before the next one, as it is usual. */
const USUAL = "300";
/** Where so many wait, each stays for a third of the time. */
const MANY = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Pace {
  /** Frames are given to SHOW, each in its turn. */
  constructor(show) {
    this.show = show;
    this.queue = [];
    this.until = 0;
  }

  get wait() {
    const wait = Number(kept("pace", still.matches ? "0" : USUAL));
    return this.queue.length > MANY ? wait / 3 : wait;
  }

  hear(frame) {
    this.queue.push(frame);
    if (document.hidden) this.skip();
    else this.next();
  }

  next() {
    clearTimeout(this.timer);
    while (this.queue.length && performance.now() >= this.until) {
      const frame = this.queue.shift();
      this.show(frame);
      // Whoever is asked is not kept waiting.
      this.until = frame.question || !frame.log?.lines.length ? 0 : performance.now() + this.wait;
    }
    if (this.queue.length) this.timer = setTimeout(() => this.next(), this.until - performance.now());
  }

  /** Show all that waits; false: nothing does. */
  skip() {
    const had = this.queue.length > 0;
    this.until = 0;
    while (this.queue.length) this.show(this.queue.shift());
    return had;
  }

  /** Nothing of what waits is shown any more. */
  forget() {
    clearTimeout(this.timer);
    this.queue = [];
    this.until = 0;
  }
}
