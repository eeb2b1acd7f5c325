// The drafts that go on, and a new one: of which set, with how many.

import { button, choiceOf, confirmed, keyed, make } from "./dom.js";
import { request } from "./net.js";
import { DRAFTS } from "./texts/decks.js";

export class Drafts {
  constructor(game) {
    this.game = game;
    this.set = choiceOf(DRAFTS.set, [], "");
    this.seats = choiceOf(DRAFTS.seats, Array.from({ length: 15 }, (_, n) => String(n + 2)), "8");
    this.news = make("p", { role: "status", class: "news" });
    this.drafts = make("ul", { class: "games" });
    this.form = make("form", { class: "row", onsubmit: (event) => this.begin(event) });
    const fold = make("details", { ontoggle: () => this.ask() }, make("summary", { text: DRAFTS.another }), this.form);
    this.element = make("section", { "aria-labelledby": "drafts" }, make("h2", { id: "drafts", text: DRAFTS.title }), this.news, this.drafts, fold);
  }

  show({ drafts }) {
    keyed(this.drafts, drafts, (draft) => draft.name, (draft) => this.item(draft), () => {});
  }

  item({ name, time }) {
    const when = new Date(time * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    const item = make(
      "li",
      {},
      make("span", { class: "what", text: DRAFTS.of(when) }),
      make("a", { href: `/draft/${name}`, text: DRAFTS.resume, "aria-label": DRAFTS.resumeOf(when) }),
      confirmed(DRAFTS.forget, DRAFTS.forgetOf(when), async () => {
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
        this.form.textContent = DRAFTS.noSets;
        return;
      }
      this.set = choiceOf(DRAFTS.set, sets.map((set) => [set.code, DRAFTS.setOf(set)]), sets[0].code);
      this.form.replaceChildren(this.set.label, this.seats.label, button(DRAFTS.begin, () => {}, { type: "submit", class: "main" }));
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
