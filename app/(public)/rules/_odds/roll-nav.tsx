import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "../_tables/search-params";
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
  return (
    <nav className="oddsrolls" aria-label={t("roll")}>
      {ODDS_PAGES.map(({ id, table }) => (
        <Link
          key={id}
          href={{ query: queryFor(id, params) }}
          prefetch={false}
          aria-current={id === current ? "page" : undefined}
        >
          <span className="tn">{t("tableNumber", { n: table })}</span> {t(`rolls.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

function queryFor(roll: OddsPageId, params: SearchParams) {
  const kept = KEPT.map((name) => [name, params[name]]).filter(
    ([, value]) => typeof value === "string" && value !== "",
  );
  return { roll, ...Object.fromEntries(kept) };
}
