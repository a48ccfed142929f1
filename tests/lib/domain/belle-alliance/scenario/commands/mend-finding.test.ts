import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { mendFinding } from "@/lib/domain/belle-alliance/scenario/commands/mend-finding";
import {
  isMendable,
  MENDINGS,
  type MendableCode,
} from "@/lib/domain/belle-alliance/scenario/mending";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { aboutOf } from "@/lib/domain/document/accepted-findings";
import { applyCommand } from "@/lib/domain/document/command";
import { battery, formation, scenario, side, unit } from "../build";

const horse = (fields: object) => unit("u1", { arm: "cavalry", type: "hussar", ...fields });
const train = (fields: object) => unit("u1", { arm: "train", type: "train", ...fields });
const ring = [
  [10, 10],
  [20, 10],
  [20, 20],
];
const house = {
  kind: "building",
  id: "b",
  material: "stone",
  points: [
    [10, 10],
    [30, 10],
    [30, 30],
    [10, 30],
  ],
};
const placed = (stand: object) =>
  unit("u1", { placement: { xCm: 20, yCm: 20, facingDeg: 0, formation: "line", ...stand } });
const stream = {
  kind: "stream",
  id: "w",
  widthCm: 6,
  points: [
    [100, 0],
    [100, 120],
  ],
};
const road = {
  kind: "road",
  id: "r",
  points: [
    [0, 70],
    [180, 70],
  ],
};
const bridge = (fields: object = {}) => ({
  kind: "crossing",
  id: "x",
  crossing: "stone-bridge",
  points: [
    [120, 60],
    [128, 60],
  ],
  ...fields,
});

const battle = (units: object[], features: object[] = [], fields: object = {}) =>
  scenario({
    sides: [
      side("s1", {
        formations: [
          formation("f1", {
            units,
            commander: { name: "Ney", placement: { xCm: 10, yCm: 60 } },
          }),
        ],
        ...fields,
      }),
    ],
    map: { widthCm: 180, depthCm: 120, features: features as never },
  });

/** A scenario with each fault that one edit settles. */
const FAULTY: Readonly<Record<MendableCode, Scenario>> = {
  "lance-of-other-arm": battle([unit("u1", { lance: true }), battery("u2", { lance: true })]),
  "weight-of-other-arm": battle([unit("u1", { weight: "light" })]),
  "weapon-of-other-arm": battle([
    unit("u1", { weapon: "carbine" }),
    horse({ id: "u2", weapon: "musket" }),
  ]),
  "marksmen-of-other-arm": battle([battery("u1", { marksmen: true })]),
  "light-of-other-arm": battle([battery("u1", { light: true })]),
  "light-unlisted": battle([unit("u1", { light: true })]),
  "howitzers-beyond-guns": battle([
    battery("u1", { guns: 6, howitzers: 7 }),
    unit("u2", { howitzers: 1 }),
  ]),
  "weight-against-type": battle([horse({ weight: "heavy" })]),
  "supplies-of-train": battle([train({ supplies: 2 })]),
  "ammunition-of-other-arm": battle([unit("u1", { ammunition: true })]),
  "building-reinforced-beyond": battle(
    [],
    [{ kind: "building", id: "b", material: "strong-stone", reinforced: true, points: ring }],
  ),
  "unit-over-building": battle([placed({})], [house]),
  "formation-in-building": battle([placed({ buildingId: "b" })], [house]),
  "garrison-outside": battle([placed({ formation: "garrison", xCm: 60 })]),
  "crossing-over-nothing": battle([], [stream, bridge()]),
  "place-off-table": battle(
    [],
    [
      { kind: "place", id: "p", name: "Bierges", xCm: 190, yCm: -3 },
      { kind: "wood", id: "w", points: ring.map(([x = 0, y = 0]) => [x - 50, y]) },
    ],
  ),
  "commander-off-table": scenario({
    sides: [
      side("s1", {
        formations: [
          formation("f1", { commander: { name: "Ney", placement: { xCm: 200, yCm: -4 } } }),
        ],
      }),
    ],
    map: { widthCm: 180, depthCm: 120, features: [] },
  }),
  "side-colour-twice": scenario({ sides: [side("s1"), side("s2"), side("s3", { colour: "b" })] }),
  "hidden-from-unknown": battle(
    [],
    [{ kind: "wood", id: "w", points: ring, hiddenFrom: ["s1", "gone"] }],
  ),
  "entry-off-edge": battle([unit("u1")], [], {
    reinforcements: [{ id: "r1", brings: ["u1"], bound: 2, entry: [60, 9] }],
  }),
};

