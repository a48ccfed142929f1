import { isIdentifiedList, isRecord, sameJson } from "@/lib/domain/document/json";
import { type MergeConflict, type MergeResult, mergeDocuments } from "@/lib/domain/document/merge";
import { parsePointer } from "@/lib/domain/document/pointer";

export type Choice = "mine" | "theirs";

export interface Sides<Document> {
  readonly base: Document;
  readonly theirs: Document;
  readonly mine: Document;
}

/**
 * Merges again once the writer has chosen for each place. The chosen version wins because the base is made equal to the
 * other side there, so that only the chosen side has changed it.
 */
export function settleConflicts<Document>(
  sides: Sides<Document>,
  conflicts: readonly MergeConflict[],
  choiceAt: (path: string) => Choice,
): MergeResult<Document> {
  const base = structuredClone(sides.base);
  for (const conflict of conflicts) {
    const value = choiceAt(conflict.path) === "mine" ? conflict.theirs : conflict.mine;
    setAt(base, placeOf(sides, conflict), value);
  }
  return mergeDocuments(base, sides.theirs, sides.mine);
}

/** The conflicts in which "theirs" is what this editor sent itself, in a document for which it received no response. */
export function ownConflicts<Document>(
  sides: Sides<Document>,
  conflicts: readonly MergeConflict[],
  sent: readonly Document[],
): MergeConflict[] {
  return conflicts.filter((conflict) => {
    const place = placeOf(sides, conflict);
    return sent.some((document) =>
      sameJson(place.reduce<unknown>(down, document), conflict.theirs),
    );
  });
}

/** A step down into a document: a field's name, or the id of an item in a list. */
type Step = { readonly key: string } | { readonly id: string };

/** The place of a conflict, by ids instead of indices, which differ between the sides. */
function placeOf<Document>({ theirs, mine }: Sides<Document>, conflict: MergeConflict): Step[] {
  const segments = parsePointer(conflict.path) ?? [];
  return stepsIn(conflict.theirs === undefined ? mine : theirs, segments) ?? [];
}

function stepsIn(document: unknown, segments: readonly string[]): Step[] | null {
  const steps: Step[] = [];
  let at: unknown = document;
  for (const [index, segment] of segments.entries()) {
    if (isIdentifiedList(at)) {
      const item = at[Number(segment)];
      if (!item) return null;
      steps.push({ id: item.id });
      at = item;
    } else if (isRecord(at)) {
      if (!(segment in at) && index < segments.length - 1) return null;
      steps.push({ key: segment });
      at = at[segment];
    } else return null;
  }
  return steps;
}

/** Sets the value at a place, or deletes it if the value is undefined. */
function setAt(document: unknown, steps: readonly Step[], value: unknown): void {
  const parent = steps.slice(0, -1).reduce<unknown>(down, document);
  const last = steps.at(-1);
  if (!last || parent === undefined) return;
  if ("id" in last) setItem(parent, last.id, value);
  else if (isRecord(parent)) setField(parent as Record<string, unknown>, last.key, value);
}

function down(at: unknown, step: Step): unknown {
  if ("id" in step) {
    return isIdentifiedList(at) ? at.find((item) => item.id === step.id) : undefined;
  }
  return isRecord(at) ? at[step.key] : undefined;
}

function setField(record: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) delete record[key];
  else record[key] = value;
}

function setItem(list: unknown, id: string, value: unknown): void {
  if (!Array.isArray(list)) return;
  const index = list.findIndex((item: { id?: unknown }) => item.id === id);
  if (value === undefined) {
    if (index >= 0) list.splice(index, 1);
  } else if (index >= 0) list[index] = value;
  else list.push(value);
}
