import { getTranslations } from "next-intl/server";
import type { TableHit } from "@/lib/domain/document/rule-tables/search-tables";
import type { RulesSystem } from "./rules-system";
import { TableLink } from "./table-link";

interface TableHitsProps {
  readonly system: RulesSystem;
  readonly hits: readonly TableHit[];
}

/** The rows found in all tables, each with a link to its place. */
export async function TableHits({ system, hits }: TableHitsProps) {
  const t = await getTranslations("rules.table");
  if (hits.length === 0) return <p className="text-ink-3">{t("noHits")}</p>;
  return (
    <ul className="mt-3">
      {hits.map(({ ref, id, title, row, label, texts }) => (
        <li key={`${id}-${row ?? ""}`}>
          <TableLink
            system={system}
            href={`/rules/${system}/tables/${id}${row ? `#${row}` : ""}`}
            number={ref}
          >
            <span>
              {label ?? title}
              {label && <small className="block text-xs text-ink-3">{title}</small>}
            </span>
            <span className="num text-ink-3">{texts.join(" · ")}</span>
          </TableLink>
        </li>
      ))}
    </ul>
  );
}
