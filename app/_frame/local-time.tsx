"use client";

import { useLocale } from "next-intl";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { formatClock } from "@/lib/i18n/formats";
import { useLocalDay } from "./use-local-day";

interface LocalTimeProps {
  /** A UTC instant in JSON format. */
  readonly instant: string;
}

/** Date and time of an instant in the reader's time zone; the server, which does not know that, leaves out the time. */
export function LocalTime({ instant }: LocalTimeProps) {
  const language = useLocale();
  const day = useLocalDay()(instant);
  const knowsZone = useHydrated();
  return (
    <time dateTime={instant} className="num">
      {knowsZone ? `${day} ${formatClock(language, new Date(instant))}` : day}
    </time>
  );
}
