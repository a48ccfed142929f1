import { readFile } from "node:fs/promises";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { groundForSight, standingUnits } from "@/lib/domain/belle-alliance/scenario/start-sight";
import { lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { seenGround } from "@/lib/domain/belle-alliance/sight/seen-ground";
import { isSeenBy } from "@/lib/domain/belle-alliance/sight/unit-sight";
import type { Point } from "@/lib/terrain/point";

/** A crowded ground, and a battle with many units in the open. */
const CROWDED = "kulm-1813";
const MANY_UNITS = "la-haye-sainte-1815";
const LOOKS = 2_000;
const ROUNDS = 40;
const MOST_US_A_LOOK = 20;
const MOST_MS_FOR_GROUND = 10;
const MOST_MS_FOR_UNITS = 100;
/** What GRASS `r.viewshed` takes for 360 × 180 cells of 1 cm on such a machine, without starting. */
const PEER_MS = 64;

export const standsAlone = true;

/** How long a look takes, the ground seen from a place, and which units of one side are seen by another. */
export default async function* sight(): AsyncGenerator<Measurement> {
  const crowded = await shipped(CROWDED);
  const ground = groundForSight(crowded);
  const places = placesOn(crowded, 2 * LOOKS);
  const looks = timesOf(() => {
    for (let i = 0; i < LOOKS; i++) {
      const [from, to] = [places[2 * i] as Point, places[2 * i + 1] as Point];
      lookAt(ground, { at: from }, { at: to });
    }
  });
  const each = looks.map((ms) => (ms * 1_000) / LOOKS);
  yield measurement({ bench: "sight: a look", unit: "µs", samples: each, limit: MOST_US_A_LOOK });
  const { widthCm, depthCm } = crowded.map;
  const within = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  const seen = places.slice(0, ROUNDS).map((at) => {
    const [ms = 0] = timesOf(() => seenGround(ground, at, { within }), 1);
    return ms;
  });
  yield measurement({
    bench: "sight: ground seen",
    unit: "ms",
    samples: seen,
    limit: MOST_MS_FOR_GROUND,
  });
  yield measurement({
    bench: "sight: ground seen, beside r.viewshed",
    unit: "ms",
    samples: seen,
    limit: PEER_MS,
  });
  const battle = await shipped(MANY_UNITS);
  const units = timesOf(() => seenUnits(battle), 5);
  yield measurement({
    bench: "sight: units seen",
    unit: "ms",
    samples: units,
    limit: MOST_MS_FOR_UNITS,
  });
}

async function shipped(name: string): Promise<Scenario> {
  return scenarioSchema.parse(JSON.parse(await readFile(`prisma/library/${name}.json`, "utf8")));
}

function seenUnits(scenario: Scenario): number {
  const ground = groundForSight(scenario);
  const all = standingUnits(scenario);
  return all.filter((unit) => {
    const others = all.filter(({ place }) => place.side !== unit.place.side);
    return others.some(({ piece }) => isSeenBy(ground, piece, unit.piece));
  }).length;
}

/** Places spread evenly, the same in every run. */
function placesOn({ map: { widthCm, depthCm } }: Scenario, count: number): readonly Point[] {
  return Array.from(
    { length: count },
    (_, i): Point => [((i * 0.618_034) % 1) * widthCm, ((i * 0.754_878) % 1) * depthCm],
  );
}

function timesOf(work: () => unknown, rounds = ROUNDS): number[] {
  work();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}
