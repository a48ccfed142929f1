"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";

interface DismissNewsProps {
  readonly kind: DocumentKind;
  /** The copy, or what the user umpires or comments on. */
  readonly id: string;
  readonly number: number;
  /** The original's title. */
  readonly title: string;
}

/** Dismisses the news of a release; a later one is news again. */
export function DismissNews({ kind, id, number, title }: DismissNewsProps) {
  const t = useTranslations("account.desk.news");
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const dismiss = async () => {
    setBusy(true);
    const call = { id, body: { number } };
    const answer = await callApi(`PUT /${COLLECTION_OF[kind]}/{id}/release-seen`, call);
    setBusy(false);
    if (answer.ok) router.refresh();
    else toast({ text: words(answer.refusal), look: "error" });
  };
  return (
    <Button
      look="bare"
      size="small"
      isPending={isBusy}
      aria-label={t("dismissOne", { title })}
      onPress={() => void dismiss()}
    >
      {t("dismiss")}
    </Button>
  );
}
