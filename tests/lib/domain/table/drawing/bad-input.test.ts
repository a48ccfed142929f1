import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LIMITS } from "@/lib/domain/document/limits";
import { ALL_LAYERS, drawScene } from "@/lib/domain/table/drawing/draw-scene";
import { svgText } from "@/lib/domain/table/drawing/svg-node";
import { thumbnail } from "@/lib/domain/table/drawing/thumbnail";
import { press, rasterise } from "@/lib/pdf/press/press";

const cm = fc.oneof(
  fc.constantFrom(-1_000, 2_000, 0, -0.001, 1e-9, 100),
  fc.integer({ min: -1_000, max: 2_000 }),
);
const point = fc.tuple(cm, cm);
const name = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: LIMITS.nameLength }),
  fc.constantFrom("W".repeat(LIMITS.nameLength), "?", "\u0000", "\ud800", "‮", "{names}", "<svg>"),
);
const points = fc.oneof(
  fc.array(point, { minLength: 3, maxLength: 12 }),
  point.map((at) => [at, at, at]),
);
const widthCm = fc.constantFrom(1e-9, 1, 100);
/** The fields of a kind besides its name and its corners. */
const OWN: Readonly<Record<string, object>> = {
  hill: { level: fc.integer({ min: 1, max: 12 }) },
  road: { widthCm },
  stream: { widthCm },
  crossing: { widthCm },
};
const shapes = TERRAIN_KINDS.map(({ kind }) =>
  fc.record({ kind: fc.constant(kind), name, points, ...OWN[kind] }),
);
const place = fc.record({
  kind: fc.constant("place"),
  name,
  xCm: cm,
  yCm: cm,
  turnDeg: fc.integer({ min: -180, max: 180 }),
  minor: fc.boolean(),
});
const feature = fc.oneof(place, ...shapes);
const unit = fc.record({
  name,
  arm: fc.constantFrom("infantry", "cavalry", "artillery", "train", "engineers"),
  men: fc.constantFrom(1, 600, 50_000),
  placement: fc.record({
    xCm: cm,
    yCm: cm,
    facingDeg: fc.constantFrom(0, 45, 359.99),
    formation: fc.constantFrom("line", "square", "skirmish-line", "column-of-march"),
  }),
});

const scenario = fc
  .record({
    features: fc.array(feature, { maxLength: 12 }),
    units: fc.array(unit, { maxLength: 12 }),
    widthCm: fc.constantFrom(30, 230, 1_000),
    depthCm: fc.constantFrom(30, 190, 1_000),
    metresPerCm: fc.constantFrom(1, 10, 100),
    at: point,
    name,
  })
  .map(({ features, units, widthCm, depthCm, metresPerCm, at, name: commander }) =>
    scenarioSchema.safeParse({
      kind: "scenario",
      schemaVersion: 1,
      title: "Extreme",
      language: "en",
      settings: { metresPerCm },
      sides: ["one", "two"].map((id, s) => ({
        id,
        name: commander,
        colour: s === 0 ? "a" : "b",
        formations: [
          {
            id: `f${id}`,
            name: commander,
            level: "brigade",
            commander: { name: commander, placement: { xCm: at[0], yCm: at[1] } },
            units: units.map((each, i) => ({
              ...each,
              id: `${id}${i}`,
              nation: "france",
              type:
                { infantry: "line", cavalry: "hussar", artillery: "foot-artillery" }[
                  each.arm as "infantry"
                ] ?? each.arm,
            })),
          },
        ],
        reinforcements: [{ id: `r${id}`, brings: [`f${id}`], bound: 3, entry: at }],
      })),
      map: { widthCm, depthCm, features: features.map((each, i) => ({ ...each, id: `x${i}` })) },
    }),
  );

const DRAWING = { palette: "light", size: "sheet", idPrefix: "m", layers: ALL_LAYERS } as const;
const WORDS = {
  title: "Map",
  metres: (metres: number) => `${metres} m`,
  legend: () => "sign",
  noRoom: (names: string) => names,
};

/**
 * Expects a valid drawing without opacity on whole elements: it requires a layer, and resvg crashes if the layer is
 * outside the picture.
 */
function whole(text: string): void {
  expect(text).not.toMatch(/NaN|Infinity|undefined|\sopacity=/);
}

describe("whatever a document may hold", () => {
  it("is drawn, with its legend, in all sizes", () => {
    let drawn = 0;
    fc.assert(
      fc.property(scenario, (parsed) => {
        fc.pre(parsed.success);
        drawn += 1;
        const { map } = viewFor(parsed.data as Scenario, { for: "umpire" });
        for (const naming of ["formations", "names", "keys"] as const) {
          for (const size of ["sheet", "phone"] as const) {
            whole(svgText(drawScene(mapScene(map), { ...DRAWING, size, naming })));
          }
        }
        whole(mapFile(map, DRAWING, WORDS));
        whole(thumbnail(mapScene(map), "ground"));
      }),
      { numRuns: 40 },
    );
    expect(drawn).toBeGreaterThan(30);
  });

  it("is printed and made a picture in pixels", () => {
    fc.assert(
      fc.property(scenario, (parsed) => {
        fc.pre(parsed.success);
        const view = viewFor(parsed.data as Scenario, { for: "umpire" });
        expect(
          press({ work: "pack", view, options: WHOLE_BOOK, language: "en", paper: "a4" }).pages,
        ).toBeGreaterThan(0);
        expect(
          rasterise({ svg: mapFile(view.map, DRAWING, WORDS), widthPx: 200 }).length,
        ).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });
});
