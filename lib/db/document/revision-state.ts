import { diffDocuments } from "@/lib/domain/document/diff";
import { sameJson } from "@/lib/domain/document/json";
import { applyPatch, type PatchOperation } from "@/lib/domain/document/patch";
import type { AnyDocument } from "@/lib/domain/kinds/document";

/**
 * Every how many versions a history stores a whole state, so that reading never has to apply more changes than this.
 */
const WHOLE_EVERY = 50;
/** If a change is larger than this part of the document, the whole state is stored instead. */
const MAX_OF_WHOLE = 1 / 4;

/** The columns that hold a revision's state: the whole state, or the changes since the previous version. */
interface StateColumns {
  readonly body: unknown;
  readonly patch: unknown;
}

/** A state as it is written to a row, as JSON, with its size in bytes. */
interface WrittenState {
  readonly body: string | null;
  readonly patch: string | null;
  readonly bytes: number;
}

/**
 * The row's columns for a state after the first; `text` is the document as JSON. `before` must be the previous state
 * as it was stored, not as it is read today: reading adds what later releases introduced, but a change must apply to
 * the stored history.
 */
export function writtenState(input: {
  version: number;
  before: unknown;
  document: AnyDocument;
  text: string;
}): WrittenState {
  const { version, before, document, text } = input;
  const whole = { body: text, patch: null, bytes: Buffer.byteLength(text) };
  if (version % WHOLE_EVERY === 1) return whole;
  const change = diffDocuments(before, document);
  const patch = JSON.stringify(change);
  const bytes = Buffer.byteLength(patch);
  if (bytes > whole.bytes * MAX_OF_WHOLE) return whole;
  const again = applyPatch(before, change);
  if (!again.ok || !sameJson(again.document, document)) return whole;
  return { body: null, patch, bytes };
}

/**
 * The states of the rows of one history, in the order of their versions; the first row must hold a whole state. Parts
 * that a change did not touch are shared between neighbouring states.
 */
export function* statesOf<Row extends StateColumns>(
  rows: readonly Row[],
): Generator<{ row: Row; state: unknown }> {
  let state: unknown;
  for (const row of rows) {
    state = row.body ?? changed(state, row.patch);
    yield { row, state };
  }
}

function changed(state: unknown, patch: unknown): unknown {
  // Safe cast: only `writtenState` writes this column.
  const result = applyPatch(state, patch as readonly PatchOperation[]);
  if (result.ok) return result.document;
  throw new Error(`a stored change does not fit the state before it: ${result.message}`);
}
