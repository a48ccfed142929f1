import { expect, test } from "vitest";
import { TERRAIN_CHOICES } from "@/lib/domain/belle-alliance/scenario/ground-file/terrain-choices";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";
import { drawnLine, lookOf } from "@/lib/domain/table/looks/looks";

const pen = { palette: PALETTES.light, mark: 1, idPrefix: "m", depthCm: 120 };

test.each(TERRAIN_CHOICES)("$key is measured along the line it is drawn with", ({ make }) => {
  const feature = make("x", [
    [20, 20],
    [60, 20],
    [60, 60],
    [20, 50],
  ]);
  const drawn = lookOf(feature).draw(feature, pen);
  const hasCurves = drawn.some(({ node }) => pathsOf(node).some((d) => d.includes("C")));
  expect(drawnLine(feature).length > feature.points.length).toBe(hasCurves);
});

function pathsOf({ attributes, children = [] }: SvgNode): string[] {
  const nodes = children.filter((child) => typeof child !== "string");
  return [String(attributes.d ?? ""), ...nodes.flatMap(pathsOf)];
}
