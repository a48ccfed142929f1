import { hasKey, isRecord, type JsonRecord } from "../json";

/** What parts of documents a history distinguishes, in the order it names them. */
export const TOPICS = [
  "battle",
  "list",
  "book",
  "field",
  "side",
  "commander",
  "corps",
  "entry",
  "formation",
  "general",
  "officer",
  "unit",
  "regiment",
  "upgrade",
  "armyRule",
  "link",
  "arrival",
  "table",
  "feature",
  "piece",
  "road",
  "crossing",
  "work",
  "objective",
  "tasks",
  "brief",
  "believedOfEnemy",
  "summary",
  "commonKnowledge",
  "umpireNotes",
  "credits",
  "notes",
  "settings",
  "acceptedFindings",
] as const;
export type Topic = (typeof TOPICS)[number];

/** The topics that are one text each; their only field is `text`. */
export const TEXT_TOPICS: readonly Topic[] = [
  "tasks",
  "brief",
  "believedOfEnemy",
  "summary",
  "commonKnowledge",
  "umpireNotes",
  "credits",
  "notes",
];

/** A part of a document that people have a word for, found again in another state by topic and id. */
export interface Thing {
  readonly topic: Topic;
  readonly id: string;
  /** What its author calls it; empty where it has no name. */
  readonly name: string;
  readonly fields: JsonRecord;
}

/** A thing of all of a record's fields but some. */
export function thingOf(topic: Topic, record: JsonRecord, without: readonly string[] = []): Thing {
  const fields = Object.fromEntries(
    Object.entries(record).filter(([field]) => field !== "id" && !without.includes(field)),
  );
  return { topic, id: textIn(record, "id"), name: textIn(record, "name"), fields };
}

/** A text as a thing, none where nothing is written; `owner` is whose text it is. */
export function textThings(topic: Topic, text: unknown, owner: JsonRecord = {}): Thing[] {
  const id = textIn(owner, "id");
  return text ? [{ topic, id, name: textIn(owner, "name"), fields: { text } }] : [];
}

const known = new WeakMap<JsonRecord, { readonly home: unknown; readonly things: Thing[] }>();

/**
 * The things of a record that stands in `home`, made once for each object: neighbouring states share what did not
 * change, and a page of a history looks at hundreds of them. Records must not be changed in place.
 */
export function remembered(record: JsonRecord, home: unknown, make: () => Thing[]): Thing[] {
  const before = known.get(record);
  if (before && before.home === home) return before.things;
  const things = make();
  known.set(record, { home, things });
  return things;
}

/** The objects of a list in a stored state, which may be older than the list. */
export function recordsIn(record: JsonRecord, key: string): readonly JsonRecord[] {
  const list = record[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** An object in a stored state, empty where there is none. */
export function recordIn(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : {};
}

/** A text in a stored state, empty where there is none. */
export function textIn(record: JsonRecord, key: string): string {
  const value = hasKey(record, key) ? record[key] : "";
  return typeof value === "string" ? value : "";
}
