import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { entryQueues } from "@/lib/domain/belle-alliance/scenario/entry-queue";
import { columnOfMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import { battery, formation, scenario, side, unit } from "../build";

interface Row {
  readonly brings: string[];
  readonly bound: number;
  readonly entry?: [number, number];
}

/** Two hundred figures are a column of 150 cm: three bounds on a road, which leads in at (50, 0) alone. */
const units = ["u1", "u2", "u3"].map((id) => unit(id, { men: 4_000, battalionsOrSquadrons: 1 }));
const battle = (rows: Row[], bounds: number | null = 20) =>
  scenario({
    bounds,
    sides: [
      side("s1", {
        formations: [formation("f1", { units })],
        reinforcements: rows.map((row, i) => ({ id: `r${i}`, entry: [50, 0], ...row })),
      }),
    ],
    map: {
      widthCm: 180,
      depthCm: 120,
      features: [
        {
          kind: "road",
          id: "road",
          points: [
            [50, -5],
            [50, 120],
          ],
        },
      ],
    },
  });
const CODES = ["arrival-held-up", "arrival-queue-late", "arrival-queue-endless"];
const found = (rows: Row[], bounds?: number | null) =>
  checkScenario(battle(rows, bounds)).findings.flatMap(({ code, path, params }) =>
    CODES.includes(code) ? [[code, path.split("/")[4], params.last, params.fast]] : [],
  );

describe("everything that comes by one entry is one column of march [table 3]", () => {
  test.each<[string, Row[], number | null, unknown[]]>([
    ["three bounds, and four to the end", [{ brings: ["u1"], bound: 2 }], 5, []],
    ["the last on the table in the last bound", [{ brings: ["u1"], bound: 2 }], 4, []],
    ["only in fast march", [{ brings: ["u1"], bound: 2 }], 3, [["arrival-queue-late", "0", 4, 3]]],
    [
      "never, even in fast march",
      [{ brings: ["u1"], bound: 3 }],
      3,
      [["arrival-queue-endless", "0", 5, 4]],
    ],
    [
      "never, since those before take the way",
      [
        { brings: ["u1", "u2"], bound: 1 },
        { brings: ["u3"], bound: 4 },
      ],
      4,
      [["arrival-queue-late", "0", 6, 3]],
    ],
    [
      "held up behind two others",
      [
        { brings: ["u1", "u2"], bound: 1 },
        { brings: ["u3"], bound: 3 },
      ],
      20,
      [["arrival-held-up", "1", 9, 5]],
    ],
    [
      "once the others have passed in fast march",
      [
        { brings: ["u1", "u2"], bound: 1 },
        { brings: ["u3"], bound: 4 },
      ],
      20,
      [],
    ],
    [
      "by another entry",
      [
        { brings: ["u1", "u2"], bound: 1 },
        { brings: ["u3"], bound: 2, entry: [150, 0] },
      ],
      20,
      [],
    ],
    [
      "two rows of one bound, which are one column",
      [
        { brings: ["u1"], bound: 1 },
        { brings: ["u2"], bound: 1 },
      ],
      20,
      [],
    ],
    ["a game without an end yet", [{ brings: ["u1"], bound: 2 }], null, []],
    ["after the end, which another finding reports", [{ brings: ["u1"], bound: 9 }], 5, []],
    ["nobody, which another finding reports", [{ brings: ["gone"], bound: 5 }], 5, []],
  ])("%s", (_, rows, bounds, expected) => {
    expect(found(rows, bounds)).toEqual(expected);
  });

  test("a formation and its units named beside it come once", () => {
    const rows = [{ brings: ["f1", "u1"], bound: 1 }];
    const [queue] = entriesOf(rows);
    expect(queue?.lengthCm).toBe(450);
    expect(queue?.arrivals[0]).toMatchObject({ firstBound: 1, lastBound: 9, lastAtFastMarch: 5 });
  });

  test("in any order of the schedule, the earlier bound first, and never sooner than due", () => {
    const bound = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(bound, bound, bound, (a, b, c) => {
        const rows = [a, b, c].map((at, i) => ({ brings: [`u${i + 1}`], bound: at }));
        const [queue] = entriesOf(rows);
        const arrivals = queue?.arrivals ?? [];
        let before = 0;
        for (const { reinforcement, firstBound, lastBound, lastAtFastMarch } of arrivals) {
          expect(firstBound).toBe(Math.max(reinforcement.bound, before + 1));
          expect(lastBound).toBe(firstBound + 2);
          expect(lastAtFastMarch).toBeLessThanOrEqual(lastBound);
          before = lastBound;
        }
      }),
    );
  });
});

function entriesOf(rows: Row[]) {
  const document = battle(rows);
  const [first] = document.sides;
  return first ? entryQueues(first, document.settings, () => true) : [];
}

test.each<[Parameters<typeof columnOfMarchRate>[0], number, number]>([
  [unit("u"), 50, 40],
  [unit("u", { arm: "cavalry", type: "hussar" }), 80, 60],
  [battery("u"), 50, 30],
  [battery("u", { calibrePd: 9 }), 50, 30],
  [battery("u", { calibrePd: 12 }), 25, 15],
  [battery("u", { type: "horse-artillery", calibrePd: 12 }), 80, 40],
  [unit("u", { arm: "train", type: "train" }), 50, 30],
  [unit("u", { arm: "engineers", type: "sapper" }), 50, 40],
])("the rate of a column of march is table 3's: %#", (each, road, ordinary) => {
  expect(columnOfMarchRate(each, "road")).toBe(road);
  expect(columnOfMarchRate(each, "ordinary")).toBe(ordinary);
});
