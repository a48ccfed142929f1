"use client";

import { useLocale } from "next-intl";
import { useHydrated } from "@/app/_ui/use-hydrated";
import type { Language } from "@/lib/domain/language";
import { formatDay, formatLocalDay } from "@/lib/i18n/formats";

/** The words for the day of a moment by the reader's own calendar; the server, which does not know their time zone, uses UTC's. */
export function useLocalDay(): (instant: string | Date) => string {
  const language = useLocale() as Language;
  const format = useHydrated() ? formatLocalDay : formatDay;
  return (instant) => format(language, new Date(instant));
}
