import type { BookEntry } from "./book-entry";
import type { ArmyBookWords } from "./finding";

/** An entry's traits, sizes and maxima, in words. */
export function entryMarks(entry: BookEntry, t: ArmyBookWords): string[] {
  const { regimentBases: size, maxRegiments, maxBases } = entry;
  return [
    ...entry.traits.map((trait) => t(`trait.${trait}`)),
    ...(size ? [t("read.sizes", size)] : []),
    ...(maxRegiments === null ? [] : [t("read.maxRegiments", { count: maxRegiments })]),
    ...(maxBases === null ? [] : [t("read.maxBases", { count: maxBases })]),
    ...(entry.historical ? [t("read.historical")] : []),
  ];
}
