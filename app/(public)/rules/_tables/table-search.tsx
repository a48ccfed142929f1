import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { TableHit } from "@/lib/usecases/search-belle-alliance-tables";

/** The rows of all tables that hold the words sought, each leading to its place. */
export async function TableHits({ hits }: { readonly hits: readonly TableHit[] }) {
  const t = await getTranslations("rules.table");
  if (hits.length === 0) return <p className="quiet">{t("noHits")}</p>;
  return (
    <ul className="tablehits">
      {hits.map(({ n, title, row, label, texts }) => (
        <li key={`${n}-${row ?? ""}`}>
          <Link href={`/rules/belle-alliance/tables/${n}${row ? `#${row}` : ""}`} prefetch={false}>
            <span className="tn">{n}</span>
            <span>
              {label ?? title}
              {label && <small>{title}</small>}
            </span>
            <span className="num quiet">{texts.join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
