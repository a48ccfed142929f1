import { useCallback, useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { type HistorySource, pathOf, type Sitting } from "./history-source";

interface Page {
  readonly items: readonly Sitting[];
  readonly nextCursor: string | null;
}

interface Shown extends Page {
  readonly isBusy: boolean;
  readonly refusal: string | null;
}

const NOTHING: Shown = { items: [], nextCursor: null, isBusy: true, refusal: null };

/** A document's sittings, newest first, page by page; what is unsent is sent before they are asked for. */
export function useSittings({ kind, id, flush }: HistorySource) {
  const words = useRefusalWords();
  const [shown, show] = useState(NOTHING);
  const [visit, setVisit] = useState(0);
  const load = useCallback(
    (cursor: string | null) => {
      const after = cursor ? `?cursor=${encodeURIComponent(cursor)}` : "";
      return askApi<Page>(`${pathOf({ kind, id })}/sittings${after}`);
    },
    [kind, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit asks anew; words and sending do not matter
  useEffect(() => {
    let isGone = false;
    void flush()
      .then(() => load(null))
      .then((answer) => {
        if (isGone) return;
        show(
          answer.ok
            ? { ...answer.value, isBusy: false, refusal: null }
            : { ...NOTHING, isBusy: false, refusal: words(answer.refusal) },
        );
      });
    return () => {
      isGone = true;
    };
  }, [load, visit]);
  const more = async () => {
    const answer = await load(shown.nextCursor);
    if (!answer.ok) return show({ ...shown, refusal: words(answer.refusal) });
    show({ ...shown, ...answer.value, items: [...shown.items, ...answer.value.items] });
  };
  return {
    sittings: shown.items,
    isBusy: shown.isBusy,
    refusal: shown.refusal,
    more: shown.nextCursor ? () => void more() : null,
    again: () => setVisit((before) => before + 1),
  };
}
