"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useFirstFault } from "@/app/_ui/use-first-fault";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";

/** A club's format in one of its versions. */
export interface StoredFormat {
  readonly id: string;
  readonly version: number;
  readonly format: Format;
}

export interface FormatFormProps {
  readonly slug: string;
  /** The published format; null for a new one. */
  readonly published: StoredFormat | null;
}

/**
 * The form's state, and the function that publishes it; `theirs` is the format that another organiser has stored
 * meanwhile.
 */
export function useFormatForm({ slug, published }: FormatFormProps) {
  const router = useRouter();
  const refusalWords = useRefusalWords();
  const issueWords = useIssueWords();
  const [draft, setDraft] = useState<Format>(published?.format ?? structuredClone(FORMAT_32_8));
  const [base, setBase] = useState(published?.version ?? 0);
  const [theirs, setTheirs] = useState<StoredFormat | null>(null);
  const [nameError, setNameError] = useState<string | undefined>();
  const form = useFirstFault(nameError);
  const [isBusy, setBusy] = useState(false);
  // A field commits its text when it is left, possibly at the very moment of sending.
  const latest = useRef(draft);
  const replace = (format: Format) => {
    latest.current = format;
    setDraft(format);
    setNameError(undefined);
  };
  const refused = async (refusal: Refusal) => {
    const ofName = refusal.issues.find(({ path }) => path === "/format/name");
    if (ofName) return setNameError(issueWords(ofName));
    const present = refusal.code === "stale-version" && published && (await fetchOne(published.id));
    if (present) setTheirs(present);
    else toast({ text: refusalWords(refusal), look: "error" });
  };
  const send = async (version: number) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setBusy(true);
    setNameError(undefined);
    const stored = await store({
      slug,
      id: published?.id ?? null,
      version,
      format: latest.current,
    });
    setBusy(false);
    if (!stored.ok) return refused(stored.refusal);
    router.push(`/clubs/${slug}`);
    router.refresh();
  };
  const takeTheirs = ({ format, version }: StoredFormat) => {
    setTheirs(null);
    setBase(version);
    replace(format);
  };
  return {
    ...{ draft, form, replace, nameError, theirs, takeTheirs, isBusy, send, base },
    change: (changes: Partial<Format>) => replace({ ...latest.current, ...changes }),
  };
}

interface Storing {
  readonly slug: string;
  /** Null for a new one. */
  readonly id: string | null;
  /** The version it is based on. */
  readonly version: number;
  readonly format: Format;
}

function store({ slug, id, version, format }: Storing) {
  const body = { format };
  return id === null
    ? callApi("POST /clubs/{slug}/formats", { slug, body })
    : callApi("PUT /clubs/{slug}/formats/{id}", { slug, id, ifMatch: version, body });
}

async function fetchOne(id: string): Promise<StoredFormat | null> {
  const found = await callApi("GET /formats/{id}", { id });
  return found.ok ? found.value : null;
}
