"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { HeadButton } from "../_editor/head-button";
import type { ShareLinksProps } from "./share-links";

const ShareLinks = lazyPart(async () => (await import("./share-links")).ShareLinks, {
  place: "within",
});

/** Opens the links of a document. */
export function ShareLinksButton(props: ShareLinksProps) {
  const t = useTranslations("shareLinks");
  return (
    <Dialog
      title={t("title")}
      trigger={<HeadButton icon={<Link2 aria-hidden />}>{t("title")}</HeadButton>}
    >
      <ShareLinks {...props} />
    </Dialog>
  );
}
