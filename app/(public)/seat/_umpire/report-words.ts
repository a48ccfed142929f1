import { getTranslations } from "next-intl/server";
import { REPORTED_RESULTS } from "@/lib/domain/belle-alliance/game/report";

/** The results an umpire can report, in the words of the tables that give them. */
export async function reportWords(): Promise<
  { readonly id: string; readonly table: string; readonly text: string }[]
> {
  const tables = await getTranslations<string>("belleAllianceTables");
  const t = await getTranslations("seatPage.reports");
  return REPORTED_RESULTS.map(({ id, table, row, column, order, valour }) => {
    const title = tables(`t${table}.title`);
    const said = row ? tables(`t${table}.row.${row}`) : tables(`t${table}.column.${column}`);
    const brought = order ? tables(`cell.order.${order}`) : null;
    const parts = [said, brought, valour === null ? null : t("valour", { points: -valour })];
    const text = parts.filter((part) => part !== null).join(row ? ", " : ": ");
    return { id, table: t("table", { n: table, title }), text };
  });
}
