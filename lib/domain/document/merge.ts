import { type Identified, isIdentifiedList, isRecord, keysOf, sameJson } from "./json";
import { below } from "./pointer";

/** A place that both sides changed differently; an absent value is undefined. */
export interface MergeConflict {
  /** JSON Pointer into `theirs`, or into `mine` if `theirs` no longer has the place. */
  readonly path: string;
  /** Id of the innermost object that has one; empty for the document itself. */
  readonly subject: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export type MergeResult<Document> =
  | { readonly ok: true; readonly merged: Document }
  | { readonly ok: false; readonly conflicts: readonly MergeConflict[] };

interface Orders {
  readonly base: readonly string[];
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

/**
 * Three-way merge of two later states of one document. Objects in lists are matched by id. A change on one side only
 * is taken over; a place that both changed differently, or that one deleted and the other changed, is a conflict.
 * Additions of both are kept. The result still needs `parseDocument`: two valid edits can exceed a limit together.
 */
export function mergeDocuments<Document>(
  base: Document,
  theirs: Document,
  mine: Document,
): MergeResult<Document> {
  const conflicts: MergeConflict[] = [];
  const place: Place = { path: "", subject: "", conflicts };
  const merged = mergeValue({ base, theirs, mine }, place) as Document;
  if (conflicts.length === 0) conflicts.push(...idsInTwoPlaces(merged));
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, merged };
}

interface Three<Value> {
  readonly base: Value;
  readonly theirs: Value;
  readonly mine: Value;
}

interface Place {
  readonly path: string;
  readonly subject: string;
  readonly conflicts: MergeConflict[];
}

function mergeValue(values: Three<unknown>, place: Place): unknown {
  const { base, theirs, mine } = values;
  if (sameJson(theirs, mine) || sameJson(base, mine)) return theirs;
  if (sameJson(base, theirs)) return mine;
  if (isRecord(base) && isRecord(theirs) && isRecord(mine)) {
    return mergeRecord({ base, theirs, mine }, place);
  }
  if (isIdentifiedList(base) && isIdentifiedList(theirs) && isIdentifiedList(mine)) {
    return mergeList({ base, theirs, mine }, place);
  }
  place.conflicts.push({ path: place.path, subject: place.subject, ...values });
  return theirs;
}

function mergeRecord(values: Three<Readonly<Record<string, unknown>>>, place: Place): unknown {
  const { base, theirs, mine } = values;
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...keysOf(theirs), ...keysOf(mine)])) {
    const below_ = { ...place, path: below(place.path, key) };
    const value = mergeValue({ base: base[key], theirs: theirs[key], mine: mine[key] }, below_);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeList(lists: Three<readonly Identified[]>, place: Place): unknown {
  const items = {
    base: byId(lists.base),
    theirs: byId(lists.theirs),
    mine: byId(lists.mine),
  };
  const order = mergeOrder({
    base: [...items.base.keys()],
    theirs: [...items.theirs.keys()],
    mine: [...items.mine.keys()],
  });
  return order.flatMap((id) => {
    const at = items.theirs.get(id)?.index ?? items.mine.get(id)?.index ?? 0;
    const value = mergeValue(
      {
        base: items.base.get(id)?.item,
        theirs: items.theirs.get(id)?.item,
        mine: items.mine.get(id)?.item,
      },
      { ...place, path: below(place.path, at), subject: id },
    );
    return value === undefined ? [] : [value];
  });
}

function byId(list: readonly Identified[]) {
  return new Map(list.map((item, index) => [item.id, { item, index }]));
}

/** Conflicts where each side moved the same object to a different list, so that it would be in both. */
function idsInTwoPlaces(document: unknown): MergeConflict[] {
  const seen = new Map<string, unknown>();
  const conflicts: MergeConflict[] = [];
  const visit = (value: unknown, path: string): void => {
    if (isRecord(value) && typeof value.id === "string") {
      const first = seen.get(value.id);
      if (first === undefined) seen.set(value.id, value);
      else conflicts.push({ path, subject: value.id, base: undefined, theirs: first, mine: value });
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) visit(child, below(path, key));
  };
  visit(document, "");
  return conflicts;
}

/**
 * The ids of all three lists in one order: that of the side which moved things (`theirs` if both did), with each
 * addition of the other side after the neighbour it was added after. Ids that both sides removed are left out; an id
 * that only one side removed is kept for the merge to decide on.
 */
function mergeOrder({ base, theirs, mine }: Orders): string[] {
  const spineIsMine = sameOrder(base, theirs) && !sameOrder(base, mine);
  const [spine, others] = spineIsMine ? [mine, theirs] : [theirs, mine];
  const order = [...spine];
  const placed = new Set(order);
  others.forEach((id, i) => {
    if (placed.has(id)) return;
    const before = others[i - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return order;
}

/** Whether the ids common to both lists occur in the same order. */
function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  const inB = new Set(b);
  const commonOfA = a.filter((id) => inB.has(id));
  const commonOfB = b.filter((id) => inA.has(id));
  return commonOfA.every((id, i) => id === commonOfB[i]);
}
