import fc from "fast-check";
import { expect, test } from "vitest";
import { marchGround } from "@/lib/domain/belle-alliance/scenario/march/march-ground";
import { fastestWay, wayAlong } from "@/lib/domain/belle-alliance/scenario/march/way";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import { scenario } from "../build";

const [WIDTH, DEPTH] = [70, 50];
const place = fc.tuple(
  fc.double({ min: 0, max: WIDTH, noNaN: true }),
  fc.double({ min: 0, max: DEPTH, noNaN: true }),
);
const line = fc.array(place, { minLength: 2, maxLength: 4 });
const house = fc.record({
  kind: fc.constant("building"),
  material: fc.constant("stone"),
  points: place.map(([x, y]) => [
    [x, y],
    [x + 4.3, y + 1.2],
    [x + 3.1, y + 5.5],
    [x - 1.2, y + 4.3],
  ]),
});
const drawn = fc.oneof(
  house,
  fc.record({ kind: fc.constant("stream"), widthCm: fc.constantFrom(2, 7), points: line }),
  fc.record({ kind: fc.constant("road"), points: line }),
  fc.record({ kind: fc.constant("wall"), height: fc.constant("over-2m"), points: line }),
  fc.record({ kind: fc.constant("crossing"), crossing: fc.constant("stone-bridge"), points: line }),
  fc.record({ kind: fc.constant("wood"), points: fc.array(place, { minLength: 3, maxLength: 5 }) }),
);
const units = fc.constantFrom(
  { arm: "infantry", formation: "column-of-march", depthCm: 20 } as const,
  { arm: "cavalry", formation: "column-of-march", depthCm: 40 } as const,
  { arm: "infantry", formation: "line", depthCm: 3 } as const,
);

test("a way that is found is open to its end, and no slower than straight across by more than a bound", () => {
  const maps = fc.array(drawn, { maxLength: 12 });
  fc.assert(
    fc.property(maps, units, place, place, (shapes, unit, from, to) => {
      const features = shapes.map((each, i) => ({ id: `f${i}`, name: "", ...each }));
      const { map } = scenario({ map: { widthCm: WIDTH, depthCm: DEPTH, features } });
      const ground = marchGround(map, { readings: TERRAIN_READINGS, woodEdgeCm: 3 });
      if (!ground) throw new Error("no ground");
      const way = fastestWay(ground, unit, { from, to }, "ordinary");
      if (typeof way === "string") return;
      expect(way.stopped).toBeNull();
      const straight = wayAlong(ground, unit, [from, to], "ordinary");
      const [found, across] = [way.headArrivesBound, straight.headArrivesBound];
      if (across !== null)
        expect(found ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(across + 1);
    }),
    { numRuns: 150 },
  );
});
