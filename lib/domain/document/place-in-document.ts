import { isIdentifiedList, isRecord, type JsonRecord } from "./json";
import { parsePointer } from "./pointer";

/** An item in one of a document's lists. */
export interface ThingAlong {
  /** The list's name: `regiments`. */
  readonly list: string;
  /** Counted from 1. */
  readonly number: number;
  readonly thing: JsonRecord;
}

/** The target of a JSON Pointer and the list items on the way to it. */
export interface PlaceInDocument {
  /** The outermost first. */
  readonly things: readonly ThingAlong[];
  /** The names of the fields within the innermost item, or within the document, the outermost first. */
  readonly fields: readonly string[];
}

/** Splits a JSON Pointer into a document into items and fields; if the place no longer exists, as far as it goes. */
export function placeInDocument(document: unknown, path: string): PlaceInDocument {
  const things: ThingAlong[] = [];
  let fields: string[] = [];
  let at = document;
  for (const key of parsePointer(path) ?? []) {
    if (isIdentifiedList(at)) {
      const thing = at[Number(key)];
      if (!isRecord(thing)) break;
      things.push({ list: fields.at(-1) ?? "", number: Number(key) + 1, thing });
      fields = [];
      at = thing;
    } else {
      fields.push(key);
      at = isRecord(at) ? at[key] : undefined;
    }
  }
  return { things, fields };
}
