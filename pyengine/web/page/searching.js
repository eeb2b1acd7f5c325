// Finding cards: a query in the lobby, and what it finds, some cards at a time.

import { button, make, styled } from "./dom.js";
import { request } from "./net.js";
import { CARDS } from "./texts/decks.js";

export class Searching {
  /** Finds cards of the games that are offered; with ADD, a card that is found can be added to something by its name. */
  constructor(offer, { add = /** @type {((name: string) => void) | null} */ (null) } = {}) {
    this.add = add;
    this.game = offer.find((game) => game.search)?.game;
    this.query = make("input", { type: "search", maxlength: 1000, "aria-label": CARDS.query, placeholder: CARDS.queryHint });
    this.news = make("p", { role: "status", class: "news" });
    this.count = make("p", { role: "status" });
    this.cards = make("ul", { class: "found" });
    this.more = button(CARDS.more, () => this.find(this.cards.childElementCount), { hidden: true });
    this.element = make(
      "section",
      { "aria-labelledby": "cards", hidden: !this.game },
      make("h2", { id: "cards", text: CARDS.title }),
      make("form", { class: "row", onsubmit: (event) => this.submit(event) }, this.query, make("button", { type: "submit", text: CARDS.find })),
      this.news,
      this.count,
      this.cards,
      this.more,
    );
  }

  submit(event) {
    event.preventDefault();
    this.asked = this.query.value;
    this.find(0);
  }

  /** Show what the query finds from the card number START on; an answer that comes late is not shown. */
  async find(start) {
    const { asked } = this;
    try {
      const { add } = this;
      const [found, { drawn }] = await Promise.all([request("/cards", { game: this.game, query: asked, start }), import(`./${this.game}/found.js`), styled(this.game)]);
      if (asked !== this.asked || (start && start !== this.cards.childElementCount)) return;
      this.news.textContent = "";
      this.count.textContent = CARDS.count(found.count);
      const items = found.cards.map((card) => make("li", {}, drawn(card), add && button(CARDS.add, () => add(card.faces[0].name), { "aria-label": CARDS.addOf(card.faces[0].name) })));
      if (start) this.cards.append(...items);
      else this.cards.replaceChildren(...items);
      this.more.hidden = this.cards.childElementCount >= found.count;
      if (start) items[0]?.querySelector("article")?.focus();
    } catch (error) {
      this.news.textContent = error.message;
    }
  }
}
