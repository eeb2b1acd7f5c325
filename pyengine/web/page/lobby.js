// The lobby: new games, games going on, saves and replays.

import { button, choiceOf, keyed, make } from "./dom.js";
import { request } from "./net.js";
import { lookControls } from "./look.js";
import { Searching } from "./searching.js";

const PERSON = "human";
const ROUND = 5000;
const MOST_DECK = 64000;

export class Lobby {
  constructor(lobby) {
    this.offer = lobby.offer;
    this.form = make("form", { class: "new", onsubmit: (event) => this.begin(event) });
    this.news = make("p", { role: "status", class: "news" });
    this.links = make("div", { class: "links" });
    this.games = make("ul", { class: "games" });
    this.saves = make("ul", { class: "games" });
    this.puzzles = make("ul", { class: "games" }, ...this.offer.flatMap((game) => game.puzzles.map((puzzle) => this.puzzleItem(game.game, puzzle))));
    document.title = "Manalog";
    document.body.replaceChildren(
      make("header", { class: "bar" }, make("h1", { text: "Manalog" })),
      make(
        "main",
        { class: "lobby" },
        this.news,
        make("section", { "aria-labelledby": "new" }, make("h2", { id: "new", text: "New game" }), this.form, this.links),
        make("section", { "aria-labelledby": "going" }, make("h2", { id: "going", text: "Games" }), this.games),
        make("section", { "aria-labelledby": "puzzles" }, make("h2", { id: "puzzles", text: "Puzzles" }), make("details", {}, make("summary", { text: `All ${this.puzzles.childElementCount}` }), this.puzzles)),
        new Searching(this.offer).element,
        make("section", { "aria-labelledby": "saved" }, make("h2", { id: "saved", text: "Saves" }), this.saves, this.upload()),
        lookControls(),
      ),
    );
    this.choose(this.offer.find((game) => game.usual.length)?.game ?? this.offer[0].game);
    this.show(lobby);
    setInterval(() => this.refresh(), ROUND);
  }

  async refresh() {
    if (document.hidden) return;
    try {
      this.show(await request("/lobby"));
    } catch {
      this.news.textContent = "The server does not answer.";
    }
  }

  // ---------------------------------------------------------------- a new game

