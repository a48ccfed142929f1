import { getTranslations } from "next-intl/server";
import type { BelleAllianceWords, TableWords } from "@/lib/domain/document/rule-tables/table-words";

/** The words for the tables of Belle Alliance, in the reader's language. */
export async function belleAllianceWords(): Promise<BelleAllianceWords> {
  const [tables, terms, table21] = await Promise.all([
    getTranslations("belleAllianceTables"),
    getTranslations<string>("belleAlliance"),
    getTranslations("table21"),
  ]);
  return { tables, terms, table21 };
}

/** The words for the tables of Bogowie Wojny, in the reader's language. */
export async function bogowieWojnyWords(): Promise<TableWords> {
  const [tables, terms] = await Promise.all([
    getTranslations("bogowieWojnyTables"),
    getTranslations("bogowieWojny"),
  ]);
  return { tables, terms };
}
