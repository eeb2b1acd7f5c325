// What a view is, from the one before and what has changed since (docs/protocol.md). What stays is shared by both.

/** Return what CHANGE makes of OLD, which stays as it is. */
export function changed(old, change) {
  if (change === null || typeof change !== "object") return change;
  if (Array.isArray(change)) return change.flatMap((item) => itemsOf(old, item));
  if ("=" in change) return change["="];
  const now = { ...old };
  for (const [name, part] of Object.entries(change)) if (name !== "-") now[name] = changed(old?.[name], part);
  for (const name of change["-"] ?? []) delete now[name];
  return now;
}

/** The items that one entry of a list's change stands for. */
function itemsOf(old, item) {
  if (!Array.isArray(item)) return [item["="]];
  const [place, what] = item;
  return typeof what === "number" ? old.slice(place, place + what) : [changed(old[place], what)];
}
