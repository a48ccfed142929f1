"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { buttonLook } from "@/app/_ui/button-look";
import { lazyPart } from "@/app/_ui/lazy-part";
import { toast } from "@/app/_ui/toasts";
import { Presence } from "../../_editor/presence";
import { ShareNeedsAccount } from "../../_local/needs-account";
import { useDeskCopying } from "../../_local/use-copying";
import { ClubChoice } from "../../_sharing/club-choice";
import { PeopleButton } from "../../_sharing/people-button";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { useBook, useEditor } from "./book-editor";
import { ChoiceCell } from "./cells";

const PasteDialog = lazyPart(async () => (await import("./paste-dialog")).default, {
  place: "over",
});

/** The book's title, and actions on the book as a whole. */
export function BookHead({ sharing }: { readonly sharing: Sharing | null }) {
  const t = useTranslations("armyBookDesk");
  const { title } = useBook();
  const common = useTranslations("common.action");
  const { isBusy, copy } = useDeskCopying();
  const [isPasting, setPasting] = useState(false);
  return (
    <header>
      <p className="facts text-ink-3 text-xs">
        <span>
          <Link href="/desk">{t("desk")}</Link> <span aria-hidden>›</span> {t("book")}
        </span>
        <Presence />
      </p>
      <h1 className="wrap-anywhere mb-2">{title}</h1>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" onPress={() => setPasting(true)}>
          {t("paste.open")}
        </Button>
        {sharing ? <StoredActs sharing={sharing} /> : <ShareNeedsAccount />}
        <Button look="bare" isPending={isBusy} onPress={copy}>
          {common("makeCopy")}
        </Button>
      </div>
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </header>
  );
}

function StoredActs({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("armyBookDesk");
  const { id, flush } = useEditor();
  return (
    <>
      {sharing.isOwn && (
        <>
          <ShareChoice stored={sharing} />
          <ShareLinksButton kind="army-book" id={id} flush={flush} />
        </>
      )}
      <PeopleButton kind="army-book" id={id} sharing={sharing} />
      <Link className={buttonLook()} href={`/army-books/${id}`}>
        {t("read")}
      </Link>
      <Link className={buttonLook({ look: "bare" })} href={`/army-books/${id}/edit/history`}>
        {t("history")}
      </Link>
    </>
  );
}

function ShareChoice({ stored }: { readonly stored: Sharing }) {
  const t = useTranslations("armyBookDesk.share");
  const { id } = useEditor();
  const sharing = useSharing({
    kind: "army-book",
    id,
    sharing: stored,
    onRefused: () => toast({ text: t("failed"), look: "error" }),
  });
  const { visibility, visibilities, choose } = sharing;
  return (
    <>
      <ChoiceCell
        label={t("who")}
        value={visibility}
        place="line"
        choices={visibilities.map((value) => ({ value, label: t(value) }))}
        onCommit={(next) => next !== "" && void choose(next)}
      />
      <ClubChoice sharing={sharing} labelHidden />
    </>
  );
}
