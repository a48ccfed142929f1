import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Language } from "@/lib/domain/language";
import type { Unit } from "@/lib/domain/scenario/unit";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";

/** Types that say little without their arm. */
const NEEDS_ARM: ReadonlySet<string> = new Set([
  "line",
  "light",
  "guard",
  "militia",
  "landwehr",
  "reserve",
]);

/** The words and figures of units as this page writes them. */
export interface UnitWords {
  /** "Line infantry", "Hussars". */
  readonly kind: (unit: Pick<Unit, "arm" | "type">) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly signed: (value: number) => string;
  /** "Table 21, England: Highlanders". */
  readonly row: (rowId: string) => string;
}

export function useUnitWords(): UnitWords {
  const t = useTranslations("orderOfBattle");
  const rules = useTranslations("belleAlliance");
  const rows = useTranslations("table21");
  const language = useLocale() as Language;
  return useMemo(
    () => ({
      kind: ({ arm, type }) => {
        if (type === null) return t("kinds.open", { arm: rules(`arm.${arm}`) });
        return NEEDS_ARM.has(type) && (arm === "infantry" || arm === "cavalry")
          ? t(`kinds.${arm}.${type}`)
          : rules(`type.${type}`);
      },
      number: (value, decimals = 0) => formatNumber(language, value, decimals),
      signed: (value) => formatSigned(language, value),
      row: (rowId) => {
        const heading = table21Row(rowId)?.heading;
        const arm = table21Row(rowId)?.arm;
        const name = rows.has(rowId) ? rows(rowId) : rowId;
        const unit = name === "-" && arm ? rules(`arm.${arm}`) : name;
        return heading ? t("valour.rowOf", { heading: rules(`heading.${heading}`), unit }) : unit;
      },
    }),
    [t, rules, rows, language],
  );
}
