// The games and saves of the lobby: who plays, since when, how it stands, and what can be done with it.

import { button, confirmed, keyed, make } from "./dom.js";
import { request } from "./net.js";
import { GAMES, SAVES } from "./texts/lobby.js";

export class GameList {
  /** START begins a game, OPEN goes to one, LINKS shows the links of one, TELL does something and says what came of it. */
  constructor({ start, open, links, tell }) {
    this.start = start;
    this.open = open;
    this.links = links;
    this.tell = tell;
    this.games = make("ul", { class: "games" });
    this.none = make("p", { class: "small", text: GAMES.none });
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
    const about = [when(game.time), standing(game), game.looking ? GAMES.looking(game.looking) : ""].filter(Boolean).join(" · ");
    const goes = !game.over && !game.replay && game.people.length > 0;
    const seats = button(GAMES.seats, () => this.links(game), { "aria-label": GAMES.seatsOf(who) });
    const kept = [
      button(GAMES.replay, () => this.start({ of: game.name, replay: true }), { "aria-label": GAMES.replayOf(who) }),
      seats,
      button(GAMES.save, () => this.tell(() => request(`/games/${game.name}/save`, {})), { "aria-label": GAMES.saveOf(who) }),
    ];
    element.replaceChildren(
      make("span", { class: "what" }, make("strong", { text: game.replay ? GAMES.isReplayOf(who) : who }), make("span", { class: "small", text: about })),
      goes ? button(GAMES.resume, () => this.resume(game), { class: "main", "aria-label": GAMES.resumeOf(who) }) : button(GAMES.look, () => this.look(game), { "aria-label": GAMES.lookAt(who) }),
      ...(game.replay ? [seats] : kept),
      confirmed(GAMES.forget, GAMES.forgetOf(who), () => this.tell(() => request(`/games/${game.name}/forget`, {}))),
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
    const what = SAVES.of(time);
    return make(
      "li",
      {},
      make("span", { class: "what", text: time }),
      button(GAMES.replay, () => this.start({ save: save.name, replay: true }), { "aria-label": GAMES.replayOf(what) }),
      button(SAVES.playOn, () => this.start({ save: save.name }), { "aria-label": SAVES.playOnFrom(what) }),
      make("a", { href: `/saves/${save.name}`, download: "", text: SAVES.download, "aria-label": SAVES.downloadOf(what) }),
      confirmed(GAMES.forget, GAMES.forgetOf(what), () => this.tell(() => request(`/saves/${save.name}/forget`, {}))),
    );
  }
}

/** The players; of bots, which ones. Of a replay it may not be known who they were. */
function whoPlays({ players, agents, people }) {
  const agent = (n) => (typeof agents?.[n] === "string" ? agents[n].split(":")[0] : "human");
  return GAMES.names(players.map((name, n) => (people.includes(name) || agent(n) === "human" ? name : GAMES.bot(name, agent(n)))));
}

function when(seconds) {
  return new Date(seconds * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

function standing({ over, winners, choices, replay }) {
  if (replay) return "";
  if (!over) return GAMES.goesOn(choices);
  if (!winners) return GAMES.over;
  return winners.length ? GAMES.won(winners) : GAMES.drawn;
}
