import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { Answer, Refusal } from "@/app/_ui/request-json";
import { newId } from "@/app/(author)/_editor/new-id";
import { linesOfText, TEXT_FORMATS } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { withNewIds } from "@/lib/domain/belle-alliance/import/new-ids";
import { type OrderRead, readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { formatOfText } from "@/lib/domain/belle-alliance/import/source-format";
import type { Language } from "@/lib/domain/document/language";
import type { ReadOptions } from "./read-options";

/** A chosen, dropped or pasted source that is not plain text. */
export interface SourceFile extends SentSource {
  /** Null for a table from the clipboard. */
  readonly name: string | null;
  /** The same as plain text, if the clipboard had it. */
  readonly text?: string;
}

/** The source of an order of battle, and the result of reading it. */
export interface Source {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly file: SourceFile | null;
  readonly setFile: (file: SourceFile | null) => void;
  /** Null until something has been read. */
  readonly read: OrderRead | null;
  /** Why the service could not read it. */
  readonly refusal: Refusal | null;
  readonly isReading: boolean;
}

/** Reads a text in the browser at each change, and everything else at the service. */
export function useSource(options: ReadOptions): Source {
  const [text, setText] = useState("");
  const [file, setFile] = useState<SourceFile | null>(null);
  const settled = useDeferredValue(text);
  const sent = useMemo(() => file ?? sentText(settled), [file, settled]);
  const own = useReadText(sent ? "" : settled, options);
  const answer = useAnswer(sent, options);
  return { text, setText, file, setFile, ...(sent ? answer : { ...NOTHING, read: own }) };
}

const NOTHING = { read: null, refusal: null, isReading: false };

/** Text that is an entire file for the service, such as JSON or the source of a web page. */
function sentText(text: string): SentSource | null {
  if (TEXT_FORMATS.some((format) => format === formatOfText(text))) return null;
  return { body: new Blob([text]), format: null, type: null };
}

/** A file, or other source that only the service can read. */
interface SentSource {
  readonly body: Blob;
  /** The service's name for the format, if the content does not identify it. */
  readonly format: "html" | null;
  /** Its content type, if its name makes it no text; null leaves it to the content. */
  readonly type: string | null;
}

type OrderAnswer = AnswerAt<"POST /order-of-battle">;

/** Has the service read an order of battle; it stores nothing and requires no account. */
async function askForOrder(
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

function useReadText(text: string, options: ReadOptions): OrderRead | null {
  const t = useTranslations("orderOfBattle.paste");
  return useMemo(() => {
    const told = formatOfText(text);
    const format = TEXT_FORMATS.find((one) => one === told);
    if (text.trim() === "" || !format) return null;
    const naming = { newId, looseName: t("loose"), sideName: t("sideName") };
    const lines = linesOfText(text, { format, columns: options.columns });
    return readSides(lines, { ...naming, ...options, format });
  }, [text, options, t]);
}

/** The pause in typing before a request is sent. */
const PAUSE_MS = 250;

function useAnswer(sent: SentSource | null, options: ReadOptions) {
  const language = useLocale();
  const [answer, setAnswer] = useState<Pick<Source, "read" | "refusal" | "isReading">>(NOTHING);
  useEffect(() => {
    if (!sent) return;
    const leaving = new AbortController();
    setAnswer((before) => ({ ...before, isReading: true }));
    const ask = async () => {
      const asked = await askForOrder(sent, { language, options, signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setAnswer(
        asked.ok
          ? { read: asked.value, refusal: null, isReading: false }
          : { read: null, refusal: asked.refusal, isReading: false },
      );
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sent, options, language]);
  return answer;
}
