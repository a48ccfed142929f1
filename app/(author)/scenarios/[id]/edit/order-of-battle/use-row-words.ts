import { useTranslations } from "next-intl";
import { table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";

/** The words for a row of table 21: "England: Highlanders". */
export function useRowWords(): (rowId: string) => string {
  const t = useTranslations("orderOfBattle");
  const rules = useTranslations("belleAlliance");
  const rows = useTranslations("table21");
  return (rowId) => {
    const { heading, arm } = table21Row(rowId) ?? {};
    const name = rows.has(rowId) ? rows(rowId) : rowId;
    const unit = name === "-" && arm ? rules(`arm.${arm}`) : name;
    return heading ? t("valour.rowOf", { heading: rules(`heading.${heading}`), unit }) : unit;
  };
}
