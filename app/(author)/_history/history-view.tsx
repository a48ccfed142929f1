"use client";

import "./history.css";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { HistorySource } from "./history-source";
import { RevisionPanel } from "./revision-panel";
import { SittingRow } from "./sitting-row";
import { useSittings } from "./use-sittings";

/** A document's sittings, newest first, and beside them the state that is looked at. */
export function HistoryView(source: HistorySource) {
  const t = useTranslations("history");
  const { sittings, isBusy, refusal, more, again } = useSittings(source);
  const [opened, open] = useState<number | null>(null);
  const newest = sittings[0]?.states[0]?.version ?? null;
  return (
    <div className="historycols">
      <div>
        <ol className="sittings" aria-label={t("list")} aria-busy={isBusy}>
          {sittings.map((sitting) => (
            <SittingRow
              key={sitting.states[0]?.version}
              sitting={sitting}
              present={newest}
              opened={opened}
              onOpen={open}
            />
          ))}
        </ol>
        {isBusy && <output className="quiet">{t("loading")}</output>}
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
