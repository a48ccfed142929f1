import { describe, expect, test } from "vitest";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { LABEL_GRIDS } from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { PAPER_SIZE_MM } from "@/lib/pdf/document/paper";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "../../../domain/belle-alliance/scenario/build";

const commander = { name: "Hill" };
const battle = scenario({
  sides: [
    side("reds", {
      formations: [
        formation("brigade", {
          commander,
          units: [
            unit("foot", { men: 200, supplies: 2, valour: { own: { value: 1, reason: "" } } }),
            unit("horse", { arm: "cavalry", type: "hussar", men: 400 }),
            unit("lancers", { arm: "cavalry", type: "lancer", men: 400 }),
            unit("hussars", { arm: "cavalry", type: "hussar", men: 400, weapon: "carbine" }),
            battery("guns"),
            unit("park", { arm: "train", type: "train", men: null }),
            unit("crowd", { men: 4000 }),
            unit("host", { men: 50_000 }),
            unit("heroes", { valour: { own: { value: 99, reason: "" } } }),
          ],
        }),
      ],
    }),
    side("blues", { formations: [formation("secret", { units: [unit("hidden-from-reds")] })] }),
  ],
});

test("a commander's card has every result of the catch roll, and both grades a replacement may have", () => {
  const rolls = card("Hill")
    .rolls.map(([, text]) => text)
    .join(" | ");
  expect(rolls).toContain("17–18 falls, −2 · 15–16 falls, −1 · 13–14 falls");
  expect(rolls).toContain("very efficient commander +1 · very inefficient commander −2");
});

function sectionsFor(
  chosen: Partial<typeof WHOLE_BOOK>,
  audience: Audience = { for: "umpire" },
  of = battle,
) {
  const view = viewFor(of, audience);
  const options = { language: "en", paper: "a4", options: { ...WHOLE_BOOK, ...chosen } } as const;
  return packSheet(view, options, makeTextCleaner()).sections;
}

function sheetsOf(of: typeof battle, audience?: Audience) {
  return sectionsFor({ parts: ["unit-sheets"] }, audience, of).flatMap((each) =>
    each.section === "unit-sheets" ? [each] : [],
  );
}

function cards(audience?: Audience) {
  return sheetsOf(battle, audience)
    .flatMap(({ sheets }) => sheets)
    .flatMap((sheet) => sheet.cards);
}

function card(name: string) {
  const found = cards().find((each) => each.name === name);
  if (!found) throw new Error(`no card of ${name}`);
  return found;
}

const boxes = (name: string, label: string) =>
  card(name)
    .tracks.find((each) => each.label === label)
    ?.boxes.map(({ text }) => text);

describe("a unit's card", () => {
  test("marks each fifth of the figures lost and where the unit leaves the table", () => {
    // 10 figures: a point is lost with 8, 6 and 4 left; with 2 left the unit is removed [5.5.2].
    expect(card("foot").losses?.kinds).toBe("osososox..");
    expect(card("foot").losses?.labels.map(({ text }) => text)).toEqual(["8", "6", "4", "†"]);
  });

  test("has the boxes of its arm and no others", () => {
    const labels = (name: string) => card(name).tracks.map(({ label }) => label);
    expect(labels("horse")).toContain("Wait after a charge");
    expect(labels("guns")).toContain("Canister this bound");
    expect(labels("guns")).not.toContain("Wait after a charge");
    expect(labels("guns")).not.toContain("Skirmishers out");
    expect(boxes("hussars", "First used")).toEqual(["fire", "melee"]);
    expect(boxes("lancers", "First used")).toEqual(["melee"]);
    expect(labels("park")).toEqual(["Valour", "Order", "Formation"]);
  });

  test("begins with the valour and the supplies the unit has", () => {
    expect(boxes("foot", "Valour")).toEqual(["+1", "0", "−1", "−2", "−3", "−4", "−5"]);
    expect(boxes("foot", "Supplies")).toEqual(["2", "1", "0"]);
    expect(boxes("horse", "Supplies")).toEqual(["full", "3", "2", "1", "0"]);
    const valour = card("heroes").tracks.find(({ label }) => label === "Valour");
    expect(valour).toMatchObject({ value: "+99", boxes: [], writeMm: 24 });
  });

  test("counts gunners to the last, since guns stay below three", () => {
    expect(card("guns").losses?.kinds).toBe("osossoso");
  });

  test("counts howitzers among a battery's pieces, not among its gunners", () => {
    const guns = battery("guns", { howitzers: 2 });
    const of = scenario({
      sides: [side("reds", { formations: [formation("b", { units: [guns] })] })],
    });
    const [facts] = sheetsOf(of).flatMap(({ sheets }) => sheets.flatMap(({ cards }) => cards));
    expect(facts?.facts).toContain("8 × 6 pdr, of them 2 howitzers → 2 model guns, 8 gunners");
  });

  test("groups or writes what would be too many boxes", () => {
    expect(card("crowd").losses?.kinds).toHaveLength(200);
    expect(card("host").losses).toMatchObject({ kinds: "" });
    expect(card("host").losses?.hint).toContain("2,000");
  });

  test("is for its own side alone", () => {
    const names = cards({ for: "side", sideId: "reds" }).map(({ name }) => name);
    expect(names).toEqual([
      "Hill",
      "foot",
      "horse",
      "lancers",
      "hussars",
      "guns",
      "park",
      "crowd",
      "host",
      "heroes",
    ]);
  });
});

