"use client";

import { Copy } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { useAnyEditor } from "@/app/(author)/_editor/editor-context";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";
import { ReleasesPart } from "@/app/(author)/_history/releases-part";
import { NeedsAccount } from "@/app/(author)/_local/needs-account";
import { useDeskCopying } from "@/app/(author)/_local/use-copying";
import { People } from "@/app/(author)/_sharing/people";
import type { Sharing } from "../../../../_sharing/sharing";
import { useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { PartHead } from "../_overview/part-head";
import { EditionPart, type EditionPartProps } from "./edition-part";
import { EndPart } from "./end-part";

interface SharePaneProps {
  readonly title: string;
  /** The number of errors found in the scenario. */
  readonly openErrors: number;
  /** Null for a scenario that only this browser holds, and for those who do not own it. */
  readonly editions: EditionPartProps | null;
  /** Who may see it, for its owner to choose. */
  readonly visibility: (sharing: Sharing) => ReactNode;
}

/** Visibility, edition, releases, credits, copies and deletion of a scenario of either game. */
export function SharePane({ title, openErrors, editions, visibility }: SharePaneProps) {
  const t = useTranslations("share");
  const people = useTranslations("documentPeople");
  const { id, flush } = useAnyEditor();
  const { sharing } = useDesk();
  return (
    <DeskPane>
      <PartHead title={t("title")} lead={t("lead")} />
      {sharing ? (
        <>
          {sharing.isOwn && visibility(sharing)}
          {editions && <EditionPart {...editions} />}
          <RuledPart title={people("title")}>
            <People kind="scenario" id={id} sharing={sharing} />
          </RuledPart>
          <ReleasesPart kind="scenario" id={id} flush={flush} openErrors={openErrors} />
          <Origin />
          <CopyPart />
          {sharing.isOwn && <EndPart title={title} />}
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
