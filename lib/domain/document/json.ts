/** A JSON object, not an array or null. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object with keys. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the record has `key` as its own property, not an inherited one. */
export function hasKey(record: JsonRecord, key: string): boolean {
  return Object.hasOwn(record, key) && record[key] !== undefined;
}

/** The keys with a defined value; in JSON, undefined is the same as absent. */
export function keysOf(record: JsonRecord): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** Whether two JSON values are equal, regardless of the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = keysOf(a);
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => hasKey(b, key) && sameJson(a[key], b[key]))
  );
}

/** An object in a list, identified by its id. */
export interface Identified extends JsonRecord {
  readonly id: string;
}

/** Whether a value is a list of objects with unique ids. An empty list qualifies. */
export function isIdentifiedList(value: unknown): value is readonly Identified[] {
  if (!Array.isArray(value)) return false;
  const ids = new Set<string>();
  for (const item of value) {
    if (!isRecord(item) || typeof item.id !== "string" || ids.has(item.id)) return false;
    ids.add(item.id);
  }
  return true;
}
