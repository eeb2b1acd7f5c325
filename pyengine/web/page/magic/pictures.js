// The user's own pictures: of the server's folder, or of one that is picked here and never sent away.

import { make } from "../dom.js";

/** A picture of another kind may be a document with scripts, once it is opened by itself. */
const KINDS = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];

const plain = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

export class Pictures {
  constructor() {
    this.own = new Map();
    this.served = false;
    this.missing = new Set();
    // One question tells whether the server has pictures at all.
    this.known = fetch("/picture?name=").then((response) => { this.served = response.headers.get("x-pictures") === "yes"; }).catch(() => {});
  }

  /** Where the picture of the card called NAME is; "" where there is none. */
  of(name) {
    if (!name) return "";
    return this.own.get(plain(name)) ?? (this.served ? `/picture?name=${encodeURIComponent(name)}` : "");
  }

  /** Let a folder be picked; DONE is called when its pictures are known. */
  pick(done) {
    const input = make("input", { type: "file", multiple: true, accept: KINDS.join(), webkitdirectory: true });
    input.onchange = () => {
      for (const file of [...(input.files ?? [])].filter((one) => KINDS.includes(one.type))) this.own.set(plain(file.name.replace(/\.[^.]*$/, "")), URL.createObjectURL(file));
      done();
    };
    input.click();
  }
}
