import { useTranslations } from "next-intl";
import type { Decision } from "@/lib/domain/belle-alliance/import/decisions/decision";
import type { PasteDoubt } from "@/lib/domain/belle-alliance/import/decisions/doubt";

/** Puts a doubt into a sentence; the params of the doubt contain levels and nations as codes. */
export function useDoubtWords(): (doubt: PasteDoubt) => string {
  const sentences = useTranslations("findings.doubts");
  const rules = useTranslations<string>("belleAlliance");
  return ({ code, params }) => {
    const words: Record<string, string | number> = { ...params };
    for (const group of ["level", "nation"]) {
      const value = words[group];
      if (typeof value === "string" && rules.has(`${group}.${value}`)) {
        words[group] = rules(`${group}.${value}`);
      }
    }
    return sentences(code, words);
  };
}

/** Returns the label of a decision. */
export function useDecisionWords(): (decision: Decision) => string {
  const t = useTranslations<string>("orderOfBattle.paste.decision");
  const rules = useTranslations<string>("belleAlliance");
  return (decision) => {
    const [what, value] = decision.split(":");
    if (value === undefined) return t(decision);
    if (what === "calibre") return t("calibre", { pounds: Number(value) });
    return what === "divide" ? t("divide", { parts: Number(value) }) : rules(`${what}.${value}`);
  };
}
