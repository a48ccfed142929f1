"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askApi, type Refusal, sending, startingFrom } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useFirstFault } from "@/app/_ui/use-first-fault";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { OfferedFormat } from "@/lib/domain/club/club-format";
import type { EventDetails } from "@/lib/domain/event/club-event";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";

/** An event as it stands in the form. */
export type Draft = Omit<EventDetails, "format"> & { readonly format: Format };

export interface EventFormProps {
  /** Null for a new one. */
  readonly id: string | null;
  /** What is there already. */
  readonly details: Draft | null;
  /** Names what is there already, so that a change from another page is not lost. */
  readonly tag?: string;
  /** Its deadline has passed. */
  readonly isClosed: boolean;
  /** The user's lists, whose formats can be taken over. */
  readonly lists: readonly { readonly id: string; readonly title: string }[];
  /** The formats of the user's clubs. */
  readonly offered: readonly OfferedFormat[];
  /** The user's clubs, any of which may hold it. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  /** The club that holds a new one at first. */
  readonly clubId?: string | null;
}

const BLANK: Draft = {
  title: "",
  club: "",
  clubId: null,
  place: "",
  day: "",
  deadline: "",
  timeZone: "UTC",
  format: FORMAT_32_8,
  accepts: "any",
  visibility: "unlisted",
  text: "",
};
/** Fields that say themselves what is wrong with them. */
const SPEAKING = ["title", "day", "deadline"] as const;

/** The form's state, and the way to store it. */
export function useEventForm({ id, details, tag = "", clubId = null }: EventFormProps) {
  const t = useTranslations("event.form");
  const words = useRefusalWords();
  const router = useRouter();
  const [draft, setDraft] = useState(details ?? { ...BLANK, clubId });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useFirstFault(refusal);
  const [isBusy, setBusy] = useState(false);
  const isNew = details === null;
  useEffect(() => {
    // Where the organiser sits is most likely where they play; the server does not know it.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (isNew) setDraft((before) => ({ ...before, timeZone }));
  }, [isNew]);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const send = async () => {
    setBusy(true);
    const body = { ...draft, deadline: draft.deadline.slice(0, 16) };
    const answer =
      id === null
        ? await askApi<{ id: string }>("/events", sending("POST", body))
        : await askApi<{ id: string }>(`/events/${id}`, startingFrom(tag, sending("PUT", body)));
    setBusy(false);
    if (answer.ok) return router.push(`/events/${answer.value.id}`);
    setRefusal(answer.refusal);
    if (faultsOf(answer.refusal).length === 0) {
      toast({ text: words(answer.refusal), look: "error" });
    }
  };
  const faults = faultsOf(refusal);
  const wrong = (field: string) =>
    faults.some((one) => one === field) ? t(`wrong.${field}`) : undefined;
  return { draft, change, wrong, isBusy, send, form, faultCount: faults.length };
}

function faultsOf(refusal: Refusal | null) {
  return SPEAKING.filter((field) => refusal !== null && field in refusal.fields);
}
