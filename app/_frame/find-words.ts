import { getTranslations } from "next-intl/server";
import { DOCUMENT_KINDS } from "@/lib/domain/document/document-kind";
import { type Found, MAX_FOUND } from "./find-by-name";

/** The texts of the search by name. They are sent with the page, so that no page has to load a translator for it. */
export interface FindWords {
  readonly title: string;
  readonly placeholder: string;
  readonly start: string;
  readonly none: string;
  readonly searching: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<Found["kind"], string>>;
  /** The message for this many results. */
  readonly results: readonly string[];
  /** Texts for searching on a desk. */
  readonly desk: {
    readonly title: string;
    readonly placeholder: string;
    readonly none: string;
    /** The lines for switching to all documents and back. */
    readonly everywhere: string;
    readonly back: string;
    readonly leaves: string;
  };
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
    // Safe: each kind has its entry.
    kinds: Object.fromEntries(
      DOCUMENT_KINDS.map((each) => [each, kind(each)]),
    ) as FindWords["kinds"],
    results: Array.from({ length: MAX_FOUND + 1 }, (_, count) => t("results", { count })),
    desk: {
      title: t("desk.title"),
      placeholder: t("desk.placeholder"),
      none: t("desk.none"),
      everywhere: t("desk.everywhere"),
      back: t("desk.back"),
      leaves: t("desk.leaves"),
    },
  };
}
