"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { useLineLost } from "./line";

interface MessageFormProps {
  readonly seatKey: string;
  readonly seatId: string;
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

/** A message to another seat of the side, or to the umpire; what is typed is kept until it is sent. */
export function MessageForm({ seatKey: key, seatId, others }: MessageFormProps) {
  const t = useTranslations("scenarioGame.messages");
  const line = useTranslations("seatPage.line");
  const words = useRefusalWords();
  const isLost = useLineLost();
  const router = useRouter();
  const [draft, keep] = useStoredDraft<string>(`seat-message ${seatId}`);
  const [to, setTo] = useState("umpire");
  const [isSending, setSending] = useState(false);
  const text = draft ?? "";
  const send = async () => {
    setSending(true);
    const answer = await callApi("POST /seats/{key}/messages", { key, body: { to, text } });
    setSending(false);
    if (!answer.ok) {
      const text = answer.isUnconfirmed ? line("unanswered") : words(answer.refusal);
      return toast({ text, look: "error" });
    }
    keep(null);
    router.refresh();
    if (to !== "umpire") toast({ text: t("sent") });
  };
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Select
        label={t("to")}
        value={to}
        choices={[{ id: "umpire", name: t("umpire") }, ...others].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onChange={setTo}
      />
      <TextField
        className="w-full"
        label={t("text")}
        rows={3}
        value={text}
        onChange={keep}
        maxLength={4_000}
        {...(to === "umpire" ? {} : { hint: t("courier") })}
      />
      {isLost && text.trim() !== "" && <p className="text-ink-2">{line("waits")}</p>}
      <Button type="submit" isPending={isSending} isDisabled={text.trim() === ""}>
        {t(to === "umpire" ? "sendUmpire" : "send")}
      </Button>
    </form>
  );
}
