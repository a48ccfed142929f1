"use client";

import { useLocale } from "next-intl";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { formatDay, formatLocalDay } from "@/lib/i18n/formats";

/**
 * Returns a function that formats the date of an instant in the reader's time zone; the server, which does not know
 * that, uses UTC.
 */
export function useLocalDay(): (instant: string | Date) => string {
  const language = useLocale();
  const format = useHydrated() ? formatLocalDay : formatDay;
  return (instant) => format(language, new Date(instant));
}
