import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import type { ArmyBook } from "../army-book";
import type { BookEntry } from "../book-entry";
import { armOf, openFigures } from "../figures";
import { type ArmyBookFinding, bookFinding } from "../finding";
import { nameIn } from "../names";

/** Findings about the rows, sizes, maxima and traits of entries [2.2, 13.2, 13.3]. */
export function checkEntries(book: ArmyBook): ArmyBookFinding[] {
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
