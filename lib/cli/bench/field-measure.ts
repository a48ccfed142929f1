import { readFile } from "node:fs/promises";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import type { Point } from "@/lib/terrain/point";

const FIELDS = ["mir-1812", "raszyn-1809", "saalfeld-1806"];
const LOOKS = 2_000;
const ROUNDS = 20;
const MOST_US_A_LOOK = 20;

export const standsAlone = true;

/** How long a look takes on the shipped battlefields. */
export default async function* fieldMeasure(): AsyncGenerator<Measurement> {
  for (const name of FIELDS) {
    const field = await shipped(name);
    const ground = outlinesOn(field);
    const places = placesOn(field, 2 * LOOKS);
    const looks = timesOf(() => {
      for (let i = 0; i < LOOKS; i++) {
        const [from, to] = [places[2 * i] as Point, places[2 * i + 1] as Point];
        lookBetween(from, to, { ground, hillSight: "highest-point" });
      }
    }).map((ms) => (ms * 1_000) / LOOKS);
    yield measurement({
      bench: `field-measure: a look, ${name}`,
      unit: "µs",
      samples: looks,
      limit: MOST_US_A_LOOK,
    });
  }
}

async function shipped(name: string): Promise<Battlefield> {
  return battlefieldSchema.parse(JSON.parse(await readFile(`prisma/library/${name}.json`, "utf8")));
}

/** Places spread evenly, the same in every run. */
function placesOn({ table: { widthCm, depthCm } }: Battlefield, count: number): readonly Point[] {
  return Array.from(
    { length: count },
    (_, i): Point => [((i * 0.618_034) % 1) * widthCm, ((i * 0.754_878) % 1) * depthCm],
  );
}

function timesOf(work: () => unknown): number[] {
  work();
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}
