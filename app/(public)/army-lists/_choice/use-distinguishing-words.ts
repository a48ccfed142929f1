"use client";

import { useLocale, useTranslations } from "next-intl";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { formatClock } from "@/lib/i18n/formats";
import type { ChoosableList } from "./about-lists";

/**
 * Returns a function for the text that distinguishes lists of the same title: size, and date and time of the last
 * change.
 */
export function useDistinguishingWords(): (
  list: Pick<ChoosableList, "about" | "updatedAt">,
) => string {
  const t = useTranslations("listChoice");
  const lastChanged = useLastChanged();
  return (list) => t("changed", { about: list.about, when: lastChanged(list) });
}

const NO_BREAK_SPACE = "\u00a0";

/**
 * Returns a function that formats the last change by the reader's calendar and clock, without line breaks. The server
 * omits the time of day because it does not know their time zone.
 */
export function useLastChanged(): (list: { readonly updatedAt: string }) => string {
  const language = useLocale();
  const localDay = useLocalDay();
  const knowsZone = useHydrated();
  return ({ updatedAt }) => {
    const day = localDay(updatedAt);
    const when = knowsZone ? `${day} ${formatClock(language, new Date(updatedAt))}` : day;
    return when.replaceAll(" ", NO_BREAK_SPACE);
  };
}
