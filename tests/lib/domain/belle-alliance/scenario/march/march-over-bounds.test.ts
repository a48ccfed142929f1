import { expect, test } from "vitest";
import { marchOverBounds } from "@/lib/domain/belle-alliance/scenario/march/march-over-bounds";
import type { Stretch } from "@/lib/rules/belle-alliance/march-question";

/** Five battalions of 20 cm, which make 50 cm on a road, 40 on ordinary ground and 15 on difficult. */
const COLUMN = {
  arm: "infantry",
  formation: "column-of-march",
  depthCm: 20,
  lengthCm: 100,
} as const;

/** The head comes to the end of the way in bound 3, and slow ground there holds no more than its longest unit. */
test.each<[Stretch["ground"], number]>([
  ["road", 5],
  ["difficult", 6],
])("at the end of a way over %s ground what has come makes room for the rest", (ground, tail) => {
  const way: Stretch[] = [
    { ground: "road", lengthCm: 100 },
    { ground, lengthCm: 10 },
  ];
  expect(marchOverBounds(COLUMN, way, "ordinary")).toMatchObject({
    headArrivesBound: 3,
    tailArrivesBound: tail,
  });
});

/** A front of 8 cm: a wheel of 90° is 12 cm, a rotation 6 cm [2.4.2]. */
const FRONT = { arm: "infantry", depthCm: 3, frontCm: 8 } as const;
const headAfter = (
  unit: Parameters<typeof marchOverBounds>[0],
  ground: Stretch["ground"],
  turns: Parameters<typeof marchOverBounds>[3],
) => marchOverBounds(unit, [{ ground, lengthCm: 300 }], "ordinary", turns).headCm[0];

test.each([
  // 40 cm a bound; 12 cm at half rate take the way of 24.
  ["a column of march wheels at half rate", "column-of-march", "ordinary", "wheel", 40 - 24],
  // 50 cm a bound; on a road the 12 cm take their own length.
  ["on a road at its whole rate", "column-of-march", "road", "wheel", 50 - 12],
] as const)("where the way bends, %s [2.4.2, 2.4.3]", (_, formation, ground, kind, expected) => {
  const turns = [{ kind, degrees: 90, atCm: 10 }];
  expect(headAfter({ ...FRONT, formation }, ground, turns)).toBeCloseTo(expected);
});

test("in line a rotation costs what its front asks for, a skirmish line no half rate", () => {
  const turns = [{ kind: "rotation", degrees: 45, atCm: 5 }] as const;
  const line = { ...FRONT, formation: "line" } as const;
  const straight = headAfter(line, "ordinary", []) ?? 0;
  expect(headAfter(line, "ordinary", turns)).toBeCloseTo(straight - 6);
  const chain = { ...FRONT, formation: "skirmish-line" } as const;
  expect(headAfter(chain, "ordinary", turns)).toBeCloseTo(
    (headAfter(chain, "ordinary", []) ?? 0) - 3,
  );
});

test("a turn that a bound does not finish goes on in the next", () => {
  const column = { ...FRONT, formation: "column-of-march" } as const;
  const turns = [{ kind: "wheel", degrees: 90, atCm: 30 }] as const;
  const { headCm, bends } = marchOverBounds(
    column,
    [{ ground: "ordinary", lengthCm: 200 }],
    "ordinary",
    turns,
  );
  // 30 of 40 cm, then 10 of the 24; in the next bound the other 14.
  expect(headCm[0]).toBeCloseTo(30);
  expect(headCm[1]).toBeCloseTo(30 + 40 - 14);
  expect(bends).toEqual([expect.objectContaining({ fromCm: 30, degrees: 90 })]);
  expect(bends[0]?.bounds).toBeCloseTo(24 / 40);
});
