import type { useTranslations } from "next-intl";
import type { BookEntry } from "@/lib/domain/army-book/book-entry";

type BookWords = ReturnType<typeof useTranslations<"armyBook">>;

/** The traits that are ticked for a unit: what pasted special rules were read as. */
export function traitsIn({ traits }: BookEntry, words: BookWords): string {
  return traits.map((trait) => words(`trait.${trait}`)).join(", ");
}
