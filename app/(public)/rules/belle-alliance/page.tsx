import "../rules.css";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { listBelleAllianceTables } from "@/lib/usecases/belle-alliance-tables";
import { searchBelleAllianceTables } from "@/lib/usecases/search-belle-alliance-tables";
import { LiveForm } from "../_tables/live-form";
import { QueryField } from "../_tables/query-fields";
import { RulesFrame } from "../_tables/rules-frame";
import { type SearchParams, textOf } from "../_tables/search-params";
import { TableHits } from "../_tables/table-search";
import { belleAllianceWords } from "../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("tables") };
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
    <RulesFrame current="overview">
      <div className="rulehead">
        <div>
          <p className="quiet">{t("edition")}</p>
          <h1>{t("tables")}</h1>
        </div>
        <LiveForm className="rulectl" label={t("table.search")} submit={t("valour.show")}>
          <QueryField
            id="q"
            name="q"
            type="search"
            label={t("table.search")}
            value={search}
            hint={t("table.searchHint")}
          />
        </LiveForm>
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
