import "./library.css";
import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { currentContext } from "@/lib/auth/session-gate";
import type { CataloguePosition } from "@/lib/domain/catalogue-query";
import { countFacets } from "@/lib/usecases/documents/count-facets";
import { listDocuments } from "@/lib/usecases/documents/list-documents";
import { AutoSubmit } from "./_components/auto-submit";
import { clubNames } from "./_components/club-names";
import { Facets } from "./_components/facets";
import { FilterChips } from "./_components/filter-chips";
import { LibraryBar } from "./_components/library-bar";
import { type LibraryEntry, openEntries } from "./_components/library-entry";
import { WorkCard } from "./_components/work-card";
import {
  filterOf,
  type LibraryQuery,
  libraryHref,
  parseLibraryQuery,
  type SearchParams,
} from "./library-query";
import { shownFilters } from "./shown-filters";

const PAGE = 24;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("library"))("title") };
}

interface LibraryPageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** Everything that is public or the reader's own, to search and narrow. */
export default async function LibraryPage({ searchParams }: LibraryPageProps) {
  const t = await getTranslations("library");
  const query = parseLibraryQuery(await searchParams);
  const context = await currentContext();
  const filter = filterOf(query);
  const [page, counts, clubs] = await Promise.all([
    listDocuments(context, { filter, sort: query.sort, after: query.after, limit: PAGE }),
    countFacets(context, filter),
    clubNames(context, query.club),
  ]);
  const entries = await openEntries(context, page.items);
  const filters = shownFilters(query);
  const matching = query.kind
    ? (counts.kind[query.kind] ?? 0)
    : Object.values(counts.kind).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <main id="main" className="page">
        <AutoSubmit id="library" action="/library" label={t("search")}>
          <div className="lib">
            <input type="hidden" name="kind" value={query.kind ?? ""} />
            <input type="hidden" name="look" value={query.look === "cards" ? "" : query.look} />
            <Facets
              query={query}
              counts={counts}
              set={filters.length}
              clubs={clubs}
              isSignedIn={context.actor !== null}
            />
            <LibraryHead matching={matching} />
            <div>
              <LibraryBar query={query} counts={counts} />
              <FilterChips query={query} filters={filters} clubs={clubs} />
              <Works entries={entries} query={query} next={page.next} />
            </div>
          </div>
        </AutoSubmit>
      </main>
      <Footer />
    </>
  );
}

async function LibraryHead({ matching }: { readonly matching: number }) {
  const t = await getTranslations("library");
  return (
    <div className="libhead">
      <div>
        <h1>{t("title")}</h1>
        <p className="quiet" aria-live="polite">
          {t("matching", { count: matching })}
        </p>
      </div>
      <div className="libnew">
        <LinkButton href="/army-lists/new" icon={<Plus className="ic" aria-hidden />}>
          {t("newList")}
        </LinkButton>
        <LinkButton
          href="/desk?new=scenario"
          look="primary"
          icon={<Plus className="ic" aria-hidden />}
        >
          {t("newScenario")}
        </LinkButton>
      </div>
    </div>
  );
}

interface WorksProps {
  readonly entries: readonly LibraryEntry[];
  readonly query: LibraryQuery;
  readonly next: CataloguePosition | null;
}

async function Works({ entries, query, next }: WorksProps) {
  const t = await getTranslations("library");
  if (entries.length === 0) {
    const all = parseLibraryQuery({});
    return (
      <EmptyState
        title={t("none.title")}
        actions={<LinkButton href={libraryHref(all)}>{t("none.all")}</LinkButton>}
      >
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="works" data-view={query.look}>
        {entries.map((entry) => (
          <WorkCard key={entry.item.id} entry={entry} />
        ))}
      </ul>
      <nav className="pages" aria-label={t("pages")}>
        {query.after && (
          <LinkButton href={libraryHref({ ...query, after: null })}>{t("firstPage")}</LinkButton>
        )}
        {next && (
          <LinkButton href={libraryHref({ ...query, after: next })}>{t("nextPage")}</LinkButton>
        )}
      </nav>
    </>
  );
}
