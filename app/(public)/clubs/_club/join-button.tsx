"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** Joins the club of an invitation, then opens its page. */
export function JoinButton({ code }: { readonly code: string }) {
  const t = useTranslations("club.join");
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    const answer = await callApi("POST /invitations/{code}", { code });
    if (answer.ok) return router.replace(`/clubs/${answer.value.slug}`);
    setBusy(false);
    toast({ text: words(answer.refusal), look: "error" });
  };
  return (
    <Button look="primary" isPending={isBusy} onPress={() => void join()}>
      {t("join")}
    </Button>
  );
}
