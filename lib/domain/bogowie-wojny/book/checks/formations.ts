import type { ArmyBook, BookFormation } from "../army-book";
import { corpsLeading } from "../bodies";
import { type ArmyBookFinding, bookFinding } from "../finding";
import { nameIn } from "../names";

/**
 * Findings about historical formations: a historical unit occurs once, and a whole division brings its general [13.2]
 * unless its corps commander leads it [13.4].
 */
export function checkBookFormations(book: ArmyBook): ArmyBookFinding[] {
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
