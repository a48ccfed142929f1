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
  /** How many pictures below its map could not be taken along. */
  readonly lostPictures: number;
  /** The maximum number of documents if it was exceeded; otherwise 0. */
  readonly limit: number;
  readonly megabytes: number;
}

const NOTHING = {
  issues: [],
  recalculated: [],
  lostPictures: 0,
  limit: 0,
  megabytes: 0,
} as const;

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
  if (taken.ok) return { ok: true, title, code: "", ...NOTHING, ...taken.value };
  const { code, issues, limit, megabytes } = taken.refusal;
  return { ok: false, title, code, ...NOTHING, issues, limit, megabytes };
}

type Taken = Pick<ImportOutcome, "recalculated" | "lostPictures">;

async function send({ kind, json, pictures }: FoundDocument): Promise<Answer<Taken>> {
  const sent = await callApi(`POST /${COLLECTION_OF[kind]}`, { body: json });
  if (!sent.ok) return sent;
  const lostPictures = await sendAll(sent.value.id, pictures);
  return { ok: true, value: { recalculated: sent.value.recalculated ?? [], lostPictures } };
}

/** Sends the pictures below a scenario's map; returns how many could not be taken along. */
async function sendAll(id: string, pictures: readonly unknown[]): Promise<number> {
  if (pictures.length === 0) return 0;
  const parts = await import("../../_editor/pictures-in-file").catch(() => null);
  return parts === null ? pictures.length : parts.sendPictures(id, pictures);
}

async function keep({ kind, json, pictures }: FoundDocument): Promise<Answer<Taken>> {
  const reader = await import("@/lib/domain/bogowie-wojny/list/stated-points").catch(() => null);
  if (reader === null) return UNREACHABLE;
  const { checkStatedPoints, takeStatedPoints } = reader;
  const taken = kind === "army-list" ? takeStatedPoints(json) : { json, stated: [] };
  const kept = await keepHere({ ...(taken.json as object), kind }, null);
  if (!kept.ok) return kept;
  const { document } = kept.value;
  const recalculated =
    document.kind === "army-list" ? checkStatedPoints(document, taken.stated) : [];
  return { ok: true, value: { recalculated, lostPictures: pictures.length } };
}

/** A document found in a file, not validated yet: the service does that. */
interface FoundDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly json: unknown;
  /** Those below its map, if it is a scenario that was saved with them. */
  readonly pictures: readonly unknown[];
}

type ReadImport =
  | { readonly ok: true; readonly documents: readonly FoundDocument[] }
  | { readonly ok: false; readonly why: "no-json" | "no-document" };

/** The documents in a file's text: one, or all those of an account export. */
export function readImport(text: string): ReadImport {
  const json = parse(text);
  if (json === undefined) return { ok: false, why: "no-json" };
  const documents = candidatesIn(json).flatMap(({ id, document }) =>
    found(document, picturesOf(id, json)),
  );
  return documents.length > 0 ? { ok: true, documents } : { ok: false, why: "no-document" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

interface Candidate {
  /** Its id where it was saved, by which its pictures name it. */
  readonly id: unknown;
  readonly document: unknown;
}

function candidatesIn(json: unknown): Candidate[] {
  if (!isRecord(json) || !Array.isArray(json.documents)) return [{ id: null, document: json }];
  return json.documents
    .filter(isRecord)
    .map((entry) => ({ id: entry.id, document: entry.document }));
}

/** The pictures in a file that are of the document with this id. */
function picturesOf(id: unknown, json: unknown): unknown[] {
  if (!isRecord(json) || !Array.isArray(json.pictures) || typeof id !== "string") return [];
  return json.pictures.filter((each) => isRecord(each) && each.documentId === id);
}

function found(json: unknown, pictures: readonly unknown[]): FoundDocument[] {
  const kind = kindOf(json);
  if (!kind || !isRecord(json)) return [];
  return [{ kind, title: typeof json.title === "string" ? json.title : "", json, pictures }];
}
