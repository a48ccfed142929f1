import type { DocumentLink } from "../../document/kind-of-document";
import type { ArmyBook, BookCommander, BookFormation, BookLink } from "./army-book";
import { bodiesUnder } from "./bodies";
import type { BookEntry } from "./book-entry";
import { shippedBookId } from "./book-words";

/** The id of the linked book: a stored one, or a nation's generic one. */
export function aimOf({ nation, bookId }: Pick<BookLink, "nation" | "bookId">): string {
  return nation === null ? String(bookId) : shippedBookId(nation);
}

/** The books a book links to [13.2]. */
export function linksOfBook({ links }: Pick<ArmyBook, "links">): DocumentLink[] {
  return links.map((link, i) => ({
    id: aimOf(link),
    path: `/links/${i}/${link.nation === null ? "bookId" : "nation"}`,
  }));
}

/** The entries a link admits from the linked book's own, not those it links to, so cycles of links do no harm [13.2]. */
export function admittedEntries(
  { entries }: Pick<BookLink, "entries">,
  book: Pick<ArmyBook, "entries">,
): BookEntry[] {
  return entries === "all" ? book.entries : book.entries.filter(({ id }) => entries.includes(id));
}

/** The historical bodies a link admits: none, or those whose regiments, including those of lower bodies, are all admitted. */
export function admittedBodies(
  link: Pick<BookLink, "entries" | "bodies">,
  book: Pick<ArmyBook, "entries" | "formations">,
): BookFormation[] {
  if (!link.bodies) return [];
  const open = new Set(admittedEntries(link, book).map(({ id }) => id));
  return book.formations.filter((body) =>
    [body, ...bodiesUnder(book, body.id)].every(({ regiments }) =>
      regiments.every(({ entryId }) => open.has(entryId)),
    ),
  );
}

/** The commanders a link admits: all if it admits commanders, otherwise those of the bodies it admits [13.2]. */
export function admittedCommanders(
  link: Pick<BookLink, "entries" | "bodies" | "commanders">,
  book: Pick<ArmyBook, "entries" | "formations" | "commanders">,
): BookCommander[] {
  if (link.commanders) return book.commanders;
  const leading = new Set(admittedBodies(link, book).map(({ commanderId }) => commanderId));
  return book.commanders.filter(({ id }) => leading.has(id));
}
