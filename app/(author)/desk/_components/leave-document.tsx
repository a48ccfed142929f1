"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { AskTwice } from "@/app/_ui/ask-twice";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";

interface LeaveDocumentProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
}

/** Ends what the user may do with somebody else's document. */
export function LeaveDocument({ kind, id, title }: LeaveDocumentProps) {
  const t = useTranslations("documentPeople");
  const words = useRefusalWords();
  const router = useRouter();
  const leave = async () => {
    const call = { id, personId: "me" };
    const answer = await callApi(`DELETE /${COLLECTION_OF[kind]}/{id}/people/{personId}`, call);
    toast(
      answer.ok ? { text: t("left"), look: "ok" } : { text: words(answer.refusal), look: "error" },
    );
    router.refresh();
  };
  return (
    <AskTwice
      size="small"
      label={t("leaveOne", { title })}
      ask={t("leaveShort")}
      really={t("leaveReally")}
      onPress={leave}
    />
  );
}
