"use client";

import { Eye, History, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useAnyEditor } from "../../_editor/editor-context";
import { HeadButton, HeadFile, HeadLink } from "../../_editor/head-button";
import { makeFile, saveFile } from "../../_editor/make-file";
import { ShareNeedsAccount } from "../../_local/needs-account";
import { ClubChoice } from "../../_sharing/club-choice";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { NativeChoice } from "./native-choice";

interface MapActsProps {
  /** Null if the map is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** Actions on a map as a whole: share it, view its history, read and print it. */
export function MapActs({ sharing }: MapActsProps) {
  return sharing ? <StoredActs sharing={sharing} /> : <LocalActs />;
}

function StoredActs({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("battlefieldDesk");
  const locale = useLocale();
  const { id, flush } = useAnyEditor();
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

/** Actions on a map that is in no account. */
function LocalActs() {
  const t = useTranslations("battlefieldDesk");
  const query = `lang=${useLocale()}`;
  const words = useRefusalWords();
  const editor = useAnyEditor();
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
  const { id } = useAnyEditor();
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
