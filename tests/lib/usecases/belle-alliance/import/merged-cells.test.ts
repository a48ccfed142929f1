import { describe, expect, test } from "vitest";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { xlsx } from "@/tests/fixtures/workbooks";
import { asked, outline, readSent } from "./reading";

type Cell = string | number | null;

interface Sheet {
  readonly rows: readonly (readonly Cell[])[];
  /** Ranges as `A2:A3`. */
  readonly merges: readonly string[];
}

/** The same sheet as a web page, with the spans of its merged cells. */
function page({ rows, merges }: Sheet): string {
  const spans = merges.map((range) => {
    const [, from = "A", top = "1", to = "A", bottom = "1"] =
      /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(range) ?? [];
    const [left, right] = [from, to].map((letter) => letter.charCodeAt(0) - 65);
    return { left: left ?? 0, right: right ?? 0, top: Number(top) - 1, bottom: Number(bottom) - 1 };
  });
  const cellOf = (cell: Cell, r: number, c: number) => {
    const span = spans.find((s) => c >= s.left && c <= s.right && r >= s.top && r <= s.bottom);
    if (span && (span.left !== c || span.top !== r)) return "";
    const size = span
      ? ` rowspan="${span.bottom - span.top + 1}" colspan="${span.right - span.left + 1}"`
      : "";
    return `<td${size}>${cell ?? ""}</td>`;
  };
  const lines = rows.map(
    (row, r) => `<tr>${row.map((cell, c) => cellOf(cell, r, c)).join("")}</tr>`,
  );
  return `<html><body><table>${lines.join("")}</table></body></html>`;
}

/** The sheet read as a workbook and as a web page, which must agree. */
async function read(sheet: Sheet) {
  const read = await readSent(xlsx([{ name: "Sheet1", ...sheet }]));
  expect(outline(await readSent(page(sheet), { format: "html" }))).toEqual(outline(read));
  return read;
}

const __ = null;

describe("a formation merged over its rows", () => {
  test.each<[string, Sheet, string[]]>([
    [
      "English",
      {
        rows: [
          ["Brigade", "Unit", "Men"],
          ["1st Brigade", "28th Foot", 557],
          [__, "32nd Foot", 662],
          ["2nd Brigade", "1st Foot", 604],
          [__, "42nd Foot", 526],
        ],
        merges: ["A2:A3", "A4:A5"],
      },
      [
        "1st Brigade",
        "  28th Foot | line 557",
        "  32nd Foot | line 662",
        "2nd Brigade",
        "  1st Foot | line 604",
        "  42nd Foot | line 526",
      ],
    ],
    [
      "Polish, two levels",
      {
        rows: [
          ["Dywizja", "Brygada", "Pułk", "Ludzie"],
          ["16. Dywizja", "1. Brygada", "3. pułk piechoty", 1200],
          [__, __, "15. pułk piechoty", 1100],
          [__, "2. Brygada", "16. pułk piechoty", 1000],
          ["17. Dywizja", "1. Brygada", "1. pułk piechoty", 900],
        ],
        merges: ["A2:A4", "B2:B3"],
      },
      [
        "16. Dywizja",
        "  1. Brygada",
        "    3. pułk piechoty | line 1200",
        "    15. pułk piechoty | line 1100",
        "  2. Brygada",
        "    16. pułk piechoty | line 1000",
        "17. Dywizja",
        "  1. Brygada",
        "    1. pułk piechoty | line 900",
      ],
    ],
    [
      "German, at the right",
      {
        rows: [
          ["Einheit", "Mann", "Brigade"],
          ["1. Infanterie-Regiment", 1600, "4. Brigade"],
          ["2. Infanterie-Regiment", 1500, __],
          ["3. Infanterie-Regiment", 1400, "5. Brigade"],
        ],
        merges: ["C2:C3"],
      },
      [
        "4. Brigade",
        "  1. Infanterie-Regiment | line 1600",
        "  2. Infanterie-Regiment | line 1500",
        "5. Brigade",
        "  3. Infanterie-Regiment | line 1400",
      ],
    ],
    [
      "French, with the side",
      {
        rows: [
          ["Camp", "Brigade", "Unité", "Effectif"],
          ["Français", "1re Brigade", "54e Ligne", 900],
          [__, __, "55e Ligne", 1100],
          ["Alliés", "Brigade Best", "Verden Landwehr", 621],
          [__, __, "Osterode Landwehr", 677],
        ],
        merges: ["A2:A3", "B2:B3", "A4:A5", "B4:B5"],
      },
      [
        "1re Brigade",
        "  54e Ligne | line 900",
        "  55e Ligne | line 1100",
        "# Alliés",
        "Brigade Best",
        "  Verden Landwehr | landwehr 621",
        "  Osterode Landwehr | landwehr 677",
      ],
    ],
  ])("%s", async (_, sheet, expected) => {
    expect(outline(await read(sheet)).slice(1)).toEqual(expected);
  });
});

