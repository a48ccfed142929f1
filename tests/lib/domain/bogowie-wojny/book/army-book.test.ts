import { describe, expect, it } from "vitest";
import { type ArmyBook, armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { issuesOfArmyBook } from "@/lib/domain/bogowie-wojny/book/well-formed";
import { bookJson, bookOf } from "./book-of";

const entry = { id: "e1", names: { pl: "Piechota" } };

/** The JSON Pointers of values that the schema rejects. */
function refused(parts: Record<string, unknown>): string[] {
  const parsed = armyBookSchema.safeParse(bookJson({ formations: [], ...parts }));
  return parsed.success ? [] : parsed.error.issues.map((issue) => `/${issue.path.join("/")}`);
}

describe("an army book", () => {
  it("is taken with the least a book can say, every figure left open", () => {
    const book = bookOf({ entries: [entry], formations: [] });
    expect(book.entries[0]).toMatchObject({
      unitKind: null,
      regimentBases: null,
      maxRegiments: null,
      historical: false,
      names: { en: "", da: "", pl: "Piechota" },
      profile: { moveLineCm: null, weapon: null, fightingValue: null, ammunition: null },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      "no name in any language",
      { entries: [{ id: "e1", names: { pl: " " } }] },
      "/entries/0/names",
    ],
    [
      "a negative figure",
      { entries: [{ ...entry, profile: { firepower: -1 } }] },
      "/entries/0/profile/firepower",
    ],
    ["a trait unknown", { entries: [{ ...entry, traits: ["flying"] }] }, "/entries/0/traits/0"],
    ["a cost of its own", { entries: [{ ...entry, points: -1 }] }, "/entries/0"],
    [
      "a rule of negative cost",
      { specialRules: [{ id: "r1", names: { pl: "x" }, points: -0.5 }] },
      "/specialRules/0/points",
    ],
    [
      "a quarter of a point",
      { specialRules: [{ id: "r1", names: { pl: "x" }, points: 0.25 }] },
      "/specialRules/0/points",
    ],
    [
      "a command value of +4",
      { commanders: [{ id: "c1", name: "X", commandValue: 4 }] },
      "/commanders/0/commandValue",
    ],
    [
      "a command value of −3",
      { commanders: [{ id: "c1", name: "X", commandValue: -3 }] },
      "/commanders/0/commandValue",
    ],
    [
      "a regiment of no bases",
      { entries: [{ ...entry, regimentBases: { least: 0, most: 3 } }] },
      "/entries/0/regimentBases/least",
    ],
  ])("refuses %s with its path", (_, parts, path) => {
    expect(refused(parts)).toEqual([path]);
  });

  it("takes five hundred entries and not five thousand", () => {
    const entries = (n: number) => Array.from({ length: n }, (_, i) => ({ ...entry, id: `e${i}` }));
    expect(refused({ entries: entries(500) })).toEqual([]);
    expect(refused({ entries: entries(5_000) })).toEqual(["/entries"]);
  });
});

describe("a well-formed army book", () => {
  const names = { pl: "Dywizja" };
  it.each<[string, Record<string, unknown>, string, string]>([
    [
      "an id used twice",
      { commanders: [{ id: "e1", name: "X" }], formations: [] },
      "/commanders/0/id",
      "repeated-id",
    ],
    [
      "the least over the most",
      { entries: [{ ...entry, regimentBases: { least: 4, most: 2 } }], formations: [] },
      "/entries/0/regimentBases/most",
      "least-over-most",
    ],
    [
      "an entry unknown",
      { formations: [{ id: "f", names, level: "division", regiments: [{ entryId: "nobody" }] }] },
      "/formations/0/regiments/0/entryId",
      "unknown-entry",
    ],
    [
      "a commander unknown",
      { formations: [{ id: "f", names, level: "division", commanderId: "nobody" }] },
      "/formations/0/commanderId",
      "unknown-commander",
    ],
    [
      "a parent unknown",
      { formations: [{ id: "f", names, level: "division", parentId: "nobody" }] },
      "/formations/0/parentId",
      "unknown-formation",
    ],
    [
      "a formation inside itself",
      { formations: [{ id: "f", names, level: "division", parentId: "f" }] },
      "/formations/0/parentId",
      "circular-formation",
    ],
    [
      "a link to its own nation",
      { links: [{ id: "l", nation: "duchy-of-warsaw" }] },
      "/links/0/nation",
      "circular-link",
    ],
    ["a link to nothing", { links: [{ id: "l" }] }, "/links/0", "link-without-aim"],
    [
      "a link to both",
      { links: [{ id: "l", nation: "france", bookId: "x" }] },
      "/links/0",
      "link-without-aim",
    ],
  ])("has not %s", (_, parts, path, code) => {
    expect(issuesOfArmyBook(bookOf(parts))).toEqual([expect.objectContaining({ path, code })]);
  });

  it("has no circle of two formations", () => {
    const formations = [
      { id: "f1", names, level: "corps", parentId: "f2" },
      { id: "f2", names, level: "division", parentId: "f1" },
    ];
    const paths = issuesOfArmyBook(bookOf({ formations })).map(({ path }) => path);
    expect(paths).toEqual(["/formations/0/parentId"]);
  });

  it("may be read, written and read again unchanged", () => {
    const book: ArmyBook = bookOf({ links: [{ id: "l", nation: "france", entries: ["e9"] }] });
    expect(issuesOfArmyBook(book)).toEqual([]);
    expect(armyBookSchema.parse(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });
});
