"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Answer, askApi, sending } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Judgement } from "@/lib/usecases/events/submit-list";

/** Choosing a list, seeing what it breaks, handing it in and taking it out. */
export function useSubmission(id: string) {
  const t = useTranslations("handIn");
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const choose = async (listId: string) => {
    setChosen(listId);
    setJudgement(null);
    const body = sending("POST", { listId });
    const answer = await askApi<Judgement>(`/events/${id}/check`, body);
    if (answer.ok) setJudgement(answer.value);
  };
  const send = async (asked: Promise<Answer<unknown>>, done: string) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) toast({ text: done, look: "ok" });
    else {
      const isLate = answer.refusal.code === "conflict";
      toast({ text: isLate ? t("tooLate") : words(answer.refusal), look: "error" });
    }
    router.refresh();
  };
  const path = `/events/${id}/submission`;
  const submit = () => send(askApi(path, sending("PUT", { listId: chosen })), t("submitted"));
  const withdraw = () => send(askApi(path, sending("DELETE")), t("withdrawn"));
  return { isBusy, chosen, judgement, choose, submit, withdraw };
}
