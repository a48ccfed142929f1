"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { LIMITS } from "@/lib/domain/document/limits";
import { RuledPart } from "../_editor/ruled-part";
import type { HistorySource, Release } from "./history-source";

interface ReleasesPartProps extends Pick<HistorySource, "kind" | "id" | "flush"> {
  /** The number of errors found in the document. */
  readonly openErrors: number;
  /** Called when one has been added. */
  readonly onRelease?: () => void;
}

/** The released versions, and a form to add one. */
export function ReleasesPart({ openErrors, onRelease, ...source }: ReleasesPartProps) {
  const t = useTranslations("history.releases");
  const dayOf = useLocalDay();
  const { releases, release } = useReleases(source);
  return (
    <RuledPart title={t("title")} text={t("text")}>
      <NewRelease
        kind={source.kind}
        openErrors={openErrors}
        onRelease={async (note) => {
          const isDone = await release(note);
          if (isDone) onRelease?.();
          return isDone;
        }}
      />
      {releases.length > 0 && (
        <ol className="w-full border-rule border-t">
          {releases.map((each) => (
            <li
              key={each.number}
              className="grid grid-cols-[--spacing(24)_minmax(0,1fr)_auto] gap-3 border-rule border-b py-1.5 text-sm max-tablet:grid-cols-1 max-tablet:gap-0.5"
            >
              <b>{t("number", { number: each.number })}</b>
              <span>{each.note || t("noNote")}</span>
              <span className="text-ink-3">
                {t("when", {
                  day: dayOf(each.createdAt),
                  version: each.version,
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </RuledPart>
  );
}

function useReleases({ flush, kind, id }: Omit<ReleasesPartProps, "openErrors" | "onRelease">) {
  const t = useTranslations("history.releases");
  const words = useRefusalWords();
  const collection = COLLECTION_OF[kind];
  const [releases, setReleases] = useState<readonly Release[]>([]);
  const load = useCallback(async () => {
    const answer = await callApi(`GET /${collection}/{id}/releases`, { id });
    if (answer.ok) setReleases(answer.value.items);
  }, [collection, id]);
  useEffect(() => void load(), [load]);
  const release = async (note: string) => {
    await flush();
    const answer = await callApi(`POST /${collection}/{id}/releases`, { id, body: { note } });
    if (answer.ok) {
      toast({ text: t("done", { number: answer.value.number }), look: "ok" });
      await load();
    } else toast({ text: words(answer.refusal), look: "error" });
    return answer.ok;
  };
  return { releases, release };
}

interface NewReleaseProps extends Pick<ReleasesPartProps, "kind" | "openErrors"> {
  /** Returns whether it was accepted. */
  readonly onRelease: (note: string) => Promise<boolean>;
}

function NewRelease({ kind, openErrors, onRelease }: NewReleaseProps) {
  const t = useTranslations("history.releases");
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    if (await onRelease(note.trim())) setNote("");
    setBusy(false);
  };
  return (
    <form
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 max-tablet:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t("note")}
        placeholder={t(`noteExample.${kind}`)}
        value={note}
        onChange={setNote}
        maxLength={LIMITS.lineLength}
      />
      <Button type="submit" isPending={isBusy}>
        {t("release")}
      </Button>
      {openErrors > 0 && (
        <p className="hint col-span-full">{t("unfinished", { count: openErrors })}</p>
      )}
    </form>
  );
}
