"use client";

import { Eye, History, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { DeskHead } from "../../_editor/desk-frame";
import { HeadButton, HeadFile, HeadLink } from "../../_editor/head-button";
import { makeFile, saveFile } from "../../_editor/make-file";
import { ShareNeedsAccount } from "../../_local/needs-account";
import { ClubChoice } from "../../_sharing/club-choice";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { useEditor, useField } from "./field-editor";
import { NativeChoice } from "./native-choice";

/** The battlefield's title and what can be done with it as a whole. */
export function FieldHead({ sharing }: { readonly sharing: Sharing | null }) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const { title, table, area, seed } = useField();
  return (
    <DeskHead
      label={t("head")}
      title={<h1 className="max-tablet:w-full max-tablet:pt-0.5">{title}</h1>}
      facts={
        <>
          <span>{words(`areas.${area}`)}</span>
          <span>{words("form.sizes", { width: table.widthCm, depth: table.depthCm })}</span>
          {seed !== null && <span>{t("seed", { seed })}</span>}
        </>
      }
      acts={sharing ? <StoredActs sharing={sharing} /> : <LocalActs />}
      phone="below"
    />
  );
}

function StoredActs({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("battlefieldDesk");
  const locale = useLocale();
  const { id, flush } = useEditor();
  return (
    <>
      <ShareChoice stored={sharing} />
      <ShareLinksButton kind="map" at={`/maps/${id}`} flush={flush} />
      <HeadLink look="bare" href={`/maps/${id}/edit/history`} icon={<History aria-hidden />}>
        {t("history")}
      </HeadLink>
      <HeadLink href={`/maps/${id}`} icon={<Eye aria-hidden />}>
        {t("read")}
      </HeadLink>
      <HeadFile
        href={`/api/v1/maps/${id}/battlefield.pdf?lang=${locale}`}
        icon={<Printer aria-hidden />}
      >
        {t("print")}
      </HeadFile>
    </>
  );
}

/** What can be done with a battlefield that stands in no account. */
function LocalActs() {
  const t = useTranslations("battlefieldDesk");
  const query = `lang=${useLocale()}`;
  const words = useRefusalWords();
  const editor = useEditor();
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    const made = await makeFile(editor, { file: "battlefield.pdf", query });
    setPrinting(false);
    if (made.ok) saveFile(made.value);
    else toast({ text: words(made.refusal), look: "error" });
  };
  return (
    <>
      <ShareNeedsAccount />
      <HeadButton
        look="primary"
        icon={<Printer aria-hidden />}
        isPending={isPrinting}
        onPress={() => void print()}
      >
        {t("print")}
      </HeadButton>
    </>
  );
}

function ShareChoice({ stored }: { readonly stored: Sharing }) {
  const t = useTranslations("battlefieldDesk.share");
  const { id } = useEditor();
  const sharing = useSharing({
    path: `/maps/${id}`,
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
