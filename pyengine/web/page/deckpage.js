// The page of decks: a list is written and judged, cards are found for it, decks are kept and played.

import { button, confirmed, keyed, make } from "./dom.js";
import { request } from "./net.js";
import { lookControls } from "./look.js";
import { DeckEditor } from "./deckeditor.js";
import { Drafts } from "./drafts.js";
import { Searching } from "./searching.js";
import { DECK } from "./texts/decks.js";
import { PAGE } from "./texts/page.js";

const MOST_TITLE = 40;

export class DeckPage {
  constructor(lobby) {
    const game = lobby.offer.find((one) => one.judged);
    this.game = game;
    this.news = make("p", { role: "status", class: "news" });
    this.editor = new DeckEditor(game, { changed: () => this.showPlay() });
    this.title = make("input", { maxlength: MOST_TITLE, required: true, placeholder: DECK.nameHint });
    this.play = make("button", { type: "submit", class: "main large", text: DECK.playIt, value: "play" });
    this.decks = make("ul", { class: "games" });
    this.drafts = new Drafts(lobby.offer.find((one) => one.drafts)?.game);
    document.title = PAGE.titled(PAGE.decks);
    document.body.replaceChildren(
      make("header", { class: "bar" }, make("h1", { text: PAGE.name }), make("nav", { class: "row", "aria-label": PAGE.pages }, make("a", { href: "/", text: PAGE.lobby }))),
      make(
        "main",
        { class: "lobby" },
        this.news,
        make(
          "section",
          { "aria-labelledby": "list" },
          make("h2", { id: "list", text: DECK.title }),
          this.editor.element,
          make(
            "form",
            { class: "row", onsubmit: (event) => this.keep(event) },
            make("label", {}, make("span", { text: DECK.name }), this.title),
            make("button", { type: "submit", text: DECK.keep }),
            this.play,
          ),
        ),
        make("section", { "aria-labelledby": "kept" }, make("h2", { id: "kept", text: DECK.kept }), this.decks, button(DECK.another, () => this.open({ title: "", text: "" }))),
        this.drafts.element,
        new Searching(lobby.offer, { add: (name) => this.editor.add(name) }).element,
        lookControls(),
      ),
    );
    this.show(lobby);
    this.showPlay();
    const wanted = new URLSearchParams(location.search).get("deck");
    if (wanted) this.fetch(wanted);
  }

  show({ decks, drafts }) {
    this.drafts.show({ drafts });
    keyed(this.decks, decks, (deck) => deck.name, (deck) => this.item(deck), () => {});
    if (!decks.length) this.decks.replaceChildren(make("li", { class: "small", text: DECK.none }));
    else this.decks.querySelector(":scope > .small")?.remove();
  }

  item({ name, title }) {
    return make(
      "li",
      {},
      make("span", { class: "what", text: title }),
      button(DECK.open, () => this.fetch(name), { "aria-label": DECK.openOf(title) }),
      make("a", { href: `/?deck=${name}`, text: DECK.play, "aria-label": DECK.playOf(title) }),
      confirmed(DECK.forget, DECK.forgetOf(title), async () => {
        await request(`/decks/${name}/forget`, {});
        this.show(await request("/lobby"));
      }),
    );
  }

  async fetch(name) {
    try {
      this.open(await request(`/decks/${name}`));
    } catch (error) {
      this.news.textContent = error.message;
    }
  }

  /** @param {{title: string, text: string, format?: string}} deck */
  open({ title, text, format }) {
    this.title.value = title;
    this.editor.open(text, format);
    this.news.textContent = "";
  }

  showPlay() {
    this.play.disabled = !this.editor.text.trim();
  }

  /** Keep the deck under its name; with the button to play it, go on to the lobby with it. */
  async keep(event) {
    event.preventDefault();
    const deck = { game: this.game.game, title: this.title.value, format: this.editor.format.select.value, text: this.editor.text };
    try {
      const { deck: kept } = await request("/decks", deck);
      if (event.submitter === this.play) location.href = `/?deck=${kept.name}`;
      else {
        this.news.textContent = DECK.isKept(kept.title);
        this.show(await request("/lobby"));
      }
    } catch (error) {
      this.news.textContent = error.message;
    }
  }
}
