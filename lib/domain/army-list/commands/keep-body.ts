import type { Draft } from "immer";
import type { ArmyBook, BookFormation } from "../../army-book/army-book";
import type { BookEntry } from "../../army-book/book-entry";
import type { ArmyList, PinnedLink } from "../army-list";
import { bodyByLink, entryByLink, pinnedFormationOf } from "../pin";

/** What of a book its historical bodies are fielded from. */
export type BodyBook = Pick<ArmyBook, "entries" | "formations" | "commanders">;

/** A book that something is taken over from; `link` is the one of the list's own book that admits it, `null` where it is that book itself. */
export interface Lender {
  readonly book: BodyBook;
  readonly link: PinnedLink | null;
  readonly nextId: () => string;
}

/** Snapshots of historical bodies and of the entries they name. */
export function keepBodies(
  draft: Draft<ArmyList>,
  lender: Lender,
  bodies: readonly BookFormation[],
): void {
  for (const body of bodies) keepBody(draft, lender, body);
  const named = new Set(bodies.flatMap(({ regiments }) => regiments.map((one) => one.entryId)));
  for (const entry of lender.book.entries) {
    if (named.has(entry.id)) keepEntry(draft, lender, entry);
  }
  if (lender.link !== null) keepLink(draft, lender.link);
}

/** The link as the list knows it already, admitting now what it admits when something comes by it. */
export function keepLink(draft: Draft<ArmyList>, link: PinnedLink): void {
  const held = draft.bookLinks.find(({ id }) => id === link.id);
  if (held === undefined) draft.bookLinks.push(structuredClone(link));
  else {
    held.bodies ||= link.bodies;
    held.commanders ||= link.commanders;
  }
}

/** The id under which the list keeps a body of the lender's. */
export function keptBodyId(list: ArmyList, { link }: Lender, formationId: string): string {
  if (link === null) return formationId;
  return bodyByLink(list, { linkId: link.id, formationId })?.id ?? formationId;
}

/** The same of an entry. */
export function keptEntryId(list: ArmyList, { link }: Lender, entryId: string): string {
  if (link === null) return entryId;
  return entryByLink(list, { linkId: link.id, entryId })?.id ?? entryId;
}

function keepBody(draft: Draft<ArmyList>, { book, link, nextId }: Lender, body: BookFormation) {
  const pinned = pinnedFormationOf(book, body);
  if (link !== null) {
    pinned.from = { linkId: link.id, formationId: body.id };
    pinned.id = bodyByLink(draft, pinned.from)?.id ?? nextId();
  }
  draft.bookFormations = draft.bookFormations.filter(({ id }) => id !== pinned.id).concat(pinned);
}

function keepEntry(draft: Draft<ArmyList>, { link, nextId }: Lender, entry: BookEntry): void {
  const copy = structuredClone(entry);
  if (link === null) {
    if (!draft.bookEntries.some(({ id }) => id === entry.id)) draft.bookEntries.push(copy);
    return;
  }
  const from = { linkId: link.id, entryId: entry.id };
  if (entryByLink(draft, from) === undefined) {
    draft.bookEntries.push({ ...copy, id: nextId(), from });
  }
}