describe("a commander merged over rows", () => {
  test.each<[string, Sheet, string[]]>([
    [
      "of a formation commands it: English",
      {
        rows: [
          ["Brigade", "Unit", "Men", "commander_name"],
          ["1st Brigade", "28th Foot", 557, "Kempt"],
          [__, "32nd Foot", 662, __],
          ["2nd Brigade", "1st Foot", 604, "Pack"],
          [__, "42nd Foot", 526, __],
        ],
        merges: ["A2:A3", "D2:D3", "A4:A5", "D4:D5"],
      },
      [
        "1st Brigade (Kempt)",
        "  28th Foot | line 557",
        "  32nd Foot | line 662",
        "2nd Brigade (Pack)",
        "  1st Foot | line 604",
        "  42nd Foot | line 526",
      ],
    ],
    [
      "of two levels: French",
      {
        rows: [
          ["Division", "Commandant", "Brigade", "Commandant de brigade", "Régiment", "Effectif"],
          ["1re Division", "Quiot", "1re Brigade", "Charlet", "54e Ligne", 900],
          [__, __, __, __, "55e Ligne", 1100],
          [__, __, "2e Brigade", "Bourgeois", "28e Ligne", 800],
        ],
        merges: ["A2:A4", "B2:B4", "C2:C3", "D2:D3"],
      },
      [
        "1re Division (Quiot)",
        "  1re Brigade (Charlet)",
        "    54e Ligne | line 900",
        "    55e Ligne | line 1100",
        "  2e Brigade (Bourgeois)",
        "    28e Ligne | line 800",
      ],
    ],
    [
      "of two levels side by side: Danish",
      {
        rows: [
          ["Division", "Brigade", "Divisionskommandør", "Brigadechef", "Enhed", "Mand"],
          ["1. division", "1. brigade", "Schulenburg", "Lasson", "Fynske infanteri", 1150],
          [__, __, __, __, "Slesvigske infanteri", 520],
          [__, "2. brigade", __, "Bonnichsen", "Holstenske infanteri", 480],
        ],
        merges: ["A2:A4", "B2:B3", "C2:C4", "D2:D3"],
      },
      [
        "1. division (Schulenburg)",
        "  1. brigade (Lasson)",
        "    Fynske infanteri | line 1150",
        "    Slesvigske infanteri | line 520",
        "  2. brigade (Bonnichsen)",
        "    Holstenske infanteri | line 480",
      ],
    ],
    [
      "below a heading of its own commands that: German",
      {
        rows: [
          ["Einheit", "Kommandeur", "Mann"],
          ["4. Brigade", __, __],
          ["1. Infanterie-Regiment", "Henckel", 1600],
          ["2. Infanterie-Regiment", __, 1500],
          ["5. Brigade", __, __],
          ["3. Infanterie-Regiment", "Tippelskirch", 1400],
          ["4. Infanterie-Regiment", __, 1300],
          ["Summe", __, 5800],
        ],
        merges: ["A2:C2", "B3:B4", "A5:C5", "B6:B7"],
      },
      [
        "4. Brigade (Henckel)",
        "  1. Infanterie-Regiment | line 1600",
        "  2. Infanterie-Regiment | line 1500",
        "5. Brigade (Tippelskirch)",
        "  3. Infanterie-Regiment | line 1400",
        "  4. Infanterie-Regiment | line 1300",
      ],
    ],
    [
      "of a division at the right: Polish",
      {
        rows: [
          ["Jednostka", "Ludzie", "Dywizja", "Dowódca"],
          ["3. pułk piechoty", 1200, "16. Dywizja", "Zajączek"],
          ["15. pułk piechoty", 1100, __, __],
          ["1. pułk piechoty", 900, "17. Dywizja", "Dąbrowski"],
        ],
        merges: ["C2:C3", "D2:D3"],
      },
      [
        "16. Dywizja (Zajączek)",
        "  3. pułk piechoty | line 1200",
        "  15. pułk piechoty | line 1100",
        "17. Dywizja (Dąbrowski)",
        "  1. pułk piechoty | line 900",
      ],
    ],
  ])("%s", async (_, sheet, expected) => {
    const result = await read(sheet);
    expect(outline(result).slice(1)).toEqual(expected);
    const units = unitsUnder(result.sides.flatMap(({ formations }) => formations));
    expect(units.map(({ note }) => note).filter((note) => note !== "")).toEqual([]);
  });

  test.each<[string, Sheet, string[]]>([
    [
      "over some units of a brigade",
      {
        rows: [
          ["Brigade", "Enhed", "Chef", "Mand"],
          ["1. brigade", "Fynske infanteri", "Oberst A", 700],
          [__, "Slesvigske infanteri", __, 600],
          [__, "Holstenske infanteri", "Major B", 500],
        ],
        merges: ["A2:A4", "C2:C3"],
      },
      ["Chef: Oberst A", "Chef: Oberst A", "Chef: Major B"],
    ],
    [
      "over some units below a heading",
      {
        rows: [
          ["Unit", "Commander", "Men"],
          ["1st Brigade", __, __],
          ["28th Foot", "Col. A", 700],
          ["32nd Foot", __, 600],
          ["79th Foot", "Col. B", 500],
        ],
        merges: ["A2:C2", "B3:B4"],
      },
      ["Commander: Col. A", "Commander: Col. A", "Commander: Col. B"],
    ],
    [
      "of one unit each, by the heading",
      {
        rows: [
          ["Brigade", "Regiment", "Regimentschef", "Mann"],
          ["4. Brigade", "1. Infanterie-Regiment", "Major A", 1600],
          ["5. Brigade", "2. Infanterie-Regiment", "Major B", 1500],
          [__, "3. Infanterie-Regiment", __, 1400],
        ],
        merges: ["A3:A4"],
      },
      ["Regimentschef: Major A", "Regimentschef: Major B", ""],
    ],
    [
      "the units' own beside the brigade's",
      {
        rows: [
          ["Brigade", "Brigade commander", "Unit", "Unit commander", "Men"],
          ["1st Brigade", "Kempt", "28th Foot", "Belson", 557],
          [__, __, "32nd Foot", "Maitland", 662],
          ["2nd Brigade", "Pack", "1st Foot", "Campbell", 604],
        ],
        merges: ["A2:A3", "B2:B3"],
      },
      ["Unit commander: Belson", "Unit commander: Maitland", "Unit commander: Campbell"],
    ],
  ])("stays with its units: %s", async (_, sheet, notes) => {
    const { sides } = await read(sheet);
    expect(
      unitsUnder(sides.flatMap(({ formations }) => formations)).map(({ note }) => note),
    ).toEqual(notes);
  });
});

