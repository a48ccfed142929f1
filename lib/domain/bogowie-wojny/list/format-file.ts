import type { z } from "zod";
import type { Issue } from "../../document/error-code";
import { fileNameOf } from "../../document/file-name";
import { makePointer } from "../../document/pointer";
import type { ArmyList } from "./army-list";
import { formatSchema } from "./format-schema";

type ListFormat = ArmyList["format"];

export const FORMAT_KIND = "army-list-format";

export type ReadFormat =
  | { readonly ok: true; readonly format: ListFormat }
  | { readonly ok: false; readonly reason: "unreadable" }
  | { readonly ok: false; readonly reason: "invalid"; readonly issues: readonly Issue[] };

/** The text of a file that contains only a format, for a club or tournament to share. */
export function makeFormatText(format: ListFormat): string {
  return `${JSON.stringify({ kind: FORMAT_KIND, schemaVersion: 1, format }, null, 2)}\n`;
}

export function formatFileName({ name }: ListFormat): string {
  return fileNameOf({ title: name, part: "format", ending: "json" });
}

/** Reads a format from text: a format file, an army list, or the bare object. */
export function readFormatText(text: string): ReadFormat {
  try {
    return readFormat(JSON.parse(text));
  } catch {
    return { ok: false, reason: "unreadable" };
  }
}

/** Reads a format from a JSON value: a format file, an army list, or the format itself. */
export function readFormat(json: unknown): ReadFormat {
  const carried = typeof json === "object" && json !== null && "format" in json;
  const parsed = formatSchema.safeParse(carried ? json.format : json);
  return parsed.success
    ? { ok: true, format: parsed.data }
    : { ok: false, reason: "invalid", issues: issuesOf(parsed.error.issues) };
}

function issuesOf(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.map(({ path, code, message }) => ({ path: makePointer(path), code, message }));
}

/** The id of the army list in a link, or the text itself if it is an id; otherwise `null`. */
export function listIdIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/army-lists\/([A-Za-z0-9_-]{6,40})(?:[/?#]|$)/.exec(trimmed);
  if (linked?.[1] !== undefined) return linked[1];
  return /^[A-Za-z0-9_-]{6,40}$/.test(trimmed) ? trimmed : null;
}
