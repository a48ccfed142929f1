import type { Refusal } from "@/app/_ui/request-json";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** Says why something was not printed: of a table of too many sheets how many they would be, and what to choose. */
export function useUnprintedWords(): (refusal: Refusal) => string {
  const words = useRefusalWords();
  return (refusal) => {
    const tooMany = refusal.issues.find(({ code }) => code === "too-many-sheets");
    return tooMany ? `${tooMany.message.replace(/\.$/, "")}.` : words(refusal);
  };
}
