// The games and saves of the lobby: who plays, since when, how it stands, and what can be done with it.

import { button, confirmed, keyed, make } from "./dom.js";
import { request } from "./net.js";

export class GameList {
  /** START begins a game, OPEN goes to one, LINKS shows the links of one, TELL does something and says what came of it. */
  constructor({ start, open, links, tell }) {
    this.start = start;
    this.open = open;
    this.links = links;
    this.tell = tell;
    this.games = make("ul", { class: "games" });
    this.none = make("p", { class: "small", text: "None yet." });
  }

  show(games) {
    keyed(this.games, games, (game) => game.name, () => make("li"), (element, game) => this.showGame(element, game));
    this.none.hidden = games.length > 0;
  }

  showGame(element, game) {
    const state = JSON.stringify({ ...game, looking: game.looking, time: 0 });
    if (element.state === state) return;
    element.state = state;
    const who = whoPlays(game);
    const about = [when(game.time), standing(game), game.looking ? `${game.looking} here` : ""].filter(Boolean).join(" · ");
    const goes = !game.over && !game.replay && game.people.length > 0;
    const seats = button("Seats", () => this.links(game), { "aria-label": `Seats of ${who}` });
    const kept = [
      button("Replay", () => this.start({ of: game.name, replay: true }), { "aria-label": `Replay ${who}` }),
      seats,
      button("Save", () => this.tell(() => request(`/games/${game.name}/save`, {})), { "aria-label": `Save ${who}` }),
    ];
    element.replaceChildren(
      make("span", { class: "what" }, make("strong", { text: game.replay ? `Replay of ${who}` : who }), make("span", { class: "small", text: about })),
      goes ? button("Continue", () => this.resume(game), { class: "main", "aria-label": `Continue ${who}` }) : button("Look", () => this.look(game), { "aria-label": `Look at ${who}` }),
      ...(game.replay ? [seats] : kept),
      confirmed("Delete", `Delete ${who}`, () => this.tell(() => request(`/games/${game.name}/forget`, {}))),
    );
  }

  /** Take the only seat that a person has; of several, show their links. */
  resume(game) {
    return this.tell(async () => this.open({ ...game, ...(await request(`/games/${game.name}/links`, {})) }), "");
  }

  look(game) {
    return this.tell(async () => {
      const { links } = await request(`/games/${game.name}/links`, {});
      if (links.watch) location.href = links.watch;
      else await this.links(game);
    }, "");
  }
}

export class SaveList {
  constructor({ start, tell }) {
    this.start = start;
    this.tell = tell;
    this.saves = make("ul", { class: "games" });
  }

  show(saves) {
    keyed(this.saves, saves, (save) => save.name, (save) => this.item(save), () => {});
  }

  item(save) {
    const time = when(save.time);
    return make(
      "li",
      {},
      make("span", { class: "what", text: time }),
      button("Replay", () => this.start({ save: save.name, replay: true }), { "aria-label": `Replay the save of ${time}` }),
      button("Play on", () => this.start({ save: save.name }), { "aria-label": `Play on from the save of ${time}` }),
      make("a", { href: `/saves/${save.name}`, download: "", text: "Download", "aria-label": `Download the save of ${time}` }),
      confirmed("Delete", `Delete the save of ${time}`, () => this.tell(() => request(`/saves/${save.name}/forget`, {}))),
    );
  }
}

/** The players; of bots, which ones. Of a replay it may not be known who they were. */
function whoPlays({ players, agents, people }) {
  const agent = (n) => (typeof agents?.[n] === "string" ? agents[n].split(":")[0] : "human");
  return players.map((name, n) => (people.includes(name) || agent(n) === "human" ? name : `${name} (bot ${agent(n)})`)).join(" – ");
}

function when(seconds) {
  return new Date(seconds * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

function standing({ over, winners, choices, replay }) {
  if (replay) return "";
  if (!over) return `goes on, ${choices} choices`;
  if (!winners) return "over";
  return winners.length ? `${winners.join(" and ")} won` : "drawn";
}
