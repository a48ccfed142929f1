import { readFileSync } from "node:fs";
import { produce } from "immer";
import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { LANGUAGES } from "@/lib/domain/document/language";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import type { OrderRow, Part } from "@/lib/pdf/belle-alliance/pack/sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const battle = scenario({
  startTime: "09:00",
  sides: [
    side("reds", {
      formations: [
        formation("line", { units: [unit("foot"), unit("late", { type: null })] }),
        formation("reserve", {
          level: "division",
          formations: [formation("inner", { units: [unit("horse")] })],
        }),
      ],
      reinforcements: [
        { id: "r1", brings: ["late"], bound: 3, entry: [0, 10] },
        { id: "r2", brings: ["reserve"], bound: 5, entry: [0, 10] },
      ],
    }),
    side("blues", {
      formations: [formation("corps", { units: [unit("guard")] })],
      reinforcements: [{ id: "b1", brings: ["corps"], bound: 7, entry: [0, 10] }],
    }),
  ],
});

function rowsFor(audience: Audience, language: (typeof LANGUAGES)[number] = "en"): OrderRow[] {
  const view = viewFor(battle, audience);
  const sheet = packSheet(view, { language, paper: "a4", options: WHOLE_BOOK }, makeTextCleaner());
  return sheet.sections
    .flatMap((each) => (each.section === "text" ? each.parts : []))
    .flatMap((part) => (part.part === "order-of-battle" ? part.rows : []));
}

function marks(audience: Audience): Record<string, readonly string[]> {
  return Object.fromEntries(
    rowsFor(audience).map(({ name, signs }) => [name, signs.filter((n) => n.startsWith("→"))]),
  );
}

describe("the printed order of battle says who arrives", () => {
  const own = {
    line: [],
    foot: [],
    late: ["→3 09:30"],
    reserve: ["→5 10:00"],
    inner: ["→5"],
    horse: ["→5"],
  };

  test("to the umpire, of both sides", () => {
    expect(marks({ for: "umpire" })).toEqual({
      ...own,
      corps: ["→7 10:30"],
      guard: ["→7"],
    });
  });

  test("to a side, of its own troops alone", () => {
    expect(marks({ for: "side", sideId: "reds" })).toEqual(own);
  });

  test("to no other reader", () => {
    expect(Object.values(marks({ for: "public" })).flat()).toEqual([]);
  });
});

function partsOf(battle: Scenario, audience: Audience = { for: "umpire" }): Part[] {
  const options = { language: "en", paper: "a4", options: WHOLE_BOOK } as const;
  const { sections } = packSheet(viewFor(battle, audience), options, makeTextCleaner());
  return sections.flatMap((each) => (each.section === "text" ? each.parts : []));
}

test("what several units' notes say stands once below the table, under a letter", () => {
  const noted = scenario({
    sides: [
      side("reds", {
        formations: [
          formation("line", {
            units: [
              unit("one", { note: "Tired." }),
              unit("two", { note: "Tired.", umpireNote: "Late." }),
              unit("three", { note: "Fresh." }),
            ],
          }),
        ],
      }),
    ],
  });
  const [table] = partsOf(noted).filter((part) => part.part === "order-of-battle");
  expect(table?.notes).toEqual(["Tired."]);
  const said = table?.rows.map(({ name, notes, signs }) => [name, notes, signs.at(-1) ?? ""]);
  expect(said?.slice(1)).toEqual([
    ["one", [], "a"],
    ["two", ["Umpire: Late."], "a"],
    ["three", ["Fresh."], ""],
  ]);
});

test("every sign that stands in a row is explained, and no other", () => {
  const [table] = partsOf(battle).filter((part) => part.part === "order-of-battle");
  const signs = new Set(table?.rows.flatMap((row) => row.signs).map((sign) => sign.charAt(0)));
  const explained = (table?.key ?? []).map(([sign]) => sign.charAt(0));
  for (const sign of signs) expect(explained).toContain(sign);
  expect(explained).not.toContain("⌂");
});

test("sources and shared notes stand before the rows, so that they are never alone on a page", () => {
  const units = ["one", "two"].map((id) =>
    unit(id, { note: "Tired.", source: "A return of 1813." }),
  );
  const noted = scenario({ sides: [side("reds", { formations: [formation("line", { units })] })] });
  const { bytes } = press({
    work: "pack",
    view: viewFor(noted, { for: "umpire" }),
    options: { ...WHOLE_BOOK, parts: ["order-of-battle"] },
    language: "en",
    paper: "a4",
  });
  const { text } = new PdfFile(bytes);
  const rows = text.indexOf("Formation, unit");
  for (const words of ["Tired.", "A return of 1813."]) {
    expect(text.indexOf(words)).toBeGreaterThan(0);
    expect(text.indexOf(words)).toBeLessThan(rows);
  }
});

test("a battle of 119 units takes five pages at most", () => {
  const moeckern = readFileSync("prisma/library/moeckern-1813.json", "utf8");
  const great = produce(scenarioSchema.parse(JSON.parse(moeckern)), (draft) => {
    const places = [...walkUnits(draft)];
    for (const [i, { unit: each, parents }] of places.slice(0, 119 - places.length).entries()) {
      parents.at(-1)?.units.push({ ...each, id: `more${i}`, name: `${each.name} (2)` });
    }
  });
  expect([...walkUnits(great)]).toHaveLength(119);
  const { pages } = press({
    work: "pack",
    view: viewFor(great, { for: "umpire" }),
    options: { ...WHOLE_BOOK, parts: ["order-of-battle"] },
    language: "en",
    paper: "a4",
  });
  expect(pages).toBeLessThanOrEqual(5);
});

test.each(LANGUAGES)("a unit whose type is open is printed so in %s", (language) => {
  const sheet = packSheet(
    viewFor(battle, { for: "umpire" }),
    { language, paper: "a4", options: WHOLE_BOOK },
    makeTextCleaner(),
  );
  expect(JSON.stringify(sheet)).not.toMatch(/belleAlliance|\.null/);
  const open = { en: "to be decided", da: "ikke afgjort", pl: "do ustalenia" }[language];
  expect(JSON.stringify(rowsFor({ for: "umpire" }, language))).toContain(open);
});
