import type { DocumentKind } from "../document/document-kind";
import { keyOf, type Things } from "../document/history/differences";
import { isRecord } from "../document/json";
import { partsOf } from "./parts";

/** The things of a state, keyed by topic and id. The state may have been stored by an older release. */
export function thingsOf(kind: DocumentKind, state: unknown): Things {
  const things = isRecord(state) ? partsOf({ ...state, kind }).things(state) : [];
  return new Map(things.map((thing) => [keyOf(thing), thing]));
}
