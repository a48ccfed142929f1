import { describe, expect, test } from "vitest";
import { PACK_PARTS, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES } from "@/lib/domain/document/language";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import type { Section } from "@/lib/pdf/belle-alliance/pack/sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const UMPIRE = { for: "umpire" } as const;
const REDS = { for: "side", sideId: "reds" } as const;
const PLAYER = { for: "commander", sideId: "reds", formationId: "line" } as const;
const FORMS = [
  "order-sheets",
  "message-forms",
  "adjutant-slips",
  "running-sheet",
  "victory-sheet",
] as const;

const battle = scenario({
  startTime: "09:00",
  bounds: 12,
  umpireActs: [
    { id: "a1", bound: 7, text: "Tell the Reds of the bridge." },
    { id: "a2", bound: 13, text: "Night falls." },
  ],
  sides: [
    side("reds", {
      tasks: "Rules of thumb.\n\n1. RED-BRIDGE, take it.\n2. RED-HILL, hold it.",
      formations: [
        formation("line", {
          commander: { name: "General Red" },
          player: { orders: "Hold the bridge." },
          units: [unit("foot"), unit("late", { type: null })],
        }),
        formation("reserve", { level: "division", formations: [formation("unled")] }),
      ],
      reinforcements: [{ id: "r1", brings: ["late"], bound: 3, entry: [0, 10], note: "by road" }],
    }),
    side("blues", {
      colour: "b",
      tasks: "BLUE-TASK",
      formations: [
        formation("blue-corps", {
          commander: { name: "General Blue" },
          units: [unit("blue-guard", { hidden: true })],
        }),
      ],
      reinforcements: [{ id: "b1", brings: ["blue-corps"], bound: 40, entry: [0, 10] }],
    }),
  ],
});

function sectionsFor(
  audience: Audience,
  more: Partial<typeof WHOLE_BOOK> = {},
): readonly Section[] {
  const options = {
    language: "en",
    paper: "a4",
    options: { ...WHOLE_BOOK, parts: PACK_PARTS, ...more },
  } as const;
  return packSheet(viewFor(battle, audience), options, makeTextCleaner()).sections;
}

