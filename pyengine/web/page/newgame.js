// A new game: one button that begins it as it was last time, and what can be chosen, folded.

import { choiceOf, make } from "./dom.js";
import { keep, kept } from "./look.js";
import { request } from "./net.js";
import { DeckEditor } from "./deckeditor.js";
import { NEW_GAME } from "./texts/lobby.js";

const PERSON = "human";
const OWN = "";
/** Before the name of a deck that is kept, where decks are chosen. */
const KEPT = "kept ";
const MOST_NAME = 20;

export class NewGame {
  /** Of the games on OFFER, with DECKS that are kept; BEGIN gets what is to be begun, TROUBLED hears why it can't be. */
  constructor(offer, decks, { begin, troubled }) {
    this.offer = offer;
    this.decks = decks;
    this.begin = begin;
    this.troubled = troubled;
    this.chairs = [];
    this.seats = make("div");
    this.count = choiceOf(NEW_GAME.players, [], "");
    this.fields = {};
    this.many = [];
    this.summary = make("p", { class: "summary" });
    this.body = make("div");
    this.choices = make("details", { class: "choices" }, make("summary", { text: NEW_GAME.choices }), this.body);
    this.element = make("form", { class: "new", onsubmit: (event) => this.submit(event), onchange: () => this.sum() }, make("div", { class: "row" }, make("button", { class: "main large", type: "submit", text: NEW_GAME.play }), this.summary), this.choices);
    this.restore();
  }

  // ---------------------------------------------------------------- what can be chosen

