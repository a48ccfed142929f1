"use client";

import { useTranslations } from "next-intl";
import { HistoryView } from "@/app/(author)/_history/history-view";
import { NeedsAccount } from "@/app/(author)/_local/needs-account";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { DeskPane } from "../_desk/desk-pane";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";

const whole = (scenario: Scenario) => scenario;

/** The scenario's history, compared with the version on the desk. */
export function HistoryDesk() {
  const t = useTranslations("history");
  const { id, isLocal, flush, store } = useEditor();
  const present = useDocument(whole);
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      {isLocal ? (
        <NeedsAccount />
      ) : (
        <HistoryView
          kind="scenario"
          id={id}
          present={present}
          flush={flush}
          onRestored={() => store.refresh()}
        />
      )}
    </DeskPane>
  );
}
