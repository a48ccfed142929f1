import { isRecord } from "./json";
import { parsePointer } from "./pointer";

/** The id of the innermost object with an id along a JSON Pointer; empty if there is none. */
export function subjectAt(document: unknown, path: string): string {
  return String(thingAt(document, path)?.id ?? "");
}

/** The names of all objects along a JSON Pointer, the outermost first; a name equal to the one before is left out. */
export function namesAlong(document: unknown, path: string): string[] {
  const keys = parsePointer(path) ?? [];
  const names: string[] = [];
  let value = document;
  for (const key of keys) {
    if (typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[key];
    if (isRecord(value) && typeof value.id === "string" && typeof value.name === "string") {
      names.push(value.name);
    }
  }
  return names.filter((name, i) => name !== "" && name !== names[i - 1]);
}

function thingAt(document: unknown, path: string): Readonly<Record<string, unknown>> | null {
  let thing = null;
  let value = document;
  for (const key of parsePointer(path) ?? []) {
    if (typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[key];
    if (isRecord(value) && typeof value.id === "string") thing = value;
  }
  return thing;
}
