import { Plus, X } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { buttonLook } from "@/app/_ui/button-look";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { type CataloguePosition, MANY_PLAYERS } from "@/lib/domain/kinds/catalogue-query";
import { AutoSubmit } from "./_components/auto-submit";
import type { ClubNames } from "./_components/club-names";
import { Facets } from "./_components/facets";
import { LibraryBar } from "./_components/library-bar";
import { type LibraryEntry, openEntries } from "./_components/library-entry";
import { type CardWords, cardWords, nationWords } from "./_components/library-words";
import { WorkCard, WorkRow } from "./_components/work-card";
import { WorkList } from "./_components/work-list";
import {
  changed,
  type LibraryQuery,
  libraryHref,
  parseLibraryQuery,
  type SearchParams,
} from "./library-query";
import { loadLibrary } from "./load-library";
import { type ShownFilter, shownFilters } from "./shown-filters";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("library"))("title") };
}

interface LibraryPageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** The library: all documents that are public or the reader's own, to search and filter. */
export default async function LibraryPage({ searchParams }: LibraryPageProps) {
  const t = await getTranslations("library");
  const query = parseLibraryQuery(await searchParams);
  const context = await currentContext();
  const language = await getLocale();
  const { page, counts, clubs } = await loadLibrary(context, query, language);
  const entries = await openEntries(context, page.items, language);
  const words = await cardWords();
  const filters = shownFilters(query);
  const matching = query.kind
    ? (counts.kind[query.kind] ?? 0)
    : Object.values(counts.kind).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Page>
        <AutoSubmit id="library" action="/library" label={t("search")}>
          <div className="flex flex-col desktop:grid desktop:grid-cols-[--spacing(54)_minmax(0,1fr)] desktop:grid-rows-[auto_1fr] desktop:gap-x-8">
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
            <div className="group-aria-busy:opacity-60">
              <LibraryBar query={query} counts={counts} />
              <FilterChips query={query} filters={filters} clubs={clubs} />
              <Works entries={entries} words={words} query={query} next={page.next} />
            </div>
          </div>
        </AutoSubmit>
      </Page>
      <Footer />
    </>
  );
}

interface FilterChipsProps {
  readonly query: LibraryQuery;
  readonly filters: readonly ShownFilter[];
  readonly clubs: ClubNames;
}

/** The filters in use, each with a link that removes it. */
async function FilterChips({ query, filters, clubs }: FilterChipsProps) {
  if (filters.length === 0) return null;
  const t = await getTranslations("library");
  const words = await filterWords(clubs);
  const { kind, sort, look } = query;
  const bare = changed(parseLibraryQuery({}), { kind, sort, look });
  return (
    <p className="flex flex-wrap items-center gap-2 pb-2 text-xs">
      <span className="text-ink-3">{t("shown")}</span>
      {filters.map((filter) => (
        <Link
          key={`${filter.name} ${filter.value}`}
          className="inline-flex min-h-6.5 items-center gap-1.25 rounded-full wrap-anywhere border border-brass bg-select ps-2.5 pe-1.5 no-underline touch:min-h-11 touch:ps-3.5 touch:pe-2.5"
          href={libraryHref(filter.without)}
          scroll={false}
        >
          {words(filter)}
          <X className="size-3 shrink-0" aria-hidden />
          <span className="sr-only">{t("takeAway")}</span>
        </Link>
      ))}
      <Link
        className={buttonLook({ look: "bare", size: "small", className: "font-normal!" })}
        href={libraryHref(bare)}
        scroll={false}
      >
        {t("clear")}
      </Link>
    </p>
  );
}

async function filterWords(clubs: ClubNames): Promise<(filter: ShownFilter) => string> {
  const t = await getTranslations("library");
  const common = await getTranslations("common");
  const campaigns = await getTranslations("campaigns");
  const nation = await nationWords();
  return ({ name, value }) => {
    switch (name) {
      case "q":
        return t("searched", { words: value });
      case "years":
        return value;
      case "mine":
        return t("mine");
      case "club":
        return clubs[value] ?? t("facet.club");
      case "nation":
        return nation(value);
      case "size":
        return t(`size.${value}`);
      case "table":
        return t(`tableClass.${value}`);
      case "players":
        return value === String(MANY_PLAYERS)
          ? `${t("facet.players")}: ${t("sixOrMore")}`
          : t("players", { to: Number(value), range: value });
      case "campaign":
        return campaigns(value);
      default:
        return common(`${name}.${value}`);
    }
  };
}

async function LibraryHead({ matching }: { readonly matching: number }) {
  const t = await getTranslations("library");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 max-desktop:-order-1 max-desktop:mb-3">
      <div>
        <h1>{t("title")}</h1>
        <p className="text-sm text-ink-3" aria-live="polite">
          {t("matching", { count: matching })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/army-lists/new" icon={<Plus aria-hidden />}>
          {t("newList")}
        </LinkButton>
        <LinkButton href="/maps/new" icon={<Plus aria-hidden />}>
          {t("newField")}
        </LinkButton>
        <LinkButton href="/desk?new=scenario" look="primary" icon={<Plus aria-hidden />}>
          {t("newScenario")}
        </LinkButton>
      </div>
    </div>
  );
}

interface WorksProps {
  readonly entries: readonly LibraryEntry[];
  readonly words: CardWords;
  readonly query: LibraryQuery;
  readonly next: CataloguePosition | null;
}

async function Works({ entries, words, query, next }: WorksProps) {
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
  const Work = query.look === "rows" ? WorkRow : WorkCard;
  return (
    <>
      <WorkList look={query.look}>
        {entries.map((entry) => (
          <Work key={entry.item.id} entry={entry} words={words} />
        ))}
      </WorkList>
      <nav className="mt-5 flex justify-center gap-2" aria-label={t("pages")}>
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
