import { foldText } from "../../../document/fold-text";
import type { ArmyBook, BookCommander } from "../army-book";
import type { BookEntry, Profile } from "../book-entry";
import type { PastedTables } from "./parse-tables";
import type { PasteDoubt } from "./pasted-row";

/** What a pasted row can replace in a row of the book. */
export type PastedField = keyof Profile | "commandValue" | "specialRule";

/** What a pasted row does to the book. */
export interface MatchedRow<Thing> {
  /** The row as it will be: one of the book, filled, or a new one. */
  readonly thing: Thing;
  readonly fills: boolean;
  /** What the row of the book has otherwise and loses. */
  readonly replaced: readonly PastedField[];
}

export interface MatchedTables {
  readonly entries: readonly MatchedRow<BookEntry>[];
  readonly commanders: readonly MatchedRow<BookCommander>[];
  readonly doubts: readonly PasteDoubt[];
}

/**
 * Pasted tables beside the book they are pasted into. A row fills the row of the book that has its name in any
 * language; of several with that name, the first fills the first, the second the second. It replaces figures and
 * special rules where the table has them, adds traits, and gives a row of the Wagomiar or a role only where the book
 * has none; where it has one, the table's silence is no doubt.
 */
export function matchTables(
  book: Pick<ArmyBook, "entries" | "commanders">,
  { entries, commanders, doubts }: PastedTables,
): MatchedTables {
  const matched = {
    entries: matchRows(entries, {
      rows: book.entries,
      namesOf: ({ names }) => Object.values(names),
      fill: filledEntry,
    }),
    commanders: matchRows(commanders, {
      rows: book.commanders,
      namesOf: ({ name }) => [name],
      fill: filledCommander,
    }),
  };
  const settled = {
    "kind-open": matched.entries
      .filter(({ thing }) => thing.unitKind !== null)
      .flatMap(({ thing }) => Object.values(thing.names).map(foldText)),
    "role-missing": matched.commanders
      .filter(({ thing }) => thing.roles.length > 0)
      .map(({ thing }) => foldText(thing.name)),
  };
  const isSettled = ({ code, text }: PasteDoubt) =>
    (code === "kind-open" || code === "role-missing") && settled[code].includes(foldText(text));
  return { ...matched, doubts: doubts.filter((doubt) => !isSettled(doubt)) };
}

interface Filled<Thing> {
  readonly thing: Thing;
  readonly replaced: readonly PastedField[];
}

interface Matching<Thing> {
  /** The rows of the book. */
  readonly rows: readonly Thing[];
  readonly namesOf: (row: Thing) => readonly string[];
  readonly fill: (row: Thing, pasted: Thing) => Filled<Thing>;
}

function matchRows<Thing>(
  pasted: readonly Thing[],
  { rows, namesOf, fill }: Matching<Thing>,
): MatchedRow<Thing>[] {
  const free = new Set(rows);
  const keysOf = (row: Thing) => namesOf(row).map(foldText).filter(Boolean);
  return pasted.map((each) => {
    const keys = keysOf(each);
    const row = [...free].find((one) => keysOf(one).some((key) => keys.includes(key)));
    if (row === undefined) return { thing: each, fills: false, replaced: [] };
    free.delete(row);
    return { ...fill(row, each), fills: true };
  });
}

function filledEntry(row: BookEntry, pasted: BookEntry): Filled<BookEntry> {
  const { weapon, weaponName, ...figures } = pasted.profile;
  const hasWeapon = weapon !== null || weaponName !== "";
  const given = { ...stated(figures), ...(hasWeapon ? { weapon, weaponName } : {}) };
  return {
    thing: {
      ...row,
      unitKind: row.unitKind ?? pasted.unitKind,
      traits: union(row.traits, pasted.traits),
      profile: { ...row.profile, ...given },
    },
    replaced: replacedIn(row.profile, given),
  };
}

function filledCommander(row: BookCommander, pasted: BookCommander): Filled<BookCommander> {
  const { commandValue, specialRule } = pasted;
  const given = stated({ commandValue, specialRule });
  return {
    thing: {
      ...row,
      ...given,
      roles: row.roles.length > 0 ? row.roles : pasted.roles,
      traits: union(row.traits, pasted.traits),
    },
    replaced: replacedIn(row, given),
  };
}

/** The fields in which the table says something. */
function stated<Fields extends object>(fields: Fields): Partial<Fields> {
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(said) as Partial<Fields>;
}

/** The fields that have a value and get another. */
function replacedIn<Fields extends object>(row: Fields, given: Partial<Fields>): PastedField[] {
  return (Object.keys(given) as (keyof Fields & PastedField)[]).filter((field) => {
    const before = row[field];
    return before !== null && before !== "" && before !== given[field];
  });
}

function union<Word>(own: readonly Word[], more: readonly Word[]): Word[] {
  return [...new Set([...own, ...more])];
}
