import type { BookEntry } from "../../book/book-entry";
import type { ArmyList, PinnedLink, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { regimentsByLink } from "../pin";
import { type Entries, entriesOf, entryName, entryOf, foldedNames } from "../regiment-traits";

/** A regiment and its path in the list. */
interface Placed {
  readonly regiment: Regiment;
  readonly path: string;
}

/** Checks regiments against the army book's entries they were chosen from [13.2]. */
export function checkEntries(list: ArmyList): ArmyListFinding[] {
  const entries = entriesOf(list);
  const placed = placedRegiments(list).filter(({ regiment }) => regiment.entryId !== null);
  return [
    ...placed.flatMap((each) => checkEntry(list, each, entries)),
    ...list.bookEntries.flatMap((entry) => checkMaxima(list, entry, placed)),
    ...list.bookLinks.flatMap((link) => checkLink(list, link, placed)),
    ...checkHistorical(list, placed, entries),
  ];
}

function placedRegiments(list: ArmyList): Placed[] {
  return list.formations.flatMap(({ regiments }, i) =>
    regiments.map((regiment, j) => ({ regiment, path: `/formations/${i}/regiments/${j}` })),
  );
}

function checkEntry(
  list: ArmyList,
  { regiment, path }: Placed,
  entries: Entries,
): ArmyListFinding[] {
  const entry = entryOf(regiment, entries);
  if (entry === undefined) return [findingAt(`${path}/entryId`, "entry-unknown")];
  const name = entryName(entry, list.language);
  const findings: ArmyListFinding[] = [];
  if (entry.unitKind !== null && entry.unitKind !== regiment.unitKind) {
    const params = { name, unitKind: entry.unitKind };
    findings.push(findingAt(`${path}/unitKind`, "entry-of-other-kind", params));
  }
  return [...findings, ...checkSize(list, { regiment, path }, entry)];
}

/** Checks that regiments are fielded whole, in the size given by their entry [13.2]. */
function checkSize(
  list: ArmyList,
  { regiment: { bases }, path }: Placed,
  entry: BookEntry,
): ArmyListFinding[] {
  const sizes = entry.regimentBases;
  if (sizes === null || list.format.readings.wholeRegiments === "free") return [];
  const { least, most } = sizes;
  if (bases >= least && bases <= most) return [];
  const code = bases < least ? "regiment-not-whole" : "regiment-too-large";
  const name = entryName(entry, list.language);
  return [findingAt(`${path}/bases`, code, { name, bases, least, most })];
}

/** Checks every maximum in the statistics [13.2]; the finding is placed at the last regiment beyond it. */
function checkMaxima(
  list: ArmyList,
  entry: BookEntry,
  placed: readonly Placed[],
): ArmyListFinding[] {
  const { maxRegiments, maxBases } = entry;
  if (maxRegiments === null && maxBases === null) return [];
  const own = placed.filter(({ regiment }) => regiment.entryId === entry.id);
  const bases = own.reduce((sum, { regiment }) => sum + regiment.bases, 0);
  const path = own.at(-1)?.path ?? "";
  const name = entryName(entry, list.language);
  if (maxRegiments !== null && own.length > maxRegiments) {
    const params = { name, regiments: own.length, most: maxRegiments };
    return [findingAt(`${path}/entryId`, "entry-over-regiments", params)];
  }
  if (maxBases === null || bases <= maxBases) return [];
  return [findingAt(`${path}/bases`, "entry-over-bases", { name, bases, most: maxBases })];
}

/** Checks the maxima of a link to another book, which apply to all regiments from it together [13.2]. */
function checkLink(list: ArmyList, link: PinnedLink, placed: readonly Placed[]): ArmyListFinding[] {
  const { maxRegiments, maxBases } = link;
  const taken = regimentsByLink(list, link.id);
  const bases = taken.reduce((sum, regiment) => sum + regiment.bases, 0);
  const path = placed.findLast(({ regiment }) => taken.includes(regiment))?.path ?? "";
  const name = link.book.title;
  if (maxRegiments !== null && taken.length > maxRegiments) {
    const params = { name, regiments: taken.length, most: maxRegiments };
    return [findingAt(`${path}/entryId`, "link-over-regiments", params)];
  }
  if (maxBases === null || bases <= maxBases) return [];
  return [findingAt(`${path}/bases`, "link-over-bases", { name, bases, most: maxBases })];
}

/** Checks that a historical unit occurs once in an army, even if several entries offer it [13.2]. */
function checkHistorical(
  list: ArmyList,
  placed: readonly Placed[],
  entries: Entries,
): ArmyListFinding[] {
  const seen = new Set<string>();
  return placed.flatMap(({ regiment, path }) => {
    const entry = entryOf(regiment, entries);
    if (!entry?.historical) return [];
    const keys = foldedNames(entry);
    const isAgain = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    const name = entryName(entry, list.language);
    return isAgain ? [findingAt(`${path}/entryId`, "historical-unit-twice", { name })] : [];
  });
}
