import { readFile } from "node:fs/promises";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { marchGround } from "@/lib/domain/belle-alliance/scenario/march/march-ground";
import { fastestWay } from "@/lib/domain/belle-alliance/scenario/march/way";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { workOutMarch } from "@/lib/rules/belle-alliance/march";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";

const SCENARIO = "kulm-1813";
const TABLE = { widthCm: 360, depthCm: 180 };
const ROUNDS = 200;
const WARMING_UP = 10;
const MOST_MS_A_WAY = 8;
const MARCHES = 1_000;
const LEAST_MARCHES_A_SECOND = 20_000;

const COLUMN = { arm: "infantry", formation: "column-of-march", depthCm: 22.5 } as const;
const PATH = [
  { ground: "road", lengthCm: 12 },
  { ground: "ordinary", obstacle: "II", lengthCm: 2 },
  { ground: "difficult", lengthCm: 6 },
  { ground: "ordinary", lengthCm: Number.POSITIVE_INFINITY },
] as const;

export const standsAlone = true;

/** How long the fastest way over a whole table takes, with the march along it, and how many marches a second there are. */
export default async function* march(): AsyncGenerator<Measurement> {
  const file = await readFile(`prisma/library/${SCENARIO}.json`, "utf8");
  const { map } = scenarioSchema.parse(JSON.parse(file));
  const ground = marchGround({ ...map, ...TABLE }, { readings: TERRAIN_READINGS, woodEdgeCm: 3 });
  if (!ground) throw new Error("the ground is too large for a grid");
  const across = { from: [5, 5], to: [TABLE.widthCm - 5, TABLE.depthCm - 5] } as const;
  const way = timesOf(() => fastestWay(ground, COLUMN, across, "ordinary"));
  yield measurement({ bench: "march: a way", unit: "ms", samples: way, limit: MOST_MS_A_WAY });
  const marches = timesOf(() => {
    for (let i = 0; i < MARCHES; i++) workOutMarch({ ...COLUMN, path: PATH });
  });
  yield measurement({
    bench: "march: marches",
    unit: "per second",
    samples: marches.map((ms) => (MARCHES * 1_000) / ms),
    floor: LEAST_MARCHES_A_SECOND,
  });
}

function timesOf(work: () => unknown): number[] {
  const times = Array.from({ length: WARMING_UP + ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.slice(WARMING_UP);
}
