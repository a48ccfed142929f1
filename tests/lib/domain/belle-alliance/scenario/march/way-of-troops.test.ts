import { describe, expect, test } from "vitest";
import type { Way } from "@/lib/domain/belle-alliance/scenario/march/way";
import {
  groundForMarch,
  type WayQuestion,
  wayOfTroops,
} from "@/lib/domain/belle-alliance/scenario/march/way-of-troops";
import { formation, unit as makeUnit, scenario, side } from "../build";

const RIVER = {
  kind: "stream",
  id: "river",
  name: "",
  widthCm: 8,
  points: [
    [60, -5],
    [60, 85],
  ],
};
const BRIDGE = {
  kind: "crossing",
  id: "bridge",
  name: "",
  crossing: "stone-bridge",
  widthCm: 2,
  points: [
    [55, 60],
    [65, 60],
  ],
};

const table = (...features: readonly object[]) =>
  scenario({ map: { widthCm: 120, depthCm: 80, features } });
const unit = (more: object = {}, fields: object = {}) =>
  makeUnit("u", {
    placement: { xCm: 20, yCm: 40, facingDeg: 90, formation: "line", ...more },
    ...fields,
  });
const ask = (
  question: Partial<WayQuestion>,
  { on = table() }: { readonly on?: ReturnType<typeof table> } = {},
) =>
  wayOfTroops(on, {
    units: [unit()],
    places: [[100, 40]],
    course: "found",
    formation: "own",
    mode: "ordinary",
    ...question,
  });

function found(way: ReturnType<typeof ask>): Way {
  if (typeof way === "string") throw new Error(way);
  return way;
}

describe("the way of a unit", () => {
  test("begins in the middle of its front and takes the rate of its formation [2.3.1, table 3]", () => {
    const line = found(ask({}));
    const [x, y] = line.way[0] ?? [];
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(25);
    expect(y).toBeCloseTo(40);
    const column = found(ask({ formation: "column-of-march" }));
    expect(column.way[0]).toEqual(line.way[0]);
    expect(column.headArrivesBound).toBeLessThan(line.headArrivesBound ?? 0);
  });

  test("brings the tail of a column in after its head", () => {
    const way = found(ask({ formation: "column-of-march", units: [unit({}, { men: 2_000 })] }));
    expect(way.tailArrivesBound).toBeGreaterThan(way.headArrivesBound ?? 99);
  });

  test("is twice as fast in fast march, which needs column of march [2.3.2]", () => {
    const bound = (mode: "ordinary" | "fast") =>
      found(ask({ formation: "column-of-march", mode, places: [[115, 40]] })).bounds[0];
    const startCm = found(ask({})).way[0]?.[0] ?? 0;
    const ordinaryCm = (bound("ordinary")?.xCm ?? 0) - startCm;
    expect((bound("fast")?.xCm ?? 0) - startCm).toBeCloseTo(2 * ordinaryCm);
    expect(found(ask({ mode: "fast" })).stopped).toMatchObject({ rule: "2.3.2" });
  });

  test("leads over a bridge in column of march only [2.3.6]", () => {
    const on = table(RIVER, BRIDGE);
    expect(ask({}, { on })).toBe("no-way");
    expect(found(ask({ formation: "column-of-march" }, { on })).headArrivesBound).not.toBeNull();
    expect(ask({ places: [[60, 20]] }, { on })).toBe("end-closed");
  });

  test("ends on the table", () => {
    expect(found(ask({ places: [[500, 40]] })).way.at(-1)).toEqual([120, 40]);
  });

  test.each([
    ["one-place", makeUnit("u")],
    ["garrison", unit({ buildingId: "b" })],
    ["garrison", unit({ formation: "garrison" })],
    ["no-rate", unit({ formation: "square" }, { arm: "cavalry" })],
  ] as const)("is not looked for: %s", (because, who) => {
    expect(ask({ units: [who] })).toBe(because);
  });
});

const of = (arm: string) => ({ units: [unit({}, { arm })] });

test("the ground is worked out once for each map and depth of base", () => {
  const on = table(RIVER);
  const ground = groundForMarch(on, of("infantry"));
  expect(groundForMarch({ ...on, title: "Other" } as typeof on, of("engineers"))).toBe(ground);
  expect(groundForMarch(on, of("cavalry"))).not.toBe(ground);
  expect(groundForMarch({ ...on, map: { ...on.map, widthCm: 90 } }, of("infantry"))?.columns).toBe(
    90,
  );
});

describe("the way of a formation", () => {
  const brigade = (...men: number[]) =>
    men.map((each, i) =>
      makeUnit(`u${i}`, {
        men: each,
        placement: { xCm: 20, yCm: 20 + 10 * i, facingDeg: 90, formation: "line" },
      }),
    );

  test("is that of one column, from its first unit: the last comes when all before it have come", () => {
    const way = found(ask({ units: brigade(900, 900, 900, 900) }));
    const first = found(ask({ units: brigade(900), formation: "column-of-march" }));
    expect(way.way[0]).toEqual(first.way[0]);
    expect(way.headArrivesBound).toBe(first.headArrivesBound);
    expect(way.tailArrivesBound).toBeGreaterThan(first.tailArrivesBound ?? 99);
  });

  test("is as slow as its slowest unit", () => {
    const horse = makeUnit("horse", { arm: "cavalry", type: "hussar" });
    const units = [...brigade(500), horse];
    const alone = found(
      ask({
        units: [makeUnit("h2", { ...horse, id: "h2", placement: brigade(1)[0]?.placement })],
        formation: "column-of-march",
      }),
    );
    expect(found(ask({ units })).bounds[0]?.xCm).toBeLessThan(alone.bounds[0]?.xCm ?? 0);
  });

  test("begins where it enters, and at its first place where nothing says where it is", () => {
    const units = [makeUnit("late")];
    const on = scenario({
      map: { widthCm: 120, depthCm: 80 },
      sides: [
        side("a", {
          formations: [formation("f", { units })],
          reinforcements: [{ id: "r", brings: ["f"], bound: 2, entry: [0, 30] }],
        }),
      ],
    });
    const late = on.sides[0]?.formations[0]?.units ?? [];
    expect(found(ask({ units: late }, { on })).way[0]).toEqual([0, 30]);
    const places = [
      [10, 10],
      [60, 10],
    ] as const;
    expect(found(ask({ units, places })).way[0]).toEqual([10, 10]);
    expect(ask({ units: [] })).toBe("no-troops");
  });

  test("leads through its places, found or straight", () => {
    const places = [
      [30, 75],
      [100, 75],
    ] as const;
    for (const course of ["found", "straight"] as const) {
      const { way } = found(ask({ places, course }, { on: table() }));
      expect(way.at(-1)).toEqual([100, 75]);
      expect(way.some(([x, y]) => Math.hypot(x - 30, y - 75) < 1)).toBe(true);
    }
    const on = table(RIVER);
    expect(found(ask({ places, course: "straight" }, { on })).stopped).not.toBeNull();
    expect(ask({ places }, { on })).toBe("no-way");
  });
});
