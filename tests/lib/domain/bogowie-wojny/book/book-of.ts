import { type ArmyBook, armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";

type Part = Record<string, unknown>;

/** A small complete book, with some parts replaced. */
export function bookJson(parts: Part = {}): Part {
  return {
    kind: "army-book",
    schemaVersion: 1,
    title: "Wojsko Księstwa",
    language: "pl",
    nation: "duchy-of-warsaw",
    entries: [
      { id: "e1", names: { pl: "Piechota liniowa" }, unitKind: "line-infantry" },
      { id: "e2", names: { pl: "Ułani", en: "Lancers" }, unitKind: "lancers" },
    ],
    commanders: [{ id: "c1", name: "Jan Henryk Dąbrowski", roles: ["general-of-infantry"] }],
    formations: [
      { id: "f1", names: { pl: "V Korpus" }, level: "corps" },
      {
        id: "f2",
        names: { pl: "17. Dywizja" },
        level: "division",
        parentId: "f1",
        commanderId: "c1",
        regiments: [{ entryId: "e1", name: "1. pułk piechoty", bases: 3 }],
      },
    ],
    ...parts,
  };
}

/** The same book as a parsed document with defaults. */
export function bookOf(parts: Part = {}): ArmyBook {
  return armyBookSchema.parse(bookJson(parts));
}
