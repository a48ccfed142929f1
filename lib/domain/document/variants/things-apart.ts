import { hasKey, isIdentifiedList, isRecord, type JsonRecord } from "../json";
import { below, parsePointer } from "../pointer";
import type { Home } from "./variant-change";

/** A thing without the things in it, whose lists are empty here. */
export interface ThingApart {
  readonly own: JsonRecord;
  /** Null for the document itself. */
  readonly home: Home | null;
}

/** A document taken apart into its things. */
export interface ThingsApart {
  /** By id, each before those in it; the document itself under the empty id. */
  readonly things: Map<string, ThingApart>;
  /** The ids in each list, by `homeKey`. */
  readonly lists: Map<string, readonly string[]>;
}

/** Names a list among all of a document. */
export function homeKey({ of, at }: Home): string {
  return `${of} ${at}`;
}

/** Takes a document apart. Precondition: no two things in it have the same id. */
export function takeApart(document: JsonRecord): ThingsApart {
  const apart: ThingsApart = { things: new Map(), lists: new Map() };
  take(document, { id: "", home: null }, apart);
  return apart;
}

/** The document again. Things without a home among the others, and all in them, are left out. */
export function putTogether({ things, lists }: ThingsApart): JsonRecord {
  const listsOf = new Map<string, { readonly at: string; readonly ids: readonly string[] }[]>();
  for (const [key, ids] of lists) {
    // An emptied list stands in its thing already, unless that no longer has any.
    if (ids.length === 0) continue;
    const space = key.indexOf(" ");
    const of = key.slice(0, space);
    listsOf.set(of, [...(listsOf.get(of) ?? []), { at: key.slice(space + 1), ids }]);
  }
  const whole = (id: string): JsonRecord => {
    const own = things.get(id)?.own ?? {};
    return (listsOf.get(id) ?? []).reduce(
      (record, { at, ids }) =>
        withValueAt(record, parsePointer(at) ?? [], ids.map(whole)) ?? record,
      own,
    );
  };
  return whole("");
}

function take(
  record: JsonRecord,
  { id, home }: { readonly id: string; readonly home: Home | null },
  apart: ThingsApart,
): void {
  // Kept before those in it are; the lists in it are emptied on the way.
  apart.things.set(id, { own: {}, home });
  const own = emptied(record, { of: id, at: "" }, apart) as JsonRecord;
  apart.things.set(id, { own, home });
}

function emptied(value: unknown, place: Home, apart: ThingsApart): unknown {
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => hasKey(value, key))
        .map(([key, each]) => [key, emptied(each, { ...place, at: below(place.at, key) }, apart)]),
    );
  }
  if (!isIdentifiedList(value) || value.length === 0) return value;
  apart.lists.set(
    homeKey(place),
    value.map(({ id }) => id),
  );
  for (const item of value) take(item, { id: item.id, home: place }, apart);
  return [];
}

/** A record with a value at a place within it, or without any there; null if the place has nothing to stand in. */
export function withValueAt(
  record: JsonRecord,
  [key = "", ...rest]: readonly string[],
  value: unknown,
): JsonRecord | null {
  if (rest.length === 0) {
    const { [key]: _, ...others } = record;
    return value === undefined ? others : { ...record, [key]: value };
  }
  const inner = hasKey(record, key) ? record[key] : undefined;
  const made = isRecord(inner) ? withValueAt(inner, rest, value) : null;
  return made && { ...record, [key]: made };
}
