import { isRecord } from "./json";
import { parsePointer } from "./pointer";

/** The id of the innermost thing along a JSON Pointer; empty where none along it has one. */
export function subjectAt(document: unknown, path: string): string {
  return String(thingAt(document, path)?.id ?? "");
}

/** The name of the innermost thing along a JSON Pointer; empty where it has none. */
export function subjectNameAt(document: unknown, path: string): string {
  const name = thingAt(document, path)?.name;
  return typeof name === "string" ? name : "";
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
