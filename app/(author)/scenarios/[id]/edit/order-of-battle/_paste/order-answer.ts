import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { Answer } from "@/app/_ui/request-json";
import { newId } from "@/app/(author)/_editor/new-id";
import { withNewIds } from "@/lib/domain/belle-alliance/import/new-ids";
import type { OrderRead } from "@/lib/domain/belle-alliance/import/read-sides";
import type { Language } from "@/lib/domain/document/language";
import type { ReadOptions } from "./read-options";

/** A file, or other source that only the service can read. */
export interface SentSource {
  readonly body: Blob;
  /** The service's name for the format, if the content does not identify it. */
  readonly format: "html" | null;
  /** Its content type, if its name makes it no text; null leaves it to the content. */
  readonly type: string | null;
}

type OrderAnswer = AnswerAt<"POST /order-of-battle">;

/** Has the service read an order of battle; it stores nothing and requires no account. */
export async function askForOrder(
  { body, format, type }: SentSource,
  { language, options, signal }: { language: Language; options: ReadOptions; signal: AbortSignal },
): Promise<Answer<OrderRead>> {
  const { columns, nation, officers } = options;
  const query = {
    lang: language,
    officers,
    format: format ?? undefined,
    nation: nation ?? undefined,
    columns: Object.keys(columns).length > 0 ? JSON.stringify(columns) : undefined,
  };
  const sent = body.slice(0, body.size, type ?? "application/octet-stream");
  const asked = await callApi("POST /order-of-battle", { query, body: sent, signal });
  return asked.ok ? { ok: true, value: orderIn(asked.value) } : asked;
}

/** Gives new ids, because our own JSON may contain ids that are already used in the scenario. */
function orderIn({ doubts, stated, arrivals, ...answer }: OrderAnswer): OrderRead {
  const read: OrderRead = {
    ...answer,
    doubts: doubts.map(({ kind, line, words, ...doubt }) => ({
      ...doubt,
      code: kind,
      line: line ?? 0,
      text: words,
      about: doubt.id,
    })),
    stated: stated.map(({ id, line, ...sum }) => ({ ...sum, of: id, line: line ?? 0 })),
    arrivals,
  };
  return read.format === "json" ? withNewIds(read, newId) : read;
}
