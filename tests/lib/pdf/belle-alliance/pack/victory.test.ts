import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES } from "@/lib/domain/document/language";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { scenario, side } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const UMPIRE = { for: "umpire" } as const;
const worth = ["reds", "blues"].map((id, i) => ({ side: id, points: i + 2 }));
const battle = scenario({
  bounds: 7,
  sides: [side("reds", { tasks: "Hold." }), side("blues", { colour: "b", tasks: "Take it." })],
  map: { widthCm: 180, depthCm: 120, features: [] },
  victory: {
    objectives: [
      { id: "mill", name: "OPENMILL", worth, counts: "each-bound", knownTo: "all" },
      { id: "ford", name: "REDFORD", worth, counts: "end", knownTo: "side:reds" },
      { id: "hill", name: "BLUEHILL", worth, counts: "once", knownTo: "side:blues" },
      { id: "night", name: "UMPIRENIGHT", worth, counts: "end", knownTo: "umpire" },
    ].map((each) => ({ ...each, what: { kind: "words" } })),
    levels: [{ id: "level", name: "Great victory", threshold: 3, sideId: "reds" }],
  },
});

const NAMES = ["OPENMILL", "REDFORD", "BLUEHILL", "UMPIRENIGHT"];

function sheetOf(audience: Audience, document = battle) {
  const options = {
    language: "en",
    paper: "a4",
    options: { ...WHOLE_BOOK, parts: ["victory-sheet"] },
  } as const;
  const { sections } = packSheet(viewFor(document, audience), options, makeTextCleaner());
  const found = sections.find(({ section }) => section === "victory-sheet");
  return found?.section === "victory-sheet" ? found.objectives : null;
}

describe("the victory sheet", () => {
  test.each<[Audience, string[]]>([
    [UMPIRE, NAMES],
    [{ for: "side", sideId: "reds" }, ["OPENMILL", "REDFORD"]],
    [{ for: "side", sideId: "blues" }, ["OPENMILL", "BLUEHILL"]],
  ])("for %o", (audience, names) => {
    const sheet = sheetOf(audience);
    expect(sheet?.rows.map(({ name }) => name)).toEqual(names);
    expect(sheet?.rows.map(({ number }) => number)).toEqual(names.map((_, i) => `${i + 1}.`));
    const boxes = sheet?.rows.map(({ gains }) => gains.map((each) => each.boxes.length));
    expect(boxes?.[0]).toEqual([7, 7]);
    expect(boxes?.[1]).toEqual([1, 1]);
    expect(sheet?.rows[0]?.gains.map(({ points }) => points)).toEqual(["2", "3"]);
    expect(sheet?.levels).toEqual([
      { name: "Great victory", text: "3 points more than any other side, reds only" },
    ]);
  });

  test("has as many boxes as any game has where the length is secret, for the umpire too", () => {
    const secret = { ...battle, settings: { ...battle.settings, lengthSecret: true } };
    for (const audience of [UMPIRE, { for: "side", sideId: "reds" } as const]) {
      expect(sheetOf(audience, secret)?.rows[0]?.gains[0]?.boxes).toHaveLength(12);
    }
  });

  test("has no objectives where the scenario states none", () => {
    const { victory: _, ...bare } = battle;
    expect(sheetOf(UMPIRE, bare)).toBeNull();
  });

  test.each(LANGUAGES)("and the book hold what they may in print, in %s", (language) => {
    for (const [audience, names] of [
      [UMPIRE, NAMES],
      [{ for: "side", sideId: "blues" }, ["OPENMILL", "BLUEHILL"]],
      [{ for: "public" }, ["OPENMILL"]],
    ] as const) {
      const parts = audience.for === "public" ? (["book"] as const) : PARTS;
      const view = viewFor(battle, audience);
      const options = { ...WHOLE_BOOK, parts };
      const { bytes } = press({ work: "pack", view, options, language, paper: "a4" });
      const { text } = new PdfFile(bytes);
      expect(NAMES.filter((name) => text.includes(name))).toEqual(names);
    }
  });
});

const PARTS = ["book", "victory-sheet"] as const;
