import type { Draft } from "immer";
import type { ArmyBook, BookFormation } from "../../book/army-book";
import type { BookEntry } from "../../book/book-entry";
import type { ArmyList, PinnedLink } from "../army-list";
import { bodyByLink, entryByLink, pinnedFormationOf } from "../pin";

/** The parts of a book needed to field its historical bodies. */
export type BodyBook = Pick<ArmyBook, "entries" | "formations" | "commanders">;

/**
 * A book that things are copied from; `link` is the link of the list's own book to it, `null` for the own book itself.
 */
export interface SourceBook {
  readonly book: BodyBook;
  readonly link: PinnedLink | null;
  readonly nextId: () => string;
}

/** Copies historical bodies and the entries they name into the list. */
export function copyBodies(
  draft: Draft<ArmyList>,
  lender: SourceBook,
  bodies: readonly BookFormation[],
): void {
  for (const body of bodies) copyBody(draft, lender, body);
  const named = new Set(bodies.flatMap(({ regiments }) => regiments.map((one) => one.entryId)));
  for (const entry of lender.book.entries) {
    if (named.has(entry.id)) copyEntry(draft, lender, entry);
  }
  if (lender.link !== null) copyLink(draft, lender.link);
}

/** Adds a link to the list's copies; if the list has it already, only extends what it admits. */
export function copyLink(draft: Draft<ArmyList>, link: PinnedLink): void {
  const held = draft.bookLinks.find(({ id }) => id === link.id);
  if (held === undefined) draft.bookLinks.push(structuredClone(link));
  else {
    held.bodies ||= link.bodies;
    held.commanders ||= link.commanders;
  }
}

/** The id of the list's copy of a body of the lender's book. */
export function copiedBodyId(list: ArmyList, { link }: SourceBook, formationId: string): string {
  if (link === null) return formationId;
  return bodyByLink(list, { linkId: link.id, formationId })?.id ?? formationId;
}

/** The same for an entry. */
export function copiedEntryId(list: ArmyList, { link }: SourceBook, entryId: string): string {
  if (link === null) return entryId;
  return entryByLink(list, { linkId: link.id, entryId })?.id ?? entryId;
}

function copyBody(draft: Draft<ArmyList>, { book, link, nextId }: SourceBook, body: BookFormation) {
  const pinned = pinnedFormationOf(book, body);
  if (link !== null) {
    pinned.from = { linkId: link.id, formationId: body.id };
    pinned.id = bodyByLink(draft, pinned.from)?.id ?? nextId();
  }
  draft.bookFormations = draft.bookFormations.filter(({ id }) => id !== pinned.id).concat(pinned);
}

function copyEntry(draft: Draft<ArmyList>, { link, nextId }: SourceBook, entry: BookEntry): void {
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
