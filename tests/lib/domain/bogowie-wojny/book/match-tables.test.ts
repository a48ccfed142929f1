import { expect, test } from "vitest";
import { matchTables } from "@/lib/domain/bogowie-wojny/book/paste/match-tables";
import { parseTables } from "@/lib/domain/bogowie-wojny/book/paste/parse-tables";
import { bookOf } from "./book-of";

const UNITS = "Typ\tRuch\tBroń\tWB\tSO\tWTR\tMorale\tZasady specjalne";
const COMMANDERS = "Nazwisko\tFunkcja\tWartość dowodzenia\tZasady";

function paste(text: string, parts: Parameters<typeof bookOf>[0] = {}) {
  let made = 0;
  const read = parseTables(text, { language: "pl", newId: () => `n${made++}` });
  return matchTables(bookOf(parts), read);
}

test("a row of the same name is filled, the rest are new", () => {
  const { entries } = paste(
    `${UNITS}\nPIECHOTA  liniowa\t17/26\tMuszkiet 8\t2\t3\t5\t7\tczworobok\nMilicja\t15/22\t-\t1\t1\t4\t5\tmilicja`,
  );
  const [line, militia] = entries;
  expect(line).toMatchObject({ fills: true, replaced: [] });
  expect(line?.thing).toMatchObject({
    id: "e1",
    names: { pl: "Piechota liniowa" },
    traits: ["square"],
    profile: { moveLineCm: 17, weapon: "musket", rangeCm: 8, fightingValue: 2, morale: 7 },
  });
  expect(militia).toMatchObject({ fills: false, replaced: [], thing: { unitKind: "militia" } });
});

test("a name in any language is the same name, and what the table leaves open stays", () => {
  const profile = { fightingValue: 3, morale: 8, specialRules: "Szarżują dwa razy" };
  const lancers = { id: "e2", names: { pl: "Ułani", en: "Lancers" }, traits: ["lances"], profile };
  const { entries } = paste(`${UNITS}\nLancers\t30\t-\t4\t-\t4\t8\tweteran`, {
    entries: [{ ...lancers, unitKind: "lancers" }],
    formations: [],
  });
  expect(entries).toMatchObject([
    {
      fills: true,
      replaced: ["fightingValue"],
      thing: {
        id: "e2",
        unitKind: "lancers",
        traits: ["lances", "veteran"],
        profile: { ...profile, fightingValue: 4, endurance: 4, firepower: null },
      },
    },
  ]);
});

test("of rows with one name the first fills the first, and one too many is new", () => {
  const twin = { names: { pl: "Gwardia" }, unitKind: "militia" };
  const { entries } = paste(`${UNITS}${"\nGwardia\t17\t-\t3\t3\t5\t9\t".repeat(3)}`, {
    entries: [
      { id: "g1", ...twin },
      { id: "g2", ...twin },
    ],
    formations: [],
  });
  expect(entries.map(({ thing, fills }) => fills && thing.id)).toEqual(["g1", "g2", false]);
});

test("a row of the Wagomiar or a role that the book has is neither replaced nor in doubt", () => {
  const { entries, commanders, doubts } = paste(
    `${UNITS}\nWojsko\t17\t-\t2\t2\t4\t6\t\nInne\t17\t-\t2\t2\t4\t6\t\n${COMMANDERS}\nJan Henryk Dąbrowski\t\t2\t`,
    { entries: [{ id: "e1", names: { pl: "Wojsko" }, unitKind: "militia" }], formations: [] },
  );
  expect(entries[0]?.thing.unitKind).toBe("militia");
  expect(commanders).toMatchObject([
    { fills: true, thing: { id: "c1", roles: ["general-of-infantry"], commandValue: 2 } },
  ]);
  expect(doubts.map(({ code, text }) => [code, text])).toEqual([["kind-open", "Inne"]]);
});
