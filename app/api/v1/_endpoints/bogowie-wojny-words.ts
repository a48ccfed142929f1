import type { Language } from "@/lib/domain/language";
import type { TableWords } from "@/lib/domain/rule-tables/table-words";
import { wordsFor } from "@/lib/http/words";

/** The words the tables of Bogowie Wojny are told in. */
export function bogowieWojnyWords(language: Language): TableWords {
  return {
    tables: wordsFor(language, "bogowieWojnyTables"),
    terms: wordsFor(language, "bogowieWojny"),
  };
}
