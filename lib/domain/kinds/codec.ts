import type { DocumentKind } from "../document/document-kind";
import { isRecord, type JsonRecord } from "../document/json";
import type { Upgrade } from "../document/kind-of-document";
import type { Documents } from "./document";
import { kindOfDocument, kindsNamed } from "./kinds";
import { type ParsedDocument, parseDocument } from "./parse-document";

/** Parses a JSON value as a document, upgrading older schema versions step by step; a newer version is refused. */
export function readDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): ParsedDocument<Documents[Kind]> {
  const upgraded = upgradeDocument(json, upgradesFor(kind, json));
  return upgraded.ok ? parseDocument(kind, upgraded.document) : upgraded;
}

/**
 * Parses what was stored here, perhaps by an earlier release: as `readDocument`, and values whose meaning has since got
 * a name of its own take that name. What people send is read as it stands, and the check speaks about it.
 */
export function readStored<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): ParsedDocument<Documents[Kind]> {
  const read = readDocument(kind, json);
  if (!read.ok) return read;
  const { fromStore } = kindOfDocument(read.document);
  // Safe cast: a document of a kind goes in and one of the same kind comes out.
  return fromStore ? { ok: true, document: fromStore(read.document) as Documents[Kind] } : read;
}

/** Those of the kind and the rules that the value names; of the first kind of that name if it names none. */
function upgradesFor(kind: DocumentKind, json: unknown): readonly Upgrade[] {
  const kinds = kindsNamed(kind);
  const system = isRecord(json) ? json.system : undefined;
  return (kinds.find((each) => each.system === system) ?? kinds[0]).upgrades;
}

/** Applies all upgrades from the version stated in the value to the newest. */
export function upgradeDocument(
  json: unknown,
  upgrades: readonly Upgrade[],
): ParsedDocument<unknown> {
  const newest = upgrades.length + 1;
  const version = isRecord(json) ? json.schemaVersion : undefined;
  if (!isRecord(json) || typeof version !== "number") return { ok: true, document: json };
  if (!Number.isInteger(version) || version < 1 || version > newest) {
    const message = `Schema version ${version} is not known here; 1 to ${newest} are.`;
    return {
      ok: false,
      issues: [{ path: "/schemaVersion", code: "unknown-schema-version", message }],
    };
  }
  const document = upgrades
    .slice(version - 1)
    .reduce<JsonRecord>(
      (older, upgrade, i) => ({ ...upgrade(older), schemaVersion: version + i + 1 }),
      json,
    );
  return { ok: true, document };
}
