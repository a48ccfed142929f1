"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { useAnyEditor } from "./editor-context";

interface PresenceProps {
  /** The part of the document that this page shows, if it has parts. */
  readonly part?: string;
  /** The name of a part; null if it has none. */
  readonly partName?: (part: string) => string | null;
}

const ALONE_MS = 30_000;
const IN_COMPANY_MS = 8_000;

/** Who else has the document open for editing, and which part of it. */
export function Presence({ part = "", partName }: PresenceProps) {
  const t = useTranslations("documentPeople.presence");
  const others = useOthers(part);
  return others.map(({ id, name, part: at }) => {
    const where = partName?.(at) ?? null;
    return <span key={id}>{where ? t("in", { name, part: where }) : t("here", { name })}</span>;
  });
}

interface Other {
  readonly id: string;
  readonly name: string;
  readonly part: string;
}

/**
 * Says where this page is and learns who else is there, sooner while somebody is; fetches their edits as soon as they
 * are stored.
 */
function useOthers(part: string): readonly Other[] {
  const { kind, id, isLocal, store } = useAnyEditor();
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    if (isLocal) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: number | null = null;
    const look = async () => {
      clearTimeout(timer);
      const isShown = document.visibilityState === "visible";
      const answer = isShown
        ? await callApi(`PUT /${COLLECTION_OF[kind]}/{id}/visit`, { id, body: { part } })
        : null;
      if (isOver) return;
      const items = answer?.ok ? answer.value.items : [];
      if (isShown) setOthers(items);
      if (answer?.ok) {
        if (seen !== null && answer.value.version !== seen) void store.refresh();
        seen = answer.value.version;
      }
      timer = setTimeout(look, items.length > 0 ? IN_COMPANY_MS : ALONE_MS);
    };
    void look();
    const onShown = () => void look();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [kind, id, isLocal, store, part]);
  return others;
}
