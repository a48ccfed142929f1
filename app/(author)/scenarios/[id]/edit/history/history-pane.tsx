"use client";

import { useTranslations } from "next-intl";
import { useAnyEditor } from "@/app/(author)/_editor/editor-context";
import { HistoryView } from "@/app/(author)/_history/history-view";
import { NeedsAccount } from "@/app/(author)/_local/needs-account";
import { DeskPane } from "../_desk/desk-pane";
import { PartHead } from "../_overview/part-head";

/** The history of a scenario of either game, compared with its `present` state on the desk. */
export function HistoryPane({ present }: { readonly present: object }) {
  const t = useTranslations("history");
  const { id, isLocal, flush, store } = useAnyEditor();
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
