import "../rules.css";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import {
  listBelleAllianceTables,
  searchBelleAllianceTables,
} from "@/lib/usecases/rules/belle-alliance-tables";
import { RulesFrame } from "../_tables/rules-frame";
import { type SearchParams, textOf } from "../_tables/search-params";
import { TableHits } from "../_tables/table-search";
import { TableSearchForm } from "../_tables/table-search-form";
import { belleAllianceWords } from "../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("tables.belle-alliance") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** All tables of Belle Alliance, and a search through every row of them. */
export default async function BelleAlliancePage({ searchParams }: PageProps) {
  const search = textOf((await searchParams).q);
  const t = await getTranslations("rules");
  const words = await belleAllianceWords();
  return (
    <RulesFrame system="belle-alliance" current="overview">
      <div className="rulehead">
        <div>
          <p className="text-ink-3">{t("edition.belle-alliance")}</p>
          <h1>{t("tables.belle-alliance")}</h1>
        </div>
        <TableSearchForm search={search} hint={t("searchHint.belle-alliance")} />
      </div>
      {search ? (
        <TableHits system="belle-alliance" hits={searchBelleAllianceTables(search, words)} />
      ) : (
        <TableList tables={listBelleAllianceTables(words)} />
      )}
    </RulesFrame>
  );
}

function TableList({ tables }: { readonly tables: ReturnType<typeof listBelleAllianceTables> }) {
  return (
    <ol className="tablelist">
      {tables.map(({ n, title }) => (
        <li key={n}>
          <Link href={`/rules/belle-alliance/tables/${n}`} prefetch={false}>
            <span className="tn">{n}</span> {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
