"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useEditor } from "./list-editor";

/** A living link as the API tells of it. */
export interface ShareLink {
  readonly slug: string;
  readonly name: string;
  readonly version: number | null;
  readonly createdAt: string;
  readonly url: string;
}

/** The list's links, and the ways to make one and to take one back. */
export function useShareLinks() {
  const t = useTranslations("armyList.share.links");
  const editor = useEditor();
  const path = `/army-lists/${editor.id}/share-links`;
  const [links, setLinks] = useState<readonly ShareLink[]>([]);
  const load = useCallback(async () => {
    const answer = await askApi<{ items: ShareLink[] }>(path);
    if (answer.ok) setLinks(answer.value.items);
  }, [path]);
  useEffect(() => void load(), [load]);
  const make = async ({ name, isPinned }: { name: string; isPinned: boolean }) => {
    await editor.flush();
    const version = isPinned ? "newest" : null;
    const answer = await askApi<ShareLink>(path, sending("POST", { name, version }));
    if (answer.ok) await load();
    else toast({ text: t("failed"), look: "error" });
    return answer.ok;
  };
  const revoke = async ({ slug, name }: ShareLink) => {
    const answer = await askApi(`${path}/${slug}`, { method: "DELETE" });
    toast(answer.ok ? { text: t("revoked", { name }) } : { text: t("failed"), look: "error" });
    await load();
  };
  return { links, make, revoke };
}
