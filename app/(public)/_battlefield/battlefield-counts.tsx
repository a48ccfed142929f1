import { getTranslations } from "next-intl/server";
import { DataTable } from "@/app/_ui/data-table";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { countedPieces } from "@/lib/domain/bogowie-wojny/field/checks/counts";
import { TERRAIN_COLUMNS } from "@/lib/rules/bogowie-wojny/battle-area";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";

/** The number of pieces of each kind on the field, next to what the table of areas requires and allows [14.3]. */
export async function BattlefieldCounts({ field }: { readonly field: Battlefield }) {
  const t = await getTranslations("battlefield");
  const counts = countedPieces(field);
  const bounds = AREA_TERRAIN[field.area];
  return (
    <section>
      <SectionTitle>
        {t("counts.title")} <span className="rule-no">14.3</span>
      </SectionTitle>
      <DataTable
        label={t("counts.title")}
        rows={TERRAIN_COLUMNS}
        rowKey={(column) => column}
        columns={[
          { id: "sort", head: t("counts.sort"), cell: (column) => t(`columns.${column}`) },
          {
            id: "count",
            head: t("counts.count"),
            kind: "number",
            cell: (column) => <b>{counts[column]}</b>,
          },
          {
            id: "least",
            head: t("counts.least"),
            kind: "number",
            cell: (column) => bounds[column].least,
          },
          {
            id: "most",
            head: t("counts.most"),
            kind: "number",
            cell: (column) => bounds[column].most,
          },
        ]}
      />
    </section>
  );
}
