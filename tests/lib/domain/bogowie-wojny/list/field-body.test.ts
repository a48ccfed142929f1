import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ArmyBook, armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { gameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bodySize, isBodyFielded } from "@/lib/domain/bogowie-wojny/list/body-on-offer";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { editFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { fieldBody, idsOfBody } from "@/lib/domain/bogowie-wojny/list/commands/history";
import { removeRegiment, setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import { summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { applyCommand } from "@/lib/domain/document/command";
import { DEFAULT_READINGS } from "@/lib/rules/bogowie-wojny/format";
import { bookOf } from "../book/book-of";
import { armyOf } from "./army-of";

const NATIONS = ["austria", "britain", "duchy-of-warsaw", "france", "prussia", "russia"] as const;
const BOOKS = NATIONS.map((nation) => [nation, shippedBook(nation)] as const);
const BODIES = BOOKS.flatMap(([nation, book]) =>
  book.formations.map((body) => ({ nation, book, body, name: body.names.pl || body.names.en })),
);

const IDS = Array.from({ length: 100 }, (_, i) => `n${i}`);

function shippedBook(nation: string): ArmyBook {
  const text = readFileSync(`prisma/library/army-book-${nation}.json`, "utf8");
  return armyBookSchema.parse(JSON.parse(text));
}

function fielded(book: ArmyBook, bodyId: string, nation: (typeof NATIONS)[number]) {
  const empty = armyOf({
    nation,
    format: { unitPoints: 500, maxBases: 500, maxArtilleryBases: null },
    rest: { book: { id: "abcdefghij", version: 1, title: book.title, edition: "" } },
  });
  const newIds = Array.from({ length: idsOfBody({ book, bodyId }) }, (_, i) => `n${i}`);
  return applyCommand(empty, fieldBody, { book, bodyId, newIds });
}

const codesOf = (list: ReturnType<typeof fielded>) =>
  checkArmyList(list).findings.map(({ code }) => code);

describe.each(BODIES)("$name of $nation, fielded whole", ({ nation, book, body }) => {
  const list = fielded(book, body.id, nation);

  it("is a list that can be stored, and breaks no rule of history or of its book", () => {
    expect(armyListSchema.parse(list)).toEqual(list);
    const faults = checkArmyList(list).findings.filter(({ severity }) => severity === "error");
    expect(faults).toEqual([]);
    expect(codesOf(list)).not.toContain("historical-general");
  });
});

describe("a historical division", () => {
  const book = shippedBook("duchy-of-warsaw");
  const division = book.formations.find(
    ({ level, regiments }) => level === "division" && regiments.length > 1,
  );
  if (division === undefined) throw new Error("The book has no division.");
  const general = book.commanders[0];
  if (general === undefined) throw new Error("The book has no commander.");
  const led = {
    ...book,
    formations: book.formations.map((each) =>
      each.id === division.id ? { ...each, commanderId: general.id } : each,
    ),
  };
  const list = fielded(led, division.id, "duchy-of-warsaw");
  const first = list.formations[0]?.regiments[0];
  if (first === undefined) throw new Error("The division has no regiment.");

  it("brings its own general", () => {
    expect(list.formations[0]?.general).toMatchObject({ source: "historical", name: general.name });
    expect(codesOf(list)).not.toContain("historical-general-incomplete");
  });

  it("loses the right to the commander with a regiment", () => {
    const without = applyCommand(list, removeRegiment, { id: first.id });
    expect(codesOf(without)).toContain("historical-general-incomplete");
  });

  it("is as strong as the book has it", () => {
    const weaker = applyCommand(list, setBases, { id: first.id, bases: 1 });
    const asked = division.regiments[0]?.bases ?? 1;
    expect(codesOf(weaker).includes("historical-general-incomplete")).toBe(asked > 1);
  });
});

describe("a historical corps of one division", () => {
  const fieldedCorps = (parts: Parameters<typeof bookOf>[0]) =>
    fielded(bookOf(parts), "f1", "duchy-of-warsaw");
  const { formations } = bookOf();
  const [corps, division] = formations;
  if (!corps || !division) throw new Error("The book has no corps of one division.");
  const named = (corpsCommander: string | null, general: string | null) => [
    { ...corps, commanderId: corpsCommander },
    { ...division, commanderId: general },
  ];

  it("is led by its commander, drawn or named, and pays for no general", () => {
    for (const commander of ["c1", null]) {
      const list = fieldedCorps({ formations: named(commander, null) });
      expect(list.formations[0]?.general).toBeNull();
      expect(summarize(list).points).toMatchObject({ units: 3, generals: 0 });
      expect(codesOf(list)).not.toContain("general-missing");
    }
  });

  it("is led by one commander where the book names them for both", () => {
    const list = fieldedCorps({ formations: named("c1", "c1") });
    expect(list.formations[0]?.general).toBeNull();
    expect(list.corps[0]?.commander).toMatchObject({ source: "historical", commanderId: "c1" });
    expect(list.bookCommanders.map(({ id }) => id)).toEqual(["c1"]);
  });

  it("keeps the general whom the book names for its division", () => {
    const { general } = fieldedCorps({ formations: named(null, "c1") }).formations[0] ?? {};
    expect(general).toMatchObject({ source: "historical", commanderId: "c1" });
  });

  it("has two posts to draw for at the table, and none for its division", () => {
    const document = fieldedCorps({ formations: named(null, null) });
    const { posts } = gameArmy({ id: "list", version: 1, document }, null);
    expect(posts.map(({ level }) => level)).toEqual(["army", "corps"]);
  });

  it("says on offer what it costs", () => {
    const book = bookOf({ formations: named("c1", null) });
    expect(bodySize(fielded(book, "f1", "duchy-of-warsaw"), { book, bodyId: "f1" })).toEqual({
      bases: 3,
      points: 3,
    });
  });

  it("has a general drawn where the format wants one for it", () => {
    const book = bookOf({ formations: named("c1", null) });
    const empty = armyOf({
      format: { readings: { ...DEFAULT_READINGS, singleDivision: "general-needed" } },
    });
    const list = applyCommand(empty, fieldBody, { book, bodyId: "f1", newIds: IDS });
    expect(list.formations[0]?.general).toMatchObject({ source: "drawn", kind: "infantry" });
  });

  it("has its general drawn once more when there is an independent brigade beside it", () => {
    const brigade = { ...division, id: "f3", level: "brigade" as const, commanderId: null };
    const list = fieldedCorps({ formations: [...named("c1", null), brigade] });
    expect(list.formations.map(({ general }) => general?.source)).toEqual(["drawn", "drawn"]);
  });
});

describe("a historical corps with regiments of its own", () => {
  const { formations } = bookOf();
  const [corps, division] = formations;
  if (!corps || !division) throw new Error("The book has no corps of one division.");
  const lancers = { entryId: "e2", name: "Ułani korpusu", bases: 2 };

  it("fields them with its first division, and is whole", () => {
    const book = bookOf({
      formations: [{ ...corps, commanderId: "c1", regiments: [lancers] }, division],
    });
    const list = fielded(book, "f1", "duchy-of-warsaw");
    const names = list.formations.map(({ regiments }) => regiments.map(({ name }) => name));
    expect(names).toEqual([["1. pułk piechoty", "Ułani korpusu"]]);
    expect(codesOf(list)).not.toContain("historical-commander-incomplete");
  });

  it("fields them as its one division where the book has none", () => {
    const book = bookOf({ formations: [{ ...corps, commanderId: "c1", regiments: [lancers] }] });
    const list = fielded(book, "f1", "duchy-of-warsaw");
    expect(armyListSchema.parse(list)).toEqual(list);
    expect(list.formations).toMatchObject([
      { level: "division", corpsId: list.corps[0]?.id, general: null, historicalId: null },
    ]);
    expect(checkArmyList(list).findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(codesOf(list)).not.toContain("historical-commander-incomplete");
  });
});

describe("a historical body on offer", () => {
  const book = shippedBook("france");
  const corps = book.formations.find(({ level }) => level === "corps");
  const [first, second] = book.formations.filter(({ parentId }) => parentId === corps?.id);
  if (!corps || !first || !second) throw new Error("France has no corps of two divisions.");
  const begun = newArmyList({ title: "A", language: "pl", nation: "france", divisionId: "d" });
  const withFirst = applyCommand(begun, fieldBody, {
    book,
    bodyId: first.id,
    newIds: IDS,
  });

  it("takes the place of the empty division a new list starts with", () => {
    expect(withFirst.formations.map(({ historicalId }) => historicalId)).toEqual([first.id]);
  });

  it("leaves an empty division that has a name", () => {
    const named = applyCommand(begun, editFormation, { id: "d", changes: { name: "Straż" } });
    const list = applyCommand(named, fieldBody, { book, bodyId: first.id, newIds: IDS });
    expect(list.formations.map(({ name }) => name)).toContain("Straż");
  });

  it("says what it will add, its general among it", () => {
    const { bases, points } = summarize(withFirst);
    const offered = bodySize(begun, { book, bodyId: first.id });
    expect(offered).toEqual({ bases: bases.total, points: points.units + points.generals });
    expect(bodySize(withFirst, { book, bodyId: first.id })).toEqual(offered);
  });

  it("counts as fielded once it is there, and a corps once a division of it is", () => {
    const isFielded = (bodyId: string) => isBodyFielded(withFirst, { book, bodyId });
    expect([first, corps, second].map(({ id }) => isFielded(id))).toEqual([true, true, false]);
  });
});

it("knows no body the book has not", () => {
  const [, book] = BOOKS[0] ?? [];
  if (book === undefined) throw new Error("There is no book.");
  expect(() => fielded(book, "nobody", "austria")).toThrow(RangeError);
});
