import { useTranslations } from "next-intl";
import type { Refusal } from "@/app/_ui/request-json";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** Says why something was not printed: of a table of too many sheets how many they would be, and what would be right. */
export function useUnprintedWords(): (refusal: Refusal) => string {
  const t = useTranslations("printPage.parts");
  const words = useRefusalWords();
  return (refusal) => {
    const tooMany = refusal.issues.find(({ code }) => code === "too-many-sheets");
    if (!tooMany) return words(refusal);
    return `${t("table-sheets.title")} ${tooMany.message.replace(/\.$/, "")}.`;
  };
}
