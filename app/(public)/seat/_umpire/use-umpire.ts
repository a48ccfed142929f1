"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** The game, and for an umpire by link the key of their seat. */
export interface WhichGame {
  readonly id: string;
  readonly query?: { readonly seat: string };
}

/** Sends what an umpire does and brings the page up to date; says why where it is refused. */
export function useUmpire() {
  const words = useRefusalWords();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const send = async (call: () => Promise<Answer<unknown>>): Promise<boolean> => {
    setSending(true);
    const answer = await call();
    setSending(false);
    if (!answer.ok) toast({ text: words(answer.refusal), look: "error" });
    router.refresh();
    return answer.ok;
  };
  return { isSending, send };
}