test("a strength merged over several rows counts once, with one doubt", async () => {
  const result = await read({
    rows: [
      ["Brigade", "Unit", "Men", "Guns"],
      ["1st Brigade", "28th Foot", 1800, __],
      [__, "32nd Foot", __, __],
      [__, "79th Foot", __, __],
      ["2nd Brigade", "1st Foot", 604, __],
      [__, "Rogers’s battery", 120, 6],
      [__, "Lloyd’s battery", __, __],
    ],
    merges: ["A2:A4", "C2:C4", "A5:A7", "C6:C7", "D6:D7"],
  });
  expect(result.totals).toMatchObject([{ men: 2524, guns: 6 }]);
  expect(asked(result).filter((each) => each.startsWith("cell-merged"))).toEqual([
    "cell-merged: Men: 1800",
    "cell-merged: Men: 120",
    "cell-merged: Guns: 6",
  ]);
});

describe("a row merged over all columns", () => {
  test.each<[string, string, string]>([
    ["a formation with its commander", "1st Brigade (Kempt)", "1st Brigade (Kempt)"],
    ["a division", "3. Dywizja", "3. Dywizja"],
    ["a corps", "II. Armeekorps", "II. Armeekorps"],
    ["Danish", "2. brigade", "2. brigade"],
    ["French", "Division Durutte", "Division Durutte"],
  ])("is a heading: %s", async (_, title, expected) => {
    const result = await read({
      rows: [
        ["Unit", "Men", "Guns"],
        [title, __, __],
        ["28th Foot", 557, __],
        ["Battery", __, 6],
      ],
      merges: ["A2:C2"],
    });
    expect(outline(result).slice(1)).toEqual([
      expected,
      "  28th Foot | line 557",
      "  Battery | foot-artillery 6x?",
    ]);
  });

  test("of each army is its side", async () => {
    const result = await read({
      rows: [
        ["Brigade", "Unit", "Men"],
        ["French Army", __, __],
        ["1re Brigade", "54e Ligne", 900],
        [__, "55e Ligne", 1100],
        ["Allied Army", __, __],
        ["1st Brigade", "28th Foot", 557],
      ],
      merges: ["A2:C2", "A3:A4", "A5:C5"],
    });
    expect(result.sides.map(({ name }) => name)).toEqual(["French Army", "Allied Army"]);
    expect(result.totals.map(({ men }) => men)).toEqual([2000, 557]);
  });
});

test.each(["Total", "I alt", "Razem", "Summe", "Total général"])(
  "a merged row of sums is compared, not added: %s",
  async (title) => {
    const result = await read({
      rows: [
        ["Brigade", "Unit", "Men", "Guns"],
        ["1st Brigade", "28th Foot", 557, __],
        [__, "32nd Foot", 662, __],
        [title, __, 1219, __],
      ],
      merges: ["A2:A3", "A4:B4"],
    });
    expect(result.totals).toMatchObject([{ men: 1219, units: 2 }]);
    expect(result.stated).toMatchObject([{ men: 1219 }]);
    expect(asked(result).filter((each) => each.startsWith("men-differ"))).toEqual([]);
  },
);

test("headings in two merged rows are read from both", async () => {
  const result = await read({
    rows: [
      ["Brigade", "Unit", "Strength", __],
      [__, __, "Men", "Guns"],
      ["1st Brigade", "28th Foot", 557, __],
      [__, "Battery", __, 6],
    ],
    merges: ["A1:A2", "B1:B2", "C1:D1", "A3:A4"],
  });
  expect(outline(result).slice(1)).toEqual([
    "1st Brigade",
    "  28th Foot | line 557",
    "  Battery | foot-artillery 6x?",
  ]);
});
