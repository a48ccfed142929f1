"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { EditSessionRow } from "./edit-session-row";
import type { EditSession, HistorySource, Release } from "./history-source";
import { RevisionPanel } from "./revision-panel";

interface HistoryViewProps extends HistorySource {
  /** How many releases were made on this page, after each of which they are asked for again. */
  readonly releases?: number;
}

/** A document's edit sessions, newest first, with their releases and the selected state next to them. */
export function HistoryView({ releases = 0, ...source }: HistoryViewProps) {
  const t = useTranslations("history");
  const released = useReleases(source, releases);
  const { editSessions, isBusy, refusal, more, again } = useEditSessions(source);
  const [opened, open] = useState<number | null>(null);
  const newest = editSessions[0]?.states[0]?.version ?? null;
  return (
    <div className="grid max-w-280 grid-cols-[minmax(0,1fr)_minmax(0,--spacing(110))] items-start gap-6 max-wide-tablet:grid-cols-1">
      <div className="grid justify-items-start gap-3">
        <ol
          className="w-full divide-y divide-rule border border-rule-2 bg-sheet"
          aria-label={t("list")}
          aria-busy={isBusy}
        >
          {editSessions.map((editSession) => (
            <EditSessionRow
              key={editSession.states[0]?.version}
              editSession={editSession}
              present={newest}
              released={released}
              opened={opened}
              onOpen={open}
            />
          ))}
        </ol>
        {isBusy && <output className="text-ink-3">{t("loading")}</output>}
        {refusal && <p role="alert">{refusal}</p>}
        {more && <Button onPress={more}>{t("more")}</Button>}
      </div>
      {opened !== null && newest !== null && (
        <RevisionPanel
          key={opened}
          source={source}
          version={opened}
          newest={newest}
          onRestored={() => {
            open(null);
            again();
          }}
        />
      )}
    </div>
  );
}

/** A document's releases. */
function useReleases({ kind, id }: HistorySource, made: number): readonly Release[] {
  const [released, show] = useState<readonly Release[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each release made asks again
  useEffect(() => {
    void callApi(`GET /${COLLECTION_OF[kind]}/{id}/releases`, { id }).then((answer) => {
      if (answer.ok) show(answer.value.items);
    });
  }, [kind, id, made]);
  return released;
}

interface Shown {
  readonly items: readonly EditSession[];
  readonly nextCursor: string | null;
  readonly isBusy: boolean;
  readonly refusal: string | null;
}

const NOTHING: Shown = { items: [], nextCursor: null, isBusy: true, refusal: null };

/** A document's edit sessions, newest first, page by page; unsent edits are sent before they are requested. */
function useEditSessions({ kind, id, flush }: HistorySource) {
  const words = useRefusalWords();
  const [shown, show] = useState(NOTHING);
  const [visit, setVisit] = useState(0);
  const load = useCallback(
    (cursor: string | null) =>
      callApi(`GET /${COLLECTION_OF[kind]}/{id}/sittings`, { id, query: cursor ? { cursor } : {} }),
    [kind, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit asks again; words and sending do not matter
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
    editSessions: shown.items,
    isBusy: shown.isBusy,
    refusal: shown.refusal,
    more: shown.nextCursor ? () => void more() : null,
    again: () => setVisit((before) => before + 1),
  };
}
