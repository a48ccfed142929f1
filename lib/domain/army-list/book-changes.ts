import type { ArmyBook } from "../army-book/army-book";
import type { BookEntry } from "../army-book/book-entry";
import { nameIn } from "../army-book/names";
import { sameJson } from "../json";
import type { ArmyList, PinnedCommander } from "./army-list";
import { pinnedCommanderOf } from "./commands/leaders";
import { pinnedFormationOf, pinnedLinkOf } from "./pin";
import type { PinnedFormation } from "./pinned-formation";

/** One figure or word of an entry that another version of the book has otherwise. */
interface EntryFieldChange {
  /** The field's name; of a profile, the figure's. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What another version of the book would change in a list. */
export interface BookChange {
  readonly what: "entry" | "link" | "commander" | "formation";
  readonly id: string;
  /** In the language of the book's author. */
  readonly name: string;
  /** `gone`: the newer book has it no more; the list keeps its own. */
  readonly manner: "changed" | "gone";
  /** Empty for what is gone, and for formations. */
  readonly fields: readonly EntryFieldChange[];
}

/**
 * What a newer version of a list's book would change in what the list took from it: only entries, links, commanders and
 * historical bodies that it holds. The list itself stays as it is until its player takes the changes over.
 */
export function bookChanges(list: Snapshots, newer: ArmyBook): BookChange[] {
  return [...changesOf(heldBy(list, undefined), newer), ...linkChanges(list, newer)];
}

/** The same for a book that the list's own links to: of what came by that link. */
export function linkedBookChanges(
  list: Omit<Snapshots, "bookLinks">,
  linkId: string,
  newer: NewerBook,
): BookChange[] {
  return changesOf(heldBy(list, linkId), newer);
}

type Snapshots = Pick<ArmyList, "bookEntries" | "bookLinks" | "bookCommanders" | "bookFormations">;
type NewerBook = Pick<ArmyBook, "entries" | "commanders" | "formations" | "language">;

/** What a list holds of one book, under the ids of that book. */
interface Held {
  readonly entries: readonly BookEntry[];
  readonly commanders: readonly PinnedCommander[];
  readonly formations: readonly PinnedFormation[];
}

/** What came by a link, or is of the list's own book where `linkId` is undefined. */
function heldBy(list: Omit<Snapshots, "bookLinks">, linkId: string | undefined): Held {
  return {
    entries: list.bookEntries.flatMap(({ from, ...entry }) =>
      from?.linkId === linkId ? [{ ...entry, id: from?.entryId ?? entry.id }] : [],
    ),
    commanders: list.bookCommanders.flatMap(({ from, ...commander }) =>
      from?.linkId === linkId ? [{ ...commander, id: from?.commanderId ?? commander.id }] : [],
    ),
    formations: list.bookFormations.flatMap(({ from, ...body }) =>
      from?.linkId === linkId ? [{ ...body, id: from?.formationId ?? body.id }] : [],
    ),
  };
}

function changesOf({ entries, commanders, formations }: Held, newer: NewerBook): BookChange[] {
  return [
    ...entryChanges(entries, newer),
    ...commanderChanges(commanders, newer),
    ...formationChanges(formations, newer),
  ];
}

function entryChanges(
  held: readonly BookEntry[],
  newer: Pick<ArmyBook, "entries" | "language">,
): BookChange[] {
  const entries = new Map(newer.entries.map((entry) => [entry.id, entry]));
  return held.flatMap((old): BookChange[] => {
    const { id } = old;
    const name = nameIn(old.names, newer.language, newer.language);
    const now = entries.get(id);
    if (now === undefined) return [{ what: "entry", id, name, manner: "gone", fields: [] }];
    const fields = fieldsChanged(old, now);
    return fields.length > 0 ? [{ what: "entry", id, name, manner: "changed", fields }] : [];
  });
}

function linkChanges({ bookLinks }: Pick<ArmyList, "bookLinks">, newer: ArmyBook): BookChange[] {
  return bookLinks.flatMap((old): BookChange[] => {
    const now = newer.links.find(({ id }) => id === old.id);
    const change = { what: "link", id: old.id, name: old.book.title, fields: [] } as const;
    if (now === undefined) return [{ ...change, manner: "gone" }];
    return sameJson(pinnedLinkOf(now, old.book), old) ? [] : [{ ...change, manner: "changed" }];
  });
}

function commanderChanges(
  held: readonly PinnedCommander[],
  newer: Pick<ArmyBook, "commanders">,
): BookChange[] {
  return held.flatMap((old): BookChange[] => {
    const now = newer.commanders.find(({ id }) => id === old.id);
    const change = { what: "commander", id: old.id, name: old.name, fields: [] } as const;
    if (now === undefined) return [{ ...change, manner: "gone" }];
    return sameJson(pinnedCommanderOf(now), old) ? [] : [{ ...change, manner: "changed" }];
  });
}

function fieldsChanged(old: BookEntry, now: BookEntry): EntryFieldChange[] {
  const { profile: oldProfile, ...oldRest } = old;
  const { profile: newProfile, ...newRest } = now;
  const before: Readonly<Record<string, unknown>> = { ...oldRest, ...oldProfile };
  const after: Readonly<Record<string, unknown>> = { ...newRest, ...newProfile };
  return Object.keys(after)
    .filter((field) => !sameJson(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function formationChanges(held: readonly PinnedFormation[], newer: NewerBook): BookChange[] {
  return held.flatMap((old): BookChange[] => {
    const name = nameIn(old.names, newer.language, newer.language);
    const now = newer.formations.find(({ id }) => id === old.id);
    const change = { what: "formation", id: old.id, name, fields: [] } as const;
    if (now === undefined) return [{ ...change, manner: "gone" }];
    const isSame = sameJson(pinnedFormationOf(newer, now), old);
    return isSame ? [] : [{ ...change, manner: "changed" }];
  });
}
