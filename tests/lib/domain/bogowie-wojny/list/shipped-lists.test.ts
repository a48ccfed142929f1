import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { hasSecrets } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { rule } from "./umpire";

/** Points of units and generals, of upgrades, and bases, counted by hand from 13.2 and 13.3. */
const BY_HAND = {
  "austria-32-8": [29.5, 10, 20],
  "austria-galicia-1809": [26.5, 13, 20],
  "austria-reserve-1809": [31.5, 8, 17],
  "britain-peninsula-1812": [28.5, 11, 20],
  "britain-waterloo-1815": [30.5, 9, 18],
  "duchy-mir-1812": [24, 16, 19],
  "duchy-of-warsaw-32-8": [31, 9, 20],
  "duchy-raszyn-1809": [24, 16, 19],
  "france-guard-1813": [31, 9, 16],
  "france-lannes-1806": [24, 16, 20],
  "prussia-grawert-1806": [29, 11, 20],
  "prussia-saalfeld-1806": [25, 15, 20],
  "prussia-yorck-1813": [25, 15, 20],
  "russia-paskevich-1812": [25, 15, 19],
  "russia-platov-1812": [20, 20, 20],
} as const;

const documents = readdirSync("prisma/library")
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({
    id: file.slice(0, -".json".length),
    json: JSON.parse(readFileSync(`prisma/library/${file}`, "utf8")),
  }));
const lists = documents
  .filter(({ json }) => json.kind === "army-list")
  .map(({ id, json }) => ({ id, json, list: armyListSchema.parse(json) }));
const books = new Map(
  documents
    .filter(({ json }) => json.kind === "army-book")
    .map(({ id, json }) => [id, armyBookSchema.parse(json)]),
);

it("ships at least two lists for each nation", () => {
  expect(lists.map(({ id }) => id).sort()).toEqual(Object.keys(BY_HAND));
  for (const nation of ARMY_NATIONS) {
    const count = lists.filter(({ list }) => list.nation === nation).length;
    expect(count, nation).toBeGreaterThanOrEqual(2);
  }
});

describe.each(lists)("the shipped list $id", ({ id, json, list }) => {
  const { summary, findings } = checkArmyList(list);

  it("is legal at 32+8, without error or warning", () => {
    expect(list.format.name).toBe("32+8");
    expect(list.acceptedFindings).toEqual([]);
    expect(findings.filter(({ severity }) => severity !== "note")).toEqual([]);
  });

  it("is legal by the umpire who shares no code with the check, and by hand", () => {
    const ruling = rule(list);
    expect(ruling.faults).toEqual([]);
    const [army, upgrades, bases] = BY_HAND[id as keyof typeof BY_HAND];
    expect([ruling.units + ruling.generals, ruling.upgrades]).toEqual([army * 2, upgrades * 2]);
    expect(ruling.bases).toBe(bases);
    expect(summary.points).toMatchObject({ total: army + upgrades, limit: 40 });
    expect([army <= 32, army + upgrades <= 40, bases <= 20]).toEqual([true, true, true]);
  });

  it("is written in full: reading it adds nothing", () => {
    expect(list).toEqual(json);
    expect(["en", "pl"]).toContain(list.language);
  });

  it("has nothing in it that its readers would not see, an ambush among it", () => {
    expect(hasSecrets(list)).toBe(false);
  });

  it("has what it took from its army book as the shipped book has it", () => {
    if (list.book === null) return;
    const { title, edition, entries, commanders } = bookOf(list);
    expect(list.book).toMatchObject({ title, edition });
    for (const entry of list.bookEntries) expect(entries).toContainEqual(entry);
    for (const named of list.bookCommanders) {
      expect(commanders).toContainEqual(expect.objectContaining(named));
    }
  });
});

function bookOf({ book }: ArmyList) {
  const found = books.get(book?.id ?? "");
  if (!found) throw new Error(`No army book "${book?.id}" is shipped.`);
  return found;
}
