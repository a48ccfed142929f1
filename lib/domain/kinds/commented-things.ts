/** The texts of a document that comments can be about. */
const TEXTS = [
  "summary",
  "commonKnowledge",
  "specialRules",
  "credits",
  "umpireNotes",
  "notes",
  "description",
];

/**
 * Everything in a document, or in a view of one, that a comment can be about, with its name where it has one: whatever
 * has an id, and its texts. What the view leaves out is not in it.
 */
export function commentedThings(shown: object): ReadonlyMap<string, string> {
  const things = new Map<string, string>();
  for (const text of TEXTS) {
    if (Reflect.get(shown, text)) things.set(`text.${text}`, "");
  }
  collect(shown, things);
  return things;
}

function collect(value: unknown, things: Map<string, string>): void {
  if (typeof value !== "object" || value === null) return;
  const id = Reflect.get(value, "id");
  if (typeof id === "string" && !things.get(id)) {
    const name = Reflect.get(value, "name");
    things.set(id, typeof name === "string" ? name : "");
  }
  for (const child of Object.values(value)) collect(child, things);
}
