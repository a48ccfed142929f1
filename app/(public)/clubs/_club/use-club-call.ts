import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** Returns `send`, which awaits a request, shows why if it is refused, and returns whether it succeeded. */
export function useClubCall() {
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const send = async (asked: Promise<Answer<unknown>>): Promise<boolean> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (!answer.ok) toast({ text: words(answer.refusal), look: "error" });
    return answer.ok;
  };
  return { isBusy, send, router };
}
