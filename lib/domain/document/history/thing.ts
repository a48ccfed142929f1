import { hasKey, isRecord, type JsonRecord } from "../json";

/** The parts of documents that a history distinguishes, in the order it lists them. */
export const TOPICS = [
  "battle",
  "list",
  "book",
  "field",
  "side",
  "force",
  "commander",
  "player",
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
  "umpireAct",
  "event",
  "plannedWay",
  "variant",
  "table",
  "feature",
  "piece",
  "road",
  "crossing",
  "work",
  "objective",
  "victoryObjective",
  "victoryLevel",
  "victory",
  "tasks",
  "brief",
  "believedOfEnemy",
  "summary",
  "commonKnowledge",
  "specialRules",
  "umpireNotes",
  "credits",
  "notes",
  "settings",
  "acceptedFindings",
  "translations",
] as const;
export type Topic = (typeof TOPICS)[number];

/** The topics that are a single text; their only field is `text`. */
export const TEXT_TOPICS: readonly Topic[] = [
  "tasks",
  "brief",
  "believedOfEnemy",
  "summary",
  "commonKnowledge",
  "specialRules",
  "umpireNotes",
  "credits",
  "notes",
];

/** A part of a document that people have a word for, identified across states by topic and id. */
export interface Thing {
  readonly topic: Topic;
  readonly id: string;
  /** The author's name for it; empty if it has none. */
  readonly name: string;
  readonly fields: JsonRecord;
}

/** A thing with all of a record's fields except some. */
export function thingOf(topic: Topic, record: JsonRecord, without: readonly string[] = []): Thing {
  const fields = Object.fromEntries(
    Object.entries(record).filter(([field]) => field !== "id" && !without.includes(field)),
  );
  return { topic, id: textIn(record, "id"), name: textIn(record, "name"), fields };
}

/** A text as a thing, or nothing if it is empty; `owner` is the thing it belongs to. */
export function textThings(topic: Topic, text: unknown, owner: JsonRecord = {}): Thing[] {
  const id = textIn(owner, "id");
  return text ? [{ topic, id, name: textIn(owner, "name"), fields: { text } }] : [];
}

const known = new WeakMap<JsonRecord, { readonly home: unknown; readonly things: Thing[] }>();

/**
 * The things of a record in `home`, cached for each object: successive states share unchanged objects, and a page of
 * history compares hundreds of states. Records must not be mutated.
 */
export function cachedThings(record: JsonRecord, home: unknown, make: () => Thing[]): Thing[] {
  const before = known.get(record);
  if (before && before.home === home) return before.things;
  const things = make();
  known.set(record, { home, things });
  return things;
}

/** The objects of a list in a stored state, which may predate the list. */
export function recordsIn(record: JsonRecord, key: string): readonly JsonRecord[] {
  const list = record[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** An object in a stored state; empty if there is none. */
export function recordIn(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : {};
}

/** A text in a stored state; empty if there is none. */
export function textIn(record: JsonRecord, key: string): string {
  const value = hasKey(record, key) ? record[key] : "";
  return typeof value === "string" ? value : "";
}
