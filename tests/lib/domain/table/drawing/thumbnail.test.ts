import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LIMITS } from "@/lib/domain/document/limits";

import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { thumbnail } from "@/lib/domain/table/drawing/thumbnail";

function shippedMap(): MapView {
  const json = JSON.parse(readFileSync("prisma/library/la-haye-sainte-1815.json", "utf8"));
  const parsed = parseDocument("scenario", json);
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message);
  return viewFor(belleAllianceScenario(parsed.document), { for: "public" }).map;
}

/** A round wood with a wavy edge of many points. */
function wavyWood(n: number, points: number): Feature {
  const ring = Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI;
    const radius = 20 + 2 * Math.sin(i) + (n % 17);
    return [60 + radius * Math.cos(turn), 60 + radius * Math.sin(turn)] as [number, number];
  });
  return { kind: "wood", id: `w${n}`, name: "", hiddenFrom: [], points: ring };
}

test("a map at its limits makes a thumbnail that a card of the library can load", () => {
  const features = Array.from({ length: LIMITS.features }, (_, n) => wavyWood(n, 80));
  const map: MapView = { ...shippedMap(), features };
  expect(thumbnail(mapScene(map), "ground").length).toBeLessThan(700_000);
});

test("a map of many points keeps all its features", () => {
  const woods = (svg: string) => svg.split("url(#ground-wood").length - 1;
  const many = Array.from({ length: 40 }, (_, n) => wavyWood(n, 1_000));
  expect(woods(thumbnail(mapScene({ ...shippedMap(), features: many }), "ground"))).toBe(40);
});