function sheetFor<Kind extends Section["section"]>(
  kind: Kind,
  audience: Audience,
  more: Partial<typeof WHOLE_BOOK> = {},
): Extract<Section, { section: Kind }> {
  const found = sectionsFor(audience, more).find(({ section }) => section === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found as Extract<Section, { section: Kind }>;
}

describe("order sheets", () => {
  const [reds] = sheetFor("order-sheets", REDS).sides;

  test("have a row for each formation and unit, and room for parts of units", () => {
    expect(reds?.rows.map(({ name }) => name)).toEqual([
      "line",
      "foot",
      "late",
      "reserve",
      "unled",
    ]);
    expect(reds?.spare.name).toBe("Skirmish lines and parts of units");
    expect(reds?.rows[0]?.detail).toBe("General Red");
  });

  test("shade the bounds before a unit's arrival and name its bound", () => {
    expect(reds?.rows[2]).toMatchObject({ arrives: 3, arrival: "Arrives in bound 3 (09:30)" });
    expect(reds?.rows[1]).toMatchObject({ arrives: null });
  });

  test("part the bounds over sheets whose columns fill the paper", () => {
    expect(reds?.runs.map(({ title }) => title)).toEqual(["Bounds 1 to 6", "Bounds 7 to 12"]);
    for (const { bounds, cellMm } of reds?.runs ?? []) {
      expect(54 + bounds.length * cellMm).toBeCloseTo(297 - 20);
    }
    const [one] = sheetFor("order-sheets", REDS, { columns: 1 }).sides;
    expect(one?.runs.map(({ title }) => title)).toEqual(["Bound 1"]);
  });
});

test("order sheets may have a row a brigade, beside units that stand directly under a division", () => {
  const late = [{ id: "r", brings: ["second"], bound: 2, entry: [0, 10] }];
  const brigade = (id: string) =>
    formation(id, {
      name: "1st Brigade",
      commander: { name: `General ${id}` },
      units: [unit(`${id}-a`), unit(`${id}-b`)],
    });
  const corps = formation("corps", {
    level: "corps",
    formations: [
      formation("div", {
        level: "division",
        units: [unit("guns")],
        formations: [brigade("first")],
      }),
      formation("div2", { level: "division", formations: [brigade("second")] }),
    ],
  });
  const view = viewFor(
    scenario({ bounds: 4, sides: [side("reds", { formations: [corps], reinforcements: late })] }),
    UMPIRE,
  );
  const options = { ...WHOLE_BOOK, parts: ["order-sheets"], orderRows: "brigades" } as const;
  const sheet = packSheet(view, { language: "en", paper: "a4", options }, makeTextCleaner());
  const rows = sheet.sections.flatMap((each) =>
    each.section === "order-sheets" ? (each.sides[0]?.rows ?? []) : [],
  );
  expect(rows.map(({ row, name, detail }) => `${row}: ${name} | ${detail}`)).toEqual([
    "formation: corps | no commander",
    "formation: div | no commander",
    expect.stringContaining("unit: guns | "),
    "unit: 1st Brigade (div) | General first · 2 units",
    "formation: div2 | no commander",
    "unit: 1st Brigade (div2) | General second · 2 units",
  ]);
  expect(rows.at(-1)).toMatchObject({ arrives: 2, arrival: "Arrives in bound 2" });
  const { bytes } = press({ work: "pack", view, options, language: "en", paper: "a4" });
  expect(new PdfFile(bytes).text).toContain("1st Brigade (div2)");
});

test("message forms come as many as asked for, for the sides the reader holds", () => {
  expect(sheetFor("message-forms", UMPIRE).sheets.map(({ name }) => name)).toEqual([
    "reds",
    "blues",
  ]);
  const own = sheetFor("message-forms", REDS, { copies: 2 }).sheets;
  expect(own.map(({ name }) => name)).toEqual(["reds", "reds"]);
});

test("each commander's two adjutants have a slip, and blank ones fill the sheet", () => {
  const { sheets, rates, note } = sheetFor("adjutant-slips", REDS);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.map(({ commander, adjutant }) => [commander, adjutant])).toEqual([
    ["General Red", 1],
    ["General Red", 2],
    ...Array.from({ length: 6 }, () => ["", null]),
  ]);
  expect(rates.map(([, cm]) => cm)).toEqual(["80", "60", "25", "15"]);
  expect(note).toContain("+2 to the ordering roll");
});

test("the player of a formation has forms and slips too, and sheets that bear its name", () => {
  expect(sheetFor("message-forms", PLAYER).sheets.map(({ name }) => name)).toEqual(["reds"]);
  const slips = sheetFor("adjutant-slips", PLAYER).sheets.flat();
  expect(slips.filter(({ commander }) => commander !== "")).toHaveLength(2);
  const { sides } = sheetFor("order-sheets", PLAYER);
  expect(sides.map(({ title }) => title)).toEqual(["Order sheets: line"]);
  const { diagram } = sheetFor("diagram", PLAYER);
  expect(diagram.title).toBe("Order of battle at a glance: line");
});

