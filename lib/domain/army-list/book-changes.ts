import type { ArmyBook } from "../army-book/army-book";
import type { BookEntry } from "../army-book/book-entry";
import { nameIn } from "../army-book/names";
import { sameJson } from "../json";
import type { ArmyList } from "./army-list";
import { pinnedCommanderOf } from "./commands/leaders";
import { pinnedFormationOf } from "./pin";

/** One figure or word of an entry that another version of the book has otherwise. */
export interface EntryFieldChange {
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
export function bookChanges(
  list: Pick<ArmyList, "bookEntries" | "bookLinks" | "bookCommanders" | "bookFormations">,
  newer: ArmyBook,
): BookChange[] {
  const own = list.bookEntries.flatMap((entry) => (entry.from ? [] : [{ entry, id: entry.id }]));
  return [
    ...entryChanges(own, newer),
    ...linkChanges(list, newer),
    ...commanderChanges(list, newer),
    ...formationChanges(list, newer),
  ];
}

/** The same of a book that the list's own links to: of the entries that came by that link. */
export function linkedBookChanges(
  { bookEntries }: Pick<ArmyList, "bookEntries">,
  linkId: string,
  newer: Pick<ArmyBook, "entries" | "language">,
): BookChange[] {
  const taken = bookEntries.flatMap(({ from, ...entry }) =>
    from?.linkId === linkId ? [{ entry, id: from.entryId }] : [],
  );
  return entryChanges(taken, newer);
}

/** An entry that a list holds, and the id it has in its book. */
interface Held {
  readonly entry: BookEntry;
  readonly id: string;
}

function entryChanges(
  held: readonly Held[],
  newer: Pick<ArmyBook, "entries" | "language">,
): BookChange[] {
  const entries = new Map(newer.entries.map((entry) => [entry.id, entry]));
  return held.flatMap(({ entry: old, id }): BookChange[] => {
    const name = nameIn(old.names, newer.language, newer.language);
    const now = entries.get(id);
    if (now === undefined) return [{ what: "entry", id, name, manner: "gone", fields: [] }];
    const fields = fieldsChanged({ ...old, id }, now);
    return fields.length > 0 ? [{ what: "entry", id, name, manner: "changed", fields }] : [];
  });
}

function linkChanges({ bookLinks }: Pick<ArmyList, "bookLinks">, newer: ArmyBook): BookChange[] {
  return bookLinks.flatMap((old): BookChange[] => {
    const now = newer.links.find(({ id }) => id === old.id);
    const change = { what: "link", id: old.id, name: old.book.title, fields: [] } as const;
    if (now === undefined) return [{ ...change, manner: "gone" }];
    const isSame = now.maxRegiments === old.maxRegiments && now.maxBases === old.maxBases;
    return isSame ? [] : [{ ...change, manner: "changed" }];
  });
}

function commanderChanges(
  { bookCommanders }: Pick<ArmyList, "bookCommanders">,
  newer: ArmyBook,
): BookChange[] {
  return bookCommanders.flatMap((old): BookChange[] => {
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

function formationChanges(
  { bookFormations }: Pick<ArmyList, "bookFormations">,
  newer: ArmyBook,
): BookChange[] {
  return bookFormations.flatMap((old): BookChange[] => {
    const name = nameIn(old.names, newer.language, newer.language);
    const now = newer.formations.find(({ id }) => id === old.id);
    const change = { what: "formation", id: old.id, name, fields: [] } as const;
    if (now === undefined) return [{ ...change, manner: "gone" }];
    const isSame = sameJson(pinnedFormationOf(newer, now), old);
    return isSame ? [] : [{ ...change, manner: "changed" }];
  });
}
