"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { lazyPart } from "@/app/_ui/lazy-part";
import { useHydrated } from "@/app/_ui/use-hydrated";

const HandInDialog = lazyPart(async () => (await import("./hand-in-dialog")).HandInDialog, {
  place: "over",
});

/** Hands a stored list in to an event, from the list's page. The dialog's code is fetched when first opened. */
export function HandInButton({ id }: { readonly id: string }) {
  const t = useTranslations("handIn");
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <button
        type="button"
        className={buttonLook()}
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onClick={open}
      >
        <Send aria-hidden />
        {t("open")}
      </button>
      {wasOpened && <HandInDialog listId={id} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
