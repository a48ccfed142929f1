import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fireBars } from "@/lib/domain/bogowie-wojny/field/measure/fire";
import { type Look, lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import { type Way, wayOver } from "@/lib/domain/bogowie-wojny/field/measure/way";
import { HILL_SIGHTS } from "@/lib/rules/bogowie-wojny/tables/reach";
import { MOVERS } from "@/lib/rules/bogowie-wojny/tables/terrain";
import type { Point } from "@/lib/terrain/point";

function shipped(name: string) {
  const field = battlefieldSchema.parse(
    JSON.parse(readFileSync(`prisma/library/${name}.json`, "utf8")),
  );
  return { field, ground: outlinesOn(field) };
}

/** Places in a grid over a table, corners and edges among them. */
function gridOn({ widthCm, depthCm }: { widthCm: number; depthCm: number }, stepCm: number) {
  const along = (cm: number) => Array.from({ length: cm / stepCm + 1 }, (_, i) => i * stepCm);
  return along(widthCm).flatMap((x) => along(depthCm).map((y): Point => [x, y]));
}

describe.each(["mir-1812", "raszyn-1809", "saalfeld-1806"])("%s", (name) => {
  const { field, ground } = shipped(name);

  test("what each place sees of another, the other sees of it, and no fire is barred but with a name", () => {
    const places = gridOn(field.table, 20);
    const ids = new Set(ground.map(({ id }) => id));
    const wrong = pairsOf(places).flatMap(([from, to]) => {
      const isNamed = [...fireBars(from, to, ground).values()].every(({ id }) => ids.has(id));
      const isMutual = HILL_SIGHTS.every((hillSight) => {
        const there = lookBetween(from, to, { ground, hillSight });
        const back = lookBetween(to, from, { ground, hillSight });
        return hiding(there) === hiding(back) && there.visible === (there.because.length === 0);
      });
      return isNamed && isMutual ? [] : [[from, to]];
    });
    expect(wrong).toEqual([]);
  });

  test("every way has a price, and is closed in both directions or in neither", () => {
    const wrong = pairsOf(gridOn(field.table, 30)).flatMap(([from, to]) =>
      MOVERS.flatMap((mover) => {
        const marcher = { mover, formation: "line" } as const;
        const way = wayOver([from, to], { ground, marcher });
        const back = wayOver([to, from], { ground, marcher });
        const isPriced = Number.isFinite(way.costCm) && way.costCm >= 0;
        const isOnIt = way.bars.every(({ atCm }) => atCm >= 0 && atCm <= way.lengthCm + 1e-6);
        return isPriced && isOnIt && isClosed(way) === isClosed(back) ? [] : [[mover, from, to]];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

function pairsOf(places: readonly Point[]): readonly (readonly [Point, Point])[] {
  return places.flatMap((from, i) => places.slice(i).map((to) => [from, to] as const));
}

function hiding({ because }: Look): string {
  return because
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function isClosed({ bars }: Way): boolean {
  return bars.some(({ why }) => why !== "stays");
}

describe("what the shipped texts say of the ground", () => {
  test("Mir: behind the heights of Simakovo three regiments and a battery are not seen from the road", () => {
    const { ground } = shipped("mir-1812");
    const road: readonly Point[] = [
      [50, 146],
      [51.5, 130],
      [52.2, 112],
      [54, 92],
      [55.4, 72],
    ];
    for (const from of road) {
      for (const to of [
        [45, 30],
        [55, 30],
        [65, 30],
      ] as const) {
        expect(lookBetween(from, to, { ground, hillSight: "highest-point" }).visible).toBe(false);
      }
    }
  });

  test("Raszyn: dyke and highway lead over the water, and both banks see the dyke", () => {
    const { field, ground } = shipped("raszyn-1809");
    const marcher = { mover: "infantry", formation: "column" } as const;
    for (const id of ["dyke", "highway"]) {
      const road = field.roads.find((each) => each.id === id);
      const bars = wayOver(road?.points ?? [], { ground, marcher }).bars;
      expect([id, bars.map((bar) => bar.id)]).toEqual([id, []]);
    }
    for (const bank of [
      [70, 90],
      [80, 55],
    ] as const) {
      const look = lookBetween(bank, [72, 69], { ground, hillSight: "highest-point" });
      expect(look.because).toEqual([]);
    }
  });

  test("Saalfeld: the roads are open to columns, and no way crosses the Saale", () => {
    const { field, ground } = shipped("saalfeld-1806");
    const marcher = { mover: "infantry", formation: "column" } as const;
    for (const road of field.roads) {
      expect([road.id, wayOver(road.points, { ground, marcher }).bars]).toEqual([road.id, []]);
    }
    const across = wayOver(
      [
        [80, 80],
        [110, 90],
      ],
      { ground, marcher },
    );
    expect(across.bars.map(({ id }) => id)).toEqual(["saale"]);
  });
});
