import { describe, expect, it } from "vitest";
import { PACK_PARTS, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";
import { structureOf } from "../../pdf-structure";

/** 200 letters without a space. */
const WORD = "Leibgrenadierbataillonsadjutantenstellvertreter".repeat(5).slice(0, 200);
const SENTENCE = "The whole of that long day at the bridges, told once more "
  .repeat(4)
  .slice(0, 200);

const parts = PACK_PARTS.filter((part) => part !== "table-sheets");
function printed(battle: ReturnType<typeof scenario>) {
  const view = viewFor(battle, { for: "umpire" });
  const options = { ...WHOLE_BOOK, parts };
  return press({ work: "pack", view, options, language: "en", paper: "a4" });
}

describe("names of 200 letters without a space", () => {
  const placement = { xCm: 60, yCm: 60, facingDeg: 0, formation: "line" } as const;
  const print = printed(
    scenario({
      title: SENTENCE,
      sides: [
        side("reds", {
          name: WORD,
          colour: "a",
          formations: [
            formation("brigade", {
              name: WORD,
              commander: { name: WORD },
              units: [
                unit("foot", { name: WORD, men: 600, placement }),
                unit("crowd", { name: WORD, men: 50_000 }),
              ],
            }),
          ],
        }),
        side("blues", { colour: "b" }),
      ],
    }),
  );
  const file = new PdfFile(print.bytes);

  it("are broken wherever they stand, so that no line runs off its sheet", () => {
    const pages = Array.from({ length: file.pageCount }, (_, i) => i + 1);
    const runOff = pages.filter((page) => {
      const [width] = file.pageSize(page);
      return file.runStarts(page).some(([x]) => x > width - 4);
    });
    expect(runOff).toEqual([]);
  });

  it("are whole in the bookmarks", () => {
    const titles = structureOf(print.bytes).bookmarks.map(([, title]) => title);
    expect(titles).toContain(`Orders for ${WORD}`);
  });
});
