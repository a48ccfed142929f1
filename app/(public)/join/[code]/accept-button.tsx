"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

interface AcceptButtonProps {
  readonly code: string;
  /** Where the document is. */
  readonly href: string;
}

/** Accepts an invitation to a document, then opens the document. */
export function AcceptButton({ code, href }: AcceptButtonProps) {
  const t = useTranslations("documentPeople.join");
  const words = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const answer = await callApi("POST /document-invitations/{code}", { code });
    if (answer.ok) return location.replace(href);
    setBusy(false);
    toast({ text: words(answer.refusal), look: "error" });
  };
  return (
    <Button look="primary" isPending={isBusy} onPress={() => void accept()}>
      {t("accept")}
    </Button>
  );
}
