import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import {
  listBelleAllianceTables,
  searchBelleAllianceTables,
} from "@/lib/usecases/belle-alliance/rules/tables";
import { RulesFrame } from "../_tables/rules-frame";
import { type SearchParams, textOf } from "../_tables/search-params";
import { TableLink } from "../_tables/table-link";
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
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{t("edition.belle-alliance")}</p>
          <h1>{t("tables.belle-alliance")}</h1>
        </div>
        <TableSearchForm search={search} hint={t("searchHint.belle-alliance")} />
      </PageHead>
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
    <ol className="mt-4 gap-x-8 [columns:2_--spacing(70)]">
      {tables.map(({ n, title }) => (
        <li key={n}>
          <TableLink system="belle-alliance" href={`/rules/belle-alliance/tables/${n}`} number={n}>
            <span>{title}</span>
          </TableLink>
        </li>
      ))}
    </ol>
  );
}
