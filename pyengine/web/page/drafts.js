// The drafts that go on, and a new one: of which set, with how many.

import { button, choiceOf, confirmed, keyed, make } from "./dom.js";
import { request } from "./net.js";

export class Drafts {
  constructor(game) {
    this.game = game;
    this.news = make("p", { role: "status", class: "news" });
    this.drafts = make("ul", { class: "games" });
    this.form = make("form", { class: "row", onsubmit: (event) => this.begin(event) });
    const fold = make("details", { ontoggle: () => this.ask() }, make("summary", { text: "A new draft" }), this.form);
    this.element = make("section", { "aria-labelledby": "drafts" }, make("h2", { id: "drafts", text: "Drafts" }), this.news, this.drafts, fold);
  }

  show({ drafts }) {
    keyed(this.drafts, drafts, (draft) => draft.name, (draft) => this.item(draft), () => {});
  }

  item({ name, time }) {
    const when = new Date(time * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    const item = make(
      "li",
      {},
      make("span", { class: "what", text: `Draft of ${when}` }),
      make("a", { href: `/draft/${name}`, text: "Continue", "aria-label": `Continue the draft of ${when}` }),
      confirmed("Delete", `Delete the draft of ${when}`, async () => {
        await request(`/drafts/${name}/forget`, {});
        this.show(await request("/lobby"));
      }),
    );
    return item;
  }

  /** Ask which sets there are, once somebody wants to know. */
  async ask() {
    if (this.asked) return;
    this.asked = true;
    this.form.textContent = "…";
    try {
      const { sets } = await request("/drafts/sets", { game: this.game });
      if (!sets.length) {
        this.form.textContent = "No set can be drafted: import a card file first (manalog cards import FILE).";
        return;
      }
      this.set = choiceOf("Set", sets.map(({ code, cards, playable }) => [code, `${code}: ${playable} of ${cards} cards can be played`]), sets[0].code);
      this.seats = choiceOf("Seats", Array.from({ length: 15 }, (_, n) => String(n + 2)), "8");
      this.form.replaceChildren(this.set.label, this.seats.label, button("Begin the draft", () => {}, { type: "submit", class: "main" }));
    } catch (error) {
      this.asked = false;
      this.form.textContent = error.message;
    }
  }

  async begin(event) {
    event.preventDefault();
    try {
      const { draft } = await request("/drafts", { game: this.game, set: this.set.select.value, seats: Number(this.seats.select.value) });
      location.href = `/draft/${draft}`;
    } catch (error) {
      this.news.textContent = error.message;
    }
  }
}
