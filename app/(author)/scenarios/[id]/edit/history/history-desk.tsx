"use client";

import "./history.css";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { PartHead } from "../_overview/part-head";
import { RevisionPanel } from "./revision-panel";
import { SittingRow } from "./sitting-row";
import { sittingsOf } from "./sittings";
import { useRevisions } from "./use-revisions";

/** The kept states, newest first, and beside them the one that is looked at. */
export function HistoryDesk() {
  const t = useTranslations("history");
  const { revisions, isBusy, refusal, more, again } = useRevisions();
  const [opened, open] = useState<number | null>(null);
  const newest = revisions[0]?.version ?? null;
  return (
    <div className="deskpane history">
      <PartHead title={t("title")} lead={t("lead")} />
      <div className="historycols">
        <div>
          <ol className="sittings" aria-label={t("list")} aria-busy={isBusy}>
            {sittingsOf(revisions).map((sitting) => (
              <SittingRow
                key={sitting.newest.version}
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
            version={opened}
            newest={newest}
            onRestored={() => {
              open(null);
              again();
            }}
          />
        )}
      </div>
    </div>
  );
}
