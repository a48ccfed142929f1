import { askApi, type SentIssue, sending } from "@/app/_ui/ask-api";
import type { Finding } from "@/lib/domain/check-report";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { type FoundDocument, readImport } from "./read-import";

/** What became of one document of a file; `code` says why where it was not taken. */
export interface ImportOutcome {
  readonly ok: boolean;
  readonly title: string;
  readonly code: string;
  readonly issues: readonly SentIssue[];
  /** Where points in it were false and were worked out anew. */
  readonly recalculated: readonly Finding[];
  /** How many documents there may be, where there are too many; else 0. */
  readonly limit: number;
}

interface Stored {
  readonly recalculated?: readonly Finding[];
}

const NOTHING = { issues: [], recalculated: [], limit: 0 } as const;

const COLLECTIONS: Readonly<Record<DocumentKind, string>> = {
  scenario: "scenarios",
  "army-list": "army-lists",
  map: "maps",
  "army-book": "army-books",
};

/** Sends every document in a file's text to the service. */
export async function importText(text: string): Promise<ImportOutcome[]> {
  const read = readImport(text);
  if (!read.ok) return [{ ok: false, title: "", code: read.why, ...NOTHING }];
  const outcomes: ImportOutcome[] = [];
  for (const document of read.documents) outcomes.push(await send(document));
  return outcomes;
}

async function send({ kind, title, json }: FoundDocument): Promise<ImportOutcome> {
  const sent = await askApi<Stored>(`/${COLLECTIONS[kind]}`, sending("POST", json));
  if (sent.ok) {
    const { recalculated = [] } = sent.value;
    return { ok: true, title, code: "", ...NOTHING, recalculated };
  }
  const { code, issues, limit } = sent.refusal;
  return { ok: false, title, code, ...NOTHING, issues, limit };
}
