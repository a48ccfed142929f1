"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { panelLook } from "../_editor/panel-look";
import { Comparison } from "./comparison";
import type { HistorySource } from "./history-source";

interface RevisionPanelProps {
  readonly source: HistorySource;
  readonly version: number;
  readonly newest: number;
  readonly onRestored: () => void;
}

/** An earlier state compared with the present one, with a button to restore it. */
export function RevisionPanel({ source, version, newest, onRestored }: RevisionPanelProps) {
  const t = useTranslations("history");
  const earlier = useEarlier(source, version);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      className={panelLook({
        className:
          "sticky top-0 justify-items-start gap-3 max-wide-tablet:static max-wide-tablet:row-start-1",
      })}
      aria-labelledby="revision-title"
      aria-busy={!earlier}
    >
      <h3 id="revision-title" ref={head} tabIndex={-1} className="outline-none">
        {t("version", { version })}
      </h3>
      {earlier ? (
        <>
          <p className="text-ink-3">{t("compare.differs")}</p>
          <Comparison
            kind={source.kind}
            before={earlier}
            after={source.present}
            same={t("compare.same")}
          />
          <Restore source={source} version={version} newest={newest} onRestored={onRestored} />
        </>
      ) : (
        <p className="text-ink-3">{t("loading")}</p>
      )}
    </section>
  );
}

/** The document as it was in a version; null until it has loaded. */
function useEarlier({ kind, id }: HistorySource, version: number): object | null {
  const words = useRefusalWords();
  const [state, setState] = useState<object | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words do not matter
  useEffect(() => {
    void callApi(`GET /${COLLECTION_OF[kind]}/{id}/revisions/{version}`, { id, version }).then(
      (answer) => {
        if (answer.ok) setState(answer.value);
        else toast({ text: words(answer.refusal), look: "error" });
      },
    );
  }, [kind, id, version]);
  return state;
}

function Restore({ source, version, newest, onRestored }: RevisionPanelProps) {
  const t = useTranslations("history.restore");
  const words = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await source.flush();
    const answer = await bringBack(source, version);
    await source.onRestored();
    setBusy(false);
    if (answer.ok) toast({ text: t("done", { version, as: answer.value.version }), look: "ok" });
    else toast({ text: words(answer.refusal), look: "error" });
    onRestored();
  };
  return (
    <>
      <p className="hint mt-1.5">{t("hint", { newest })}</p>
      <Button
        look="primary"
        icon={<RotateCcw aria-hidden />}
        isPending={isBusy}
        onPress={() => void restore()}
      >
        {t("bring", { version })}
      </Button>
    </>
  );
}

/** Makes a state the newest, following the one that is newest now, which stays in the list. */
async function bringBack({ kind, id }: HistorySource, version: number) {
  const collection = COLLECTION_OF[kind];
  const list = await callApi(`GET /${collection}/{id}/revisions`, { id, query: { limit: 1 } });
  if (!list.ok) return list;
  const ifMatch = list.value.items[0]?.version ?? 1;
  return callApi(`POST /${collection}/{id}/revisions/{version}/restore`, { id, version, ifMatch });
}
