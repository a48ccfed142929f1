import type { Scenario } from "../belle-alliance/scenario/scenario";
import { withGarrisons } from "../belle-alliance/scenario/with-garrisons";
import type { DocumentKind } from "../document/document-kind";
import { isRecord, type JsonRecord } from "../document/json";
import { type Documents, type ParsedDocument, parseDocument } from "./document";

/** Converts a document from one schema version to the next. */
export type Upgrade = (older: JsonRecord) => JsonRecord;

/** The upgrades of each kind in order, the first from version 1 to 2. The newest version is their number plus one. */
const UPGRADES: Readonly<Record<DocumentKind, readonly Upgrade[]>> = {
  scenario: [],
  "army-list": [],
  map: [],
  "army-book": [],
};

/** Parses a JSON value as a document, upgrading older schema versions step by step; a newer version is refused. */
export function readDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): ParsedDocument<Documents[Kind]> {
  const upgraded = upgradeDocument(json, UPGRADES[kind]);
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
  if (!read.ok || kind !== "scenario") return read;
  // Safe cast: the kind is that of a scenario.
  return { ok: true, document: withGarrisons(read.document as Scenario) as Documents[Kind] };
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