describe("the running sheet", () => {
  const sheet = sheetFor("running-sheet", UMPIRE);

  test("has a block a bound with the arrivals of that bound and a box for each step of table 1", () => {
    expect(sheet.blocks).toHaveLength(12);
    expect(sheet.blocks[2]).toMatchObject({
      time: "09:30",
      arrivals: [{ side: "reds", brings: "late", details: "west edge (0, 10 cm) · by road" }],
    });
    expect(sheet.blocks.flatMap(({ arrivals }) => arrivals)).toHaveLength(1);
    expect(sheet.phases.map(({ steps }) => steps.length)).toEqual([3, 6, 2, 4, 2, 7, 3]);
  });

  test("lists in each bound what the umpire does then", () => {
    expect(sheet.blocks[6]?.acts).toEqual(["Tell the Reds of the bridge."]);
    expect(sheet.blocks.flatMap(({ acts }) => acts)).toHaveLength(1);
    expect(sheet.tooLate).toContain("Night falls. (13)");
  });

  test("lists what is hidden, and owns up to arrivals after the last bound", () => {
    expect(sheet.hidden.rows).toEqual([["blue-guard", "reds"]]);
    expect(sheet.tooLate).toContain("blue-corps (40)");
  });

  test("is in no other reader's pack", () => {
    for (const reader of [REDS, { for: "public" }] as const) {
      expect(sectionsFor(reader).map(({ section }) => section)).not.toContain("running-sheet");
    }
  });
});

describe("the victory sheet", () => {
  test("makes each task of a list a row, where the list stands, with room for more", () => {
    const [reds, blues] = sheetFor("victory-sheet", UMPIRE).sides;
    expect(reds?.tasks).toMatchObject([
      { part: "prose" },
      { part: "table", rows: [{ number: "1." }, { number: "2." }], blankRows: 2 },
    ]);
    expect(blues?.tasks).toMatchObject([
      { part: "prose" },
      { part: "table", rows: [], blankRows: 5 },
    ]);
  });

  test("leaves open what a side may not know of the other's strength", () => {
    expect(sheetFor("victory-sheet", REDS).losses.rows).toEqual([
      ["reds", "2", "", "50", "", "0", "", "1", ""],
      ["blues", "", "", "", "", "", "", "", ""],
    ]);
  });
});

describe("the forms in print", () => {
  const print = (audience: Audience, language: (typeof LANGUAGES)[number]) => {
    const options = { ...WHOLE_BOOK, parts: FORMS };
    const { bytes } = press({
      work: "pack",
      view: viewFor(battle, audience),
      options,
      language,
      paper: "a4",
    });
    return { file: new PdfFile(bytes), raw: Buffer.from(bytes).toString("latin1") };
  };

  test.each(LANGUAGES)(
    "are tagged, lie across where they are order sheets, and say all their words in %s",
    (language) => {
      const { file, raw } = print(UMPIRE, language);
      expect(raw).toContain("pdfuaid");
      const sizes = Array.from({ length: file.pageCount }, (_, i) => file.pageSize(i + 1));
      expect(sizes.map((size) => size.map(Math.round).join("×"))).toContain("297×210");
      expect(file.everything).not.toMatch(/orderSheets\.|print\.|belleAlliance/);
    },
  );

  test("hold nothing of the other side's for a side", () => {
    const { file } = print(REDS, "en");
    expect(file.everything).toContain("RED-BRIDGE");
    expect(file.everything).not.toMatch(/BLUE-TASK|General Blue|blue-corps|blue-guard/);
  });
});

test("no formation's row of the order sheets is torn between its name and its commander", () => {
  // Rows of two heights, so that pages end at different places.
  const heads = Array.from({ length: 150 }, (_, i) =>
    formation(`head-${i}`, {
      name: i % 3 ? `head-${i}` : `head-${i} of a brigade with a long name`,
    }),
  );
  const units = [unit("one"), unit("two")];
  const formations = [formation("first", { units }), ...heads];
  const { bytes } = press({
    work: "pack",
    view: viewFor(scenario({ sides: [side("reds", { formations })] }), UMPIRE),
    options: { ...WHOLE_BOOK, parts: ["order-sheets"], columns: 5 },
    language: "en",
    paper: "a4",
  });
  const file = new PdfFile(bytes);
  expect(file.pageCount).toBeGreaterThan(9);
  for (let page = 1; page <= file.pageCount; page++) {
    const text = file.pageText(page);
    const named = text.match(/head-\d+|\bfirst\b/g) ?? [];
    expect(text.match(/no commander/g) ?? []).toHaveLength(named.length);
  }
});
