import { isIdentifiedList, isRecord, type JsonRecord } from "./json";
import { parsePointer } from "./pointer";

/** A thing of one of a document's lists. */
export interface ThingAlong {
  /** The list's name: `regiments`. */
  readonly list: string;
  /** Counted from 1. */
  readonly number: number;
  readonly thing: JsonRecord;
}

/** What a JSON Pointer leads to, and through which things. */
export interface PlaceInDocument {
  /** The outermost first. */
  readonly things: readonly ThingAlong[];
  /** The names of the fields within the innermost thing, or within the document, the outermost first. */
  readonly fields: readonly string[];
}

/** Takes a JSON Pointer into a document apart; as far as it goes where the place is gone. */
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
