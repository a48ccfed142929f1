import { describe, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { press } from "@/lib/pdf/press/press";
import { formation, scenario, side, unit } from "../../../domain/belle-alliance/scenario/build";

const UMPIRE = { for: "umpire" } as const;
const REDS = { for: "side", sideId: "reds" } as const;
const BLUES = { for: "side", sideId: "blues" } as const;
const PUBLIC = { for: "public" } as const;

const foot = (id: string, yCm: number) =>
  unit(id, { placement: { xCm: 20, yCm, facingDeg: 90, formation: "line" } });

function way(id: string, subjectId: string, fields: object) {
  const places = [
    [20, 50],
    [160, 50],
  ];
  return {
    id,
    subjectId,
    name: id.replace("-", "").toUpperCase(),
    formation: "own",
    places,
    ...fields,
  };
}

const battle = scenario({
  startTime: "09:00",
  map: {
    widthCm: 180,
    depthCm: 100,
    features: [
      {
        kind: "hedge",
        id: "hedge",
        hedge: "hedge",
        points: [
          [60, 0],
          [60, 100],
        ],
      },
    ],
  },
  sides: [
    side("reds", { formations: [formation("red-brigade", { units: [foot("red-foot", 50)] })] }),
    side("blues", {
      colour: "b",
      formations: [formation("blue-brigade", { units: [foot("blue-foot", 20)] })],
    }),
  ],
  plannedWays: [
    way("way-umpire", "red-brigade", { keptFor: "umpire" }),
    way("way-red", "red-foot", { keptFor: "side", startBound: 4 }),
    way("way-blue", "blue-brigade", {
      keptFor: "side",
      mode: "fast",
      formation: "column-of-march",
    }),
  ],
});

function printed(audience: Audience, language: Language = "en") {
  const options = { ...WHOLE_BOOK, parts: ["book", "map"] as const };
  const { sections } = packSheet(
    viewFor(battle, audience),
    { language, paper: "a4", options },
    makeTextCleaner(),
  );
  const parts = sections.flatMap((each) => (each.section === "text" ? each.parts : []));
  const map = sections.find(({ section }) => section === "map");
  if (map?.section !== "map") throw new Error("no map");
  return { parts, map: map.map };
}

/** The rows of the table of planned ways; empty if there is none. */
function rowsOf({ parts }: ReturnType<typeof printed>, title = "Planned ways") {
  const at = parts.findIndex((part) => part.part === "heading" && part.text === title);
  const table = parts[at + 1];
  return at >= 0 && table?.part === "table" ? table.rows : [];
}

describe("planned ways on paper", () => {
  test.each<[string, Audience, string[]]>([
    [
      "the umpire's",
      UMPIRE,
      ["red-brigade: WAYUMPIRE", "red-foot: WAYRED", "blue-brigade: WAYBLUE (fast march)"],
    ],
    ["the reds'", REDS, ["red-foot: WAYRED"]],
    ["the blues'", BLUES, ["blue-brigade: WAYBLUE (fast march)"]],
    ["everybody's", PUBLIC, []],
  ])(
    "stand in %s edition, on its map and in its legend where they are known",
    (_, audience, names) => {
      const edition = printed(audience);
      expect(rowsOf(edition).map(([subject]) => subject)).toEqual(names);
      expect(JSON.stringify(edition).match(/WAY[A-Z]+/g) ?? []).toHaveLength(names.length);
      expect(edition.map.svg.split("planned-way side-")).toHaveLength(names.length + 1);
      const legend = edition.map.legend.filter(({ text }) => text.startsWith("Planned way"));
      expect(legend).toHaveLength(names.length > 0 ? 1 : 0);
    },
  );

  test("name the bounds with the clock, what slows the march and where", () => {
    const [red] = rowsOf(printed(REDS));
    expect(red?.[1]).toBe("bound 4, 09:45");
    expect(red?.[2]).toMatch(/^bound \d+, 1\d:\d\d$/);
    expect(red?.[4]).toMatch(/^obstacle I, 40–\d+ cm along$/);
    const [, ofUmpire] = rowsOf(printed(UMPIRE));
    expect(ofUmpire?.[1]).toBe("brief of reds");
    expect(ofUmpire?.[5]).toMatch(/cm along \(at 60\s\/\s50\scm\)$/);
  });

  test.each(LANGUAGES)("are pressed in %s", (language) => {
    for (const audience of [UMPIRE, REDS]) {
      const { bytes } = press({
        work: "pack",
        view: viewFor(battle, audience),
        options: WHOLE_BOOK,
        language,
        paper: "a4",
      });
      expect(bytes.length).toBeGreaterThan(1_000);
    }
  });
});
