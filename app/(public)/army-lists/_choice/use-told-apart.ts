"use client";

import { useTranslations } from "next-intl";
import type { ChoosableList } from "./about-lists";
import { useLastChanged } from "./use-last-changed";

/** The words that tell a list from others of its title: its size, and when it was last changed. */
export function useToldApart(): (list: Pick<ChoosableList, "about" | "updatedAt">) => string {
  const t = useTranslations("listChoice");
  const lastChanged = useLastChanged();
  return (list) => t("changed", { about: list.about, when: lastChanged(list) });
}
