"use client";

import { useLocale, useTranslations } from "next-intl";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { wallClockAt } from "@/lib/domain/bogowie-wojny/event/wall-clock";
import { formatBattleDate } from "@/lib/i18n/formats";

interface DeadlineHereProps {
  /** The deadline as a UTC instant, and as local time in the event's time zone: `YYYY-MM-DDTHH:MM`. */
  readonly instant: string;
  readonly deadline: string;
}

/** The deadline in the reader's time zone, if it differs from the event's. */
export function DeadlineHere({ instant, deadline }: DeadlineHereProps) {
  const t = useTranslations("handIn");
  const language = useLocale();
  if (!useHydrated()) return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const here = wallClockAt(Date.parse(instant), timeZone);
  if (here === deadline) return null;
  const [day = "", time = ""] = here.split("T");
  const words = { day: formatBattleDate(language, day), time };
  return (
    <small className="block text-ink-3">
      {t("byYourClock", { ...words, timeZone: timeZone.replaceAll("_", " ") })}
    </small>
  );
}
