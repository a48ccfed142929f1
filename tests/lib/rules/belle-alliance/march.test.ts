import fc from "fast-check";
import { expect, test } from "vitest";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { formationsOfArm } from "@/lib/rules/belle-alliance/formation";
import { workOutMarch } from "@/lib/rules/belle-alliance/march";
import {
  HALVINGS,
  MARCH_MODES,
  type March,
  type Stretch,
  TURNS,
} from "@/lib/rules/belle-alliance/march-question";
import { hasMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import { MARCH_GROUNDS } from "@/lib/rules/belle-alliance/tables/table-3";
import { CLASSES } from "@/lib/rules/belle-alliance/tables/table-4";

const cm = (max: number) => fc.integer({ min: 0, max: 4 * max }).map((quarters) => quarters / 4);
const stretches = fc.record({
  ground: fc.constantFrom(...MARCH_GROUNDS),
  obstacle: fc.option(fc.constantFrom(...CLASSES)),
  impassable: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  bridge: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  lengthCm: cm(30),
});
const units = fc.constantFrom(...ARMS, "staff" as const).chain((arm) =>
  fc.record({
    arm: fc.constant(arm),
    formation:
      arm === "staff"
        ? fc.constant(null)
        : fc.constantFrom(...formationsOfArm(arm), "rout" as const),
  }),
);
const marches: fc.Arbitrary<March> = fc
  .record({
    unit: units,
    horse: fc.boolean(),
    calibrePd: fc.constantFrom(6, 12),
    frontCm: cm(20),
    depthCm: cm(20),
    mode: fc.constantFrom(...MARCH_MODES),
    lastRate: fc.constantFrom("ordinary" as const, "charge" as const),
    enemyAheadCm: fc.option(cm(200)),
    halvings: fc.subarray([...HALVINGS]),
    turn: fc.option(
      fc.record({ kind: fc.constantFrom(...TURNS), degrees: fc.integer({ min: 0, max: 90 }) }),
    ),
    start: fc.array(stretches, { maxLength: 3 }),
    path: fc.array(stretches, { minLength: 1, maxLength: 6 }),
  })
  .map(({ unit, ...rest }) => ({ ...unit, ...rest }));

const holds = (says: (march: March, at: number) => void) =>
  fc.assert(fc.property(marches, fc.nat(), says), { numRuns: 1_000 });
const came = (march: March) => workOutMarch(march).distanceCm;
const A_HAIR = 1e-6;

test("more halvings never take a unit further", () => {
  holds((march, at) => {
    const added = HALVINGS[at % HALVINGS.length];
    const halvings = added ? [...(march.halvings ?? []), added] : march.halvings;
    expect(came({ ...march, halvings })).toBeLessThanOrEqual(came(march) + A_HAIR);
  });
});

test("a deeper unit never comes further", () => {
  holds((march, more) => {
    const depthCm = (march.depthCm ?? 0) + (more % 40);
    expect(came({ ...march, depthCm })).toBeLessThanOrEqual(came(march) + A_HAIR);
  });
});

test("a stretch in two parts is as one", () => {
  const parted = (path: readonly Stretch[], index: number) =>
    path.flatMap((each, i) => {
      if (i !== index) return [each];
      return [1 / 4, 3 / 4].map((part) => ({ ...each, lengthCm: each.lengthCm * part }));
    });
  holds((march, at) => {
    const path = parted(march.path, at % march.path.length);
    const start = parted(march.start ?? [], at % 3);
    const [whole, inParts] = [workOutMarch(march), workOutMarch({ ...march, path, start })];
    expect(inParts.distanceCm).toBeCloseTo(whole.distanceCm, 6);
    expect([inParts.illegal, inParts.stopped]).toEqual([whole.illegal, whole.stopped]);
  });
});

// A column that charges along a road is slower than one that marches there, so what ends its charge helps it on.
const isColumnInCharge = ({ formation, mode, lastRate }: March) =>
  formation === "column-of-march" &&
  (mode === "charge" || (mode === "continued-advance" && lastRate === "charge"));

test("an obstacle more never takes a unit further", () => {
  holds((march, at) => {
    fc.pre(!isColumnInCharge(march));
    const obstacle = CLASSES[at % CLASSES.length] ?? "I";
    const path = march.path.flatMap((each, i) =>
      i === at % march.path.length
        ? [{ ground: each.ground, obstacle, lengthCm: 0 } satisfies Stretch, each]
        : [each],
    );
    expect(came({ ...march, path })).toBeLessThanOrEqual(came(march) + A_HAIR);
  });
});

test("no march spends more than its bound or passes its path, and each says why it comes nowhere", () => {
  holds((march) => {
    const { distanceCm, illegal, stopped, steps } = workOutMarch(march);
    const spent = steps.reduce((sum, { bounds }) => sum + bounds, 0);
    const whole = march.mode === "continued-advance" ? 1 / 2 : 1;
    const pathCm = march.path.reduce((sum, { lengthCm }) => sum + lengthCm, 0);
    expect(spent).toBeLessThanOrEqual(whole + A_HAIR);
    expect(distanceCm).toBeLessThanOrEqual(pathCm + A_HAIR);
    if (illegal) expect([distanceCm, steps]).toEqual([0, []]);
    const isSpent = spent > whole - A_HAIR || distanceCm > pathCm - A_HAIR;
    expect(illegal !== null || stopped !== null || isSpent).toBe(true);
  });
});

test("a rate that a scenario's check knows is a rate that a unit marches at", () => {
  for (const arm of ARMS) {
    for (const formation of formationsOfArm(arm)) {
      for (const ground of ["ordinary", "difficult", "wood"] as const) {
        const { illegal } = workOutMarch({ arm, formation, path: [{ ground, lengthCm: 1 }] });
        if (illegal === null) expect(hasMarchRate(arm, formation, ground)).toBe(true);
        if (illegal?.code === "no-rate") expect(hasMarchRate(arm, formation, ground)).toBe(false);
      }
    }
  }
});

test("a unit turns at a rate before ground that nobody enters, whatever that ground is", () => {
  const turn = { kind: "rotation", degrees: 30 } as const;
  const wood = { ground: "wood", impassable: true, lengthCm: 5 } as const;
  const line = { arm: "infantry", formation: "line", frontCm: 20, turn } as const;
  const { stopped, steps } = workOutMarch({ ...line, path: [wood] });
  expect(stopped).toEqual({ rule: "2.3.6", code: "impassable" });
  expect(steps).toMatchObject([{ kind: "turn", ground: "ordinary", rateCm: 10, bounds: 0.5 }]);
});
