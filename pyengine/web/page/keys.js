// The keyboard: a game can be played by it alone.

import { focusedElement, typing } from "./dom.js";

const PAUSE = 450;

export class Keys {
  constructor(table) {
    this.table = table;
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
    if (document.querySelector("dialog[open]") || !this.table.curtain.hidden) return;
    if (/^\d$/.test(event.key) && !this.table.actions.field.hidden) {
      // A number for X is typed into its field.
      this.table.actions.number.select();
      this.table.actions.number.focus();
    } else if (/^\d$/.test(event.key)) {
      this.number(event.key);
      event.preventDefault();
    } else if (this.take(event)) event.preventDefault();
  }

  /** A number may be long: what is meant is known after a pause, or when it is clear. */
  number(key) {
    clearTimeout(this.timer);
    this.typed += key;
    const { actions } = this.table;
    const options = actions.armed === null ? actions.shown : actions.of(actions.armed);
    if (Number(this.typed) * 10 > options.length) this.choose(options);
    else this.timer = setTimeout(() => this.choose(options), PAUSE);
  }

  choose(options) {
    const option = options[Number(this.typed) - 1];
    this.typed = "";
    if (option) this.table.actions.takeShown(option);
  }

  take(event) {
    const { table } = this;
    const { actions } = table;
    const replaying = table.frame?.type === "replay";
    if (replaying && table.replay.key(event.key)) return true;
    switch (event.key) {
      case "Enter":
        if (event.target.closest?.("button, a, summary, [data-player]")) return false;
        if (event.target.closest?.("[data-object]") && !actions.several) return false;
        actions.confirm();
        return true;
      case "Escape":
        if (!actions.cancel() && !table.unannounce()) table.details.clear();
        return true;
      case "/":
        table.asking.open();
        return true;
      case "i":
        return this.inspect();
    }
    if (replaying || !table.frame) return false;
    switch (event.key) {
      case "a":
        if (actions.several) actions.all();
        return true;
      case "e":
        if (table.question?.waiting != null) table.pass("event");
        return true;
      case "t":
        if (table.question?.waiting != null) table.pass("turn");
        return true;
      case "u":
        if (!table.bar.undo.disabled && !table.bar.undo.hidden) table.undo();
        return true;
      case "w":
        actions.foresee(this.focused() ?? table.question?.options[table.question.obvious]);
        return true;
    }
    return false;
  }

  focused() {
    const { text } = /** @type {{text?: string}} */ (focusedElement().closest?.(".options li") ?? {});
    return this.table.question?.options.find((option) => option.text === text) ?? null;
  }

  inspect() {
    const thing = /** @type {HTMLElement | null} */ (focusedElement().closest?.("[data-object]") ?? document.querySelector("[data-object]:hover"));
    if (thing) this.table.details.open(Number(thing.dataset.object), true);
    return Boolean(thing);
  }
}
