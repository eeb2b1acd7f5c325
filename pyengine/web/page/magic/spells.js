// What is on the stack: as many as there is room for, the top first; the rest on demand.

import { button, dialog, keyed, make, set } from "../dom.js";
import { stackLines } from "./layout.js";
import { symbols } from "./symbols.js";
import { STACK } from "./texts.js";

/** @import { Actions } from "../actions.js" */

export class Spells {
  /**
   * The stack, on which ACTIONS are chosen.
   * @param {Actions} actions
   */
  constructor(actions) {
    this.actions = actions;
    this.list = make("ol", { class: "lively" });
    this.more = button("", () => this.open(), { class: "more", hidden: true });
    this.element = make("section", { class: "spells", "aria-label": STACK.title, hidden: true }, this.list, this.more);
  }

  /** Show the items of a VIEW in BOX, where EM is a letter's size. */
  show(view, box, em) {
    this.items = view.stack;
    this.element.hidden = !view.stack.length;
    if (this.element.hidden) return;
    const { short, shown } = stackLines(view.stack.length, box.h, em);
    Object.assign(this.element.style, { translate: `${box.x}px ${box.y}px`, width: `${box.w}px`, height: `${box.h}px` });
    this.element.classList.toggle("short", short);
    this.fill(this.list, view.stack.slice(0, shown));
    this.more.hidden = shown === view.stack.length;
    this.more.textContent = STACK.more(view.stack.length - shown);
  }

  fill(list, items) {
    keyed(list, items, (item) => item.id, () => make("li", { tabindex: 0 }), (element, item) => this.update(element, item));
  }

  update(element, item) {
    const { actions } = this;
    const open = actions.question !== null && actions.of(item.id).length > 0;
    set(element, "data-object", item.id);
    element.classList.toggle("open", open);
    element.classList.toggle("chosen", actions.chosenOf(item.id).length > 0);
    set(element, "role", open ? "button" : null);
    const chosen = item.chosen.join("; ");
    const said = `${item.words} ${chosen}`;
    if (element.words === said) return;
    element.words = said;
    element.replaceChildren(make("b", { text: `${item.name} ` }), make("span", { class: "by", text: STACK.by(item) }), chosen && make("span", { class: "said" }, ...symbols(chosen)), make("span", { class: "line" }, ...symbols(item.words)));
  }

  open() {
    const list = make("ol", { class: "whole" });
    this.fill(list, this.items);
    dialog(STACK.title, list);
  }
}
