"use client";

import { Eye, History } from "lucide-react";
import { useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { useAnyEditor } from "../../_editor/editor-context";
import { HeadLink } from "../../_editor/head-button";
import { ShareNeedsAccount } from "../../_local/needs-account";
import { ClubChoice } from "../../_sharing/club-choice";
import { ShareLinksButton } from "../../_sharing/share-links-button";
import type { Sharing } from "../../_sharing/sharing";
import { useSharing } from "../../_sharing/use-sharing";
import { NativeChoice } from "./native-choice";
import { PrintMap } from "./print-map";

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
  const { id, flush } = useAnyEditor();
  return (
    <>
      <ShareChoice stored={sharing} />
      <ShareLinksButton kind="map" id={id} flush={flush} />
      <HeadLink look="bare" href={`/maps/${id}/edit/history`} icon={<History aria-hidden />}>
        {t("history")}
      </HeadLink>
      <HeadLink href={`/maps/${id}`} icon={<Eye aria-hidden />}>
        {t("read")}
      </HeadLink>
      <PrintMap />
    </>
  );
}

/** Actions on a map that is in no account. */
function LocalActs() {
  return (
    <>
      <ShareNeedsAccount />
      <PrintMap />
    </>
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
