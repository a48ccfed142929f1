"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useFirstFault } from "@/app/_ui/use-first-fault";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { EventDetails } from "@/lib/domain/bogowie-wojny/event/club-event";
import type { OfferedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";

/** An event as entered in the form. */
export type Draft = Omit<EventDetails, "format"> & { readonly format: Format };

export interface EventFormProps {
  /** Null for a new one. */
  readonly id: string | null;
  /** The existing details. */
  readonly details: Draft | null;
  /** The tag of the stored version, so that a change from another page is not lost. */
  readonly tag?: string;
  /** Whether the deadline has passed. */
  readonly isClosed: boolean;
  /** The user's lists, whose formats can be used. */
  readonly lists: readonly { readonly id: string; readonly title: string }[];
  /** The formats of the user's clubs. */
  readonly offered: readonly OfferedFormat[];
  /** The user's clubs, any of which may hold it. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  /** The club that holds a new event by default. */
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
/** Fields that show their own errors. */
const SPEAKING = ["title", "day", "deadline"] as const;

/** The form's state, and the function that stores it. */
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
    // The organiser's time zone is most likely that of the event; the server does not know it.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (isNew) setDraft((before) => ({ ...before, timeZone }));
  }, [isNew]);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const send = async () => {
    setBusy(true);
    const body = { ...draft, deadline: draft.deadline.slice(0, 16) };
    const answer =
      id === null
        ? await callApi("POST /events", { body })
        : await callApi("PUT /events/{id}", { id, ifMatch: tag, body });
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
