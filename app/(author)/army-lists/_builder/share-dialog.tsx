"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { VISIBILITIES, type Visibility } from "@/lib/domain/permissions";
import { useEditor } from "./list-editor";

const ShareFiles = lazy(() =>
  import("./share-files").then(({ ShareFiles: part }) => ({ default: part })),
);

const ShareLinks = lazy(() =>
  import("./share-links").then(({ ShareLinks: part }) => ({ default: part })),
);

/** Who may see the list, and the link to hand out, and what it prints and leaves as. */
export function ShareDialog({ visibility }: { readonly visibility: Visibility }) {
  const t = useTranslations("armyList.share");
  const { id } = useEditor();
  const [shown, setShown] = useState(visibility);
  const change = async (next: Visibility) => {
    const stored = await storeVisibility(id, next);
    if (stored) setShown(next);
    else toast({ text: t("failed"), look: "error" });
  };
  return (
    <Dialog
      title={t("title")}
      trigger={<Button icon={<Share2 className="ic" aria-hidden />}>{t("open")}</Button>}
    >
      <Segmented
        label={t("who")}
        full
        value={shown}
        segments={VISIBILITIES.map((one) => ({ value: one, label: t(`visibility.${one}`) }))}
        onChange={(next) => void change(next)}
      />
      <p className="quiet">{t(`means.${shown}`)}</p>
      {shown !== "private" && <ShareLink id={id} />}
      <Suspense>
        <ShareLinks />
        <ShareFiles />
      </Suspense>
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
    <div className="actsrow">
      <code>{url}</code>
      <Button onPress={() => void copy()}>{t("copy")}</Button>
    </div>
  );
}

async function storeVisibility(id: string, visibility: Visibility): Promise<boolean> {
  const stored = await askApi(`/army-lists/${id}/visibility`, sending("PUT", { visibility }));
  return stored.ok;
}
