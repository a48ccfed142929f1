import { useEffect, useMemo, useRef, useState } from "react";
import type { AnswerAt } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import { askOfDocument } from "@/app/(author)/_editor/make-file";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import type { PagesLine } from "./pages-line";

type PagesAddress = "GET /scenarios/{id}/packs/{reader}/pages";

/** A number of pages, with images of the first ones, in base64. */
export type Pages = AnswerAt<PagesAddress>;

export interface PagesState {
  /** The latest pages; null before the first arrive. */
  readonly shown: Pages | null;
  /** Whether newer ones are being made. */
  readonly isOld: boolean;
  readonly refusal: Refusal | null;
}

interface Asked {
  readonly address: string;
  readonly query: string;
  readonly line: PagesLine;
  /** Whether it is in view; nothing else is requested. */
  readonly isSeen: boolean;
}

const PAUSE_MS = 700;
const whole = (scenario: Scenario) => scenario;

/** The pages of a part of a reader's pack, made after a pause in editing and choosing. */
export function usePages({ address, query, line, isSeen }: Asked): PagesState {
  const editor = useEditor();
  const scenario = useDocument(whole);
  const [state, setState] = useState<PagesState>({ shown: null, isOld: true, refusal: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit makes the pages again
  const wanted = useMemo(() => ({ address, query }), [editor, scenario, address, query]);
  const latest = useRef(wanted);
  const answered = useRef<typeof wanted>(null);
  useEffect(() => {
    latest.current = wanted;
    if (answered.current !== wanted) setState((before) => ({ ...before, isOld: true }));
  }, [wanted]);
  useEffect(() => {
    if (!isSeen || answered.current === wanted) return;
    let leave = () => {};
    const ask = async () => {
      const file = `packs/${wanted.address}/pages`;
      const answer = await askOfDocument<PagesAddress>(editor, { file, query: wanted.query });
      // What has left the view meanwhile is kept, what has changed is not.
      if (latest.current !== wanted) return;
      answered.current = wanted;
      setState((before) =>
        answer.ok
          ? { shown: answer.value, isOld: false, refusal: null }
          : { ...before, isOld: false, refusal: answer.refusal },
      );
    };
    const pause = setTimeout(() => {
      leave = line.add(ask);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leave();
    };
  }, [editor, wanted, line, isSeen]);
  return state;
}
