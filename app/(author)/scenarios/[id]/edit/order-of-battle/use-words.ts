import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";

/** Types that are ambiguous without their arm. */
const NEEDS_ARM: ReadonlySet<string> = new Set([
  "line",
  "light",
  "guard",
  "militia",
  "landwehr",
  "reserve",
]);

/** The words and numbers for units on this page. */
export interface UnitWords {
  /** Such as "Line infantry" or "Hussars". */
  readonly kind: (unit: Pick<Unit, "arm" | "type">) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly signed: (value: number) => string;
}

export function useUnitWords(): UnitWords {
  const t = useTranslations("orderOfBattle");
  const rules = useTranslations("belleAlliance");
  const language = useLocale();
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
    }),
    [t, rules, language],
  );
}
