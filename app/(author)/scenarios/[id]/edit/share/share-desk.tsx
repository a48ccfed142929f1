"use client";

import { Copy } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { ReleasesPart } from "@/app/(author)/_history/releases-part";
import { NeedsAccount } from "@/app/(author)/_local/needs-account";
import { useDeskCopying } from "@/app/(author)/_local/use-copying";
import { useCheck } from "../_desk/check-context";
import { useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { useEditor } from "../_desk/scenario-editor";
import { PartHead } from "../_overview/part-head";
import { EndPart } from "./end-part";
import { VisibilityPart } from "./visibility-part";

/** Visibility, releases, credits, copies and deletion. */
export function ShareDesk() {
  const t = useTranslations("share");
  const { id, flush } = useEditor();
  const { summary } = useCheck();
  const { sharing } = useDesk();
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      {sharing ? (
        <>
          <VisibilityPart sharing={sharing} />
          <ReleasesPart kind="scenario" id={id} flush={flush} openErrors={summary.errors} />
          <Origin />
          <CopyPart />
          <EndPart />
        </>
      ) : (
        <>
          <NeedsAccount />
          <CopyPart />
        </>
      )}
    </DeskPane>
  );
}

function CopyPart() {
  const t = useTranslations("share.copyOf");
  const common = useTranslations("common.action");
  const { isBusy, copy } = useDeskCopying();
  return (
    <RuledPart title={t("title")} text={t("text")}>
      <Button icon={<Copy aria-hidden />} isPending={isBusy} onPress={copy}>
        {common("makeCopy")}
      </Button>
    </RuledPart>
  );
}

function Origin() {
  const t = useTranslations("share.origin");
  const { forkedFrom } = useDesk();
  if (!forkedFrom) return null;
  return (
    <RuledPart
      title={t("title")}
      text={t.rich("text", {
        title: forkedFrom.title,
        link: (words) =>
          forkedFrom.id ? <Link href={`/scenarios/${forkedFrom.id}`}>{words}</Link> : words,
      })}
    />
  );
}
