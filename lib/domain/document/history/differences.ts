import { sameJson } from "../json";
import { TEXT_TOPICS, type Thing, TOPICS, type Topic } from "./thing";

/** A field whose value differs between two states. */
export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A thing that differs between two states. */
export interface Difference {
  readonly topic: Topic;
  readonly id: string;
  /** Its name now, or before it was removed; empty if it has none. */
  readonly name: string;
  readonly manner: "added" | "removed" | "changed";
  /** The fields that differ, for a thing in both states and for texts; empty for other things added or removed. */
  readonly fields: readonly FieldDifference[];
}

/** A state split into things, so that it can be compared with several others. */
export type Things = ReadonlyMap<string, Thing>;

/** The differences between two states, by topic. A mere change of order is not a difference. */
export function differencesOf(before: Things, after: Things): Difference[] {
  const gone = [...before.values()].filter((thing) => !after.has(keyOf(thing)));
  const found = [
    ...gone.map((thing) => whole(thing, "removed")),
    ...[...after.values()].flatMap((thing) => {
      const earlier = before.get(keyOf(thing));
      return earlier ? changed(earlier, thing, { before, after }) : [whole(thing, "added")];
    }),
  ];
  return found.toSorted((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
}

/** The key of a thing among a state's. */
export function keyOf({ topic, id }: Pick<Thing, "topic" | "id">): string {
  return `${topic} ${id}`;
}

function whole({ topic, id, name, fields }: Thing, manner: "added" | "removed"): Difference {
  if (!TEXT_TOPICS.includes(topic)) return { topic, id, name, manner, fields: [] };
  const text =
    manner === "added" ? { before: "", after: fields.text } : { before: fields.text, after: "" };
  return { topic, id, name, manner, fields: [{ field: "text", ...text }] };
}

interface Both {
  readonly before: Things;
  readonly after: Things;
}

function changed(earlier: Thing, later: Thing, both: Both): Difference[] {
  if (earlier === later) return [];
  const names = new Set([...Object.keys(earlier.fields), ...Object.keys(later.fields)]);
  const fields = [...names]
    .map((field) => ({ field, before: earlier.fields[field], after: later.fields[field] }))
    .filter(({ before, after }) => differs(before, after))
    .map((each) => (each.field === "home" ? named(each, both) : each));
  const { topic, id, name } = later;
  return fields.length > 0 ? [{ topic, id, name, manner: "changed", fields }] : [];
}

/** A field unknown to an older release counts as empty. */
function differs(before: unknown, after: unknown): boolean {
  return !(isBlank(before) && isBlank(after)) && !sameJson(before, after);
}

/** Whether a value is empty: absent, null, false, an empty text or an empty list. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

function named({ field, before, after }: FieldDifference, both: Both): FieldDifference {
  return { field, before: nameOf(both.before, before), after: nameOf(both.after, after) };
}

function nameOf(things: Things, id: unknown): string {
  const topics = ["formation", "corps", "side"] as const;
  const found = topics.map((topic) => things.get(keyOf({ topic, id: String(id) })));
  return found.find((thing) => thing !== undefined)?.name ?? "";
}
