import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import { hasTrait, isVeteranByKind, mayLieInAmbush } from "@/lib/rules/bogowie-wojny/limits";
import { boughtStatusPoints } from "@/lib/rules/bogowie-wojny/points";
import { foldText } from "../../document/fold-text";
import type { BookEntry } from "../book/book-entry";
import type { EntryTrait } from "../book/book-words";
import type { ArmyList, PinnedEntry, Regiment } from "./army-list";

/** A list's copies of its book's entries, by id. */
export type Entries = ReadonlyMap<string, BookEntry>;

export function entriesOf(list: Pick<ArmyList, "bookEntries">): Entries {
  return new Map(list.bookEntries.map((entry) => [entry.id, entry]));
}

/** The entry a regiment was chosen from; `undefined` if it was chosen by kind alone. */
export function entryOf(
  { entryId }: Pick<Regiment, "entryId">,
  entries: Entries,
): BookEntry | undefined {
  return entryId === null ? undefined : entries.get(entryId);
}

/** An entry's name in a language, otherwise in the first language that has one. */
export function entryName({ names }: BookEntry, language: ArmyList["language"]): string {
  return names[language] || names.pl || names.en || names.da;
}

/**
 * A regiment's name taken from its entry; empty if the entry is just a row of the Wagomiar, which has a translation in
 * every language.
 */
export function nameByEntry(entry: PinnedEntry, language: ArmyList["language"]): string {
  const idInBook = entry.from?.entryId ?? entry.id;
  return idInBook === entry.unitKind ? "" : entryName(entry, language);
}

/**
 * A regiment's name as a reader knows it: in their language, if it is still one of those its book gives it; otherwise as
 * its player wrote it.
 */
export function nameForReader(
  { name, entryId }: Pick<Regiment, "name" | "entryId">,
  { bookEntries }: Pick<ArmyList, "bookEntries">,
  language: ArmyList["language"],
): string {
  const entry = bookEntries.find(({ id }) => id === entryId);
  const isOfBook = name !== "" && entry && Object.values(entry.names).includes(name);
  return isOfBook ? entryName(entry, language) : name;
}

const folded = new WeakMap<BookEntry, readonly string[]>();

/** An entry's names folded for comparison; cached per entry. */
export function foldedNames(entry: BookEntry): readonly string[] {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const names = Object.values(entry.names).filter(Boolean).map(foldText);
  folded.set(entry, names);
  return names;
}

/**
 * Whether a regiment is militia, by its kind or its entry: never veteran, elite only if it has that trait [2.3, 13.3].
 */
export function isMilitia(
  { unitKind }: Pick<Regiment, "unitKind">,
  entry: BookEntry | undefined,
): boolean {
  return has(entry, "militia") || hasTrait(unitKind, "militia");
}

/** Whether a regiment is landwehr, by its kind or its entry, and the format allows it no status at all [13.3]. */
export function isStatusBarred(
  { unitKind }: Pick<Regiment, "unitKind">,
  entry: BookEntry | undefined,
  { landwehrStatus }: Readings,
): boolean {
  return landwehrStatus === "barred" && (has(entry, "landwehr") || hasTrait(unitKind, "landwehr"));
}

/** Whether a regiment is a veteran without paying: by its kind's name or its entry's trait [2.3, 13.3]. */
export function isVeteranAlready(
  regiment: Pick<Regiment, "unitKind">,
  entry: BookEntry | undefined,
  readings: Readings,
): boolean {
  return has(entry, "veteran") || isVeteranByKind(regiment.unitKind, readings);
}

/** Whether a regiment is a veteran, without paying or by purchase [2.3, 13.3]. */
export function isVeteran(
  regiment: Pick<Regiment, "unitKind" | "veteran">,
  entry: BookEntry | undefined,
  readings: Readings,
): boolean {
  return regiment.veteran !== "no" || isVeteranAlready(regiment, entry, readings);
}

/**
 * Upgrade points for the statuses a regiment has bought. If the format reads 13.3 so, buying veteran status for a
 * regiment that already has it costs nothing.
 */
export function statusCost(
  regiment: Regiment,
  { bookEntries, format: { readings } }: Pick<ArmyList, "bookEntries" | "format">,
): number {
  const isFree =
    readings.veteranAgain === "free" &&
    regiment.veteran === "bought" &&
    isVeteranAlready(
      regiment,
      bookEntries.find(({ id }) => id === regiment.entryId),
      readings,
    );
  return boughtStatusPoints(isFree ? { ...regiment, veteran: "own" } : regiment, readings);
}

/** Whether a regiment may buy elite status: its entry or its owner says so [13.3]. */
export function mayBecomeElite(
  regiment: Pick<Regiment, "mayBecomeElite">,
  entry: BookEntry | undefined,
): boolean {
  return regiment.mayBecomeElite || has(entry, "may-become-elite");
}

/**
 * Whether a regiment may lie in ambush; a regiment of another kind that contains light infantry may only if the format
 * allows it [13.3, 15.1, 15.2].
 */
export function mayHide(
  { unitKind }: Pick<Regiment, "unitKind">,
  entry: BookEntry | undefined,
  readings: Readings,
): boolean {
  if (mayLieInAmbush(unitKind, readings)) return true;
  if (has(entry, "irregular") || has(entry, "light-cavalry")) return true;
  return has(entry, "light-infantry") && readings.mixedInAmbush === "allowed";
}

function has(entry: BookEntry | undefined, trait: EntryTrait): boolean {
  return entry?.traits.includes(trait) ?? false;
}
