import { getTranslations } from "next-intl/server";
import type { BelleAllianceWords } from "@/lib/domain/rule-tables/table-words";

/** The words the tables of Belle Alliance are told in, in the reader's language. */
export async function belleAllianceWords(): Promise<BelleAllianceWords> {
  const [tables, terms, table21] = await Promise.all([
    getTranslations("belleAllianceTables"),
    getTranslations("belleAlliance"),
    getTranslations("table21"),
  ]);
  return { tables, terms, table21 };
}
