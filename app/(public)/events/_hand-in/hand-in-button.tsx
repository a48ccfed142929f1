"use client";

import { Send } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";

const HandInDialog = dynamic(() => import("./hand-in-dialog").then((part) => part.HandInDialog), {
  ssr: false,
});

/** Hands a stored list in to an event, from its page. What asks for the event is fetched when first opened. */
export function HandInButton({ id }: { readonly id: string }) {
  const t = useTranslations("handIn");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={open}>
        <Send className="ic" aria-hidden />
        {t("open")}
      </button>
      {wasOpened && <HandInDialog listId={id} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
