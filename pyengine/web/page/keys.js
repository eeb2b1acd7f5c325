// The keyboard: a game can be played by it alone.

import { focusedElement, openDialog, typing } from "./dom.js";

/** @import { Actions } from "./actions.js" */
/** @import { Asking } from "./asking.js" */
/** @import { Bar } from "./bar.js" */
/** @import { Details } from "./details.js" */
/** @import { Replay } from "./replay.js" */
/** @import { Table } from "./table.js" */

const PAUSE = 450;

export class Keys {
  /**
   * For a TABLE and the parts that keys work on.
   * @param {{table: Table, actions: Actions, asking: Asking, bar: Bar, details: Details, replay: Replay}} parts
   */
  constructor({ table, actions, asking, bar, details, replay }) {
    this.table = table;
    this.actions = actions;
    this.asking = asking;
    this.bar = bar;
    this.details = details;
    this.replay = replay;
    this.typed = "";
    document.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
    // A key that is held does nothing twice, but for going through a replay and along a list.
    if (event.repeat && !/^(Arrow|Tab|Page)/.test(event.key)) {
      event.preventDefault();
      return;
    }
    if (openDialog() || this.table.covered) return;
    if (/^\d$/.test(event.key)) {
      if (this.actions.number.type()) return;
      this.number(event.key);
      event.preventDefault();
    } else if (this.take(event)) event.preventDefault();
  }

  /** A number may be long: what is meant is known after a pause, or when it is clear. */
  number(key) {
    clearTimeout(this.timer);
    this.typed += key;
    const { actions } = this;
    const options = actions.armed === null ? actions.shown : actions.of(actions.armed);
    if (Number(this.typed) * 10 > options.length) this.choose(options);
    else this.timer = setTimeout(() => this.choose(options), PAUSE);
  }

  choose(options) {
    const option = options[Number(this.typed) - 1];
    this.typed = "";
    if (option) this.actions.takeShown(option);
  }

  take(event) {
    const { table, actions } = this;
    const replaying = table.frame?.type === "replay";
    if (replaying && this.replay.key(event.key)) return true;
    switch (event.key) {
      case "Enter":
        if (event.target.closest?.("button, a, summary, [data-player]")) return false;
        if (event.target.closest?.("[data-object]") && !actions.several) return false;
        actions.confirm();
        return true;
      case "Escape":
        if (!actions.cancel() && !table.unannounce()) this.details.clear();
        return true;
      case "/":
        this.asking.open();
        return true;
      case "i":
        return this.inspect();
    }
    if (replaying || !table.frame) return false;
    const { question } = table;
    switch (event.key) {
      case "a":
        if (actions.several) actions.all();
        return true;
      case "e":
        if (question?.waiting != null) table.pass("event");
        return true;
      case "t":
        if (question?.waiting != null) table.pass("turn");
        return true;
      case "u":
        if (this.bar.undoes) table.undo();
        return true;
      case "w":
        actions.foresee(this.focused() ?? question?.options[question.obvious ?? -1]);
        return true;
    }
    return false;
  }

  focused() {
    const { question } = this.table;
    const { text } = /** @type {{text?: string}} */ (focusedElement().closest?.(".options li") ?? {});
    return question?.options.find((option) => option.text === text) ?? null;
  }

  inspect() {
    const thing = /** @type {HTMLElement | null} */ (focusedElement().closest?.("[data-object]") ?? document.querySelector("[data-object]:hover"));
    if (thing) this.details.open(Number(thing.dataset.object), true);
    return Boolean(thing);
  }
}
