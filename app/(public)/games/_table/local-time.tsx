"use client";

import { useLocale } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Language } from "@/lib/domain/language";
import { formatClock, formatDay, formatLocalDay } from "@/lib/i18n/formats";

interface LocalTimeProps {
  /** A UTC instant as JSON has it. */
  readonly instant: string;
}

const never = () => () => undefined;

/** A moment by the reader's own clock; the server, which does not know his zone, leaves the clock out. */
export function LocalTime({ instant }: LocalTimeProps) {
  const language = useLocale() as Language;
  const knowsZone = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const at = new Date(instant);
  return (
    <time dateTime={instant} className="num">
      {knowsZone
        ? `${formatLocalDay(language, at)} ${formatClock(language, at)}`
        : formatDay(language, at)}
    </time>
  );
}
