import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import type { ArmyBook, BookFormation } from "./army-book";
import { corpsLeading } from "./bodies";
import type { BookEntry } from "./book-entry";
import { armOf, openFigures } from "./figures";
import { type ArmyBookFinding, bookFinding } from "./finding";
import { nameIn } from "./names";

/** Counts of a book's contents. */
interface ArmyBookSummary {
  readonly entries: number;
  /** Entries without a Wagomiar row, which the player chooses. */
  readonly openKinds: number;
  /** Entries with a figure that the book does not give. */
  readonly openProfiles: number;
  readonly formations: number;
  readonly commanders: number;
  readonly specialRules: number;
}

interface ArmyBookReport {
  readonly summary: ArmyBookSummary;
  readonly findings: ArmyBookFinding[];
  readonly accepted: AcceptedFinding<ArmyBookFinding>[];
}

/** Ranges of small arms, equal to the depth of the zone of control [2.7]. */
const USUAL_RANGE_CM = { least: 5, most: 10 } as const;

/** [9.2] */
const USUAL_CANISTER_CM = { least: 10, most: 15 } as const;

/** [9.4] */
const USUAL_LOADS = { least: 2, most: 4 } as const;

/** Dice added by canister, and those for regimental 3- and 4-pounders [9.3]. */
const CANISTER_BONUS = { guns: 3, regimentalGuns: 1 } as const;

/**
 * Checks a book against the rules on statistics, sizes, maxima, commanders and formations [2.2–2.8, 6.1–6.2, 9.2–9.4,
 * 13.2–13.3]. Findings the author has accepted are listed separately.
 */
export function checkArmyBook(book: ArmyBook): ArmyBookReport {
  const all = [
    ...checkEntries(book),
    ...checkProfiles(book),
    ...checkBookFormations(book),
    ...checkBookCommanders(book),
  ];
  return { summary: summaryOf(book), ...siftFindings(book, all) };
}

/** Findings about the rows, sizes, maxima and traits of entries [2.2, 13.2, 13.3]. */
function checkEntries(book: ArmyBook): ArmyBookFinding[] {
  if (book.entries.length === 0) return [bookFinding("/entries", "no-entries")];
  return [
    ...repeatedNames(book),
    ...openRows(book),
    ...book.entries.flatMap((entry, i) => [
      ...sizeFaults(entry, `/entries/${i}`),
      ...maximumFaults(entry, `/entries/${i}`),
      ...statusFaults(entry, `/entries/${i}`),
    ]),
  ];
}

function repeatedNames(book: ArmyBook): ArmyBookFinding[] {
  const seen = new Set<string>();
  return book.entries.flatMap(({ names }, i) => {
    const name = nameIn(names, book.language, book.language);
    const isRepeated = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isRepeated ? [bookFinding(`/entries/${i}/names`, "name-twice", { name })] : [];
  });
}

/** One finding for the whole book: the number of rows and profiles with missing figures. */
function openRows({ entries }: ArmyBook): ArmyBookFinding[] {
  const kinds = placesOf(entries, ({ unitKind }) => unitKind === null, "unitKind");
  const figures = placesOf(entries, (entry) => openFigures(entry).length > 0, "profile");
  return [...together("kind-open", kinds), ...together("figures-open", figures)];
}

function placesOf(
  entries: readonly BookEntry[],
  isMeant: (entry: BookEntry) => boolean,
  field: string,
): string[] {
  return entries.flatMap((entry, i) => (isMeant(entry) ? [`/entries/${i}/${field}`] : []));
}

function together(code: "kind-open" | "figures-open", paths: readonly string[]): ArmyBookFinding[] {
  const [path] = paths;
  if (path === undefined) return [];
  return [{ ...bookFinding(path, code, { count: paths.length }), paths: [...paths] }];
}

function sizeFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  if (entry.regimentBases === null) return [];
  const { least, most } = entry.regimentBases;
  const at = `${path}/regimentBases`;
  if (armOf(entry) === "artillery") {
    return most > BATTERY_BASES ? [bookFinding(at, "battery-of-several-bases", { most })] : [];
  }
  const usual = USUAL_REGIMENT_BASES;
  const isUsual = least >= usual.least && most <= usual.most;
  return isUsual ? [] : [bookFinding(at, "regiment-size-unusual", { least, most })];
}

function maximumFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { historical, maxRegiments, maxBases } = entry;
  const least = entry.regimentBases?.least ?? 1;
  return [
    ...(maxBases !== null && maxBases < least
      ? [bookFinding(`${path}/maxBases`, "maximum-below-regiment", { maximum: maxBases, least })]
      : []),
    ...(historical && maxRegiments !== null && maxRegiments > 1
      ? [
          bookFinding(`${path}/maxRegiments`, "historical-more-than-once", {
            maximum: maxRegiments,
          }),
        ]
      : []),
  ];
}

/** Militia is never veteran, but may be elite [2.3, 13.3]. */
function statusFaults({ unitKind, traits }: BookEntry, path: string): ArmyBookFinding[] {
  const isMilitia =
    traits.includes("militia") || (unitKind !== null && hasTrait(unitKind, "militia"));
  return isMilitia && traits.includes("veteran")
    ? [bookFinding(`${path}/traits`, "militia-with-status")]
    : [];
}

/** Findings about figures that differ from the statistics in the rules [2.4, 2.7, 2.8, 9.2–9.4]. Missing figures are another check's. */
function checkProfiles(book: ArmyBook): ArmyBookFinding[] {
  return book.entries.flatMap((entry, i) => {
    const path = `/entries/${i}/profile`;
    return [
      ...speedFaults(entry, path),
      ...(armOf(entry) === "artillery" ? gunFaults(entry, path) : smallArmsFaults(entry, path)),
      ...shrapnelFaults(book, entry, path),
    ];
  });
}

function speedFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { moveLineCm: line, moveColumnCm: column } = entry.profile;
  if (line === null || column === null) return [];
  const at = `${path}/moveColumnCm`;
  if (armOf(entry) === "cavalry") {
    return line === column ? [] : [bookFinding(at, "cavalry-of-two-speeds", { line, column })];
  }
  return column < line ? [bookFinding(at, "column-slower-than-line", { line, column })] : [];
}

function smallArmsFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { rangeCm, ammunition } = entry.profile;
  const arm = armOf(entry);
  return [
    ...(rangeCm !== null && rangeCm > 0 && outside(rangeCm, USUAL_RANGE_CM)
      ? [bookFinding(`${path}/rangeCm`, "range-unusual", { range: rangeCm })]
      : []),
    ...(ammunition !== null && arm !== null
      ? [bookFinding(`${path}/ammunition`, "loads-of-no-battery")]
      : []),
  ];
}

function gunFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { ammunition: loads, canisterRangeCm: range, canisterBonus: dice } = entry.profile;
  const due = isRegimental(entry) ? CANISTER_BONUS.regimentalGuns : CANISTER_BONUS.guns;
  return [
    ...(loads !== null && outside(loads, USUAL_LOADS)
      ? [bookFinding(`${path}/ammunition`, "loads-unusual", { loads })]
      : []),
    ...(range !== null && outside(range, USUAL_CANISTER_CM)
      ? [bookFinding(`${path}/canisterRangeCm`, "canister-range-unusual", { range })]
      : []),
    ...(dice !== null && dice !== due
      ? [bookFinding(`${path}/canisterBonus`, "canister-unlike-table", { dice, due })]
      : []),
  ];
}

function isRegimental({ unitKind, traits }: BookEntry): boolean {
  if (traits.includes("regimental-artillery")) return true;
  return unitKind !== null && WAGOMIAR[unitKind].traits.includes("regimental");
}

/** Only the British have shrapnel [9.2]. */
function shrapnelFaults(book: ArmyBook, entry: BookEntry, path: string): ArmyBookFinding[] {
  const hasShrapnel = entry.traits.includes("shrapnel") || entry.profile.shrapnelRangeCm !== null;
  if (!hasShrapnel || book.nation === null || book.nation === "britain") return [];
  return [bookFinding(`${path}/shrapnelRangeCm`, "shrapnel-not-british")];
}

function outside(figure: number, { least, most }: { least: number; most: number }): boolean {
  return figure < least || figure > most;
}

/**
 * Findings about historical formations: a historical unit occurs once, and a whole division brings its general [13.2]
 * unless its corps commander leads it [13.4].
 */
