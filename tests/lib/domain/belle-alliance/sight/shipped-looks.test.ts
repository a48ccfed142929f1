import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { groundForSight, standingUnits } from "@/lib/domain/belle-alliance/scenario/start-sight";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { drawnLine } from "@/lib/domain/table/looks/looks";
import { middleOf, ringContains } from "@/lib/terrain/ring";
import { type WalkedShape, walk } from "@/tests/lib/domain/belle-alliance/sight/walk";

const PAIRS = 14;

test.each([
  "champaubert-1814",
  "goehrde-1813",
  "hagelberg-1813",
  "la-haye-sainte-1815",
  "montmirail-1814",
  "quatre-bras-1815",
  "sehested-1813",
])("looks between the units of %s are blocked where a walk along them says so", (name) => {
  const scenario = scenarioSchema.parse(
    JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8")),
  );
  const shapes = scenario.map.features.flatMap((each): WalkedShape[] => {
    if (each.kind === "hill") return [{ level: each.level, ring: drawnLine(each) }];
    return each.kind === "wood" || each.kind === "building"
      ? [{ level: null, ring: drawnLine(each) }]
      : [];
  });
  const ground = groundForSight(scenario);
  const places = standingUnits(scenario)
    .map(({ piece }) => middleOf(piece.outline))
    // Whatever one stands in does not block, which the walk does not know.
    .filter((at) => !shapes.some(({ level, ring }) => level === null && ringContains(ring, at)));
  const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => [a, b] as const));
  const every = Math.max(1, Math.floor(pairs.length / PAIRS));
  let compared = 0;
  for (const [i, [a, b]] of pairs.entries()) {
    if (i % every !== 0) continue;
    const walked = walk(shapes, a, b);
    if (walked === "too near to say") continue;
    compared++;
    const { blocks } = lookAt(ground, { at: a }, { at: b });
    expect([a, b, blocks.length > 0 ? "blocked" : "clear"]).toEqual([a, b, walked]);
  }
  expect(compared).toBeGreaterThan(3);
});
