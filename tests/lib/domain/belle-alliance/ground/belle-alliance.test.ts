import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSample, legendEntries } from "@/lib/domain/belle-alliance/drawing/legend";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import type { FieldControl } from "@/lib/domain/belle-alliance/ground/terrain-field";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import { featureSchema, type ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { SCENARIO_FINDINGS } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { terrainKey } from "@/lib/domain/belle-alliance/scenario/terrain-key";
import {
  terrainMeaning,
  undecidedField,
} from "@/lib/domain/belle-alliance/scenario/terrain-meaning";
import { LANGUAGES } from "@/lib/domain/document/language";
import type { PointCm } from "@/lib/domain/document/primitives";
import { ALL_LAYERS, drawScene, penFor } from "@/lib/domain/table/drawing/draw-scene";
import { svgText } from "@/lib/domain/table/drawing/svg-node";
import { translatorFor } from "@/lib/i18n/translator";
import { NO_EFFECT, TERRAIN_REMARKS } from "@/lib/rules/belle-alliance/terrain-effect";

/** All values that the desk can give a field, including undecided. */
function valuesOf(control: FieldControl): readonly unknown[] {
  switch (control.type) {
    case "choice":
      return control.mayStayOpen ? [...control.choices, null] : control.choices;
    case "asked-width":
      return [null, 0.5, 5, 99.9];
    case "width":
      return [0.1, 2, 100];
    case "layer":
      return [control.least, control.most];
    case "flag":
      return [true, false];
  }
}

type Kind = (typeof TERRAIN_KINDS)[number];

function statesOf({ fields }: Kind): Record<string, unknown>[] {
  return Object.entries(fields).reduce<Record<string, unknown>[]>(
    (states, [name, { control }]) =>
      states.flatMap((state) => valuesOf(control).map((value) => ({ ...state, [name]: value }))),
    [{}],
  );
}

const cm = fc.integer({ min: -4_000, max: 22_000 }).map((hundredths) => hundredths / 100);

/** Corners as users may draw them: off the table, coinciding, or crossing. */
function randomCorners({ shape }: Kind): PointCm[][] {
  const least = shape === "area" ? 3 : 2;
  const corners = fc.array(fc.tuple(cm, cm), { minLength: least, maxLength: 14 });
  return fc.sample(corners, { numRuns: 12, seed: 13 });
}

function tableOf(feature: ShapeFeature): MapView {
  return {
    widthCm: 180,
    depthCm: 120,
    metresPerCm: 20,
    note: "",
    grid: true,
    features: [feature],
    units: [],
    commanders: [],
    entries: [],
    plannedWays: [],
    objectives: [],
  };
}

const DRAWING = { palette: "light", size: "page", idPrefix: "m", layers: ALL_LAYERS } as const;
const BROKEN = /NaN|undefined|Infinity|null/;

describe.each(TERRAIN_KINDS)("a $kind, in every state of its fields", (kind) => {
  const corners = randomCorners(kind);
  const features = statesOf(kind).flatMap((state) =>
    corners.map((points, n) => {
      const given = { kind: kind.kind, id: `f${n}`, ...state, points };
      return featureSchema.parse(given) as ShapeFeature;
    }),
  );

  it("is drawn in the strata its kind names", () => {
    const pen = penFor(tableOf(features[0] as ShapeFeature), DRAWING);
    for (const feature of features) {
      const parts = kind.draw(feature, pen);
      expect(parts.map(({ stratum }) => stratum)).toEqual(kind.strata);
      const picture = svgText(drawScene(mapScene(tableOf(feature)), DRAWING));
      expect(picture).not.toMatch(BROKEN);
    }
  });

  it("is explained in the legend in every language, by a sample drawn alike", () => {
    for (const feature of features) {
      const [entry] = legendEntries(tableOf(feature));
      if (entry?.kind !== "terrain") throw new Error("the legend leaves it out");
      expect(entry.key).toBe(terrainKey(feature));
      const sample = svgText(drawSample(entry, penFor(tableOf(feature), DRAWING)));
      expect(sample).not.toMatch(BROKEN);
      for (const language of LANGUAGES) {
        const text = translatorFor(language, "legend")(entry.key);
        expect(text, `${language} ${entry.key}`).not.toContain(entry.key);
      }
    }
  });

  it("has a meaning, open where a field is", () => {
    for (const feature of features) {
      const meaning = terrainMeaning(feature);
      const { remarks } = meaning;
      expect(remarks.every((remark) => TERRAIN_REMARKS.includes(remark))).toBe(true);
      const isOpen = undecidedField(feature) !== null;
      expect(remarks.includes("question-open")).toBe(isOpen);
      if (isOpen) expect({ ...meaning, sightLayers: 0, remarks: [] }).toEqual(NO_EFFECT);
      if (isOpen) expect(SCENARIO_FINDINGS).toHaveProperty(kind.openFinding ?? "missing");
    }
  });

  it("is exported and comes back as it was", () => {
    for (const feature of features) {
      expect(featureSchema.parse(JSON.parse(JSON.stringify(feature)))).toEqual(feature);
      expect(Object.keys(feature)).toEqual([
        ...["kind", "id", "name", "hiddenFrom"],
        ...Object.keys(kind.fields),
        "points",
      ]);
      const [drawn] = mapGeoJson(tableOf(feature)).features;
      const { points, hiddenFrom, id, ...properties } = feature;
      expect(drawn?.geometry.type).toBe(kind.shape === "area" ? "Polygon" : "LineString");
      expect(drawn?.properties).toMatchObject(properties);
    }
  });

  it("has words of its own on the desk and on paper in every language", () => {
    for (const language of LANGUAGES) {
      const map = translatorFor(language, "map");
      const print = translatorFor(language, "print");
      const keys = [`kind.${kind.kind}`, `tools.${kind.kind}`, `family.${kind.family}`];
      const [asked] = Object.values(kind.fields);
      if (asked) keys.push(`question.${kind.kind}`);
      for (const key of keys) expect(map(key), `${language} ${key}`).not.toContain(key);
      const unnamed = `hidden.unnamed.${kind.kind}`;
      expect(print(unnamed), `${language} ${unnamed}`).not.toContain(unnamed);
    }
  });
});

it("no two sorts of line look alike, decided or open", () => {
  const points: PointCm[] = [
    [20, 20],
    [80, 60],
  ];
  const looks = new Map<string, string>();
  for (const kind of TERRAIN_KINDS.filter(({ shape }) => shape === "line")) {
    for (const state of statesOf(kind)) {
      const given = { kind: kind.kind, id: "f", ...state, points };
      const feature = featureSchema.parse(given) as ShapeFeature;
      looks.set(terrainKey(feature), svgText(drawScene(mapScene(tableOf(feature)), DRAWING)));
    }
  }
  expect(new Set(looks.values()).size).toBe(looks.size);
});
