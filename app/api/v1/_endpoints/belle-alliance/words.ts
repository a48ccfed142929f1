import type { Language } from "@/lib/domain/document/language";
import type { BelleAllianceWords } from "@/lib/domain/document/rule-tables/table-words";
import { wordsFor } from "@/lib/http/words";

/** The words for the tables of Belle Alliance. */
export function belleAllianceWords(language: Language): BelleAllianceWords {
  return {
    tables: wordsFor(language, "belleAllianceTables"),
    terms: wordsFor(language, "belleAlliance"),
    table21: wordsFor(language, "table21"),
  };
}
