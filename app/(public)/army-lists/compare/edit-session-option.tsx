"use client";

import { useLocale, useTranslations } from "next-intl";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { formatClock } from "@/lib/i18n/formats";

interface Props {
  readonly version: number;
  /** A UTC instant in ISO 8601. */
  readonly instant: string;
}

/** An option for an earlier edit session, by the reader's own calendar and clock. */
export function EditSessionOption({ version, instant }: Props) {
  const t = useTranslations("compareLists");
  const language = useLocale();
  const day = useLocalDay()(instant);
  const time = useHydrated() ? formatClock(language, new Date(instant)) : "";
  return (
    <option value={version}>
      {time === "" ? t("sittingDay", { n: version, day }) : t("sitting", { n: version, day, time })}
    </option>
  );
}
