"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { AskTwice } from "@/app/_ui/ask-twice";
import { Button } from "@/app/_ui/button";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

interface ReportedActsProps {
  /** The comment's id, and who wrote it. */
  readonly id: string;
  readonly name: string;
}

/** Removes a comment that was reported, or dismisses its reports. */
export function ReportedActs({ id, name }: ReportedActsProps) {
  const t = useTranslations("comments");
  const words = useRefusalWords();
  const router = useRouter();
  const told = async (asked: Promise<Answer<unknown>>, done: string) => {
    const answer = await asked;
    if (answer.ok) toast({ text: done, look: "ok" });
    else toast({ text: words(answer.refusal), look: "error" });
    // Its row goes, and with it the button that had the focus.
    document.getElementById("reported")?.focus();
    router.refresh();
  };
  return (
    <div className="flex flex-wrap gap-1">
      <AskTwice
        size="small"
        label={t("removeOne", { name })}
        ask={t("remove")}
        really={t("really")}
        onPress={() => told(callApi("DELETE /comments/{id}", { id }), t("removed"))}
      />
      <Button
        look="bare"
        size="small"
        aria-label={t("reportedPage.dismissOne", { name })}
        onPress={() =>
          void told(callApi("DELETE /comments/{id}/reports", { id }), t("reportedPage.dismissed"))
        }
      >
        {t("reportedPage.dismiss")}
      </Button>
    </div>
  );
}
