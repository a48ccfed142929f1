import { isRecord } from "../json";
import { parsePointer } from "../pointer";

/** The id of the innermost thing along a JSON Pointer; empty where none along it has one. */
export function subjectAt(document: unknown, path: string): string {
  let subject = "";
  let value = document;
  for (const key of parsePointer(path) ?? []) {
    if (typeof value !== "object" || value === null) break;
    value = (value as Record<string, unknown>)[key];
    if (isRecord(value) && typeof value.id === "string") subject = value.id;
  }
  return subject;
}
