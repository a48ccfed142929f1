import { useLocale, useTranslations } from "next-intl";
import type { Change } from "@/lib/domain/history/changes";

/** What was done, as one line: "4 units moved, brief of the Danes rewritten". */
export function useChangeWords(): (changes: readonly Change[]) => string {
  const t = useTranslations("history");
  const language = useLocale();
  const nameOf = ({ topic, name }: Change) =>
    name || (t.has(`nameless.${topic}`) ? t(`nameless.${topic}`) : "");
  return (changes) => {
    const words = changes.map((change) =>
      t(`change.${change.topic}.${change.manner}`, { count: change.count, name: nameOf(change) }),
    );
    const line = words.join(", ");
    return line.slice(0, 1).toLocaleUpperCase(language) + line.slice(1);
  };
}
