import { sameJson } from "../../document/json";
import type { ArmyBook } from "../book/army-book";
import type { BookEntry } from "../book/book-entry";
import { nameIn } from "../book/names";
import type { ArmyList, PinnedCommander } from "./army-list";
import { pinnedCommanderOf } from "./commands/leaders";
import { pinnedFormationOf, pinnedLinkOf } from "./pin";
import type { PinnedFormation } from "./pinned-formation";

/** A field of an entry that differs in another version of the book. */
interface EntryFieldChange {
  /** The name of the field, or of the figure in a profile. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change that another version of the book would make to a list. */
export interface BookChange {
  readonly what: "entry" | "link" | "commander" | "formation";
  readonly id: string;
  /** In the language of the book's author. */
  readonly name: string;
  /** `gone`: the newer book no longer has it; the list keeps its copy. */
  readonly manner: "changed" | "gone";
  /** Empty if `manner` is `gone`, and for formations. */
  readonly fields: readonly EntryFieldChange[];
}

/**
 * The changes that a newer version of a list's book would make to its copies: only to entries, links, commanders and
 * historical bodies that it contains. The list stays unchanged until its player accepts the changes.
 */
export function bookChanges(list: Snapshots, newer: ArmyBook): BookChange[] {
  return [...changesOf(copiesFrom(list, undefined), newer), ...linkChanges(list, newer)];
}

/** The same for a book linked from the list's own, limited to copies made through that link. */
export function linkedBookChanges(
  list: Omit<Snapshots, "bookLinks">,
  linkId: string,
  newer: NewerBook,
): BookChange[] {
  return changesOf(copiesFrom(list, linkId), newer);
}

type Snapshots = Pick<ArmyList, "bookEntries" | "bookLinks" | "bookCommanders" | "bookFormations">;
type NewerBook = Pick<ArmyBook, "entries" | "commanders" | "formations" | "language">;

/** A list's copies from one book, under the ids of that book. */
interface Copies {
  readonly entries: readonly BookEntry[];
  readonly commanders: readonly PinnedCommander[];
  readonly formations: readonly PinnedFormation[];
}

/** The copies made through a link, or those from the list's own book if `linkId` is undefined. */
function copiesFrom(list: Omit<Snapshots, "bookLinks">, linkId: string | undefined): Copies {
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

function changesOf({ entries, commanders, formations }: Copies, newer: NewerBook): BookChange[] {
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
