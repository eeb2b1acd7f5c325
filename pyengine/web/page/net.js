// Speaking with the server: entering by a link's token, requests, and a socket that comes back.

import { changed } from "./changes.js";
import { SERVER } from "./texts/page.js";

/** Ask the server: GET, or POST where there is a body. Throws an Error with the server's words. */
export async function request(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: body instanceof Blob ? body : JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer = await response.json().catch(() => ({ error: SERVER.noAnswer }));
  if (!response.ok) throw Object.assign(new Error(answer.error ?? SERVER.wentWrong), { status: response.status });
  return answer;
}

/** Trade the token in the link's fragment for a cookie, and take it out of the address; a moment after it stays. */
export async function enter(path) {
  const [token, moment] = location.hash.slice(1).split("@");
  if (token.length < 16) return;
  history.replaceState(null, "", location.pathname + (moment ? `#${moment}` : ""));
  await request(`${path === "/" ? "" : path}/enter`, { token });
}

const WAITS = [300, 600, 1200, 2500, 5000];
/** How long a line may be silent, in milliseconds, while something that was said waits to be heard. */
const PATIENCE = 4000;

/**
 * A conversation with the game: messages as objects. Cut lines are joined again by themselves, and what was said
 * and not answered is said again: `seq` and `epoch` let the server take it only once.
 */
export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  #tries = 0;
  #notes = 0;
  #waiting = new Map();
  #said = new Map();
  #patience = 0;
  #again = 0;
  #view = null;

  constructor(path, heard, state) {
    this.path = path;
    this.heard = heard;
    this.state = state;
    // A line may be dead without its socket knowing it.
    addEventListener("offline", () => this.#lost(this.#socket));
    addEventListener("online", () => this.#renew());
    this.#open();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/socket?changes`);
    this.#view = null;
    this.#socket = socket;
    socket.onmessage = (event) => { if (socket === this.#socket) this.#take(JSON.parse(event.data)); };
    socket.onopen = () => {
      this.state(true);
      for (const message of this.#said.values()) socket.send(JSON.stringify(message));
      this.#watch();
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket) {
    if (socket !== this.#socket || socket === null) return;
    this.#leave();
    this.#again = setTimeout(() => this.#open(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]);
  }

  #leave() {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#patience);
    clearTimeout(this.#again);
    socket?.close();
    this.state(false);
    for (const { reject } of this.#waiting.values()) reject(new Error(SERVER.wasCut));
    this.#waiting.clear();
  }

  #renew() {
    this.#leave();
    this.#open();
  }

  /** A line that stays silent while something waits to be heard is cut, and joined again. */
  #watch() {
    clearTimeout(this.#patience);
    if (this.#said.size) this.#patience = setTimeout(() => this.#lost(this.#socket), PATIENCE * (this.#tries + 1));
  }

  /** A view, whole, of what was sent: perhaps only what has changed since the last one. */
  #whole(message) {
    if (message.type === "change") this.#view = changed(this.#view, message.change);
    else if (message.type === "view" || message.type === "replay") this.#view = message;
    else if (message.type === "curtain") this.#view = null;
    return message.type === "change" ? this.#view : message;
  }

  #take(sent) {
    const message = this.#whole(sent);
    if (message.type !== "error") this.#tries = 0;
    const asked = this.#waiting.get(message.note);
    const said = this.#said.get(message.note);
    if (message.type !== "error" && message.type !== "answer") this.heard(message);
    else if (asked) {
      this.#waiting.delete(message.note);
      if (message.type === "error") asked.reject(new Error(message.message));
      else asked.resolve(message);
    } else {
      this.#said.delete(message.note);
      if (message.type === "error") this.heard(message, said);
    }
    this.#watch();
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Tell something; what follows from it comes as a view. It is said again until the server has heard it. */
  tell(type, content = {}) {
    const message = { type, ...content, note: ++this.#notes };
    this.#said.set(message.note, message);
    this.#send(message);
    this.#watch();
  }

  /** Ask something, and return the answer. */
  ask(type, content = {}) {
    const note = ++this.#notes;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Error(SERVER.isCut));
      this.#waiting.set(note, { resolve, reject });
      this.#send({ type, ...content, note });
    });
  }
}
