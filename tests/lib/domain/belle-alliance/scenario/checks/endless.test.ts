import { expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { formation, scenario, side, unit } from "../build";

/** A line that runs to and fro as often as the schema allows. */
const toAndFro = (from: number, to: number, turns = 1_000) =>
  Array.from({ length: turns }, (_, i) => [i % 2 ? to : from, (i * 7) % 100]);
const drawn = (fields: object): Feature => featureSchema.parse({ id: "drawn", ...fields });

test("a road of thirty kilometres on the table is followed as far as the column needs it", () => {
  const road = drawn({ kind: "road", points: toAndFro(-1_000, 2_000) });
  const arrival = { id: "r", brings: ["f"], bound: 1, entry: [0, 50] };
  const endless = scenario({
    sides: [
      side("s", {
        formations: [formation("f", { units: [unit("u")] })],
        reinforcements: [arrival],
      }),
    ],
    map: { widthCm: 100, depthCm: 100, features: [road] },
  });
  expect(checkScenario(endless).findings.map(({ path }) => path)).not.toContain(
    "/sides/0/reinforcements/0/entry",
  );
});

const standing = (index: number, fields: object = {}) =>
  unit(`u${index}`, {
    placement: { xCm: 50, yCm: index % 100, facingDeg: 33, formation: "line" },
    ...fields,
  });
const many = Array.from({ length: 2_000 }, (_, i) => standing(i));
const features = (count: number, kind: string, fields: object = {}) =>
  Array.from({ length: count }, (_, i) =>
    drawn({ id: `${kind}${i}`, kind, points: toAndFro(0, 100), ...fields }),
  );
const base = { frontMm: 200, depthMm: 300, figuresPerBase: 1 };
const giant = standing(0, {
  men: 50_000,
  placement: {
    xCm: 50,
    yCm: 50,
    facingDeg: 0,
    formation: "column-of-attack",
    frontFigures: 224,
  },
});

/** Documents that could keep the check busy for minutes or fill all memory; a test fails if it does not end. */
test.each([
  ["units by water", many, features(140, "stream", { widthCm: 6 })],
  ["units by woods", many, features(140, "wood")],
  [
    "hill by hill",
    [],
    [...features(30, "hill", { level: 1 }), ...features(30, "hill", { level: 2 })],
  ],
  [
    "units by bridges by water",
    many,
    [
      ...features(60, "crossing", { crossing: "stone-bridge" }),
      ...features(80, "stream", { widthCm: 2 }),
    ],
  ],
  ["a unit larger than its table", [giant], features(3, "stream", { widthCm: 6 })],
])("%s: what is too much is left out, and said to be", (_, units, drawing) => {
  const endless = scenario({
    settings: { menPerFigure: 1, bases: { infantry: base, cavalry: base, artillery: base } },
    sides: [side("s", { formations: [formation("f", { units })] })],
    map: { widthCm: 100, depthCm: 100, features: drawing },
  });
  const codes = checkScenario(endless).findings.map(({ code }) => code);
  expect(codes).toContain("check-cut-short");
});

test("water by water: what is too much is left out, and not held against anybody", () => {
  const drawing = [...features(60, "stream", { widthCm: 6 }), ...features(60, "crossing")];
  const crossed = scenario({ map: { widthCm: 100, depthCm: 100, features: drawing } });
  const codes = checkScenario(crossed).findings.map(({ code }) => code);
  expect(codes).toContain("check-cut-short");
  expect(codes).not.toContain("crossing-missing");
});