function checkBookFormations(book: ArmyBook): ArmyBookFinding[] {
  return [
    ...historicalTwice(book),
    ...book.formations.flatMap((formation, i) => faultsOfOne(book, formation, `/formations/${i}`)),
  ];
}

function faultsOfOne(book: ArmyBook, formation: BookFormation, path: string): ArmyBookFinding[] {
  const name = nameIn(formation.names, book.language, book.language);
  const isParent = book.formations.some(({ parentId }) => parentId === formation.id);
  const isLed = formation.commanderId !== null || corpsLeading(book, formation) !== null;
  return [
    ...(formation.regiments.length === 0 && !isParent
      ? [bookFinding(`${path}/regiments`, "formation-empty", { name })]
      : []),
    ...(formation.level === "division" && !isLed
      ? [bookFinding(`${path}/commanderId`, "division-without-general", { name })]
      : []),
  ];
}

function historicalTwice(book: ArmyBook): ArmyBookFinding[] {
  const historical = new Map(
    book.entries.filter((entry) => entry.historical).map((entry) => [entry.id, entry.names]),
  );
  const seen = new Set<string>();
  return book.formations.flatMap((formation, i) =>
    formation.regiments.flatMap(({ entryId }, j) => {
      const names = historical.get(entryId);
      if (names === undefined) return [];
      const isRepeated = seen.has(entryId);
      seen.add(entryId);
      const path = `/formations/${i}/regiments/${j}`;
      const name = nameIn(names, book.language, book.language);
      return isRepeated ? [bookFinding(path, "historical-in-two-formations", { name })] : [];
    }),
  );
}

/** Findings about commanders: whether those of 6.1 can all be drawn, and which values are missing [6.1, 6.2]. */
function checkBookCommanders(book: ArmyBook): ArmyBookFinding[] {
  return [...missingRoles(book), ...withoutRole(book), ...leadsTwice(book), ...openValues(book)];
}

function missingRoles({ commanders }: ArmyBook): ArmyBookFinding[] {
  const roles = new Set(commanders.flatMap((commander) => commander.roles));
  const hasGenerals = roles.has("general-of-infantry") || roles.has("general-of-cavalry");
  return [
    ...(roles.has("commander-in-chief")
      ? []
      : [bookFinding("/commanders", "no-commander-in-chief")]),
    ...(hasGenerals ? [] : [bookFinding("/commanders", "no-generals")]),
  ];
}

function withoutRole({ commanders }: ArmyBook): ArmyBookFinding[] {
  return commanders.flatMap(({ name, roles }, i) =>
    roles.length === 0
      ? [bookFinding(`/commanders/${i}/roles`, "commander-without-role", { name })]
      : [],
  );
}

/** A corps commander who also commands its only division leads both as one [13.4]. */
function leadsTwice(book: ArmyBook): ArmyBookFinding[] {
  const { commanders, formations } = book;
  const names = new Map(commanders.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  return formations.flatMap((formation, i) => {
    const { commanderId } = formation;
    if (commanderId === null || commanderId === corpsLeading(book, formation)?.commanderId) {
      return [];
    }
    const isRepeated = seen.has(commanderId);
    seen.add(commanderId);
    const name = names.get(commanderId) ?? "";
    const path = `/formations/${i}/commanderId`;
    return isRepeated ? [bookFinding(path, "commander-leads-twice", { name })] : [];
  });
}

function openValues({ commanders }: ArmyBook): ArmyBookFinding[] {
  const paths = commanders.flatMap(({ commandValue }, i) =>
    commandValue === null ? [`/commanders/${i}/commandValue`] : [],
  );
  const [path] = paths;
  if (path === undefined) return [];
  return [{ ...bookFinding(path, "command-values-open", { count: paths.length }), paths }];
}

function summaryOf(book: ArmyBook): ArmyBookSummary {
  return {
    entries: book.entries.length,
    openKinds: book.entries.filter(({ unitKind }) => unitKind === null).length,
    openProfiles: book.entries.filter((entry) => openFigures(entry).length > 0).length,
    formations: book.formations.length,
    commanders: book.commanders.length,
    specialRules: book.specialRules.length,
  };
}
