import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";

import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { ALL_LAYERS, labelsOf } from "@/lib/domain/table/drawing/draw-scene";

import { cornersOf } from "@/lib/domain/table/drawing/label";
import { outlinesOverlap } from "@/lib/domain/table/drawing/label-geometry";
import type { Naming } from "@/lib/domain/table/drawing/label-request";
import { letterOf } from "@/lib/domain/table/drawing/letter-of";
import { type LabelFace, LETTER_WIDTHS, widthEm } from "@/lib/domain/table/drawing/letter-widths";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import { namesWithoutPlace } from "@/lib/domain/table/drawing/scene-labels";
import { parseFont } from "@/lib/pdf/press/fonts";
import { distanceCm } from "@/lib/terrain/point";
import { distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";

const SHIPPED = ["la-haye-sainte-1815", "sehested-1813"];
/**
 * Symbol sizes, from a zoomed-out table on a phone to a zoomed-in one; 1.15 is for a page, 1.9 for a phone, 1 for files
 * and paper.
 */
const MARKS = [2.4, 1.9, 1.5, 1.3, 1.15, 1, 0.8, 0.5, 0.3];
/** On a page that shows a table of three metres. */
const AT_1_TO_20 = 20 / 12.5;

function shippedMap(name: string): MapView {
  const parsed = parseDocument(
    "scenario",
    JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8")),
  );
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message);
  return viewFor(belleAllianceScenario(parsed.document), { for: "umpire" }).map;
}

function labelled(map: MapView, mark: number, naming: Naming) {
  const pen = { palette: PALETTES.light, mark, idPrefix: "m", depthCm: map.depthCm };
  const drawing = { palette: "light", size: "sheet", idPrefix: "m", layers: ALL_LAYERS } as const;
  return labelsOf(mapScene(map), { ...drawing, naming }, pen);
}

describe.each(SHIPPED)("the labels of %s", (name) => {
  const map = shippedMap(name);

  it("lead the eye from a unit to its name by a short line or not at all", () => {
    const lines = labelled(map, 1, "names").flatMap(({ fate, style }) =>
      fate.fate === "led" && style === "name" ? [distanceCm(...fate.leader)] : [],
    );
    expect(lines.filter((cm) => cm > 25)).toEqual([]);
  });

  it.each(MARKS)("lie clear of one another at mark %d", (mark) => {
    for (const naming of ["places", "formations", "features", "names", "keys"] as const) {
      const outlines = labelled(map, mark, naming).flatMap(({ fate, turnDeg }) =>
        fate.fate === "dropped" ? [] : [cornersOf(fate.box, turnDeg)],
      );
      const crowded = outlines.filter((outline, i) =>
        outlines.slice(i + 1).some((other) => outlinesOverlap(outline, other)),
      );
      expect(crowded).toEqual([]);
    }
  });

  it("key every unit on paper, and name every place that matters", () => {
    const labels = labelled(map, 1, "keys");
    const keys = labels.filter(({ style }) => style === "key");
    expect(keys).toHaveLength(map.units.length);
    for (const { fate, style } of labels) {
      if (style !== "feature") expect(fate.fate).not.toBe("dropped");
    }
  });

  it("are each on the map or named for the legend", () => {
    const labels = labelled(map, 1.5, "formations");
    const unnamed = namesWithoutPlace(labels);
    for (const { fate, text } of labels) {
      if (fate.fate === "dropped") expect(unnamed).toContain(text);
    }
  });
});

it.each([...MARKS, AT_1_TO_20])(
  "the name of a hill or field lies on it or close beside it at mark %d",
  (mark) => {
    const map = shippedMap("quatre-bras-1815");
    for (const naming of ["features", "names", "keys"] as const) {
      const far = labelled(map, mark, naming).flatMap(({ id, text, style, fate }) => {
        const area = map.features.find((feature) => feature.id === id);
        if (style !== "feature" || fate.fate === "dropped" || !area) return [];
        if (area.kind === "place") return [];
        const { isNamedBeside, shape } = terrainKindOf(area);
        if (isNamedBeside || shape !== "area") return [];
        const middle = [fate.box.x, map.depthCm - fate.box.y] as const;
        const isOn = ringContains(area.points, middle);
        return isOn || distanceToEdgeCm(middle, area.points) <= 1.5 * fate.box.height ? [] : [text];
      });
      expect(far).toEqual([]);
    }
  },
);

describe("the width of a text", () => {
  const FONTS: Readonly<Record<LabelFace, string>> = {
    sans: "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
    serifItalic: "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
    serifSemiboldItalic: "source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf",
  };

  it.each(Object.keys(FONTS) as LabelFace[])("is the font's own: %s", (face) => {
    const font = parseFont(readFileSync(path.join("node_modules/@expo-google-fonts", FONTS[face])));
    LETTER_WIDTHS[face].forEach((width, i) => {
      expect(font.widthEm(String.fromCharCode(32 + i)) * 1_000).toBeCloseTo(width, -0.2);
    });
    for (const name of [
      "Łódź",
      "Ærø Åmark",
      "Preußisch Eylau",
      "Besançon – „La Haye”",
      "Œuvre ½",
    ]) {
      expect(widthEm(name, face)).toBeGreaterThan(font.widthEm(name) - 0.03);
    }
  });
});

describe("a commander's key", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [52, "BA"],
  ])("number %d is %s", (index, letter) => {
    expect(letterOf(index)).toBe(letter);
  });
});
