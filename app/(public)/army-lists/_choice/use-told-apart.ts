"use client";

import { useTranslations } from "next-intl";
import type { ChoosableList } from "./about-lists";
import { useLastChanged } from "./use-last-changed";

/** The words that distinguish lists of the same title: size, and when last changed. */
export function useToldApart(): (list: Pick<ChoosableList, "about" | "updatedAt">) => string {
  const t = useTranslations("listChoice");
  const lastChanged = useLastChanged();
  return (list) => t("changed", { about: list.about, when: lastChanged(list) });
}
