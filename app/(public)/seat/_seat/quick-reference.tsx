import { getTranslations } from "next-intl/server";
import type { ScenarioView, UnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { tablesForTroops } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { chosenTables } from "@/lib/domain/belle-alliance/tables/sheet-tables";
import { PrintedTable } from "../../rules/_tables/printed-table";
import { belleAllianceWords } from "../../rules/_tables/words";

interface QuickReferenceProps {
  readonly units: readonly UnitView[];
  readonly map: ScenarioView["map"];
}

/** The rule book's tables for the troops and ground the reader knows of, as on their paper. */
export async function QuickReference({ units, map }: QuickReferenceProps) {
  const t = await getTranslations("seatPage.reference");
  const tables = chosenTables(tablesForTroops(units, map.features), await belleAllianceWords());
  return (
    <section aria-labelledby="reference">
      <h2 id="reference">{t("title")}</h2>
      {tables.map(({ ref, table }) => (
        <details key={ref} className="border-rule border-t">
          <summary className="min-h-11 cursor-pointer content-center">
            {t("table", { n: ref, title: table.title })}
          </summary>
          <PrintedTable table={table} />
        </details>
      ))}
    </section>
  );
}
