import { X } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { changed, type LibraryQuery, libraryHref, parseLibraryQuery } from "../library-query";
import type { ShownFilter } from "../shown-filters";
import type { ClubNames } from "./club-names";
import { nationWords } from "./library-words";

export interface FilterChipsProps {
  readonly query: LibraryQuery;
  readonly filters: readonly ShownFilter[];
  readonly clubs: ClubNames;
}

/** The filters that are set, each with its way out. */
export async function FilterChips({ query, filters, clubs }: FilterChipsProps) {
  if (filters.length === 0) return null;
  const t = await getTranslations("library");
  const words = await filterWords(clubs);
  const { kind, sort, look } = query;
  const bare = changed(parseLibraryQuery({}), { kind, sort, look });
  return (
    <p className="chips">
      <span className="quiet">{t("shown")}</span>
      {filters.map((filter) => (
        <Link
          key={`${filter.name} ${filter.value}`}
          className="chip"
          href={libraryHref(filter.without)}
          scroll={false}
        >
          {words(filter)}
          <X className="ic" aria-hidden />
          <span className="sr">{t("takeAway")}</span>
        </Link>
      ))}
      <Link className="btn bare" href={libraryHref(bare)} scroll={false}>
        {t("clear")}
      </Link>
    </p>
  );
}

async function filterWords(clubs: ClubNames): Promise<(filter: ShownFilter) => string> {
  const t = await getTranslations("library");
  const common = await getTranslations("common");
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
      default:
        return common(`${name}.${value}`);
    }
  };
}
