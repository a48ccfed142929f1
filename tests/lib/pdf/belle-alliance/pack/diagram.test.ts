import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { diagramSheets } from "@/lib/pdf/belle-alliance/pack/diagram-part";
import type { DiagramBox } from "@/lib/pdf/belle-alliance/pack/diagram-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { wordsFor } from "@/lib/pdf/document/text/words";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const words = wordsFor("en", makeTextCleaner());
const brigade = (id: string, count: number) =>
  formation(id, {
    units: Array.from({ length: count }, (_, i) => unit(`${id}-${i}`, { name: `Unit ${id} ${i}` })),
  });
const corps = formation("corps", {
  level: "corps",
  formations: [brigade("left", 9), brigade("right", 9)],
});
const battle = scenario({
  sides: [
    side("reds", { formations: [corps, brigade("guard", 2)] }),
    side("blues", { formations: [brigade("far", 3)] }),
    side("greens"),
  ],
});

function namesOf(box: DiagramBox): string[] {
  return [box.name, ...box.units.map(({ name }) => name), ...box.inner.flatMap(namesOf)];
}

describe("the order of battle as a diagram", () => {
  test("spreads long formations over columns and keeps short ones together", () => {
    const [reds] = diagramSheets(viewFor(battle, { for: "umpire" }), words);
    expect(reds?.top.inner.map(({ name, columns }) => [name, columns])).toEqual([
      ["corps", 2],
      ["guard", 1],
    ]);
    expect(reds?.landscape).toBe(false);
  });

  test("names every formation and unit once", () => {
    const [reds] = diagramSheets(viewFor(battle, { for: "umpire" }), words);
    const names = reds ? namesOf(reds.top) : [];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(1 + 4 + 20);
  });

  test("is one page a side that has troops, with nothing of another side's", () => {
    const print = (view: ReturnType<typeof viewFor>) =>
      press({
        work: "pack",
        view,
        options: { ...WHOLE_BOOK, parts: ["diagram"] },
        language: "en",
        paper: "a4",
      });
    expect(print(viewFor(battle, { for: "umpire" })).pages).toBe(2);
    const own = print(viewFor(battle, { for: "side", sideId: "blues" }));
    expect(own.pages).toBe(1);
    expect(Buffer.from(own.bytes).includes("pdfuaid")).toBe(true);
    const { everything } = new PdfFile(own.bytes);
    expect(everything).toContain("Unit far 2");
    expect(everything).not.toMatch(/Unit (left|right|guard)/);
  });
});
