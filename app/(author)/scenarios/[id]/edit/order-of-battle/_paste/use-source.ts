import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Refusal } from "@/app/_ui/request-json";
import { newId } from "@/app/(author)/_editor/new-id";
import { linesOfText, TEXT_FORMATS } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { type OrderRead, readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { formatOfText } from "@/lib/domain/belle-alliance/import/source-format";
import type { Language } from "@/lib/domain/document/language";
import { askForOrder, type SentSource } from "./order-answer";
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
  const language = useLocale() as Language;
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
