import { getTranslations } from "next-intl/server";
import { type Found, KINDS_SEARCHED, SHOWN_PER_KIND } from "./find-by-name";

/** What the search by name says. It comes with the page, so that no page has to load a translator for it. */
export interface FindWords {
  readonly title: string;
  readonly placeholder: string;
  readonly start: string;
  readonly none: string;
  readonly searching: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<Found["kind"], string>>;
  /** What is said of so many results, by their number. */
  readonly results: readonly string[];
}

export async function findWords(): Promise<FindWords> {
  const t = await getTranslations("common.find");
  const kind = await getTranslations("common.kind");
  return {
    title: t("title"),
    placeholder: t("placeholder"),
    start: t("start"),
    none: t("none"),
    searching: t("searching"),
    failed: t("failed"),
    kinds: {
      scenario: kind("scenario"),
      "army-list": kind("army-list"),
      map: kind("map"),
      "army-book": kind("army-book"),
    },
    results: Array.from({ length: KINDS_SEARCHED * SHOWN_PER_KIND + 1 }, (_, count) =>
      t("results", { count }),
    ),
  };
}
