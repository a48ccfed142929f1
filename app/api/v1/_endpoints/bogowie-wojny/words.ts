import type { Language } from "@/lib/domain/document/language";
import type { TableWords } from "@/lib/domain/document/rule-tables/table-words";
import { wordsFor } from "@/lib/http/words";

/** The words for the tables of Bogowie Wojny. */
export function bogowieWojnyWords(language: Language): TableWords {
  return {
    tables: wordsFor(language, "bogowieWojnyTables"),
    terms: wordsFor(language, "bogowieWojny"),
  };
}
