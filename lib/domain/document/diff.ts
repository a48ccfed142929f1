import { hasKey, type Identified, isIdentifiedList, isRecord, keysOf, sameJson } from "./json";
import type { PatchOperation } from "./patch";
import { below } from "./pointer";

/**
 * The RFC 6902 operations that turn `before` into `after`. Lists of objects with ids are compared by id, and a moved
 * object is removed and added again; any other list that differs is replaced as a whole. Parts that are the same
 * object on both sides are skipped.
 */
export function diffDocuments(before: unknown, after: unknown): PatchOperation[] {
  const operations: PatchOperation[] = [];
  diffValue(before, after, "", operations);
  return operations;
}

function diffValue(before: unknown, after: unknown, path: string, out: PatchOperation[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) {
    diffRecord(before, after, path, out);
  } else if (isIdentifiedList(before) && isIdentifiedList(after)) {
    diffList(before, after, path, out);
  } else if (!sameJson(before, after)) {
    out.push({ op: "replace", path, value: after });
  }
}

function diffRecord(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: string,
  out: PatchOperation[],
): void {
  for (const key of keysOf(before)) {
    if (!hasKey(after, key)) out.push({ op: "remove", path: below(path, key) });
  }
  for (const key of keysOf(after)) {
    if (hasKey(before, key)) diffValue(before[key], after[key], below(path, key), out);
    else out.push({ op: "add", path: below(path, key), value: after[key] });
  }
}

/** Removes from the back, adds from the front, then compares the items that stayed. */
function diffList(
  before: readonly Identified[],
  after: readonly Identified[],
  path: string,
  out: PatchOperation[],
): void {
  const staying = stayingIds(before, after);
  for (let i = before.length - 1; i >= 0; i--) {
    if (!staying.has(before[i]?.id ?? "")) out.push({ op: "remove", path: below(path, i) });
  }
  after.forEach((item, i) => {
    if (!staying.has(item.id)) out.push({ op: "add", path: below(path, i), value: item });
  });
  const old = new Map(before.map((item) => [item.id, item]));
  after.forEach((item, i) => {
    if (staying.has(item.id)) diffValue(old.get(item.id), item, below(path, i), out);
  });
}

/** The largest set of ids that occur in the same order in both lists. */
function stayingIds(before: readonly Identified[], after: readonly Identified[]): Set<string> {
  const place = new Map(before.map((item, i) => [item.id, i]));
  const common = after.filter((item) => place.has(item.id)).map((item) => item.id);
  const rising = longestRising(common.map((id) => place.get(id) ?? 0));
  return new Set(rising.map((i) => common[i] ?? ""));
}

/** Indices of a longest increasing subsequence, by patience sorting. */
function longestRising(values: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[i] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = i;
  });
  const result: number[] = [];
  for (let i = tails.at(-1) ?? -1; i >= 0; i = previous[i] ?? -1) result.push(i);
  return result.reverse();
}
