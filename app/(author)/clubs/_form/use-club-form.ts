import { useRouter } from "next/navigation";
import { useState } from "react";
import { askApi, sending, startingFrom } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useFirstFault } from "@/app/_ui/use-first-fault";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { ClubDetails } from "@/lib/domain/club/club";

export interface ClubFormProps {
  /** Null for a new club. */
  readonly slug: string | null;
  /** What is there already. */
  readonly details: ClubDetails | null;
  /** Names what is there already, so that of two organisers the second is told. */
  readonly tag?: string;
}

const BLANK: ClubDetails = { name: "", place: "", seenBy: "members", text: "" };

/** The form's state, and the way to store it. */
export function useClubForm({ slug, details, tag = "" }: ClubFormProps) {
  const words = useRefusalWords();
  const router = useRouter();
  const [draft, setDraft] = useState(details ?? BLANK);
  const [fault, setFault] = useState<{ readonly name: "missing" } | null>(null);
  const form = useFirstFault(fault);
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<ClubDetails>) =>
    setDraft((before) => ({ ...before, ...changes }));
  const send = async () => {
    const isMissing = draft.name.trim() === "";
    setFault(isMissing ? { name: "missing" } : null);
    if (isMissing) return;
    setBusy(true);
    const answer =
      slug === null
        ? await askApi<{ slug: string }>("/clubs", sending("POST", draft))
        : await askApi<null>(`/clubs/${slug}`, startingFrom(tag, sending("PUT", draft)));
    setBusy(false);
    if (!answer.ok) return toast({ text: words(answer.refusal), look: "error" });
    router.push(`/clubs/${answer.value?.slug ?? slug}`);
    router.refresh();
  };
  return { draft, change, form, isNameless: fault !== null, isBusy, send };
}
