"use client";

import { useLocale, useTranslations } from "next-intl";
import { useKnowsZone } from "@/app/_frame/use-knows-zone";
import { useLocalDay } from "@/app/_frame/use-local-day";
import type { Language } from "@/lib/domain/language";
import { formatClock } from "@/lib/i18n/formats";
import type { ChoosableList } from "./about-lists";

/** The words that tell a list from others of its title: its size, and when it was last changed by the reader's own calendar and clock. */
export function useToldApart(): (list: Pick<ChoosableList, "about" | "updatedAt">) => string {
  const t = useTranslations("listChoice");
  const language = useLocale() as Language;
  const localDay = useLocalDay();
  const knowsZone = useKnowsZone();
  return ({ about, updatedAt }) => {
    const day = localDay(updatedAt);
    const when = knowsZone ? `${day} ${formatClock(language, new Date(updatedAt))}` : day;
    return t("changed", { about, when });
  };
}
