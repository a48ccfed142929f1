import { getTranslations } from "next-intl/server";
import { listBogowieWojnyTables } from "@/lib/usecases/rules/bogowie-wojny-tables";
import type { RulesSystem } from "./rules-system";
import { TABLE_NUMBERS } from "./table-numbers";
import { bogowieWojnyWords } from "./words";

/** A table as the rail beside a rule book names it. */
export interface RailTable {
  readonly id: string;
  /** Its number, or its chapter. */
  readonly ref: string;
  readonly name: string;
}

/** The tables of a rule book in its order, by the shortest names there are. */
export async function railTables(system: RulesSystem): Promise<RailTable[]> {
  if (system === "bogowie-wojny") {
    const heads = listBogowieWojnyTables(await bogowieWojnyWords());
    return heads.map(({ id, chapter, title }) => ({ id, ref: chapter, name: title }));
  }
  const t = await getTranslations("rules.short");
  return TABLE_NUMBERS.map((n) => ({ id: String(n), ref: String(n), name: t(`t${n}`) }));
}
