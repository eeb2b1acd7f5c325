// A draft: the pack in front of one, what was picked, and at the end the deck that is built of it.

import { button, make, styled } from "./dom.js";
import { request } from "./net.js";
import { DRAFT } from "./texts/decks.js";
import { PAGE } from "./texts/page.js";

export class DraftPage {
  constructor(lobby) {
    this.game = lobby.offer.find((one) => one.drafts)?.game;
    this.name = location.pathname.split("/").at(-1);
    this.news = make("p", { role: "status", class: "news" });
    this.title = make("h2", { id: "draft", tabindex: -1 });
    this.body = make("div");
    document.title = PAGE.titled(DRAFT.title);
    document.body.replaceChildren(
      make("header", { class: "bar" }, make("h1", { text: PAGE.name }), make("nav", { class: "row", "aria-label": PAGE.pages }, make("a", { href: "/decks", text: PAGE.decks }), make("a", { href: "/", text: PAGE.lobby }))),
      make("main", { class: "lobby" }, make("section", { "aria-labelledby": "draft" }, this.title, this.news, this.body)),
    );
    this.say({ do: "view" });
  }

  /** Say something, and show how the draft stands then. One thing at a time. */
  async say(words) {
    if (this.busy) return;
    this.busy = true;
    try {
      const [view, card, shape] = await Promise.all([request(`/drafts/${this.name}`, { game: this.game, ...words }), import(`./${this.game}/draftcard.js`), import(`./${this.game}/deckshape.js`), styled(this.game)]);
      this.drawn = card.drawn;
      this.curve = shape.drawnCurve;
      this.news.textContent = "";
      this.show(view);
    } catch (error) {
      this.news.textContent = error.message;
    }
    this.busy = false;
  }

  show(view) {
    this.view = view;
    this.title.textContent = DRAFT.stage(view);
    this.body.replaceChildren(...(view.stage === "picking" ? this.picking(view) : this.building(view)));
    const first = this.body.querySelector(this.next ?? ".pack button");
    (first ?? this.title).focus({ preventScroll: true });
  }

  picking({ pack, offered, picked, curve, number }) {
    const take = (card) => button("", () => this.say({ do: "pick", card: card.name, number }), { class: card.name === offered ? "pick offered" : "pick", "aria-label": DRAFT.take(card) });
    const items = pack.map((card) => {
      const one = take(card);
      one.append(...this.drawn(card), ...(card.name === offered ? [make("span", { class: "small", text: DRAFT.botTakes })] : []));
      return make("li", {}, one);
    });
    this.next = ".pack button";
    return [
      make("ul", { class: "pack", "aria-label": DRAFT.pack }, ...items),
      button(DRAFT.rest, () => this.say({ do: "rest" })),
      make("h3", { text: DRAFT.pickedCount(picked.length) }),
      make("div", { class: "deck-editor" }, this.curve(curve), make("ul", { class: "lines-fine", "aria-label": DRAFT.picked }, ...picked.map((card) => make("li", {}, ...this.drawn(card))))),
    ];
  }

  building({ main, side, basics, size, least, curve }) {
    const names = (cards) => cards.map((card) => card.name);
    const build = (cards, lying, next) => {
      this.next = next;
      this.say({ do: "build", main: names(cards), basics: lying });
    };
    const without = (cards, at) => cards.filter((_, n) => n !== at);
    const item = (card, label, act) => {
      const one = button("", act, { class: "pick", "aria-label": label(card.name), disabled: !card.playable });
      one.append(...this.drawn(card));
      return make("li", {}, one);
    };
    const fields = Object.entries(basics).map(([name, count]) => {
      const field = make("input", { type: "number", min: 0, max: 40, value: count, "data-basic": name, onchange: () => build(main, { ...basics, [name]: Math.min(40, Math.max(0, Math.trunc(Number(field.value)) || 0)) }, `[data-basic="${name}"]`) });
      return make("label", {}, make("span", { text: name }), field);
    });
    return [
      make("p", { role: "status", class: size < least ? "sum wrong" : "sum", text: DRAFT.sum(size, main.length, least) }),
      make("div", { class: "row" }, button(DRAFT.finish, () => this.finish(), { class: "main", disabled: size < least }), button(DRAFT.asBot, () => this.say({ do: "build", main: null }))),
      this.curve(curve),
      make("div", { class: "fields", role: "group", "aria-label": DRAFT.basics }, ...fields),
      make("div", { class: "deck-editor" },
        make("div", {}, make("h3", { text: DRAFT.deckCount(main.length) }), make("ul", { class: "pack narrow main-pile", "aria-label": DRAFT.deck }, ...main.map((card, n) => item(card, DRAFT.out, () => build(without(main, n), basics, ".main-pile button"))))),
        make("div", {}, make("h3", { text: DRAFT.besideCount(side.length) }), make("ul", { class: "pack narrow side-pile", "aria-label": DRAFT.beside }, ...side.map((card) => item(card, DRAFT.into, () => build([...main, card], basics, ".side-pile button:enabled"))))),
      ),
    ];
  }

  /** Keep the deck, and go on to the lobby with it, against that of a bot. */
  async finish() {
    try {
      const { decks } = await request(`/drafts/${this.name}/decks`, { game: this.game });
      location.href = `/?deck=${decks[0].name}&against=${decks[1].name}`;
    } catch (error) {
      this.news.textContent = error.message;
    }
  }
}
