"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import type { ShareLinksProps } from "./share-links";

const ShareLinks = lazy(() =>
  import("./share-links").then(({ ShareLinks: part }) => ({ default: part })),
);

/** Opens the links of a document. */
export function ShareLinksButton(props: ShareLinksProps) {
  const t = useTranslations("shareLinks");
  return (
    <Dialog
      title={t("title")}
      trigger={<Button icon={<Link2 className="ic" aria-hidden />}>{t("title")}</Button>}
    >
      <Suspense>
        <ShareLinks {...props} />
      </Suspense>
    </Dialog>
  );
}
