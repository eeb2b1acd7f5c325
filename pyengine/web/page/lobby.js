// The lobby: one button to play, games going on, and, folded, all that else can be begun.

import { button, make } from "./dom.js";
import { request } from "./net.js";
import { lookControls } from "./look.js";
import { NewGame } from "./newgame.js";
import { GameList, SaveList } from "./gamelist.js";
import { Searching } from "./searching.js";
import { LOBBY, SEATS } from "./texts/lobby.js";
import { PAGE } from "./texts/page.js";

const ROUND = 5000;

export class Lobby {
  constructor(lobby) {
    this.offer = lobby.offer;
    this.news = make("p", { role: "status", class: "news" });
    this.links = make("div", { class: "links" });
    const acts = {
      start: (recipe) => this.start(recipe),
      open: (begun) => this.open(begun),
      links: (game) => this.askLinks(game),
      tell: (work, words) => this.tell(work, words),
    };
    this.form = new NewGame(this.offer, lobby.decks, { begin: acts.start, troubled: (error) => this.complain(error) });
    this.games = new GameList(acts);
    this.saves = new SaveList(acts);
    const puzzles = this.offer.flatMap((game) => game.puzzles.map((puzzle) => this.puzzleItem(game.game, puzzle)));
    document.title = PAGE.name;
    document.body.replaceChildren(
      make("header", { class: "bar" }, make("h1", { text: PAGE.name }), make("nav", { class: "row", "aria-label": PAGE.pages }, make("a", { href: "/decks", text: PAGE.decks }))),
      make(
        "main",
        { class: "lobby" },
        this.news,
        section("new", LOBBY.newGame, this.form.element, this.links),
        section("going", LOBBY.games, this.games.none, this.games.games),
        section("puzzles", LOBBY.puzzles, folded(LOBBY.allPuzzles(puzzles.length), make("ul", { class: "games" }, ...puzzles))),
        new Searching(this.offer).element,
        section("saved", LOBBY.saves, folded(LOBBY.foldedSaves, this.saves.saves, this.upload())),
        lookControls(),
      ),
    );
    this.show(lobby);
    const asked = new URLSearchParams(location.search);
    for (const [chair, key] of ["deck", "against"].entries()) if (asked.has(key)) this.form.takeDeck(asked.get(key), chair);
    setInterval(() => this.refresh(), ROUND);
  }

  async refresh() {
    if (document.hidden) return;
    try {
      this.show(await request("/lobby"));
    } catch {
      this.news.textContent = LOBBY.noServer;
    }
  }

  show({ games, saves }) {
    this.games.show(games);
    this.saves.show(saves);
  }

  // ---------------------------------------------------------------- games

  async start(recipe) {
    this.news.textContent = LOBBY.begins;
    try {
      this.open(await request("/games", recipe));
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error) {
    this.news.textContent = error.message;
    this.news.scrollIntoView({ block: "nearest" });
  }

  /** Go to the only seat there is for a person, or show the links of all seats. */
  open(begun) {
    const seats = Object.keys(begun.links).filter((seat) => /^\d+$/.test(seat));
    if (seats.length === 1) location.href = begun.links[seats[0]];
    else if (!seats.length) location.href = begun.links.watch;
    else {
      this.news.textContent = LOBBY.begun;
      this.showLinks(begun);
    }
  }

  askLinks(game) {
    return this.tell(async () => this.showLinks({ ...game, ...(await request(`/games/${game.name}/links`, {})) }), "");
  }

  /** Let all links of a game end, and show the new ones. */
  renew(game) {
    return this.tell(async () => this.showLinks({ ...game, ...(await request(`/games/${game.name}/links`, { renew: true })) }), LOBBY.renewed);
  }

  showLinks(begun) {
    const words = (seat) => ({ watch: SEATS.watch, together: SEATS.together })[seat] ?? begun.players[Number(seat)];
    this.links.replaceChildren(
      make("h3", { text: SEATS.title }),
      make("ul", {}, ...Object.entries(begun.links).map(([seat, link]) =>
        make("li", {}, make("a", { href: link, text: words(seat) }), " ", make("input", { readonly: true, value: new URL(link, location.href).href, "aria-label": SEATS.link(words(seat)), onfocus: (event) => event.target.select() }), begun.expired?.includes(seat) ? SEATS.expired : ""))),
      button(SEATS.renew, () => this.renew(begun)),
    );
    this.links.scrollIntoView({ block: "nearest" });
  }

  // ---------------------------------------------------------------- puzzles and saves

  puzzleItem(game, puzzle) {
    return make("li", {}, make("span", { text: LOBBY.puzzle(puzzle) }), button(LOBBY.solve, () => this.start({ game, puzzle: puzzle.key }), { "aria-label": LOBBY.solveOf(puzzle.title) }));
  }

  upload() {
    const file = make("input", { type: "file", accept: ".save", onchange: async () => {
      await this.tell(() => request("/saves", file.files?.[0]));
      file.value = "";
    } });
    return make("label", {}, make("span", { text: LOBBY.upload }), file);
  }

  /** Do WORK, say WORDS, and show what there is then. */
  async tell(work, words = LOBBY.done) {
    try {
      await work();
      if (words) this.news.textContent = words;
    } catch (error) {
      this.complain(error);
    }
    await this.refresh();
  }
}

function section(id, title, ...content) {
  return make("section", { "aria-labelledby": id }, make("h2", { id, text: title }), ...content);
}

function folded(title, ...content) {
  return make("details", {}, make("summary", { text: title }), ...content);
}
