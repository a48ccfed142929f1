import { LayoutGrid, List, Search } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { selectLook } from "@/app/_ui/field-look";
import { SearchField } from "@/app/_ui/search-field";
import { segmentLook } from "@/app/_ui/segment-look";
import { DOCUMENT_KINDS } from "@/lib/domain/document/document-kind";
import { CATALOGUE_SORTS, type FacetCounts } from "@/lib/domain/kinds/catalogue-query";
import { changed, type LibraryQuery, libraryHref } from "../library-query";

interface LibraryBarProps {
  readonly query: LibraryQuery;
  readonly counts: FacetCounts;
}

/** The search field, and the choice of kind, order and layout. */
export async function LibraryBar({ query, counts }: LibraryBarProps) {
  const t = await getTranslations("library");
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-ink-3 pb-3 max-desktop:mt-0">
      <SearchField
        key={query.q}
        icon={<Search aria-hidden />}
        className="max-w-67.5 flex-[1_1_--spacing(50)] max-tablet:max-w-none max-tablet:basis-full"
        name="q"
        defaultValue={query.q}
        maxLength={200}
        aria-label={t("search")}
        placeholder={t("searchHint")}
      />
      <KindChoice query={query} counts={counts} />
      <div className="ms-auto flex items-center gap-2 max-tablet:ms-0 max-tablet:w-full">
        <label className="text-xs text-ink-2" htmlFor="sort">
          {t("sortBy")}
        </label>
        <select
          className={selectLook({ width: "own", className: "w-41 max-tablet:flex-1" })}
          id="sort"
          name="sort"
          defaultValue={query.sort}
          key={query.sort}
        >
          {CATALOGUE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <LookChoice query={query} />
      </div>
    </div>
  );
}

const segments = segmentLook();

async function KindChoice({ query, counts }: LibraryBarProps) {
  const t = await getTranslations("library");
  const all = DOCUMENT_KINDS.reduce((sum, kind) => sum + (counts.kind[kind] ?? 0), 0);
  return (
    <nav
      className={segments.strip({ className: "overflow-x-auto scrollbar-none" })}
      aria-label={t("kind")}
    >
      {[null, ...DOCUMENT_KINDS].map((kind) => (
        <Link
          key={kind}
          href={libraryHref(changed(query, { kind }))}
          aria-current={query.kind === kind || undefined}
          scroll={false}
          className={segments.segment()}
        >
          {t(`kinds.${kind ?? "all"}`)}
          <span className="text-ink-3 tabular-nums">{kind ? (counts.kind[kind] ?? 0) : all}</span>
        </Link>
      ))}
    </nav>
  );
}

async function LookChoice({ query }: Pick<LibraryBarProps, "query">) {
  const t = await getTranslations("library");
  const icons = { cards: LayoutGrid, rows: List } as const;
  return (
    <nav className={segments.strip()} aria-label={t("look")}>
      {(["cards", "rows"] as const).map((look) => {
        const Icon = icons[look];
        return (
          <Link
            key={look}
            href={libraryHref({ ...query, look })}
            aria-label={t(`looks.${look}`)}
            aria-current={query.look === look || undefined}
            scroll={false}
            className={segments.segment({ className: "justify-center touch:min-w-11" })}
          >
            <Icon aria-hidden />
          </Link>
        );
      })}
    </nav>
  );
}
