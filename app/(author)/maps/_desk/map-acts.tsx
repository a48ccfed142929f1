"use client";

import { Copy, Eye, History, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { toast } from "@/app/_ui/toasts";
import { PrintFields } from "@/app/(public)/_battlefield/print-fields";
import type { Documents } from "@/lib/domain/kinds/document";
import { tableOf } from "@/lib/domain/kinds/map-table";
import { useAnyEditor } from "../../_editor/editor-context";
import { HeadButton, HeadLink } from "../../_editor/head-button";
import { makeFile, saveFile } from "../../_editor/make-file";
import { useUnprintedWords } from "../../_editor/use-unprinted-words";
import { ShareNeedsAccount } from "../../_local/needs-account";
import { useDeskCopying } from "../../_local/use-copying";
import { ClubChoice } from "../../_sharing/club-choice";
import { PeopleButton } from "../../_sharing/people-button";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { NativeChoice } from "./native-choice";

interface MapActsProps {
  /** Null if the map is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** Actions on a map as a whole: share it, view its history, read, copy and print it. */
export function MapActs({ sharing }: MapActsProps) {
  return (
    <>
      {sharing ? <StoredActs sharing={sharing} /> : <ShareNeedsAccount />}
      <CopyMap />
      <PrintMap />
    </>
  );
}

function StoredActs({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("battlefieldDesk");
  const { id, flush } = useAnyEditor();
  return (
    <>
      {sharing.isOwn && (
        <>
          <ShareChoice stored={sharing} />
          <ShareLinksButton kind="map" id={id} flush={flush} />
        </>
      )}
      <PeopleButton kind="map" id={id} sharing={sharing} />
      <HeadLink look="bare" href={`/maps/${id}/edit/history`} icon={<History aria-hidden />}>
        {t("history")}
      </HeadLink>
      <HeadLink href={`/maps/${id}`} icon={<Eye aria-hidden />}>
        {t("read")}
      </HeadLink>
    </>
  );
}

function CopyMap() {
  const t = useTranslations("common.action");
  const { isBusy, copy } = useDeskCopying();
  return (
    <HeadButton look="bare" icon={<Copy aria-hidden />} isPending={isBusy} onPress={copy}>
      {t("makeCopy")}
    </HeadButton>
  );
}

/** Prints the map with its last edits, on the paper and at the scale chosen in a window. */
function PrintMap() {
  const t = useTranslations("battlefield.print");
  const locale = useLocale();
  const words = useUnprintedWords();
  const editor = useAnyEditor();
  const formId = useId();
  const [fault, setFault] = useState("");
  const [isPrinting, setPrinting] = useState(false);
  const print = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams({ lang: locale });
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    setFault("");
    setPrinting(true);
    const made = await makeFile(editor, { file: "battlefield.pdf", query: String(query) });
    setPrinting(false);
    if (made.ok) saveFile(made.value);
    else setFault(words(made.refusal));
  };
  return (
    <Dialog
      trigger={
        <HeadButton look="primary" icon={<Printer aria-hidden />}>
          {t("open")}
        </HeadButton>
      }
      title={t("title")}
      foot={() => (
        <Button look="primary" type="submit" form={formId} isPending={isPrinting}>
          {t("make")}
        </Button>
      )}
    >
      <form id={formId} className="grid gap-3" onSubmit={(event) => void print(event)}>
        <PrintFields table={tableOf(editor.current() as Documents["map"])} />
        <p role="alert" className="text-error text-sm empty:hidden">
          {fault}
        </p>
      </form>
    </Dialog>
  );
}

function ShareChoice({ stored }: { readonly stored: Sharing }) {
  const t = useTranslations("battlefieldDesk.share");
  const { id } = useAnyEditor();
  const sharing = useSharing({
    kind: "map",
    id,
    sharing: stored,
    onRefused: () => toast({ text: t("failed"), look: "error" }),
  });
  const { visibility, visibilities, choose } = sharing;
  return (
    <>
      <NativeChoice
        label={t("who")}
        labelHidden
        className="max-tablet:flex-1"
        value={visibility}
        choices={visibilities.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => void choose(next)}
      />
      <ClubChoice sharing={sharing} labelHidden className="max-tablet:flex-1" />
    </>
  );
}
