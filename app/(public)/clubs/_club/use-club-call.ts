import { useRouter } from "next/navigation";
import { useState } from "react";
import { jsonRequest, requestJson } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

interface ClubCall {
  readonly method: "POST" | "PUT" | "DELETE";
  /** The path below the club's address. */
  readonly path: string;
  readonly json?: unknown;
}

/** Returns `send`, which sends a request about a club, shows why if it is refused, and returns whether it succeeded. */
export function useClubCall(slug: string) {
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const send = async ({ method, path, json }: ClubCall): Promise<boolean> => {
    setBusy(true);
    const answer = await requestJson(`/clubs/${slug}${path}`, jsonRequest(method, json));
    setBusy(false);
    if (!answer.ok) toast({ text: words(answer.refusal), look: "error" });
    return answer.ok;
  };
  return { isBusy, send, router };
}
