import { type Answer, requestJson } from "@/app/_ui/request-json";
import { newId } from "@/app/(author)/_editor/new-id";
import type { PasteDoubt } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { withNewIds } from "@/lib/domain/belle-alliance/import/new-ids";
import type { OrderRead } from "@/lib/domain/belle-alliance/import/read-sides";
import type { TroopsArrival } from "@/lib/domain/belle-alliance/import/sides/open-formations";
import type { StatedSum } from "@/lib/domain/belle-alliance/import/units/sums";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Language } from "@/lib/domain/document/language";
import { parsePointer } from "@/lib/domain/document/pointer";
import type { ReadOptions } from "./read-options";

/** A file, or other source that only the service can read. */
export interface SentSource {
  readonly body: Blob;
  /** The service's name for the format, if the content does not identify it. */
  readonly format: "html" | null;
  /** Its content type, if its name makes it no text; null leaves it to the content. */
  readonly type: string | null;
}

/** The response of `POST /api/v1/order-of-battle`. */
interface OrderAnswer
  extends Pick<OrderRead, "format" | "sides" | "guessed" | "untold" | "tables"> {
  readonly doubts: readonly (Pick<PasteDoubt, "part" | "params"> & {
    readonly kind: PasteDoubt["code"];
    readonly line: number | null;
    readonly words: string;
    readonly path: string | null;
  })[];
  readonly stated: readonly (StatedSum & {
    readonly line: number | null;
    readonly path: string | null;
  })[];
  readonly arrivals: readonly (Omit<TroopsArrival, "id"> & { readonly path: string })[];
}

/** Has the service read an order of battle; it stores nothing and requires no account. */
export async function askForOrder(
  { body, format, type }: SentSource,
  { language, options, signal }: { language: Language; options: ReadOptions; signal: AbortSignal },
): Promise<Answer<OrderRead>> {
  const { columns, nation, officers } = options;
  const query = new URLSearchParams({ lang: language, officers });
  if (format) query.set("format", format);
  if (nation) query.set("nation", nation);
  if (Object.keys(columns).length > 0) query.set("columns", JSON.stringify(columns));
  const asked = await requestJson<OrderAnswer>(`/order-of-battle?${query}`, {
    method: "POST",
    headers: { "content-type": type ?? "application/octet-stream" },
    body,
    signal,
  });
  return asked.ok ? { ok: true, value: orderIn(asked.value) } : asked;
}

/** Gives new ids, because our own JSON may contain ids that are already used in the scenario. */
function orderIn(answer: OrderAnswer): OrderRead {
  const { format, sides, guessed, untold, tables } = answer;
  const read: OrderRead = {
    format,
    sides,
    guessed,
    untold,
    tables,
    doubts: answer.doubts.map(({ kind, line, part, words, params, path }) => ({
      code: kind,
      line: line ?? 0,
      part,
      text: words,
      params,
      about: idAt(sides, path),
    })),
    stated: answer.stated.map(({ line, path, men, guns }) => ({
      of: idAt(sides, path),
      line: line ?? 0,
      men,
      guns,
    })),
    arrivals: answer.arrivals.flatMap(({ path, ...arrival }) => {
      const id = idAt(sides, path);
      return id === null ? [] : [{ id, ...arrival }];
    }),
  };
  return format === "json" ? withNewIds(read, newId) : read;
}

/** Id of the item that a JSON Pointer into the response refers to. */
function idAt(sides: readonly Side[], path: string | null): string | null {
  const keys = path === null ? null : parsePointer(path);
  const found = keys?.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    { sides },
  );
  return (found as { id?: string } | undefined)?.id ?? null;
}
