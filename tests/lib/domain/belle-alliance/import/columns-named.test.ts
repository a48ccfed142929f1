import { describe, expect, test } from "vitest";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import type { ColumnMapping } from "@/lib/domain/belle-alliance/import/tables/columns";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { told } from "./reading";

/** Reads a CSV with columns named by hand. */
function readCsv(text: string, columns: ColumnMapping) {
  let count = 0;
  const naming = { newId: () => `n${count++}`, looseName: "Loose", sideName: "Side" };
  const lines = linesOfText(text, { format: "csv", columns });
  const read = readSides(lines, { ...naming, format: "csv", nation: null });
  const units = unitsUnder(read.sides.flatMap(({ formations }) => formations));
  return { ...read, units };
}

const UNCLEAR = `Wer,Wieviel,Bemerk.
54e Ligne,962,late
7e Hussards,439,
`;

describe("columns whose headings are unclear", () => {
  test("come with samples, and their headings say what they hold", () => {
    const before = readCsv(UNCLEAR, {});
    expect(before.tables).toEqual([
      {
        part: null,
        isTable: false,
        columns: [
          { key: "wer", head: "Wer", field: null, samples: ["54e Ligne", "7e Hussards"] },
          { key: "wieviel", head: "Wieviel", field: null, samples: ["962", "439"] },
          { key: "bemerk.", head: "Bemerk.", field: null, samples: ["late"] },
        ],
      },
    ]);
    const after = readCsv(UNCLEAR, { wer: "name", wieviel: "men" });
    expect(after.units.map(told)).toEqual(["54e Ligne | line 962", "7e Hussards | hussar 439"]);
    expect(after.units[0]?.note).toBe("Bemerk.: late");
    expect(after.tables[0]).toMatchObject({ isTable: true });
  });

  test("by their places where there is no heading", () => {
    const bare = "54e Ligne,962,2,late\n7e Hussards,439,4,\n";
    const before = readCsv(bare, {});
    expect(before.tables[0]?.columns.map(({ key, head }) => [key, head])).toEqual([
      ["#1", ""],
      ["#2", ""],
      ["#3", ""],
      ["#4", ""],
    ]);
    const mapping = { "#1": "name", "#2": "men", "#3": "squadrons", "#4": "note" } as const;
    const { units } = readCsv(bare, mapping);
    expect(units.map(told)).toEqual(["54e Ligne | line 962 [2]", "7e Hussards | hussar 439 [4]"]);
    expect(units[0]?.note).toBe("late");
  });

  test("a column that is known can be kept in the notes, or be another", () => {
    const csv = "Unit,Men,Strength\n54e Ligne,962,40\n";
    const { units } = readCsv(csv, { strength: null });
    expect(units[0]).toMatchObject({ men: 962, note: "Strength: 40" });
    expect(readCsv(csv, { men: "note", strength: "men" }).units[0]).toMatchObject({
      men: 40,
      note: "962",
    });
  });
});

describe("columns of fields", () => {
  test("officers, howitzers, arrivals, weapons and weights are read; what is not understood is a note with a doubt", () => {
    const { units, arrivals, doubts } = readCsv(
      `Unit,Men,Officers,Guns,Howitzers,Weapon,Weight,Arrives in bound
95th Rifles,500,20,,,Rifle,,3
Scots Greys,416,,,,sword,Heavy,
Ross’s troop,,,4,2,,,
`,
      {},
    );
    expect(units).toMatchObject([
      { men: 500, weapon: "rifle", note: "Officers: 20" },
      { men: 416, weight: "heavy", note: "Weapon: sword" },
      { guns: 6, howitzers: 2 },
    ]);
    expect(arrivals).toMatchObject([{ id: units[0]?.id, bound: 3, time: null, edge: null }]);
    expect(doubts.filter(({ code }) => code === "words-unread")).toMatchObject([
      { params: { words: "Weapon: sword" } },
    ]);
  });
});

test("each stated total names what it is the total of", () => {
  const { stated, sides } = readCsv("Side,Unit,Men\nRed,A,500\nRed,B,400\nTotal,,950\n", {});
  expect(sides).toHaveLength(1);
  expect(stated).toMatchObject([{ line: 4, men: 950, guns: null }]);
});

test("a total on one indent with the headings is of what it comes nearest to", () => {
  let count = 0;
  const naming = { newId: () => `n${count++}`, looseName: "Loose", sideName: "Side" };
  const text =
    "Army of the North\nII Corps\n1st Brigade\n1st Line 500\n2nd Brigade\n2nd Line 400\nTotal: 950 men";
  const lines = linesOfText(text, { format: "text", columns: {} });
  const { stated, sides } = readSides(lines, { ...naming, format: "text", nation: null });
  const whole = sides[0]?.formations[0];
  expect([null, whole?.id]).toContain(stated[0]?.of);
});
