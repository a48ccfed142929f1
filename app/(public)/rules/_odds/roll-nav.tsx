import { getTranslations } from "next-intl/server";
import type { SearchParams } from "../_tables/search-params";
import { RollLinks } from "./roll-links";
import { ODDS_PAGES, type OddsPageId } from "./rolls";

/** Kept from roll to roll: the scenario and the units picked from it. */
const KEPT = ["scenario", "a.unit", "b.unit"] as const;

export interface RollNavProps {
  readonly current: OddsPageId;
  readonly params: SearchParams;
}

/** Which roll's odds are asked for. */
export async function RollNav({ current, params }: RollNavProps) {
  const t = await getTranslations("rules.odds");
  const links = ODDS_PAGES.map(({ id, table }) => ({
    id,
    number: t("tableNumber", { n: table }),
    label: t(`rolls.${id}`),
    query: queryFor(id, params),
  }));
  return <RollLinks label={t("roll")} current={current} links={links} />;
}

function queryFor(roll: OddsPageId, params: SearchParams): Record<string, string> {
  const kept = KEPT.map((name) => [name, params[name]]).filter(
    ([, value]) => typeof value === "string" && value !== "",
  );
  return { roll, ...Object.fromEntries(kept) };
}
