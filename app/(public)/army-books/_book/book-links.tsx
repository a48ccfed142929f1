import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { ChapterNo } from "@/app/_ui/chapter-no";
import type { BookLink } from "@/lib/domain/army-book/army-book";
import { nameIn } from "@/lib/domain/army-book/names";
import type { Language } from "@/lib/domain/language";
import type { LinkedBook } from "@/lib/usecases/army-books/read-linked-books";

/** Whose units the army admits, by name; nothing where it admits none. */
export async function BookLinks({ linked }: { readonly linked: readonly LinkedBook[] }) {
  const t = await getTranslations("armyBook.read");
  if (linked.length === 0) return null;
  return (
    <section>
      <h2>
        {t("links")} <ChapterNo chapter="13.2" />
      </h2>
      <ul className="bookformations">
        {linked.map((each) => (
          <LinkLine key={each.link.id} linked={each} />
        ))}
      </ul>
    </section>
  );
}

async function LinkLine({ linked: { link, book, entries } }: { readonly linked: LinkedBook }) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const language = (await getLocale()) as Language;
  const nation = link.nation ? words(`nations.${link.nation}`) : t("linkAway");
  const limits = await limitsOf(link);
  return (
    <li>
      {book === null ? (
        nation
      ) : (
        <Link href={`/army-books/${book.id}`} lang={book.language}>
          {book.title}
        </Link>
      )}{" "}
      <span className="quiet">
        {[link.entries === "all" ? t("allEntries") : t("someEntries", { count: entries.length })]
          .concat(link.bodies ? t("linkBodies") : [], link.commanders ? t("linkCommanders") : [])
          .concat(limits)
          .join(" · ")}
      </span>
      {book !== null && link.entries !== "all" && (
        <p>{entries.map(({ names }) => nameIn(names, language, book.language)).join(" · ")}</p>
      )}
    </li>
  );
}

async function limitsOf({ maxRegiments, maxBases }: BookLink): Promise<string[]> {
  const t = await getTranslations("armyBook.read");
  return [
    ...(maxRegiments === null ? [] : [t("maxRegiments", { count: maxRegiments })]),
    ...(maxBases === null ? [] : [t("maxBases", { count: maxBases })]),
  ];
}
