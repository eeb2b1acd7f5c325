// The bar at the top: where the game is, who is waited for, and what can be done at any time.

import { button, dialog, make } from "./dom.js";
import { Clock } from "./clock.js";
import { lookControls } from "./look.js";

const SAID = 6000;
/** After so many milliseconds of a bot's thinking it can be told to move. */
const THINKS = 1500;

export class Bar {
  constructor(table) {
    this.table = table;
    this.where = make("p", { class: "where" });
    this.clock = new Clock();
    this.news = make("p", { class: "news", role: "status" });
    this.wish = make("div", { class: "wish row", hidden: true });
    this.hurry = button("Move now", () => table.line.say("hurry"), { hidden: true, title: "Let the bot take the best that it has found" });
    this.undo = button("Undo (U)", () => table.undo());
    this.stops = button("Stops", () => table.stops.open());
    this.menu = button("Menu", () => this.openMenu());
    this.buttons = make("nav", { class: "row", "aria-label": "Game" }, this.hurry, this.undo, this.stops, this.menu);
    this.element = make("header", { class: "bar" }, make("h1", { text: "Manalog" }), this.where, this.clock.element, this.wish, this.news, this.buttons);
  }

  connected(open) {
    document.body.classList.toggle("cut", !open);
    if (!open) this.say("The line is cut: it is joined again …", true);
    else this.news.textContent = "";
  }

  say(words, stays = false) {
    this.news.textContent = words;
    clearTimeout(this.timer);
    if (!stays) this.timer = setTimeout(() => { this.news.textContent = ""; }, SAID);
  }

  show(frame) {
    const { view } = frame;
    const parts = [view.turn ? `Turn ${view.turn}` : "", view.active ?? view.mover, view.step_words];
    this.where.textContent = parts.filter(Boolean).join(" · ");
    const table = frame.table ?? {};
    this.undo.hidden = frame.type === "replay" || !("can_undo" in table) || table.undo_rule === "never";
    this.undo.disabled = !table.can_undo;
    this.stops.hidden = !table.settings;
    clearTimeout(this.thinks);
    this.hurry.hidden = true;
    if (table.thinking && table.settings) this.thinks = setTimeout(() => { this.hurry.hidden = false; }, THINKS);
    this.clock.show(frame);
    this.showWish(frame);
  }

  showWish({ table, viewer }) {
    const wish = table?.wish ?? null;
    this.wish.hidden = wish === null;
    if (wish === null) return;
    const answer = (agrees) => () => this.table.line.say("agree", { agrees });
    const mine = wish === viewer;
    this.wish.replaceChildren(
      make("span", { text: mine ? "You ask to take back your last choice." : `${wish} asks to take back their last choice.` }),
      ...(mine || !table.settings ? [] : [button("Agree", answer(true)), button("Refuse", answer(false))]),
    );
  }

  openMenu() {
    const { frame, path } = this.table;
    const playing = frame?.table?.settings && !frame.table.over;
    const items = [
      make("a", { href: "/", text: "Lobby" }),
      make("a", { href: `${path}/save`, download: "", text: "Download the save" }),
      button("Download the log", () => this.downloadLog()),
      button("Download the board", () => this.downloadBoard()),
      button("Pictures from a folder …", () => this.table.board.pickPictures?.()),
      ...(playing ? frame.table.orders.map((order) => button(order[0].toUpperCase() + order.slice(1), () => this.table.line.say("order", { order }))) : []),
      playing ? button("Concede", () => this.concede()) : null,
    ];
    dialog("Menu", make("div", { class: "column" }, ...items), make("p", { class: "small", text: KEYS }), lookControls());
  }

  concede() {
    const box = dialog("Do you give up?", make("div", { class: "row" }, button("Yes, I lose the game", () => {
      this.table.line.say("concede");
      for (const one of document.querySelectorAll("dialog")) one.close();
    })));
    return box;
  }

  downloadLog() {
    this.download("manalog.log.txt", this.table.log.text);
  }

  /** The board of this moment, as one sees it: for scenarios and Game.board. */
  async downloadBoard() {
    try {
      this.download("manalog.board.txt", (await this.table.line.ask("board")).text);
    } catch (error) {
      this.say(error.message);
    }
  }

  download(name, text) {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

const KEYS = "Keys: a number takes that option, Enter the obvious one or what is chosen, Escape cancels; A all, E and T pass, U undo, I inspect what has the focus, W what would happen, / ask; in a replay the arrow keys, Home and End.";
