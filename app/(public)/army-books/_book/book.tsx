import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { armOf } from "@/lib/domain/army-book/figures";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { LinkedBook } from "@/lib/usecases/army-books/read-linked-books";
import { BookCommanders } from "./book-commanders";
import { BookFormations } from "./book-formations";
import { BookLinks } from "./book-links";
import { BookRules } from "./book-rules";
import { EntryTable } from "./entry-table";

export interface BookProps {
  readonly book: ArmyBook;
  readonly linked: readonly LinkedBook[];
  /** What can be done with it, below the title. */
  readonly children: ReactNode;
}

/** A whole book: units by arm, formations, commanders, rules, sources. */
export async function Book({ book, linked, children }: BookProps) {
  const t = await getTranslations("armyBook.read");
  return (
    <>
      <header>
        <h1 lang={book.language}>{book.title}</h1>
        <BookFacts book={book} />
        {children}
      </header>
      {book.notes && <MarkdownView text={book.notes} topLevel={2} lang={book.language} />}
      <p className="quiet">{t("openNote")}</p>
      {[...ARMS, null].map((arm) => (
        <EntryTable
          key={arm ?? "open"}
          arm={arm}
          book={book}
          entries={book.entries.filter((entry) => armOf(entry) === arm)}
        />
      ))}
      <BookCommanders book={book} />
      <BookFormations book={book} />
      <BookRules book={book} />
      <BookLinks linked={linked} />
      {book.source && (
        <section>
          <h2>{t("source")}</h2>
          <MarkdownView text={book.source} topLevel={3} lang={book.language} />
        </section>
      )}
    </>
  );
}

async function BookFacts({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const nation = book.nation === null ? book.nationName : words(`nations.${book.nation}`);
  return (
    <p className="facts">
      <span>{nation || t("otherNation")}</span>
      <span>{words("system")}</span>
      {book.edition && <span>{t("edition", { edition: book.edition })}</span>}
      <span>{t("count.entries", { count: book.entries.length })}</span>
      {book.commanders.length > 0 && (
        <span>{t("count.commanders", { count: book.commanders.length })}</span>
      )}
    </p>
  );
}
