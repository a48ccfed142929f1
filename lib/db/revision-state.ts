import { diffDocuments } from "@/lib/domain/diff";
import type { AnyDocument } from "@/lib/domain/document";
import { sameJson } from "@/lib/domain/json";
import { applyPatch, type PatchOperation } from "@/lib/domain/patch";

/** How often a history keeps a whole state: no reading has to go through more changes than this. */
const WHOLE_EVERY = 50;
/** A change that weighs more than this part of the document is kept as the whole state. */
const MOST_OF_WHOLE = 1 / 4;

/** A revision's state as its row holds it: whole, or as what changed since the version before. */
interface StateColumns {
  readonly body: unknown;
  readonly patch: unknown;
}

/** A state as it goes into a row, in JSON, with what it takes there in bytes. */
interface WrittenState {
  readonly body: string | null;
  readonly patch: string | null;
  readonly bytes: number;
}

/**
 * The state of a later version for its row; `text` is the document as JSON. `before` is the state of the version before
 * as it was stored, not as it is read today: reading fills in what later releases added, and a change must fit what the
 * history holds.
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
  if (bytes > whole.bytes * MOST_OF_WHOLE) return whole;
  const again = applyPatch(before, change);
  if (!again.ok || !sameJson(again.document, document)) return whole;
  return { body: null, patch, bytes };
}

/**
 * The states that rows of one history stand for, in the order of their versions; the first row must be a
 * whole one. What a change left alone is the same object in neighbouring states.
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
  // Sound: `writtenState` is all that writes this column.
  const result = applyPatch(state, patch as readonly PatchOperation[]);
  if (result.ok) return result.document;
  throw new Error(`a stored change does not fit the state before it: ${result.message}`);
}
