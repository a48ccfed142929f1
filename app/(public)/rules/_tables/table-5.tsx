import { getTranslations } from "next-intl/server";
import { DataTable } from "@/app/_ui/data-table";
import { TABLE_5 } from "@/lib/rules/belle-alliance/tables/table-5";

/** Table 5: what stands in the way and what it covers. */
export async function Table5() {
  const t = await getTranslations("rules");
  const words = await getTranslations("belleAlliance");
  return (
    <section id="table-5">
      <h2 className="vh">{t("table5.title")}</h2>
      <DataTable
        label={t("table5.title")}
        rows={Object.values(TABLE_5)}
        rowKey={(row) => row.id}
        columns={[
          { id: "what", head: t("table5.what"), cell: (row) => words(`table5.${row.id}`) },
          { id: "obstacle", head: t("table5.obstacle"), cell: (row) => row.obstacle ?? "–" },
          {
            id: "cover",
            head: t("table5.cover"),
            cell: (row) => (row.coverUnclear ? `– / ${row.cover}` : (row.cover ?? "–")),
          },
        ]}
      />
      <p className="hint">{t("table5.unclear")}</p>
    </section>
  );
}
