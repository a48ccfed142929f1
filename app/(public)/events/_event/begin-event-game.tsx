"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** Starts a game of an event with the list the reader handed in. */
export function BeginEventGame({ event }: { readonly event: string }) {
  const t = useTranslations("event.games");
  const words = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const begin = async () => {
    setSending(true);
    const begun = await callApi("POST /games", { body: { event } });
    if (begun.ok) return location.assign(`/games/${begun.value.id}`);
    setSending(false);
    toast({ text: words(begun.refusal), look: "error" });
  };
  return (
    <Button isPending={isSending} onPress={() => void begin()}>
      {t("begin")}
    </Button>
  );
}