  choose(name) {
    const game = this.offer.find((one) => one.game === name);
    this.game = game;
    this.fields = {};
    const pick = (key, label, values, value) => {
      const { select, label: element } = choiceOf(label, values, value);
      this.fields[key] = select;
      return element;
    };
    const numbers = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, n) => String(n + game.seats[0]));
    this.seats = make("div", { class: "seats" });
    const count = choiceOf("Players", numbers, numbers[0], (value) => this.sit(Number(value)));
    const what = choiceOf("Game", this.offer.map((one) => [one.game, one.title]), name, (value) => this.choose(value));
    this.fields.seed = make("input", { inputmode: "numeric", pattern: "[0-9]*", maxlength: 15, placeholder: "drawn" });
    const settings = Object.entries(game.settings).map(([key, values]) => pick(`setting ${key}`, key.replaceAll("_", " "), values, values[0]));
    this.form.replaceChildren(
      make("div", { class: "fields" }, what.label, count.label),
      this.seats,
      make(
        "div",
        { class: "fields" },
        ...settings,
        ...(game.best_of.length ? [pick("best_of", "match", game.best_of.map((number) => [String(number), number > 1 ? `best of ${number}, with sideboards` : "a single game"]), "1")] : []),
        pick("undo", "undo", [["free", "free"], ["fair", "fair: not past what was hidden"], ["never", "never"]], "free"),
        ...(game.passing.length ? [pick("passing", "who can only pass", [["at_once", "passes at once"], ["stop", "is asked all the same"], ["delay", "passes after a while"]], "at_once")] : []),
        pick("spectators", "who looks on sees", [["nobody", "what lies open"], ["everyone", "everything"], ["closed", "nobody looks on"]], "nobody"),
        make("label", {}, make("span", { text: "seed" }), this.fields.seed),
      ),
      make("div", { class: "row" }, make("button", { class: "main", type: "submit", text: "Begin the game" })),
    );
    this.sit(game.seats[0]);
  }

  sit(count) {
    this.chairs = Array.from({ length: count }, (_, number) => this.chair(number));
    this.seats.replaceChildren(...this.chairs.map((chair) => chair.element));
  }

  chair(number) {
    const { game } = this;
    const title = `Player ${number + 1}`;
    const who = choiceOf(`${title} is`, [[PERSON, "a person"], ...game.bots.map((bot) => [bot, `bot ${bot.split(":")[0]}`])], number ? game.bots[0] : PERSON);
    const team = choiceOf("team", [["", "none"], "a", "b", "c"], "");
    const element = make("div", { class: "chair fields", role: "group", "aria-label": title }, who.label);
    const chair = { element, who: who.select, team: team.select };
    if (game.seats[1] > 2) element.append(team.label);
    if (game.decks.length) {
      const text = make("textarea", { rows: 6, maxlength: MOST_DECK, hidden: true, "aria-label": `${title}: list of cards`, placeholder: "a card a line, such as: 4 Name" });
      const file = make("input", { type: "file", accept: ".txt,.dek,.cod,.dec", hidden: true, "aria-label": `${title}: deck file`, onchange: async () => { text.value = (await file.files[0]?.text()) ?? ""; } });
      const deck = choiceOf("deck", [...game.decks, ["", "my own list"]], game.usual[number % game.usual.length], (value) => {
        text.hidden = file.hidden = missing.label.hidden = value !== "";
      });
      const ways = { "leave-out": "leave them out", nearest: "play what is nearest", blank: "play them without what is not understood" };
      const missing = choiceOf("cards that can't be played", [["", "refuse the deck"], ...game.missing.map((way) => [way, ways[way] ?? way])], "");
      missing.label.hidden = true;
      element.append(deck.label, missing.label, file, text);
      Object.assign(chair, { deck: deck.select, text, missing: missing.select });
    }
    return chair;
  }

  recipe() {
    const { fields } = this;
    const settings = {};
    for (const key of Object.keys(this.game.settings)) settings[key] = fields[`setting ${key}`].value;
    return {
      game: this.game.game,
      players: this.chairs.map((chair) => chair.who.value),
      decks: this.chairs.map((chair, n) => chair.deck && (chair.deck.value ? { name: chair.deck.value } : { name: `deck ${n + 1}`, text: chair.text.value, ...(chair.missing.value ? { missing: chair.missing.value } : {}) })),
      settings,
      ...(this.chairs.some((chair) => chair.team.value) ? { teams: this.chairs.map((chair) => chair.team.value || "none") } : {}),
      undo: fields.undo.value,
      ...(fields.best_of ? { best_of: Number(fields.best_of.value) } : {}),
      ...(fields.passing ? { passing: fields.passing.value } : {}),
      spectators: fields.spectators.value,
      ...(fields.seed.value ? { seed: Number(fields.seed.value) } : {}),
    };
  }

  async begin(event) {
    event.preventDefault();
    await this.start(this.recipe());
  }

  async start(recipe) {
    this.news.textContent = "The game begins …";
    try {
      this.open(await request("/games", recipe));
    } catch (error) {
      this.news.textContent = error.message;
    }
  }

  /** Go to the only seat there is for a person, or show the links of all seats. */
  open(begun) {
    const seats = Object.keys(begun.links).filter((seat) => /^\d+$/.test(seat));
    if (seats.length === 1) location.href = begun.links[seats[0]];
    else if (!seats.length) location.href = begun.links.watch;
    else {
      this.news.textContent = "The game has begun: open a seat, or send its link.";
      this.showLinks(begun);
    }
  }

  /** Let all links of a game end, and show the new ones. */
  async renew(game) {
    try {
      this.showLinks({ ...game, ...(await request(`/games/${game.name}/links`, { renew: true })) });
      this.news.textContent = "The links of before have ended: send the new ones.";
    } catch (error) {
      this.news.textContent = error.message;
    }
  }

  showLinks(begun) {
    const words = (seat) => ({ watch: "look on", together: "all on this screen" })[seat] ?? begun.players[Number(seat)];
    this.links.replaceChildren(
      make("h3", { text: "Seats" }),
      make("ul", {}, ...Object.entries(begun.links).map(([seat, link]) =>
        make("li", {}, make("a", { href: link, text: words(seat) }), " ", make("input", { readonly: true, value: new URL(link, location.href).href, "aria-label": `link: ${words(seat)}`, onfocus: (event) => event.target.select() }), begun.expired?.includes(seat) ? " has expired" : ""))),
      button("New links, and end these", () => this.renew(begun)),
    );
  }

  // ---------------------------------------------------------------- what there is

  show({ games, saves }) {
    keyed(this.games, games, (game) => game.name, () => make("li"), (element, game) => this.showGame(element, game));
    keyed(this.saves, saves, (save) => save.name, (save) => this.saveItem(save), () => {});
  }

  showGame(element, game) {
    const text = `${game.replay ? "Replay of" : ""} ${game.players.join(", ")}: ${game.over ? "over" : `${game.choices} choices`}${game.looking ? `, ${game.looking} here` : ""} `;
    const state = JSON.stringify([text, game.seats]);
    if (element.state === state) return;
    element.state = state;
    element.replaceChildren(
      make("span", { text }),
      button("Seats", async () => this.showLinks({ ...game, ...(await request(`/games/${game.name}/links`, {})) })),
      button("Save", async () => {
        await this.tell(() => request(`/games/${game.name}/save`, {}));
        this.refresh();
      }),
    );
  }

  saveItem(save) {
    const when = new Date(save.time * 1000).toLocaleString();
    return make(
      "li",
      {},
      make("span", { text: `${when} ` }),
      button("Replay", () => this.start({ save: save.name, replay: true })),
      button("Play on", () => this.start({ save: save.name })),
      make("a", { href: `/saves/${save.name}`, download: "", text: "Download" }),
      button("Delete", async () => {
        await this.tell(() => request(`/saves/${save.name}/forget`, {}));
        this.refresh();
      }),
    );
  }

  puzzleItem(game, { key, title, words }) {
    return make("li", {}, make("span", { text: `${title}: ${words} ` }), button("Solve", () => this.start({ game, puzzle: key }), { "aria-label": `Solve ${title}` }));
  }

  upload() {
    const file = make("input", { type: "file", accept: ".save", onchange: async () => {
      await this.tell(() => request("/saves", file.files[0]));
      file.value = "";
      this.refresh();
    } });
    return make("label", {}, make("span", { text: "Bring a save of your own " }), file);
  }

  async tell(work) {
    try {
      await work();
      this.news.textContent = "Done.";
    } catch (error) {
      this.news.textContent = error.message;
    }
  }
}
