import { callApi } from "@/app/_client/call-api";
import { type Answer, type SentIssue, UNREACHABLE } from "@/app/_ui/request-json";
import type { Finding } from "@/lib/domain/document/check-report";
import { COLLECTION_OF, type DocumentKind, kindOf } from "@/lib/domain/document/document-kind";
import { isRecord } from "@/lib/domain/document/json";
import { type Home, keepHere } from "../../_local/start-document";

/** The outcome for one document of a file; `code` says why it was not imported. */
export interface ImportOutcome {
  readonly ok: boolean;
  readonly title: string;
  readonly code: string;
  readonly issues: readonly SentIssue[];
  /** The findings if its points were wrong and have been recalculated. */
  readonly recalculated: readonly Finding[];
  /** The maximum number of documents if it was exceeded; otherwise 0. */
  readonly limit: number;
  readonly megabytes: number;
}

const NOTHING = { issues: [], recalculated: [], limit: 0, megabytes: 0 } as const;

/** Imports every document in a file's text into an account, or into this browser. */
export async function importText(text: string, home: Home): Promise<ImportOutcome[]> {
  const read = readImport(text);
  if (!read.ok) return [{ ok: false, title: "", code: read.why, ...NOTHING }];
  const outcomes: ImportOutcome[] = [];
  for (const document of read.documents) outcomes.push(await take(document, home));
  return outcomes;
}

async function take(found: FoundDocument, home: Home): Promise<ImportOutcome> {
  const { title } = found;
  const taken = await (home === "account" ? send(found) : keep(found));
  if (taken.ok) return { ok: true, title, code: "", ...NOTHING, recalculated: taken.value };
  const { code, issues, limit, megabytes } = taken.refusal;
  return { ok: false, title, code, ...NOTHING, issues, limit, megabytes };
}

type Recalculated = readonly Finding[];

async function send({ kind, json }: FoundDocument): Promise<Answer<Recalculated>> {
  const sent = await callApi(`POST /${COLLECTION_OF[kind]}`, { body: json });
  return sent.ok ? { ok: true, value: sent.value.recalculated ?? [] } : sent;
}

async function keep({ kind, json }: FoundDocument): Promise<Answer<Recalculated>> {
  const reader = await import("@/lib/domain/bogowie-wojny/list/stated-points").catch(() => null);
  if (reader === null) return UNREACHABLE;
  const { checkStatedPoints, takeStatedPoints } = reader;
  const taken = kind === "army-list" ? takeStatedPoints(json) : { json, stated: [] };
  const kept = await keepHere({ ...(taken.json as object), kind }, null);
  if (!kept.ok) return kept;
  const { document } = kept.value;
  const recalculated =
    document.kind === "army-list" ? checkStatedPoints(document, taken.stated) : [];
  return { ok: true, value: recalculated };
}

/** A document found in a file, not validated yet: the service does that. */
interface FoundDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly json: unknown;
}

type ReadImport =
  | { readonly ok: true; readonly documents: readonly FoundDocument[] }
  | { readonly ok: false; readonly why: "no-json" | "no-document" };

/** The documents in a file's text: one, or all those of an account export. */
export function readImport(text: string): ReadImport {
  const json = parse(text);
  if (json === undefined) return { ok: false, why: "no-json" };
  const documents = candidatesIn(json).flatMap(found);
  return documents.length > 0 ? { ok: true, documents } : { ok: false, why: "no-document" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function candidatesIn(json: unknown): unknown[] {
  if (!isRecord(json) || !Array.isArray(json.documents)) return [json];
  return json.documents.map((entry) => (isRecord(entry) ? entry.document : undefined));
}

function found(json: unknown): FoundDocument[] {
  const kind = kindOf(json);
  if (!kind || !isRecord(json)) return [];
  return [{ kind, title: typeof json.title === "string" ? json.title : "", json }];
}
