"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";

/** A living link as the API tells of it. */
export interface ShareLink {
  readonly slug: string;
  readonly name: string;
  readonly version: number | null;
  readonly createdAt: string;
  readonly url: string;
}

/** A document, where the API has it, and how its last edits are stored. */
export interface Shared {
  readonly at: string;
  readonly flush: () => Promise<void>;
}

/** The document's links, which of them was made last here, and the ways to make one and to take one back. */
export function useShareLinks({ at, flush }: Shared) {
  const t = useTranslations("shareLinks");
  const path = `${at}/share-links`;
  const [links, setLinks] = useState<readonly ShareLink[]>([]);
  const [newest, setNewest] = useState<string | null>(null);
  const load = useCallback(async () => {
    const answer = await askApi<{ items: ShareLink[] }>(path);
    if (answer.ok) setLinks(answer.value.items);
  }, [path]);
  useEffect(() => void load(), [load]);
  const make = async ({ name, isPinned }: { name: string; isPinned: boolean }) => {
    await flush();
    const version = isPinned ? "newest" : null;
    const answer = await askApi<ShareLink>(path, sending("POST", { name, version }));
    if (answer.ok) {
      setNewest(answer.value.slug);
      await load();
    } else toast({ text: t("failed"), look: "error" });
    return answer.ok;
  };
  const revoke = async ({ slug, name }: ShareLink) => {
    const answer = await askApi(`${path}/${slug}`, { method: "DELETE" });
    toast(answer.ok ? { text: t("revoked", { name }) } : { text: t("failed"), look: "error" });
    await load();
  };
  return { links, newest, make, revoke };
}
