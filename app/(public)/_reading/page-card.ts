import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { inShort } from "@/app/_ui/plain-text";
import type { Documents } from "@/lib/domain/kinds/document";
import { nationWords } from "../library/_components/library-words";

/** What chats, search engines and social networks show of a page. */
interface PageCard {
  readonly title: string;
  /** Markdown, or facts; the first that says anything is shown. */
  readonly descriptions: readonly string[];
  /** The address of a PNG below `/api/v1`, without a query: what anyone sees. */
  readonly picture: string;
  /** More of the picture's query: `for=public`. */
  readonly query?: string;
}

/** The card of a list, a book or a map as others than its owner see it. */
export async function cardOfDocument(
  shown: Documents["army-list" | "army-book" | "map"],
  picture: string,
): Promise<Metadata> {
  const { title } = shown;
  const facts = (await factsOf(shown)).filter(Boolean).join(" · ");
  const descriptions = shown.kind === "map" ? [shown.notes, facts] : [facts];
  return cardOf({ title, descriptions, picture });
}

async function factsOf(
  shown: Documents["army-list" | "army-book" | "map"],
): Promise<readonly (string | number | null)[]> {
  const t = await getTranslations("library");
  const nation = await nationWords();
  switch (shown.kind) {
    case "army-list": {
      const count = shown.formations
        .flatMap(({ regiments }) => regiments)
        .reduce((sum, { bases }) => sum + bases, 0);
      return [nation(shown.nation), shown.year, shown.format.name, t("bases", { count })];
    }
    case "army-book": {
      const of = shown.nation === null ? shown.nationName : nation(shown.nation);
      return [of, shown.edition, t("entries", { count: shown.entries.length })];
    }
    case "map": {
      const { widthCm, depthCm } = shown.system === "belle-alliance" ? shown.map : shown.table;
      return [t("table", { width: widthCm, depth: depthCm })];
    }
  }
}

/** The metadata of a page with a picture. Its address becomes absolute by the frame's (`app/layout.tsx`). */
export async function cardOf({
  title,
  descriptions,
  picture,
  query = "",
}: PageCard): Promise<Pick<Metadata, "title" | "description" | "openGraph" | "twitter">> {
  const t = await getTranslations("common");
  const language = await getLocale();
  const [description = t("description")] = descriptions.map(inShort).filter(Boolean);
  const url = `/api/v1${picture}?lang=${language}${query && `&${query}`}`;
  return {
    title,
    description,
    openGraph: {
      type: "article",
      siteName: t("name"),
      locale: language,
      title,
      description,
      images: [{ url, type: "image/png", alt: title }],
    },
    twitter: { card: "summary_large_image" },
  };
}
