import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { classNames } from "@/app/_ui/class-names";
import type { TableHit } from "@/lib/domain/rule-tables/search-tables";
import type { RulesSystem } from "./rules-system";

interface TableHitsProps {
  readonly system: RulesSystem;
  readonly hits: readonly TableHit[];
}

/** The rows of all tables that hold the words sought, each leading to its place. */
export async function TableHits({ system, hits }: TableHitsProps) {
  const t = await getTranslations("rules.table");
  if (hits.length === 0) return <p className="text-ink-3">{t("noHits")}</p>;
  return (
    <ul className={classNames("tablehits", system)}>
      {hits.map(({ ref, id, title, row, label, texts }) => (
        <li key={`${id}-${row ?? ""}`}>
          <Link href={`/rules/${system}/tables/${id}${row ? `#${row}` : ""}`} prefetch={false}>
            <span className="tn">{ref}</span>
            <span>
              {label ?? title}
              {label && <small>{title}</small>}
            </span>
            <span className="num text-ink-3">{texts.join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
