import { z } from "zod";
import { hasKey, isRecord, type JsonRecord, sameJson } from "./json";
import { parsePointer } from "./pointer";

/**
 * Bounds on one patch: the number of operations, the number of values its copies may add, and the size of the lists
 * and objects it may reach into. Every valid document stays well below the last two.
 */
const PATCH_LIMITS = {
  operations: 5_000,
  copiedValues: 100_000,
  listLength: 10_000,
  objectKeys: 1_000,
} as const;

/** This much text counts as one value. */
const CHARACTERS_PER_VALUE = 40;

const pointer = z.string().max(1_000);
const value = z.unknown();

/** One operation of RFC 6902. */
export const patchOperationSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("add"), path: pointer, value }),
  z.object({ op: z.literal("remove"), path: pointer }),
  z.object({ op: z.literal("replace"), path: pointer, value }),
  z.object({ op: z.literal("move"), from: pointer, path: pointer }),
  z.object({ op: z.literal("copy"), from: pointer, path: pointer }),
  z.object({ op: z.literal("test"), path: pointer, value }),
]);
export type PatchOperation = z.infer<typeof patchOperationSchema>;

/** A JSON Patch; paths start at the document's root. */
export const patchSchema = z.array(patchOperationSchema).max(PATCH_LIMITS.operations);

/** Why an operation could not be carried out. */
type PatchFailureCode =
  | "bad-pointer"
  | "forbidden-key"
  | "missing-place"
  | "missing-value"
  | "test-failed"
  | "into-itself"
  | "too-large";

interface PatchFailure {
  readonly ok: false;
  readonly code: PatchFailureCode;
  /** Index of the failing operation in the patch, from 0. */
  readonly index: number;
  /** The pointer that could not be resolved. */
  readonly path: string;
  readonly message: string;
}
type PatchResult<Document> = { readonly ok: true; readonly document: Document } | PatchFailure;

/**
 * Applies all operations and returns the document, or the first failure. The input is never mutated, and untouched
 * parts keep their object identity. The result still needs `parseDocument`.
 */
export function applyPatch(
  document: unknown,
  operations: readonly PatchOperation[],
): PatchResult<unknown> {
  let current = document;
  let copied = 0;
  for (const [index, operation] of operations.entries()) {
    try {
      if (operation.op === "copy") copied += countValues(valueAt(current, operation.from));
      if (copied > PATCH_LIMITS.copiedValues) {
        refuse("too-large", operation.path, "The patch copies more than a document may hold.");
      }
      current = applyOne(current, operation);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ok: false, index, code: error.code, path: error.path, message: error.message };
    }
  }
  return { ok: true, document: current };
}

function applyOne(document: unknown, operation: PatchOperation): unknown {
  switch (operation.op) {
    case "test":
      return test(document, operation.path, operation.value);
    case "copy":
      return add(document, operation.path, valueAt(document, operation.from));
    case "move":
      return move(document, operation.from, operation.path);
    case "remove":
      return remove(document, operation.path);
    case "replace":
      return replace(document, operation.path, given(operation));
    case "add":
      return add(document, operation.path, given(operation));
  }
}

function move(document: unknown, from: string, path: string): unknown {
  const moved = valueAt(document, from);
  if (from === path) return document;
  if (path.startsWith(`${from}/`)) refuse("into-itself", path, `${from} cannot move into itself.`);
  return add(remove(document, from), path, moved);
}

function test(document: unknown, path: string, expected: unknown): unknown {
  if (!sameJson(valueAt(document, path), expected)) {
    refuse("test-failed", path, `The value at ${path} is not the one the patch expects.`);
  }
  return document;
}

function remove(document: unknown, path: string): unknown {
  if (path === "") refuse("missing-place", path, "The whole document cannot be removed.");
  valueAt(document, path);
  return edited(document, keysAlong(path), REMOVAL);
}

function replace(document: unknown, path: string, value: unknown): unknown {
  if (path === "") return value;
  valueAt(document, path);
  return edited(document, keysAlong(path), replacement(value));
}

