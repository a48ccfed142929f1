import { expect, test } from "vitest";
import { type PackPart, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const PER_BRIGADE = 5;

/** The numbers of units on each page of a part, for a corps of so many units in brigades. */
function unitsByPage(part: PackPart, count: number): number[] {
  const names = Array.from({ length: count }, (_, i) => `Unit${i}x`);
  const brigades = Array.from({ length: Math.ceil(count / PER_BRIGADE) }, (_, i) =>
    formation(`brigade-${i}`, {
      commander: { name: `General ${i}` },
      units: names
        .slice(i * PER_BRIGADE, (i + 1) * PER_BRIGADE)
        .map((name) => unit(name.toLowerCase(), { name })),
    }),
  );
  const corps = formation("corps", { level: "corps", formations: brigades });
  const view = viewFor(scenario({ bounds: 4, sides: [side("reds", { formations: [corps] })] }), {
    for: "umpire",
  });
  const options = { ...WHOLE_BOOK, parts: [part] };
  const file = new PdfFile(
    press({ work: "pack", view, options, language: "en", paper: "a4" }).bytes,
  );
  return Array.from({ length: file.pageCount }, (_, i) => {
    const text = file.pageText(i + 1);
    return names.filter((name) => text.includes(name)).length;
  });
}

test.each([
  ["order-of-battle", [49, 50, 51, 52, 53, 54, 55]],
  ["order-sheets", [21, 22, 23, 24, 25, 26]],
] as const)("the last page of the %s never has one unit", (part, counts) => {
  for (const count of counts) {
    const byPage = unitsByPage(part, count);
    expect(byPage.reduce((sum, each) => sum + each)).toBe(count);
    expect(byPage.at(-1)).toBeGreaterThanOrEqual(4);
  }
  expect(unitsByPage(part, counts.at(-1) ?? 0).length).toBeGreaterThan(1);
});
