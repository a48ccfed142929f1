import { describe, expect, test } from "vitest";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { formation, scenario, side, unit } from "../build";

const corps = (id: string, units: unknown[] = []) =>
  formation(id, {
    name: `Corps of ${id}`,
    units,
    player: { orders: "", brief: "", believedOfEnemy: "", knows: "own" },
  });
const worth = [{ side: "reds", points: 2 }];
const told = scenario({
  bounds: 17,
  settings: { lengthSecret: true },
  sides: [
    side("reds", { formations: [corps("red-corps", [unit("r1")])] }),
    side("blues", { formations: [corps("blue-corps"), formation("unseen", { hidden: true })] }),
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      { kind: "place", id: "mill", name: "MILL", xCm: 33, yCm: 44, hiddenFrom: ["blues"] },
    ],
  },
  victory: {
    objectives: [
      {
        id: "open-mill",
        what: { kind: "feature", featureId: "mill", radiusCm: 5 },
        knownTo: "all",
      },
      { id: "open-end", what: { kind: "time", bound: 17 }, knownTo: "all" },
      { id: "open-unseen", what: { kind: "formation", formationId: "unseen" }, knownTo: "all" },
      { id: "of-reds", what: { kind: "point", at: [7, 8], radiusCm: 9 }, knownTo: "side:reds" },
      { id: "of-blues", what: { kind: "words" }, knownTo: "side:blues" },
      { id: "of-umpire", what: { kind: "words" }, knownTo: "umpire" },
    ].map((each) => ({ ...each, name: each.id, worth })),
    levels: [{ id: "level", name: "Victory", threshold: 1 }],
  },
});

const OPEN = ["open-mill", "open-end", "open-unseen"];
const READERS: [Audience, string[], mill: string, bound: number | null, onMap: string[]][] = [
  [{ for: "public" }, OPEN, "", null, []],
  [{ for: "side", sideId: "reds" }, [...OPEN, "of-reds"], "MILL", null, ["open-mill", "of-reds"]],
  [{ for: "side", sideId: "blues" }, [...OPEN, "of-blues"], "", null, []],
  [
    { for: "commander", sideId: "reds", formationId: "red-corps" },
    OPEN,
    "MILL",
    null,
    ["open-mill"],
  ],
  [{ for: "seat", sideId: "blues", formationIds: ["blue-corps"] }, OPEN, "", null, []],
  [
    { for: "umpire" },
    [...OPEN, "of-reds", "of-blues", "of-umpire"],
    "MILL",
    17,
    ["open-mill", "of-reds"],
  ],
];

describe("what decides the game", () => {
  test.each(READERS)("for %o", (audience, ids, mill, bound, onMap) => {
    const { victory, map } = viewFor(told, audience);
    expect(victory?.objectives.map(({ id }) => id)).toEqual(ids);
    expect(map.objectives.map(({ id }) => id)).toEqual(onMap);
    for (const { id, n } of map.objectives) expect(ids[n - 1]).toBe(id);
    expect(victory?.levels.map(({ name }) => name)).toEqual(["Victory"]);
    const [place, time, unseen] = victory?.objectives.map(({ what }) => what) ?? [];
    expect(place).toEqual({
      kind: "feature",
      name: mill,
      at: mill ? [33, 44] : null,
      radiusCm: 5,
    });
    expect(time).toEqual({ kind: "time", bound });
    const isOwn = audience.for === "side" && audience.sideId === "blues";
    const unseenName = isOwn || audience.for === "umpire" ? "unseen" : "";
    expect(unseen).toEqual({ kind: "formation", name: unseenName });
  });

  test("a secret length shows in nothing that others than the umpire get", () => {
    for (const [audience] of READERS) {
      const text = JSON.stringify(viewFor(told, audience));
      expect(text.includes("17")).toBe(audience.for === "umpire");
    }
  });

  test("without sides the public knows of no objective, and a document without any has none", () => {
    const sealed = { ...told, shownToAll: "ground" } as const;
    expect(viewFor(sealed, { for: "public" }).victory).toBeNull();
    expect(viewFor(sealed, { for: "public" }).map.objectives).toEqual([]);
    expect(viewFor(scenario(), { for: "umpire" }).victory).toBeNull();
  });

  test("the umpire's list of what is hidden names secret objectives and from whom", () => {
    expect(viewFor(told, { for: "umpire" }).umpire?.hidden).toEqual(
      expect.arrayContaining([
        { name: "of-reds", from: ["blues"] },
        { name: "of-umpire", from: ["reds", "blues"] },
      ]),
    );
  });
});