describe("a unit in a building", () => {
  const shown = (name: string, inFormation: string) => {
    const farm = featureSchema.parse({
      kind: "building",
      id: "farm",
      name,
      points: [
        [10, 10],
        [18, 10],
        [18, 18],
      ],
    });
    const placement = {
      xCm: 15,
      yCm: 13,
      facingDeg: 0,
      formation: inFormation,
      buildingId: "farm",
    };
    const reds = side("reds", {
      formations: [formation("b", { units: [unit("foot", { placement })] })],
    });
    const map = { widthCm: 180, depthCm: 120, note: "", features: [farm] };
    const [sheet] = sheetsOf(scenario({ sides: [reds], map }));
    const found = sheet?.sheets[0]?.cards[0];
    return {
      formation: found?.tracks.find(({ label }) => label === "Formation")?.value,
      facts: found?.facts.filter((fact) => fact.startsWith("In ")),
    };
  };

  test("has the building's name on its card in place of a formation [6.1.2]", () => {
    expect(shown("Hougoumont", "garrison")).toEqual({ formation: "In Hougoumont", facts: [] });
    expect(shown("", "garrison")).toEqual({ formation: "In a building", facts: [] });
    expect(shown("Hougoumont", "rest")).toEqual({ formation: "In Hougoumont", facts: [] });
  });

  test("at work in it is said to be in both [1.3.5]", () => {
    expect(shown("Hougoumont", "work")).toEqual({ formation: "At work", facts: ["In Hougoumont"] });
  });
});

test("cards are made lower where that saves a page, and fill it no further", () => {
  const rowsOf = (count: number) => {
    const units = Array.from({ length: count }, (_, i) => unit(`unit-${i}`));
    const one = side("reds", { formations: [formation("brigade", { units })] });
    const [cards] = sheetsOf(scenario({ sides: [one] }));
    return cards?.sheets.map((sheet) => sheet.rows);
  };
  expect(rowsOf(8)).toEqual([4]);
  expect(rowsOf(9)).toEqual([5]);
  expect(rowsOf(11)).toEqual([4, 4]);
});

test("one key after all cards explains what stands on them, and no more", () => {
  const [all] = sheetsOf(battle);
  const labels = all?.key.rows.map(([label]) => label);
  expect(labels).toEqual(expect.arrayContaining(["Canister this bound", "Wait after a charge"]));
  const foot = side("reds", { formations: [formation("brigade", { units: [unit("foot")] })] });
  const [few] = sheetsOf(scenario({ sides: [foot] }));
  expect(few?.key.rows.map(([label]) => label)).not.toContain("Canister this bound");
  expect(few?.key.signs.map(({ text }) => text)).toEqual(["Infantry"]);
});

describe("labels", () => {
  test("betray valour only where the umpire says so", () => {
    const texts = (labelValour: "hidden" | "shown") =>
      JSON.stringify(sectionsFor({ parts: ["labels"], labelValour }));
    expect(texts("hidden")).not.toContain("valour");
    expect(texts("shown")).toContain("valour\u00a0+1");
  });

  test("go onto their own paper by the maker's number", () => {
    const [sheet] = sectionsFor({ parts: ["labels"], labels: "5160" });
    expect(sheet).toMatchObject({ section: "labels", paper: "us-letter", edges: "none" });
  });

  test.each(Object.entries(LABEL_GRIDS))("%s lies in the middle of its paper", (_, grid) => {
    const [width, height] = PAPER_SIZE_MM[grid.paper];
    const across = (grid.columns - 1) * grid.pitchXMm + grid.widthMm;
    const down = (grid.rows - 1) * grid.pitchYMm + grid.heightMm;
    expect(2 * grid.leftMm + across).toBeCloseTo(width, 1);
    expect(2 * grid.topMm + down).toBeCloseTo(height, 1);
  });
});

test.each([
  ["cut", [68, 5]],
  ["5160", [30, 30, 13]],
] as const)(
  "no label to cut has a sheet alone, and sheets that stick are used up: %s",
  (labels, counts) => {
    const units = Array.from({ length: 73 }, (_, i) => unit(`unit-${i}`));
    const one = side("reds", { formations: [formation("brigade", { units })] });
    const [part] = sectionsFor(
      { parts: ["labels"], labels },
      { for: "umpire" },
      scenario({ sides: [one] }),
    );
    expect(part).toMatchObject({ sheets: counts.map((count) => ({ length: count })) });
  },
);

test("no unit has a sheet of cards alone", () => {
  const units = Array.from({ length: 41 }, (_, i) => unit(`unit-${i}`));
  const one = side("reds", { formations: [formation("brigade", { units })] });
  const [cards] = sheetsOf(scenario({ sides: [one] }));
  expect(cards?.sheets.map((sheet) => sheet.cards.length)).toEqual([10, 10, 10, 8, 3]);
  const names = cards?.sheets.flatMap((sheet) => sheet.cards.map(({ name }) => name));
  expect(names).toEqual(units.map(({ name }) => name));
});

test("stands lie within their pages, and what takes too many pieces is named", () => {
  const [stands] = sectionsFor({ parts: ["stands"] });
  if (stands?.section !== "stands") throw new Error("no stands");
  expect(stands.left).toContain("host");
  for (const { xMm, yMm, sizeMm, turned } of stands.sheets.flat()) {
    const [width, height] = turned === "quarter" ? sizeMm.toReversed() : sizeMm;
    expect(xMm + (width ?? 0)).toBeLessThanOrEqual(210 - 16);
    expect(yMm + (height ?? 0)).toBeLessThanOrEqual(297 - 24);
  }
});
