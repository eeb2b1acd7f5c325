// The page's beginning: which of its views the address asks for.

import { make } from "./dom.js";
import { enter, request } from "./net.js";
import { applyLook } from "./look.js";
import { Lobby } from "./lobby.js";
import { Table } from "./table.js";

async function begin() {
  applyLook();
  const seat = location.pathname.startsWith("/table/");
  const path = seat ? location.pathname : "/";
  try {
    await enter(path);
    if (seat) new Table(path);
    else new Lobby(await request("/lobby"));
  } catch (error) {
    show(error);
  }
}

function show(error) {
  const words = error.status === 401
    ? "This page is opened by the link that manalog serve prints, or that you were sent."
    : `The page can't be shown: ${error.message}.`;
  document.body.replaceChildren(
    make("main", { class: "notice" }, make("h1", { text: "Manalog" }), make("p", { text: words })),
  );
}

begin();