function add(document: unknown, path: string, value: unknown): unknown {
  if (path === "") return value;
  const keys = keysAlong(path);
  const key = keys.at(-1) ?? "";
  const parent = follow(document, keys.slice(0, -1), path);
  assertNarrow(parent, path);
  if (Array.isArray(parent)) {
    if (key !== "-" && !(isIndex(key) && Number(key) <= parent.length)) {
      refuse("missing-place", path, `${path} lies beyond the end of its list.`);
    }
  } else if (!isRecord(parent)) {
    refuse("missing-place", path, `${path} has no object or list to be added to.`);
  }
  return edited(document, keys, insertion(value));
}

/** An edit of one entry in a list or object. */
interface Edit {
  readonly inList: (list: readonly unknown[], index: number) => unknown[];
  readonly inRecord: (record: JsonRecord, key: string) => JsonRecord;
}

const REMOVAL: Edit = {
  inList: (list, index) => list.toSpliced(index, 1),
  inRecord: (record, key) => {
    const { [key]: _, ...rest } = record;
    return rest;
  },
};

function insertion(value: unknown): Edit {
  return {
    inList: (list, index) => list.toSpliced(index, 0, value),
    inRecord: (record, key) => ({ ...record, [key]: value }),
  };
}

function replacement(value: unknown): Edit {
  return {
    inList: (list, index) => list.with(index, value),
    inRecord: (record, key) => ({ ...record, [key]: value }),
  };
}

/** A copy with one place edited that shares everything off the path to it; the caller has checked the place. */
function edited(value: unknown, [key = "", ...rest]: readonly string[], edit: Edit): unknown {
  const { inList, inRecord } =
    rest.length === 0 ? edit : replacement(edited(childOf(value, key), rest, edit));
  if (Array.isArray(value)) return inList(value, key === "-" ? value.length : Number(key));
  return inRecord(value as JsonRecord, key);
}

function childOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}

function given(operation: Extract<PatchOperation, { op: "add" | "replace" }>): unknown {
  if (operation.value === undefined) {
    refuse("missing-value", operation.path, `The operation "${operation.op}" needs a value.`);
  }
  return operation.value;
}

function valueAt(document: unknown, path: string): unknown {
  return follow(document, keysAlong(path), path);
}

function follow(document: unknown, keys: readonly string[], path: string): unknown {
  let value = document;
  for (const key of keys) {
    assertNarrow(value, path);
    const found = Array.isArray(value)
      ? isIndex(key) && Number(key) < value.length
      : isRecord(value) && hasKey(value, key);
    if (!found) refuse("missing-place", path, `There is nothing at ${path}: "${key}" is missing.`);
    value = childOf(value, key);
  }
  return value;
}

/** Each operation copies the list or object it edits, so thousands of them must not meet a huge one. */
function assertNarrow(value: unknown, path: string): void {
  const isWide = Array.isArray(value)
    ? value.length > PATCH_LIMITS.listLength
    : isRecord(value) && Object.keys(value).length > PATCH_LIMITS.objectKeys;
  if (isWide) refuse("too-large", path, `${path} lies in more than any document holds.`);
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function keysAlong(path: string): string[] {
  const keys = parsePointer(path);
  if (!keys) refuse("bad-pointer", path, `"${path}" is no JSON Pointer, such as "/sides/0/name".`);
  const forbidden = keys.find((key) => FORBIDDEN_KEYS.has(key));
  if (forbidden) refuse("forbidden-key", path, `A document has no key "${forbidden}".`);
  return keys;
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(key);
}

function countValues(value: unknown): number {
  if (typeof value === "string") return 1 + Math.floor(value.length / CHARACTERS_PER_VALUE);
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countValues(each), 1);
}

class Refusal extends Error {
  constructor(
    readonly code: PatchFailureCode,
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

function refuse(code: PatchFailureCode, path: string, message: string): never {
  throw new Refusal(code, path, message);
}
