import { type Measurement, measurement } from "@/lib/cli/measurement";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";

const FIELDS = 100;
const SLOWEST_MS = 200;

export const standsAlone = true;

/** How long it takes to generate a battlefield on each of the book's tables, and to check it. */
export default async function* battlefield(): AsyncGenerator<Measurement> {
  for (const { id, ...table } of TABLE_SIZES) {
    const made: number[] = [];
    const checked: number[] = [];
    for (let n = 0; n < FIELDS; n++) {
      const start = performance.now();
      const field = generateBattlefield({ seed: `bench ${n}`, table, area: null });
      const between = performance.now();
      checkBattlefield(field);
      made.push(between - start);
      checked.push(performance.now() - between);
    }
    yield measurement({
      bench: `battlefield: made on ${id}`,
      unit: "ms",
      samples: made,
      limit: SLOWEST_MS,
    });
    yield measurement({ bench: `battlefield: checked on ${id}`, unit: "ms", samples: checked });
  }
}
