import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import type { PartyRow } from "@/lib/domain/odds/ticked-rows";
import { formatSigned } from "@/lib/i18n/formats";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import { defendersFactor, NEAR_SOURCE } from "./circumstances";
import type { OddsWishes } from "./read-wishes";

export interface CircumstanceWordsProps {
  readonly row: PartyRow;
  readonly wishes: OddsWishes;
}

/** The name of a row, as its table has it. */
export async function CircumstanceName({ row, wishes }: CircumstanceWordsProps) {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("belleAllianceTables");
  if (row.id !== NEAR_SOURCE) return <span>{words(`t${wishes.page.table}.row.${row.id}`)}</span>;
  const work = TABLE_20.find(({ id }) => id === wishes.parties[0]?.values.work);
  const source = work?.nearSource;
  return source ? <span>{t(`near.${source.of}`, { cm: source.withinCm })}</span> : null;
}

/** What a row adds: at loss and at morale in a fire, else to the roll; and to the defender's where it tells of both. */
export async function CircumstanceFactor({ row, wishes }: CircumstanceWordsProps) {
  const t = await getTranslations("rules.odds");
  const language = (await getLocale()) as Language;
  const { page, bothAttack } = wishes;
  const numbers = row.own.map((factor) => (typeof factor === "number" ? factor : null));
  const parts = numbers.flatMap((factor, i) => {
    if (factor === null) return [];
    const signed = formatSigned(language, factor);
    if (numbers.length === 1) return [signed];
    return [t(i === 0 ? "atLoss" : "atMorale", { factor: signed })];
  });
  if (parts.length === 0 && row.own.length > 0) parts.push(formatSigned(language, 0));
  const other = defendersFactor(row.id, { page: page.id, bothAttack });
  if (other !== null) parts.push(t("toDefender", { factor: formatSigned(language, other) }));
  return <span className="n">{parts.join(", ")}</span>;
}
