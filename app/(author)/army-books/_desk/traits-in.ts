import type { useTranslations } from "next-intl";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";

type BookWords = ReturnType<typeof useTranslations<"armyBook">>;

/** The traits ticked for a unit, as read from pasted special rules. */
export function traitsIn({ traits }: BookEntry, words: BookWords): string {
  return traits.map((trait) => words(`trait.${trait}`)).join(", ");
}
