"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

const HandInPanel = lazy(() =>
  import("./hand-in-panel").then(({ HandInPanel: part }) => ({ default: part })),
);

/** Hands a stored list in to an event, from its page. */
export function HandInButton({ id }: { readonly id: string }) {
  const t = useTranslations("handIn");
  return (
    <Dialog
      title={t("title")}
      trigger={<Button icon={<Send className="ic" aria-hidden />}>{t("open")}</Button>}
    >
      <Suspense>
        <HandInPanel listId={id} stored={async () => {}} />
      </Suspense>
    </Dialog>
  );
}
