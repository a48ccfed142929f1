import { useRouter } from "next/navigation";
import { useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

interface ClubCall {
  readonly method: "POST" | "PUT" | "DELETE";
  /** Below the club's address. */
  readonly path: string;
  readonly json?: unknown;
}

/** Sends a member's action in a club, says why where it is refused, and then shows the page as it is. */
export function useClubCall(slug: string) {
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const send = async ({ method, path, json }: ClubCall): Promise<boolean> => {
    setBusy(true);
    const answer = await askApi(`/clubs/${slug}${path}`, sending(method, json));
    setBusy(false);
    if (!answer.ok) toast({ text: words(answer.refusal), look: "error" });
    return answer.ok;
  };
  return { isBusy, send, router };
}
