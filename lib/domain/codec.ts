import { type Documents, type ParsedDocument, parseDocument } from "./document";
import type { DocumentKind } from "./document-kind";
import { isRecord, type JsonRecord } from "./json";

/** Turns a document of one schema version into the next version's form. */
export type Upgrade = (older: JsonRecord) => JsonRecord;

/** Per kind the upgrades in order: the first turns version 1 into 2. The newest version is one more than their number. */
const UPGRADES: Readonly<Record<DocumentKind, readonly Upgrade[]>> = {
  scenario: [],
  "army-list": [],
  map: [],
  "army-book": [],
};

/** A JSON value as a document, older schema versions brought up to the newest step by step; a newer one is refused. */
export function readDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): ParsedDocument<Documents[Kind]> {
  const upgraded = upgradeDocument(json, UPGRADES[kind]);
  return upgraded.ok ? parseDocument(kind, upgraded.document) : upgraded;
}

/** Climbs the ladder of upgrades from the version the value names to the newest. */
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
