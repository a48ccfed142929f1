import type { ArmyBook, BookCommander, BookFormation, BookLink } from "./army-book";
import { bodiesUnder } from "./bodies";
import type { BookEntry } from "./book-entry";
import { shippedBookId } from "./book-words";

/** The id of the book that a link leads to: a stored one, or a nation's generic one. */
export function aimOf({ nation, bookId }: Pick<BookLink, "nation" | "bookId">): string {
  return nation === null ? String(bookId) : shippedBookId(nation);
}

/** The entries of a linked book that a link admits: of that book's own, so that links in a circle lead nowhere [13.2]. */
export function admittedEntries(
  { entries }: Pick<BookLink, "entries">,
  book: Pick<ArmyBook, "entries">,
): BookEntry[] {
  return entries === "all" ? book.entries : book.entries.filter(({ id }) => entries.includes(id));
}

/** The historical bodies that a link admits: none, or those all of whose regiments it admits, lower bodies included. */
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

/** The commanders that come by a link: all of them where it admits them, else those who lead a body it admits [13.2]. */
export function admittedCommanders(
  link: Pick<BookLink, "entries" | "bodies" | "commanders">,
  book: Pick<ArmyBook, "entries" | "formations" | "commanders">,
): BookCommander[] {
  if (link.commanders) return book.commanders;
  const leading = new Set(admittedBodies(link, book).map(({ commanderId }) => commanderId));
  return book.commanders.filter(({ id }) => leading.has(id));
}

/** The links of a book whose aims lead back to it, as indexes; `links` tells those of each other book. */
export function circularLinks(
  { id, links }: { readonly id: string; readonly links: readonly BookLink[] },
  linksOf: ReadonlyMap<string, readonly BookLink[]>,
): number[] {
  return links.flatMap((link, i) => (leadsTo(id, aimOf(link), linksOf) ? [i] : []));
}

function leadsTo(
  wanted: string,
  from: string,
  linksOf: ReadonlyMap<string, readonly BookLink[]>,
): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === wanted) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(linksOf.get(at) ?? []).map(aimOf));
  }
  return false;
}
