import type { ArmyBook } from "./army-book";

/** The words an army book is found by. */
export function armyBookWords(book: ArmyBook): string[] {
  return [
    book.title,
    book.nationName,
    book.edition,
    ...book.entries.flatMap(({ names }) => Object.values(names)),
    ...book.formations.flatMap(({ names, regiments }) => [
      ...Object.values(names),
      ...regiments.map(({ name }) => name),
    ]),
    ...book.commanders.map(({ name }) => name),
    ...book.specialRules.flatMap(({ names }) => Object.values(names)),
    book.notes,
  ];
}