  choose(name) {
    const game = this.offer.find((one) => one.game === name);
    this.game = game;
    this.fields = {};
    this.seats = make("div", { class: "seats" });
    const numbers = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, n) => String(n + game.seats[0]));
    this.what = choiceOf(NEW_GAME.game, this.offer.map((one) => [one.game, one.title]), name, (value) => this.choose(value));
    this.count = choiceOf(NEW_GAME.players, numbers, numbers[0], (value) => this.sit(Number(value)));
    this.tables = choiceOf(NEW_GAME.table, [["", NEW_GAME.asBelow], ...game.tables.map((table, n) => [String(n), table.title])], "", (value) => value && this.lay(game.tables[Number(value)]));
    this.tables.label.hidden = !game.tables.length;
    this.fields.seed = make("input", { inputmode: "numeric", pattern: "[0-9]*", maxlength: 15, placeholder: NEW_GAME.drawn });
    this.body.replaceChildren(
      make("div", { class: "fields" }, this.what.label, this.tables.label, this.count.label),
      this.seats,
      make("div", { class: "fields" }, ...this.rules(game), make("label", {}, make("span", { text: NEW_GAME.seed }), this.fields.seed)),
    );
    this.sit(game.seats[0]);
    this.sum();
  }

  rules(game) {
    const pick = (key, label, values, value) => {
      const { select, label: element } = choiceOf(label, values, value);
      this.fields[key] = select;
      return element;
    };
    this.many = game.many.map((key) => pick(`setting ${key}`, key.replaceAll("_", " "), game.settings[key], game.settings[key][0]));
    const settings = Object.entries(game.settings).filter(([key]) => !game.many.includes(key));
    return [
      ...settings.map(([key, values]) => pick(`setting ${key}`, key.replaceAll("_", " "), values, values[0])),
      ...this.many,
      ...(game.best_of.length ? [pick("best_of", NEW_GAME.match, game.best_of.map((number) => [String(number), NEW_GAME.bestOf(number)]), "1")] : []),
      pick("undo", NEW_GAME.undo, NEW_GAME.undos, "free"),
      ...(game.passing.length ? [pick("passing", NEW_GAME.passing, NEW_GAME.passings, "at_once")] : []),
      pick("minutes", NEW_GAME.clock, NEW_GAME.clocks, "0"),
      pick("talk", NEW_GAME.talk, NEW_GAME.talks, "phrases"),
      pick("spectators", NEW_GAME.spectators, NEW_GAME.spectatorKinds, "nobody"),
    ];
  }

  /** Lay a table that the game offers: so many seats, in teams or not, with its settings. */
  lay({ seats, teams, settings }) {
    this.count.select.value = String(seats);
    this.sit(seats);
    for (const [n, team] of (teams ?? []).entries()) this.chairs[n].team.value = team;
    for (const [key, value] of Object.entries(settings)) this.fields[`setting ${key}`].value = value;
  }

  sit(count) {
    this.chairs = Array.from({ length: count }, (_, number) => this.chairs[number]?.game === this.game ? this.chairs[number] : this.chair(number));
    this.seats.replaceChildren(...this.chairs.map((chair) => chair.element));
    for (const label of this.many) label.hidden = count < 3;
    if (this.fields.best_of) this.fields.best_of.parentElement.hidden = count !== 2;
  }

  chair(number) {
    const { game } = this;
    const title = NEW_GAME.player(number + 1);
    const name = make("input", { maxlength: MOST_NAME, placeholder: NEW_GAME.asDeck });
    const who = choiceOf(NEW_GAME.playerIs(title), [[PERSON, NEW_GAME.person], ...game.bots.map((bot) => [bot, NEW_GAME.bot(bot.split(":")[0])])], number ? game.bots[0] : PERSON, (value) => { nameLabel.hidden = value !== PERSON; });
    const nameLabel = make("label", { hidden: number > 0 }, make("span", { text: NEW_GAME.called }), name);
    const team = choiceOf(NEW_GAME.team, [["", NEW_GAME.noTeam], "a", "b", "c"], "");
    const element = make("div", { class: "chair", role: "group", "aria-label": title });
    const fields = make("div", { class: "fields" }, who.label, nameLabel);
    const chair = { game, element, name, who: who.select, team: team.select };
    if (game.seats[1] > 2) fields.append(team.label);
    element.append(fields);
    if (game.decks.length) this.withDeck(chair, fields, number, title);
    return chair;
  }

  withDeck(chair, fields, number, title) {
    const { game } = this;
    const missing = choiceOf(NEW_GAME.missing, [["", NEW_GAME.refuse], ...game.missing.map((way) => [way, NEW_GAME.missings[way] ?? way])], "");
    missing.label.hidden = true;
    const decks = [...game.decks, ...this.decks.filter((deck) => deck.game === game.game).map((deck) => [KEPT + deck.name, deck.title]), [OWN, NEW_GAME.ownList]];
    const choose = (value) => {
      missing.label.hidden = game.decks.includes(value);
      if (value === OWN && !chair.list) {
        chair.list = new DeckEditor(game, { title, changed: () => this.sum() });
        chair.element.append(chair.list.element);
      }
      if (chair.list) chair.list.element.hidden = value !== OWN;
    };
    const deck = choiceOf(NEW_GAME.deck, decks, game.usual[number % game.usual.length], choose);
    fields.append(deck.label, missing.label);
    Object.assign(chair, { deck: deck.select, missing: missing.select, choose });
  }

  // ---------------------------------------------------------------- what is chosen

  /** Say in a sentence what will be played. */
  sum() {
    const seats = this.chairs.map((chair) => {
      const who = chair.who.value === PERSON ? chair.name.value.trim() || NEW_GAME.you : chair.who.selectedOptions[0].text;
      return chair.deck ? NEW_GAME.withDeck(who, chair.deck.selectedOptions[0].text) : who;
    });
    this.summary.textContent = NEW_GAME.sum(this.game.title, seats);
  }

  async recipe() {
    const { fields } = this;
    const used = Object.keys(this.game.settings).filter((key) => !this.game.many.includes(key) || this.chairs.length > 2);
    return {
      game: this.game.game,
      players: this.chairs.map((chair) => chair.who.value),
      names: this.chairs.map((chair) => (chair.who.value === PERSON ? chair.name.value.trim() : "")),
      decks: await Promise.all(this.chairs.map((chair, n) => chair.deck && this.deckOf(chair, n))),
      settings: Object.fromEntries(used.map((key) => [key, fields[`setting ${key}`].value])),
      ...(this.chairs.some((chair) => chair.team.value) ? { teams: this.chairs.map((chair) => chair.team.value || "none") } : {}),
      undo: fields.undo.value,
      ...(fields.best_of && this.chairs.length === 2 ? { best_of: Number(fields.best_of.value) } : {}),
      ...(fields.passing ? { passing: fields.passing.value } : {}),
      talk: fields.talk.value,
      minutes: Number(fields.minutes.value),
      spectators: fields.spectators.value,
      ...(fields.seed.value ? { seed: Number(fields.seed.value) } : {}),
    };
  }

  async deckOf(chair, n) {
    const { value } = chair.deck;
    const missing = chair.missing.value ? { missing: chair.missing.value } : {};
    if (value === OWN) return { name: NEW_GAME.deckName(n + 1), text: chair.list.text, ...missing };
    if (!value.startsWith(KEPT)) return { name: value };
    const { title, text } = await request(`/decks/${value.slice(KEPT.length)}`);
    return { name: title, text, ...missing };
  }

  async submit(event) {
    event.preventDefault();
    this.remember();
    try {
      await this.begin(await this.recipe());
    } catch (error) {
      this.troubled(error);
    }
  }

  // ---------------------------------------------------------------- from one time to the next

  remember() {
    const chairs = this.chairs.map(({ who, name, team, deck, missing }) => [who.value, name.value, team.value, deck?.value ?? "", missing?.value ?? ""]);
    const fields = Object.entries(this.fields).filter(([key]) => key !== "seed").map(([key, field]) => [key, field.value]);
    keep("play", JSON.stringify({ game: this.game.game, chairs, fields }));
  }

  /** Choose as it was last time, as far as that is still offered. */
  restore() {
    const usual = this.offer.find((game) => game.usual.length) ?? this.offer[0];
    const last = rememberedAs(kept("play", ""));
    const game = this.offer.find((one) => one.game === last?.game) ?? usual;
    this.choose(game.game);
    if (last?.game !== game.game) return;
    this.sit(Math.min(Math.max(last.chairs.length, game.seats[0]), game.seats[1]));
    this.count.select.value = String(this.chairs.length);
    for (const [n, [who, name, team, deck, missing]] of last.chairs.slice(0, this.chairs.length).entries()) {
      const chair = this.chairs[n];
      pickIn(chair.who, who);
      chair.name.value = String(name).slice(0, MOST_NAME);
      chair.name.parentElement.hidden = chair.who.value !== PERSON;
      pickIn(chair.team, team);
      if (chair.deck && deck !== OWN && pickIn(chair.deck, deck)) {
        chair.choose(deck);
        pickIn(chair.missing, missing);
      }
    }
    for (const [key, value] of last.fields) if (this.fields[key]) pickIn(this.fields[key], value);
    this.sum();
  }

  /** Let who has the chair with this NUMBER play the deck that is kept as NAME. */
  takeDeck(name, number) {
    const chair = this.chairs[number];
    if (!chair.deck || !pickIn(chair.deck, KEPT + name)) return;
    chair.choose(chair.deck.value);
    this.choices.open = true;
    this.sum();
  }
}

function rememberedAs(text) {
  try {
    const last = JSON.parse(text);
    return Array.isArray(last?.chairs) && Array.isArray(last?.fields) && last.chairs.every(Array.isArray) ? last : null;
  } catch {
    return null;
  }
}

/** Choose VALUE in SELECT; false: there is none. */
function pickIn(select, value) {
  if (![...select.options].some((option) => option.value === value)) return false;
  select.value = value;
  return true;
}