describe("one edit settles the finding, for all things concerned", () => {
  test.each(Object.keys(MENDINGS) as MendableCode[])("%s", (code) => {
    const before = FAULTY[code];
    const ofCode = (document: Scenario) =>
      checkScenario(document).findings.filter((each) => each.code === code);
    const found = ofCode(before);
    expect(found.length).toBeGreaterThan(0);
    const ids = found.flatMap((each) => aboutOf(each, before).flat());
    const after = applyCommand(before, mendFinding, { code, ids });
    expect(ofCode(after)).toEqual([]);
  });
});

test("a weapon becomes its arm's own, a weight its type's", () => {
  const armed = applyCommand(FAULTY["weapon-of-other-arm"], mendFinding, {
    code: "weapon-of-other-arm",
    ids: ["u1", "u2"],
  });
  const units = armed.sides[0]?.formations[0]?.units ?? [];
  expect(units.map(({ weapon }) => weapon)).toEqual(["musket", "carbine"]);
  const weighed = applyCommand(FAULTY["weight-against-type"], mendFinding, {
    code: "weight-against-type",
    ids: ["u1"],
  });
  expect(weighed.sides[0]?.formations[0]?.units[0]?.weight).toBe("light");
});

test("a weight becomes the one that the row of table 21 states, also where the row is only proposed", () => {
  const lancers = horse({
    name: "Lanciers de la Garde",
    type: "lancer",
    weight: "heavy",
    guard: true,
  });
  const before = { ...battle([lancers]), date: "1815-06-16" };
  const after = applyCommand(before, mendFinding, { code: "weight-against-type", ids: ["u1"] });
  expect(after.sides[0]?.formations[0]?.units[0]?.weight).toBe("light");
});

describe("a bridge goes to the water", () => {
  const moved = (...features: object[]) => {
    const after = applyCommand(battle([], features), mendFinding, {
      code: "crossing-over-nothing",
      ids: ["x"],
    });
    const found = after.map.features.find(({ id }) => id === "x");
    return found && found.kind !== "place" ? found.points : [];
  };

  test("across the nearest stream, over both banks", () => {
    const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = moved(stream, bridge());
    expect(Math.abs(fromX - toX)).toBeCloseTo(8);
    expect((fromX + toX) / 2).toBeCloseTo(100, 1);
    expect([fromY, toY].every((y) => Math.abs(y - 60) < 1)).toBe(true);
  });

  test("where a road passes, if one does near by", () => {
    const points = moved(stream, road, bridge());
    expect(points.every(([, y = 0]) => Math.abs(y - 70) < 1.1)).toBe(true);
  });

  test("nowhere, if there is none", () => {
    expect(moved(bridge())).toEqual(bridge().points);
  });
});

test("the second side of a colour gets one that no side has", () => {
  const after = applyCommand(FAULTY["side-colour-twice"], mendFinding, {
    code: "side-colour-twice",
    ids: ["s1", "s2"],
  });
  expect(after.sides.map(({ colour }) => colour)).toEqual(["a", "c", "b"]);
});

test("an entry moves straight to the nearest edge", () => {
  const after = applyCommand(FAULTY["entry-off-edge"], mendFinding, {
    code: "entry-off-edge",
    ids: ["r1"],
  });
  expect(after.sides[0]?.reinforcements[0]?.entry).toEqual([60, 0]);
});

test("findings that need a decision offer none", () => {
  expect(isMendable("enemies-in-melee-zone")).toBe(false);
  expect(isMendable("unit-named-twice")).toBe(false);
});
