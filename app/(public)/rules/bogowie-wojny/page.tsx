import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SectionTitle } from "@/app/_ui/section-title";
import { Columns } from "@/app/(public)/_reading/columns";
import { PageHead } from "@/app/(public)/_reading/page-head";
import type { BogowieWojnyHead } from "@/lib/domain/bogowie-wojny/tables/table";
import {
  listBogowieWojnyTables,
  searchBogowieWojnyTables,
} from "@/lib/usecases/bogowie-wojny/rules/tables";
import { HeadList } from "../_tables/head-list";
import { RulesFrame } from "../_tables/rules-frame";
import { type SearchParams, textOf } from "../_tables/search-params";
import { TableHits } from "../_tables/table-search";
import { TableSearchForm } from "../_tables/table-search-form";
import { bogowieWojnyWords } from "../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.tables");
  return { title: t("bogowie-wojny") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** All tables of Bogowie Wojny by chapter, and a search through every row of them. */
export default async function BogowieWojnyPage({ searchParams }: PageProps) {
  const search = textOf((await searchParams).q);
  const t = await getTranslations("rules");
  const words = await bogowieWojnyWords();
  return (
    <RulesFrame system="bogowie-wojny" current="overview">
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{t("edition.bogowie-wojny")}</p>
          <h1>{t("tables.bogowie-wojny")}</h1>
        </div>
        <TableSearchForm search={search} hint={t("searchHint.bogowie-wojny")} />
      </PageHead>
      {search ? (
        <TableHits system="bogowie-wojny" hits={searchBogowieWojnyTables(search, words)} />
      ) : (
        <Chapters heads={listBogowieWojnyTables(words)} />
      )}
    </RulesFrame>
  );
}

async function Chapters({ heads }: { readonly heads: readonly BogowieWojnyHead[] }) {
  const t = await getTranslations("bogowieWojnyTables.chapters");
  const numbers = [...new Set(heads.map(({ chapter }) => chapterOf(chapter)))];
  return (
    <Columns>
      {numbers.map((number) => (
        <section key={number}>
          <SectionTitle>{t(number)}</SectionTitle>
          <HeadList heads={heads.filter(({ chapter }) => chapterOf(chapter) === number)} />
        </section>
      ))}
    </Columns>
  );
}

/** Returns "10" for "10.40". */
function chapterOf(chapter: string): string {
  return chapter.slice(0, chapter.indexOf("."));
}
