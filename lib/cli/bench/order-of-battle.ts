import { type Measurement, measurement } from "@/lib/cli/measurement";
import { readSource } from "@/lib/usecases/belle-alliance/import/read-source";

const LINES = 1_000;
const ROUNDS = 20;
const UNITS_OF_BRIGADE = 9;
const LIMIT_MS = 1_000;

export const standsAlone = true;

/** Reads a thousand lines of an order of battle with the valour of each unit; every round has units not seen before. */
export default async function* orderOfBattle(): AsyncGenerator<Measurement> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = new TextEncoder().encode(linesOf(round));
    const start = performance.now();
    await readSource({ bytes, contentType: "", format: null, year: 1815, language: "en" });
    samples.push(performance.now() - start);
  }
  yield measurement({
    bench: `order of battle: ${LINES} lines`,
    unit: "ms",
    samples,
    limit: LIMIT_MS,
  });
}

function linesOf(round: number): string {
  return Array.from({ length: LINES }, (_, i) => {
    const place = i % (UNITS_OF_BRIGADE + 1);
    if (place === 0) return `${i + 1}th Brigade: General No. ${round}`;
    const number = round * LINES + i;
    if (place === UNITS_OF_BRIGADE)
      return `  Foot Battery No. ${number}, six 6-pdrs and two howitzers`;
    return `  ${number}e Ligne, ${1 + (place % 3)} bns (${place}/${400 + (i % 300)})`;
  }).join("\n");
}
