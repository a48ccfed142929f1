import { describe, expect, test } from "vitest";
import { PACK_PARTS, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { sightPagesIn } from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES } from "@/lib/domain/document/language";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";
import { PdfFile } from "../../pdf-file";

const UMPIRE = { for: "umpire" } as const;
const READERS: readonly Audience[] = [
  { for: "side", sideId: "reds" },
  { for: "commander", sideId: "reds", formationId: "line" },
  { for: "public" },
];
const foot = (id: string, xCm: number, yCm: number) =>
  unit(id, { placement: { xCm, yCm, facingDeg: 0, formation: "line" } });

/** A ridge between the sides; one of the blues stands before it. */
const battle = scenario({
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      {
        id: "ridge",
        kind: "hill",
        level: 1,
        points: [
          [90, 0],
          [110, 0],
          [110, 150],
          [90, 150],
        ],
      },
    ],
  },
  sides: [
    side("reds", {
      formations: [
        formation("line", {
          commander: { name: "General Red", placement: { xCm: 40, yCm: 90 } },
          player: { orders: "Hold." },
          units: [foot("red-foot", 50, 100)],
        }),
        formation("rear", { units: [foot("red-rear", 150, 40)] }),
      ],
    }),
    side("blues", {
      colour: "b",
      formations: [
        formation("advance", {
          units: [foot("blue-seen", 70, 120), foot("blue-hidden", 130, 110)],
        }),
      ],
    }),
  ],
});

function orderOf(sight: string | null) {
  return {
    ...WHOLE_BOOK,
    parts: ["sight"],
    sight: sight === null ? null : sightPagesIn(sight),
  } as const;
}

function sectionsFor(audience: Audience, sight: string | null) {
  const order = { language: "en", paper: "a4", options: orderOf(sight) } as const;
  return packSheet(viewFor(battle, audience), order, makeTextCleaner()).sections;
}

function mapsFor(sight: string | null) {
  return sectionsFor(UMPIRE, sight).map((each) => {
    if (each.section !== "map") throw new Error(each.section);
    return each;
  });
}

const cellsOf = ({ below }: ReturnType<typeof mapsFor>[number]) =>
  below.flatMap((part) => (part.part === "table" ? [part.rows] : []));
const shadeIn = (svg: string) => svg.match(/<path [^>]*fill-rule="nonzero"[^>]*>/g) ?? [];

describe("what is seen at the start", () => {
  test("is a page for each side, with the units it sees and who sees them", () => {
    const [reds, blues] = mapsFor(null);
    expect([reds?.map.title, blues?.map.title]).toEqual([
      "Sight at the start: reds",
      "Sight at the start: blues",
    ]);
    // From behind the ridge the rear sees what stands there; the ridge hides it from the line.
    expect(reds && cellsOf(reds)[0]?.map(([seen, , by]) => [seen, by])).toEqual([
      ["blue-seen", "red-foot"],
      ["blue-hidden", "red-rear"],
    ]);
    expect(blues && cellsOf(blues)[0]).toHaveLength(2);
  });

  test("is one even shade drawn with lines, and has it in its legend", () => {
    for (const { map } of mapsFor("side:reds;formation:rear;commander:line;place:20:30")) {
      expect(shadeIn(map.svg)).toHaveLength(1);
      expect(map.svg).not.toContain("<image");
      expect(map.svg.length).toBeLessThan(100_000);
      expect(map.legend.map(({ text }) => text)).toContain("Ground seen");
    }
  });

  test("is less of a formation than of its side", () => {
    const [side, line] = mapsFor("side:reds;formation:line");
    expect(side && cellsOf(side)[0]).toHaveLength(2);
    expect(line && cellsOf(line)[0]?.map(([name]) => name)).toEqual(["blue-seen"]);
  });

  test("names the looks asked for with what stops them, and who sees the unit", () => {
    const [page] = mapsFor("unit:red-foot,unit:blue-seen,unit:blue-hidden,place:60:20:wood,fired");
    const [looks, , watchers] = page ? cellsOf(page) : [];
    expect(looks?.map(([what]) => what)).toEqual([
      "blue-seen",
      "blue-hidden",
      "60 / 20 cm (Inside a wood)",
    ]);
    expect(looks?.[0]?.[1]).toMatch(/^Seen: .* of 200.cm\. \[T2\]$/);
    expect(looks?.[1]?.[1]).toMatch(/^Blocked by the crest of layer 1 at .*\[1\.1\.6\]/);
    expect(looks?.[2]?.[1]).toMatch(/limit 30.cm into a wood/);
    expect(watchers?.map(([name]) => name)).toEqual(["blue-seen"]);
    const legend = page?.map.legend.map(({ text }) => text);
    expect(legend).toEqual(
      expect.arrayContaining(["Look, seen", "Look, stopped at the bar", "Sees who looks"]),
    );
  });

  test("is said to be of nobody who has left the table", () => {
    const [gone] = sectionsFor(UMPIRE, "unit:nobody");
    expect(JSON.stringify(gone)).toContain("Nothing of it is on the table.");
  });

  test("is in no other reader's pack, whatever is asked for", () => {
    for (const reader of READERS) {
      for (const sight of [null, "side:blues", "unit:blue-hidden,unit:red-foot"]) {
        expect(sectionsFor(reader, sight)).toEqual([]);
      }
      const options = {
        ...WHOLE_BOOK,
        parts: PACK_PARTS.filter((part) => part !== "table-sheets"),
      };
      const order = { language: "en", paper: "a4", options } as const;
      const whole = packSheet(viewFor(battle, reader), order, makeTextCleaner());
      expect(JSON.stringify(whole)).not.toContain("Sight at the start");
    }
  });

  test("prints in every language", () => {
    for (const language of LANGUAGES) {
      const view = viewFor(battle, UMPIRE);
      const options = orderOf("side:reds;unit:red-foot,unit:blue-hidden");
      const pdf = new PdfFile(press({ work: "pack", view, options, language, paper: "a4" }).bytes);
      expect(pdf.everything).toContain("blue-seen");
      expect(pdf.everything).not.toMatch(/sight\.|print\./);
    }
  });
});
