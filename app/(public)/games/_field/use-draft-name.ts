"use client";

import { useTranslations } from "next-intl";
import type { Draft } from "./draft";

/** Returns a function for the name of a kind of piece or work and, for a built-up area, its level. */
export function useSortName(): (kind: string, level?: number | null) => string {
  const t = useTranslations("battlefield");
  return (kind, level) => {
    if (level !== undefined && level !== null) return t("level", { level });
    return t(`kinds.${kind}`);
  };
}

/** Returns a function for the name of a draft. */
export function useDraftName(): (draft: Draft) => string {
  const t = useTranslations("fieldSetUp");
  const sortName = useSortName();
  return (draft) => {
    if (draft.what === "road") return sortName("road");
    if (draft.what === "crossing") return sortName(draft.form.crossing);
    const { form } = draft;
    if ("grove" in form && form.grove) return t("draft.looks.grove");
    return sortName(form.kind, "level" in form ? form.level : null);
  };
}
