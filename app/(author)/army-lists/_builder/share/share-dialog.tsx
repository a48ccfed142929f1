"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { HeadButton } from "@/app/(author)/_editor/head-button";
import { ClubChoice } from "../../../_sharing/club-choice";
import type { Sharing } from "../../../_sharing/sharing";
import { useSharing } from "../../../_sharing/use-sharing";
import { useEditor } from "../list-editor";

const ShareFiles = lazyPart(async () => (await import("./share-files")).ShareFiles, {
  place: "within",
});

const ShareLinks = lazyPart(
  async () => (await import("@/app/(author)/_sharing/share-links")).ShareLinks,
  { place: "within" },
);

const People = lazyPart(async () => (await import("@/app/(author)/_sharing/people")).People, {
  place: "within",
});

/** Who may see the list, the link to share, and files to print and export. */
export function ShareDialog({ sharing: stored }: { readonly sharing: Sharing }) {
  const t = useTranslations("armyList.share");
  const links = useTranslations("shareLinks");
  const people = useTranslations("documentPeople");
  const { id, flush } = useEditor();
  const sharing = useSharing({
    kind: "army-list",
    id,
    sharing: stored,
    onRefused: () => toast({ text: t("failed"), look: "error" }),
  });
  const { isOwn, visibility, visibilities, choose } = sharing;
  const trigger = <HeadButton icon={<Share2 aria-hidden />}>{t("open")}</HeadButton>;
  if (!isOwn) {
    return (
      <Dialog title={t("title")} trigger={trigger}>
        <People kind="army-list" id={id} sharing={stored} />
        <ShareFiles />
      </Dialog>
    );
  }
  return (
    <Dialog title={t("title")} trigger={trigger}>
      <Segmented
        label={t("who")}
        full
        value={visibility}
        segments={visibilities.map((one) => ({ value: one, label: t(`visibility.${one}`) }))}
        onChange={(next) => void choose(next)}
      />
      <p className="text-ink-3">{t(`means.${visibility}`)}</p>
      <ClubChoice sharing={sharing} />
      {visibility !== "private" && <ShareLink id={id} />}
      <h3>{links("title")}</h3>
      <ShareLinks kind="army-list" id={id} flush={flush} />
      <h3>{people("title")}</h3>
      <People kind="army-list" id={id} sharing={stored} />
      <ShareFiles />
    </Dialog>
  );
}

function ShareLink({ id }: { readonly id: string }) {
  const t = useTranslations("armyList.share");
  const url = `${location.origin}/army-lists/${id}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ text: t("copied") });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code>{url}</code>
      <Button onPress={() => void copy()}>{t("copy")}</Button>
    </div>
  );
}
